import { identityOf, type Card } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';
import type { PileElement } from '../elements/pile-element.js';
import { leave, setOff, type Air, type Point } from './flights.js';
import { painted, pause } from './painted.js';
import type { Piles } from './piles.js';

/** Where a card was before a change, and how it looked if that cannot be seen any more. */
export interface Place {
  readonly pile: number;
  box: Point;
  readonly ghost: HTMLElement | undefined;
  /** What showed this very card, if anything did. */
  readonly element: HTMLElement | undefined;
}

/** Where cards were, by their identity. */
export type Places = ReadonlyMap<number, Place>;

interface Begun {
  readonly motion: Animation;
  readonly to: Point;
  /** Takes away what the motion leaves behind. */
  readonly clear: () => unknown;
}

function isFromElsewhere(before: Places, { pile }: PileElement, card: Card): boolean {
  return (before.get(identityOf(card))?.pile ?? pile) !== pile;
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

  /**
   * Lets cards set off for the first pile that gets any.
   *
   * @returns kept when the rest is to be drawn; undefined if none sets off
   */
  begin(before: Places, next: Position, air: Air): Promise<unknown> | undefined {
    if (this.#begun.size > 0) return undefined;
    for (const target of this.#piles.all) {
      const cards = next[target.pile] ?? [];
      const coming = cards.filter((card) => isFromElsewhere(before, target, card));
      if (coming.length === 0) continue;
      if (target.isShow) return this.#complete(before, coming, air);
      this.#send(before, target, cards, air);
      return this.#begun.size > 0 ? painted() : undefined;
    }
    return undefined;
  }

  /** A run is whole before it goes home: its last cards land where its first one lies. */
  #complete(before: Places, run: Pile, air: Air): Promise<unknown> | undefined {
    const target = this.#piles.at(before.get(identityOf(run[0]!))!.pile)!;
    const coming = run.filter((card) => isFromElsewhere(before, target, card));
    this.#send(before, target, [...target.cards, ...coming], air);
    for (const [id, { to }] of this.#begun) before.get(id)!.box = to;
    return this.#begun.size > 0 ? pause(air.duration) : undefined;
  }

  #send(before: Places, target: PileElement, cards: Pile, air: Air): void {
    const { x, y } = target.getBoundingClientRect();
    const launches = cards.flatMap((card, index) => {
      const offset = target.offsetOf(cards, index);
      if (offset === undefined || !isFromElsewhere(before, target, card)) return [];
      const id = identityOf(card);
      const launch = this.#launch(before.get(id)!, { x, y: y + offset * air.scale }, air);
      return launch ? { id, launch } : [];
    });
    for (const { id, launch } of launches) this.#begun.set(id, launch());
  }

  /** How to start the card itself, or a picture of what covers it. */
  #launch({ pile, element, box }: Place, to: Point, air: Air): (() => Begun) | undefined {
    if (element) {
      const start = setOff(element, box, to, air);
      return () => ({ motion: start(), to, clear: () => (element.style.zIndex = '') });
    }
    const ghost = this.#piles.at(pile)!.top?.cloneNode(true) as HTMLElement | undefined;
    const flight = { ghost, from: box, to };
    return ghost && (() => ({ motion: leave(flight, air), to, clear: () => ghost.remove() }));
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
