import { isFaceUp, kindOf } from './card.js';
import { DEAL, countOf, makeMove, sourceOf, targetOf, type Action } from './action.js';
import { hasFourKings, isWithinLimit, liftable } from './lifting.js';
import { BACK, GAP, OPEN_GAP, joinsKinds, rankBit, type RankSet } from './links.js';
import { topOf, type Position } from './position.js';
import type { Rules } from './rules.js';
import { takesFrom } from './runs.js';
import { canDeal } from './stock.js';

// A for-of loop is too large for the compiler to inline what lies around it: counting is a third faster.
/* eslint-disable @typescript-eslint/prefer-for-of */

/** What a column shows to a card that comes, as a kind that the table of building knows. */
function shownBy(rules: Rules, position: Position, column: number): number {
  const top = topOf(position[column]!);
  if (top !== undefined) return isFaceUp(top) ? kindOf(top) : BACK;
  const isOpen =
    rules.definition.emptyColumn === 'kingUntilFourKings' && hasFourKings(rules, position);
  return isOpen ? OPEN_GAP : GAP;
}

/** A list of actions in the making. */
interface Search {
  readonly rules: Rules;
  readonly position: Position;
  /** By column, what {@link shownBy} says. */
  readonly shown: readonly number[];
  readonly shownRanks: RankSet;
  readonly found: Action[];
}

/** Adds the moves of a group (a move without target) to the columns: the engine's hottest loop. */
function addColumnMoves(search: Search, group: Action): void {
  const { rules, position, shown, found } = search;
  const { builds, columnTargets } = rules;
  const from = sourceOf(group);
  const source = position[from]!;
  const first = kindOf(source[source.length - countOf(group)]!);
  if ((rules.wantedRanks[first]! & search.shownRanks) === 0) return;
  for (let i = 0; i < columnTargets.length; i++) {
    const to = columnTargets[i]!;
    if (!joinsKinds(builds, shown[to]!, first) || to === from) continue;
    const action = group | to;
    if (isWithinLimit(rules, position, action)) found.push(action);
  }
}

/** Whether a foundation takes a group of the right size; of alike empty ones only the first does. */
function foundationTakes({ foundations, reach }: Rules, position: Position, move: Action): boolean {
  const from = sourceOf(move);
  const to = targetOf(move);
  const kind = foundations[to]!;
  const isEmpty = (pile: number): boolean => position[pile]!.length === 0;
  return (
    takesFrom(kind, position[to]!, position[from]!) &&
    (reach[from]?.includes(to) ?? true) &&
    (!isEmpty(to) || kind.piles.find(isEmpty) === to)
  );
}

function reserveTakes({ definition }: Rules, position: Position, move: Action): boolean {
  return position[targetOf(move)]!.length < (definition.reserve!.capacity ?? Infinity);
}

function addMovesTo(
  { rules, position, found }: Search,
  group: Action,
  targets: readonly number[],
  takes: typeof foundationTakes,
): void {
  for (let i = 0; i < targets.length; i++) {
    const to = targets[i]!;
    const action = group | to;
    if (to !== sourceOf(group) && takes(rules, position, action)) found.push(action);
  }
}

const countOrders: number[][] = [];

/** 1 … most, in the order in which `<count>>` sorts as text. */
function countsInOrder(most: number): readonly number[] {
  return (countOrders[most] ??= Array.from({ length: most }, (_, i) => i + 1).sort((a, b) =>
    `${a}>` < `${b}>` ? -1 : 1,
  ));
}

function addMovesFrom(search: Search, from: number): void {
  const { rules, position } = search;
  const counts = countsInOrder(liftable(rules, position, from));
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!;
    const group = makeMove(from, count, 0);
    const homes = rules.homes[count];
    if (homes) addMovesTo(search, group, homes, foundationTakes);
    addColumnMoves(search, group);
    if (count === 1) addMovesTo(search, group, rules.reserveTargets, reserveTakes);
  }
}

/** Every legal action, in the order of its text. Pointless ones are among them. */
export function legalActions(rules: Rules, position: Position): Action[] {
  const found: Action[] = canDeal(rules, position) ? [DEAL] : [];
  const { sources, layout } = rules;
  const shown: number[] = [];
  let shownRanks: RankSet = 0;
  for (let column = 0; column < layout.columns.length; column++) {
    const kind = shownBy(rules, position, column);
    shown.push(kind);
    shownRanks |= rankBit(kind);
  }
  const search = { rules, position, shown, shownRanks, found };
  for (let i = 0; i < sources.length; i++) addMovesFrom(search, sources[i]!);
  return found;
}

/** Whether a group may be picked up at all. */
export function canLift(rules: Rules, position: Position, from: number, count: number): boolean {
  return rules.sources.includes(from) && count >= 1 && count <= liftable(rules, position, from);
}
