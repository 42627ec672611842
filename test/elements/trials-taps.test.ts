import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchDrag, touchTap, type Point } from '../support/commands.js';
import { listen, moves } from '../support/events.js';
import { click, drag, lift, press, slide } from '../support/mouse.js';
import {
  card,
  cardsOf,
  grip,
  heldIn,
  openPosition,
  openTable,
  settled,
  withKings,
} from '../support/table.js';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function sorted(element: SpiderSolitaire): string[] {
  return Object.values(element.position).join('').match(/../g)!.sort();
}

const TAPS: Readonly<Record<string, (at: Point) => Promise<void>>> = {
  'the mouse': click,
  'a finger': touchTap,
};

describe('Taps one after the other', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    await resetMouse();
  });

  for (const wait of [50, 250, 600]) {
    it(`on three cards of a run, then on an empty column, lose none: every ${wait} ms`, async () => {
      element = await openPosition(withKings(['9S8S7S'], [4]), { attributes: 'tap="pick"' });
      const before = sorted(element);
      const held: number[] = [];
      for (const [number, index] of [0, 1, 2].map((i) => [0, i]).concat([[4], [4], [4]])) {
        await click(grip(card(element, number!, index)));
        await pause(wait);
        held.push(heldIn(element).length);
      }
      // The second tap on the held cards' own column lets them go; each third one takes anew.
      expect(held).to.deep.equal([3, 0, 1, 0, 1, 0]);
      expect(element.position).to.include({ r0: '9S8S', r4: '7S' });
      expect(sorted(element)).to.deep.equal(before);
      expect(element.moveCount).to.equal(1);
    });
  }

  for (const [pointer, tap] of Object.entries(TAPS)) {
    for (const mode of ['smart', 'pick']) {
      it(`where held cards do not fit let go and play no other card: ${pointer}, tap="${mode}"`, async () => {
        element = await openPosition(withKings(['TC7H', 'QC5D', '6C']), {
          attributes: `tap="${mode}"`,
        });
        const told = listen(element);
        await tap(grip(card(element, 0)));
        await settled(element);
        expect(heldIn(element)).to.deep.equal(['Seven of Hearts']);
        // The Five could go to the Six by itself.
        await tap(grip(card(element, 1)));
        await settled(element);
        expect(moves(told)).to.deep.equal([]);
        expect(heldIn(element)).to.deep.equal([]);
      });
    }
  }
});

describe('A press that is taken back', () => {
  it('by the mouse plays nothing after 40 px', async () => {
    const element = await openPosition(withKings(['TC7S', '8S', '8H']));
    const at = grip(card(element, 0));
    await drag(at, { x: at.x, y: at.y + 40 });
    await settled(element);
    expect([element.moveCount, heldIn(element).length]).to.deep.equal([0, 0]);
    await resetMouse();
  });

  it('by a finger plays nothing after 40 px', async () => {
    const element = await openPosition(withKings(['TC7S', '8S', '8H']));
    const at = grip(card(element, 0));
    await touchDrag({ from: at, to: { x: at.x, y: at.y + 40 } });
    await settled(element);
    expect([element.moveCount, heldIn(element).length]).to.deep.equal([0, 0]);
  });
});

describe('Taps of shaky hands', () => {
  let element: SpiderSolitaire;
  let at: Point;

  beforeEach(async () => {
    element = await openPosition(withKings(['TC7S', '8S']));
    at = grip(card(element, 0));
  });

  it('of the mouse count: 8 px astray, 600 ms long', async () => {
    await press(at);
    await slide(at, { x: at.x, y: at.y + 8 });
    await pause(600);
    await lift();
    await settled(element);
    expect(element.position['r1']).to.equal('8S7S');
  });

  it('of a finger count: 8 px astray', async () => {
    await touchDrag({ from: at, to: { x: at.x, y: at.y + 8 }, steps: 2 });
    await settled(element);
    expect(element.position['r1']).to.equal('8S7S');
  });

  it('of a finger count: 600 ms long', async () => {
    await touchDrag({ from: at, to: at, steps: 1, holdMs: 600 });
    await settled(element);
    expect(element.position['r1']).to.equal('8S7S');
  });

  it('of a finger count: 8 px astray and 600 ms long', async () => {
    await touchDrag({ from: at, to: { x: at.x, y: at.y + 8 }, steps: 2, holdMs: 600 });
    await settled(element);
    expect(element.position['r1']).to.equal('8S7S');
  });
});

describe('Two taps', () => {
  const PLACES: Readonly<Record<string, string>> = {
    f: 'spider-foundation',
    v: '[part=reserves] spider-reserve',
    w: '.rail spider-reserve',
  };

  /** The card or the empty place of a pile that a tap or a drag is about. */
  function placeOf(element: SpiderSolitaire, pile: string, count = 1): HTMLElement {
    const number = Number(pile.slice(1));
    if (pile.startsWith('r')) return cardsOf(element, number).at(-count)!;
    const piles = element.shadowRoot!.querySelectorAll(PLACES[pile.charAt(0)]!);
    return piles[number]!.shadowRoot!.querySelector<HTMLElement>('.card, .slot')!;
  }

  /** One action for each two kinds of piles: from columns to cells, from the waste to a column … */
  function oneOfEachKind(element: SpiderSolitaire): string[] {
    const actions = element.legalMoves().filter((action) => action !== 'deal');
    return [...new Map(actions.map((each) => [each.replace(/[^a-z]/g, ''), each])).values()];
  }

  async function expectPlayed(element: SpiderSolitaire, action: string): Promise<void> {
    const [, from, count, to] = /(\w+):(\d+)>(\w+)/.exec(action)!;
    const told = listen(element);
    for (const place of [
      () => placeOf(element, from!, Number(count)),
      () => placeOf(element, to!),
    ]) {
      await touchTap(grip(place()));
      await settled(element);
    }
    expect(moves(told)).to.deep.equal([action]);
  }

  for (const [variant, steps] of Object.entries({
    spidercells: 2,
    spidike: 3,
    'little-spider': 1,
    trillium: 1,
  })) {
    it(`of a finger can do whatever a drag can: ${variant}`, async () => {
      const element = await openTable(`variant="${variant}" seed="1" tap="pick"`);
      for (let step = 0; step < steps; step++) {
        for (const action of oneOfEachKind(element)) {
          await expectPlayed(element, action);
          element.undo();
          await settled(element);
        }
        element.move(element.legalMoves()[0]!);
        await settled(element);
      }
    });
  }
});
