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

/** A frame that takes longer is a long animation frame, in ms. */
const LONG_FRAME = 50;
/** What the noise check takes where the aims were set, in ms. */
const USUAL_NOISE = 510;

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
    rows.push(...found.map((row) => ({ screen, ...row, ...scaled(row, noise), noise })));
  }
  return rows;
}

/** Times as they would be where the aims were set, and the frames that would be too long there. */
function scaled({ value, most, frames, isTime = most !== undefined }, noise) {
  if (!isTime) return {};
  const factor = (2 * USUAL_NOISE) / (noise[0] + noise[1]);
  const usual = (time) => Math.round(time * factor);
  if (!frames) return { scaled: [value, most].filter(Boolean).map(usual) };
  return { scaled: [frames.filter((time) => usual(time) > LONG_FRAME).length, usual(most)] };
}

function print(rows) {
  console.log(
    `Chromium at a quarter of its speed; ms as median / most, long frames as count / longest in ms, then both scaled to a noise check of ${USUAL_NOISE} ms`,
  );
  for (const { screen = '', measure: name, value, most, scaled: times, noise } of rows) {
    const figures = most === undefined ? `${value}` : `${value} / ${most}`;
    const usual = times ? times.join(' / ') : '';
    const check = noise ? `noise ${noise.join(', ')} ms` : '';
    console.log(
      `${screen.padEnd(8)} ${name.padEnd(46)} ${figures.padStart(13)} ${usual.padStart(11)}   ${check}`,
    );
  }
}
