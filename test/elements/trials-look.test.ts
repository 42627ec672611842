import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { contrast } from '../support/colours.js';
import { emulateContrast, touchDrag } from '../support/commands.js';
import { isHit, spotsOf } from '../support/drawn.js';
import { click, keys } from '../support/mouse.js';
import {
  card,
  focused,
  grip,
  heldIn,
  middle,
  openPosition,
  openTable,
  settled,
  withKings,
} from '../support/table.js';

function feltOf(element: SpiderSolitaire): string {
  return getComputedStyle(element.shadowRoot!.querySelector('[part=base]')!).backgroundColor;
}

describe('An empty column', () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    it(`has an outline that is seen: theme="${theme}"`, async () => {
      const element = await openPosition(withKings(['TC7S'], [4]), {
        attributes: `theme="${theme}"`,
      });
      const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(card(element, 4));
      expect(borderTopStyle).to.not.equal('none');
      expect(parseFloat(borderTopWidth)).to.be.at.least(1);
      expect(contrast(borderTopColor, feltOf(element))).to.be.at.least(3);
    });
  }

  it('is hit everywhere on a card’s area, and takes held cards there', async () => {
    const element = await openPosition(withKings(['TC7S'], [4]), { attributes: 'tap="pick"' });
    const slot = card(element, 4);
    expect([slot.offsetWidth, slot.offsetHeight]).to.deep.equal([
      card(element, 0).offsetWidth,
      card(element, 0).offsetHeight,
    ]);
    const spots = spotsOf(slot, 5);
    for (const spot of spots) expect(isHit(slot, spot)).to.be.true;
    await click(grip(card(element, 0)));
    await click(spots.at(-1)!);
    expect(element.position['r4']).to.equal('7S');
    await resetMouse();
  });
});

describe('Cards are told apart', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    document.documentElement.style.colorScheme = '';
    await emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await emulateContrast('no-preference');
  });

  const ways: Readonly<Record<string, () => unknown>> = {
    'on a dark system': () => emulateMedia({ colorScheme: 'dark' }),
    'on a dark page': () => (document.documentElement.style.colorScheme = 'dark'),
    'with forced colours': () => emulateMedia({ forcedColors: 'active' }),
    'with more contrast wished for': () => emulateContrast('more'),
  };

  function inkOf(number: number): string {
    const index = card(element, number).querySelector('.index path:last-child')!;
    return getComputedStyle(index).fill;
  }

  /** How a place looks, all that its styles say of it. */
  function look(place: Element): string {
    const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(place);
    return [backgroundColor, backgroundImage, borderStyle].join();
  }

  for (const [name, begin] of Object.entries(ways)) {
    it(`${name}: suits, backs, empty places, what is held and what has the focus`, async () => {
      await begin();
      element = await openPosition(withKings(['jc8S', 'TC7H'], [5]));
      const face = getComputedStyle(card(element, 0)).backgroundColor;
      for (const number of [0, 1]) expect(contrast(inkOf(number), face)).to.be.at.least(4.5);
      expect(inkOf(0)).to.not.equal(inkOf(1));
      const places = [card(element, 0, 0), card(element, 0), card(element, 5)];
      expect(new Set(places.map(look)).size).to.equal(3);
      await expectMarks();
    });
  }

  async function expectMarks(): Promise<void> {
    card(element, 0).focus();
    await keys('2', 'Enter');
    await settled(element);
    expect(heldIn(element)).to.deep.equal(['Seven of Hearts']);
    const held = getComputedStyle(card(element, 1));
    expect(held.outlineStyle).to.equal('solid');
    expect(contrast(held.outlineColor, feltOf(element)), 'what is held').to.be.at.least(3);
    await keys('ArrowRight');
    const { boxShadow, outlineStyle } = getComputedStyle(focused()!);
    expect(focused()!.matches('.card')).to.be.true;
    expect(boxShadow !== 'none' || outlineStyle !== 'none', 'the focus is seen').to.be.true;
    expect(boxShadow).to.not.equal(getComputedStyle(card(element, 0)).boxShadow);
  }
});

describe('A covered card', () => {
  it('can be seen whole under a finger that rests on it, and nothing is played', async () => {
    const element = await openPosition(withKings(['KHQD9S8S7S6S', '7C'], [4]));
    const covered = card(element, 0, 2);
    const isWhole = (): boolean => isHit(covered, middle(covered));
    expect(isWhole()).to.be.false;
    const at = grip(covered);
    const rest = touchDrag({ from: at, to: at, steps: 1, holdMs: 1500 });
    await waitUntil(isWhole, 'it comes up', { timeout: 5000 });
    await rest;
    await settled(element);
    expect([element.moveCount, heldIn(element).length]).to.deep.equal([0, 0]);
  });
});

describe('The toolbar with its text twice as large, at 320 px', () => {
  let style: HTMLStyleElement;

  before(async () => {
    document.body.style.margin = '0';
    style = document.createElement('style');
    style.textContent = 'spider-solitaire::part(toolbar) { zoom: 2 }';
    document.head.append(style);
    await setViewport({ width: 320, height: 568 });
  });

  after(async () => {
    document.body.style.margin = document.documentElement.dir = '';
    style.remove();
    await setViewport({ width: 800, height: 600 });
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`has every button and counter in reach: ${dir}`, async () => {
      document.documentElement.dir = dir;
      const element = await openTable('seed="1"');
      await settled(element);
      const parts = [
        ...element.shadowRoot!.querySelectorAll('[part~=button], [part=counters] span'),
      ];
      expect(parts.length).to.be.above(6);
      for (const part of parts) {
        part.scrollIntoView({ block: 'nearest' });
        const { left, right } = part.getBoundingClientRect();
        expect(left, part.textContent).to.be.at.least(0);
        expect(right, part.textContent).to.be.at.most(320);
        expect(isHit(part, middle(part)), part.textContent).to.be.true;
      }
      expect(document.scrollingElement!.scrollWidth).to.equal(320);
      scrollTo(0, 0);
    });
  }
});
