import type { HouseRule } from '../engine/definition.js';
import type { Facts } from './facts.js';

/** How hard a game is to win for people who know it. */
export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert';

/** Texts by name. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** Sentences; what is false or empty does not apply. */
export type Lines = readonly (string | false)[];

/** A section of the rules: its heading, and what it says of a game and of the house rules in force. */
export type SectionWords = readonly [
  heading: string,
  say: (facts: Facts, houseRules: readonly HouseRule[]) => Lines,
];

/** Everything that the guide says, in one language. */
export interface GuideWords {
  /** The sections in the order in which they are read; one that says nothing is left out. */
  readonly sections: readonly SectionWords[];
  /** How a game differs from a relative: what is said of it alone, and headings that it lacks. */
  readonly kin: (name: string, changes: readonly string[], missing: readonly string[]) => string;
  /** Words and what they mean. */
  readonly glossary: Texts;
  /** By ids of games, or `id/suits`, separated by blanks. */
  readonly specials: Texts;
  readonly advice: Texts;
}
