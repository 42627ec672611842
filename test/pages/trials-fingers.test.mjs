// What no driver of component tests can send: several fingers at once, a pen, a reload in a drag.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, isReady, openSite, pause, stateOf } from '../support/site.mjs';

const KINGS = ['KC', 'KD', 'KC', 'KD', 'KS', 'KH', '2C'];
/** An Eight of Spades, a red Seven that fits, and a Jack with no place; the rest lies in the stock. */
const COLUMNS = ['8S', 'TD7D', 'JC', ...KINGS];

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** Every card of a pack of two that is not in the columns, face down. */
function restOf(columns) {
  const pack = [...'CSHDCSHD'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  for (const card of columns.join('').match(/../g)) pack.splice(pack.indexOf(card), 1);
  return pack.join('').toLowerCase();
}

/** A page with the position on its table, and a session that sends fingers to it. */
async function open(attributes = 'storage="off"') {
  const tag = `<spider-solitaire motion="off" ${attributes}></spider-solitaire>`;
  const opened = await site.show(CLASSIC + tag, { hasTouch: true });
  const { page } = opened;
  await isReady(page);
  const piles = Object.fromEntries(COLUMNS.map((pile, i) => [`r${i}`, pile]));
  const save = { format: 1, variant: 'spider', suits: 4, line: '' };
  await load(page, { ...save, piles: { ...piles, s: restOf(COLUMNS) } });
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { ...opened, session, touch };
}

async function load(page, save) {
  const isRead = await page.evaluate(
    (text) => document.querySelector('spider-solitaire').load(text),
    JSON.stringify(save),
  );
  assert.ok(isRead);
  await page.waitForFunction(() =>
    document
      .querySelector('spider-solitaire')
      .shadowRoot.querySelectorAll('spider-column')[1]
      ?.shadowRoot.querySelector('[aria-label="Seven of Diamonds"]'),
  );
}

/** The place where a card or the stock can be touched. */
async function at(page, selector, id = 0) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + Math.min(8, height / 2), id };
}

const named = (name) => `[aria-label="${name}"]`;

function between(from, to, share) {
  const way = (a, b) => a + (b - a) * share;
  return { x: way(from.x, to.x), y: way(from.y, to.y), id: from.id };
}

function heldIn(page) {
  return page.locator('[aria-pressed=true]').count();
}

async function stateNow(page) {
  const { position, moveCount } = await stateOf(page);
  return {
    r0: position.r0,
    r1: position.r1,
    moveCount,
    letters: Object.values(position).join('').length,
  };
}

const BEFORE = { r0: '8S', r1: 'TD7D', moveCount: 0, letters: 208 };
const PLAYED = { r0: '8S7D', r1: 'TD', moveCount: 1, letters: 208 };

/** A drag with one finger works, whatever has gone before. */
async function expectDragWorks({ page, touch }) {
  const [from, to] = [
    await at(page, named('Seven of Diamonds')),
    await at(page, named('Eight of Spades')),
  ];
  await touch('touchStart', from);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', between(from, to, share));
  await touch('touchEnd');
  assert.deepEqual(await stateNow(page), PLAYED);
  assert.equal(await heldIn(page), 0);
}

test('after a drag by finger the first key on a button counts', async () => {
  const opened = await open();
  await expectDragWorks(opened);
  const { page } = opened;
  await page.locator('[part~=button]', { hasText: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await stateNow(page), BEFORE);
  await page.close();
});

const others = {
  'another card': named('Jack of Clubs'),
  'a card with a place to go': named('Two of Clubs'),
  'the stock': 'spider-stock button',
  'a button': '[part~=button]',
};
for (const [name, selector] of Object.entries(others)) {
  test(`a second finger is let be while the first one drags: ${name}`, async () => {
    const opened = await open();
    const { page, touch, problems } = opened;
    const [from, to] = [
      await at(page, named('Seven of Diamonds')),
      await at(page, named('Eight of Spades')),
    ];
    const second = await at(page, selector, 1);
    const way = between(from, to, 0.5);
    await touch('touchStart', from);
    await touch('touchMove', way);
    assert.equal(await heldIn(page), 1);
    await touch('touchMove', way, second);
    await touch('touchMove', way, { ...second, y: second.y + 30 });
    await touch('touchMove', way);
    assert.deepEqual([await stateNow(page), await heldIn(page)], [BEFORE, 1]);
    await touch('touchMove', to);
    await touch('touchEnd');
    assert.deepEqual([await stateNow(page), await heldIn(page)], [PLAYED, 0]);
    await page.evaluate(() => document.querySelector('spider-solitaire').undo());
    await expectDragWorks(opened);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('the first finger may leave before the second, and nothing sticks', async () => {
  const opened = await open();
  const { page, touch } = opened;
  const [from, to] = [
    await at(page, named('Seven of Diamonds')),
    await at(page, named('Jack of Clubs')),
  ];
  const second = await at(page, named('Eight of Spades'), 1);
  await touch('touchStart', from);
  await touch('touchMove', between(from, to, 0.7));
  await touch('touchMove', between(from, to, 0.7), second);
  await touch('touchMove', second);
  await touch('touchMove', { ...second, x: second.x + 60 });
  await touch('touchEnd');
  await pause(50);
  assert.deepEqual(await stateNow(page), BEFORE);
  assert.equal(await heldIn(page), 0);
  await expectDragWorks(opened);
  await page.close();
});

test('a pen drags as the mouse does', async () => {
  const { page, session } = await open();
  const [from, to] = [
    await at(page, named('Seven of Diamonds')),
    await at(page, named('Eight of Spades')),
  ];
  const types = await page.evaluateHandle(() => {
    const seen = new Set();
    addEventListener('pointermove', ({ pointerType }) => seen.add(pointerType), true);
    return seen;
  });
  const pen = (type, { x, y }, more) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1 },
      ...more,
    });
  await pen('mousePressed', from);
  for (const share of [0.3, 0.6, 1]) await pen('mouseMoved', between(from, to, share));
  await pen('mouseReleased', to, { buttons: 0 });
  assert.deepEqual(await stateNow(page), PLAYED);
  assert.deepEqual(await types.evaluate((seen) => [...seen]), ['pen']);
  await page.close();
});

test('a reload in the middle of a drag finds the card where it was', async () => {
  const { page } = await open('storage="drag" suits="4"');
  await pause();
  const [from, to] = [
    await at(page, named('Seven of Diamonds')),
    await at(page, named('Eight of Spades')),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  assert.equal(await heldIn(page), 1);
  await page.reload();
  await isReady(page);
  await page.mouse.up();
  assert.deepEqual(await stateNow(page), BEFORE);
  assert.equal(await heldIn(page), 0);
  await page.close();
});
