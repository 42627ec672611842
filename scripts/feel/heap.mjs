// Memory and nodes at rest, before and after 200 actions, at full speed.
import { openPage } from './session.mjs';

const ACTIONS = 200;

/** Runs in the page: moves, a deal where there is none, a few steps back where neither helps. */
function playOn(actions) {
  const table = document.querySelector('spider-solitaire');
  for (let done = 0; done < actions;) {
    const moves = table.legalMoves();
    const played = moves.length > 0 && table.move(moves[(done * 7) % moves.length]);
    for (let back = 0; !played && back < 8; back++) done += table.undo() ? 1 : 0;
    done++;
  }
}

async function memoryOf({ protocol }) {
  for (let time = 0; time < 3; time++) await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  const { nodes } = await protocol.send('Memory.getDOMCounters');
  return { heap: (usedSize / 2 ** 20).toFixed(2), nodes };
}

/** Heap in MiB and DOM nodes at the start and after 200 actions. */
export async function heapAfter(session) {
  const opened = await openPage(session, { slow: false });
  await opened.page.goto(session.pages.game);
  await opened.page.waitForTimeout(2500);
  const before = await memoryOf(opened);
  await opened.page.evaluate(playOn, ACTIONS);
  await opened.page.waitForTimeout(1000);
  const after = await memoryOf(opened);
  await opened.close();
  return [
    { measure: 'JS heap at the start, MiB', value: before.heap },
    { measure: `JS heap after ${ACTIONS} actions, MiB`, value: after.heap },
    { measure: 'DOM nodes at the start', value: before.nodes },
    { measure: `DOM nodes after ${ACTIONS} actions`, value: after.nodes },
  ];
}
