/**
 * A search in steps. Each yield tells how many positions were expanded since the one before it, so
 * that whoever drives the search can watch clock and budget and stop at any moment.
 */
export type Search<End> = Generator<number, End, undefined>;

/** What a search is told, and what it asks, while it runs. */
export interface SearchOptions {
  /** Changes what decides between positions that look equally good. */
  readonly seed: number;
  /** Hashes of positions kept at most, a power of two. */
  readonly memory: number;
  /** Positions that may still be expanded, as far as can be told. */
  readonly effortLeft: () => number;
}
