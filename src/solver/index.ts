import { checkBudget, type BudgetRequest } from './budget-request.js';
import { isWinningLine } from './check.js';
import { drive, Steps, type DriveOptions } from './drive.js';
import type { Solution } from './protocol.js';
import { problemOf, type SolvableGame, type SolveRequest } from './request.js';

export type { Progress, Result, Solution } from './protocol.js';
export type { SolvableGame, SolveRequest } from './request.js';
export { isWinningLine };

/** Budget and ways to follow or stop a search. */
export type SolveOptions = BudgetRequest & Pick<DriveOptions, 'signal' | 'onProgress'>;

/**
 * Solves the position that a game stands at, or a deal or piles by their words: a line that wins,
 * checked by the engine, a proof that there is none (`lost`), or `unknown` at the end of the budget.
 * The thread stays responsive: the search pauses every few milliseconds.
 *
 * @throws RangeError or SyntaxError naming the field that cannot be; the signal's reason when aborted
 */
export async function solve(
  start: SolvableGame | SolveRequest,
  options: SolveOptions = {},
): Promise<Solution> {
  const { signal, onProgress, ...budget } = options;
  return drive(
    problemOf(start),
    { budget: checkBudget(budget), signal, onProgress },
    isWinningLine,
  );
}

/**
 * The same search in steps of the caller: iterate as long as you like, look at `solution` whenever
 * you like.
 */
export function solveSteps(start: SolvableGame | SolveRequest, options: BudgetRequest = {}): Steps {
  return new Steps(problemOf(start), { budget: checkBudget(options) }, isWinningLine);
}
