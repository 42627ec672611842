import { identityOf } from '../engine/card.js';
import type { Position } from '../engine/position.js';

/** Where cards are drawn: the element of a card of a pile, or that of the pile. */
export type FindCard = (pile: number, index: number) => Element | null;

/** How things move. */
export interface Pace {
  /** Duration of one card's way in milliseconds; 0: nothing moves. */
  readonly duration: number;
  /** Delay from one card of a deal to the next. */
  readonly delay: number;
}

/** However many cards move, none waits longer, in milliseconds. */
const LONGEST_DELAY = 300;
const EASING = 'cubic-bezier(.2,.7,.3,1)';

/**
 * Measures every card before a change and lets it run from there to its new place afterwards. A
 * finished or broken motion changes nothing: the table is drawn as it is from the start.
 */
export class MotionController {
  #before = new Map<number, DOMRect>();

  /** Remembers where the cards of a position are. */
  measure(position: Position, find: FindCard): void {
    this.#before = new Map();
    position.forEach((pile, number) => {
      pile.forEach((card, index) => {
        const box = find(number, index)?.getBoundingClientRect();
        if (box) this.#before.set(identityOf(card), box);
      });
    });
  }

  /** Lets the cards that are elsewhere now run there. */
  run(position: Position, find: FindCard, pace: Pace): void {
    const before = this.#before;
    this.#before = new Map();
    if (pace.duration === 0 || before.size === 0) return;
    let moved = 0;
    position.forEach((pile, number) => {
      pile.forEach((card, index) => {
        const from = before.get(identityOf(card));
        const element = find(number, index);
        if (from && element && this.#fly(element, from, pace, moved)) moved++;
      });
    });
  }

  #fly(element: Element, from: DOMRect, { duration, delay }: Pace, place: number): boolean {
    const to = element.getBoundingClientRect();
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return false;
    element.animate(
      [
        { translate: `${dx}px ${dy}px`, zIndex: 8 },
        { translate: '0 0', zIndex: 8 },
      ],
      {
        duration,
        delay: Math.min(place * delay, LONGEST_DELAY),
        easing: EASING,
        fill: 'backwards',
      },
    );
    return true;
  }
}
