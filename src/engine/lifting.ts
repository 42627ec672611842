import { KING, rankOf, suitOf } from './card.js';
import { countOf, sourceOf, targetOf, type Action } from './action.js';
import { isColumn } from './layout.js';
import type { LinkTable } from './links.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';
import { faceUpLength, tailLength } from './runs.js';

/** How many cards may leave a pile as one group, limits of size aside. */
export function liftable(rules: Rules, position: Position, from: number): number {
  const pile = position[from]!;
  const { lift } = rules.definition;
  if (!isColumn(rules.layout, from) || lift === 'single') return Math.min(1, faceUpLength(pile));
  return lift === 'faceUp' ? faceUpLength(pile) : longestTail(rules.lifts, pile);
}

function longestTail(tables: readonly LinkTable[], pile: Pile): number {
  let most = 0;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- hot, see moves.ts
  for (let i = 0; i < tables.length; i++) most = Math.max(most, tailLength(pile, tables[i]!));
  return most;
}

/** How many piles of the list are empty, one of them left out. */
function countEmpty(position: Position, piles: readonly number[], except: number): number {
  return piles.filter((pile) => pile !== except && position[pile]!.length === 0).length;
}

function countParts(group: Pile): number {
  return group.filter((card, i) => i === 0 || suitOf(card) !== suitOf(group[i - 1]!)).length;
}

/** Whether free cells and empty columns allow a group of this size to move to a column. */
export function isWithinLimit(rules: Rules, position: Position, action: Action): boolean {
  const { liftLimit } = rules.definition;
  if (liftLimit === null) return true;
  const { reserves, columns } = rules.layout;
  const group = position[sourceOf(action)]!.slice(-countOf(action));
  const size = liftLimit === 'cards' ? group.length : countParts(group);
  const cells = countEmpty(position, reserves, -1);
  return size <= (cells + 1) * 2 ** countEmpty(position, columns, targetOf(action));
}

/** Whether Kings stand at the bottom of at least four columns. */
export function hasFourKings({ layout }: Rules, position: Position): boolean {
  return layout.columns.filter((column) => rankOf(position[column]![0] ?? 0) === KING).length >= 4;
}
