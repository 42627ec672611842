// What assistive technology is told, from the browser's own accessibility tree.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, isReady, openSite } from '../support/site.mjs';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** Every node that is not ignored, as "role name". */
async function treeOf(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const pathOf = (node) => {
    const path = [];
    for (let at = node; at; at = byId.get(at.parentId)) {
      if (!at.ignored) path.unshift(`${at.role?.value ?? ''} ${at.name?.value ?? ''}`.trim());
    }
    return path;
  };
  return nodes.filter(({ ignored }) => !ignored).map(pathOf);
}

async function tree(attributes, work = () => {}) {
  const tag = `<spider-solitaire storage="off" motion="off" ${attributes}></spider-solitaire>`;
  const { page } = await site.show(CLASSIC + tag);
  await isReady(page);
  await page.evaluate(work);
  await page.waitForTimeout(80);
  const paths = await treeOf(page);
  await page.close();
  return paths;
}

test('columns are groups with names and counts, cards are buttons in them', async () => {
  const paths = await tree('seed="1" suits="4"');
  const names = paths.map((path) => path.at(-1));
  for (let i = 1; i <= 10; i++) {
    const wanted = `group Column ${i}: ${i <= 4 ? 5 : 4} face down, 1 face up`;
    assert.ok(names.includes(wanted), wanted);
  }
  const cards = paths.filter((path) => /^button \w+ of \w+$/.test(path.at(-1)));
  assert.equal(cards.length, 10);
  for (const path of cards)
    assert.ok(
      path.some((part) => part.startsWith('group Column')),
      path.join(' > '),
    );
  assert.ok(names.some((name) => /^button Deal.*5 deals/.test(name)));
  assert.ok(names.some((name) => name.startsWith('region Spider')));
  assert.ok(names.some((name) => /^(toolbar|group) Game controls/.test(name)));
  assert.equal(names.filter((name) => name.startsWith('status')).length, 1);
});

test('Little Spider tells upper and lower columns apart', async () => {
  const names = (await tree('variant="little-spider" seed="1"')).map((path) => path.at(-1));
  for (const row of ['Upper', 'Lower']) {
    for (let i = 1; i <= 4; i++) {
      assert.ok(
        names.some((name) => name.startsWith(`group ${row} column ${i}:`)),
        `${row} ${i}`,
      );
    }
  }
});

test('an empty column says so', async () => {
  const names = (
    await tree('seed="1"', () => {
      const set = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
      const piles = { r0: set.slice(0, 24), r1: set.slice(24) };
      for (let i = 0; i < 7; i++) piles[`f${i}`] = set;
      document
        .querySelector('spider-solitaire')
        .load(JSON.stringify({ format: 1, variant: 'spider', suits: 1, piles, line: '' }));
    })
  ).map((path) => path.at(-1));
  assert.ok(names.some((name) => /Column 3: empty/.test(name)));
  assert.ok(
    names.some((name) => /7 ?(\/|of) ?8/.test(name)),
    'sets that are finished',
  );
});

test('no face-down card is told', async () => {
  const names = (await tree('seed="1" suits="4"')).flat();
  assert.equal(new Set(names.filter((name) => /^button \w+ of \w+$/.test(name))).size, 10);
  const told = names.filter((name) => / of (Clubs|Spades|Hearts|Diamonds)/.test(name));
  assert.ok(
    told.every((name) => name.startsWith('button')),
    told.join(),
  );
});
