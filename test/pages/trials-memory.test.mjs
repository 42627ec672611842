// What a long game keeps in memory, measured by the browser itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, isReady, openSite } from '../support/site.mjs';

const SET = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
const TAG = '<spider-solitaire storage="off" suits="1"></spider-solitaire>';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** Loads a game in which a Queen can go from one King to the other and back for ever. */
function begin(set) {
  const homes = Object.fromEntries([0, 1, 2, 3, 4, 5].map((home) => [`f${home}`, set]));
  const piles = { ...homes, r0: 'KSQS', r1: 'KS', r2: 'QS', r3: set.slice(4) + set.slice(4) };
  const save = { format: 1, variant: 'spider', suits: 1, piles, line: '' };
  if (!document.querySelector('spider-solitaire').load(JSON.stringify(save))) throw Error('load');
}

/** Moves her so often, and lets every tenth move be drawn. */
async function play(moves) {
  const element = document.querySelector('spider-solitaire');
  for (let i = 0; i < moves; i++) {
    element.move(i % 2 ? 'r1:1>r0' : 'r0:1>r1');
    if (i % 10 === 0) await element.updateComplete;
  }
  return element.moveCount;
}

async function heapOf(session) {
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

test('3000 moves need less than 5 MB', async () => {
  const { page, problems } = await site.show(CLASSIC + TAG);
  await isReady(page);
  await page.evaluate(begin, SET);
  await page.evaluate(play, 100);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const first = await heapOf(session);
  assert.equal(await page.evaluate(play, 3000), 3100);
  const grown = (await heapOf(session)) - first;
  assert.ok(grown < 5, `${grown} MB`);
  assert.deepEqual(problems, []);
  await page.close();
});
