import { identityOf, type Card } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';
import type { PileElement } from '../elements/pile-element.js';
import { leave, setOff, type Air, type Point } from './flights.js';
import type { Piles } from './piles.js';

/** Where a card was before a change, and how it looked if that cannot be seen any more. */
export interface Place {
  readonly pile: number;
  readonly box: Point;
  readonly ghost: HTMLElement | undefined;
  /** What showed this very card, if anything did. */
  readonly element: HTMLElement | undefined;
}

/** Where cards were, by their identity. */
export type Places = ReadonlyMap<number, Place>;

interface Begun {
  readonly motion: Animation;
  /** Takes away what the motion leaves behind. */
  readonly clear: () => unknown;
}

/**
 * Lets the first cards of a change set off while they are still drawn where they were: the eye sees
 * an answer in the next frame, however long the drawing takes, and the drawing takes their motion up.
 */
export class HeadStart {
  readonly #piles: Piles;
  readonly #begun = new Map<number, Begun>();

  constructor(piles: Piles) {
    this.#piles = piles;
  }

  /** Lets cards set off for the first pile that gets any. Returns whether some have. */
  begin(before: Places, next: Position, air: Air): boolean {
    const comesTo = ({ pile }: PileElement, card: Card): boolean =>
      (before.get(identityOf(card))?.pile ?? pile) !== pile;
    let target = this.#piles.all.find((pile) =>
      next[pile.pile]?.some((card) => comesTo(pile, card)),
    );
    if (!target || this.#begun.size > 0) return target !== undefined;
    let cards = next[target.pile]!;
    if (target.isShow) {
      // A run is whole before it goes home: its last cards land where its first one lies.
      const run = cards.filter((card) => comesTo(target!, card));
      const landing = this.#piles.at(before.get(identityOf(run[0]!))!.pile)!;
      cards = [...landing.cards, ...run.filter((card) => comesTo(landing, card))];
      target = landing;
    }
    this.#send(before, target, cards, air);
    return this.#begun.size > 0;
  }

  #send(before: Places, target: PileElement, cards: Pile, air: Air): void {
    const { x, y } = target.getBoundingClientRect();
    const launches = cards.flatMap((card, index) => {
      const from = before.get(identityOf(card));
      const offset = target.offsetOf(cards, index);
      if (!from || from.pile === target.pile || offset === undefined) return [];
      const launch = this.#launch(from, { x, y: y + offset * air.scale }, air);
      return launch ? { card, launch } : [];
    });
    for (const { card, launch } of launches) this.#begun.set(identityOf(card), launch());
  }

  /** How to start the card itself, or a picture of what covers it. */
  #launch({ pile, element, box }: Place, to: Point, air: Air): (() => Begun) | undefined {
    if (element) {
      const start = setOff(element, box, to, air);
      return () => ({ motion: start(), clear: () => (element.style.zIndex = '') });
    }
    const ghost = this.#piles.at(pile)!.top?.cloneNode(true) as HTMLElement | undefined;
    return (
      ghost &&
      (() => ({ motion: leave({ ghost, from: box, to }, air), clear: () => ghost.remove() }))
    );
  }

  /** Ends what has begun. Returns when each card set off, on the clock of animations. */
  end(): ReadonlyMap<number, Animation['startTime']> {
    const since = new Map<number, Animation['startTime']>();
    for (const [id, { motion, clear }] of this.#begun) {
      since.set(id, motion.startTime);
      motion.cancel();
      clear();
    }
    this.#begun.clear();
    return since;
  }
}
