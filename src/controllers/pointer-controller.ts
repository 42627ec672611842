import { zoneUnder, type DropZone } from '../board/drop.js';
import type { Spot } from '../elements/context.js';

/** How far a pointer wanders before a press becomes a drag, in px. */
const SLOP = 8;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot;
}

/** What the pointer is doing; `spent`: it has wandered or dragged, its click is no tap. */
type PointerState =
  | { readonly type: 'idle' | 'spent' }
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'dragging'; readonly press: Press; readonly cards: readonly HTMLElement[] };

/** What dragging needs of the table. */
export interface DragTable {
  /** The card that an event comes from. */
  cardOf(event: Event): Spot | undefined;
  /** Picks up the group from a card down; returns its elements, none if it cannot be lifted. */
  startDrag(spot: Spot): readonly HTMLElement[];
  /** Where the dragged cards may go, and where they came from. */
  dropZones(): readonly DropZone[];
  /** Ends a drag on a pile, or nowhere. */
  endDrag(pile: number | undefined): void;
}

/**
 * Press, drag and drop of one pointer, be it mouse, finger or pen. A press that does not move stays
 * a click; a second pointer and other buttons are let be.
 */
export class PointerController {
  readonly #table: DragTable;
  #state: PointerState = { type: 'idle' };

  constructor(table: DragTable) {
    this.#table = table;
  }

  readonly press = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || this.#state.type === 'dragging') return;
    const spot = this.#table.cardOf(event);
    const { pointerId, clientX: x, clientY: y } = event;
    this.#state = spot ? { type: 'pressed', press: { pointerId, x, y, spot } } : { type: 'idle' };
  };

  readonly move = (event: PointerEvent): void => {
    const state = this.#state;
    if (!('press' in state) || state.press.pointerId !== event.pointerId) return;
    const [dx, dy] = [event.clientX - state.press.x, event.clientY - state.press.y];
    switch (state.type) {
      case 'pressed':
        if (Math.hypot(dx, dy) > SLOP) this.#lift(state.press, event);
        break;
      case 'dragging':
        for (const { style } of state.cards) style.translate = `${dx}px ${dy}px`;
        break;
      default:
        state satisfies never;
    }
  };

  #lift(press: Press, event: PointerEvent): void {
    const cards = this.#table.startDrag(press.spot);
    this.#state = cards.length > 0 ? { type: 'dragging', press, cards } : { type: 'spent' };
    if (cards.length === 0) return;
    (event.currentTarget as Element).setPointerCapture(press.pointerId);
    for (const { style } of cards) style.zIndex = '9';
    this.move(event);
  }

  readonly release = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.type !== 'dragging' || state.press.pointerId !== event.pointerId) return;
    const card = state.cards[0]!.getBoundingClientRect();
    this.#end(zoneUnder(card, this.#table.dropZones())?.pile);
  };

  /** Keeps the click that ends a wandering press from counting as a tap. */
  readonly click = (event: Event): void => {
    if (this.#state.type === 'spent') event.stopPropagation();
    this.#state = { type: 'idle' };
  };

  /** Puts dragged cards back. Returns whether there were any. */
  readonly cancel = (): boolean => this.#end(undefined);

  #end(pile: number | undefined): boolean {
    const state = this.#state;
    if (state.type !== 'dragging') return false;
    this.#state = { type: 'spent' };
    this.#table.endDrag(pile);
    for (const { style } of state.cards) style.translate = style.zIndex = '';
    return true;
  }
}
