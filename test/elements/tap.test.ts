import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchTap } from '../support/commands.js';
import { listen, moves, refusals } from '../support/events.js';
import { click, lift, press, slide } from '../support/mouse.js';
import {
  button,
  card,
  column,
  grip,
  heldIn,
  messageOf,
  middle,
  openPosition,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

type Tables = Readonly<Record<string, string>>;

describe('Taps', () => {
  afterEach(async () => {
    await resetMouse();
  });

  async function tap(element: SpiderSolitaire, number: number, index = -1): Promise<void> {
    await click(grip(card(element, number, index)));
    await settled(element);
  }

  describe('with tap="smart" go', () => {
    const cases: readonly [title: string, piles: Tables, index: number, action: string | null][] = [
      ['to the same suit rather than another', withKings(['TC7S', '8H', '8S']), 1, 'r0:1>r2'],
      ['to the longest run', withKings(['TC7S', '8S', '9S8S']), 1, 'r0:1>r2'],
      ['to the leftmost of equal runs', withKings(['TC7S', '8S', 'TD8S']), 1, 'r0:1>r1'],
      ['to the leftmost other suit', withKings(['TC7S', '8H', '8D']), 1, 'r0:1>r1'],
      ['to another suit rather than a gap', withKings(['TC7S', '8H'], [2]), 1, 'r0:1>r1'],
      ['from another suit to its own', withKings(['8H7S', '8S']), 1, 'r0:1>r1'],
      ['with the whole group', withKings(['TC7S6S', '8S']), 1, 'r0:2>r1'],
      ['to the first gap if there is no card for it', withKings(['TC7S'], [3, 5]), 1, 'r0:1>r3'],
      ['to a gap, not to the twin', withKings(['8H7S', '8D'], [4]), 1, 'r0:1>r4'],
      ['nowhere but to the twin', withKings(['8H7S', '8D']), 1, null],
      ['nowhere with a whole column and gaps', withKings(['7S6S'], [4]), 0, null],
      ['nowhere with no place at all', withKings(['TC7S']), 1, null],
    ];

    for (const [title, piles, index, action] of cases) {
      it(title, async () => {
        const element = await openPosition(piles);
        const told = listen(element);
        await tap(element, 0, index);
        expect(moves(told)).to.deep.equal(action ? [action] : []);
        expect(heldIn(element).length > 0).to.equal(action === null);
        expect(element.moveCount).to.equal(action ? 1 : 0);
        expect(refusals(told)).to.deep.equal([]);
      });
    }

    it('as a move of the player, one step to undo', async () => {
      const element = await openPosition(withKings(['tc7S', '8S']));
      const told = listen(element);
      await tap(element, 0);
      expect(told.at(-1)).to.include({ type: 'move', source: 'player' });
      expect(element.undo()).to.be.true;
      expect(element.position).to.include({ r0: '??7S', r1: '8S' });
      expect(element.canUndo).to.be.false;
    });
  });

  describe('that pick up', () => {
    const PILES = withKings(['TC7S', '8S', '8H', '9H8C'], [6]);
    let element: SpiderSolitaire;

    beforeEach(async () => {
      element = await openPosition(PILES, { attributes: 'tap="pick"' });
    });

    it('move nothing by themselves', async () => {
      await tap(element, 0);
      expect(heldIn(element)).to.deep.equal(['Seven of Spades']);
      expect(element.moveCount).to.equal(0);
    });

    it('put down with the next tap', async () => {
      const told = listen(element);
      await tap(element, 0);
      await tap(element, 2);
      expect(element.position['r2']).to.equal('8H7S');
      expect(told.at(-1)).to.include({ action: 'r0:1>r2', source: 'player' });
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('put down in an empty column', async () => {
      await tap(element, 0);
      await tap(element, 6);
      expect(element.position['r6']).to.equal('7S');
    });

    it('let go where the cards came from', async () => {
      await tap(element, 0);
      await tap(element, 0);
      expect(heldIn(element)).to.deep.equal([]);
      expect(element.moveCount).to.equal(0);
    });

    it('never play another card by a tap where these do not fit', async () => {
      const told = listen(element);
      await tap(element, 0);
      await tap(element, 9);
      expect(moves(told)).to.deep.equal([]);
      expect(element.position).to.include({ r0: 'TC7S' });
      expect(messageOf(element)).to.not.equal('');
    });

    it('refuse what cannot be lifted, in words, and point at it', async () => {
      const told = listen(element);
      await tap(element, 3, 0);
      expect(refusals(told)).to.deep.equal(['not-movable']);
      expect(messageOf(element)).to.match(/cannot be moved/);
      expect(column(element, 3).matches(':state(pointed)')).to.be.true;
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('hold through a change of size', async () => {
      await tap(element, 0);
      element.style.width = '400px';
      await settled(element);
      await settled(element);
      expect(heldIn(element)).to.deep.equal(['Seven of Spades']);
      expect(card(element, 0).getBoundingClientRect().right).to.be.below(410);
    });

    it('follow the attribute when it changes', async () => {
      element.setAttribute('tap', 'smart');
      await tap(element, 0);
      expect(element.position['r1']).to.equal('8S7S');
    });

    it('are accessible while cards are held', async () => {
      await tap(element, 0);
      await expect(element).to.be.accessible();
    });
  });

  describe('of unsteady hands', () => {
    let element: SpiderSolitaire;

    beforeEach(async () => {
      element = await openPosition(withKings(['TC7S', '8S'], [4]));
    });

    it('count with 7 px of jitter', async () => {
      const at = grip(card(element, 0));
      await press(at);
      await slide(at, { x: at.x + 5, y: at.y + 4 });
      await slide({ x: at.x + 5, y: at.y + 4 }, { x: at.x - 4, y: at.y + 5 });
      await lift();
      await settled(element);
      expect(element.position['r1']).to.equal('8S7S');
    });

    it('mean nothing when they slide to the felt and end there', async () => {
      const told = listen(element);
      const at = grip(card(element, 0));
      await press(at);
      await slide(at, { x: at.x, y: element.getBoundingClientRect().bottom - 4 });
      await lift();
      await settled(element);
      expect(moves(told)).to.deep.equal([]);
      expect(element.position['r0']).to.equal('TC7S');
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('mean nothing when they slide from one card to another that could move', async () => {
      element = await openPosition(withKings(['TC9H', '8S', 'KH7S']));
      const told = listen(element);
      const from = grip(card(element, 2));
      await press(from);
      await slide(from, grip(card(element, 3)));
      await lift();
      await settled(element);
      expect(moves(told)).to.deep.equal([]);
    });

    it('deal nothing when they slide off the stock', async () => {
      const full = await openPosition(withKings(['TC7S', '8S']));
      const at = middle(stockOf(full));
      await press(at);
      await slide(at, { x: at.x, y: at.y + 250 });
      await lift();
      await settled(full);
      expect(full.moveCount).to.equal(0);
    });

    it('may last as long as they like', async () => {
      await press(grip(card(element, 0)));
      await new Promise((resolve) => setTimeout(resolve, 650));
      await lift();
      await settled(element);
      expect(element.position['r1']).to.equal('8S7S');
    });
  });

  describe('in quick succession', () => {
    const places = {
      'a card': (element: SpiderSolitaire) => grip(card(element, 0)),
      'an empty column': (element: SpiderSolitaire) => middle(card(element, 4)),
      'the stock': (element: SpiderSolitaire) => middle(stockOf(element)),
      'the finished sets': (element: SpiderSolitaire) =>
        middle(element.shadowRoot!.querySelector('spider-foundation')!),
    };

    for (const [name, place] of Object.entries(places)) {
      it(`leave a whole pack and a table that works: ${name}`, async () => {
        const element = await openPosition(withKings(['TC7S', '8S', '8H'], [4]));
        const at = place(element);
        for (let i = 0; i < 3; i++) {
          await sendMouse({ type: 'move', position: [Math.round(at.x), Math.round(at.y)] });
          for (const which of ['left', 'left', 'right', 'middle'] as const) {
            await sendMouse({ type: 'down', button: which });
            await sendMouse({ type: 'up', button: which });
          }
        }
        await settled(element);
        expect(Object.values(element.position).join('')).to.have.length(208);
        while (element.undo());
        await settled(element);
        if (heldIn(element).length > 0) await tap(element, 0);
        await tap(element, 0);
        expect(element.position['r1']).to.equal('8S7S');
      });
    }

    it('a click on another card of the held group loses nothing', async () => {
      const element = await openPosition(withKings(['9S8S7S']), { attributes: 'tap="pick"' });
      for (const index of [0, 1, 2, 1, 0]) await tap(element, 0, index);
      expect(element.position['r0']).to.equal('9S8S7S');
      expect(element.moveCount).to.equal(0);
    });
  });

  describe('of other kinds', () => {
    it('with the right or the middle button play nothing', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']));
      for (const which of ['right', 'middle'] as const) {
        await click(grip(card(element, 0)), which);
        await settled(element);
      }
      expect(element.moveCount).to.equal(0);
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('on the stock deal, from any of its backs', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']));
      const told = listen(element);
      const before = element.dealsLeft;
      await click(middle(stockOf(element)));
      await settled(element);
      expect(moves(told)).to.deep.equal(['deal']);
      expect(element.dealsLeft).to.equal(before - 1);
    });

    it('on the stock with an empty column say why not and point there', async () => {
      const element = await openPosition(withKings(['TC7S', '8S'], [4, 7]));
      const told = listen(element);
      await click(middle(stockOf(element)));
      await settled(element);
      expect(refusals(told)).to.deep.equal(['empty-column']);
      expect(messageOf(element)).to.match(/column/);
      const pointed = [4, 5, 7].filter((i) => column(element, i).matches(':state(pointed)'));
      expect(pointed).to.deep.equal([4, 7]);
      expect(element.moveCount).to.equal(0);
      expect(element.canUndo).to.be.false;
    });

    it('on a face-down card do nothing', async () => {
      const element = await openPosition(withKings(['jcTC', '8S'], [4]));
      const told = listen(element);
      await click(grip(card(element, 0, 0)));
      await settled(element);
      expect(told).to.deep.equal([]);
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('of a finger play as those of the mouse', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']));
      await touchTap(grip(card(element, 0)));
      await settled(element);
      expect(element.position['r1']).to.equal('8S7S');
      await touchTap(middle(button(element, 'Undo')));
      await settled(element);
      expect(element.position['r1']).to.equal('8S');
    });

    it('of a screen reader, which only clicks, play too', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']));
      card(element, 0).click();
      await settled(element);
      expect(element.position['r1']).to.equal('8S7S');
    });

    it('while cards are held never deal them away', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']), { attributes: 'tap="pick"' });
      await tap(element, 0);
      await click(middle(stockOf(element)));
      await settled(element);
      expect(heldIn(element)).to.deep.equal([]);
      expect(Object.values(element.position).join('')).to.have.length(208);
    });

    it('on empty felt let go of what is held', async () => {
      const element = await openPosition(withKings(['TC7S', '8S']), { attributes: 'tap="pick"' });
      await tap(element, 0);
      const { x, bottom } = element.getBoundingClientRect();
      await click({ x: x + 2, y: bottom - 3 });
      await settled(element);
      expect(element.moveCount).to.equal(0);
    });
  });
});
