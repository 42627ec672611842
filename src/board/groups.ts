import { countOf, sourceOf, targetOf, type Action } from '../engine/action.js';
import { rankOf, suitOf, type Card } from '../engine/card.js';
import { joins } from '../engine/links.js';
import { legalActions } from '../engine/moves.js';
import { topOf, type Pile, type Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { tailLength } from '../engine/runs.js';

/** The exposed `count` cards of a pile, as the player means them. */
export interface Group {
  /** Pile number. */
  readonly pile: number;
  readonly count: number;
}

/** The group from a card down to the end of its pile. */
export function groupFrom(position: Position, pile: number, index: number): Group {
  return { pile, count: position[pile]!.length - index };
}

/** The legal moves of a group. */
function movesOf(rules: Rules, position: Position, { pile, count }: Group): Action[] {
  return legalActions(rules, position).filter(
    (action) => sourceOf(action) === pile && countOf(action) === count,
  );
}

/** The piles that take a group. */
export function targetsOf(rules: Rules, position: Position, group: Group): number[] {
  return movesOf(rules, position, group).map(targetOf);
}

/** What a tap thinks of a place; the best worth wins. */
const HOME = 4;
const SAME_SUIT = 3;
const OTHER_SUIT = 2;
const GAP = 1;
const NOWHERE = 0;

interface Place {
  readonly action: Action;
  readonly worth: number;
  /** Length of the run that results. */
  readonly run: number;
}

/** A wish to move a group, with the table it is wished at. */
interface Wish {
  readonly rules: Rules;
  readonly position: Position;
  readonly group: Group;
}

function runLength(rules: Rules, pile: Pile): number {
  const [table] = rules.lifts;
  return table ? tailLength(pile, table) : 0;
}

/** The card beneath the group, if the group lies on it by the rules of building. */
function lyingOn({ rules, position, group }: Wish): Card | undefined {
  const cards = position[group.pile]!;
  const cut = cards.length - group.count;
  const below = cards[cut - 1];
  return below !== undefined && joins(rules.builds, below, cards[cut]!) ? below : undefined;
}

function worthOfGap({ rules, position, group }: Wish): number {
  const whole = position[group.pile]!.length === group.count;
  return whole && rules.layout.kinds[group.pile] === 'column' ? NOWHERE : GAP;
}

/** A group on a card of the right rank gains nothing on that card's twin. */
function worthOnCard(wish: Wish, top: Card, run: number): number {
  const { rules, position, group } = wish;
  const cards = position[group.pile]!;
  const below = lyingOn(wish);
  if (suitOf(top) === suitOf(cards[cards.length - group.count]!)) {
    const gains = below === undefined || run > runLength(rules, cards);
    return gains ? SAME_SUIT : NOWHERE;
  }
  return below !== undefined && rankOf(below) === rankOf(top) ? NOWHERE : OTHER_SUIT;
}

function placeOf(wish: Wish, action: Action): Place {
  const { rules, position, group } = wish;
  const pile = position[targetOf(action)]!;
  const run = runLength(rules, pile) + group.count;
  const kind = rules.layout.kinds[targetOf(action)];
  if (kind === 'foundation') return { action, worth: HOME, run };
  if (kind !== 'column') return { action, worth: NOWHERE, run };
  const top = topOf(pile);
  return { action, worth: top === undefined ? worthOfGap(wish) : worthOnCard(wish, top, run), run };
}

/** Best first: by worth, in one suit by the run that results, then leftmost. */
function comparePlaces(a: Place, b: Place): number {
  const byRun = a.worth === SAME_SUIT ? b.run - a.run : 0;
  return b.worth - a.worth || byRun || targetOf(a.action) - targetOf(b.action);
}

/**
 * Where a tap sends a group: home, to its own suit (longest run, then leftmost), to a useful other
 * suit, or to an empty column; undefined where only the player can know.
 */
export function tapMove(rules: Rules, position: Position, group: Group): Action | undefined {
  const places = movesOf(rules, position, group)
    .map((action) => placeOf({ rules, position, group }, action))
    .filter(({ worth }) => worth > NOWHERE);
  return places.sort(comparePlaces)[0]?.action;
}
