import { KING, isFaceUp, rankOf, type Card } from './card.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';
import { tailLength } from './runs.js';

/** What a player did in one attempt at a deal, beyond what the position shows. */
export interface Effort {
  /** Moves and deals made, those undone since included. */
  readonly actions: number;
  readonly undos: number;
  readonly redos: number;
}

/** A line of actions with what the player did on the way to it. */
export interface Progress extends Effort {
  /** Actions that stand, then those that redo would bring back. */
  readonly line: readonly string[];
  /** How many actions of the line stand. */
  readonly done: number;
}

const FIRST_POINTS = 500;
const SET_POINTS = 100;

/** Whether a card of a pile counts. */
type Counts = (card: Card, index: number, pile: Pile) => boolean;

function cardsOn(position: Position, piles: readonly number[], counts: Counts = isFaceUp): number {
  return piles.flatMap((pile) => position[pile]!.filter(counts)).length;
}

/** Cards on the foundations. */
export function cardsHome({ layout }: Rules, position: Position): number {
  return cardsOn(position, layout.foundations);
}

/** Complete runs that have left the table. */
export function setsHome({ runs }: Rules, position: Position): number {
  return runs.reduce((sum, { piles, size }) => sum + cardsOn(position, piles) / size, 0);
}

/** Whether a card is of a sequence, King first, each one rank lower than the card beneath. */
function isInKingRun(card: Card, i: number, pile: Pile): boolean {
  const below = pile[i - 1];
  if (!isFaceUp(card)) return false;
  if (below === undefined || rankOf(below) !== rankOf(card) + 1) return rankOf(card) === KING;
  return isInKingRun(below, i - 1, pile);
}

/**
 * Points of a position: per the definition 500 − actions − undos − redos + 100 for each set off the
 * table, cards in King-led sequences, cards home, or cards in place.
 */
export function scoreOf(rules: Rules, position: Position, effort: Effort): number {
  const { actions, undos, redos } = effort;
  switch (rules.definition.score) {
    case 'sets':
      return FIRST_POINTS - actions - undos - redos + SET_POINTS * setsHome(rules, position);
    case 'kingRuns':
      return cardsHome(rules, position) + cardsOn(position, rules.layout.columns, isInKingRun);
    case 'cardsHome':
      return cardsHome(rules, position);
    case 'joins':
      return cardsOn(
        position,
        rules.layout.columns,
        (_, i, pile) => tailLength(pile.slice(0, i + 1), rules.wins) > 1,
      );
  }
}
