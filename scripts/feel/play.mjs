// Latency of moves and deals: from the last event of a gesture to the next frame.
import { frameRow, openPage, row } from './session.mjs';

const MOVES = 24;
const GAMES = 2;
const DEALS = 5;

/** Runs in the page: times every gesture, and notes frames that took too long. */
export function watchInput() {
  globalThis.latencies = [];
  globalThis.longFrames = [];
  for (const type of ['pointerup', 'click']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.latencies.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      true,
    );
  }
  new PerformanceObserver((list) => {
    globalThis.longFrames.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/**
 * Runs in the page: a move of a whole run onto another column, with the places of both; of several,
 * one that turns a card over. The game has one suit, so that no move does more for it than that.
 */
function nextMove() {
  const table = document.querySelector('spider-solitaire');
  const columns = [...table.shadowRoot.querySelectorAll('spider-column')];
  const cardsOf = (column) => [...column.shadowRoot.querySelectorAll('.card')];
  const middle = (element, strip) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + (strip ? 4 : height / 2) };
  };
  const rankOf = (card) => 'A23456789TJQK'.indexOf(card[0]);
  const isOpen = (card) => /^[A-Z\d]{2}$/.test(card);
  // How many cards hang together at the end of a column, and whether a face-down one lies below.
  const tailOf = (from) => {
    const pile = table.position[`r${from}`].match(/../g) ?? [];
    let first = pile.length - 1;
    while (isOpen(pile[first - 1]) && rankOf(pile[first - 1]) === rankOf(pile[first]) + 1) first--;
    return { length: pile.length - first, turns: first > 0 && !isOpen(pile[first - 1]) };
  };
  const moves = table.legalMoves().flatMap((action) => {
    const [, from, count, to] = /^r(\d+):(\d+)>r(\d+)$/.exec(action) ?? [];
    const target = to && cardsOf(columns[to]).at(-1);
    const { length, turns } = tailOf(from ?? 0);
    if (!target || length !== Number(count)) return [];
    const lead = cardsOf(columns[from]).at(-count);
    return { turns, from: middle(lead, count > 1), to: middle(target, false) };
  });
  const move = moves.find(({ turns }) => turns) ?? moves[0];
  return move ? { ...move, before: table.moveCount } : null;
}

async function start(session) {
  const opened = await openPage(session, { watch: watchInput });
  await opened.page.goto(session.pages.game);
  await opened.page.waitForTimeout(1500);
  return opened;
}

async function drag(page, { from, to }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

const tap = (page, { from }) => page.touchscreen.tap(from.x, from.y);
const click = (page, { from }) => page.mouse.click(from.x, from.y);
const gestures = { drag, tap };

/** Runs in the page: the middle of the stock. */
function stockPlace() {
  const { shadowRoot } = document.querySelector('spider-solitaire');
  const { left, right, top, bottom } = shadowRoot
    .querySelector('spider-stock')
    .shadowRoot.querySelector('button')
    .getBoundingClientRect();
  return { from: { x: (left + right) / 2, y: (top + bottom) / 2 } };
}

async function timed(page, gesture) {
  await page.evaluate(() => (globalThis.latencies.length = 0));
  await gesture();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(...globalThis.latencies));
}

/** Input to next frame of moves that land, by drag or tap. */
export async function moveTimes(session, gesture) {
  const { page, close } = await start(session);
  const times = [];
  for (let tries = 0; times.length < MOVES && tries < 2 * MOVES; tries++) {
    const move = await page.evaluate(nextMove);
    if (!move) {
      const dealt = await page.evaluate(() => document.querySelector('spider-solitaire').deal());
      if (!dealt) break;
      await page.waitForTimeout(800);
      continue;
    }
    const time = await timed(page, () => gestures[gesture](page, move));
    const now = await page.evaluate(() => document.querySelector('spider-solitaire').moveCount);
    if (now > move.before) times.push(time);
  }
  await close();
  return [row(`move by ${gesture}, input to next frame`, times)];
}

/** Input to next frame of stock deals, and the long frames in them. */
export async function dealTimes(session) {
  const times = [];
  const longFrames = [];
  for (let game = 0; game < GAMES; game++) {
    const { page, close } = await start(session);
    await page.evaluate(() => (globalThis.longFrames.length = 0));
    for (let deal = 0; deal < DEALS; deal++) {
      const stock = await page.evaluate(stockPlace);
      const press = session.options.hasTouch ? tap : click;
      times.push(await timed(page, () => press(page, stock)));
      await page.waitForTimeout(1700);
    }
    longFrames.push(...(await page.evaluate(() => globalThis.longFrames)));
    await close();
  }
  return [
    row('stock deal, input to next frame', times),
    frameRow(`long animation frames in ${times.length} deals`, longFrames),
  ];
}
