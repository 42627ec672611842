import { zoneUnder } from '../board/drop.js';
import { groupFrom, type Group } from '../board/groups.js';
import type { GameController } from './game-controller.js';
import type { Piles } from './piles.js';

/** How far a pointer wanders before a press becomes a drag, in px. */
const SLOP = 8;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly group: Group;
}

/** What the pointer is doing; `spent`: it has wandered or dragged, its click is no tap. */
type PointerState =
  | { readonly type: 'idle' | 'spent' }
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'dragging'; readonly press: Press; readonly cards: readonly HTMLElement[] };

/**
 * Press, drag and drop of one pointer, be it mouse, finger or pen. A press that does not move stays
 * a click; a second pointer and other buttons are let be.
 */
export class PointerController {
  readonly #engine: GameController;
  readonly #piles: Piles;
  readonly #beforeDrop: () => void;
  #state: PointerState = { type: 'idle' };

  /** @param beforeDrop called before dragged cards are let go, so that they can run from the hand */
  constructor(engine: GameController, piles: Piles, beforeDrop: () => void) {
    this.#engine = engine;
    this.#piles = piles;
    this.#beforeDrop = beforeDrop;
  }

  readonly press = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || this.#state.type === 'dragging') return;
    const spot = this.#piles.spotOf(event);
    this.#state = { type: 'idle' };
    if (!spot || spot.index < 0) return;
    const group = groupFrom(this.#engine.game.table, spot.pile, spot.index);
    const { pointerId, clientX: x, clientY: y } = event;
    this.#state = { type: 'pressed', press: { pointerId, x, y, group } };
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
    this.#state = { type: 'spent' };
    if (!this.#engine.pickUp(press.group)) return;
    const cards = this.#piles.at(press.group.pile)!.topCards(press.group.count);
    for (const card of cards) {
      for (const motion of card.getAnimations()) motion.cancel();
      card.style.zIndex = '9';
    }
    (event.currentTarget as Element).setPointerCapture(press.pointerId);
    this.#state = { type: 'dragging', press, cards };
    this.move(event);
  }

  readonly release = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.type !== 'dragging' || state.press.pointerId !== event.pointerId) return;
    const zones = [state.press.group.pile, ...this.#engine.targets].map((pile) => ({
      pile,
      box: this.#piles.at(pile)!.getBoundingClientRect(),
    }));
    this.#end(zoneUnder(state.cards[0]!.getBoundingClientRect(), zones)?.pile);
    this.#state = { type: 'spent' };
  };

  /** Keeps the click that ends a wandering press from counting as a tap. */
  readonly click = (event: Event): void => {
    if (this.#state.type === 'spent') event.stopPropagation();
    this.#state = { type: 'idle' };
  };

  /** A card that hands its finger over to the table loses it too; only the table's loss ends a drag. */
  readonly lose = (event: Event): void => {
    if (event.target === event.currentTarget) this.cancel();
  };

  /** Puts dragged cards back. Returns whether there were any. */
  readonly cancel = (): boolean => this.#end();

  #end(pile?: number): boolean {
    const state = this.#state;
    if (state.type !== 'dragging') return false;
    this.#state = { type: 'idle' };
    this.#beforeDrop();
    const from = state.press.group.pile;
    if (!this.#engine.held || !this.#engine.putDown(pile ?? from)) this.#engine.letGo();
    for (const { style } of state.cards) style.translate = style.zIndex = '';
    return true;
  }
}
