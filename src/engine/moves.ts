import { isFaceUp, kindOf, type Card } from './card.js';
import { DEAL, countOf, makeMove, sourceOf, targetOf, type Action } from './action.js';
import { hasFourKings, isWithinLimit, liftable } from './lifting.js';
import { BACK, GAP, OPEN_GAP, joinsKinds, rankBit, type RankSet } from './links.js';
import { topOf, type Position } from './position.js';
import type { Rules } from './rules.js';
import { takesCard, takesRun } from './runs.js';
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

/** The lowest card of the group that a move takes. */
function firstOf(position: Position, action: Action): Card {
  const source = position[sourceOf(action)]!;
  return source[source.length - countOf(action)]!;
}

function columnTakes(rules: Rules, position: Position, action: Action): boolean {
  const shown = shownBy(rules, position, targetOf(action));
  const first = kindOf(firstOf(position, action));
  return joinsKinds(rules.builds, shown, first) && isWithinLimit(rules, position, action);
}

/** The lowest-numbered foundation stands for all empty ones that are alike. */
function isRepeated(rules: Rules, position: Position, foundation: number): boolean {
  if (position[foundation]!.length > 0) return false;
  const { likeness } = rules.foundations[foundation]!;
  return rules.layout.foundations.some(
    (other) =>
      other < foundation &&
      rules.foundations[other]!.likeness === likeness &&
      position[other]!.length === 0,
  );
}

function isInReach(rules: Rules, from: number, foundation: number): boolean {
  return rules.reach[from]?.includes(foundation) ?? true;
}

function foundationTakes(rules: Rules, position: Position, action: Action): boolean {
  const [from, count, to] = [sourceOf(action), countOf(action), targetOf(action)];
  const foundation = rules.foundations[to]!;
  const { take, length, shared } = foundation.group;
  if (shared || count !== (take === 'card' ? 1 : length)) return false;
  const source = position[from]!;
  const takes =
    take === 'card'
      ? takesCard(foundation, position[to]!, topOf(source)!)
      : takesRun(foundation, position[to]!, source);
  return takes && isInReach(rules, from, to) && !isRepeated(rules, position, to);
}

function reserveTakes({ definition }: Rules, position: Position, action: Action): boolean {
  const { reserve } = definition;
  if (!reserve?.accepts || countOf(action) !== 1) return false;
  return reserve.capacity === null || position[targetOf(action)]!.length < reserve.capacity;
}

/** Whether the target of a move takes its cards, whose leaving is not in question. */
function isAccepted(rules: Rules, position: Position, action: Action): boolean {
  const to = targetOf(action);
  if (to === sourceOf(action)) return false;
  switch (rules.layout.kinds[to]) {
    case 'column':
      return columnTakes(rules, position, action);
    case 'foundation':
      return foundationTakes(rules, position, action);
    case 'reserve':
      return reserveTakes(rules, position, action);
    default:
      return false;
  }
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
  const first = kindOf(firstOf(position, group));
  if ((rules.wantedRanks[first]! & search.shownRanks) === 0) return;
  const from = sourceOf(group);
  for (let i = 0; i < columnTargets.length; i++) {
    const to = columnTargets[i]!;
    if (!joinsKinds(builds, shown[to]!, first) || to === from) continue;
    const action = group | to;
    if (isWithinLimit(rules, position, action)) found.push(action);
  }
}

function addMovesTo(
  { rules, position, found }: Search,
  group: Action,
  targets: readonly number[],
): void {
  for (let i = 0; i < targets.length; i++) {
    const to = targets[i]!;
    const action = group | to;
    if (isAccepted(rules, position, action)) found.push(action);
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
    if (homes) addMovesTo(search, group, homes);
    addColumnMoves(search, group);
    if (count === 1) addMovesTo(search, group, rules.reserveTargets);
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

/** Whether one action is among {@link legalActions}, found without listing them. */
export function isLegal(rules: Rules, position: Position, action: Action): boolean {
  if (action === DEAL) return canDeal(rules, position);
  const lifts = canLift(rules, position, sourceOf(action), countOf(action));
  return lifts && isAccepted(rules, position, action);
}
