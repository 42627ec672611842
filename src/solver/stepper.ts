import type { GameDefinition } from '../engine/definition.js';
import type { Position } from '../engine/position.js';
import { rulesOf } from '../engine/rules.js';
import { isWon } from '../engine/status.js';
import { GeneralSearch } from './general/search.js';
import { RunSearch } from './runs/search.js';
import type { Search, SearchOptions } from './search.js';

/** What a search can answer: a line that wins, a proof that there is none, or neither. */
export type Result = 'won' | 'lost' | 'unknown';

/** How far a search has come. */
export interface Progress {
  readonly result: Result;
  /** The shortest line found so far, checked by the engine; null until there is one. */
  readonly line: readonly string[] | null;
  /** Positions expanded so far. */
  readonly nodes: number;
}

/** A position with its rules: what a search is about. */
export interface Problem {
  readonly definition: GameDefinition;
  readonly position: Position;
}

/** Says whether a line is legal and wins; the search itself is not asked. */
export type CheckLine = (problem: Problem, line: readonly string[]) => boolean;

/** The search of one position, in steps. */
export class Stepper {
  readonly #problem: Problem;
  readonly #check: CheckLine;
  readonly #search: RunSearch | GeneralSearch;
  #nodes = 0;
  #line: readonly string[] | null = null;
  #result: Result = 'unknown';

  constructor(problem: Problem, options: SearchOptions, check: CheckLine) {
    this.#problem = problem;
    this.#check = check;
    const rules = rulesOf(problem.definition);
    this.#search =
      RunSearch.of(rules, problem.position, options) ??
      new GeneralSearch(rules, problem.position, options);
  }

  /** What is known so far. */
  get progress(): Progress {
    return { result: this.#result, line: this.#line, nodes: this.#nodes };
  }

  /** Searches for an answer; yields after every few positions, and may be stopped at any yield. */
  *solve(): Search<void> {
    if (isWon(rulesOf(this.#problem.definition), this.#problem.position)) {
      this.#accept([]);
      return;
    }
    const end = yield* this.#counted(this.#search.solve());
    if (end.kind === 'won') this.#accept(end.line);
    else if (end.kind === 'lost') this.#result = 'lost';
  }

  /** After a win: searches for shorter lines until it finds no more use for its effort. */
  *improve(): Search<void> {
    if (!this.#line || this.#line.length === 0) return;
    const steps = this.#search.improve();
    for (let step = steps.next(); !step.done; step = steps.next()) {
      this.#nodes += step.value;
      this.#shorten();
      yield step.value;
    }
    this.#shorten();
  }

  #shorten(): void {
    const { line } = this.#search;
    if (line && line.length < this.#line!.length) this.#accept(line);
  }

  /** Takes a line if it comes through the check. */
  #accept(line: readonly string[]): void {
    if (!this.#check(this.#problem, line)) return;
    this.#line = line;
    this.#result = 'won';
  }

  *#counted<End>(search: Search<End>): Search<End> {
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) return step.value;
      this.#nodes += step.value;
      yield step.value;
    }
  }
}
