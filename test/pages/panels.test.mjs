// The file of the panels, which the published scripts load when it is first wanted.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/paths.mjs';
import { strictPolicy } from '../../scripts/serve.mjs';
import { openPage } from '../support/browser.mjs';
import { CLASSIC, MODULE, TAG, isReady, openSite } from '../support/site.mjs';

const FILE = 'spider-solitaire-panels.js';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

async function openOptions(page) {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name: 'Lattice' }).waitFor();
}

for (const [name, script] of Object.entries({ MODULE, CLASSIC })) {
  test(`a strict page loads it when asked, not before, and refuses nothing: ${name}`, async () => {
    const headers = { 'Content-Security-Policy': strictPolicy };
    const asked = [];
    const { page, problems } = await site.show(script + TAG, {
      headers,
      prepare: (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    await isReady(page);
    assert.equal(asked.filter((url) => url.endsWith(FILE)).length, 0);
    await openOptions(page);
    await page.keyboard.press('Escape');
    await openOptions(page);
    assert.equal(asked.filter((url) => url.endsWith(FILE)).length, 1);
    assert.deepEqual(problems, []);
    assert.equal(await page.evaluate(() => document.querySelectorAll('script').length), 1);
    await page.close();
  });
}

test('a page opened from disk has it too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spider-panels-'));
  const file = join(folder, 'page.html');
  const script = pathToFileURL(inRoot('cdn/spider-solitaire.iife.js')).href;
  writeFileSync(file, `<!doctype html><script src="${script}"></script>${TAG}`);
  const { page, problems } = await openPage(site.browser);
  await page.goto(pathToFileURL(file).href);
  await isReady(page);
  await openOptions(page);
  assert.deepEqual(problems, []);
  await page.close();
  rmSync(folder, { recursive: true });
});

test('where it cannot be loaded that is said, the game goes on, and it can be asked again', async () => {
  let isThere = false;
  const { page } = await site.show(MODULE + TAG, {
    prepare: (opened) =>
      opened.route(`**/${FILE}`, (route) => (isThere ? route.continue() : route.abort())),
  });
  await isReady(page);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        const table = document.querySelector('spider-solitaire');
        table.addEventListener('spider-error', ({ error }) => resolve(error.message));
      }),
  );
  await page.getByRole('button', { name: 'Options' }).click();
  assert.match(await told, /spider-solitaire-panels\.js/);
  await page.getByText('could not be loaded').waitFor();
  assert.equal(await page.evaluate(() => document.querySelector('spider-solitaire').deal()), true);
  isThere = true;
  await openOptions(page);
  await page.close();
});

test('without it the browser itself asks before a game is thrown away', async () => {
  const { page } = await site.show(MODULE + TAG, {
    prepare: (opened) => opened.route(`**/${FILE}`, (route) => route.abort()),
  });
  await isReady(page);
  const table = page.locator('spider-solitaire');
  await table.evaluate((element) => element.deal());
  for (const [answer, moves] of [
    ['dismiss', 1],
    ['accept', 0],
  ]) {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog[answer]();
      return dialog.message();
    });
    await page.getByRole('button', { name: 'New' }).click();
    assert.equal(await asked, 'New?');
    await page.waitForTimeout(100);
    assert.equal(await table.evaluate(({ moveCount }) => moveCount), moves);
  }
  await page.close();
});

test('wishes are remembered on the next visit', async () => {
  const { page } = await site.show(MODULE + TAG);
  await isReady(page);
  await openOptions(page);
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.waitForTimeout(150);
  await page.reload();
  await isReady(page);
  await page.waitForFunction(() => {
    const root = document.querySelector('spider-solitaire').shadowRoot.querySelector('.root');
    return getComputedStyle(root).backgroundColor === 'rgb(0, 0, 0)';
  });
  await page.close();
});
