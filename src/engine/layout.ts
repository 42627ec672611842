import type { GameDefinition } from './definition.js';

/** What a pile is for. */
export type PileKind = 'column' | 'foundation' | 'reserve' | 'waste' | 'stock';

/**
 * Where the piles of a game stand in a position, and what they are called. Columns come first, so
 * that the number of a column is also its pile number.
 */
export interface Layout {
  /** Every pile's name in the notation: `r0…`, `f0…`, `v0…`, `w`, `s`. */
  readonly names: readonly string[];
  readonly kinds: readonly PileKind[];
  readonly columns: readonly number[];
  readonly foundations: readonly number[];
  readonly reserves: readonly number[];
  /** Index of the waste, −1 where there is none. */
  readonly waste: number;
  readonly stock: number;
}

/** Whether a pile is a column. */
export function isColumn({ columns }: Layout, pile: number): boolean {
  return pile < columns.length;
}

/** Number of all foundation piles. */
export function countFoundations(definition: GameDefinition): number {
  return definition.foundations.reduce((sum, group) => sum + group.count, 0);
}

/** The piles of a game in a fixed order: columns, foundations, reserves, waste, stock. */
export function makeLayout(definition: GameDefinition): Layout {
  const names: string[] = [];
  const kinds: PileKind[] = [];
  const add = (kind: PileKind, letter: string, count?: number): number[] =>
    Array.from({ length: count ?? 1 }, (_, i) => {
      names.push(count === undefined ? letter : letter + String(i));
      return kinds.push(kind) - 1;
    });
  return {
    names,
    kinds,
    columns: add('column', 'r', definition.columns),
    foundations: add('foundation', 'f', countFoundations(definition)),
    reserves: add('reserve', 'v', definition.reserves),
    waste: definition.waste ? add('waste', 'w')[0]! : -1,
    stock: add('stock', 's')[0]!,
  };
}
