import { nothing, type TemplateResult } from 'lit';
import { suitMark } from '../art/index.js';
import type { FoundationRules } from '../engine/rules.js';
import { cardPicture, emptyMark } from './card.js';
import { TopPile } from './top-pile.js';

/**
 * A foundation. One that takes whole runs only shows the card that the run began with; one that is
 * fed card by card is a place like any other.
 *
 * @tag spider-foundation
 * @summary A place for finished cards; lives inside `<spider-solitaire>`.
 * @csspart card - The card that is seen.
 * @csspart face-up - The card that is seen.
 * @csspart target - The card or place that takes the picked-up cards.
 * @csspart pointed - The card or place that a refusal points at.
 * @csspart gap - The empty place.
 * @cssstate target - The picked-up cards may go here.
 * @cssstate pointed - A refusal points here.
 */
export class SpiderFoundation extends TopPile {
  get #rules(): FoundationRules | undefined {
    return this.table.rules.foundations[this.pile];
  }

  override get isShow(): boolean {
    return this.#rules?.group.take === 'run';
  }

  protected override get mark(): TemplateResult | typeof nothing {
    const suit = this.#rules?.suit ?? -1;
    return suit < 0 ? nothing : suitMark(suit);
  }

  protected override render(): TemplateResult {
    if (!this.isShow) return super.render();
    const first = this.cards.at(-this.#rules!.group.length);
    return first === undefined ? emptyMark() : cardPicture(first, this.table);
  }
}
