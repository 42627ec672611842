// The element asks the solver: its own file, loaded when it is first asked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { strictPolicy } from '../../scripts/serve.mjs';
import { CLASSIC, MODULE, isReady, openSite } from '../support/site.mjs';

const TAG = '<spider-solitaire seed="1" suits="1" motion="off" storage="off"></spider-solitaire>';
const FILE = 'spider-solitaire-solver.js';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

async function open(script, options = {}) {
  const opened = await site.show(script + TAG, options);
  await isReady(opened.page);
  return opened;
}

for (const [name, script] of Object.entries({ MODULE, CLASSIC })) {
  test(`a strict page gets a line that wins, and nothing is played: ${name}`, async () => {
    const asked = [];
    const { page, problems } = await open(script, {
      headers: { 'Content-Security-Policy': strictPolicy },
      prepare: (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    assert.equal(asked.filter((url) => url.endsWith(FILE)).length, 0);
    const found = await page.evaluate(async () => {
      const table = document.querySelector('spider-solitaire');
      const { result, line } = await table.solve({ seconds: 20 });
      const { moveCount } = table;
      const isLegal = line.every((action) => table.move(action));
      return { result, moveCount, isLegal, status: table.status };
    });
    assert.deepEqual(found, { result: 'won', moveCount: 0, isLegal: true, status: 'won' });
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('a search ends when it is called off, and when the table leaves', async () => {
  const { page } = await open(MODULE);
  const ends = await page.evaluate(async () => {
    const table = document.querySelector('spider-solitaire');
    table.newGame({ variant: 'scorpion', seed: '6' });
    const nameOf = (search) => search.then(({ result }) => result).catch(({ name }) => name);
    const off = new AbortController();
    const first = nameOf(table.solve({ seconds: 60, signal: off.signal }));
    off.abort();
    const ended = [await first];
    const second = nameOf(table.solve({ seconds: 60 }));
    setTimeout(() => table.remove(), 50);
    return [...ended, await second];
  });
  assert.deepEqual(ends, ['AbortError', 'AbortError']);
  await page.close();
});

test('a search goes on when the table moves within the page', async () => {
  const { page } = await open(MODULE);
  const { result } = await page.evaluate(() => {
    const table = document.querySelector('spider-solitaire');
    const search = table.solve({ seconds: 20 });
    const move = () => document.body.appendChild(document.createElement('div')).append(table);
    move();
    setTimeout(move, 50);
    return search;
  });
  assert.equal(result, 'won');
  await page.close();
});

test('absurd times are refused with the field named', async () => {
  const { page } = await open(MODULE);
  const said = await page.evaluate(() =>
    document
      .querySelector('spider-solitaire')
      .solve({ seconds: -1 })
      .catch(({ name, message }) => `${name}: ${message}`),
  );
  assert.match(said, /^RangeError: .*seconds/);
  await page.close();
});
