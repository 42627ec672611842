import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchDrag } from '../support/commands.js';
import { placesIn } from '../support/drawn.js';
import { click, keys } from '../support/mouse.js';
import {
  button,
  card,
  dialogOf,
  middle,
  openPosition,
  openTable,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

describe('A finger on the toolbar', () => {
  let element: SpiderSolitaire;
  let box: HTMLElement;

  beforeEach(async () => {
    element = await openPosition(withKings(['8S', 'TC7S']));
    element.move('r1:1>r0');
    box = element.parentElement!;
    box.style.paddingBlock = '300px 2000px';
    await settled(element);
  });

  afterEach(() => {
    box.style.paddingBlock = '';
    scrollTo(0, 0);
  });

  for (const [what, find] of Object.entries({
    'its counters': () => element.shadowRoot!.querySelector('[part=counters]')!,
    'a button': () => button(element, 'Undo'),
  } satisfies Record<string, () => Element>)) {
    it(`scrolls the page and presses nothing: ${what}`, async () => {
      const from = middle(find());
      await touchDrag({ from, to: { x: from.x, y: from.y - 200 } });
      await waitUntil(() => scrollY > 100);
      expect(element.moveCount).to.equal(1);
    });
  }
});

describe('Fast taps and long presses', () => {
  let element: SpiderSolitaire;

  function buttonsOf(root: ParentNode): Element[] {
    return [...root.querySelectorAll('button')];
  }

  beforeEach(async () => {
    element = await openPosition(withKings(['jc8S', 'TC7S'], [3]));
  });

  it('zoom into no button, be it on the table, in the toolbar or in a dialog', async () => {
    element.focus();
    await keys('?');
    await waitUntil(() => dialogOf(element) !== null);
    const all = [...buttonsOf(element.shadowRoot!), ...placesIn(element), stockOf(element)];
    const zoomed = all.filter(
      (found) =>
        found.matches('button') && !/manipulation|none/.test(getComputedStyle(found).touchAction),
    );
    expect(all.length).to.be.above(15);
    expect(zoomed.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    await keys('Escape');
  });

  it('select no text of cards, places and buttons', () => {
    const all = [...buttonsOf(element.shadowRoot!), ...placesIn(element), stockOf(element)];
    const selectable = all.filter((found) => getComputedStyle(found).userSelect !== 'none');
    expect(selectable.map(({ textContent }) => textContent.trim())).to.deep.equal([]);
  });

  it('select nothing on cards and buttons when they are clicks of a mouse', async () => {
    for (const target of [card(element, 0), button(element, 'Undo'), stockOf(element)]) {
      for (let i = 0; i < 3; i++) await click(middle(target));
      expect(getSelection()?.toString()).to.equal('');
    }
    await resetMouse();
  });

  it('leave the list of keys selectable, which is there to be read', async () => {
    element = await openTable('seed="1"');
    element.focus();
    await keys('?');
    await waitUntil(() => dialogOf(element) !== null);
    const words = dialogOf(element)!.querySelector('dd')!;
    expect(getComputedStyle(words).userSelect).to.not.equal('none');
    await keys('Escape');
  });
});
