import { PAGE_SOLVER, type FromSolver, type ServeHere, type ToSolver } from './protocol.js';
import { trampoline, trustedUrl } from './trusted-url.js';

/** A connection to a solver that is ready. */
export interface SolverLink {
  /** Whether the solver runs apart from the page and can fall silent. */
  readonly apart: boolean;
  send(message: ToSolver): void;
  close(): void;
}

/** Who listens to a solver. */
export interface LinkEvents {
  onMessage(message: FromSolver): void;
  /** The solver has died. */
  onDeath(): void;
}

/** How long a script may take to arrive. */
const START_TIMEOUT = 20_000;

function workerLink(worker: Worker, events: LinkEvents): Promise<SolverLink> {
  const link: SolverLink = {
    apart: true,
    send: (message) => {
      worker.postMessage(message);
    },
    close: () => {
      worker.terminate();
    },
  };
  return new Promise((resolve, reject) => {
    let isReady = false;
    const fail = (event?: Event): void => {
      event?.preventDefault();
      worker.terminate();
      if (isReady) events.onDeath();
      else reject(new Error('the worker did not start'));
    };
    const timer = setTimeout(() => {
      fail();
    }, START_TIMEOUT);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<FromSolver>) => {
      clearTimeout(timer);
      isReady = true;
      if (data.type === 'ready') resolve(link);
      else events.onMessage(data);
    });
  });
}

function ownWorker(url: URL, events: LinkEvents): Promise<SolverLink> {
  return workerLink(new Worker(trustedUrl(url.href)), events);
}

async function foreignWorker(url: URL, events: LinkEvents): Promise<SolverLink> {
  const source = new Blob([trampoline(url.href)], { type: 'text/javascript' });
  const address = URL.createObjectURL(source);
  try {
    return await workerLink(new Worker(trustedUrl(address)), events);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function pageSolver(): ServeHere | undefined {
  return (globalThis as unknown as Record<string, ServeHere | undefined>)[PAGE_SOLVER];
}

function loadScript(url: URL): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedUrl(url.href);
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new Error(`the solver could not be loaded from ${url.href}`));
    });
    document.head.append(script);
  }).finally(() => {
    script.remove();
  });
}

async function onPage(url: URL, events: LinkEvents): Promise<SolverLink> {
  if (!pageSolver()) await loadScript(url);
  const receive = pageSolver()?.((message) => {
    events.onMessage(message);
  });
  if (!receive) throw new Error(`${url.href} is not the solver`);
  let last = 0;
  return {
    apart: false,
    send: (message) => {
      last = message.id;
      receive(message);
    },
    close: () => {
      receive({ type: 'cancel', id: last });
    },
  };
}

/**
 * Starts the solver: in a worker; where its file comes from elsewhere, in a worker that fetches it;
 * where workers are refused, on the page in slices.
 */
export async function openLink(url: URL, events: LinkEvents): Promise<SolverLink> {
  const apart = url.origin === location.origin ? [ownWorker] : [foreignWorker];
  for (const open of apart) {
    try {
      return await open(url, events);
    } catch {
      // Refused, or not there: the next way tells.
    }
  }
  return onPage(url, events);
}
