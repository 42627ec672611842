import type { GameDefinition, HouseRule } from '../engine/definition.js';
import {
  HOUSE_RULES,
  effectiveHouseRules,
  isHouseRule,
  withHouseRules,
} from '../engine/house-rules.js';
import { quote } from '../engine/notation.js';
import { defaultSuits, findVariant, suitNumbers, withSuits } from '../variants/index.js';

/** Which game to play. */
export interface Choice {
  /** Id or another name of a game. */
  readonly variant: string;
  /** How many suits, where a game can be dealt with several numbers. */
  readonly suits?: number | undefined;
  readonly houseRules?: readonly string[] | undefined;
}

/** A choice as it stands: the definition to play and the words that describe it. */
export interface ChosenGame {
  readonly definition: GameDefinition;
  readonly variant: string;
  readonly suits: number;
  readonly houseRules: readonly HouseRule[];
}

function chooseVariant(name: string): GameDefinition {
  const definition = findVariant(name);
  if (!definition)
    throw new RangeError(
      `variant: no game is called ${quote(name)}; games are listed in the documentation, for example "spider"`,
    );
  return definition;
}

function chooseSuits(definition: GameDefinition, suits: number): GameDefinition {
  const dealt = withSuits(definition, suits);
  if (!dealt)
    throw new RangeError(
      `suits: ${definition.name} has no deal of ${quote(suits)} suits; allowed is ${suitNumbers(definition).join(', ')}`,
    );
  return dealt;
}

/**
 * House rules from their words.
 *
 * @throws RangeError naming `houseRules` and the word that is none
 */
export function checkHouseRules(words: readonly string[]): HouseRule[] {
  for (const word of words) {
    if (!isHouseRule(word))
      throw new RangeError(
        `houseRules: ${quote(word)} is no house rule; allowed is ${HOUSE_RULES.join(', ')}`,
      );
  }
  return words.filter(isHouseRule);
}

const chosen = new Map<string, ChosenGame>();

function remember(game: ChosenGame): ChosenGame {
  const key = [game.variant, game.suits, ...game.houseRules].join();
  const known = chosen.get(key);
  if (!known) chosen.set(key, game);
  return known ?? game;
}

/**
 * The definition that a choice asks for; equal choices give the same object.
 *
 * @throws RangeError naming the field: unknown variant, suits the game lacks, unknown house rule
 */
export function chooseGame({ variant, suits, houseRules = [] }: Choice): ChosenGame {
  const base = chooseVariant(variant);
  const number = suits ?? defaultSuits(base);
  const dealt = chooseSuits(base, number);
  const rules = effectiveHouseRules(dealt, checkHouseRules(houseRules));
  return remember({
    definition: withHouseRules(dealt, rules),
    variant: base.id,
    suits: number,
    houseRules: rules,
  });
}
