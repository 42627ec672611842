import { ContextConsumer } from '@lit/context';
import { LitElement, css } from 'lit';
import { artStyles } from '../art/index.js';
import { pileLabel } from '../board/words.js';
import type { Pile } from '../engine/position.js';
import { tableContext, type Snapshot } from './context.js';
import { TapEvent } from './events.js';

const pileStyles = css`
  :host {
    display: block;
    position: relative;
    user-select: none;
  }
  button {
    touch-action: manipulation;
  }
  button.card {
    cursor: grab;
    touch-action: none;
  }
  [part~='target'] {
    outline: 3px solid var(--spider-target, #ffd54a);
    outline-offset: -2px;
  }
  [part~='pointed'] {
    outline: 3px dashed var(--spider-refused, #ff8a65);
    outline-offset: -2px;
  }
`;

/**
 * What columns, foundations, reserves and the stock have in common: each draws one pile of the
 * snapshot that the table hands down, and tells which of its places was tapped.
 */
export abstract class PileElement extends LitElement {
  static override styles = [artStyles, pileStyles];
  static override properties = { pile: { attribute: false } };

  /** Number of the pile in the layout of the game. */
  declare pile: number;

  readonly #internals = this.attachInternals();
  readonly #context = new ContextConsumer(this, { context: tableContext, subscribe: true });

  #shown: readonly unknown[] = [];

  /** The table as it stands. */
  protected get table(): Snapshot {
    return this.#context.value!;
  }

  /**
   * The cards of the pile.
   *
   * @internal
   */
  get cards(): Pile {
    return this.table.position[this.pile] ?? [];
  }

  /** Index of the first card that is held, or the pile's length. */
  protected get heldFrom(): number {
    const { held } = this.table;
    return this.cards.length - (held?.pile === this.pile ? held.count : 0);
  }

  /** Index of the card that Tab reaches, −1 for the empty place, undefined if it is elsewhere. */
  protected get tabIndexHere(): number | undefined {
    const { tabStop } = this.table;
    return tabStop.pile === this.pile ? tabStop.index : undefined;
  }

  /** The pile's name and how many cards lie in it. */
  protected get label(): string {
    const { rules, messages } = this.table;
    return pileLabel(rules, messages, this.pile, this.cards);
  }

  /**
   * Whether the pile is only looked at; what lies there is said elsewhere.
   *
   * @internal
   */
  get isShow(): boolean {
    return false;
  }

  /** Everything that the drawing depends on: while it is the same, nothing is drawn. */
  protected get facts(): readonly unknown[] {
    const { rules, geometry, messages, targets, pointed, peeked } = this.table;
    const { pile, cards, heldFrom, tabIndexHere } = this;
    const marks = [targets, pointed].map((piles) => piles.includes(pile));
    const peekedHere = peeked?.pile === pile ? peeked.index : undefined;
    return [rules, geometry, messages, cards, heldFrom, tabIndexHere, peekedHere, ...marks];
  }

  protected override shouldUpdate(): boolean {
    if (this.#context.value === undefined) return false;
    const before = this.#shown;
    this.#shown = this.facts;
    return this.#shown.some((fact, i) => fact !== before[i]);
  }

  protected override updated(): void {
    const { targets, pointed } = this.table;
    this.#internals.role = 'group';
    this.#internals.ariaLabel = this.label;
    this.#internals.ariaHidden = String(this.isShow);
    this.#mark('target', targets);
    this.#mark('pointed', pointed);
  }

  /** Marks the pile for the page, and its last place for the eye. */
  #mark(state: string, piles: readonly number[]): void {
    const isOn = piles.includes(this.pile);
    this.#internals.states[isOn ? 'add' : 'delete'](state);
    // A style that asked for the state would cost every card of the table a new look.
    this.renderRoot.querySelector(`[part~=${state}]`)?.part.remove(state);
    if (isOn) this.renderRoot.querySelector('.card:last-child, .slot')?.part.add(state);
  }

  /**
   * Draws what is due at once.
   *
   * @internal
   */
  catchUp(): void {
    this.performUpdate();
  }

  /**
   * Called when all cards have landed: nothing needs to be drawn any more for their way alone.
   *
   * @internal
   */
  tidy(): void {
    // Most piles draw nothing of that kind.
  }

  /** Keeps browsers from making gestures and menus of what cards are for. */
  protected readonly onTouch = (event: Event): void => {
    const isOnCard = (event.target as Element).closest('button.card');
    if (isOnCard && event.cancelable) event.preventDefault();
  };

  /** Tells which place was tapped. */
  protected readonly onClick = (event: Event): void => {
    const index = this.indexOf((event.target as Element).closest('.card'));
    this.dispatchEvent(new TapEvent(this.pile, index));
  };

  /**
   * The elements of the cards that are drawn: all, or those on top.
   *
   * @internal
   */
  get drawn(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
  }

  /**
   * What covers cards that are not drawn one by one.
   *
   * @internal
   */
  get top(): HTMLElement | undefined {
    return undefined;
  }

  /**
   * How far below the pile's upper edge one of these cards would lie, in px of the table; undefined if
   * it would not be drawn.
   *
   * @internal
   */
  abstract offsetOf(cards: Pile, index: number): number | undefined;

  /**
   * The index of the card that an element shows, −1 if it shows none of this pile.
   *
   * @internal
   */
  indexOf(element: Element | null): number {
    const { drawn, cards } = this;
    const place = drawn.indexOf(element as HTMLElement);
    return place < 0 ? place : place + Math.max(0, cards.length - drawn.length);
  }

  /**
   * What can have the focus.
   *
   * @internal
   */
  get stops(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  }
}
