import type { GameDefinition } from '../engine/definition.js';
import type { Position } from '../engine/position.js';
import type { CheckedBudget } from './budget-request.js';
import type { Solution } from './drive.js';
import type { Progress } from './stepper.js';

/** A position to solve, in a form that can be sent. */
export interface SolverTask {
  readonly definition: GameDefinition;
  readonly position: Position;
  readonly budget: CheckedBudget;
}

/** What a page says to the solver. A new task ends the one before it. */
export type ToSolver =
  | { readonly type: 'solve'; readonly id: number; readonly task: SolverTask }
  | { readonly type: 'cancel'; readonly id: number };

/** What the solver says to a page. */
export type FromSolver =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'done'; readonly id: number; readonly solution: Solution }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Connects a page with a solver that runs in the same thread: takes its ear, returns the other one. */
export type ServeHere = (send: (message: FromSolver) => void) => (message: ToSolver) => void;

/** Name under which the solver's file, loaded as a script of a page, offers {@link ServeHere}. */
export const PAGE_SOLVER = 'spiderSolitaireSolver';
