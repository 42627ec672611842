// Every game of the family on every size of screen: nothing overflows, is covered or too small.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadSource } from '../../scripts/load-source.mjs';
import { openFamily } from '../support/family-page.mjs';
import { openSite } from '../support/site.mjs';

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
];
const SEED = 1;
const ACTIONS = 200;

let site;
let opened;
let games;

before(async () => {
  const [{ ids, dealt, played }, newSite] = await Promise.all([
    loadSource('test/support/family/games.ts'),
    openSite(),
  ]);
  site = newSite;
  games = ids.flatMap((id) => [
    { title: `${id} at the deal`, save: dealt(id, SEED).save() },
    { title: `${id} after a random game`, save: played(id, SEED, ACTIONS).save() },
  ]);
  opened = await openFamily(site);
});

after(() => site?.close());

/** Loads every game and looks at it; resolves to one line for each that has faults. */
function look(page) {
  return page.evaluate(async (list) => {
    const lines = [];
    for (const { title, save } of list) {
      await globalThis.Family.show(save);
      const faults = globalThis.Family.faultsHere();
      if (faults.length > 0) lines.push(`${title}: ${faults.join('; ')}`);
    }
    return lines;
  }, games);
}

for (const [width, height] of SIZES) {
  test(`all games at ${width} × ${height}`, async () => {
    const { page, problems } = opened;
    await page.setViewportSize({ width, height });
    const faults = await look(page);
    if (faults.length > 0) assert.fail(`\n${faults.join('\n')}`);
    assert.deepEqual(problems, []);
  });
}
