import { KING, isFaceUp, rankOf } from './card.js';
import { joins } from './links.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';

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

/** How many cards of a pile count. */
type Count = (pile: Pile) => number;

function cardsOn(
  position: Position,
  piles: readonly number[],
  count: Count = ({ length }) => length,
): number {
  return piles.reduce((sum, pile) => sum + count(position[pile]!), 0);
}

/** Cards on the foundations. */
export function cardsHome({ layout }: Rules, position: Position): number {
  return cardsOn(position, layout.foundations);
}

/** Complete runs that have left the table. */
export function setsHome({ runs }: Rules, position: Position): number {
  return runs.reduce((sum, { piles, size }) => sum + cardsOn(position, piles) / size, 0);
}

/** Cards of sequences, King first, each one rank lower than the card beneath, suits aside. */
function kingRunCards(pile: Pile): number {
  let next = -1;
  return pile.filter((card) => {
    const rank = rankOf(card);
    const isInRun = isFaceUp(card) && (rank === KING || rank === next);
    next = isInRun ? rank - 1 : -1;
    return isInRun;
  }).length;
}

/** Cards that lie on the card that they want below them in the end. */
function joinedCards({ wins }: Rules, pile: Pile): number {
  return pile.filter(
    (card, i) =>
      i > 0 && isFaceUp(card) && isFaceUp(pile[i - 1]!) && joins(wins, pile[i - 1]!, card),
  ).length;
}

/**
 * Points of a position: per the definition 500 − actions − undos − redos + 100 for each set off the
 * table, cards in King-led sequences, cards home, or cards in place.
 */
export function scoreOf(rules: Rules, position: Position, effort: Effort): number {
  const { actions, undos, redos } = effort;
  const { columns } = rules.layout;
  switch (rules.definition.score) {
    case 'sets':
      return FIRST_POINTS - actions - undos - redos + SET_POINTS * setsHome(rules, position);
    case 'kingRuns':
      return cardsHome(rules, position) + cardsOn(position, columns, kingRunCards);
    case 'cardsHome':
      return cardsHome(rules, position);
    case 'joins':
      return cardsOn(position, columns, (pile) => joinedCards(rules, pile));
  }
}
