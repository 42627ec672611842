import type { GameDefinition, HouseRule } from '../engine/definition.js';
import { en } from './en.js';
import { factsOf } from './facts.js';

/** A part of a rules text. */
export interface Section {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/**
 * The rules of a game in sections, composed from its definition as house rules have changed it;
 * those in force are named at the end.
 */
export function rulesText(
  definition: GameDefinition,
  words = en,
  houseRules: readonly HouseRule[] = [],
): readonly Section[] {
  const facts = factsOf(definition);
  const sections = words.sections.map(([heading, say]) => ({
    heading,
    sentences: say(facts, houseRules).filter((line) => line !== false),
  }));
  return sections.filter(({ sentences }) => sentences.length > 0);
}
