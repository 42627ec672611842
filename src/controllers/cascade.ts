import type { Pile, Position } from '../engine/position.js';
import { painted } from './painted.js';

/** So many columns at most get their cards in one go. */
const FEW = 3;
/** However many columns wait, the last one has its turn after so many milliseconds. */
const LONGEST_DEAL = 450;
const EMPTY: Pile = [];

/**
 * Shows a deal as it is dealt: of many columns that get cards, one after the other. Each frame then
 * has one column to draw. The game itself is always ahead of it, and {@link finish} catches up.
 */
export class Cascade {
  readonly #redraw: () => void;
  #target: Position | undefined;
  #shown: Position = [];
  #waiting: number[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param redraw called when there is more to show */
  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /**
   * What is to be drawn of a position now.
   *
   * @param drawn what is drawn so far; undefined for a table that is dealt anew
   * @param columns the piles that may have to wait, in the order of their turns
   * @param delay milliseconds from one turn to the next; 0: nobody waits. Asked when a deal begins
   */
  show(
    target: Position,
    drawn: Position | undefined,
    columns: readonly number[],
    delay: () => number,
  ): Position {
    if (target !== this.#target) this.#begin(target, drawn ?? [], columns, delay);
    return this.#shown;
  }

  #begin(target: Position, drawn: Position, columns: readonly number[], delay: () => number): void {
    this.finish();
    const before = (pile: number): Pile => drawn[pile] ?? EMPTY;
    const growing = columns.filter((pile) => target[pile]!.length > before(pile).length);
    this.#target = this.#shown = target;
    const pause = growing.length > FEW ? delay() : 0;
    if (pause === 0) return;
    this.#waiting = growing.slice(1);
    this.#shown = target.map((pile, i) => (this.#waiting.includes(i) ? before(i) : pile));
    void this.#run(Math.min(pause, LONGEST_DEAL / growing.length));
  }

  /** The first column is to be seen before there is more work. */
  async #run(pause: number): Promise<void> {
    const target = this.#target;
    await painted();
    if (target !== this.#target || this.#waiting.length === 0) return;
    this.#timer = setInterval(this.#next, pause);
  }

  readonly #next = (): void => {
    const turn = this.#waiting.shift()!;
    this.#shown = this.#shown.map((pile, i) => (i === turn ? this.#target![i]! : pile));
    if (this.#waiting.length === 0) this.finish();
    this.#redraw();
  };

  /** Has everything shown with the next drawing. Returns whether something was left. */
  finish(): boolean {
    clearInterval(this.#timer);
    const isLate = this.#waiting.length > 0;
    this.#waiting = [];
    if (isLate) this.#shown = this.#target!;
    return isLate;
  }
}
