import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { clockTime } from '../../src/panels/won.js';
import { getPanels } from '../../src/controllers/panels.js';
import { currentWishes, takeWishes } from '../../src/storage/wishes.js';
import { click, keys } from '../support/mouse.js';
import {
  button,
  card,
  column,
  dialogOf,
  middle,
  openPosition,
  openTable,
  saveOf,
  settled,
} from '../support/table.js';

const RUN = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
/** One action before the end of a game of one suit. */
function almostWon(): Record<string, string> {
  const homes = Array.from({ length: 7 }, (_, i) => [`f${i}`, RUN] as const);
  return { r0: RUN.slice(0, -2), r1: 'AS', ...Object.fromEntries(homes) };
}

const root = (element: SpiderSolitaire): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('.root')!;

async function openPanel(element: SpiderSolitaire, caption: string): Promise<HTMLDialogElement> {
  await click(middle(button(element, caption)));
  await waitUntil(() => dialogOf(element), 'the panel comes late');
  await settled(element);
  return dialogOf(element)!;
}

function option(dialog: HTMLDialogElement, caption: string): HTMLInputElement {
  const label = [...dialog.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === caption,
  );
  if (!label) throw new Error(`there is no option "${caption}"`);
  return label.querySelector('input')!;
}

/** Presses a button of a panel, wherever it is scrolled to. */
async function pressIn(element: SpiderSolitaire, caption: string): Promise<void> {
  const found = button(element, caption);
  found.scrollIntoView({ block: 'center' });
  await click(middle(found));
}

async function choose(element: SpiderSolitaire, caption: string): Promise<void> {
  const found = option(dialogOf(element)!, caption);
  found.scrollIntoView({ block: 'center' });
  await click(middle(found));
  await settled(element);
}

describe('The options', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    takeWishes({}, false);
    await resetMouse();
  });

  it('open by their button, with what is in force, and close by Escape and button', async () => {
    element = await openTable('seed="1" theme="dark" deck="large"');
    const dialog = await openPanel(element, 'Options');
    expect(dialog.matches(':modal')).to.be.true;
    expect(option(dialog, 'Dark').checked).to.be.true;
    expect(option(dialog, 'Large signs').checked).to.be.true;
    expect(option(dialog, 'Four colours').checked).to.be.false;
    await keys('Escape');
    expect(dialogOf(element) === null).to.be.true;
    await openPanel(element, 'Options');
    await pressIn(element, 'Close');
    expect(dialogOf(element) === null).to.be.true;
    expect(element.moveCount).to.equal(0);
  });

  it('take effect at once, over the attribute, and write nothing on the host', async () => {
    element = await openTable('seed="1" theme="dark"');
    const before = element.outerHTML;
    await openPanel(element, 'Options');
    await choose(element, 'Light');
    expect(getComputedStyle(root(element)).colorScheme).to.equal('light');
    await choose(element, 'Four colours');
    expect(root(element).classList.contains('four-colour')).to.be.true;
    await choose(element, 'on the left');
    const stock = element.shadowRoot!.querySelector('spider-stock')!;
    expect(middle(stock).x).to.be.below(middle(root(element)).x);
    expect(element.outerHTML).to.equal(before);
  });

  it('are forgotten on demand: the page decides again', async () => {
    element = await openTable('seed="1" hand="left"');
    await openPanel(element, 'Options');
    await choose(element, 'on the right');
    expect(root(element).classList.contains('left')).to.be.false;
    await pressIn(element, 'Reset');
    await settled(element);
    expect(root(element).classList.contains('left')).to.be.true;
    expect(option(dialogOf(element)!, 'on the left').checked).to.be.true;
  });

  it('give other backs', async () => {
    element = await openTable('seed="1"');
    const back = (): string => getComputedStyle(card(element, 0, 0)).backgroundImage;
    const backs = new Set([back()]);
    await openPanel(element, 'Options');
    for (const name of ['Lattice', 'Waves', 'Plain']) {
      await choose(element, name);
      backs.add(back());
    }
    expect(backs.size).to.equal(4);
  });

  it('hold for every table of the page', async () => {
    element = await openTable('seed="1"');
    const other = document.createElement('spider-solitaire');
    Object.assign(other, { storage: 'off', motion: 'off', seed: '2' });
    element.after(other);
    await other.ready;
    await settled(other);
    await openPanel(element, 'Options');
    await choose(element, 'picks them up');
    await keys('Escape');
    await click(middle(card(other, 0)));
    await settled(other);
    expect(other.moveCount).to.equal(0);
    other.remove();
    expect(currentWishes().tap).to.equal('pick');
  });

  it('begin at the top, with the main button in view', async () => {
    element = await openTable('seed="1"');
    for (const caption of ['Options', 'Games']) {
      const dialog = await openPanel(element, caption);
      const { top, bottom } = dialog.getBoundingClientRect();
      expect(dialog.scrollTop).to.equal(0);
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(innerHeight);
      const main = dialog.querySelector('[autofocus]')!;
      expect(main.matches(':focus')).to.be.true;
      expect(main.getBoundingClientRect().bottom).to.be.at.most(bottom);
      await keys('Escape');
    }
  });

  it('lead to the rules, where the focus goes too', async () => {
    element = await openTable('seed="1"');
    const dialog = await openPanel(element, 'Options');
    button(element, 'Rules').focus();
    await keys('Enter');
    await waitUntil(() => dialog.getAttribute('aria-label') === 'Spider', 'the rules come');
    await settled(element);
    expect(dialog.querySelector('[autofocus]')!.matches(':focus')).to.be.true;
    expect(dialog.scrollTop).to.equal(0);
  });

  it('lead to the list of keys without closing', async () => {
    element = await openTable('seed="1"');
    const dialog = await openPanel(element, 'Options');
    await pressIn(element, 'Keys');
    await waitUntil(() => dialog.textContent.includes('pick up, put down'), 'the list comes');
    expect(dialog.open).to.be.true;
    expect(dialog.getAttribute('aria-label')).to.equal('Keys');
  });

  it('are operated by keys alone', async () => {
    element = await openTable('seed="1"');
    button(element, 'Options').focus();
    await keys('Enter');
    await waitUntil(() => dialogOf(element), 'the panel comes late');
    option(dialogOf(element)!, 'Like the device').focus();
    await keys('ArrowRight');
    await settled(element);
    expect(currentWishes().theme).to.equal('light');
  });
});

describe('A win', () => {
  afterEach(async () => {
    await resetMouse();
  });

  it('by hand is told with time, moves, score and undos, and a new game one press away', async () => {
    const element = await openPosition(almostWon(), { suits: 1 });
    await click(middle(card(element, 1)));
    await waitUntil(() => dialogOf(element), 'the result is shown');
    await settled(element);
    expect(element.status).to.equal('won');
    const terms = [...dialogOf(element)!.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling!.textContent,
    ]);
    expect(Object.fromEntries(terms)).to.include({ Moves: '1', Score: '1299', Undos: '0' });
    await keys('Enter');
    await settled(element);
    expect(dialogOf(element) === null).to.be.true;
    expect(element.status).to.equal('playing');
    expect(column(element, 9).shadowRoot!.querySelectorAll('.card').length).to.equal(5);
  });

  it('does not stand in the way of undo: the key closes the result', async () => {
    const element = await openPosition(almostWon(), { suits: 1 });
    card(element, 1).focus();
    await keys('Enter', '1', 'Enter');
    await waitUntil(() => dialogOf(element), 'the result is shown');
    await keys('u');
    await settled(element);
    expect(element.status).to.equal('playing');
    expect(dialogOf(element) === null).to.be.true;
  });

  it('can be undone after the result is closed', async () => {
    const element = await openPosition(almostWon(), { suits: 1 });
    await click(middle(card(element, 1)));
    await waitUntil(() => dialogOf(element), 'the result is shown');
    await keys('Escape');
    await click(middle(button(element, 'Undo')));
    expect(element.status).to.equal('playing');
    expect(element.position['r1']).to.equal('AS');
  });

  for (const wait of [0, 400, 1500]) {
    it(`is told at once when a key ends its show, ${wait} ms after it`, async () => {
      const element = await openPosition(almostWon(), { suits: 1 });
      element.motion = 'auto';
      await settled(element);
      await getPanels();
      await click(middle(card(element, 1)));
      await waitUntil(() => element.status === 'won');
      await new Promise((resolve) => setTimeout(resolve, wait));
      await keys('ArrowDown');
      await waitUntil(() => dialogOf(element), 'the result is shown', { timeout: 1800 });
      expect(element.shadowRoot!.querySelector('.air')!.childElementCount).to.equal(0);
    });
  }

  for (const [title, attributes, byHand] of [
    ['by script opens nothing', '', false],
    ['on a bare table opens nothing', 'controls="none"', true],
  ] as const) {
    it(title, async () => {
      const element = await openTable(attributes);
      element.load(saveOf({ variant: 'spider', suits: 1, piles: almostWon() }));
      await settled(element);
      if (byHand) await click(middle(card(element, 1)));
      else element.move('r1:1>r0');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(element.status).to.equal('won');
      expect(dialogOf(element) === null).to.be.true;
    });
  }

  it('tells times as clocks do', () => {
    expect([0, 59_999, 65_000, 3_723_000].map(clockTime)).to.deep.equal([
      '0:00',
      '0:59',
      '1:05',
      '1:02:03',
    ]);
  });
});
