import { KING, faceUp, isFaceUp, kindOf, rankOf, suitOf } from '../../engine/card.js';
import { joins, makeLinkTable, type LinkTable } from '../../engine/links.js';
import type { Pile } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { randomWords, scramble } from '../keys.js';

/** What the search knows of a pile, computed once for each pile that comes up. */
export interface Mark {
  readonly low: number;
  readonly high: number;
  /** Price: the less, the better. */
  readonly price: number;
  /** Cards face down. */
  readonly covered: number;
}

const WORDS = randomWords(256, 7);
const HIGH_WORDS = randomWords(256, 8);

/** Prices, in the unit of the compact search: 64 is a break between two cards. */
const BREAK = 64;
const BUILT = 36;
const LIFTED = 8;
const COVERED = 24;
const BLOCKS = 3;
const BLOCKS_SUIT = 10;
const HOME = 80;

/** Prices and hashes of piles in one game. */
export class Marker {
  readonly #rules: Rules;
  readonly #lifts: readonly LinkTable[];
  readonly #runs: readonly LinkTable[];
  readonly #upward: boolean;
  readonly #kingFirst: boolean;
  readonly #columnsAlike: boolean;

  /** @param columnsAlike whether columns may change places without changing the game */
  constructor(rules: Rules, columnsAlike: boolean) {
    const { lift, foundations, wrap, emptyColumn } = rules.definition;
    this.#rules = rules;
    this.#lifts = typeof lift === 'string' ? [rules.builds] : rules.lifts;
    const groups = foundations.filter(({ take }) => take === 'run');
    this.#runs = groups.flatMap((group) => group.links.map((link) => makeLinkTable([link], wrap)));
    this.#upward = foundations.some(({ take, base }) => take === 'card' && base === 'A');
    this.#kingFirst = emptyColumn === 'king' || groups.some(({ base }) => base === 'K');
    this.#columnsAlike = columnsAlike;
  }

  mark(pile: Pile, index: number): Mark {
    const isColumn = this.#rules.layout.kinds[index] === 'column';
    let low = isColumn && this.#columnsAlike ? 1 : index + 1;
    let high = low;
    for (const card of pile) {
      const byte = (kindOf(card) << 1) | (isFaceUp(card) ? 0 : 1);
      low = scramble(low ^ WORDS[byte]!);
      high = scramble(Math.imul(high, 31) ^ HIGH_WORDS[byte]!);
    }
    const covered = pile.reduce((sum, card) => sum + (isFaceUp(card) ? 0 : 1), 0);
    return { low, high, price: this.#price(pile, index), covered };
  }

  #price(pile: Pile, index: number): number {
    switch (this.#rules.layout.kinds[index]) {
      case 'column':
        return this.#columnPrice(pile);
      case 'foundation':
        return -HOME * pile.length;
      case 'stock':
        return 0;
      default:
        return BREAK * pile.length;
    }
  }

  #columnPrice(pile: Pile): number {
    if (pile.length === 0) return -BREAK;
    let price = this.#kingFirst && rankOf(pile[0]!) === KING ? 0 : BREAK;
    for (let i = 0; i < pile.length; i++) {
      if (!isFaceUp(pile[i]!)) price += COVERED;
      if (i > 0) price += this.#pairPrice(pile, i) + (this.#upward ? blocking(pile, i) : 0);
    }
    return price;
  }

  #pairPrice(pile: Pile, i: number): number {
    const [lower, upper] = [faceUp(pile[i - 1]!), faceUp(pile[i]!)];
    const joined = (table: LinkTable): boolean => joins(table, lower, upper);
    if (this.#runs.some(joined)) return 0;
    if (!joined(this.#rules.builds)) return BREAK;
    return this.#lifts.some(joined) ? LIFTED : BUILT;
  }
}

/** What it costs that a card lies on lower ones, which must go home before it. */
function blocking(pile: Pile, i: number): number {
  let price = 0;
  for (let j = 0; j < i; j++) {
    if (rankOf(pile[j]!) >= rankOf(pile[i]!)) continue;
    price += suitOf(pile[j]!) === suitOf(pile[i]!) ? BLOCKS_SUIT : BLOCKS;
  }
  return price;
}
