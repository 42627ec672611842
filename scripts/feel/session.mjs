// Pages of the feel bench: slowed, and with a script that watches before the page's own runs.

const SLOWDOWN = 4;

/** Opens a fresh page; `slow` slows its processor four times. */
export async function openPage({ browser, options }, { slow = true, watch } = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  if (slow) await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (watch) await page.addInitScript(watch);
  return { page, protocol, close: () => context.close() };
}

/** Median of five runs of a fixed piece of arithmetic on a slowed page, in ms. */
export async function noiseCheck(session) {
  const { page, close } = await openPage(session);
  const times = await page.evaluate(() =>
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let i = 0; i < 2e7; i++) sum += Math.sqrt(i) % 3;
      return sum > 0 ? performance.now() - start : NaN;
    }),
  );
  await close();
  return Math.round(median(times));
}

/** The middle of some numbers. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

/** A row of the table: median and most of some times. */
export function row(measure, times) {
  return {
    measure: `${measure} (${times.length})`,
    value: Math.round(median(times)),
    most: Math.round(Math.max(...times)),
  };
}

/** A row of the table: how many frames took too long, and the longest of them. */
export function frameRow(measure, frames) {
  return {
    measure,
    value: frames.length,
    most: Math.round(Math.max(0, ...frames)),
    frames,
  };
}
