import { joinsKinds } from '../../engine/links.js';
import { randomWords, scramble } from '../keys.js';
import type { RunGame } from './run-game.js';
import { DOWN, KIND, Table } from './table.js';
import type { Prices } from './weights.js';

const FACES = 128;
const PILE_NUMBERS = 64;

/** Hash words of a game: of a card in its place, of piles, of the stock. */
export interface Keys {
  /** Two words each, by place in the pile × 256 + card × 2. */
  readonly card: Int32Array;
  readonly pileLow: Int32Array;
  readonly pileHigh: Int32Array;
  readonly stock: Int32Array;
  /** By pile × 256 + face-down cards, or by pile × 256 + first card. */
  readonly profile: Int32Array;
}

export function makeKeys({ stride, piles }: RunGame): Keys {
  return {
    card: randomWords(stride * FACES * 2, 1),
    pileLow: randomWords(PILE_NUMBERS, 3),
    pileHigh: randomWords(PILE_NUMBERS, 4),
    stock: randomWords(512, 5),
    profile: randomWords(piles << 8, 6),
  };
}

/** A set of kinds takes two words: what a kind is in the first one. */
export function lowBit(kind: number): number {
  return kind < 32 ? 1 << kind : 0;
}

/** What a kind is in the second word of a set. */
export function highBit(kind: number): number {
  return kind < 32 ? 0 : 1 << kind;
}

/** Hash word of a pile from the words of its cards and its place. */
export function pileKey(cards: number, place: number): number {
  const mixed = Math.imul(cards ^ place, 0x21f0aaad);
  return Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
}

/**
 * A table with everything in sums and prefixes from which its children are hashed and priced without
 * being built.
 */
export class Board {
  readonly table: Table;
  /** By place in a pile: the hash of the cards below it. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By place: face-up cards that end there and make a run. */
  readonly runs: Uint8Array;
  /** By pile: hash words, run at the end, cards that lift, cards face down. */
  readonly pileLow: Int32Array;
  readonly pileHigh: Int32Array;
  readonly lifts: Uint8Array;
  readonly covered: Uint8Array;
  /** Kinds that lie on top of columns: how many of each, and as bits. */
  readonly tops = new Uint8Array(64);
  topsLow = 0;
  topsHigh = 0;
  /** By kind: the columns it goes on, as bits; and the empty columns. */
  readonly takers = new Int32Array(64);
  gapBits = 0;
  /** Kinds that go on a kind, one list after the other, and where the list of each begins. */
  readonly #guests: Uint8Array;
  readonly #guestsFrom = new Int32Array(65);
  /** By kind: the kinds it goes on, as bits, if it does not want to lie at the bottom. */
  readonly wantsLow = new Int32Array(64);
  readonly wantsHigh = new Int32Array(64);

  keyLow = 0;
  keyHigh = 0;
  cost = 0;
  free = 0;
  gaps = 0;
  cells = 0;
  profile = 0;

  constructor(
    readonly game: RunGame,
    readonly keys: Keys,
  ) {
    const places = game.piles << game.shift;
    this.table = new Table(game);
    this.low = new Int32Array(places + 1);
    this.high = new Int32Array(places + 1);
    this.runs = new Uint8Array(places);
    this.pileLow = new Int32Array(game.piles);
    this.pileHigh = new Int32Array(game.piles);
    this.lifts = new Uint8Array(game.piles);
    this.covered = new Uint8Array(game.piles);
    this.#fillWants();
    this.#guests = this.#listGuests();
  }

  #listGuests(): Uint8Array {
    const { builds, kinds } = this.game;
    const guests: number[] = [];
    for (let lower = 0; lower < 64; lower++) {
      this.#guestsFrom[lower] = guests.length;
      guests.push(...kinds.filter((upper) => joinsKinds(builds, lower, upper)));
    }
    this.#guestsFrom[64] = guests.length;
    return Uint8Array.from(guests);
  }

  #fillWants(): void {
    const { builds, base } = this.game;
    for (let upper = 0; upper < 64; upper++) {
      if ((upper & 15) === base) continue;
      for (let lower = 0; lower < 64; lower++) {
        if (!joinsKinds(builds, lower, upper)) continue;
        this.wantsLow[upper] = this.wantsLow[upper]! | lowBit(lower);
        this.wantsHigh[upper] = this.wantsHigh[upper]! | highBit(lower);
      }
    }
  }

  /** Computes everything from the table. */
  survey(prices: Prices): void {
    const { table, game, keys } = this;
    this.cost = 0;
    this.free = 0;
    this.gaps = 0;
    this.cells = 0;
    this.profile = Math.imul(table.home + 1, 0x9e3779b9);
    this.tops.fill(0);
    this.takers.fill(0);
    this.gapBits = 0;
    this.topsLow = 0;
    this.topsHigh = 0;
    this.keyLow = keys.stock[table.left]!;
    this.keyHigh = keys.stock[table.left + 256]!;
    for (let pile = 0; pile < game.piles; pile++) {
      this.#surveyCards(pile, prices);
      if (pile < game.columns) this.#surveyColumn(pile);
      else this.#surveyExtra(pile);
      this.#addKey(pile);
    }
  }

  #surveyCards(pile: number, { pair, first }: Prices): void {
    const { low, high, runs, keys, game } = this;
    const { cards, lengths } = this.table;
    const { joins } = game;
    const start = pile << game.shift;
    const words = keys.card;
    let wordLow = 0;
    let wordHigh = 0;
    let run = 0;
    let before = -1;
    let cost = 0;
    let covered = 0;
    const length = lengths[pile]!;
    for (let i = 0; i < length; i++) {
      const card = cards[start + i]!;
      const kind = card & KIND;
      const word = (i << 8) | (card << 1);
      low[start + i] = wordLow;
      high[start + i] = wordHigh;
      wordLow ^= words[word]!;
      wordHigh ^= words[word + 1]!;
      cost += before < 0 ? first[kind]! : pair[(before << 6) | kind]!;
      if (card >= DOWN) {
        run = 0;
        covered++;
      } else {
        run = run > 0 && joins[(before << 6) | kind] === 1 ? run + 1 : 1;
      }
      runs[start + i] = run;
      before = kind;
    }
    low[start + length] = wordLow;
    high[start + length] = wordHigh;
    this.covered[pile] = covered;
    this.cost += pile < game.columns ? cost : 64 * length;
  }

  #surveyColumn(pile: number): void {
    const { table, game } = this;
    const length = table.lengths[pile]!;
    const start = pile << game.shift;
    this.lifts[pile] = table.liftable(pile);
    this.profile = (this.profile + this.keys.profile[(pile << 8) | this.covered[pile]!]!) | 0;
    if (length === 0) {
      this.gaps++;
      this.gapBits |= 1 << pile;
      return;
    }
    const top = table.cards[start + length - 1]! & KIND;
    this.free += this.runs[start + length - 1]!;
    this.tops[top] = this.tops[top]! + 1;
    this.topsLow |= lowBit(top);
    this.topsHigh |= highBit(top);
    const { takers } = this;
    const guests = this.#guests;
    const last = this.#guestsFrom[top + 1]!;
    for (let i = this.#guestsFrom[top]!; i < last; i++) {
      takers[guests[i]!] = takers[guests[i]!]! | (1 << pile);
    }
  }

  #surveyExtra(pile: number): void {
    const length = this.table.lengths[pile]!;
    this.lifts[pile] = this.table.liftable(pile);
    if (length === 0 && pile !== this.game.waste) this.cells++;
  }

  #addKey(pile: number): void {
    const { game, keys, table } = this;
    const at = (pile << game.shift) + table.lengths[pile]!;
    const place = game.likeness[table.left * game.piles + pile]!;
    const keyLow = pileKey(this.low[at]!, keys.pileLow[place]!);
    const keyHigh = pileKey(this.high[at]!, keys.pileHigh[place]!);
    this.pileLow[pile] = keyLow;
    this.pileHigh[pile] = keyHigh;
    this.keyLow = (this.keyLow + keyLow) | 0;
    this.keyHigh = (this.keyHigh + keyHigh) | 0;
  }

  /** How many columns could hang their first card on another one, given the tops as bits. */
  countHung(topsLow: number, topsHigh: number): number {
    const { game, table, wantsLow, wantsHigh } = this;
    let hung = 0;
    for (let pile = 0; pile < game.columns; pile++) {
      if (table.lengths[pile] === 0) continue;
      const first = table.cards[pile << game.shift]! & KIND;
      if (((wantsLow[first]! & topsLow) | (wantsHigh[first]! & topsHigh)) !== 0) hung++;
    }
    return hung;
  }

  /** The price of this position. */
  score(prices: Prices): number {
    const hung = this.countHung(this.topsLow, this.topsHigh);
    return (
      this.cost -
      prices.hung * hung -
      prices.gap * this.gaps -
      prices.free * this.free -
      RUN_BONUS * this.table.home
    );
  }
}

/** For each run that has left. */
export const RUN_BONUS = 13;

/** Three random bits of a position, different for each seed, that decide between equal prices. */
export function tieBreak(key: number, seed: number): number {
  return scramble(key ^ seed) >>> 29;
}
