import { nearest, type Direction } from '../board/navigate.js';
import { identityOf, isFaceUp } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import type { Spot } from '../elements/context.js';
import { PileElement } from '../elements/pile-element.js';
import type { Piles } from './piles.js';

/** The one place of the table that Tab reaches, and the way of the focus from place to place. */
export class FocusController {
  readonly #piles: Piles;
  readonly #root: () => ShadowRoot;
  readonly #moved: () => void;
  /** The place that has the focus, or gets it when the table is entered. */
  stop: Spot = { pile: 0, index: Infinity };
  #card: number | undefined;
  #isInside = false;

  /** @param moved called when the place has changed */
  constructor(piles: Piles, root: () => ShadowRoot, moved: () => void) {
    this.#piles = piles;
    this.#root = root;
    this.#moved = moved;
  }

  /** Whether the focus is on a pile. */
  get isOnPiles(): boolean {
    return this.#root().activeElement instanceof PileElement;
  }

  /** Remembers which card has the focus before the position changes. */
  remember(position: Position): void {
    this.#isInside ||= this.isOnPiles;
    const card = position[this.stop.pile]?.[this.stop.index];
    this.#card = card && identityOf(card);
  }

  /** Follows that card to its new place, or stays near the old one. */
  follow(position: Position): void {
    const isSame = (card: number): boolean => identityOf(card) === this.#card;
    const home = position.findIndex((pile) => pile.some(isSame));
    const element = this.#piles.at(home);
    if (element && !element.isShow) {
      this.stop = { pile: home, index: position[home]!.findIndex(isSame) };
    }
    this.#card = undefined;
    const pile = position[this.stop.pile] ?? [];
    const index = Math.min(this.stop.index, pile.length - 1);
    const isHidden = index < 0 || !isFaceUp(pile[index]!);
    this.stop = { pile: this.stop.pile, index: isHidden ? pile.length - 1 : index };
  }

  /** Gives the focus back where drawing has taken it away. */
  restore(): void {
    if (this.#isInside && !this.isOnPiles) this.focus();
    this.#isInside = false;
  }

  /** Puts the focus on the current place. */
  focus(): void {
    const pile = this.#piles.at(this.stop.pile);
    const stop = pile?.cardAt(this.stop.index) ?? pile?.stops.at(-1);
    stop?.focus();
  }

  /** Takes note of the place that got the focus. */
  readonly entered = (event: Event): void => {
    const spot = this.#piles.spotOf(event);
    if (!spot || (spot.pile === this.stop.pile && spot.index === this.stop.index)) return;
    this.stop = spot;
    this.#moved();
  };

  /** Moves the focus to the nearest place in a direction. */
  step(direction: Direction): void {
    const stops = this.#piles.all.flatMap((pile) => pile.stops);
    const here = this.#piles.at(this.stop.pile)?.shadowRoot?.activeElement;
    if (here) nearest(here, stops, direction)?.focus();
  }

  /** Moves the focus to the first (0) or last (−1) card of a pile. */
  toEnd(end: 0 | -1, pile = this.stop.pile): void {
    this.#piles.at(pile)?.stops.at(end)?.focus();
  }
}
