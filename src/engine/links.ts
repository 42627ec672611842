import { ACE, KING, RANK_COUNT, isRed, kindOf, rankOf, suitOf, type Card } from './card.js';
import type { EmptyColumnRule, GameDefinition, Link, SuitRelation } from './definition.js';

/** A set of links as a 64 × 64 table of answers, so that a rule costs one look-up. */
export type LinkTable = Uint8Array;

const KINDS = 64;

/** Kinds of which there is no card: what a column shows where that is not an exposed card's face. */
export const GAP = 13;
/** A gap that has become open to any card. */
export const OPEN_GAP = 14;
/** The back of a card. */
export const BACK = 15;

const cardKinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(
  (kind) => rankOf(kind) < RANK_COUNT,
);

const suitTests: Record<SuitRelation, (upper: Card, lower: Card) => boolean> = {
  any: () => true,
  same: (upper, lower) => suitOf(upper) === suitOf(lower),
  color: (upper, lower) => isRed(upper) === isRed(lower),
  alternate: (upper, lower) => isRed(upper) !== isRed(lower),
};

function ranksFit(link: Link, wrap: boolean, upper: number, lower: number): boolean {
  if (link.delta === 'lower') return upper < lower;
  const step = upper - lower - link.delta;
  return step === 0 || (wrap && step % RANK_COUNT === 0);
}

function cardFits(link: Link, upper: Card): boolean {
  return link.card === undefined || (rankOf(upper) === ACE) === (link.card === 'ace');
}

/** Whether `upper` may lie on `lower` by this link. */
export function isLinked(link: Link, wrap: boolean, upper: Card, lower: Card): boolean {
  return (
    ranksFit(link, wrap, rankOf(upper), rankOf(lower)) &&
    suitTests[link.suit](upper, lower) &&
    cardFits(link, upper)
  );
}

/** The table of all pairs that at least one of the links joins. */
export function makeLinkTable(links: readonly Link[], wrap: boolean): LinkTable {
  const table = new Uint8Array(KINDS * KINDS);
  for (const lower of cardKinds) {
    for (const upper of cardKinds) {
      const joined = links.some((link) => isLinked(link, wrap, upper, lower));
      table[lower * KINDS + upper] = joined ? 1 : 0;
    }
  }
  return table;
}

const gapTakes: Record<EmptyColumnRule, (rank: number) => boolean> = {
  any: () => true,
  none: () => false,
  king: (rank) => rank === KING,
  ace: (rank) => rank === ACE,
  kingUntilFourKings: (rank) => rank === KING,
};

/** The table of what goes on what a column shows: on cards by the links, and into gaps. */
export function makeColumnTable({ build, wrap, emptyColumn }: GameDefinition): LinkTable {
  const table = makeLinkTable(build, wrap);
  for (const upper of cardKinds) {
    table[GAP * KINDS + upper] = gapTakes[emptyColumn](rankOf(upper)) ? 1 : 0;
    table[OPEN_GAP * KINDS + upper] = 1;
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
  return Array.from({ length: KINDS }, (_, upper) => {
    let ranks = 0;
    for (let lower = 0; lower < KINDS; lower++) {
      if (joinsKinds(table, lower, upper)) ranks |= rankBit(lower);
    }
    return ranks;
  });
}

/** Whether the table joins two kinds of cards (see `kindOf`). */
export function joinsKinds(table: LinkTable, lower: number, upper: number): boolean {
  return table[(lower << 6) | upper] === 1;
}

/** Whether the table joins `upper` to the card below it. */
export function joins(table: LinkTable, lower: Card, upper: Card): boolean {
  return joinsKinds(table, kindOf(lower), kindOf(upper));
}
