import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Problem, Solution, SolverClient } from '../panels/index.js';
import { isWinningLine } from '../solver/check.js';
import { getPanels } from './panels.js';
import { solverUrl } from './panels-loader.js';

/** How long to look for a solution. */
export interface SolveWish {
  /** Seconds for an answer, 10 by default. */
  readonly seconds?: number | undefined;
  /** Ends the search; the promise is rejected with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The solver of a table, loaded when it is first asked; it ends when the table leaves the page. */
export class SolverController implements ReactiveController {
  readonly #host: Node;
  #client: SolverClient | undefined;
  #leaving = new AbortController();

  constructor(host: Node & ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Looks for a line that wins; what is asked while another search goes on waits for its turn. */
  async solve(problem: Problem, { seconds, signal }: SolveWish = {}): Promise<Solution> {
    const leave = this.#leaving.signal;
    const { SolverClient } = await getPanels();
    this.#client ??= new SolverClient(solverUrl(), isWinningLine);
    const either = AbortSignal.any(signal ? [signal, leave] : [leave]);
    return this.#client.solve({ ...problem, seconds, signal: either });
  }

  hostDisconnected(): void {
    void this.#leave();
  }

  async #leave(): Promise<void> {
    // A table that only moves within the page is connected again at once.
    await Promise.resolve();
    if (this.#host.isConnected) return;
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#client?.close();
  }
}
