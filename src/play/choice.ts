import type { GameDefinition, HouseRule } from '../engine/definition.js';
import {
  HOUSE_RULES,
  effectiveHouseRules,
  isHouseRule,
  withHouseRules,
} from '../engine/house-rules.js';
import { refuse } from '../engine/notation.js';
import { defaultSuits, findVariant, suitNumbers, withSuits } from '../variants/index.js';

/** Which game to play. */
export interface Choice {
  /** Id or another name of a game. */
  readonly variant: string;
  /** How many suits, where a game can be dealt with several numbers. */
  readonly suits?: number | undefined;
  readonly houseRules?: readonly string[] | undefined;
}

/** The words that describe a game. */
export interface ChoiceWords {
  readonly variant: string;
  readonly suits: number;
  readonly houseRules: readonly HouseRule[];
}

/** A choice as it stands: the words that describe it and the definition to play. */
export interface ChosenGame extends ChoiceWords {
  readonly definition: GameDefinition;
}

function checkHouseRule(word: string): HouseRule {
  return isHouseRule(word) ? word : refuse('houseRules', word, HOUSE_RULES.join(', '));
}

/** Suits and house rules as a player may wish them. */
type Wish = Omit<Choice, 'variant'>;

/**
 * The choice of a given definition, of the family or of one's own.
 *
 * @throws RangeError naming the field: suits the game lacks, unknown house rule
 */
export function choiceOf(base: GameDefinition, { suits, houseRules = [] }: Wish = {}): ChosenGame {
  const number = suits ?? defaultSuits(base);
  const allowed = suitNumbers(base);
  if (!allowed.includes(number)) refuse('suits', number, allowed.join(', '));
  const dealt = withSuits(base, number)!;
  const rules = effectiveHouseRules(dealt, houseRules.map(checkHouseRule));
  const definition = withHouseRules(dealt, rules);
  return { definition, variant: base.id, suits: number, houseRules: rules };
}

const chosen: Record<string, ChosenGame> = {};

/**
 * The definition that a choice asks for; equal choices give the same object.
 *
 * @throws RangeError naming the field: unknown variant, suits the game lacks, unknown house rule
 */
export function chooseGame({ variant, ...wish }: Choice): ChosenGame {
  const base = findVariant(variant) ?? refuse('variant', variant, 'an id such as "spider"');
  const choice = choiceOf(base, wish);
  return (chosen[[base.id, choice.suits, ...choice.houseRules].join()] ??= choice);
}
