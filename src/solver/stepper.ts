import { rulesOf } from '../engine/rules.js';
import { isWon } from '../engine/status.js';
import { GeneralSearch } from './general/search.js';
import type { Problem, Result } from './protocol.js';
import { RunSearch } from './runs/search.js';
import type { Search, SearchOptions } from './search.js';

/** Says whether a line is legal and wins; the search itself is not asked. */
export type CheckLine = (problem: Problem, line: readonly string[]) => boolean;

/** The search of one position, in steps. */
export class Stepper {
  /** What is known so far. */
  result: Result = 'unknown';
  line: readonly string[] | null = null;
  readonly #problem: Problem;
  readonly #check: CheckLine;
  readonly #search: RunSearch | GeneralSearch;

  constructor(problem: Problem, options: SearchOptions, check: CheckLine) {
    this.#problem = problem;
    this.#check = check;
    const rules = rulesOf(problem.definition);
    this.#search =
      RunSearch.of(rules, problem.position, options) ??
      new GeneralSearch(rules, problem.position, options);
  }

  /** Searches for an answer; yields after every few positions, and may be stopped at any yield. */
  *solve(): Search<void> {
    const { definition, position } = this.#problem;
    if (isWon(rulesOf(definition), position)) {
      this.#accept([]);
      return;
    }
    const result = yield* this.#search.solve();
    if (result === 'won') this.#accept(this.#search.line!);
    else this.result = result;
  }

  /** After a win: searches for shorter lines until it finds no more use for its effort. */
  *improve(): Search<void> {
    if (!this.line || this.line.length === 0) return;
    for (const nodes of this.#search.improve()) {
      this.#shorten();
      yield nodes;
    }
    this.#shorten();
  }

  #shorten(): void {
    const { line } = this.#search;
    if (line && line.length < this.line!.length) this.#accept(line);
  }

  /** Takes a line if it comes through the check. */
  #accept(line: readonly string[]): void {
    if (!this.#check(this.#problem, line)) return;
    this.line = line;
    this.result = 'won';
  }
}
