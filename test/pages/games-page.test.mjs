// The demo page that shows every game as a small table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadSource } from '../../scripts/load-source.mjs';
import { inRoot } from '../../scripts/paths.mjs';
import { serve, strictPolicy } from '../../scripts/serve.mjs';
import { launch, openPage } from '../support/browser.mjs';

const { variants } = await loadSource('src/variants/index.ts');
const names = Object.values(variants).map(({ name }) => name);

let browser;
let server;

before(async () => {
  const headers = { '/games.html': { 'Content-Security-Policy': strictPolicy } };
  [browser, server] = await Promise.all([launch(), serve({ folder: inRoot('site'), headers })]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

async function openGames(hash = '') {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await opened.page.goto(`${server.url}games.html${hash}`);
  return opened;
}

const previews = (page) => page.locator('.preview spider-solitaire');

test('every game has its name, and a table once it comes into view', async () => {
  const { page, problems } = await openGames();
  await previews(page).first().waitFor();
  assert.deepEqual(await page.locator('#games a').allTextContents(), names);
  const atFirst = await previews(page).count();
  assert.ok(atFirst <= 4, `${atFirst} tables at first`);
  await page.locator('#games li').last().scrollIntoViewIfNeeded();
  await page.locator('#games li:last-child spider-column').first().waitFor();
  assert.ok((await previews(page).count()) < 15);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 390);
  assert.deepEqual(problems, []);
  await page.close();
});

test('a name leads to the game in full, and so does its address', async () => {
  const { page, problems } = await openGames('#scorpion');
  const chosen = page.locator('#chosen');
  await chosen.getByRole('region', { name: 'Scorpion, a patience game' }).waitFor();
  await chosen.getByText('Only a King may go to an empty column.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Spider Easy' }).click();
  await chosen.getByRole('region', { name: 'Spider Easy, a patience game' }).waitFor();
  await chosen.getByRole('button', { name: 'New', exact: true }).waitFor();
  assert.equal(await chosen.locator('spider-solitaire').count(), 1);
  await page.goto(`${server.url}games.html#constructor`);
  await chosen.waitFor({ state: 'hidden' });
  assert.deepEqual(problems, []);
  await page.close();
});
