import type { SeenSet } from '../seen.js';
import { Board, RUN_BONUS, highBit, lowBit, pileKey, tieBreak, type Keys } from './board.js';
import type { Candidates } from '../candidates.js';
import type { Breeding } from './breeding.js';
import { Dealer } from './dealer.js';
import { RUN, type RunGame } from './run-game.js';
import { DOWN, KIND, gapTakes, packMove, type RunMove } from './table.js';
import { BREAK, type Prices } from './weights.js';

/** What a card in the stock adds to the breaks: the one it makes, and its part of a deal. */
const STOCK_CARD = BREAK * 1.1;

/** Makes the children of a position: hashes and scores them, and offers those that are new. */
export class Expander {
  readonly board: Board;
  readonly #scratch: Board;
  readonly #dealer: Dealer;
  #breeding!: Breeding;
  #parent = 0;
  #allowance = Infinity;
  /** What stays behind when a group is lifted: hashes, run, top card, cards face down. */
  #restLow = 0;
  #restHigh = 0;
  #restRun = 0;
  #restTop = -1;
  #restProfile = 0;
  #restCost = 0;
  /** Whether the group leaves the rest of a run behind. */
  #isSplit = false;

  constructor(
    readonly game: RunGame,
    keys: Keys,
    readonly seen: SeenSet,
    readonly candidates: Candidates,
  ) {
    this.board = new Board(game, keys);
    this.#scratch = new Board(game, keys);
    this.#dealer = new Dealer(game, seen, candidates);
  }

  /** @param movesLeft moves after the next one in which a line must be complete */
  begin(breeding: Breeding, movesLeft: number): void {
    this.#breeding = breeding;
    this.#allowance = breeding.pace > 0 ? (BREAK * movesLeft) / breeding.pace : Infinity;
  }

  /** Breaks of a packed position, those that the stock will make included. */
  breaks(packed: Uint8Array, prices: Prices): number {
    const { board } = this;
    board.table.unpack(packed, 0);
    board.survey(prices);
    return (board.cost + STOCK_CARD * board.table.left) / BREAK;
  }

  /** Offers the children of a packed position. */
  expand(pool: Uint8Array, start: number, parent: number): void {
    const { board, game } = this;
    this.#parent = parent;
    board.table.unpack(pool, start);
    board.survey(this.#breeding.prices);
    for (let from = 0; from < game.piles; from++) this.#offerFrom(from);
    if (board.table.canDeal() && !this.#dealer.offer(board, this.#breeding, parent)) {
      this.#offerBuilt(0);
    }
  }

  #offerFrom(from: number): void {
    const { board, game } = this;
    const { complete, splits } = this.#breeding;
    const { takers, runs, gaps } = board;
    const most = board.lifts[from]!;
    const end = (from << game.shift) + board.table.lengths[from]!;
    const { cards } = board.table;
    const isFree = complete || splits;
    for (let count = 1; count <= most; count++) {
      const at = end - count;
      this.#isSplit = runs[at]! > 1 && count < most && from < game.columns;
      const targets = takers[cards[at]!]! & ~(1 << from);
      const seeksGap = gaps > 0 && (isFree || !this.#isSplit);
      if (targets === 0 && !seeksGap && (count > 1 || game.room === 0)) continue;
      if (game.cardLimit && count > this.#mostCards(false)) return;
      this.#lift(from, count);
      this.#offerTargets(from, count, targets);
      if (seeksGap) this.#offerGaps(from, count);
      if (count === 1 && game.room > 0) this.#offerReserves(from);
    }
  }

  #lift(from: number, count: number): void {
    const { board, game } = this;
    const { keys, table } = board;
    const { pair, first } = this.#breeding.prices;
    const start = from << game.shift;
    const rest = table.lengths[from]! - count;
    const at = start + rest;
    const group = table.cards[at]! & KIND;
    const isColumn = from < game.columns;
    let low = board.low[at]!;
    let high = board.high[at]!;
    this.#restProfile = 0;
    this.#restTop = -1;
    this.#restRun = 0;
    this.#restCost = isColumn ? first[group]! : 64;
    if (rest > 0) {
      const below = table.cards[at - 1]!;
      const kind = below & KIND;
      if (isColumn) {
        this.#restCost = pair[(kind << 6) | group]!;
        this.#restTop = kind;
        this.#restRun = board.runs[at - 1]!;
      }
      if (below >= DOWN && isColumn) {
        const word = ((rest - 1) << 8) | (kind << 1);
        low = board.low[at - 1]! ^ keys.card[word]!;
        high = board.high[at - 1]! ^ keys.card[word + 1]!;
        const under = rest > 1 ? table.cards[at - 2]! : DOWN;
        this.#restRun =
          under < DOWN && game.joins[(under << 6) | kind] === 1 ? board.runs[at - 2]! + 1 : 1;
        const covered = board.covered[from]!;
        this.#restProfile =
          keys.profile[(from << 8) | (covered - 1)]! - keys.profile[(from << 8) | covered]!;
      }
    }
    const place = game.likeness[table.left * game.piles + from]!;
    this.#restLow = (pileKey(low, keys.pileLow[place]!) - board.pileLow[from]!) | 0;
    this.#restHigh = (pileKey(high, keys.pileHigh[place]!) - board.pileHigh[from]!) | 0;
  }

  /** Offers the moves of a group to filled columns that take it. */
  #offerTargets(from: number, count: number, targets: number): void {
    const { table } = this.board;
    const { shift } = this.game;
    const { lengths, cards } = table;
    const first = cards[(from << shift) + lengths[from]! - count]!;
    for (let rest = targets; rest !== 0; rest &= rest - 1) {
      const to = 31 - Math.clz32(rest & -rest);
      const top = cards[(to << shift) + lengths[to]! - 1]!;
      if (this.#isSplit && !this.#isWorthSplit(to, first, top)) continue;
      this.#offer(from, count, to, first, top);
    }
  }

  /** Whether a run that is split grows elsewhere, or may be split for less. */
  #isWorthSplit(to: number, first: number, top: number): boolean {
    const { complete, splits } = this.#breeding;
    if (complete) return true;
    const { board, game } = this;
    if (game.joins[(top << 6) | first] !== 1) return false;
    return splits || board.runs[(to << game.shift) + board.table.lengths[to]! - 1]! > this.#restRun;
  }

  #offerGaps(from: number, count: number): void {
    const { board, game } = this;
    if (game.cardLimit && count > this.#mostCards(true)) return;
    const { table } = board;
    const first = table.cards[(from << game.shift) + table.lengths[from]! - count]!;
    if (game.gap !== 'any' && !gapTakes(game, table, first)) return;
    let offered = this.#idleGaps(from, count);
    for (let rest = board.gapBits; rest !== 0; rest &= rest - 1) {
      const to = 31 - Math.clz32(rest & -rest);
      const place = 1 << game.likeness[table.left * game.piles + to]!;
      if ((offered & place) !== 0) continue;
      offered |= place;
      this.#offer(from, count, to, first, -1);
    }
  }

  /** As bits, the likenesses of gaps to which a group need not go: that of its own whole column. */
  #idleGaps(from: number, count: number): number {
    const { table } = this.board;
    const { columns, dealKind, likeness, piles } = this.game;
    if (count < table.lengths[from]! || from >= columns || dealKind === 'refillEmptied') return 0;
    return this.#breeding.complete ? 1 << likeness[table.left * piles + from]! : -1;
  }

  /** How many cards the free cells and gaps let go together. */
  #mostCards(toGap: boolean): number {
    const { cells, gaps } = this.board;
    return (cells + 1) << (gaps - (toGap ? 1 : 0));
  }

  #offerReserves(from: number): void {
    const { board, game } = this;
    const { piles, columns, waste, room } = game;
    if (from >= columns && room === 1 && from !== waste) return;
    let offered = 0;
    for (let to = columns; to < piles; to++) {
      if (to === waste || to === from || board.table.lengths[to]! >= room) continue;
      const place = game.likeness[board.table.left * piles + to]!;
      if (board.table.lengths[to] === 0 && (offered >> place) & 1) continue;
      offered |= 1 << place;
      this.#offerBuilt(packMove(from, 1, to));
    }
  }

  #offer(from: number, count: number, to: number, first: number, top: number): void {
    const { board, game } = this;
    const { table, keys, runs } = board;
    const { shift } = game;
    const { lengths } = table;
    const end = (from << shift) + lengths[from]! - 1;
    const grown = (to << shift) + lengths[to]!;
    const move = packMove(from, count, to);
    let run = runs[end]!;
    if (run >= count) {
      run = count;
      if (top >= 0 && game.joins[(top << 6) | first] === 1) run += runs[grown - 1]!;
    }
    const emptied = lengths[from] === count;
    const special = emptied && game.dealKind === 'refillEmptied' && from < game.columns;
    if (run >= RUN || this.#restRun >= RUN || special) {
      this.#offerBuilt(move);
      return;
    }
    let low = board.low[grown]!;
    let high = board.high[grown]!;
    const words = keys.card;
    const { cards } = table;
    for (let i = 0, at = end - count + 1, height = lengths[to]!; i < count; i++) {
      const word = (height++ << 8) | (cards[at++]! << 1);
      low ^= words[word]!;
      high ^= words[word + 1]!;
    }
    const place = game.likeness[table.left * game.piles + to]!;
    const keyLow =
      (board.keyLow + this.#restLow + pileKey(low, keys.pileLow[place]!) - board.pileLow[to]!) | 0;
    const keyHigh =
      (board.keyHigh +
        this.#restHigh +
        pileKey(high, keys.pileHigh[place]!) -
        board.pileHigh[to]!) |
      0;
    if (!this.seen.add(keyLow, keyHigh)) return;
    this.#price(move, first, top, run, emptied && from < game.columns, keyLow, from, to);
  }

  #price(
    move: RunMove,
    first: number,
    top: number,
    run: number,
    emptied: boolean,
    keyLow: number,
    from: number,
    to: number,
  ): void {
    const { board, game } = this;
    const { prices, seed } = this.#breeding;
    const isColumn = from < game.columns;
    const laid = top < 0 ? prices.first[first]! : prices.pair[(top << 6) | first]!;
    const cost = board.cost - this.#restCost + laid;
    if (cost + STOCK_CARD * board.table.left > this.#allowance) return;
    const gaps = board.gaps + (emptied ? 1 : 0) - (top < 0 ? 1 : 0);
    const { table, runs } = board;
    let free = board.free + run;
    if (isColumn) free += this.#restRun - runs[(from << game.shift) + table.lengths[from]! - 1]!;
    if (top >= 0) free -= runs[(to << game.shift) + table.lengths[to]! - 1]!;
    const hung = this.#hungAfter(from, first, top, emptied);
    const score =
      cost - prices.hung * hung - prices.gap * gaps - prices.free * free - RUN_BONUS * table.home;
    const profile = (board.profile + this.#restProfile) | 0;
    this.candidates.add(
      score * 8 + tieBreak(keyLow, seed),
      this.#parent,
      move,
      profile,
      table.deals,
    );
  }

  #hungAfter(from: number, first: number, top: number, emptied: boolean): number {
    const { board, game } = this;
    let { topsLow: low, topsHigh: high } = board;
    if (top >= 0 && board.tops[top] === 1) {
      low &= ~lowBit(top);
      high &= ~highBit(top);
    }
    const rest = this.#restTop;
    if (rest >= 0) {
      low |= lowBit(rest);
      high |= highBit(rest);
    }
    if (from >= game.columns) {
      const end = board.table.cards[(from << game.shift) + board.table.lengths[from]! - 1]!;
      low |= lowBit(end);
      high |= highBit(end);
    }
    const { wantsLow, wantsHigh } = board;
    let hung = board.countHung(low, high);
    if (emptied && ((wantsLow[first]! & low) | (wantsHigh[first]! & high)) !== 0) hung--;
    if (top < 0 && ((wantsLow[first]! & low) | (wantsHigh[first]! & high)) !== 0) hung++;
    return hung;
  }

  /** Offers a child that has to be built to be hashed and priced. */
  #offerBuilt(move: RunMove): void {
    const scratch = this.#scratch;
    const { prices, seed } = this.#breeding;
    scratch.table.copyFrom(this.board.table);
    scratch.table.play(move);
    scratch.survey(prices);
    if (!this.seen.add(scratch.keyLow, scratch.keyHigh)) return;
    const score = scratch.score(prices) * 8 + tieBreak(scratch.keyLow, seed);
    this.candidates.add(score, this.#parent, move, scratch.profile, scratch.table.deals);
  }
}
