import type { Panels } from '../panels/index.js';

/** Loads what is wanted late: dialogs, sounds. Rejects when it cannot be had. */
export function loadPanels(): Promise<Panels> {
  return import('../panels/index.js');
}

/** Where the solver's file lies. */
export function solverUrl(): URL {
  return new URL('../../cdn/spider-solitaire-solver.js', import.meta.url);
}
