import type { Spot } from '../elements/context.js';
import { PileElement } from '../elements/pile-element.js';

function pileOf(event: Event): PileElement | undefined {
  return event.composedPath().find((target) => target instanceof PileElement);
}

/** Finds the piles of a table and the cards in them. */
export class Piles {
  #byNumber: PileElement[] = [];
  /** Every pile that is drawn. */
  all: readonly PileElement[] = [];

  /** Takes stock of the piles that are drawn below a root. */
  refresh(root: ParentNode): void {
    this.#byNumber = [];
    for (const element of root.querySelectorAll('.table *')) {
      if (element instanceof PileElement) this.#byNumber[element.pile] = element;
    }
    this.all = this.#byNumber.filter(Boolean);
  }

  /** A pile by its number. */
  at(pile: number): PileElement | undefined {
    return this.#byNumber[pile];
  }

  /** The cards that lie on the foundations, or in the columns of games that are finished there. */
  get finished(): HTMLElement[] {
    const homes = this.all.filter(({ isShow }) => isShow);
    return (homes.length > 0 ? homes : this.all).flatMap(({ drawn }) => drawn.slice(-1));
  }

  /** Whether an event comes from a pile. */
  isOn(event: Event): boolean {
    return pileOf(event) !== undefined;
  }

  /** The card or empty place that an event comes from. */
  spotOf(event: Event): Spot | undefined {
    const path = event.composedPath();
    const pile = pileOf(event);
    if (!pile || pile.isShow) return undefined;
    const card = path.find((target) => target instanceof Element && target.matches('.card'));
    return { pile: pile.pile, index: pile.indexOf((card as Element | undefined) ?? null) };
  }
}
