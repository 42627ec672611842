import type { GameDefinition } from '../engine/definition.js';
import { big } from './big.js';
import { kin } from './kin.js';
import { oneDeck } from './one-deck.js';
import { scorpions } from './scorpion.js';
import { spiders } from './spider.js';

/**
 * The definitions of all games by id, in the order in which a player meets them. Facts from
 * PySolFC 3.6.1 and from published rule texts; every one is checked against recorded games.
 */
export const variants: Readonly<Record<string, GameDefinition>> = Object.fromEntries(
  [spiders, oneDeck, scorpions, big, kin].flat().map((definition) => [definition.id, definition]),
);

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** The definition that an id or another name of a game stands for, or undefined. */
export function findVariant(name: string): GameDefinition | undefined {
  const wanted = plain(name);
  return (
    (Object.hasOwn(variants, wanted) ? variants[wanted] : undefined) ??
    Object.values(variants).find(({ aliases }) => aliases.some((alias) => plain(alias) === wanted))
  );
}

/** How many suits a game is dealt with by default. */
export function defaultSuits(definition: GameDefinition): number {
  return new Set(definition.suits).size;
}

/** The numbers of suits that a game can be dealt with, the default first. */
export function suitNumbers(definition: GameDefinition): number[] {
  const usual = defaultSuits(definition);
  const others = Object.keys(definition.suitChoices).map(Number);
  return [usual, ...others.filter((number) => number !== usual)];
}

/** The definition dealt with another number of suits, or undefined where the game has no such deal. */
export function withSuits(definition: GameDefinition, number: number): GameDefinition | undefined {
  if (number === defaultSuits(definition)) return definition;
  const suits = definition.suitChoices[number];
  return suits === undefined ? undefined : { ...definition, suits };
}
