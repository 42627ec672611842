import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { click, drag, lift, press, slide } from '../support/mouse.js';
import {
  card,
  grip,
  heldIn,
  middle,
  openTable,
  saveOf,
  settled,
  withKings,
} from '../support/table.js';

/** Ten columns with ten different cards at their ends. */
const TEN = ['jcAS', '2S', '3S', '4S', '5S', '6S', '7S', '8H', '9S', 'TS'];
const GAME = { variant: 'spider', suits: 4 };
const NAMES = 'Ace Two Three Four Five Six Seven Eight Nine Ten'.split(' ');

describe('On a page that shifts', () => {
  let box: HTMLElement;
  let element: SpiderSolitaire;

  beforeEach(async () => {
    fixtureCleanup();
    box = await fixture<HTMLElement>('<div></div>');
    element = await openTable('tap="pick"', box);
    element.load(saveOf({ ...GAME, piles: withKings(TEN) }));
    await settled(element);
  });

  afterEach(async () => {
    document.documentElement.dir = '';
    scrollTo(0, 0);
    await resetMouse();
  });

  /** Taps the last card of each column, and looks which one is picked up. */
  async function expectEachTapped(): Promise<void> {
    const picked: string[] = [];
    for (const number of NAMES.keys()) {
      await click(middle(card(element, number)));
      await element.updateComplete;
      picked.push(...heldIn(element).map((name) => name.split(' ')[0]!));
      await click(middle(card(element, number)));
      await element.updateComplete;
    }
    expect(picked).to.deep.equal(NAMES);
    await drag(grip(card(element, 8)), middle(card(element, 9)));
    await settled(element);
    expect(element.position['r9']).to.equal('TS9S');
  }

  const shifts: Readonly<Record<string, () => void>> = {
    'a block of 120 px above': () => {
      box.insertAdjacentHTML('beforebegin', '<div style="height:120px"></div>');
    },
    'a margin of 90 px beside': () => {
      box.style.marginInlineStart = '90px';
    },
    'a details that opens above': () => {
      box.insertAdjacentHTML('afterbegin', '<details><summary>?</summary><h1>Rules</h1></details>');
      box.querySelector('details')!.open = true;
    },
    'another font': () => {
      box.style.setProperty('--spider-font', 'monospace');
      box.style.fontSize = '30px';
    },
    scrolling: () => {
      box.style.paddingBottom = '2000px';
      scrollTo(0, 60);
    },
  };

  for (const [name, shift] of Object.entries(shifts)) {
    it(`each tap and drag hits its card: ${name}`, async () => {
      await click(middle(card(element, 0)));
      await click(middle(card(element, 0)));
      shift();
      await settled(element);
      await expectEachTapped();
    });
  }

  for (const dir of ['ltr', 'rtl']) {
    it(`a long run dragged beyond each edge adds no scroll bar: ${dir}`, async () => {
      document.documentElement.dir = dir;
      element.load(saveOf({ ...GAME, piles: withKings(['9H8H7H6H5H4H3H']) }));
      await settled(element);
      const page = document.scrollingElement!;
      const size = (): number[] => [page.scrollWidth, page.scrollHeight, page.scrollLeft];
      const before = size();
      await press(grip(card(element, 0, 0)));
      await slide(grip(card(element, 0, 0)), middle(card(element, 5)));
      for (const [x, y] of [
        [-300, 100],
        [300, -300],
        [innerWidth + 300, 100],
        [300, innerHeight + 300],
      ] as const) {
        await sendMouse({ type: 'move', position: [x, y] });
        await settled(element);
        expect(heldIn(element)).to.have.length(7);
        expect(size(), `${x}, ${y}`).to.deep.equal(before);
      }
      await lift();
      await settled(element);
      expect(element.moveCount).to.equal(0);
    });
  }
});
