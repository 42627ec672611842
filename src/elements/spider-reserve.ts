import { TopPile } from './top-pile.js';

/**
 * A reserve, a cell or the waste: its top card alone can be seen and leave.
 *
 * @tag spider-reserve
 * @summary A reserve, a cell or the waste; lives inside `<spider-solitaire>`.
 * @csspart card - The card on top.
 * @csspart face-up - The card on top.
 * @csspart target - The card or place that takes the picked-up cards.
 * @csspart pointed - The card or place that a refusal points at.
 * @csspart gap - The empty place.
 * @cssstate target - The picked-up card may go here.
 * @cssstate pointed - A refusal points here.
 */
export class SpiderReserve extends TopPile {}
