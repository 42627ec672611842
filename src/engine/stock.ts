import { ACE, KING, isFaceUp, rankOf } from './card.js';
import type { StockDeal } from './definition.js';
import { isColumn } from './layout.js';
import { dealOut, moveCards, type Draft, type Pile, type Position } from './position.js';
import type { Rules } from './rules.js';
import { tailLength } from './runs.js';

/** Whether a column ends in a run that the foundations collect and that a King leads. */
function endsInKingRun({ runs: [kind] }: Rules, pile: Pile): boolean {
  return !!kind?.tables.some(
    (table) => rankOf(pile[pile.length - tailLength(pile, table)] ?? ACE) === KING,
  );
}

/** The piles that get a card each in one round, in order, for each way in which a player deals. */
const rounds: Partial<Record<StockDeal, (rules: Rules, position: Position) => readonly number[]>> =
  {
    columns: ({ layout }) => layout.columns,
    nonEmptyColumns: ({ layout: { columns } }, position) => {
      const filled = columns.filter((column) => position[column]!.length > 0);
      return filled.length > 0 ? filled : columns.slice(0, 1);
    },
    columnsWithoutKingRun: (rules, position) =>
      rules.layout.columns.filter((column) => !endsInKingRun(rules, position[column]!)),
    dropReserves: ({ layout }) => layout.reserves,
    waste: ({ layout }) => [layout.waste],
  };

/** Whether the player uses the stock at all; otherwise there is none or it deals by itself. */
export function dealsByHand({ definition }: Rules): boolean {
  return definition.stock.deal in rounds;
}

/** Columns that must get a card before the stock may be dealt. */
export function columnsToFill(
  { definition, layout }: Rules,
  position: Position,
): readonly number[] {
  if (!definition.stock.needsFilledColumns) return [];
  return layout.columns.filter((column) => position[column]!.length === 0);
}

function hasGap(rules: Rules, position: Position): boolean {
  for (let column = 0; column < rules.layout.columns.length; column++) {
    if (position[column]!.length === 0) return true;
  }
  return false;
}

/** Whether the stock may be used now. */
export function canDeal(rules: Rules, position: Position): boolean {
  return (
    position[rules.layout.stock]!.length > 0 &&
    dealsByHand(rules) &&
    !(rules.definition.stock.needsFilledColumns && hasGap(rules, position))
  );
}

/** Uses the stock once. */
export function dealStock(rules: Rules, draft: Draft): void {
  const { columns, reserves, stock } = rules.layout;
  const { deal, times } = rules.definition.stock;
  if (deal === 'dropReserves')
    reserves.forEach((reserve, i) => {
      moveCards(draft, reserve, draft[reserve]!.length, columns[i]!);
    });
  for (let round = 0; round < times; round++) dealOut(draft, stock, rounds[deal]!(rules, draft));
}

/** How often the stock can still be used. */
export function dealsLeft(rules: Rules, position: Position): number {
  const { columns, stock } = rules.layout;
  const { deal, times } = rules.definition.stock;
  const round = deal === 'spillAndRefill' ? columns : rounds[deal]?.(rules, position);
  return Math.ceil(position[stock]!.length / times / Math.max(1, round?.length ?? 0));
}

/** What the stock does by itself after cards have left a pile. */
export function refill({ layout, definition }: Rules, draft: Draft, from: number): void {
  const { columns, stock } = layout;
  const { deal, times } = definition.stock;
  const pile = draft[from]!;
  if (!isColumn(layout, from)) return;
  if (deal === 'refillEmptied' && pile.length === 0)
    dealOut(draft, stock, new Array<number>(times).fill(from));
  if (deal !== 'spillAndRefill' || pile.length !== columns.length - 1 || pile.some(isFaceUp))
    return;
  // One covered card for each other column is left: they get it, and the column a new pile.
  dealOut(
    draft,
    from,
    columns.filter((column) => column !== from),
  );
  dealOut(
    draft,
    stock,
    columns.map(() => from),
    false,
  );
}
