import type { SeenSet } from '../seen.js';
import { RUN_BONUS, highBit, lowBit, pileKey, tieBreak, type Board } from './board.js';
import type { Candidates } from '../candidates.js';
import type { Breeding } from './breeding.js';
import { RUN, type RunGame } from './run-game.js';
import { KIND } from './table.js';
import type { Prices } from './weights.js';

/** Hashes and prices stock deals: a round to filled columns at once, any other has to be built. */
export class Dealer {
  /** Of the child, as far as its piles are counted. */
  #keyLow = 0;
  #keyHigh = 0;
  #topsLow = 0;
  #topsHigh = 0;
  #cost = 0;
  #free = 0;

  constructor(
    readonly game: RunGame,
    readonly seen: SeenSet,
    readonly candidates: Candidates,
  ) {}

  /** Offers the child that a stock deal makes. Returns whether it could without building it. */
  offer(board: Board, { prices, seed }: Breeding, parent: number): boolean {
    const { game } = this;
    if (game.dealKind !== 'columns' || game.dealTimes > 1 || board.gaps > 0) return false;
    const { table, keys } = board;
    const left = Math.max(0, table.left - game.columns);
    this.#keyLow = keys.stock[left]!;
    this.#keyHigh = keys.stock[left + 256]!;
    this.#topsLow = 0;
    this.#topsHigh = 0;
    this.#cost = board.cost;
    this.#free = board.free;
    for (let pile = 0; pile < game.piles; pile++) {
      if (!this.#count(board, prices, pile, left)) return false;
    }
    if (!this.seen.add(this.#keyLow, this.#keyHigh)) return true;
    const hung = board.countHung(this.#topsLow, this.#topsHigh);
    const score =
      this.#cost - prices.hung * hung - prices.free * this.#free - RUN_BONUS * table.home;
    const tie = tieBreak(this.#keyLow, seed);
    this.candidates.add(score * 8 + tie, parent, 0, board.profile, table.deals + 1);
    return true;
  }

  /** Counts a pile as it lies after the deal. Returns false where a run becomes complete. */
  #count(board: Board, { pair }: Prices, pile: number, left: number): boolean {
    const { game } = this;
    const { table, keys } = board;
    const length = table.lengths[pile]!;
    const end = (pile << game.shift) + length;
    let low = board.low[end]!;
    let high = board.high[end]!;
    if (pile < game.columns) {
      let top = table.cards[end - 1]! & KIND;
      if (pile < table.left) {
        const card = game.stock[table.left - 1 - pile]!;
        const joined = (top << 6) | card;
        const word = (length << 8) | (card << 1);
        const grows = game.joins[joined]! * board.runs[end - 1]!;
        if (grows + 1 >= RUN) return false;
        low ^= keys.card[word]!;
        high ^= keys.card[word + 1]!;
        this.#cost += pair[joined]!;
        this.#free += grows + 1 - board.runs[end - 1]!;
        top = card;
      }
      this.#topsLow |= lowBit(top);
      this.#topsHigh |= highBit(top);
    }
    const place = game.likeness[left * game.piles + pile]!;
    this.#keyLow = (this.#keyLow + pileKey(low, keys.pileLow[place]!)) | 0;
    this.#keyHigh = (this.#keyHigh + pileKey(high, keys.pileHigh[place]!)) | 0;
    return true;
  }
}
