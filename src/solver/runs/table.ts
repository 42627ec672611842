import { KING, ACE } from '../../engine/card.js';
import type { LinkTable } from '../../engine/links.js';
import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { RUN, type RunGame } from './run-game.js';

/** Bit of a card that lies face down, and the bits that tell rank and suit. */
export const DOWN = 64;
export const KIND = 63;

/** A move packed in one number; 0 uses the stock. */
export type RunMove = number;

export function packMove(from: number, count: number, to: number): RunMove {
  return from | (to << 5) | (count << 10);
}
export function fromOf(move: RunMove): number {
  return move & 31;
}
export function toOf(move: RunMove): number {
  return (move >> 5) & 31;
}
export function countOfMove(move: RunMove): number {
  return move >> 10;
}

/** Whether a gap may take a card of this kind. */
export function gapTakes(game: RunGame, table: Table, kind: number): boolean {
  const rank = kind & 15;
  switch (game.gap) {
    case 'any':
      return true;
    case 'none':
      return false;
    case 'king':
      return rank === KING;
    case 'ace':
      return rank === ACE;
    case 'kingUntilFourKings':
      return rank === KING || table.countKingColumns() >= 4;
  }
}

/** A position unpacked: piles of equal room, so that moves are short loops over bytes. */
export class Table {
  readonly cards: Uint8Array;
  readonly lengths: Uint8Array;
  left = 0;
  deals = 0;
  /** Complete runs that have left. */
  home = 0;

  constructor(readonly game: RunGame) {
    this.cards = new Uint8Array(game.piles << game.shift);
    this.lengths = new Uint8Array(game.piles);
  }

  /** Takes over a position of the engine. */
  set({ layout }: Rules, position: Position): void {
    const { places, shift } = this.game;
    places.forEach((place, pile) => {
      const cards = position[place]!;
      this.lengths[pile] = cards.length;
      cards.forEach((card, i) => (this.cards[(pile << shift) + i] = card & (KIND | DOWN)));
    });
    this.left = position[layout.stock]!.length;
  }

  /** Bytes of a packed position. */
  static size({ piles, cards }: RunGame): number {
    return piles + 3 + cards;
  }

  pack(pool: Uint8Array, start: number): void {
    const { cards, lengths } = this;
    const { piles, shift } = this.game;
    let at = start;
    pool[at++] = this.left;
    pool[at++] = this.deals;
    pool[at++] = this.home;
    for (let pile = 0; pile < piles; pile++) pool[at++] = lengths[pile]!;
    for (let pile = 0; pile < piles; pile++) {
      const end = (pile << shift) + lengths[pile]!;
      for (let i = pile << shift; i < end; i++) pool[at++] = cards[i]!;
    }
  }

  unpack(pool: Uint8Array, start: number): void {
    const { cards, lengths } = this;
    const { piles, shift } = this.game;
    this.left = pool[start]!;
    this.deals = pool[start + 1]!;
    this.home = pool[start + 2]!;
    let at = start + 3 + piles;
    for (let pile = 0; pile < piles; pile++) {
      const length = pool[start + 3 + pile]!;
      lengths[pile] = length;
      const end = (pile << shift) + length;
      for (let i = pile << shift; i < end; i++) cards[i] = pool[at++]!;
    }
  }

  copyFrom(other: Table): void {
    this.cards.set(other.cards);
    this.lengths.set(other.lengths);
    this.left = other.left;
    this.deals = other.deals;
    this.home = other.home;
  }

  countKingColumns(): number {
    let kings = 0;
    for (let pile = 0; pile < this.game.columns; pile++)
      if (this.#isKing(pile, this.lengths[pile]!)) kings++;
    return kings;
  }

  /** Whether the stock may be used. */
  canDeal(): boolean {
    const { dealKind, needsFilled, columns } = this.game;
    if (this.left === 0 || dealKind === 'none' || dealKind === 'refillEmptied') return false;
    if (!needsFilled) return true;
    for (let pile = 0; pile < columns; pile++) if (this.lengths[pile] === 0) return false;
    return true;
  }

  /** Makes a move with all that follows from it. */
  play(move: RunMove): void {
    if (move === 0) this.#deal();
    else this.#move(fromOf(move), countOfMove(move), toOf(move));
    this.#settle();
  }

  #move(from: number, count: number, to: number): void {
    const { cards, lengths } = this;
    const { shift, dealKind, dealTimes, columns } = this.game;
    const length = lengths[from]! - count;
    let source = (from << shift) + length;
    let target = (to << shift) + lengths[to]!;
    for (let i = 0; i < count; i++) cards[target++] = cards[source++]!;
    lengths[from] = length;
    lengths[to] = lengths[to]! + count;
    if (dealKind === 'refillEmptied' && length === 0 && from < columns) {
      for (let i = 0; i < dealTimes; i++) this.#dealTo(from);
    }
  }

  /** Deals a card if there is one left. */
  #dealTo(pile: number): void {
    if (this.left === 0) return;
    this.cards[(pile << this.game.shift) + this.lengths[pile]!] = this.game.stock[--this.left]!;
    this.lengths[pile] = this.lengths[pile]! + 1;
  }

  #deal(): void {
    const { dealKind, columns, reservesEnd, piles, waste } = this.game;
    this.deals++;
    if (dealKind === 'waste') this.#dealRounds(waste, piles);
    else if (dealKind !== 'dropReserves') this.#dealRounds(0, columns);
    else {
      for (let pile = columns; pile < reservesEnd; pile++) {
        this.#move(pile, this.lengths[pile]!, pile - columns);
      }
      this.#dealRounds(columns, reservesEnd);
    }
  }

  #dealRounds(first: number, last: number): void {
    const { dealKind, dealTimes } = this.game;
    for (let round = 0; round < dealTimes; round++) {
      const before = this.left;
      for (let pile = first; pile < last; pile++) if (this.#getsCard(pile)) this.#dealTo(pile);
      if (before === this.left && dealKind === 'nonEmptyColumns') this.#dealTo(first);
    }
  }

  #getsCard(pile: number): boolean {
    const { dealKind, joins } = this.game;
    if (dealKind === 'nonEmptyColumns') return this.lengths[pile] !== 0;
    return dealKind !== 'columnsWithoutKingRun' || !this.#isKing(pile, this.tail(pile, joins));
  }

  /** Whether the group of so many cards at a pile's end begins with a King. */
  #isKing(pile: number, count: number): boolean {
    const first = (pile << this.game.shift) + this.lengths[pile]! - count;
    return count > 0 && (this.cards[first]! & 15) === KING;
  }

  /** Length of a pile's face-up tail that one table joins. */
  tail(pile: number, table: LinkTable): number {
    const { cards } = this;
    const start = pile << this.game.shift;
    const end = start + this.lengths[pile]!;
    if (end === start || cards[end - 1]! >= DOWN) return 0;
    let i = end - 1;
    while (i > start && cards[i - 1]! < DOWN && table[(cards[i - 1]! << 6) | cards[i]!] === 1) i--;
    return end - i;
  }

  /** How many cards may leave a pile together, limits of size aside. */
  liftable(pile: number): number {
    const { lifts, columns, shift } = this.game;
    const length = this.lengths[pile]!;
    if (length === 0) return 0;
    if (pile >= columns) return this.cards[(pile << shift) + length - 1]! < DOWN ? 1 : 0;
    if (lifts === null) return this.#faceUp(pile);
    let most = 1;
    for (const lift of lifts) most = Math.max(most, this.tail(pile, lift));
    return most;
  }

  #faceUp(pile: number): number {
    const start = pile << this.game.shift;
    let at = start + this.lengths[pile]!;
    while (at > start && this.cards[at - 1]! < DOWN) at--;
    return start + this.lengths[pile]! - at;
  }

  #settle(): void {
    const { removes, columns } = this.game;
    do this.#turnUp();
    while (removes && this.#sendHome(columns));
  }

  #turnUp(): void {
    const { columns, shift } = this.game;
    for (let pile = 0; pile < columns; pile++) {
      const top = (pile << shift) + this.lengths[pile]! - 1;
      if (this.lengths[pile] !== 0) this.cards[top] = this.cards[top]! & KIND;
    }
  }

  #sendHome(columns: number): boolean {
    let found = false;
    for (let pile = 0; pile < columns; pile++) {
      if (!this.endsInRun(pile)) continue;
      this.lengths[pile] = this.lengths[pile]! - RUN;
      this.home++;
      found = true;
    }
    return found;
  }

  /** Whether a complete run lies at a column's end. */
  endsInRun(pile: number): boolean {
    const { joins, base, shift } = this.game;
    const length = this.lengths[pile]!;
    if (length < RUN || this.tail(pile, joins) < RUN) return false;
    return base < 0 || (this.cards[(pile << shift) + length - RUN]! & 15) === base;
  }

  /** Whether the game is won. */
  isWon(): boolean {
    const { columns, piles, winsInColumns, winNeedsStock, joins } = this.game;
    if (winsInColumns ? winNeedsStock && this.left > 0 : this.left > 0) return false;
    for (let pile = 0; pile < (winsInColumns ? columns : piles); pile++) {
      const length = this.lengths[pile]!;
      if (length === 0) continue;
      if (!winsInColumns || length !== RUN || this.tail(pile, joins) !== RUN) return false;
    }
    return true;
  }
}
