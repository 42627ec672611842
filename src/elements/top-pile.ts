import { html, nothing, type TemplateResult } from 'lit';
import { isFaceUp } from '../engine/card.js';
import { topOf } from '../engine/position.js';
import { cardBack, cardButton, emptyPlace } from './card.js';
import { PileElement } from './pile-element.js';

/** A pile of which one card is seen: foundations, reserves, the waste. */
export abstract class TopPile extends PileElement {
  /** What the empty place shows. */
  protected get mark(): TemplateResult | typeof nothing {
    return nothing;
  }

  override offsetOf(): number | undefined {
    return this.isShow ? undefined : 0;
  }

  protected override render(): TemplateResult {
    const { cards } = this;
    const top = topOf(cards);
    const isTabStop = this.tabIndexHere !== undefined;
    return html`<div @click=${this.onClick} @touchstart=${this.onTouch}>
      ${
        top === undefined
          ? emptyPlace(this.label, isTabStop, this.mark)
          : isFaceUp(top)
            ? cardButton(top, this.table, { isHeld: this.heldFrom < cards.length, isTabStop })
            : cardBack()
      }
    </div>`;
  }
}
