import type { Panels } from '../panels/index.js';
import { loadPanels } from './panels-loader.js';

let panels: Promise<Panels> | undefined;

/** The panels, loaded when they are first asked for; after a failure they can be asked for again. */
export function getPanels(): Promise<Panels> {
  return (panels ??= loadPanels().catch((error: unknown) => {
    panels = undefined;
    throw error;
  }));
}

/** Uses the panels once they are there; where they cannot be had, that is let be. */
export function withPanels(use: (panels: Panels) => unknown): void {
  getPanels().then(use, () => undefined);
}
