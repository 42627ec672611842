import { css, html, type TemplateResult } from 'lit';
import { fanFor } from '../board/geometry.js';
import { depthOf } from '../board/arranger.js';
import { isFaceUp } from '../engine/card.js';
import { cardBack, cardButton, emptyPlace } from './card.js';
import { PileElement } from './pile-element.js';

/**
 * One column of the tableau: its cards overlap, and squeeze when the column grows long.
 *
 * @tag spider-column
 * @summary One column of the tableau; lives inside `<spider-solitaire>`.
 * @csspart card - A card.
 * @csspart face-up - A face-up card.
 * @csspart face-down - A face-down card.
 * @csspart selected - A picked-up card.
 * @csspart gap - The place of an empty column.
 * @cssstate target - The picked-up cards may go here.
 * @cssstate pointed - A refusal points here.
 */
export class SpiderColumn extends PileElement {
  static override styles = [
    ...PileElement.styles,
    css`
      .card {
        --strip: var(--fan-up);
        margin-block-end: calc(var(--fan-up) - var(--card-h));
      }
      .down {
        margin-block-end: calc(var(--fan-down) - var(--card-h));
      }
      /* Half a suit under an index reads badly; it goes once the card on top has landed. */
      .card:not(.peek, :last-child) .emblem {
        visibility: hidden;
        transition: visibility 0s 0.25s;
      }
      .peek,
      .card:last-child {
        --strip: initial;
      }
      .card:last-child {
        margin-block-end: 0;
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { cards, heldFrom, tabIndexHere, table } = this;
    const peeked = table.peeked?.pile === this.pile ? table.peeked.index : undefined;
    const drawn = cards.map((card, i) =>
      isFaceUp(card)
        ? cardButton(card, table, {
            isHeld: i >= heldFrom,
            isTabStop: i === tabIndexHere,
            isPeeked: i === peeked,
          })
        : cardBack(),
    );
    return html`<div class="fan" @click=${this.onClick}>
      ${cards.length > 0 ? drawn : emptyPlace(this.label, tabIndexHere === -1)}
    </div>`;
  }

  protected override updated(): void {
    super.updated();
    const { down, up } = fanFor(depthOf(this.cards), this.table.geometry);
    const { style } = this.renderRoot.querySelector<HTMLElement>('.fan')!;
    style.setProperty('--fan-down', `${down}px`);
    style.setProperty('--fan-up', `${up}px`);
  }
}
