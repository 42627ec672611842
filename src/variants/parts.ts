import type { FoundationGroup, GameDefinition, Link, StockRule } from '../engine/definition.js';

/** Links by their usual names. */
export const DOWN_ANY: Link = { delta: -1, suit: 'any' };
export const DOWN_SUIT: Link = { delta: -1, suit: 'same' };
export const DOWN_COLOR: Link = { delta: -1, suit: 'color' };
export const DOWN_ALTERNATE: Link = { delta: -1, suit: 'alternate' };
export const UP_ANY: Link = { delta: 1, suit: 'any' };
export const UP_SUIT: Link = { delta: 1, suit: 'same' };
export const UP_ALTERNATE: Link = { delta: 1, suit: 'alternate' };
export const EQUAL_ANY: Link = { delta: 0, suit: 'any' };

const GROUP: Omit<FoundationGroup, 'count'> = {
  take: 'run',
  length: 13,
  links: [DOWN_SUIT],
  base: 'K',
  wrap: false,
  suit: null,
  returnable: false,
  shared: false,
};

/** Foundations that take complete runs, King to Ace in one suit unless changed. */
export function runs(count: number, changes: Partial<FoundationGroup> = {}): FoundationGroup {
  return { ...GROUP, ...changes, count };
}

/** Foundations that take single cards, up in suit from the Ace unless changed. */
export function singles(count: number, changes: Partial<FoundationGroup> = {}): FoundationGroup {
  return { ...GROUP, take: 'card', links: [UP_SUIT], base: 'A', ...changes, count };
}

/** One group for each suit. */
export function perSuit(group: FoundationGroup): FoundationGroup[] {
  return [...'CSHD'].map((suit) => ({ ...group, suit }));
}

/** A stock that deals a round to the columns. */
export const ROUNDS: StockRule = { deal: 'columns', times: 1, needsFilledColumns: false };
/** The same, but only while no column is empty. */
export const ROUNDS_ON_FILLED: StockRule = { ...ROUNDS, needsFilledColumns: true };
export const ROUNDS_ON_CARDS: StockRule = { ...ROUNDS, deal: 'nonEmptyColumns' };
export const TO_WASTE: StockRule = { ...ROUNDS, deal: 'waste' };
export const DROP_RESERVES: StockRule = { ...ROUNDS, deal: 'dropReserves' };
export const NO_STOCK: StockRule = { ...ROUNDS, deal: 'none' };

/** Cells for one card each, and reserves that only give. */
export const CELLS = { accepts: true, capacity: 1 };
export const GIVE_ONLY = { accepts: false, capacity: null };

/** What a definition may leave to its model, and what it must say itself. */
export type Changes = Partial<Omit<GameDefinition, 'id' | 'name'>>;

/** A game as a change of another one. */
export function like(
  model: GameDefinition,
  id: string,
  name: string,
  changes: Changes = {},
): GameDefinition {
  return { ...model, aliases: [], suitChoices: {}, ...changes, id, name };
}

/** Win rule of games that are finished in their columns. */
export function inColumns(
  link: Link,
  stockEmpty = false,
): Pick<GameDefinition, 'win' | 'foundations' | 'score'> {
  return { win: { by: 'columns', link, stockEmpty }, foundations: [], score: 'joins' };
}

/** Spider: two packs in ten columns, built down whatever the suit, lifted in suit, runs taken off. */
export const SPIDER: GameDefinition = {
  id: 'spider',
  name: 'Spider',
  aliases: [],
  packs: 2,
  suits: 'SSSS',
  suitChoices: { 1: 'SSSS', 2: 'SSHH', 4: 'CSHD', 3: 'SSHC' },
  shuffle: 'together',
  columns: 10,
  rows: 1,
  reserves: 0,
  waste: false,
  deal: 'd* d* d* d* d0-3 u*',
  baseCards: null,
  build: [DOWN_ANY],
  wrap: false,
  lift: [DOWN_SUIT],
  liftLimit: null,
  emptyColumn: 'any',
  reserve: null,
  foundations: [runs(8)],
  foundationReach: null,
  stock: ROUNDS_ON_FILLED,
  win: { by: 'foundations' },
  score: 'sets',
  byHandRemoval: 'none',
};
