import type { GameDefinition } from '../engine/definition.js';
import type { Position } from '../engine/position.js';
import type { CheckedBudget } from './budget-request.js';

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

/** An answer. */
export interface Solution extends Progress {
  readonly seconds: number;
}

/** A position with its rules: what a search is about. */
export interface Problem {
  readonly definition: GameDefinition;
  readonly position: Position;
}

/** A position to solve, and how long, in a form that can be sent. */
export interface SolverTask extends Problem {
  readonly budget: CheckedBudget;
}

/** What a page says to the solver. A new task ends the one before it. */
export type ToSolver =
  | { readonly type: 'solve'; readonly id: number; readonly task: SolverTask }
  | { readonly type: 'cancel' };

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
