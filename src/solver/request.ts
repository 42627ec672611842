import { parseSeed } from '../engine/deal-number.js';
import type { GameDefinition } from '../engine/definition.js';
import { HOUSE_RULES, isHouseRule, withHouseRules } from '../engine/house-rules.js';
import { checkPiles, quote, type Piles } from '../engine/notation.js';
import { dealOpening } from '../engine/opening.js';
import type { Position } from '../engine/position.js';
import { rulesOf } from '../engine/rules.js';
import { positionFrom } from '../engine/table.js';
import { defaultSuits, findVariant, suitNumbers, withSuits } from '../variants/index.js';
import type { Problem } from './protocol.js';

/** A position by the words that describe it: a deal by its number, or piles. */
export interface SolveRequest {
  /** Id or another name of a game. */
  readonly variant: string;
  readonly suits?: number | undefined;
  readonly houseRules?: readonly string[] | undefined;
  /** Deal number. */
  readonly seed?: string | bigint | undefined;
  /** Every pile that is not empty, instead of a deal number. */
  readonly piles?: Piles | undefined;
}

/** A game in progress, as the engine keeps it. */
export interface SolvableGame {
  readonly definition: GameDefinition;
  readonly table: Position;
}

function definitionOf({ variant, suits, houseRules = [] }: SolveRequest): GameDefinition {
  const base = findVariant(variant);
  if (!base) throw new RangeError(`variant: no game is called ${quote(variant)}`);
  const dealt = withSuits(base, suits ?? defaultSuits(base));
  if (!dealt) {
    throw new RangeError(
      `suits: ${base.name} has no deal of ${quote(suits)} suits; allowed is ${suitNumbers(base).join(', ')}`,
    );
  }
  return withHouseRules(dealt, houseRules.filter((word) => isKnownRule(word)).filter(isHouseRule));
}

function isKnownRule(word: string): boolean {
  if (isHouseRule(word)) return true;
  throw new RangeError(
    `houseRules: ${quote(word)} is no house rule; allowed is ${HOUSE_RULES.join(', ')}`,
  );
}

/**
 * The position that a game stands at, or that a request describes.
 *
 * @throws RangeError or SyntaxError naming the field: an unknown game, piles that are not its own
 */
export function problemOf(start: SolvableGame | SolveRequest): Problem {
  if ('table' in start) return { definition: start.definition, position: start.table };
  const definition = definitionOf(start);
  const rules = rulesOf(definition);
  const { piles, seed } = start;
  if (piles !== undefined) return { definition, position: positionFrom(rules, checkPiles(piles)) };
  if (typeof seed !== 'string' && typeof seed !== 'bigint') {
    throw new RangeError('seed: a deal number as text or BigInt is needed, or piles');
  }
  return { definition, position: dealOpening(rules, parseSeed(String(seed)), 'automatic') };
}
