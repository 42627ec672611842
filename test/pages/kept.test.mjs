// Games that outlive the page, and pages that keep nothing.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromeArgs, findChrome } from '../../scripts/chrome.mjs';
import { inRoot } from '../../scripts/paths.mjs';
import { CLASSIC, MODULE, isReady, openSite, pause, stateOf } from '../support/site.mjs';

const TABLE = '<spider-solitaire motion="off"></spider-solitaire>';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** Deals, plays a few moves, takes some back. */
function play(page, index = 0) {
  return page.evaluate((number) => {
    const element = document.querySelectorAll('spider-solitaire')[number];
    element.deal();
    for (let i = 0; i < 6; i++) {
      const actions = element.legalMoves();
      element.move(actions[i % Math.min(2, actions.length)]);
    }
    element.undo();
    element.undo();
  }, index);
}

test('a reload brings back the game, what can be undone and what redone', async () => {
  const { page, problems } = await site.show(MODULE + TABLE);
  await isReady(page);
  await play(page);
  const before = await stateOf(page);
  await pause();
  await page.reload();
  await isReady(page);
  assert.deepEqual(await stateOf(page), before);
  assert.ok(before.canRedo && before.canUndo);
  const first = await page.evaluate(() => {
    const element = document.querySelector('spider-solitaire');
    while (element.redo());
    const moves = element.moveCount;
    while (element.undo());
    element.restart();
    element.restart();
    return [moves, element.dealNumber];
  });
  assert.deepEqual(first, [7, before.dealNumber]);
  assert.deepEqual(problems, []);
  await page.close();
});

for (const wait of [0, 10, 100]) {
  test(`a reload ${wait} ms after an action finds it whole`, async () => {
    const { page } = await site.show(MODULE + '<spider-solitaire></spider-solitaire>');
    await isReady(page);
    await page.evaluate(() => document.querySelector('spider-solitaire').deal());
    await pause(150);
    const before = await stateOf(page);
    await page.evaluate(() => document.querySelector('spider-solitaire').deal());
    await pause(wait);
    await page.reload();
    await isReady(page);
    const after = await stateOf(page);
    assert.equal(after.dealNumber, before.dealNumber);
    assert.ok([1, 2].includes(after.moveCount));
    if (wait >= 100) assert.equal(after.moveCount, 2);
    assert.equal(Object.values(after.position).join('').length, 208);
    await page.close();
  });
}

test('a browser that is killed loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spider-kept-'));
  const { path } = await findChrome();
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: path,
      args: [...chromeArgs, '--remote-debugging-port=0'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.route('**/kept.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${CLASSIC}${TABLE}` }),
    );
    await page.goto(`${site.server.url}kept.html`);
    await isReady(page);
    return { context, page };
  };
  const first = await open();
  await play(first.page);
  const before = await stateOf(first.page);
  await pause(400);
  const session = await first.context.browser()?.newBrowserCDPSession?.();
  await Promise.race([
    (session ?? (await first.context.newCDPSession(first.page)))
      .send('Browser.crash')
      .catch(() => undefined),
    pause(1500),
  ]);
  await first.context.close().catch(() => undefined);
  const second = await open();
  assert.deepEqual(await stateOf(second.page), before);
  await second.context.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two tables on a page keep their own games', async () => {
  const { page } = await site.show(MODULE + TABLE + TABLE);
  await isReady(page);
  await play(page, 1);
  const before = [await stateOf(page, 0), await stateOf(page, 1)];
  await pause();
  await page.reload();
  await isReady(page);
  assert.deepEqual([await stateOf(page, 0), await stateOf(page, 1)], before);
  assert.notEqual(before[0].dealNumber, before[1].dealNumber);
  await page.close();
});

test('three tables that all are in the HTML keep their games apart from the first moment', async () => {
  const { page } = await site.show(TABLE + TABLE + TABLE + MODULE);
  await isReady(page);
  await pause();
  const deals = async () =>
    [await stateOf(page, 0), await stateOf(page, 1), await stateOf(page, 2)].map(
      ({ dealNumber }) => dealNumber,
    );
  const before = await deals();
  assert.equal(new Set(before).size, 3);
  await page.reload();
  await isReady(page);
  assert.deepEqual(await deals(), before);
  await page.close();
});

const denied = {
  'a getter that throws': () => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'no database at all': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'a database that cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'InvalidStateError');
    };
  },
  'a database that fails to write': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [name, init] of Object.entries(denied)) {
  test(`storage denied, it plays on, with one notice: ${name}`, async () => {
    const { page, problems } = await site.show(
      `<script>window.errors = []; document.addEventListener('spider-error', ({ error }) => errors.push(String(error)))</script>${MODULE}${TABLE}`,
      { init },
    );
    await isReady(page);
    await page.waitForTimeout(100);
    const said = await page.evaluate(
      () =>
        document.querySelector('spider-solitaire').shadowRoot.querySelector('[role=status]')
          .textContent,
    );
    assert.match(said, /not keep/);
    await play(page);
    await page.waitForTimeout(100);
    assert.equal(
      await page.evaluate(() => document.querySelector('spider-solitaire').moveCount),
      5,
    );
    assert.equal((await page.evaluate(() => window.errors)).length, 1);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('in a sandboxed frame it plays on, with one notice', async () => {
  // Inside such a frame the browser lets nothing be fetched from a server of this machine.
  const script = readFileSync(inRoot('cdn/spider-solitaire.iife.js'), 'utf8');
  const inner = `<!doctype html><script>window.errors = []; document.addEventListener('spider-error', () => errors.push(1))</script><script>${script}</script>${TABLE}`;
  const srcdoc = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const { page, problems } = await site.show(
    `<iframe sandbox="allow-scripts" width="700" height="500" srcdoc="${srcdoc}"></iframe>`,
  );
  await pause(200);
  const frame = page.frames().at(-1);
  await isReady(frame);
  await frame.locator('spider-stock').locator('button').click();
  assert.equal(await frame.evaluate(() => document.querySelector('spider-solitaire').moveCount), 1);
  assert.equal(await frame.evaluate(() => window.errors.length), 1);
  assert.deepEqual(problems, []);
  await page.close();
});

test('storage="off" writes nothing and says nothing', async () => {
  const { page } = await site.show(
    `<script>window.errors = []; document.addEventListener('spider-error', () => errors.push(1))</script>${MODULE}<spider-solitaire storage="off"></spider-solitaire>`,
    { init: denied['a getter that throws'] },
  );
  await isReady(page);
  await play(page);
  await page.waitForTimeout(60);
  assert.equal(await page.evaluate(() => window.errors.length), 0);
  await page.close();
});

test('a save that is rubbish, or of a later format, does not keep a game from being dealt', async () => {
  const { page, problems } = await site.show(MODULE + TABLE);
  await isReady(page);
  await pause();
  const spoil = (text) =>
    page.evaluate(
      (value) =>
        new Promise((resolve) => {
          indexedDB.databases().then(([{ name }]) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => {
              const [store] = request.result.objectStoreNames;
              const transaction = request.result.transaction(store, 'readwrite');
              const objects = transaction.objectStore(store);
              objects.getAllKeys().onsuccess = (event) => {
                for (const key of event.target.result) objects.put(value, key);
              };
              transaction.oncomplete = () => {
                request.result.close();
                resolve();
              };
            };
          });
        }),
      text,
    );
  for (const text of ['rubbish', '{"format":99}', '']) {
    await spoil(text);
    await page.reload();
    await isReady(page);
    assert.match((await stateOf(page)).dealNumber, /^\d{17,20}$/);
    await pause();
  }
  assert.deepEqual(problems, []);
  await page.close();
});
