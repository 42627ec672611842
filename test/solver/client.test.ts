import { expect } from '@open-wc/testing';
import { createGame } from '../../src/play/index.js';
import { isWinningLine } from '../../src/solver/check.js';
import { SolverClient, type ClientRequest } from '../../src/solver/client.js';
import '../../src/solver/worker.js';

const SOLVER = new URL('/src/solver/worker.ts', location.href).href;

/** The address of a script made up for a test. */
function scriptOf(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

const REAL = `import(${JSON.stringify(SOLVER)})`;
/** A worker that gets ready, then dies of its first task. */
const DYING = `postMessage({type:'ready'});onmessage=()=>{setTimeout(()=>{throw new Error('dies')})}`;

function request(changes: Partial<ClientRequest> = {}): ClientRequest {
  const { definition, table } = createGame({ variant: 'spider', suits: 1, seed: '3' });
  return { definition, position: table, seconds: 20, ...changes };
}

function hard(signal: AbortSignal, seconds = 20): ClientRequest {
  const { definition, table } = createGame({ variant: 'cicely', seed: '3' });
  return { definition, position: table, seconds, signal };
}

async function nameOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
  return 'no error';
}

/** Runs a body while pages cannot make workers. */
async function withoutWorkers(body: () => Promise<void>): Promise<void> {
  const { Worker: usual } = window;
  window.Worker = function refuse() {
    throw new Error('refused');
  } as unknown as typeof Worker;
  try {
    await body();
  } finally {
    window.Worker = usual;
  }
}

describe('The solver of a page', () => {
  let client: SolverClient;
  afterEach(() => {
    client.close();
  });

  it('runs in a worker and answers one request after the other', async () => {
    client = new SolverClient(scriptOf(REAL), isWinningLine);
    const order: number[] = [];
    const answers = [1, 2, 3].map(async (n) => {
      const { result } = await client.solve(request());
      order.push(n);
      return result;
    });
    expect(await Promise.all(answers)).to.deep.equal(['won', 'won', 'won']);
    expect(order).to.deep.equal([1, 2, 3]);
  });

  it('stops when told, and then serves the next request', async () => {
    client = new SolverClient(scriptOf(REAL), isWinningLine);
    const stop = new AbortController();
    const stopped = nameOf(client.solve(hard(stop.signal)));
    const next = client.solve(request());
    setTimeout(() => {
      stop.abort();
    }, 300);
    expect(await stopped).to.match(/^AbortError/);
    expect((await next).result).to.equal('won');
  });

  it('refuses absurd budgets with the field', async () => {
    client = new SolverClient(scriptOf(REAL), isWinningLine);
    expect(await nameOf(client.solve(request({ seconds: -1 })))).to.match(/seconds/);
  });

  it('gives up when its worker dies twice', async () => {
    client = new SolverClient(scriptOf(DYING), isWinningLine);
    expect(await nameOf(client.solve(request()))).to.match(/solver stopped/);
  });

  it('rejects at once what is aborted while it waits, or before', async () => {
    client = new SolverClient(scriptOf(REAL), isWinningLine);
    const [first, second] = [new AbortController(), new AbortController()];
    const running = nameOf(client.solve(hard(first.signal)));
    const waiting = nameOf(client.solve(hard(second.signal)));
    second.abort();
    expect(await waiting).to.match(/^AbortError/);
    expect(await nameOf(client.solve(hard(second.signal)))).to.match(/^AbortError/);
    first.abort();
    expect(await running).to.match(/^AbortError/);
  });

  it('starts anew after it was closed', async () => {
    client = new SolverClient(scriptOf(REAL), isWinningLine);
    await client.solve(request());
    client.close();
    expect((await client.solve(request())).result).to.equal('won');
  });

  it('runs on the page where workers are refused, and leaves it its time', async () => {
    await withoutWorkers(async () => {
      client = new SolverClient(scriptOf(''), isWinningLine);
      expect((await client.solve(request())).result).to.equal('won');
      const gaps: number[] = [];
      let last = performance.now();
      const beat = setInterval(() => {
        gaps.push(performance.now() - last);
        last = performance.now();
      }, 0);
      const stop = new AbortController();
      await client.solve(hard(stop.signal, 1));
      clearInterval(beat);
      gaps.sort((a, b) => a - b);
      expect(gaps[Math.floor(gaps.length * 0.9)]).to.be.below(50);
    });
  });
});
