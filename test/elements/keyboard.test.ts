import { expect, waitUntil } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { listen, moves, refusals } from '../support/events.js';
import { keys } from '../support/mouse.js';
import {
  button,
  card,
  cardsOf,
  column,
  dialogOf,
  focused,
  focusedName,
  heldIn,
  messageOf,
  openPosition,
  openTable,
  pilesIn,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const PILES = withKings(['8S', 'tcTD7S6S', 'jcQS', '8H']);

/** Where the focus is: the number of the column and the index of the card in it. */
function place(element: SpiderSolitaire): [number, number] | string {
  for (let number = 0; number < 10; number++) {
    const index = cardsOf(element, number).indexOf(focused() as HTMLElement);
    if (index >= 0) return [number, index];
  }
  return focusedName();
}

function tabStops(element: SpiderSolitaire): Element[] {
  return pilesIn(element).flatMap((pile) => [
    ...pile.shadowRoot!.querySelectorAll('[tabindex="0"]:not(:disabled)'),
  ]);
}

function lineOf(save: string): unknown {
  return (JSON.parse(save) as { line: string }).line;
}

/** The one tab stop of the table is where the focus is. */
function expectOneStop(element: SpiderSolitaire): void {
  const stops = tabStops(element);
  expect(stops).to.have.length(1);
  expect(stops[0] === focused(), 'the tab stop is where the focus is').to.be.true;
}

describe('The keyboard', () => {
  let element: SpiderSolitaire;

  async function at(number: number, index = -1): Promise<void> {
    card(element, number, index).focus();
    await settled(element);
  }

  async function type(...names: string[]): Promise<void> {
    await keys(...names);
    await settled(element);
  }

  describe('goes round', () => {
    beforeEach(async () => {
      element = await openPosition(PILES);
    });

    it('with one tab stop on the table', async () => {
      expect(tabStops(element)).to.have.length(1);
      await at(1, 3);
      await waitUntil(() => tabStops(element)[0] === focused(), 'the tab stop follows');
      expectOneStop(element);
    });

    it('Tab leads out from a card that got the focus a moment ago', async () => {
      card(element, 1, 3).focus();
      await keys('Shift+Tab');
      expect(focusedName()).not.to.match(/ of /);
      expect(tabStops(element)[0] === card(element, 1, 3)).to.be.true;
    });

    it('Tab leads in, Tab leads out', async () => {
      const before = document.createElement('button');
      const after = document.createElement('button');
      element.before(before);
      element.after(after);
      before.focus();
      const seen: string[] = [];
      for (let i = 0; i < 10 && focused() !== after; i++) {
        await type('Tab');
        seen.push(focusedName());
      }
      expect(focused() === after).to.be.true;
      expect(seen.filter((name) => name.includes(' of '))).to.have.length(1);
      await type('Shift+Tab');
      expect(focusedName()).to.match(/ of /);
      before.remove();
      after.remove();
    });

    it('left and right go from column to column', async () => {
      await at(3);
      await type('ArrowRight');
      expect(place(element)).to.deep.equal([4, 0]);
      await type('ArrowLeft', 'ArrowLeft');
      expect((place(element) as number[])[0]).to.equal(2);
    });

    it('left and right miss no column', async () => {
      await at(9);
      const seen: unknown[] = [];
      for (let i = 0; i < 9; i++) {
        await type('ArrowLeft');
        seen.push((place(element) as number[])[0]);
      }
      expect(seen).to.deep.equal([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    });

    it('left and right stop at empty columns too', async () => {
      element = await openPosition(withKings(['8S'], [1]));
      await at(0);
      await type('ArrowRight');
      expect(place(element)).to.deep.equal([1, 0]);
      expect(focusedName()).to.match(/column 2.*empty/i);
    });

    it('up and down go from card to card, face-up ones only', async () => {
      await at(1);
      await type('ArrowUp');
      expect(place(element)).to.deep.equal([1, 2]);
      await type('ArrowUp');
      expect(place(element)).to.deep.equal([1, 1]);
      await type('ArrowDown');
      expect(place(element)).to.deep.equal([1, 2]);
    });

    it('up leads to the stock, down back to the columns', async () => {
      await at(9);
      await type('ArrowUp');
      expect(focused() === stockOf(element)).to.be.true;
      await type('ArrowDown');
      expect((place(element) as number[])[1]).to.equal(0);
    });

    it('the edge is an edge', async () => {
      await at(0);
      await type('ArrowLeft');
      expect(place(element)).to.deep.equal([0, 0]);
    });

    it('Home and End', async () => {
      await at(1, 2);
      await type('Home');
      expect(place(element)).to.deep.equal([1, 1]);
      await type('End');
      expect(place(element)).to.deep.equal([1, 3]);
    });

    for (let number = 1; number <= 10; number++) {
      it(`${number % 10} goes to column ${number}`, async () => {
        await at(5);
        await type(String(number % 10));
        expect(place(element)).to.deep.equal([number - 1, cardsOf(element, number - 1).length - 1]);
      });
    }

    it('focus() goes to the table, and again to where it was', async () => {
      element.focus();
      await settled(element);
      expect(place(element)).to.be.an('array');
      await at(3);
      (document.activeElement as HTMLElement).blur();
      element.focus();
      expect(place(element)).to.deep.equal([3, 0]);
    });
  });

  describe('moves cards', () => {
    let told: ReturnType<typeof listen>;

    beforeEach(async () => {
      element = await openPosition(PILES);
      told = listen(element);
    });

    it('Enter takes the card that arrows and Home have reached', async () => {
      await at(1);
      await type('ArrowUp', 'Enter');
      expect(heldIn(element)).to.deep.equal(['Seven of Spades', 'Six of Spades']);
      await type('Escape', 'ArrowDown', 'Enter');
      expect(heldIn(element)).to.deep.equal(['Six of Spades']);
      expectOneStop(element);
    });

    for (const key of ['Enter', 'Space']) {
      it(`${key} picks up and puts down`, async () => {
        await at(1, 2);
        await type(key);
        expect(heldIn(element)).to.deep.equal(['Seven of Spades', 'Six of Spades']);
        expect(moves(told)).to.deep.equal([]);
        await type('1', key);
        expect(moves(told)).to.deep.equal(['r1:2>r0']);
        expect(told.at(-1)).to.include({ source: 'player' });
        expect(heldIn(element)).to.deep.equal([]);
      });
    }

    it('Enter at home lets go', async () => {
      await at(1);
      await type('Enter', 'Enter');
      expect(heldIn(element)).to.deep.equal([]);
      expect(element.moveCount).to.equal(0);
    });

    it('Enter where it does not fit says so and holds on', async () => {
      await at(1);
      await type('Enter', '0', 'Enter');
      expect(refusals(told)).to.deep.equal(['not-accepted']);
      expect(column(element, 9).matches(':state(pointed)')).to.be.true;
      expect(messageOf(element)).to.not.equal('');
    });

    it('Enter on cards that cannot be lifted says so', async () => {
      await at(1, 1);
      await type('Enter');
      expect(refusals(told)).to.deep.equal(['not-movable']);
      expect(heldIn(element)).to.deep.equal([]);
    });

    it('+ and − take more and fewer', async () => {
      await at(1);
      await type('Enter', '+');
      expect(heldIn(element)).to.deep.equal(['Seven of Spades', 'Six of Spades']);
      await type('+');
      expect(heldIn(element), 'no more than can be lifted').to.have.length(2);
      await type('-');
      expect(heldIn(element)).to.deep.equal(['Six of Spades']);
      await type('-');
      expect(heldIn(element), 'no fewer than one').to.have.length(1);
    });

    it('Shift with ↑ and ↓ does the same', async () => {
      await at(1);
      await type('Enter', 'Shift+ArrowUp');
      expect(heldIn(element)).to.have.length(2);
      await type('Shift+ArrowDown');
      expect(heldIn(element)).to.have.length(1);
    });

    it('Escape lets go', async () => {
      await at(1);
      await type('Enter', 'Escape');
      expect(heldIn(element)).to.deep.equal([]);
      expect(element.moveCount).to.equal(0);
    });

    for (const key of ['d', 'D']) {
      it(`${key} deals`, async () => {
        await at(1);
        await type(key);
        expect(moves(told)).to.deep.equal(['deal']);
      });
    }

    it('Enter on the stock deals', async () => {
      stockOf(element).focus();
      await settled(element);
      await type('Enter');
      expect(moves(told)).to.deep.equal(['deal']);
    });

    for (const [undo, redo] of [
      ['u', 'r'],
      ['U', 'R'],
      ['Control+z', 'Control+y'],
      ['Control+Z', 'Control+Shift+Z'],
    ] as const) {
      it(`${undo} takes back, ${redo} brings back`, async () => {
        element.move('r1:2>r0');
        await settled(element);
        await at(5);
        await type(undo);
        expect(element.position['r0']).to.equal('8S');
        expect(told.at(-1)).to.include({ source: 'undo' });
        await type(redo);
        expect(element.position['r0']).to.equal('8S7S6S');
        expect(told.at(-1)).to.include({ source: 'redo' });
      });
    }

    it('n deals a new game at once while none is in progress', async () => {
      await at(1);
      await type('n');
      expect(told.map(({ type }) => type)).to.deep.equal(['deal']);
    });

    it('n asks first when one is', async () => {
      element.move('r1:2>r0');
      await settled(element);
      await at(5);
      await type('n');
      expect(dialogOf(element) !== null).to.be.true;
      expect(element.moveCount).to.equal(1);
      await type('Escape');
      expect(dialogOf(element) === null).to.be.true;
      expect(element.moveCount).to.equal(1);
    });

    it('? shows the keys, Escape closes them', async () => {
      await at(1);
      await type('?');
      await waitUntil(() => dialogOf(element), 'the list comes late');
      expect(dialogOf(element)!.textContent).to.match(/undo/i);
      await type('Escape');
      expect(dialogOf(element) === null).to.be.true;
      expect(place(element)).to.deep.equal([1, 3]);
    });

    it('plays nothing under an open dialog', async () => {
      element.move('r1:2>r0');
      await settled(element);
      await at(5);
      await type('n', 'd', 'u');
      expect(element.moveCount).to.equal(1);
      await type('Escape');
    });
  });

  describe('keeps the focus', () => {
    it('on a card that moves', async () => {
      element = await openPosition(PILES);
      await at(1, 2);
      await type('Enter', '1', 'Enter');
      expect(focusedName()).to.match(/Seven of Spades|Six of Spades|Eight of Spades/);
      expect((place(element) as number[])[0]).to.equal(0);
    });

    for (const [what, work] of [
      ['deals', (table) => table.deal()],
      ['an undo', (table) => table.move('r1:2>r0') && table.undo()],
      ['a redo', (table) => table.move('r1:2>r0') && table.undo() && table.redo()],
      ['a move that empties its column', (table) => table.move('r0:1>r5') || table.move('r1:2>r0')],
      ['a new game', (table) => table.newGame()],
      ['a restart', (table) => table.restart()],
      ['another game', (table) => table.newGame({ variant: 'little-spider' })],
      ['more columns than before', (table) => table.newGame({ variant: 'trapdoor-spider' })],
    ] as [string, (table: SpiderSolitaire) => unknown][]) {
      it(`through ${what}`, async () => {
        element = await openPosition(PILES);
        await at(9);
        work(element);
        await settled(element);
        expect(document.activeElement === element, 'who has the focus').to.be.true;
        expect(focusedName()).to.match(/ of |column/i);
        expectOneStop(element);
      });
    }

    it('when the set that had it leaves', async () => {
      const set = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
      element = await openPosition({
        ...withKings([set.slice(0, -4), '2SAS', 'QC', 'QD', 'JC', 'JD', 'TC', 'TD', '9C', '9D']),
      });
      await at(1, 0);
      await type('Enter', '1', 'Enter');
      expect(element.runsDone).to.equal(1);
      expect(document.activeElement === element, 'who has the focus').to.be.true;
      expect(focusedName()).to.not.equal('');
      expectOneStop(element);
    });

    it('when its card is covered and turned down again', async () => {
      element = await openPosition(PILES);
      element.move('r2:1>r6');
      await settled(element);
      await at(2);
      await type('u');
      expect(focusedName()).to.match(/ of /);
      expect((place(element) as number[])[0]).to.equal(2);
    });

    it('on the stock after its last deal', async () => {
      element = await openPosition({ ...withKings(['8S']) }, {});
      for (let i = element.dealsLeft; i > 1; i--) element.deal();
      await settled(element);
      stockOf(element).focus();
      await type('Enter');
      expect(element.dealsLeft).to.equal(0);
      expect(document.activeElement === element, 'who has the focus').to.be.true;
      expect(focused() === stockOf(element)).to.be.true;
    });

    it('on buttons that have become idle', async () => {
      element = await openPosition(PILES);
      element.move('r1:2>r0');
      await settled(element);
      button(element, 'Undo').focus();
      await type('Enter');
      expect(element.moveCount).to.equal(0);
      expect(focusedName()).to.equal('Undo');
    });

    it('takes none that was elsewhere', async () => {
      element = await openPosition(PILES);
      const outside = document.createElement('input');
      element.after(outside);
      outside.focus();
      element.deal();
      element.newGame();
      await settled(element);
      expect(document.activeElement === outside, 'who has the focus').to.be.true;
      outside.remove();
    });

    it('shows it', async () => {
      element = await openPosition(PILES);
      await at(1);
      await type('ArrowLeft');
      const { outlineStyle, outlineWidth } = getComputedStyle(focused()!);
      expect(outlineStyle).to.not.equal('none');
      expect(parseFloat(outlineWidth)).to.be.at.least(2);
      await type('Home', 'ArrowRight', 'ArrowUp');
    });
  });

  describe('leaves alone', () => {
    beforeEach(async () => {
      element = await openPosition(PILES);
    });

    async function pressed(target: HTMLElement, key: string, more: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...more,
      });
      target.dispatchEvent(event);
      await settled(element);
      return event.defaultPrevented;
    }

    for (const [key, more] of [
      ['Tab', {}],
      ['a', {}],
      ['F5', {}],
      ['PageDown', {}],
      ['d', { ctrlKey: true }],
      ['d', { metaKey: true }],
      ['u', { ctrlKey: true }],
      ['r', { ctrlKey: true }],
      ['r', { metaKey: true }],
      ['n', { ctrlKey: true }],
      ['n', { altKey: true }],
      ['d', { altKey: true }],
      ['1', { ctrlKey: true }],
      ['1', { altKey: true }],
      ['ArrowLeft', { altKey: true }],
      ['ArrowRight', { ctrlKey: true }],
      ['Home', { ctrlKey: true }],
      ['Enter', { ctrlKey: true }],
      ['z', { ctrlKey: true, altKey: true }],
      ['+', { ctrlKey: true }],
      ['-', { ctrlKey: true }],
      ['0', { ctrlKey: true }],
      ['z', { altKey: true }],
    ] as [string, KeyboardEventInit][]) {
      it([...Object.keys(more), key].join(' '), async () => {
        element.move('r1:2>r0');
        await settled(element);
        await at(0);
        const before = element.save();
        expect(await pressed(card(element, 0), key, more)).to.be.false;
        expect(lineOf(element.save())).to.equal(lineOf(before));
        expect(dialogOf(element) === null).to.be.true;
      });
    }

    it('Escape with nothing to let go; with something only that goes', async () => {
      const seen: boolean[] = [];
      const note = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') seen.push(event.defaultPrevented);
      };
      document.addEventListener('keydown', note);
      await at(1);
      await type('Escape');
      expect(seen).to.deep.equal([false]);
      await type('Enter', 'Escape');
      expect(seen).to.deep.equal([false]);
      expect(heldIn(element)).to.deep.equal([]);
      await type('Escape');
      expect(seen).to.deep.equal([false, false]);
      document.removeEventListener('keydown', note);
    });

    it('what is typed elsewhere', async () => {
      element.move('r1:2>r0');
      await settled(element);
      const outside = document.createElement('div');
      outside.innerHTML = '<input><div contenteditable="true">text</div><span></span>';
      const shadow = outside.querySelector('span')!.attachShadow({ mode: 'open' });
      shadow.innerHTML = '<input>';
      element.after(outside);
      const fields = [outside.querySelector('input')!, shadow.querySelector('input')!];
      const before = element.save();
      for (const field of [...fields, outside.querySelector<HTMLElement>('[contenteditable]')!]) {
        field.focus();
        await keys('h', 'd', 'u', 'r', 'n', '1', 'Space', 'Control+z', 'ArrowLeft', '?');
      }
      await settled(element);
      expect(element.moveCount).to.equal(1);
      expect(lineOf(element.save())).to.equal(lineOf(before));
      expect(dialogOf(element) === null).to.be.true;
      expect(fields[0]!.value).to.contain('?');
      outside.remove();
    });

    it('what is typed into a field in the toolbar slot', async () => {
      element.move('r1:2>r0');
      const field = document.createElement('input');
      field.slot = 'toolbar';
      element.append(field);
      await settled(element);
      field.focus();
      await type('d', 'u', 'n', '1');
      expect(element.moveCount).to.equal(1);
      expect(dialogOf(element) === null).to.be.true;
      expect(field.value).to.equal('dun1');
    });

    it('its buttons: Enter and Space press them, arrows and digits mean nothing there', async () => {
      element.move('r1:2>r0');
      await settled(element);
      button(element, 'Undo').focus();
      expect(await pressed(button(element, 'Undo'), ' ')).to.be.false;
      expect(await pressed(button(element, 'Undo'), '3')).to.be.false;
      await type('Space');
      expect(element.moveCount).to.equal(0);
    });

    it('everything with keys="off", and plays by Enter on the buttons still', async () => {
      element.setAttribute('keys', 'off');
      element.move('r1:2>r0');
      await settled(element);
      await at(5);
      for (const key of ['d', 'u', 'n', '?', '1']) {
        expect(await pressed(card(element, 5), key), key).to.be.false;
      }
      expect(element.moveCount).to.equal(1);
      expect(dialogOf(element) === null).to.be.true;
      element.setAttribute('keys', 'on');
      await type('u');
      expect(element.moveCount).to.equal(0);
    });
  });

  it('deals again and again from the stock, and does not follow its cards', async () => {
    element = await openTable('seed="1"');
    stockOf(element).focus();
    await type('Enter', 'Enter', 'Enter');
    expect(element.moveCount).to.equal(3);
    expect(focused() === stockOf(element)).to.be.true;
  });

  it('begins another game at its first column', async () => {
    element = await openTable('seed="1"');
    card(element, 9).focus();
    await settled(element);
    element.newGame({ variant: 'scorpion', seed: '1' });
    await settled(element);
    await type('ArrowRight');
    expect(place(element)[0]).to.equal(1);
  });

  it('wins a game alone', async () => {
    const set = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
    const homes = Object.fromEntries([...'0123456'].map((home) => [`f${home}`, set]));
    element = await openPosition(
      { ...homes, r0: 'KSQSJS', r1: '8S7S6S', r2: 'TS9S', r4: 'as5S4S3S2S' },
      { suits: 1, attributes: 'suits="1"' },
    );
    const told = listen(element);
    element.focus();
    await settled(element);
    await type('3', 'Home', 'Enter', '1', 'Enter');
    await type('2', 'Home', 'Enter', '1', 'Enter');
    await type('5', 'Home', 'Enter', '1', 'Enter');
    await type('5', 'Enter', '1', 'Enter');
    expect(moves(told)).to.deep.equal(['r2:2>r0', 'r1:3>r0', 'r4:4>r0', 'r4:1>r0']);
    expect(element.status).to.equal('won');
    expect(told.filter(({ type }) => type === 'win')).to.have.length(1);
    expect(messageOf(element)).to.match(/won/i);
    await type('u');
    expect(element.status, 'undo by key after the win').to.equal('playing');
  });

  it('plays Little Spider, upper and lower row', async () => {
    element = await openTable('variant="little-spider" seed="1"');
    await at(0);
    await type('ArrowDown');
    const below = focusedName();
    expect(below).to.not.equal('');
    await type('ArrowUp');
    expect(place(element)).to.deep.equal([0, cardsOf(element, 0).length - 1]);
    await type('8');
    expect((place(element) as number[])[0]).to.equal(7);
    await type('9');
    expect((place(element) as number[])[0], 'there is no ninth column').to.equal(7);
  });

  it('is enough on an accessible table', async () => {
    element = await openPosition(PILES);
    await at(1);
    await type('Enter', 'ArrowLeft');
    await expect(element).to.be.accessible();
  });
});
