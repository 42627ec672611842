import { KING, isFaceUp, rankOf, suitOf } from './card.js';
import { countOf, sourceOf, targetOf, type Action } from './action.js';
import { topOf, type Pile, type Position } from './position.js';
import type { Rules } from './rules.js';
import { faceUpLength, tailLength } from './runs.js';

function liftsFromColumn(rules: Rules, pile: Pile): number {
  const { lift } = rules.definition;
  if (lift === 'faceUp') return faceUpLength(pile);
  if (lift === 'single') return Math.min(1, faceUpLength(pile));
  let most = 0;
  const { lifts } = rules;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- hot, see moves.ts
  for (let i = 0; i < lifts.length; i++) most = Math.max(most, tailLength(pile, lifts[i]!));
  return most;
}

function liftsTopCard(pile: Pile): number {
  const top = topOf(pile);
  return top !== undefined && isFaceUp(top) ? 1 : 0;
}

/** How many cards may leave a pile as one group, limits of size aside. */
export function liftable(rules: Rules, position: Position, from: number): number {
  const pile = position[from]!;
  return rules.layout.kinds[from] === 'column' ? liftsFromColumn(rules, pile) : liftsTopCard(pile);
}

/** How many piles of the list are empty, one of them left out. */
function countEmpty(position: Position, piles: readonly number[], except: number): number {
  return piles.filter((pile) => pile !== except && position[pile]!.length === 0).length;
}

function oneSuitParts(pile: Pile, count: number): number {
  let parts = 1;
  for (let i = pile.length - count + 1; i < pile.length; i++) {
    if (suitOf(pile[i]!) !== suitOf(pile[i - 1]!)) parts++;
  }
  return parts;
}

/** Whether free cells and empty columns allow a group of this size to move to a column. */
export function isWithinLimit(rules: Rules, position: Position, action: Action): boolean {
  const { liftLimit } = rules.definition;
  if (liftLimit === null) return true;
  const count = countOf(action);
  const cells = countEmpty(position, rules.layout.reserves, -1);
  const bound = (cells + 1) * 2 ** countEmpty(position, rules.layout.columns, targetOf(action));
  return (
    (liftLimit === 'cards' ? count : oneSuitParts(position[sourceOf(action)]!, count)) <= bound
  );
}

/** Whether Kings stand at the bottom of at least four columns. */
export function hasFourKings(rules: Rules, position: Position): boolean {
  const kings = rules.layout.columns.filter((column) => {
    const [bottom] = position[column]!;
    return bottom !== undefined && rankOf(bottom) === KING;
  });
  return kings.length >= 4;
}
