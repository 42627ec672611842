import { DEAL, countOf, sourceOf, type Action } from './action.js';
import type { GameDefinition } from './definition.js';
import { Line } from './line.js';
import { canLift, isLegal, legalActions } from './moves.js';
import { makeMaskedText, quote, type Piles } from './notation.js';
import type { Position } from './position.js';
import { rulesOf, type Rules } from './rules.js';
import { scoreOf, type Effort } from './score.js';
import { isWon, statusOf, type Status } from './status.js';
import { applyAction, type RunMode } from './step.js';
import { columnsToFill, dealsLeft } from './stock.js';
import { pilesOf } from './table.js';

/** Why an action is not possible. */
export type Refusal =
  'empty-column' | 'no-stock' | 'not-movable' | 'not-accepted' | 'nothing-to-undo' | 'game-over';

/** How a game begins. */
export interface GameStart {
  readonly definition: GameDefinition;
  /** The first position, as dealt or as loaded. */
  readonly position: Position;
  /** The deal number, or null for a loaded position. */
  readonly dealNumber: string | null;
  readonly runs: RunMode;
}

/** A line of actions with what the player did on the way to it. */
export interface Progress extends Effort {
  /** Actions that stand, then those that redo would bring back. */
  readonly line: readonly string[];
  /** How many actions of the line stand. */
  readonly done: number;
}

/** A game in progress: the rules, every position so far, and the way back and forth between them. */
export class Game {
  readonly rules: Rules;
  readonly #start: GameStart;
  #line: Line;
  /** The legal actions of the table, once somebody has asked. */
  #legal: readonly Action[] | undefined;

  constructor(start: GameStart) {
    this.rules = rulesOf(start.definition);
    this.#start = start;
    this.#line = new Line(start.position);
  }

  /** The definition that is played. */
  get definition(): GameDefinition {
    return this.#start.definition;
  }

  /** The number of the deal, as text; null for a loaded position. */
  get dealNumber(): string | null {
    return this.#start.dealNumber;
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
    return this.#line.table;
  }

  /** Every pile as it lay when the game began, face-down cards included. */
  get openingPiles(): Piles {
    return pilesOf(this.rules, this.#start.position);
  }

  /** How the game stands. */
  get status(): Status {
    return statusOf(this.rules, this.table);
  }

  /** Points, by the score rule of the definition. */
  get score(): number {
    return scoreOf(this.rules, this.table, this.#line.effort);
  }

  /** Number of actions in the line that stands. */
  get moveCount(): number {
    return this.#line.done;
  }

  /** How often the stock can still be used. */
  get dealsLeft(): number {
    return dealsLeft(this.rules, this.table);
  }

  /** Whether there is an action to take back. */
  get canUndo(): boolean {
    return this.#line.canUndo;
  }

  /** Whether there is an action to bring back. */
  get canRedo(): boolean {
    return this.#line.canRedo;
  }

  /** The last action that stands, as text. */
  get lastAction(): string | undefined {
    return this.#actionAt(this.moveCount - 1);
  }

  /** The action that redo would bring back, as text. */
  get nextAction(): string | undefined {
    return this.#actionAt(this.moveCount);
  }

  #actionAt(index: number): string | undefined {
    const action = this.#line.actions[index];
    return action === undefined ? undefined : this.rules.names.textOf(action);
  }

  /** The line, and what was done on the way to it; {@link resume} takes it back. */
  get progress(): Progress {
    const { actions, done, effort } = this.#line;
    return { line: actions.map((action) => this.rules.names.textOf(action)), done, ...effort };
  }

  /** Every legal action as text, sorted by code unit, pointless ones too. */
  legalMoves(): string[] {
    const { names } = this.rules;
    return this.#listLegal().map((action) => names.textOf(action));
  }

  #listLegal(): readonly Action[] {
    return (this.#legal ??= legalActions(this.rules, this.table));
  }

  /** Looks an action up where the legal ones have been listed, else asks about this one alone. */
  #isLegal(action: Action): boolean {
    return this.#legal?.includes(action) ?? isLegal(this.rules, this.table, action);
  }

  /**
   * Why an action is not possible now, or null if it is.
   *
   * @throws SyntaxError if the text is no action
   */
  refusalOf(text: string): Refusal | null {
    return this.#refusal(this.rules.names.actionOf(text));
  }

  #refusal(action: Action | undefined): Refusal | null {
    const { rules, table } = this;
    if (isWon(rules, table)) return 'game-over';
    if (action === undefined) return 'not-movable';
    if (this.#isLegal(action)) return null;
    if (action === DEAL)
      return columnsToFill(rules, table).length > 0 && this.dealsLeft > 0
        ? 'empty-column'
        : 'no-stock';
    return canLift(rules, table, sourceOf(action), countOf(action))
      ? 'not-accepted'
      : 'not-movable';
  }

  /**
   * Plays an action with all that follows from it, as one step.
   *
   * @returns whether it was legal; if not, nothing has changed
   * @throws SyntaxError if the text is no action
   */
  play(text: string): boolean {
    const action = this.rules.names.actionOf(text);
    if (action === undefined || this.#refusal(action) !== null) return false;
    this.#line.take(action, applyAction(this.rules, this.table, action, this.#start.runs));
    this.#legal = undefined;
    return true;
  }

  /** Takes the last action back with all that followed from it. Returns whether there was one. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#line.undo();
    this.#legal = undefined;
    return true;
  }

  /** Brings the action back that was undone last. Returns whether there was one. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#line.redo();
    this.#legal = undefined;
    return true;
  }

  /** Begins the same deal anew; line and score are forgotten. */
  restart(): void {
    this.#line = new Line(this.#start.position);
    this.#legal = undefined;
  }

  /**
   * Takes up a line that {@link progress} told: every action is played anew and judged by the rules.
   *
   * @throws RangeError naming the first action that is not legal, or a count that cannot be
   * @throws SyntaxError naming text that is no action
   */
  resume({ line, done, actions, undos, redos }: Progress): void {
    if (!(done >= 0 && done <= line.length))
      throw new RangeError(`done: ${done} of ${line.length} actions cannot be`);
    this.restart();
    line.forEach((text, i) => {
      if (!this.play(text)) {
        this.restart();
        throw new RangeError(
          `line: action ${i + 1}, ${quote(text)}, is not legal in ${this.definition.name}`,
        );
      }
    });
    this.#line.stand(done, { actions, undos, redos });
    this.#legal = undefined;
  }
}
