import { KING, isFaceUp, rankOf } from './card.js';
import type { ScoreRule } from './definition.js';
import { isLinked } from './links.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';

/** What a player did in one attempt at a deal, beyond what the position shows. */
export interface Effort {
  /** Moves and deals made, those undone since included. */
  readonly actions: number;
  readonly undos: number;
  readonly redos: number;
}

const FIRST_POINTS = 500;
const SET_POINTS = 100;

/** Cards on the foundations. */
export function cardsHome({ layout }: Rules, position: Position): number {
  return layout.foundations.reduce((sum, pile) => sum + position[pile]!.length, 0);
}

/** Complete runs that have left the table. */
export function setsHome({ layout, foundations }: Rules, position: Position): number {
  return layout.foundations.reduce((sum, pile) => {
    const { take, length } = foundations[pile]!.group;
    return take === 'run' ? sum + position[pile]!.length / length : sum;
  }, 0);
}

/** Cards of sequences, King first, each one rank lower than the card beneath, suits aside. */
function kingRunCards(pile: Pile): number {
  let count = 0;
  let inRun = false;
  pile.forEach((card, i) => {
    const follows = inRun && i > 0 && rankOf(card) === rankOf(pile[i - 1]!) - 1;
    inRun = isFaceUp(card) && (follows || rankOf(card) === KING);
    if (inRun) count++;
  });
  return count;
}

/** Cards that lie on the card that they want below them in the end. */
function joinedCards(rules: Rules, pile: Pile): number {
  const { win } = rules.definition;
  if (win.by !== 'columns') return 0;
  return pile.filter((card, i) => {
    const below = pile[i - 1];
    return (
      below !== undefined &&
      isFaceUp(below) &&
      isFaceUp(card) &&
      isLinked(win.link, false, card, below)
    );
  }).length;
}

function sumColumns({ layout }: Rules, position: Position, count: (pile: Pile) => number): number {
  return layout.columns.reduce((sum, column) => sum + count(position[column]!), 0);
}

const scores: Record<ScoreRule, (rules: Rules, position: Position, effort: Effort) => number> = {
  sets: (rules, position, { actions, undos, redos }) =>
    FIRST_POINTS - actions - undos - redos + SET_POINTS * setsHome(rules, position),
  kingRuns: (rules, position) =>
    sumColumns(rules, position, kingRunCards) + cardsHome(rules, position),
  cardsHome,
  joins: (rules, position) => sumColumns(rules, position, (pile) => joinedCards(rules, pile)),
};

/**
 * Points of a position: per the definition 500 − actions − undos − redos + 100 for each set off the
 * table, cards in King-led sequences, cards home, or cards in place.
 */
export function scoreOf(rules: Rules, position: Position, effort: Effort): number {
  return scores[rules.definition.score](rules, position, effort);
}
