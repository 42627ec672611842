import type { GameDefinition } from '../engine/definition.js';
import { effectiveHouseRules, isHouseRule, withHouseRules } from '../engine/house-rules.js';
import { defaultSuits, withSuits } from '../variants/suits.js';
import { en } from './en.js';
import { kinText } from './kin.js';
import { rulesText, type Section } from './rules-text.js';
import { difficulties } from './specials.js';
import type { Difficulty, GuideWords, Texts } from './words.js';

export { en, kinText, rulesText };
export type { Difficulty, GuideWords, Section, Texts };

/** How a game is played, for {@link guideFor}. */
export interface GuideChoice {
  /** How many suits; by default those of the definition. */
  readonly suits?: number | undefined;
  readonly houseRules?: readonly string[] | undefined;
}

/** What a player may read about a game. */
export interface Guide {
  readonly name: string;
  /** Undefined for a game of one's own. */
  readonly difficulty: Difficulty | undefined;
  /** How the game differs from its nearest relative, if it has one. */
  readonly kin: string | undefined;
  readonly sections: readonly Section[];
  readonly special: string | undefined;
  readonly advice: string | undefined;
}

/** What a table says of a game dealt with some number of suits; the first row about it prevails. */
function find<Text>(
  texts: Readonly<Record<string, Text>>,
  id: string,
  suits: number,
): Text | undefined {
  const keys = [id, `${id}/${suits}`, `/${suits}`];
  return Object.entries(texts).find(([games]) =>
    games.split(' ').some((game) => keys.includes(game)),
  )?.[1];
}

/** How hard a game of the family is with so many suits. */
export function difficultyOf(id: string, suits: number): Difficulty {
  return find(difficulties, id, suits) ?? 'hard';
}

/**
 * The guide to a game.
 *
 * @param definition as it is without house rules
 * @param games the family, in the order in which a player meets it: the nearest relative is told
 */
export function guideFor(
  definition: GameDefinition,
  games: readonly GameDefinition[],
  { suits = defaultSuits(definition), houseRules = [] }: GuideChoice = {},
  words = en,
): Guide {
  const dealt = withSuits(definition, suits) ?? definition;
  const rules = effectiveHouseRules(dealt, houseRules.filter(isHouseRule));
  const { id, name } = definition;
  const isOfFamily = games.some((game) => game.id === id);
  return {
    name,
    difficulty: isOfFamily ? difficultyOf(id, suits) : undefined,
    kin: kinText(dealt, games, words),
    sections: rulesText(withHouseRules(dealt, rules), words, rules),
    special: find(words.specials, id, suits),
    advice: find(words.advice, id, suits),
  };
}

/** Words of the game and what they mean. */
export const { glossary } = en;
