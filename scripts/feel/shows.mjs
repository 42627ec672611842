// Long animation frames where much moves at once: a run that goes home, a new game, a win.
import { frameRow, openPage } from './session.mjs';
import { watchInput } from './play.mjs';

const RUN = [...'KQJT98765432A'].map((rank) => `${rank}S`).join('');

/** All cards of a run, but in an order that keeps it on the table. */
const UNFINISHED = RUN.slice(2) + RUN.slice(0, 2);

/** A game of one suit in which the Ace of the second column ends a run; `home` runs are done. */
function saveWith(home) {
  const left = Array.from({ length: 7 - home }, (_, i) => [`r${i + 2}`, UNFINISHED]);
  const rest = Object.fromEntries(left);
  const done = Object.fromEntries(Array.from({ length: home }, (_, i) => [`f${i}`, RUN]));
  const piles = { r0: RUN.slice(0, -2), r1: 'AS', ...rest, ...done };
  return JSON.stringify({ format: 1, variant: 'spider', suits: 1, piles, line: '' });
}

const SHOWS = {
  'a run going home': { save: saveWith(6), tap: true },
  'a new game': { save: saveWith(0), tap: false },
  'a win': { save: saveWith(7), tap: true },
};

async function longFramesOf(session, { save, tap }) {
  const { page, close } = await openPage(session, { watch: watchInput });
  await page.goto(session.pages.game);
  await page.waitForTimeout(1500);
  await page.evaluate((text) => document.querySelector('spider-solitaire').load(text), save);
  await page.waitForTimeout(1500);
  await page.evaluate(() => (globalThis.longFrames.length = 0));
  if (tap) await page.locator('spider-column').nth(1).locator('.card').click();
  else await page.evaluate(() => document.querySelector('spider-solitaire').newGame());
  await page.waitForTimeout(4000);
  const frames = await page.evaluate(() => globalThis.longFrames);
  await close();
  return frames;
}

/** Long animation frames in each show. */
export async function showFrames(session) {
  const rows = [];
  for (const [name, show] of Object.entries(SHOWS)) {
    rows.push(frameRow(`long animation frames in ${name}`, await longFramesOf(session, show)));
  }
  return rows;
}
