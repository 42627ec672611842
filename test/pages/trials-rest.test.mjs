// What a table costs while its player thinks, as the browser itself counts it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, isReady, openSite } from '../support/site.mjs';

const TAG = '<spider-solitaire storage="off" seed="1"></spider-solitaire>';

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** How often the page is drawn meanwhile. */
async function framesDuring(session, work) {
  const events = [];
  const note = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', note);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['cc'] } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', note);
  return events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').length;
}

test('a message that is to be read costs no frames once the cards lie still', async () => {
  const { page } = await site.show(CLASSIC + TAG);
  await isReady(page);
  const session = await page.context().newCDPSession(page);
  const dealing = await framesDuring(session, async () => {
    await page.locator('spider-stock button').click();
    await page.waitForTimeout(2000);
  });
  assert.ok(dealing > 5, `${dealing} frames in a deal: they are not counted`);
  await page.keyboard.press('r');
  await page.waitForTimeout(500);
  const reading = await framesDuring(session, () => page.waitForTimeout(3000));
  const status = page.locator('spider-solitaire [role=status]');
  assert.match(await status.textContent(), /nothing to redo/);
  assert.equal(await status.evaluate((element) => getComputedStyle(element).opacity), '1');
  assert.equal(reading, 0);
  await page.close();
});
