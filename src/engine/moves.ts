import { isFaceUp, kindOf } from './card.js';
import { DEAL, makeMove, sourceOf, targetOf, type Action } from './action.js';
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

/** Whether the target of a move takes the cards. */
type Takes = (search: Search, move: Action) => boolean;

/** A foundation takes a group of the right size; of alike empty ones only the first does. */
const foundationTakes: Takes = ({ rules, position }, move) => {
  const from = sourceOf(move);
  const to = targetOf(move);
  const { layout, foundations } = rules;
  const { foundationReach } = rules.definition;
  const kind = foundations[to]!;
  const isEmpty = (pile: number): boolean => position[pile]!.length === 0;
  return (
    takesFrom(kind, position[to]!, position[from]!) &&
    (foundationReach?.[String(from)]?.includes(to - layout.columns.length) ?? true) &&
    (!isEmpty(to) || kind.piles.find(isEmpty) === to)
  );
};

const reserveTakes: Takes = ({ rules, position }, move) =>
  position[targetOf(move)]!.length < (rules.definition.reserve!.capacity ?? Infinity);

/** Adds the moves of a group (a move without target) to some piles. */
function addMoves(search: Search, group: Action, targets: readonly number[], takes: Takes): void {
  for (let i = 0; i < targets.length; i++) {
    const move = group | targets[i]!;
    if (targets[i] !== sourceOf(group) && takes(search, move)) search.found.push(move);
  }
}

/** Adds the moves of a group to the columns, given its first card: the engine's hottest loop. */
function addColumnMoves(search: Search, group: Action, first: number): void {
  const { rules, position, shown, shownRanks, found } = search;
  if ((rules.wantedRanks[first]! & shownRanks) === 0) return;
  const { builds, columnTargets } = rules;
  const from = sourceOf(group);
  for (let i = 0; i < columnTargets.length; i++) {
    const to = columnTargets[i]!;
    if (!joinsKinds(builds, shown[to]!, first) || to === from) continue;
    if (isWithinLimit(rules, position, group | to)) found.push(group | to);
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
  const pile = position[from]!;
  const counts = countsInOrder(liftable(rules, position, from));
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!;
    const group = makeMove(from, count, 0);
    const homes = rules.homes[count];
    if (homes) addMoves(search, group, homes, foundationTakes);
    addColumnMoves(search, group, kindOf(pile[pile.length - count]!));
    if (count === 1) addMoves(search, group, rules.reserveTargets, reserveTakes);
  }
}

/** Every legal action, in the order of its text. Pointless ones are among them. */
export function legalActions(rules: Rules, position: Position): Action[] {
  const found: Action[] = canDeal(rules, position) ? [DEAL] : [];
  const shown: number[] = [];
  let shownRanks = 0;
  for (let column = 0; column < rules.layout.columns.length; column++) {
    const kind = shownBy(rules, position, column);
    shown.push(kind);
    shownRanks |= rankBit(kind);
  }
  const search = { rules, position, shown, shownRanks, found };
  for (let i = 0; i < rules.sources.length; i++) addMovesFrom(search, rules.sources[i]!);
  return found;
}

/** Whether a group may be picked up at all. */
export function canLift(rules: Rules, position: Position, from: number, count: number): boolean {
  return rules.sources.includes(from) && count >= 1 && count <= liftable(rules, position, from);
}
