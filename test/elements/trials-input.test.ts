import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchDrag, type Point } from '../support/commands.js';
import { cards } from '../support/piles.js';
import { drag, keys, lift, press, slide } from '../support/mouse.js';
import {
  card,
  cardsOf,
  column,
  grip,
  heldIn,
  middle,
  openPosition,
  settled,
  withKings,
} from '../support/table.js';

/** A long column that takes a red Seven, one that takes none, and such a Seven. */
const PILES = withKings(['jcjdjhQHJS8S', 'TC', '8C', '7D']);

/** What is under the fingers of a test: a trusted pointer that drags. */
const POINTERS: Readonly<Record<string, (from: Point, to: Point) => Promise<void>>> = {
  'the mouse': drag,
  'a finger': (from, to) => touchDrag({ from, to }),
};

describe('Dragged cards', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    await resetMouse();
  });

  for (const [to, share] of [
    [0, 0.2],
    [9, 0.2],
    [9, 0.9],
  ] as const) {
    it(`ten at once go to empty column ${to + 1}, let go at ${share * 100} % of its height`, async () => {
      const run = cards('H', 'K', '4');
      element = await openPosition(withKings(['', '9D', '9C', run], [0, 9]));
      const { x, y, width, height } = column(element, to).getBoundingClientRect();
      await drag(grip(card(element, 3, 0)), { x: x + width / 2, y: y + height * share });
      await settled(element);
      expect(element.position).to.include({ r3: '', [`r${to}`]: run });
    });
  }

  for (const [where, place] of Object.entries({
    'its first, face-down card': (piles) => grip(card(piles, 0, 0)),
    'its middle': (piles) => grip(card(piles, 0, 3)),
    'its last card': (piles) => middle(card(piles, 0)),
    'the felt far below it': (piles) => ({
      x: middle(column(piles, 0)).x,
      y: column(piles, 0).getBoundingClientRect().bottom - 10,
    }),
  } satisfies Record<string, (piles: SpiderSolitaire) => Point>)) {
    it(`may be let go anywhere over a column: ${where}`, async () => {
      element = await openPosition(PILES);
      await drag(grip(card(element, 3)), place(element));
      await settled(element);
      expect(element.position['r0']).to.match(/8S7D$/);
    });
  }

  /** A place between a column and the next. */
  function between(left: number): Point {
    const { right, y } = column(element, left).getBoundingClientRect();
    return { x: (right + column(element, left + 1).getBoundingClientRect().x) / 2, y: y + 30 };
  }

  for (const [left, to] of [
    [0, 'r0'],
    [1, 'r2'],
  ] as const) {
    it(`between two columns go to the one that takes them: ${to}`, async () => {
      element = await openPosition(PILES);
      await drag(grip(card(element, 3)), between(left));
      await settled(element);
      expect(element.position[to]).to.match(/7D$/);
      expect(element.position['r3']).to.equal('');
    });
  }

  for (const [pointer, pull] of Object.entries(POINTERS)) {
    for (const [what, piles] of Object.entries({
      'a King beside an empty column': withKings(['KH', '', '9C'], [1]),
      'a run beside an empty column': withKings(['9S8S7S'], [1]),
    })) {
      it(`by ${pointer} nudged 30 px stay and cost nothing: ${what}`, async () => {
        element = await openPosition(piles);
        const before = element.position;
        const at = grip(card(element, 0, 0));
        await pull(at, { x: at.x + 30, y: at.y });
        await settled(element);
        await pull(at, { x: at.x, y: at.y + 30 });
        await settled(element);
        expect(element.position).to.deep.equal(before);
        expect(heldIn(element)).to.deep.equal([]);
        expect([element.moveCount, element.canUndo]).to.deep.equal([0, false]);
      });
    }

    it(`by ${pointer} all five follow, and the browser drags nothing of its own`, async () => {
      element = await openPosition(withKings(['TD', '9S8S7S6S5S']));
      const run = cardsOf(element, 1);
      const ways = new Set<string>();
      const started: string[] = [];
      const note = (): unknown => ways.add(run.map(({ style }) => style.translate).join(';'));
      element.addEventListener('pointermove', note);
      const noteDrag = (event: Event): unknown =>
        event.defaultPrevented || started.push(event.type);
      document.addEventListener('dragstart', noteDrag, { once: true });
      await pull(grip(run[0]!), middle(card(element, 0)));
      await settled(element);
      const apart = [...ways].filter((way) => new Set(way.split(';')).size > 1);
      expect(ways.size, 'steps on the way').to.be.above(2);
      expect(apart).to.deep.equal([]);
      expect(started).to.deep.equal([]);
      expect(element.position['r0']).to.equal('TD9S8S7S6S5S');
    });
  }

  it('follow although everything on the page is selected', async () => {
    element = await openPosition(PILES);
    const text = document.createElement('p');
    text.textContent = 'Text before the game';
    element.before(text);
    const started: string[] = [];
    const note = (event: Event): unknown => event.defaultPrevented || started.push(event.type);
    document.addEventListener('dragstart', note, { once: true });
    await keys('Control+a');
    await drag(grip(card(element, 3)), middle(card(element, 0)));
    await settled(element);
    getSelection()?.removeAllRanges();
    expect(started).to.deep.equal([]);
    expect(element.position['r0']).to.match(/8S7D$/);
  });

  it('stay where they are after a press that left the window at once and ended there', async () => {
    element = await openPosition(PILES);
    await press(grip(card(element, 3)));
    await sendMouse({ type: 'move', position: [300, -80] });
    await lift();
    await slide(middle(card(element, 3)), middle(card(element, 0)));
    await settled(element);
    expect(heldIn(element)).to.deep.equal([]);
    expect(element.moveCount).to.equal(0);
  });

  describe('come back, and the next drag works,', () => {
    beforeEach(async () => {
      element = await openPosition(PILES);
      const from = grip(card(element, 3));
      await press(from);
      await slide(from, middle(card(element, 0)));
      expect(heldIn(element)).to.deep.equal(['Seven of Diamonds']);
    });

    async function expectHome(): Promise<void> {
      await settled(element);
      expect(heldIn(element)).to.deep.equal([]);
      expect(element.moveCount).to.equal(0);
      await drag(grip(card(element, 3)), middle(card(element, 0)));
      await settled(element);
      expect(element.position['r0']).to.match(/8S7D$/);
    }

    it('when they are let go outside the window', async () => {
      await slide(middle(card(element, 0)), { x: 300, y: -80 });
      await lift();
      await expectHome();
    });

    it('when the table is hidden meanwhile', async () => {
      element.hidden = true;
      await settled(element);
      await lift();
      element.hidden = false;
      await settled(element);
      await expectHome();
    });

    it('when the game is loaded from a save of that moment, which knows nothing of it', async () => {
      const text = element.save();
      expect(element.load(text)).to.be.true;
      await settled(element);
      await sendMouse({ type: 'move', position: [300, 300] });
      await lift();
      expect(Object.values(element.position).join('')).to.have.length(208);
      await expectHome();
    });
  });
});
