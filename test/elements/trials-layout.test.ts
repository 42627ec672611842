import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { isHit, spotsOf } from '../support/drawn.js';
import { listen, moves } from '../support/events.js';
import { click } from '../support/mouse.js';
import { packOf } from '../support/piles.js';
import { card, cardsOf, middle, openPosition, stockOf } from '../support/table.js';

const OTHERS = ['9D', 'KS', 'QS', 'AS', '2S', '3S', '4S', '5S', '6S'];

/** A first column of so many cards: five face down, the last one an Eight that fits the Nine beside. */
function withLongColumn(count: number): Record<string, string> {
  const rest = packOf('spider', 4);
  for (const name of [...OTHERS, '8S']) rest.splice(rest.indexOf(name), 1);
  const cards = rest.sort().slice(0, count - 1);
  const down = cards.splice(0, 5).map((name) => name.toLowerCase());
  const columns = [[...down, ...cards, '8S'].join(''), ...OTHERS];
  return Object.fromEntries(columns.map((pile, i) => [`r${i}`, pile]));
}

/** From each card's top edge to that of the next. */
function stripsOf(cards: readonly Element[]): number[] {
  const tops = cards.map((found) => found.getBoundingClientRect().top);
  return tops.slice(1).map((top, i) => top - tops[i]!);
}

/** What of a card's index lies under the next card, in px; rank and suit both must be drawn. */
function hiddenIndex(found: Element, strip: number): number {
  const paths = [...found.querySelectorAll('.index path')];
  if (paths.length !== 2) return Infinity;
  const bottoms = paths.map((path) => path.getBoundingClientRect().bottom);
  return Math.max(...bottoms) - found.getBoundingClientRect().top - strip;
}

function buttonsOf(element: SpiderSolitaire): Element[] {
  return [...element.shadowRoot!.querySelectorAll('[part~=button]'), stockOf(element)];
}

describe('A column that grows long', () => {
  let element: SpiderSolitaire;

  before(() => {
    document.body.style.margin = '0';
  });

  afterEach(() => scrollTo(0, 0));

  after(async () => {
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });

  for (const [width, height] of [
    [320, 480],
    [360, 640],
    [640, 360],
    [1024, 400],
  ] as const) {
    for (const count of [25, 40, 83]) {
      it(`to ${count} cards keeps all in reach and readable at ${width} × ${height}`, async () => {
        await setViewport({ width, height });
        element = await openPosition(withLongColumn(count));
        const cards = cardsOf(element, 0);
        expect(cards).to.have.length(count);
        const strips = stripsOf(cards);
        expect(Math.min(...strips.slice(0, 5)), 'face down').to.be.at.least(2.9);
        expect(Math.min(...strips.slice(5)), 'face up').to.be.at.least(8.9);
        expect(Math.max(...strips.slice(0, 5))).to.be.at.most(Math.min(...strips.slice(5)));
        const hidden = cards.slice(5, -1).map((found, i) => hiddenIndex(found, strips[i + 5]!));
        expect(Math.max(...hidden), 'of an index under the next card').to.be.at.most(0.5);
        await expectLastPlays();
      });
    }
  }

  /** The last card can be brought into view whole, nothing lies on it, and a tap plays it. */
  async function expectLastPlays(): Promise<void> {
    const last = card(element, 0);
    last.scrollIntoView({ block: 'nearest' });
    const { top, bottom } = last.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight + 0.5);
    for (const spot of spotsOf(last)) expect(isHit(last, spot)).to.be.true;
    const told = listen(element);
    await click(middle(last));
    expect(moves(told)).to.deep.equal(['r0:1>r1']);
  }

  it('leaves every button and the stock its clicks', async () => {
    await setViewport({ width: 360, height: 640 });
    element = await openPosition(withLongColumn(83));
    const clicked: EventTarget[] = [];
    const note = (event: Event): void => {
      clicked.push(...event.composedPath().slice(0, 6));
      event.stopImmediatePropagation();
    };
    addEventListener('click', note, true);
    for (const target of buttonsOf(element)) {
      clicked.length = 0;
      target.scrollIntoView({ block: 'nearest' });
      await click(middle(target));
      expect(clicked.includes(target), target.textContent.trim()).to.be.true;
    }
    removeEventListener('click', note, true);
  });
});
