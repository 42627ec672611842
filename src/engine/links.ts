import { ACE, KING, RANK_COUNT, isRed, kindOf, rankOf, suitOf, type Card } from './card.js';
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

/** Whether `upper` may lie on `lower` by this link. */
function isLinked({ delta, suit, card }: Link, wrap: boolean, lower: Card, upper: Card): boolean {
  const step = rankOf(upper) - rankOf(lower);
  if (delta === 'lower' ? step >= 0 : wrap ? (step - delta) % RANK_COUNT !== 0 : step !== delta)
    return false;
  if (card !== undefined && (rankOf(upper) === ACE) !== (card === 'ace')) return false;
  if (suit === 'any') return true;
  if (suit === 'same') return suitOf(upper) === suitOf(lower);
  return (isRed(upper) === isRed(lower)) === (suit === 'color');
}

function tableOf(joined: (lower: number, upper: number) => boolean): LinkTable {
  return new Uint8Array(KINDS * KINDS).map((_, pair) => {
    const upper = kindOf(pair);
    return Number(rankOf(upper) <= KING && joined(pair >> 6, upper));
  });
}

/** The table of all pairs that at least one of the links joins. */
export function makeLinkTable(links: readonly Link[], wrap: boolean): LinkTable {
  return tableOf(
    (lower, upper) =>
      rankOf(lower) <= KING && links.some((link) => isLinked(link, wrap, lower, upper)),
  );
}

function fillsGap(rule: EmptyColumnRule, rank: number): boolean {
  return rule === 'any' || (rule !== 'none' && rank === (rule === 'ace' ? ACE : KING));
}

/** The table of what goes on what a column shows: on cards by the links, and into gaps. */
export function makeColumnTable({ build, wrap, emptyColumn }: GameDefinition): LinkTable {
  const onCards = makeLinkTable(build, wrap);
  return tableOf((lower, upper) =>
    lower === GAP
      ? fillsGap(emptyColumn, rankOf(upper))
      : lower === OPEN_GAP || joinsKinds(onCards, lower, upper),
  );
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
  table.forEach((joined, pair) => (ranks[kindOf(pair)]! |= joined && rankBit(pair >> 6)));
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
