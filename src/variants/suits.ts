import type { GameDefinition } from '../engine/definition.js';

/** How many suits a game is dealt with by default. */
export function defaultSuits(definition: GameDefinition): number {
  return new Set(definition.suits).size;
}

/** The numbers of suits that a game can be dealt with, the default first. */
export function suitNumbers(definition: GameDefinition): number[] {
  const others = Object.keys(definition.suitChoices).map(Number);
  return [...new Set([defaultSuits(definition), ...others])];
}

/** The definition dealt with another number of suits, or undefined where the game has no such deal. */
export function withSuits(definition: GameDefinition, number: number): GameDefinition | undefined {
  if (number === defaultSuits(definition)) return definition;
  const suits = definition.suitChoices[number];
  return suits === undefined ? undefined : { ...definition, suits };
}
