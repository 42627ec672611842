import { zoneUnder } from '../board/drop.js';
import { groupFrom, type Group } from '../board/groups.js';
import type { Spot } from '../elements/context.js';
import type { GameController } from './game-controller.js';
import { scaleOf } from './flights.js';
import type { Piles } from './piles.js';

/** How far a pointer wanders before a press becomes a drag, in px. */
const SLOP = 8;
/** How long a press is held before it shows a covered card whole, in ms; slow taps stay taps. */
const HOLD = 700;
/** The button that does the same at once. */
const RIGHT = 2;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** The cards from the pressed one down; none if an empty place or the stock is pressed. */
  readonly group: Group | undefined;
}

/** What the pointer is doing; `tapped`: its click is due; `spent`: its click will be no tap. */
type PointerState =
  | { readonly type: 'idle' | 'tapped' | 'spent' }
  | { readonly type: 'pressed'; readonly press: Press }
  | Dragging;

interface Dragging {
  readonly type: 'dragging';
  /** Where the cards would lie at home: relative to their pile. */
  readonly press: Press & { readonly group: Group };
  readonly cards: readonly HTMLElement[];
  /** Screen px of one px of the table, on a page that scales it. */
  readonly scale: number;
}

/** What the pointer needs of the element. */
export interface PointerHost {
  requestUpdate(): void;
  /** Called before a press is looked at: what is still to be drawn has to be there. */
  catchUp(): void;
  /** Called before dragged cards go back to their pile, so that they run there from the hand. */
  beforeReturn(pile: number): void;
}

/**
 * Press, drag and drop of one pointer, be it mouse, finger or pen. A press that does not move stays
 * a click; a second pointer and other buttons are let be.
 */
export class PointerController {
  readonly #host: PointerHost;
  readonly #engine: GameController;
  readonly #piles: Piles;
  #state: PointerState = { type: 'idle' };
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** The card that is shown whole though others lie on it. */
  peeked: Spot | null = null;

  constructor(host: PointerHost, engine: GameController, piles: Piles) {
    this.#host = host;
    this.#engine = engine;
    this.#piles = piles;
  }

  /** Whether cards hang on the pointer. */
  get isDragging(): boolean {
    return this.#state.type === 'dragging';
  }

  /** Shows a covered card whole; the same one again, or none, is covered again. */
  peek(spot: Spot | null): void {
    clearTimeout(this.#hold);
    const { pile, index } = this.peeked ?? {};
    this.peeked = spot?.pile === pile && spot?.index === index ? null : spot;
    this.#host.requestUpdate();
  }

  #unpeek(): void {
    clearTimeout(this.#hold);
    if (this.peeked) this.peek(null);
  }

  readonly press = (event: PointerEvent): void => {
    if (!event.isPrimary || this.#state.type === 'dragging') return;
    this.#host.catchUp();
    const spot = this.#piles.spotOf(event);
    this.#unpeek();
    this.#state = { type: 'idle' };
    if (!spot) return;
    const { pile, index } = spot;
    const group = index < 0 ? undefined : groupFrom(this.#engine.game.table, pile, index);
    if (group && event.button === RIGHT) this.peek(spot);
    if (event.button !== 0) return;
    if (group && group.count > 1) this.#hold = setTimeout(() => this.peek(spot), HOLD);
    const { pointerId, clientX: x, clientY: y } = event;
    this.#state = { type: 'pressed', press: { pointerId, x, y, group } };
  };

  /** Keeps what browsers do with presses by themselves off the cards: their menu, their own drag. */
  readonly hush = (event: Event): void => {
    if (this.#piles.isOn(event)) event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => {
    const state = this.#state;
    if (!('press' in state) || state.press.pointerId !== event.pointerId) return;
    if (event.buttons === 0) {
      // It was released where nobody could see it.
      this.cancel();
      this.#state = { type: 'idle' };
      return;
    }
    const { x, y } = state.press;
    switch (state.type) {
      case 'pressed':
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) this.#lift(state.press, event);
        break;
      case 'dragging':
        this.#carry(state, event);
        break;
      default:
        state satisfies never;
    }
  };

  /** Where the pile lies that cards are dragged from: it moves when the page scrolls under them. */
  #homeOf({ pile }: Group): DOMRect {
    return this.#piles.at(pile)!.getBoundingClientRect();
  }

  #carry({ press, cards, scale }: Dragging, { clientX, clientY }: PointerEvent): void {
    const { x, y } = this.#homeOf(press.group);
    const translate = `${(clientX - press.x - x) / scale}px ${(clientY - press.y - y) / scale}px`;
    for (const { style } of cards) style.translate = translate;
  }

  #lift(press: Press, event: PointerEvent): void {
    const { group } = press;
    this.#unpeek();
    this.#state = { type: group ? 'spent' : 'idle' };
    if (!group || !this.#engine.pickUp(group)) return;
    const cards = this.#piles.at(group.pile)!.drawn.slice(-group.count);
    const inAir = cards[0]!.getBoundingClientRect();
    for (const card of cards) {
      for (const motion of card.getAnimations()) motion.cancel();
      card.style.zIndex = '10';
    }
    const { x, y } = cards[0]!.getBoundingClientRect();
    const home = this.#homeOf(group);
    const held = {
      ...press,
      group,
      x: press.x + x - inAir.x - home.x,
      y: press.y + y - inAir.y - home.y,
    };
    (event.currentTarget as Element).setPointerCapture(press.pointerId);
    this.#state = { type: 'dragging', press: held, cards, scale: scaleOf(cards[0]!) };
    this.move(event);
  }

  readonly release = (event: PointerEvent): void => {
    const state = this.#state;
    if ('press' in state && state.press.pointerId !== event.pointerId) return;
    const { peeked } = this;
    this.#unpeek();
    if (!('press' in state)) return;
    if (state.type === 'pressed') {
      this.#state = { type: peeked ? 'spent' : 'tapped' };
      return;
    }
    this.#carry(state, event);
    const zones = [state.press.group.pile, ...this.#engine.targets].map((pile) => ({
      pile,
      box: this.#piles.at(pile)!.getBoundingClientRect(),
    }));
    this.#end(zoneUnder(state.cards[0]!.getBoundingClientRect(), zones)?.pile);
    this.#state = { type: 'spent' };
  };

  /** A finger clicks as it leaves: what browsers do first to make a click of it takes a while. */
  readonly untouch = (event: Event): void => {
    const { type } = this.#state;
    // While another finger scrolls the page, it is left to the browser.
    if ((type !== 'tapped' && type !== 'spent') || !event.cancelable) return;
    event.preventDefault();
    this.#state = { type: 'idle' };
    const place = event.composedPath()[0] as HTMLElement;
    if (type === 'tapped') (place.closest('button') ?? place).click();
  };

  /** Keeps the click that ends a wandering press from counting as a tap. */
  readonly click = (event: UIEvent): void => {
    // Keys and scripts click without a press: theirs is never the end of one.
    if (event.detail > 0 && this.#state.type === 'spent') event.stopPropagation();
    this.#state = { type: 'idle' };
  };

  /** A card that hands its finger over to the table loses it too; only the table's loss ends a drag. */
  readonly lose = (event: Event): void => {
    if (event.target === event.currentTarget) this.cancel();
  };

  /** Puts dragged cards back. Returns whether there were any. */
  readonly cancel = (): boolean => {
    this.#unpeek();
    return this.#end();
  };

  #end(pile?: number): boolean {
    const state = this.#state;
    if (state.type !== 'dragging') return false;
    this.#state = { type: 'idle' };
    const from = state.press.group.pile;
    const { table } = this.#engine.game;
    if (!this.#engine.held || !this.#engine.putDown(pile ?? from)) this.#engine.letGo();
    if (this.#engine.game.table === table) this.#host.beforeReturn(from);
    for (const card of state.cards) {
      card.style.translate = '';
      // Cards that have set off stay above all others.
      if (card.getAnimations().length === 0) card.style.zIndex = '';
    }
    return true;
  }
}
