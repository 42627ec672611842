import { css, html, type TemplateResult } from 'lit';
import { dealsByHand, dealsLeft } from '../engine/stock.js';
import { cardBack, emptyMark } from './card.js';
import { PileElement } from './pile-element.js';

/** Most backs that are drawn. */
const MOST_BACKS = 6;

/**
 * The stock: a back for each deal that is left; a tap deals.
 *
 * @tag spider-stock
 * @summary The stock; lives inside `<spider-solitaire>`.
 * @csspart stock - The button that deals.
 * @csspart face-down - A back.
 * @csspart gap - The place of an empty stock.
 */
export class SpiderStock extends PileElement {
  static override styles = [
    ...PileElement.styles,
    css`
      /* Cards come out from under it, so that it can be tapped again at once. */
      :host {
        z-index: 9;
      }
      button {
        display: flex;
        padding: 0;
        border: 0;
        background: none;
        cursor: pointer;
      }
      /* A press must stay a click though the back under it is taken away. */
      .card {
        pointer-events: none;
      }
      .card + .card {
        margin-inline-start: calc(var(--card-w) * var(--lap, -0.88));
      }
    `,
  ];

  /** A back stands for a deal, not for a card. */
  override get drawn(): HTMLElement[] {
    return [];
  }

  override get top(): HTMLElement | undefined {
    return super.drawn.at(-1);
  }

  override offsetOf(): undefined {
    // Nobody sees where a card lies in the stock.
  }

  get #deals(): number {
    return dealsLeft(this.table.rules, this.table.position);
  }

  protected override get facts(): readonly unknown[] {
    return [...super.facts, this.#deals];
  }

  protected override render(): TemplateResult {
    const { rules, messages } = this.table;
    const deals = this.#deals;
    return html`<button
      part="stock"
      tabindex=${this.tabIndexHere === undefined ? -1 : 0}
      .disabled=${!dealsByHand(rules)}
      aria-label=${messages.stock(deals)}
      @click=${this.onClick}
    >
      ${deals > 0 ? Array.from({ length: Math.min(deals, MOST_BACKS) }, cardBack) : emptyMark()}
    </button>`;
  }
}
