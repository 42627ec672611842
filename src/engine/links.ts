import {
  ACE,
  KING,
  RANK_COUNT,
  SUITS,
  isRed,
  kindOf,
  makeCard,
  rankOf,
  suitOf,
  type Card,
} from './card.js';
import type { EmptyColumnRule, GameDefinition, Link } from './definition.js';

/** A set of links as a 64 × 64 table of answers, so that a rule costs one look-up. */
export type LinkTable = Uint8Array;

const KINDS = 64;

/** Kinds of which there is no card: what a column shows where that is not an exposed card's face. */
export const GAP = 13;
/** A gap that has become open to any card. */
export const OPEN_GAP = 14;
/** The back of a card. */
export const BACK = 15;

/** Whether a card of one rank may lie on one of another by this link. */
function isStep({ delta, card }: Link, wrap: boolean, lower: number, upper: number): boolean {
  const step = upper - lower;
  if (delta === 'lower' ? step >= 0 : wrap ? (step - delta) % RANK_COUNT !== 0 : step !== delta)
    return false;
  return card === undefined || (upper === ACE) === (card === 'ace');
}

/** Whether the suits of two cards go together. */
function isMatch(suit: Link['suit'], lower: Card, upper: Card): boolean {
  if (suit === 'any') return true;
  if (suit === 'same') return suitOf(upper) === suitOf(lower);
  return (isRed(upper) === isRed(lower)) === (suit === 'color');
}

function joinRanks(table: LinkTable, suit: Link['suit'], ranks: readonly [number, number]): void {
  for (let pair = 0; pair < SUITS.length ** 2; pair++) {
    const lower = makeCard(ranks[0], pair >> 2);
    const upper = makeCard(ranks[1], pair & 3);
    if (isMatch(suit, lower, upper)) table[(lower << 6) | upper] = 1;
  }
}

/** The table of all pairs that at least one of the links joins. */
export function makeLinkTable(links: readonly Link[], wrap: boolean): LinkTable {
  const table = new Uint8Array(KINDS * KINDS);
  for (const link of links) {
    for (let lower = ACE; lower <= KING; lower++) {
      for (let upper = ACE; upper <= KING; upper++) {
        if (isStep(link, wrap, lower, upper)) joinRanks(table, link.suit, [lower, upper]);
      }
    }
  }
  return table;
}

function fillsGap(rule: EmptyColumnRule, rank: number): boolean {
  return rule === 'any' || (rule !== 'none' && rank === (rule === 'ace' ? ACE : KING));
}

/** The table of what goes on what a column shows: on cards by the links, and into gaps. */
export function makeColumnTable({ build, wrap, emptyColumn }: GameDefinition): LinkTable {
  const table = makeLinkTable(build, wrap);
  for (let upper = 0; upper < KINDS; upper++) {
    if (rankOf(upper) > KING) continue;
    table[(GAP << 6) | upper] = Number(fillsGap(emptyColumn, rankOf(upper)));
    table[(OPEN_GAP << 6) | upper] = 1;
  }
  return table;
}

/** Ranks as the bits of a number; what is shown instead of a card counts as a rank of its own. */
export type RankSet = number;

/** The rank of a kind, as a set. */
export function rankBit(kind: number): RankSet {
  return 1 << rankOf(kind);
}

/** By kind of the upper card, the ranks of what it may lie on: most moves fail at this already. */
export function lowerRanks(table: LinkTable): readonly RankSet[] {
  const ranks = new Array<RankSet>(KINDS).fill(0);
  for (let pair = 0; pair < table.length; pair++) {
    if (table[pair]) ranks[kindOf(pair)]! |= rankBit(pair >> 6);
  }
  return ranks;
}

/** Whether the table joins two kinds of cards (see `kindOf`). */
export function joinsKinds(table: LinkTable, lower: number, upper: number): boolean {
  return table[(lower << 6) | upper] === 1;
}

/** Whether the table joins `upper` to the card below it. */
export function joins(table: LinkTable, lower: Card, upper: Card): boolean {
  return joinsKinds(table, kindOf(lower), kindOf(upper));
}
