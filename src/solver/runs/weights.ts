import { joinsKinds, type LinkTable } from '../../engine/links.js';
import type { RunGame } from './run-game.js';

/** What counts how much in a position; less is better. The unit of a break is 64. */
export interface Weights {
  /** Neighbours that may lie so, but make no run. */
  readonly built: number;
  /** Neighbours that lie as chance put them. */
  readonly loose: number;
  /** Neighbours of a run that only lift one by one. */
  readonly stiff: number;
  /** For each column whose first card could go to another one. */
  readonly hung: number;
  /** For each empty column. */
  readonly gap: number;
  /** For each card in runs that are free to move. */
  readonly free: number;
}

export const BREAK = 64;
export const USUAL: Weights = { built: 64, loose: 56, stiff: 32, hung: 64, gap: 64, free: 6 };

/** Prices of a position as tables. */
export interface Prices extends Weights {
  /** By lower kind × 64 + upper kind. */
  readonly pair: Uint8Array;
  /** By kind, the price of a column's first card. */
  readonly first: Uint8Array;
}

/** The tables of some weights in a game. */
export function makePrices({ builds, joins, lifts, base }: RunGame, weights: Weights): Prices {
  const pair = new Uint8Array(64 * 64);
  for (let lower = 0; lower < 64; lower++) {
    for (let upper = 0; upper < 64; upper++) {
      const joined = (table: LinkTable): boolean => joinsKinds(table, lower, upper);
      const inRun = !lifts || lifts.some(joined) ? 0 : weights.stiff;
      const outside = joined(builds) ? weights.built : weights.loose;
      pair[(lower << 6) | upper] = joined(joins) ? inRun : outside;
    }
  }
  const first = Uint8Array.from({ length: 64 }, (_, kind) => ((kind & 15) === base ? 0 : BREAK));
  return { ...weights, pair, first };
}
