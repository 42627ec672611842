// Stands in for the loader of the modules in the published scripts, which know one file each.
import type { Panels, PanelScript } from '../panels/index.js';
import { trustedUrl } from '../solver/trusted-url.js';

const page = globalThis.document as Document | undefined;

/** Where this very script lies: a classic one is told by the page, a module knows by itself. */
const SCRIPT =
  (page?.currentScript as HTMLScriptElement | null | undefined)?.src ?? import.meta.url;

/** Loads a file beside the script; as a classic script, which pages from disk can load too. */
export function loadPanels(): Promise<Panels> {
  return new Promise((resolve, reject) => {
    const script: PanelScript = document.createElement('script');
    script.src = trustedUrl(new URL('spider-solitaire-panels.js', SCRIPT).href);
    script.onload = () => {
      resolve(script.panels!);
      script.remove();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`could not load ${script.src}`));
    };
    document.head.append(script);
  });
}

/** Where the solver's file lies: beside the script too. */
export function solverUrl(): URL {
  return new URL('spider-solitaire-solver.js', SCRIPT);
}
