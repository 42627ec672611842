import { Budget } from './budget.js';
import type { CheckedBudget } from './budget-request.js';
import type { Problem, Progress, Solution } from './protocol.js';
import { Stepper, type CheckLine } from './stepper.js';

/** How a search is run. */
export interface DriveOptions {
  readonly budget: CheckedBudget;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds that the search runs before it lets others have their turn. */
  readonly slice?: number | undefined;
  /** Hashes of positions kept at most, a power of two. */
  readonly memory?: number | undefined;
}

const USUAL_SLICE = 30;
const USUAL_MEMORY = 1 << 22;

/** Lets everything that waits have its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** The steps of a whole search, each yielding when budget or clock may be looked at. */
function* steps(stepper: Stepper, budget: Budget): Generator<undefined, void, undefined> {
  for (const nodes of stepper.solve()) {
    budget.spent += nodes;
    if (budget.isSpent()) return;
    yield;
  }
  if (!budget.improves) return;
  for (const nodes of stepper.improve()) {
    budget.spent += nodes;
    if (budget.isImproved()) return;
    yield;
  }
}

/** A search that its caller steps through; what is known so far is there at any moment. */
export class Steps implements Iterable<Progress> {
  readonly #stepper: Stepper;
  readonly #budget: Budget;

  constructor(
    problem: Problem,
    { memory = USUAL_MEMORY, budget: limits }: DriveOptions,
    check: CheckLine,
  ) {
    const budget = new Budget(limits);
    const { seed } = limits;
    this.#budget = budget;
    const effortLeft = (): number => budget.effortLeft();
    this.#stepper = new Stepper(problem, { seed, memory, effortLeft }, check);
  }

  /** The answer so far. */
  get solution(): Solution {
    const { result, line } = this.#stepper;
    const { spent, elapsed } = this.#budget;
    return { result, line, nodes: spent, seconds: elapsed };
  }

  *[Symbol.iterator](): Generator<Progress, void, undefined> {
    const running = steps(this.#stepper, this.#budget);
    while (!running.next().done) yield this.solution;
  }
}

/**
 * Runs a search in slices.
 *
 * @throws the signal's reason when aborted
 */
export async function drive(
  problem: Problem,
  options: DriveOptions,
  check: CheckLine,
): Promise<Solution> {
  const { signal, onProgress, slice = USUAL_SLICE } = options;
  signal?.throwIfAborted();
  const search = new Steps(problem, options, check);
  let pausedAt = performance.now();
  for (const progress of search) {
    if (performance.now() - pausedAt < slice) continue;
    onProgress?.(progress);
    await pause();
    signal?.throwIfAborted();
    pausedAt = performance.now();
  }
  return search.solution;
}
