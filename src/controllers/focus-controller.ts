import { nearest, type Direction } from '../board/navigate.js';
import { identityOf, isFaceUp } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { Spot } from '../elements/context.js';
import { PileElement } from '../elements/pile-element.js';
import type { GameController } from './game-controller.js';
import type { Piles } from './piles.js';

/** The last card of the first column. */
const START: Spot = { pile: 0, index: Infinity };

/** After how many milliseconds a new tab stop is drawn if nobody asks for it. */
const SOON = 250;

/** What the focus needs of the element. */
export interface FocusHost {
  readonly shadowRoot: ShadowRoot | null;
  requestUpdate(): void;
}

/** The one place of the table that Tab reaches, and how keys move it. */
export class FocusController {
  readonly #host: FocusHost;
  readonly #engine: GameController;
  readonly #piles: Piles;
  /** The place that has the focus, or gets it when the table is entered. */
  stop: Spot = START;
  /** Whether the tab stop has moved since it was drawn. */
  isLate = false;
  #rules: Rules | undefined;
  #card: number | undefined;
  #isInside = false;
  /** Whether the focus ring shows: then the place that gets the focus is to come into view. */
  #isSeen = false;

  constructor(host: FocusHost, engine: GameController, piles: Piles) {
    this.#host = host;
    this.#engine = engine;
    this.#piles = piles;
  }

  /** Whether the focus is on a pile. */
  get isOnPiles(): boolean {
    return this.#host.shadowRoot?.activeElement instanceof PileElement;
  }

  /** Remembers which card has the focus before the position changes. */
  remember(position: Position): void {
    this.keep();
    // Nobody follows the card that the stock deals next.
    const { pile, index } = this.stop;
    const card = this.#piles.at(pile)?.drawn.length ? position[pile]?.[index] : undefined;
    this.#card = card && identityOf(card);
  }

  /** Remembers that the focus is on a pile before drawing takes it away. */
  keep(): void {
    if (this.#isInside || !this.isOnPiles) return;
    this.#isInside = true;
    // The pile itself does not show the ring, what has the focus in it does.
    const place = this.#host.shadowRoot!.activeElement!.shadowRoot!.activeElement;
    this.#isSeen = place?.matches(':focus-visible') === true;
  }

  /** Gives the focus to a place with the next drawing: not every browser does so by itself. */
  take(spot: Spot): void {
    const { pile, index } = this.stop;
    this.#isSeen = false;
    // A key clicks where the focus is, and its ring stays.
    if (spot.pile === pile && spot.index === index) this.keep();
    this.stop = spot;
    this.#isInside = true;
  }

  /** Follows that card to its new place, or stays near the old one. */
  follow(position: Position): void {
    this.isLate = false;
    this.#startAnew();
    const isSame = (card: number): boolean => card === this.#card;
    const home = position.findIndex((pile) => pile.some(isSame));
    if (this.#piles.at(home)?.isShow === false) {
      this.stop = { pile: home, index: position[home]!.findIndex(isSame) };
    }
    this.#card = undefined;
    const { pile, index } = this.stop;
    const cards = position[pile] ?? [];
    const last = cards.length - 1;
    const card = cards[Math.min(index, last)];
    const isOpen = card !== undefined && isFaceUp(card);
    this.stop = { pile, index: isOpen ? Math.min(index, last) : last };
  }

  /** The places of another game are other ones. */
  #startAnew(): void {
    const { rules } = this.#engine.game;
    if (rules !== this.#rules) [this.stop, this.#card] = [START, undefined];
    this.#rules = rules;
  }

  /** Gives the focus back where drawing has taken it away. */
  restore(): void {
    // Scrolling into view would have browsers lay the page out once more.
    const preventScroll = !this.#isSeen;
    if (this.#isInside) this.focus({ preventScroll, focusVisible: this.#isSeen });
    this.#isInside = false;
  }

  /** Puts the focus on the current place. */
  focus(options?: FocusOptions): void {
    const pile = this.#piles.at(this.stop.pile);
    const stops = pile?.stops ?? [];
    const here = stops.find((stop) => pile?.indexOf(stop) === this.stop.index);
    (here ?? stops.at(-1))?.focus(options);
  }

  /** Takes note of the place that got the focus. */
  readonly entered = (event: Event): void => {
    const spot = this.#piles.spotOf(event);
    const { pile, index } = this.stop;
    if (!spot || (spot.pile === pile && spot.index === index)) return;
    this.stop = spot;
    // Only the next key asks for it, and a tap that plays draws it too.
    this.isLate = true;
    setTimeout(() => {
      this.#host.requestUpdate();
    }, SOON);
  };

  /** Moves the focus; nobody outside a pile hears of a move within it. */
  #go(element: HTMLElement | undefined): void {
    const pile = this.#piles.all.find(({ shadowRoot }) => shadowRoot === element?.getRootNode());
    if (!element || !pile) return;
    this.stop = { pile: pile.pile, index: pile.indexOf(element) };
    element.focus();
    this.#host.requestUpdate();
  }

  /** Moves the focus to the nearest place in a direction. */
  step(direction: Direction): void {
    const here = this.#piles.at(this.stop.pile)?.shadowRoot?.activeElement;
    const stops = this.#piles.all.flatMap((pile) => pile.stops);
    if (here) this.#go(nearest(here, stops, direction));
  }

  /** Moves the focus to the first (0) or last (−1) card of a pile, by default the one it is on. */
  toEnd(end: 0 | -1, pile = this.stop.pile): void {
    this.#go(this.#piles.at(pile)?.stops.at(end));
  }

  /** Takes more (1) or fewer (−1) cards of the pile. */
  resize(by: 1 | -1): void {
    const { held } = this.#engine;
    if (!held) {
      this.step([0, -by]);
      return;
    }
    const group = { pile: held.pile, count: held.count + by };
    if (this.#engine.canLift(group)) this.#engine.pickUp(group);
  }

  /** Picks up or puts down at the focus; on the stock it deals. */
  pick(): void {
    this.#engine.use(this.stop.pile, this.stop.index);
  }
}
