import type { GameDefinition } from '../engine/definition.js';
import type { Position } from '../engine/position.js';
import { isWinningLine } from './check.js';
import type { Solution } from './drive.js';
import { openLink, type SolverLink } from './links.js';
import type { FromSolver, SolverTask } from './protocol.js';
import { checkBudget, type BudgetRequest } from './budget-request.js';
import type { Progress } from './stepper.js';

/** What to solve, how long, and who is told. */
export interface ClientRequest extends BudgetRequest {
  readonly definition: GameDefinition;
  readonly position: Position;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A request on its way. */
interface Job {
  readonly id: number;
  readonly task: SolverTask;
  readonly request: ClientRequest;
  readonly resolve: (solution: Solution) => void;
  readonly reject: (error: unknown) => void;
  /** Whether its solver has died once already. */
  retried: boolean;
}

/** How often a solver is looked after; it is given up when it was silent from one look to the one after next. */
const LOOK = 5000;
/** How long an idle solver keeps its memory. */
const REST = 30_000;

/**
 * The solver as a page uses it: loaded when first asked, one request at a time, the others wait. A
 * solver that dies or falls silent is replaced once for each request.
 */
export class SolverClient {
  readonly #url: URL;
  #link: Promise<SolverLink> | null = null;
  #job: Job | null = null;
  #waiting: Job[] = [];
  #ids = 0;
  #silent = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** @param url where the solver's file lies */
  constructor(url: string | URL) {
    this.#url = new URL(url, document.baseURI);
  }

  /**
   * Solves a position. Rejects with the signal's reason when aborted, and with an error when the
   * solver cannot be loaded, refuses the request or dies twice.
   */
  async solve(request: ClientRequest): Promise<Solution> {
    const { definition, position, seconds, nodes, improve, seed, signal } = request;
    const task: SolverTask = {
      definition,
      position,
      budget: checkBudget({ seconds, nodes, improve, seed }),
    };
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const job: Job = { id: ++this.#ids, task, request, resolve, reject, retried: false };
      signal?.addEventListener('abort', () => {
        this.#abort(job, signal.reason);
      });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the solver and gives its memory back; what was asked is rejected. */
  close(): void {
    const jobs = this.#job ? [this.#job, ...this.#waiting] : this.#waiting;
    this.#waiting = [];
    this.#job = null;
    this.#dropLink();
    for (const { reject } of jobs) reject(new DOMException('The solver was closed', 'AbortError'));
  }

  #next(): void {
    clearTimeout(this.#rest);
    if (this.#job) return;
    this.#job = this.#waiting.shift() ?? null;
    if (this.#job) this.#start(this.#job);
    else this.#goToRest();
  }

  #goToRest(): void {
    clearInterval(this.#watch);
    this.#rest = setTimeout(() => {
      this.#dropLink();
    }, REST);
  }

  #start(job: Job): void {
    this.#link ??= openLink(this.#url, {
      onMessage: (message) => {
        this.#hear(message);
      },
      onDeath: () => {
        this.#replace();
      },
    });
    const opening = this.#link;
    opening.then(
      (link) => {
        if (this.#job !== job || this.#link !== opening) return;
        link.send({ type: 'solve', id: job.id, task: job.task });
        if (link.apart) this.#lookAfter();
      },
      (error: unknown) => {
        if (this.#link === opening) this.#link = null;
        this.#settle(job, () => {
          job.reject(error);
        });
      },
    );
  }

  #lookAfter(): void {
    clearInterval(this.#watch);
    this.#silent = 0;
    this.#watch = setInterval(() => {
      if (this.#silent++ > 1) this.#replace();
    }, LOOK);
  }

  /** The solver is dead or silent: another one tries once more. */
  #replace(): void {
    const job = this.#job;
    this.#dropLink();
    if (!job) return;
    if (job.retried) {
      this.#settle(job, () => {
        job.reject(new Error('the solver stopped twice'));
      });
      return;
    }
    job.retried = true;
    this.#start(job);
  }

  #dropLink(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#rest);
    void this.#link?.then(
      (link) => {
        link.close();
      },
      () => undefined,
    );
    this.#link = null;
  }

  #hear(message: FromSolver): void {
    const job = this.#job;
    this.#silent = 0;
    if (!job || message.type === 'ready' || message.id !== job.id) return;
    if (message.type === 'progress') job.request.onProgress?.(message.progress);
    else
      this.#settle(job, () => {
        this.#finish(job, message);
      });
  }

  #finish({ request, resolve, reject }: Job, message: FromSolver): void {
    if (message.type === 'failed') reject(new RangeError(message.message));
    else if (message.type === 'done') resolve(trusted(request, message.solution));
  }

  #abort(job: Job, reason: unknown): void {
    if (this.#job === job) {
      void this.#link?.then(
        (link) => {
          link.send({ type: 'cancel', id: job.id });
        },
        () => undefined,
      );
    }
    this.#settle(job, () => {
      job.reject(reason);
    });
  }

  /** Takes a request off the list, with its answer, and goes on with the next one. */
  #settle(job: Job, answer: () => void): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (this.#job === job) this.#job = null;
    answer();
    this.#next();
  }
}

/** What came over from a worker is checked on this side too. */
function trusted(problem: ClientRequest, solution: Solution): Solution {
  const { line } = solution;
  if (!line || isWinningLine(problem, line)) return solution;
  return { ...solution, result: 'unknown', line: null };
}
