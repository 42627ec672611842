import type { Spot } from '../elements/context.js';
import { PileElement } from '../elements/pile-element.js';
import type { FindCard } from './motion-controller.js';

/** Finds the piles of a table and the cards in them. */
export class Piles {
  #byNumber: PileElement[] = [];

  /** Takes stock of the piles that are drawn below a root. */
  refresh(root: ParentNode): void {
    this.#byNumber = [];
    for (const element of root.querySelectorAll('.table *')) {
      if (element instanceof PileElement) this.#byNumber[element.pile] = element;
    }
  }

  /** Every pile that is drawn. */
  get all(): readonly PileElement[] {
    return this.#byNumber.filter(Boolean);
  }

  /** A pile by its number. */
  at(pile: number): PileElement | undefined {
    return this.#byNumber[pile];
  }

  /** The element of a card; the pile itself where the card is not drawn. */
  readonly find: FindCard = (pile, index) => {
    const element = this.#byNumber[pile];
    return element?.cardAt(index) ?? element ?? null;
  };

  /** The card or empty place that an event comes from. */
  spotOf(event: Event): Spot | undefined {
    const path = event.composedPath();
    const pile = path.find((target) => target instanceof PileElement);
    if (!pile || pile.isShow) return undefined;
    const card = path.find((target) => target instanceof Element && target.matches('.card'));
    return { pile: pile.pile, index: pile.indexOf((card as Element | undefined) ?? null) };
  }
}
