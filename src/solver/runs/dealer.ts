import type { SeenSet } from '../seen.js';
import { RUN_BONUS, pileKey, tieBreak, type Board } from './board.js';
import type { Candidates } from './candidates.js';
import type { Breeding } from './breeding.js';
import { RUN, type RunGame } from './run-game.js';
import { KIND } from './table.js';

/** Hashes and prices stock deals: a round to filled columns at once, any other has to be built. */
export class Dealer {
  readonly #dealtRuns = new Uint8Array(32);

  constructor(
    readonly game: RunGame,
    readonly seen: SeenSet,
    readonly candidates: Candidates,
  ) {}

  /** Offers the child that a stock deal makes. Returns whether it could without building it. */
  offer(board: Board, breeding: Breeding, parent: number): boolean {
    const { game } = this;
    const { table } = board;
    if (game.dealKind !== 'columns' || game.dealTimes > 1 || board.gaps > 0) {
      return false;
    }
    const dealt = Math.min(game.columns, table.left);
    const left = table.left - dealt;
    for (let i = 0; i < dealt; i++) {
      const card = game.stock[table.left - 1 - i]!;
      const end = (i << game.shift) + table.lengths[i]! - 1;
      this.#dealtRuns[i] =
        game.joins[((table.cards[end]! & KIND) << 6) | card] === 1 ? board.runs[end]! + 1 : 1;
      if (this.#dealtRuns[i]! >= RUN) return false;
    }
    const keyLow = this.#hash(board, dealt, left);
    if (keyLow !== null) this.#price(board, breeding, parent, dealt, keyLow);
    return true;
  }

  /** The low word of the child's hash, or null if the child is known. */
  #hash(board: Board, dealt: number, left: number): number | null {
    const { game } = this;
    const { table, keys } = board;
    let keyLow = keys.stock[left]!;
    let keyHigh = keys.stock[left + 256]!;
    for (let pile = 0; pile < game.piles; pile++) {
      const at = (pile << game.shift) + table.lengths[pile]!;
      const place = game.likeness[left * game.piles + pile]!;
      let low = board.low[at]!;
      let high = board.high[at]!;
      if (pile < dealt) {
        const word = (table.lengths[pile]! << 8) | (game.stock[table.left - 1 - pile]! << 1);
        low ^= keys.card[word]!;
        high ^= keys.card[word + 1]!;
      }
      keyLow = (keyLow + pileKey(low, keys.pileLow[place]!)) | 0;
      keyHigh = (keyHigh + pileKey(high, keys.pileHigh[place]!)) | 0;
    }
    return this.seen.add(keyLow, keyHigh) ? keyLow : null;
  }

  #price(
    board: Board,
    { prices, seed }: Breeding,
    parent: number,
    dealt: number,
    keyLow: number,
  ): void {
    const { game } = this;
    const { table } = board;
    let { cost, free } = board;
    let topsLow = 0;
    let topsHigh = 0;
    for (let pile = 0; pile < game.columns; pile++) {
      const end = (pile << game.shift) + table.lengths[pile]! - 1;
      let top = table.cards[end]! & KIND;
      if (pile < dealt) {
        const card = game.stock[table.left - 1 - pile]!;
        cost += prices.pair[(top << 6) | card]!;
        free += this.#dealtRuns[pile]! - board.runs[end]!;
        top = card;
      }
      if (top < 32) topsLow |= 1 << top;
      else topsHigh |= 1 << (top & 31);
    }
    const hung = board.countHung(topsLow, topsHigh);
    const score = cost - prices.hung * hung - prices.free * free - RUN_BONUS * table.home;
    this.candidates.add(
      score * 8 + tieBreak(keyLow, seed),
      parent,
      0,
      board.profile,
      table.deals + 1,
    );
  }
}
