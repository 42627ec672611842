import { KING, faceUp, isFaceUp, rankOf } from './card.js';
import type { StockDeal } from './definition.js';
import { addCard, moveCards, type Draft, type Pile, type Position } from './position.js';
import type { Rules } from './rules.js';
import { tailLength } from './runs.js';

/** Whether a column ends in a run that the foundations collect and that a King leads. */
function endsInKingRun(rules: Rules, pile: Pile): boolean {
  const tables = rules.foundations[rules.layout.foundations[0]!]?.tables ?? [];
  return tables.some((table) => {
    const length = tailLength(pile, table);
    return length > 0 && rankOf(pile[pile.length - length]!) === KING;
  });
}

/** The piles that get a card each in one round, in order. */
const roundTargets: Record<StockDeal, (rules: Rules, position: Position) => readonly number[]> = {
  none: () => [],
  refillEmptied: () => [],
  spillAndRefill: () => [],
  columns: ({ layout }) => layout.columns,
  nonEmptyColumns: ({ layout }, position) => {
    const filled = layout.columns.filter((column) => position[column]!.length > 0);
    return filled.length > 0 ? filled : layout.columns.slice(0, 1);
  },
  columnsWithoutKingRun: (rules, position) =>
    rules.layout.columns.filter((column) => !endsInKingRun(rules, position[column]!)),
  dropReserves: ({ layout }) => layout.reserves,
  waste: ({ layout }) => [layout.waste],
};

const automaticKinds: readonly StockDeal[] = ['none', 'refillEmptied', 'spillAndRefill'];

/** Whether the player uses the stock at all; otherwise there is none or it deals by itself. */
export function dealsByHand(rules: Rules): boolean {
  return !automaticKinds.includes(rules.definition.stock.deal);
}

/** Columns that must get a card before the stock may be dealt. */
export function columnsToFill(rules: Rules, position: Position): readonly number[] {
  if (!rules.definition.stock.needsFilledColumns) return [];
  return rules.layout.columns.filter((column) => position[column]!.length === 0);
}

function hasGap(rules: Rules, position: Position): boolean {
  for (let column = 0; column < rules.layout.columns.length; column++) {
    if (position[column]!.length === 0) return true;
  }
  return false;
}

/** Whether the stock may be used now. */
export function canDeal(rules: Rules, position: Position): boolean {
  if (position[rules.layout.stock]!.length === 0 || !dealsByHand(rules)) return false;
  return !rules.definition.stock.needsFilledColumns || !hasGap(rules, position);
}

function dropReserves({ layout }: Rules, draft: Draft): void {
  layout.reserves.forEach((reserve, i) => {
    moveCards(draft, reserve, draft[reserve]!.length, layout.columns[i]!);
  });
}

/** Deals one face-up card from the stock to each pile of the list while it lasts. */
function dealTo({ layout }: Rules, draft: Draft, piles: readonly number[]): void {
  const stock = draft[layout.stock]!;
  const left = Math.max(0, stock.length - piles.length);
  draft[layout.stock] = stock.slice(0, left);
  for (let i = stock.length - 1; i >= left; i--) {
    addCard(draft, piles[stock.length - 1 - i]!, faceUp(stock[i]!));
  }
}

/** Uses the stock once. */
export function dealStock(rules: Rules, draft: Draft): void {
  const { deal, times } = rules.definition.stock;
  if (deal === 'dropReserves') dropReserves(rules, draft);
  for (let round = 0; round < times; round++)
    dealTo(rules, draft, roundTargets[deal](rules, draft));
}

/** Cards that the stock gives in one use, all piles being open to it. */
function cardsPerUse(rules: Rules, position: Position): number {
  const { deal, times } = rules.definition.stock;
  if (deal === 'refillEmptied') return times;
  if (deal === 'spillAndRefill') return rules.definition.columns;
  return times * Math.max(1, roundTargets[deal](rules, position).length);
}

/** How often the stock can still be used. */
export function dealsLeft(rules: Rules, position: Position): number {
  const left = position[rules.layout.stock]!.length;
  return left === 0 ? 0 : Math.ceil(left / cardsPerUse(rules, position));
}

function refillEmptied(rules: Rules, draft: Draft, column: number): void {
  if (draft[column]!.length > 0) return;
  dealTo(
    rules,
    draft,
    Array.from({ length: rules.definition.stock.times }, () => column),
  );
}

/** Puts cards from the stock on a column, all but the `columns`-th of them face down. */
function refillCovered({ layout }: Rules, draft: Draft, column: number): void {
  const stock = draft[layout.stock]!;
  const left = Math.max(0, stock.length - layout.columns.length);
  const cards = stock.slice(left).reverse();
  draft[layout.stock] = stock.slice(0, left);
  draft[column] = cards.map((card, i) => (i === layout.columns.length - 1 ? faceUp(card) : card));
}

/** A column left with one covered card for each other column gives them out and is refilled. */
function spillAndRefill(rules: Rules, draft: Draft, column: number): void {
  const others = rules.layout.columns.filter((other) => other !== column);
  const pile = draft[column]!;
  if (pile.length !== others.length || pile.some(isFaceUp)) return;
  [...pile].reverse().forEach((card, i) => {
    addCard(draft, others[i]!, faceUp(card));
  });
  refillCovered(rules, draft, column);
}

const refills: Partial<Record<StockDeal, (rules: Rules, draft: Draft, column: number) => void>> = {
  refillEmptied,
  spillAndRefill,
};

/** What the stock does by itself after cards have left a pile. */
export function refill(rules: Rules, draft: Draft, from: number): void {
  if (rules.layout.kinds[from] !== 'column') return;
  refills[rules.definition.stock.deal]?.(rules, draft, from);
}
