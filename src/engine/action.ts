/**
 * An action as one number: 0 is a stock deal, a move packs its source pile, the number of cards and
 * its target pile (pile numbers are indices of the layout).
 */
export type Action = number;

/** The action that uses the stock. */
export const DEAL: Action = 0;

const FROM_SHIFT = 14;
const COUNT_SHIFT = 6;

/** Cards that one move can take: more than the largest game has. */
export const MOST_CARDS = 255;

/** A move of the `count` exposed cards of pile `from` to pile `to`. */
export function makeMove(from: number, count: number, to: number): Action {
  return (from << FROM_SHIFT) | (count << COUNT_SHIFT) | to;
}

/** The pile a move takes cards from. */
export function sourceOf(action: Action): number {
  return action >> FROM_SHIFT;
}

/** How many cards a move takes. */
export function countOf(action: Action): number {
  return (action >> COUNT_SHIFT) & MOST_CARDS;
}

/** The pile a move puts cards on. */
export function targetOf(action: Action): number {
  return action & 63;
}
