import type {
  FoundationGroup,
  GameDefinition,
  Link,
  ReserveRule,
  StockDeal,
  SuitRelation,
} from '../engine/definition.js';

/** Fields of a game; foundations say only in what they differ from plain runs. */
export type Fields = Omit<GameDefinition, 'foundations'> & {
  readonly foundations: readonly Partial<FoundationGroup>[];
};

/** In what a game differs from others. */
export type Changes = Partial<Fields>;

/** A link: rank of the upper card minus rank of the lower one, and their suits. */
export function link(delta: Link['delta'], suit: SuitRelation): Link {
  return { delta, suit };
}

/** Links by their usual names. */
export const DOWN_ANY = link(-1, 'any');
export const DOWN_SUIT = link(-1, 'same');
export const DOWN_ALTERNATE = link(-1, 'alternate');
export const UP_SUIT = link(1, 'same');
export const EQUAL_ANY = link(0, 'any');

/** What goes on what, what lifts as one, and who may fill an empty column. */
export const LIFT_ANY: Changes = { lift: [DOWN_ANY] };
export const LIFT_ALTERNATE: Changes = { lift: [DOWN_ALTERNATE] };
export const BUILD_ALTERNATE: Changes = { build: [DOWN_ALTERNATE] };
export const ALTERNATE: Changes = { ...BUILD_ALTERNATE, ...LIFT_ALTERNATE };
export const EQUALS_TOO: Changes = {
  build: [DOWN_SUIT, EQUAL_ANY],
  lift: [DOWN_SUIT, EQUAL_ANY],
};
export const KINGS_ON_GAPS: Changes = { emptyColumn: 'king' };
export const ANY_ON_GAPS: Changes = { emptyColumn: 'any' };

/** Foundations for single cards, up in suit from the Ace. */
export const SINGLES = { take: 'card', links: [UP_SUIT], base: 'A' } as const;

/** Foundations for each suit. */
export function perSuit(group: Partial<FoundationGroup>): Partial<FoundationGroup>[] {
  return [...'CSHD'].map((suit) => ({ ...group, suit }));
}

/** Which cards the foundations take, if not King to Ace in one suit. */
export const ALTERNATE_RUNS: Changes = { foundations: [{ links: [DOWN_ALTERNATE] }] };
export const RUNS_PER_SUIT: Changes = { foundations: perSuit({}) };
/** Ranks go round the corner, on the table and off it. */
export const CYCLIC: Changes = { wrap: true, foundations: [{ base: 'any', wrap: true }] };
/** Card by card, and back to the table if need be. */
export const RETURNABLE: Changes = {
  foundations: perSuit({ ...SINGLES, returnable: true }),
  score: 'cardsHome',
};

/** The game is finished in its columns. */
export function inColumns(joins: Link, stockEmpty = false): Changes {
  return { win: { by: 'columns', link: joins, stockEmpty }, foundations: [], score: 'joins' };
}

/** What the stock does; see `StockRule`. */
export function stock(
  deal: StockDeal,
  times = 1,
  needsFilledColumns = false,
): Pick<GameDefinition, 'stock'> {
  return { stock: { deal, times, needsFilledColumns } };
}

/** Stocks of several games. */
export const NO_STOCK = stock('none');
export const ROUNDS = stock('columns');
export const ROUNDS_ON_CARDS = stock('nonEmptyColumns');
export const DROP_RESERVES = stock('dropReserves');
export const TO_WASTE: Changes = { waste: true, ...stock('waste') };

function reserves(count: number, accepts: boolean, capacity: ReserveRule['capacity']): Changes {
  return { reserves: count, reserve: { accepts, capacity } };
}

/** Reserves that take one card each. */
export function cells(count: number): Changes {
  return reserves(count, true, 1);
}

/** Reserves that only give. */
export function givers(count: number): Changes {
  return reserves(count, false, null);
}

/** One reserve that takes any number of cards. */
export const TAIL = reserves(1, true, null);

/** Packs of fewer suits. */
export const SPADES = { 1: 'SSSS', 2: 'SSHH', 4: 'CSHD' };
export const CLUBS: Changes = { suitChoices: { 1: 'CCCC', 2: 'CCHH', 4: 'CSHD' } };
