import { css, html, type TemplateResult } from 'lit';
import { fanFor } from '../board/geometry.js';
import { depthOf } from '../board/arranger.js';
import { isFaceUp, type Card } from '../engine/card.js';
import type { Pile } from '../engine/position.js';
import { cardBack, cardButton, emptyPlace } from './card.js';
import { PileElement } from './pile-element.js';

/** So many cards at the end of a column have their faces; a card that leaves uncovers one that is drawn. */
const READY = 2;

/**
 * One column of the tableau: its cards overlap, and squeeze when the column grows long.
 *
 * @tag spider-column
 * @summary One column of the tableau; lives inside `<spider-solitaire>`.
 * @csspart card - A card.
 * @csspart face-up - A face-up card.
 * @csspart face-down - A face-down card.
 * @csspart selected - A picked-up card.
 * @csspart target - The card or place that takes the picked-up cards.
 * @csspart pointed - The card or place that a refusal points at.
 * @csspart gap - The place of an empty column.
 * @cssstate target - The picked-up cards may go here.
 * @cssstate pointed - A refusal points here.
 */
export class SpiderColumn extends PileElement {
  static override styles = [
    ...PileElement.styles,
    css`
      .card {
        margin-block-end: calc(var(--fan-up) - var(--card-h));
      }
      .down {
        margin-block-end: calc(var(--fan-down) - var(--card-h));
      }
      .covered {
        --strip: var(--fan-up);
      }
      /* In the strip that is seen stands the index alone, however much is drawn below. */
      .covered .face {
        clip-path: inset(calc(var(--fan-up) + 1px) 0 0);
      }
    `,
  ];

  /** Indices of cards that have been seen whole since the table came to rest. */
  #faces = new Set<number>();

  protected override get facts(): readonly unknown[] {
    return [...super.facts, this.#faces];
  }

  // A card keeps its face until the one that covers it has landed.
  override tidy(): void {
    if (this.#faces.size < 2) return;
    this.#faces = new Set();
    this.requestUpdate();
  }

  override offsetOf(cards: Pile, index: number): number {
    const { down, up } = fanFor(depthOf(cards), this.table.geometry);
    const below = depthOf(cards.slice(0, index));
    return below.down * down + below.up * up;
  }

  #drawCard(card: Card, index: number): TemplateResult {
    const { cards, heldFrom, tabIndexHere, table } = this;
    const { pile, index: peeked } = table.peeked ?? {};
    const isPeeked = pile === this.pile && index === peeked;
    const isWhole = isPeeked || index === cards.length - 1 || index === heldFrom - 1;
    if (isWhole) this.#faces.add(index);
    const isCovered = !this.#faces.has(index);
    return cardButton(card, table, {
      isHeld: index >= heldFrom,
      isTabStop: index === tabIndexHere,
      isPeeked,
      isCovered,
      isFaceless: isCovered && index < cards.length - READY,
    });
  }

  protected override render(): TemplateResult {
    const { cards, tabIndexHere } = this;
    const drawn = cards.map((card, i) => (isFaceUp(card) ? this.#drawCard(card, i) : cardBack()));
    return html`<div class="fan" @click=${this.onClick} @touchstart=${this.onTouch}>
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
