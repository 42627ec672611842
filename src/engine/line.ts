import type { Action } from './action.js';
import type { Position } from './position.js';
import type { Effort } from './score.js';

/** The way of one attempt: every position so far, the actions between them, and how many stand. */
export class Line {
  readonly #positions: Position[];
  readonly #actions: Action[] = [];
  #done = 0;
  #effort = { actions: 0, undos: 0, redos: 0 };

  constructor(first: Position) {
    this.#positions = [first];
  }

  /** The position after the actions that stand. */
  get table(): Position {
    return this.#positions[this.#done]!;
  }

  /** Actions that stand, then those that redo would bring back. */
  get actions(): readonly Action[] {
    return this.#actions;
  }

  /** How many actions stand. */
  get done(): number {
    return this.#done;
  }

  /** What was done so far, whether it stands or not. */
  get effort(): Effort {
    return this.#effort;
  }

  get canUndo(): boolean {
    return this.#done > 0;
  }

  get canRedo(): boolean {
    return this.#done < this.#actions.length;
  }

  /** Goes on with an action and the position after it; what was undone is forgotten. */
  take(action: Action, next: Position): void {
    if (this.canRedo) this.#forgetUndone();
    this.#positions.push(next);
    this.#actions.push(action);
    this.#done++;
    this.#effort.actions++;
  }

  #forgetUndone(): void {
    this.#positions.length = this.#done + 1;
    this.#actions.length = this.#done;
  }

  undo(): void {
    this.#done--;
    this.#effort.undos++;
  }

  redo(): void {
    this.#done++;
    this.#effort.redos++;
  }

  /** Lets so many of the actions stand, as after this effort. */
  stand(done: number, effort: Effort): void {
    this.#done = done;
    this.#effort = { ...effort };
  }
}
