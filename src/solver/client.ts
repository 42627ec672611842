import { checkBudget, type BudgetRequest } from './budget-request.js';
import { openLink, type Hear, type SolverLink } from './links.js';
import type { Problem, Progress, Solution, SolverTask } from './protocol.js';

/** What to solve, how long, and who is told. */
export interface ClientRequest extends BudgetRequest, Problem {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
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
  readonly #isWinning: (problem: Problem, line: readonly string[]) => boolean;
  #link: Promise<SolverLink> | null = null;
  #hear: Hear = () => undefined;
  /** The end of the request before. */
  #turn: Promise<unknown> = Promise.resolve();
  #id = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param url where the solver's file lies
   * @param isWinning judges every line by the engine of this side, before anyone sees it
   */
  constructor(
    url: string | URL,
    isWinning: (problem: Problem, line: readonly string[]) => boolean,
  ) {
    this.#url = new URL(url, document.baseURI);
    this.#isWinning = isWinning;
  }

  /**
   * Solves a position. Rejects with the signal's reason when aborted, and with an error when the
   * budget cannot be, or the solver cannot be loaded, refuses the request or dies twice.
   */
  async solve(request: ClientRequest): Promise<Solution> {
    const { definition, position, signal } = request;
    const task = { definition, position, budget: checkBudget(request) };
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      onAbort(signal, reject);
      this.#turn = this.#turn.then(() => this.#answer(task, request)).then(resolve, reject);
    });
  }

  /** Gives the solver's memory back. What is still running has to be aborted before, or begins anew. */
  close(): void {
    void this.#link?.then(
      (link) => {
        link.close();
      },
      () => undefined,
    );
    this.#link = null;
    this.#hear(null);
  }

  async #answer(task: SolverTask, request: ClientRequest): Promise<Solution> {
    clearTimeout(this.#rest);
    try {
      return await this.#ask(task, request).catch(() => this.#ask(task, request));
    } finally {
      this.#rest = setTimeout(() => {
        this.close();
      }, REST);
    }
  }

  async #ask(task: SolverTask, request: ClientRequest): Promise<Solution> {
    const { signal } = request;
    try {
      this.#link ??= openLink(this.#url, (message) => {
        this.#hear(message);
      });
      const link = await this.#link;
      signal?.throwIfAborted();
      return await this.#talk(link, task, request);
    } catch (error) {
      if (!signal?.aborted) this.close();
      throw error;
    }
  }

  /** What came over from a worker is checked on this side too. */
  #trusted(problem: Problem, solution: Solution): Solution {
    const { line } = solution;
    if (!line || this.#isWinning(problem, line)) return solution;
    return { ...solution, result: 'unknown', line: null };
  }

  async #talk(link: SolverLink, task: SolverTask, request: ClientRequest): Promise<Solution> {
    const id = ++this.#id;
    let looks = 0;
    let watch: ReturnType<typeof setInterval> | undefined;
    return new Promise<Solution>((resolve, reject) => {
      watch = setInterval(() => {
        if (looks++ > 1) reject(new Error('the solver fell silent'));
      }, LOOK);
      onAbort(request.signal, (reason) => {
        if (this.#id === id) link.send({ type: 'cancel' });
        reject(reason);
      });
      this.#hear = (message) => {
        looks = 0;
        if (!message) reject(new Error('the solver stopped'));
        else if (message.type === 'ready' || message.id !== id) return;
        else if (message.type === 'failed') reject(new RangeError(message.message));
        else if (message.type === 'done') resolve(this.#trusted(task, message.solution));
        else request.onProgress?.(message.progress);
      };
      link.send({ type: 'solve', id, task });
    }).finally(() => {
      clearInterval(watch);
    });
  }
}

function onAbort(signal: AbortSignal | undefined, then: (reason: Error) => void): void {
  signal?.addEventListener('abort', () => {
    then(signal.reason as Error);
  });
}
