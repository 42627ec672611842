import type { Search } from '../search.js';
import { SeenSet } from '../seen.js';
import { makeKeys, type Keys } from './board.js';
import { Candidates, MOVE, PARENT, Selection, grown } from '../candidates.js';
import type { Breeding } from './breeding.js';
import { Expander } from './expander.js';
import type { RunGame } from './run-game.js';
import { Table, type RunMove } from './table.js';
import type { Prices } from './weights.js';

/** How wide a pass of the beam is, and what it prefers. */
export interface Pass extends Breeding {
  /** Positions kept of each group. */
  readonly width: number;
  /** Part of a group that positions of one profile may fill. */
  readonly quota: number;
  /** Levels at most. */
  readonly depth: number;
  /** Whether it ends as soon as a position would have to be left out. */
  readonly whole: boolean;
}

/** A line, and the number of the root that it begins at. */
export interface RunLine {
  readonly root: number;
  readonly moves: readonly RunMove[];
}

/** How a pass ended: with a line, dry after a whole search, or dry or too deep after leaving things out. */
export type PassEnd = RunLine | 'lost' | 'unknown';

const FIRST_SLOTS = 1 << 19;
const PARENTS_A_SLICE = 64;
const CHILDREN_A_SLICE = 2048;

/** A beam search by levels over positions of one game. */
export class Beam {
  readonly keys: Keys;
  readonly seen: SeenSet;
  readonly #candidates = new Candidates();
  readonly #selection = new Selection();
  readonly #expander: Expander;
  readonly #table: Table;
  readonly #size: number;
  #pool = new Uint8Array(0);
  #next = new Uint8Array(0);
  #parents = new Int32Array(1 << 14);
  #moves = new Int32Array(1 << 14);
  #count = 0;

  /** @param memory hashes of positions kept at most, a power of two */
  constructor(
    readonly game: RunGame,
    memory: number,
  ) {
    this.seen = new SeenSet(Math.min(FIRST_SLOTS, memory), memory);
    this.keys = makeKeys(game);
    this.#expander = new Expander(game, this.keys, this.seen, this.#candidates);
    this.#table = new Table(game);
    this.#size = Table.size(game);
  }

  /** Searches from packed positions. Yields the number of positions expanded since the last yield. */
  *run(roots: readonly Uint8Array[], pass: Pass): Search<PassEnd> {
    this.seen.clear();
    this.#plant(roots);
    let base = 0;
    let width = roots.length;
    let whole = pass.complete;
    for (let level = 0; width > 0; level++) {
      if (level === pass.depth) return 'unknown';
      this.#candidates.size = 0;
      this.#expander.begin(pass, pass.depth - level - 1);
      for (let i = 0; i < width; i++) {
        this.#expander.expand(this.#pool, i * this.#size, i);
        if ((i + 1) % PARENTS_A_SLICE === 0) yield PARENTS_A_SLICE;
      }
      yield width % PARENTS_A_SLICE;
      whole = this.#select(pass) && whole;
      if (pass.whole && !whole) return 'unknown';
      const won = yield* this.#build(base);
      if (won >= 0) return this.#lineTo(won);
      base = this.#count - this.#selection.size;
      width = this.#selection.size;
    }
    return whole && !this.seen.full ? 'lost' : 'unknown';
  }

  /** Breaks of a packed position, those that the stock will make included. */
  breaks(packed: Uint8Array, prices: Prices): number {
    return Math.max(1, this.#expander.breaks(packed, prices));
  }

  #plant(roots: readonly Uint8Array[]): void {
    this.#pool = new Uint8Array(roots.length * this.#size);
    this.#count = 0;
    roots.forEach((root, i) => {
      this.#pool.set(root, i * this.#size);
      this.#note(-1, 0);
    });
  }

  #select({ width, quota }: Pass): boolean {
    const share = Math.max(1, Math.floor(quota * width));
    return this.#selection.select(this.#candidates, width, share);
  }

  /** Builds the selected children. Returns the number of one that is won, or −1. */
  *#build(base: number): Search<number> {
    const { chosen, size } = this.#selection;
    const { words } = this.#candidates;
    const table = this.#table;
    if (this.#next.length < size * this.#size) this.#next = new Uint8Array(2 * size * this.#size);
    for (let i = 0; i < size; i++) {
      const parent = words[chosen[i]! + PARENT]!;
      const move = words[chosen[i]! + MOVE]!;
      table.unpack(this.#pool, parent * this.#size);
      table.play(move);
      table.pack(this.#next, i * this.#size);
      this.#note(base + parent, move);
      if (table.isWon()) return this.#count - 1;
      if ((i + 1) % CHILDREN_A_SLICE === 0) yield 0;
    }
    [this.#pool, this.#next] = [this.#next, this.#pool];
    return -1;
  }

  /** Keeps how a position came about. */
  #note(parent: number, move: RunMove): void {
    const node = this.#count++;
    if (node === this.#moves.length) {
      this.#parents = grown(this.#parents);
      this.#moves = grown(this.#moves);
    }
    this.#parents[node] = parent;
    this.#moves[node] = move;
  }

  #lineTo(node: number): RunLine {
    const moves: RunMove[] = [];
    let at = node;
    for (; this.#parents[at]! >= 0; at = this.#parents[at]!) moves.push(this.#moves[at]!);
    return { root: at, moves: moves.reverse() };
  }
}
