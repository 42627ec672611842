import { PAGE_SOLVER, type FromSolver, type ServeHere, type ToSolver } from './protocol.js';
import { trampoline, trustedUrl } from './trusted-url.js';

/** A connection to a solver that is ready. */
export interface SolverLink {
  send(message: ToSolver): void;
  close(): void;
}

/** Takes what a solver says; null when it has died. */
export type Hear = (message: FromSolver | null) => void;

/** How long a script may take to arrive. */
const START_TIMEOUT = 20_000;

async function inWorker(address: string, hear: Hear): Promise<SolverLink> {
  const worker = new Worker(trustedUrl(address));
  const link: SolverLink = {
    send: (message) => {
      worker.postMessage(message);
    },
    close: () => {
      worker.terminate();
    },
  };
  try {
    await new Promise((resolve, reject) => {
      setTimeout(reject, START_TIMEOUT);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
        hear(null);
      };
      worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
        if (data.type === 'ready') resolve(data);
        else hear(data);
      };
    });
  } catch (error) {
    link.close();
    throw error;
  }
  return link;
}

/** A worker of a foreign script has to fetch it by itself. */
function workerAddress({ href, origin }: URL): string {
  if (origin === location.origin) return href;
  return URL.createObjectURL(new Blob([trampoline(href)], { type: 'text/javascript' }));
}

function pageSolver(): ServeHere | undefined {
  return (globalThis as unknown as Record<string, ServeHere | undefined>)[PAGE_SOLVER];
}

function loadScript({ href }: URL): Promise<unknown> {
  const script = document.createElement('script');
  script.src = trustedUrl(href);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      reject(new Error(`the solver could not be loaded from ${href}`));
    };
    document.head.append(script);
  }).finally(() => {
    script.remove();
  });
}

async function onPage(url: URL, hear: Hear): Promise<SolverLink> {
  if (!pageSolver()) await loadScript(url);
  const send = pageSolver()?.(hear);
  if (!send) throw new Error(`${url.href} is not the solver`);
  return {
    send,
    close: () => {
      send({ type: 'cancel' });
    },
  };
}

/**
 * Starts the solver: in a worker; where its file comes from elsewhere, in a worker that fetches it;
 * where workers are refused, on the page in slices.
 */
export async function openLink(url: URL, hear: Hear): Promise<SolverLink> {
  const address = workerAddress(url);
  try {
    return await inWorker(address, hear);
  } catch {
    return await onPage(url, hear);
  } finally {
    if (address !== url.href) URL.revokeObjectURL(address);
  }
}
