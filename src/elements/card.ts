import { html, nothing, type TemplateResult } from 'lit';
import { SUIT_NAMES, cardEmblem, cardFace, cardIndex } from '../art/index.js';
import { cardName } from '../board/words.js';
import { suitOf, type Card } from '../engine/card.js';
import type { Snapshot } from './context.js';

/** What a card needs to know to be drawn. */
export type CardContext = Pick<Snapshot, 'geometry' | 'messages'>;

/** How a card that can be used is shown. */
export interface CardManner {
  readonly isHeld: boolean;
  readonly isTabStop: boolean;
  /** Whether it lies above those that cover it. */
  readonly isPeeked?: boolean;
  /** Whether others leave no more of it to see than its index. */
  readonly isCovered?: boolean;
  /** Whether its face need not be drawn. */
  readonly isFaceless?: boolean;
}

function faceFor({ geometry }: CardContext): typeof cardFace {
  return geometry.small ? cardEmblem : cardFace;
}

/** A face-up card that can be used: a button with the card's name. */
export function cardButton(card: Card, context: CardContext, manner: CardManner): TemplateResult {
  const { isHeld, isTabStop, isPeeked, isCovered, isFaceless } = manner;
  const suit = SUIT_NAMES[suitOf(card)];
  return html`<button
    class="card ${suit} ${isHeld ? 'held' : ''} ${isPeeked ? 'peek' : ''} ${isCovered ? 'covered' : ''}"
    part="card face-up ${isHeld ? 'selected' : ''}"
    tabindex=${isTabStop ? 0 : -1}
    aria-label=${cardName(context.messages, card)}
    aria-pressed=${isHeld}
  >
    ${cardIndex(card)}${isFaceless ? nothing : faceFor(context)(card)}
  </button>`;
}

/** A face-up card that has come to rest. */
export function cardPicture(card: Card, context: CardContext): TemplateResult {
  return html`<div class="card ${SUIT_NAMES[suitOf(card)]}" part="card face-up">
    ${cardIndex(card)}${faceFor(context)(card)}
  </div>`;
}

/** A face-down card: nothing but a back. */
export function cardBack(): TemplateResult {
  return html`<div class="card down" part="card face-down"></div>`;
}

/** An empty place that takes cards: a button with the place's name. */
export function emptyPlace(
  label: string,
  isTabStop: boolean,
  mark: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<button class="slot" part="gap" tabindex=${isTabStop ? 0 : -1} aria-label=${label}>
    ${mark}
  </button>`;
}

/** An empty place that only shows where cards will lie. */
export function emptyMark(): TemplateResult {
  return html`<div class="slot" part="gap"></div>`;
}
