// How the table feels: bytes, first card, moves, taps and deals in Chromium slowed four times.
// The method is that of the published comparison of web Spiders: real input, one suit, two screens,
// a fresh browser context for each load, and a noise check beside every timed part.
import { chromium } from 'playwright-core';
import { chromeArgs, findChrome } from '../chrome.mjs';
import { loadTimes } from '../feel/load.mjs';
import { bytesOf, servePages } from '../feel/pages.mjs';
import { heapAfter } from '../feel/heap.mjs';
import { dealTimes, moveTimes } from '../feel/play.mjs';
import { showFrames } from '../feel/shows.mjs';
import { noiseCheck } from '../feel/session.mjs';

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};

export async function bench() {
  const pages = await servePages();
  const browser = await chromium.launch({
    executablePath: (await findChrome()).path,
    args: chromeArgs,
  });
  try {
    const rows = [{ measure: 'bytes to a playable board, brotli', value: bytesOf() }];
    for (const [screen, options] of Object.entries(SCREENS)) {
      rows.push(...(await measure(screen, { browser, options, pages })));
    }
    rows.push(...(await heapAfter({ browser, options: SCREENS.desktop, pages })));
    print(rows);
    return { rows };
  } finally {
    await browser.close();
    await pages.close();
  }
}

async function measure(screen, session) {
  const parts = [
    () => loadTimes(session),
    () => moveTimes(session, screen === 'phone' ? 'tap' : 'drag'),
    () => dealTimes(session),
    () => showFrames(session),
  ];
  const rows = [];
  for (const part of parts) {
    const before = await noiseCheck(session);
    const found = await part();
    const noise = [before, await noiseCheck(session)];
    rows.push(...found.map((row) => ({ screen, ...row, noise })));
  }
  return rows;
}

function print(rows) {
  console.log(
    'Chromium at a quarter of its speed; ms as median / most; noise check usually 490–530 ms',
  );
  for (const { screen = '', measure: name, value, most, noise } of rows) {
    const figures = most === undefined ? `${value}` : `${value} / ${most}`;
    const check = noise ? `noise ${noise.join(', ')} ms` : '';
    console.log(`${screen.padEnd(8)} ${name.padEnd(46)} ${figures.padStart(14)}   ${check}`);
  }
}
