import { MOST_NODES, type CheckedBudget } from './budget-request.js';

/** A budget that counts down: on a clock, in positions expanded, or both. */
export class Budget {
  readonly #limits: CheckedBudget;
  readonly #now: () => number;
  readonly #start: number;
  /** Positions expanded so far. */
  spent = 0;

  /** @param now a clock in milliseconds */
  constructor(limits: CheckedBudget, now = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#start = now();
  }

  /** Seconds since the beginning. */
  get elapsed(): number {
    return (this.#now() - this.#start) / 1000;
  }

  /** Whether lines are to be shortened at all. */
  get improves(): boolean {
    return this.#limits.improve > 0;
  }

  /** Whether the search for a first answer must end. */
  isSpent(): boolean {
    return this.spent >= this.#limits.nodes || this.elapsed >= this.#limits.seconds;
  }

  /** Whether shortening must end. */
  isImproved(): boolean {
    return this.spent >= this.#limits.nodes || this.elapsed >= this.#limits.improve;
  }

  /** Positions that shortening may still expand: counted where positions are, else by the pace so far. */
  effortLeft(): number {
    if (this.#limits.nodes < MOST_NODES) return this.#limits.nodes - this.spent;
    const { elapsed } = this;
    return elapsed > 0 ? (this.spent / elapsed) * (this.#limits.improve - elapsed) : 0;
  }
}
