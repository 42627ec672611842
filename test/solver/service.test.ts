import { expect } from '@open-wc/testing';
import { createGame } from '../../src/play/index.js';
import { checkBudget } from '../../src/solver/budget-request.js';
import type { FromSolver, SolverTask } from '../../src/solver/protocol.js';
import { serveWith } from '../../src/solver/service.js';

const SMALL = { slice: 8, memory: 1 << 16 };

function task(variant: string, seconds: number, changes: object = {}): SolverTask {
  const { definition, table } = createGame({ variant, seed: '3' });
  return { definition, position: table, budget: checkBudget({ seconds }), ...changes };
}

/** A solver in this thread, with everything that it says. */
function serve(): { heard: FromSolver[]; tell: ReturnType<ReturnType<typeof serveWith>> } {
  const heard: FromSolver[] = [];
  const tell = serveWith(SMALL)((message) => heard.push(message));
  return { heard, tell };
}

async function waitFor(
  heard: readonly FromSolver[],
  type: FromSolver['type'],
): Promise<FromSolver> {
  for (;;) {
    const found = heard.find((message) => message.type === type);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('The solver as it is told', () => {
  it('tells how far it is, and at last its answer', async () => {
    const { heard, tell } = serve();
    tell({ type: 'solve', id: 7, task: task('cicely', 0.3) });
    const done = await waitFor(heard, 'done');
    expect(done).to.include({ id: 7 });
    expect(heard.filter(({ type }) => type === 'progress')).not.to.be.empty;
  });

  it('leaves a task for a newer one, or when told', async () => {
    const { heard, tell } = serve();
    tell({ type: 'solve', id: 1, task: task('cicely', 60) });
    tell({ type: 'solve', id: 2, task: task('simple-simon', 20) });
    expect(await waitFor(heard, 'done')).to.include({ id: 2 });
    tell({ type: 'solve', id: 3, task: task('cicely', 60) });
    await waitFor(heard, 'progress');
    tell({ type: 'cancel' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { length } = heard;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).to.have.length(length);
  });

  it('says why it cannot, and goes on', async () => {
    const { heard, tell } = serve();
    tell({ type: 'solve', id: 1, task: task('spider', 5, { position: [] }) });
    expect(await waitFor(heard, 'failed')).to.include({ id: 1 });
    tell({ type: 'solve', id: 2, task: task('simple-simon', 20) });
    expect(await waitFor(heard, 'done')).to.include({ id: 2 });
  });
});
