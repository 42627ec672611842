// What browser tests ask of the page from outside: real touches and the accessibility tree.
// test/support/commands.ts holds the typed functions that call these.

const sessions = new WeakMap();

export const pageCommands = () => ({
  name: 'page-commands',
  async executeCommand({ command, payload, session }) {
    const run = commands[command];
    const page = run && session.browser.getPage?.(session.id);
    return page && run(page, payload);
  },
});

const commands = {
  async 'touch-tap'(page, { x, y }) {
    await page.touchscreen.tap(x, y);
    return true;
  },
  async 'touch-drag'(page, { from, to, steps = 8, holdMs = 0, end = 'touchEnd' }) {
    await touch(page, 'touchStart', [from]);
    await page.waitForTimeout(holdMs);
    for (const point of pointsBetween(from, to, steps)) await touch(page, 'touchMove', [point]);
    await touch(page, end, []);
    return true;
  },
  aria(page, { selector = 'body' } = {}) {
    return page.locator(selector).first().ariaSnapshot();
  },
};

async function touch(page, type, touchPoints) {
  const session = await protocolSession(page);
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

function protocolSession(page) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  return sessions.get(page);
}

function pointsBetween(from, to, steps) {
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
