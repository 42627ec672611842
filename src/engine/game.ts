import type { Action } from './action.js';
import type { GameDefinition } from './definition.js';
import { legalActions } from './moves.js';
import { makeMaskedText, refuse, type Piles } from './notation.js';
import type { GameStart } from './opening.js';
import type { Position } from './position.js';
import { refusalOf, type Refusal } from './refusal.js';
import { rulesOf, type Rules } from './rules.js';
import { scoreOf, type Effort, type Progress } from './score.js';
import { statusOf, type Status } from './status.js';
import { applyAction } from './step.js';
import { dealsLeft } from './stock.js';
import { pilesOf } from './table.js';

export type { GameStart, Progress, Refusal };

/** A game in progress: the rules, every position so far, and the way back and forth between them. */
export class Game {
  readonly rules: Rules;
  /** How it began. */
  readonly start: GameStart;
  /** The position before each action, and the last one. */
  #positions!: Position[];
  #actions!: Action[];
  #done!: number;
  #effort!: { -readonly [what in keyof Effort]: number };
  /** The legal actions of the table, once somebody has asked. */
  #legal: readonly Action[] | undefined;

  constructor(start: GameStart) {
    this.rules = rulesOf(start.definition);
    this.start = start;
    this.restart();
  }

  /** The definition that is played. */
  get definition(): GameDefinition {
    return this.start.definition;
  }

  /** The number of the deal, as text; null for a loaded position. */
  get dealNumber(): string | null {
    return this.start.dealNumber;
  }

  /** Every pile as it lies, face-down cards included. For tools; players see {@link visible}. */
  get position(): Piles {
    return pilesOf(this.rules, this.table);
  }

  /** Every pile as a player may see it: face-down cards are `??`. */
  get visible(): Piles {
    return pilesOf(this.rules, this.table, makeMaskedText);
  }

  /** The position as the engine keeps it. */
  get table(): Position {
    return this.#positions[this.#done]!;
  }

  /** How the game stands. */
  get status(): Status {
    return statusOf(this.rules, this.table, this.#legalActions);
  }

  /** Points, by the score rule of the definition. */
  get score(): number {
    return scoreOf(this.rules, this.table, this.#effort);
  }

  /** Number of actions in the line that stands. */
  get moveCount(): number {
    return this.#done;
  }

  /** How often the stock can still be used. */
  get dealsLeft(): number {
    return dealsLeft(this.rules, this.table);
  }

  /** Whether there is an action to take back. */
  get canUndo(): boolean {
    return this.#done > 0;
  }

  /** Whether there is an action to bring back. */
  get canRedo(): boolean {
    return this.#done < this.#actions.length;
  }

  /** The last action that stands, as text. */
  get lastAction(): string | undefined {
    return this.#textAt(this.#done - 1);
  }

  /** The action that redo would bring back, as text. */
  get nextAction(): string | undefined {
    return this.#textAt(this.#done);
  }

  /** The line, and what was done on the way to it; {@link resume} takes it back. */
  get progress(): Progress {
    return { line: this.#textsOf(this.#actions), done: this.#done, ...this.#effort };
  }

  /** Every legal action as text, sorted by code unit, pointless ones too. */
  legalMoves(): string[] {
    return this.#textsOf(this.#legalActions);
  }

  #textAt(index: number): string | undefined {
    return this.#textsOf(this.#actions.slice(index, index + 1))[0];
  }

  #textsOf(actions: readonly Action[]): string[] {
    const { names } = this.rules;
    return actions.map((action) => names.textOf(action));
  }

  get #legalActions(): readonly Action[] {
    return (this.#legal ??= legalActions(this.rules, this.table));
  }

  /**
   * Why an action is not possible now, or null if it is.
   *
   * @throws SyntaxError if the text is no action
   */
  refusalOf(text: string): Refusal | null {
    return this.#refusalOf(this.rules.names.actionOf(text));
  }

  #refusalOf(action: Action | undefined): Refusal | null {
    return refusalOf(this.rules, this.table, this.#legalActions, action);
  }

  /**
   * Plays an action with all that follows from it, as one step.
   *
   * @returns whether it was legal; if not, nothing has changed
   * @throws SyntaxError if the text is no action
   */
  play(text: string): boolean {
    const action = this.rules.names.actionOf(text);
    if (action === undefined || this.#refusalOf(action) !== null) return false;
    const next = applyAction(this.rules, this.table, action, this.start.runs);
    if (this.canRedo) this.#actions.length = this.#done;
    this.#actions.push(action);
    this.#positions[this.#done + 1] = next;
    return this.#go(1, 'actions');
  }

  #go(steps: number, counted: keyof Effort): true {
    this.#done += steps;
    this.#effort[counted]++;
    this.#legal = undefined;
    return true;
  }

  /** Takes the last action back with all that followed from it. Returns whether there was one. */
  undo(): boolean {
    return this.canUndo && this.#go(-1, 'undos');
  }

  /** Brings the action back that was undone last. Returns whether there was one. */
  redo(): boolean {
    return this.canRedo && this.#go(1, 'redos');
  }

  /** Begins the same deal anew; line and score are forgotten. */
  restart(): void {
    this.#positions = [this.start.position];
    this.#actions = [];
    this.#stand(0, { actions: 0, undos: 0, redos: 0 });
  }

  #stand(done: number, { actions, undos, redos }: Effort): void {
    this.#done = done;
    this.#effort = { actions, undos, redos };
    this.#legal = undefined;
  }

  /**
   * Takes up a line that {@link progress} told: every action is played anew and judged by the rules.
   *
   * @throws RangeError naming the first action that is not legal, or a count that cannot be
   * @throws SyntaxError naming text that is no action
   */
  resume(progress: Progress): void {
    const { line, done } = progress;
    if (!(done >= 0 && done <= line.length)) refuse('done', done, `0 to ${line.length}`);
    this.restart();
    line.forEach((text, i) => {
      if (this.play(text)) return;
      this.restart();
      refuse(`line: action ${i + 1}`, text, 'a legal action');
    });
    this.#stand(done, progress);
  }
}
