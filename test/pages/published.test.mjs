// The one-file scripts as they are published: on a server, on plain and strict pages, from disk.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/paths.mjs';
import { serve, strictPolicy } from '../../scripts/serve.mjs';
import { answer, launch, openPage } from '../support/browser.mjs';

const MODULE = '<script type="module" src="./spider-solitaire.js"></script>';
const CLASSIC = '<script src="./spider-solitaire.iife.js"></script>';
const TAG = '<spider-solitaire seed="1"></spider-solitaire>';

let browser;
let server;

before(async () => {
  browser = await launch();
  server = await serve({ folder: inRoot('cdn') });
});

after(async () => {
  await browser?.close();
  await server?.close();
});

for (const entry of ['cdn/spider-solitaire.js', 'dist/index.js', 'dist/play/index.js']) {
  test(`${entry} can be imported on a server`, () => {
    const address = pathToFileURL(inRoot(entry)).href;
    const script = `await import(${JSON.stringify(address)})`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  });
}

for (const [name, script] of Object.entries({ MODULE, CLASSIC })) {
  test(`a page with the tag works: ${name}`, () => upgrades(script + TAG));
  test(`a strict page refuses nothing: ${name}`, () =>
    upgrades(script + TAG, { 'Content-Security-Policy': strictPolicy }));
}

// Not on the strict page: without 'allow-duplicates' it refuses Lit's second policy of one name.
test('loading the script twice throws nothing', () => upgrades(CLASSIC + MODULE + TAG));

test('the classic script works on a page opened from disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spider-page-'));
  const file = join(folder, 'page.html');
  const script = pathToFileURL(inRoot('cdn/spider-solitaire.iife.js')).href;
  writeFileSync(file, `<!doctype html><script src="${script}"></script>${TAG}`);
  const { page, problems } = await openPage(browser);
  await page.goto(pathToFileURL(file).href);
  await isUpgraded(page);
  assert.deepEqual(problems, []);
  rmSync(folder, { recursive: true });
});

test('nothing is written on the host but what a script sets', async () => {
  const { page } = await openPage(browser);
  const url = `${server.url}page.html`;
  await answer(page, url, `${MODULE}<spider-solitaire storage="off"></spider-solitaire>`, {});
  await page.goto(url);
  await isUpgraded(page);
  const names = () =>
    page.evaluate(async () => {
      const element = document.querySelector('spider-solitaire');
      await element.ready;
      await element.updateComplete;
      return element.getAttributeNames();
    });
  assert.deepEqual(await names(), ['storage']);
  await page.evaluate(() => {
    const element = document.querySelector('spider-solitaire');
    element.deal();
    element.suits = 2;
  });
  assert.deepEqual(await names(), ['storage', 'suits']);
  await page.close();
});

async function upgrades(body, headers = {}) {
  const { page, problems } = await openPage(browser);
  const url = `${server.url}page.html`;
  await answer(page, url, body, headers);
  await page.goto(url);
  await isUpgraded(page);
  assert.deepEqual(problems, []);
  await page.close();
}

async function isUpgraded(page) {
  await page.waitForFunction(() => {
    const element = document.querySelector('spider-solitaire');
    return (element?.shadowRoot?.childElementCount ?? 0) > 0;
  });
}
