import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import type { Point } from '../support/commands.js';
import { listen, moves, refusals } from '../support/events.js';
import { drag, keys, lift, press, slide } from '../support/mouse.js';
import {
  button,
  card,
  column,
  columnsOf,
  focused,
  grip,
  heldIn,
  middle,
  openPosition,
  settled,
  withKings,
} from '../support/table.js';

/** 8S and 8H open, 9H 8C, a run of two spades, an empty column. */
const PILES = withKings(['8S', '8H', '9H8C', 'TD7S6S', 'jcQS', '', '7D']);

/** A place of the page that belongs to no pile. */
function felt(element: SpiderSolitaire): Point {
  const { right, bottom } = element.getBoundingClientRect();
  return { x: right - 3, y: bottom - 3 };
}

/** Cards that are not drawn where they lie. */
function cardsAway(element: SpiderSolitaire): string[] {
  return columnsOf(element)
    .flatMap((found) => [...found.shadowRoot!.querySelectorAll<HTMLElement>('.card')])
    .filter(({ style }) => style.translate !== '')
    .map(({ ariaLabel }) => ariaLabel ?? '');
}

describe('Dragging with the mouse', () => {
  let element: SpiderSolitaire;

  beforeEach(async () => {
    element = await openPosition(PILES);
  });

  afterEach(async () => {
    await resetMouse();
  });

  it('goes on when the page scrolls under it', async () => {
    const before = document.createElement('div');
    const after = document.createElement('div');
    before.style.height = '300px';
    after.style.height = '1500px';
    element.before(before);
    element.after(after);
    const from = grip(card(element, 6));
    await press(from);
    await slide(from, { x: from.x + 20, y: from.y + 20 });
    window.scrollBy(0, 150);
    const to = middle(card(element, 0));
    await slide({ x: from.x + 20, y: from.y + 20 }, to);
    const held = card(element, 6).getBoundingClientRect();
    expect(Math.abs(held.x + held.width / 2 - to.x)).to.be.below(held.width);
    expect(Math.abs(held.y - to.y)).to.be.below(held.height);
    await lift();
    await settled(element);
    expect(element.position).to.include({ r0: '8S7D' });
    window.scrollTo(0, 0);
    before.remove();
    after.remove();
  });

  it('lets go when a script deals anew in between', async () => {
    const from = grip(card(element, 6));
    await press(from);
    await slide(from, { x: from.x + 60, y: from.y + 20 });
    expect(heldIn(element)).to.have.length(1);
    element.newGame({ seed: '3' });
    await settled(element);
    expect(element.matches(':state(dragging)')).to.be.false;
    await slide({ x: from.x + 60, y: from.y + 20 }, middle(card(element, 0)));
    await lift();
    await settled(element);
    expect(element.moveCount).to.equal(0);
    expect(cardsAway(element)).to.deep.equal([]);
  });

  async function dragCard(from: HTMLElement, to: Point): Promise<void> {
    await drag(grip(from), to);
    await settled(element);
  }

  it('moves a single card', async () => {
    const told = listen(element);
    await dragCard(card(element, 6), middle(card(element, 0)));
    expect(element.position['r0']).to.equal('8S7D');
    expect(told.map(({ type }) => type)).to.deep.equal(['before-move', 'move']);
    expect(told[1]).to.include({ action: 'r6:1>r0', source: 'player', moveCount: 1 });
  });

  it('moves a group, every card of it with the pointer', async () => {
    const [seven, six] = [card(element, 3, 1), card(element, 3, 2)];
    const before = [seven.getBoundingClientRect().x, six.getBoundingClientRect().x];
    await press(grip(seven));
    const to = middle(card(element, 0));
    await slide(grip(seven), to);
    const wide = to.x - (before[0]! + seven.offsetWidth / 2);
    expect(seven.getBoundingClientRect().x - before[0]!).to.be.closeTo(wide, 2);
    expect(six.getBoundingClientRect().x - before[1]!).to.be.closeTo(wide, 2);
    await lift();
    await settled(element);
    expect(element.position['r0']).to.equal('8S7S6S');
    expect(element.position['r3']).to.equal('TD');
  });

  it('turns up the card beneath', async () => {
    const told = listen(element);
    await dragCard(card(element, 4), middle(card(element, 7)));
    expect(element.position['r4']).to.equal('JC');
    expect(told.find(({ type }) => type === 'move')).to.deep.include({ turned: ['JC'] });
  });

  it('fills an empty column', async () => {
    await dragCard(card(element, 3, 1), middle(card(element, 5)));
    expect(element.position['r5']).to.equal('7S6S');
  });

  it('takes a drop low in a column, far under its last card', async () => {
    const { x, width, bottom } = column(element, 0).getBoundingClientRect();
    await dragCard(card(element, 6), { x: x + width / 2, y: bottom - 10 });
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('takes a drop in the gap beside a column', async () => {
    const { x, y } = column(element, 0).getBoundingClientRect();
    await dragCard(card(element, 6), { x: x - 1, y: y + 20 });
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('goes by the dragged card, not by the pile that hangs from it', async () => {
    const run = 'KSQSJSTS9S8S7S6S5S4S';
    element = await openPosition(withKings(['', '9D', run], [9]));
    await dragCard(card(element, 2, 0), middle(card(element, 9)));
    expect(element.position['r9']).to.equal(run);
  });

  it('puts cards back where they do not fit', async () => {
    const from = card(element, 6).getBoundingClientRect();
    await dragCard(card(element, 6), middle(card(element, 7)));
    expect(element.position).to.include({ r6: '7D', r7: 'KC' });
    const back = card(element, 6).getBoundingClientRect();
    expect([back.x, back.y]).to.deep.equal([from.x, from.y]);
    expect(heldIn(element)).to.deep.equal([]);
    expect(element.moveCount).to.equal(0);
  });

  it('puts cards back that are let go over the felt', async () => {
    const told = listen(element);
    await dragCard(card(element, 6), felt(element));
    expect(element.position['r6']).to.equal('7D');
    expect(moves(told)).to.deep.equal([]);
    expect(heldIn(element)).to.deep.equal([]);
  });

  for (const distance of [3, 30]) {
    it(`onto the own column costs nothing: ${distance} px`, async () => {
      element = await openPosition(withKings(['TD7S'], []));
      const from = grip(card(element, 0));
      await dragCard(card(element, 0), { x: from.x + distance / 3, y: from.y + distance });
      // 3 px are a tap, and with nowhere to go a tap picks the card up.
      expect(heldIn(element)).to.deep.equal(distance < 8 ? ['Seven of Spades'] : []);
      expect(element.moveCount).to.equal(0);
      expect(element.canUndo).to.be.false;
      expect(element.position['r0']).to.equal('TD7S');
    });
  }

  it('is one step to undo', async () => {
    const before = element.position;
    await dragCard(card(element, 4), middle(card(element, 7)));
    expect(element.undo()).to.be.true;
    expect({ ...element.position, r4: 'jcQS' }).to.deep.equal({ ...before, r4: 'jcQS' });
    expect(element.canUndo).to.be.false;
  });

  it('shows where the cards may go', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), felt(element));
    await settled(element);
    const marked = Array.from({ length: 10 }, (_, i) => i).filter((i) =>
      column(element, i).matches(':state(target)'),
    );
    expect(marked).to.deep.equal([0, 1, 2, 5]);
    const outlined = (i: number): boolean =>
      getComputedStyle(card(element, i)).outlineStyle !== 'none';
    expect(columnsOf(element).flatMap((_, i) => (i !== 6 && outlined(i) ? [i] : []))).to.deep.equal(
      marked,
    );
    await lift();
    await settled(element);
    expect(column(element, 0).matches(':state(target)')).to.be.false;
    expect(outlined(0)).to.be.false;
  });

  it('Escape in the middle puts the cards back, and the release does nothing', async () => {
    const told = listen(element);
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 0)));
    await keys('Escape');
    await settled(element);
    expect(heldIn(element)).to.deep.equal([]);
    await lift();
    await settled(element);
    expect(element.position['r6']).to.equal('7D');
    expect(moves(told)).to.deep.equal([]);
    expect(card(element, 6).style.translate).to.equal('');
    await dragCard(card(element, 6), middle(card(element, 0)));
    expect(element.position['r0'], 'the next drag').to.equal('8S7D');
  });

  it('pointercancel puts the cards back, and the next drag works', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 0)));
    card(element, 6).dispatchEvent(
      new PointerEvent('pointercancel', {
        bubbles: true,
        composed: true,
        pointerId: 1,
        isPrimary: true,
      }),
    );
    await settled(element);
    expect(heldIn(element)).to.deep.equal([]);
    await lift();
    await settled(element);
    expect(element.position['r6']).to.equal('7D');
    await dragCard(card(element, 6), middle(card(element, 0)));
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('leaves a second pointer out of it', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 1)));
    const second = { bubbles: true, composed: true, pointerId: 99, isPrimary: false };
    const other = card(element, 0);
    other.dispatchEvent(new PointerEvent('pointerdown', second));
    other.dispatchEvent(new PointerEvent('pointermove', { ...second, clientX: 5, clientY: 5 }));
    other.dispatchEvent(new PointerEvent('pointerup', second));
    await settled(element);
    expect(heldIn(element)).to.deep.equal(['Seven of Diamonds']);
    await lift();
    await settled(element);
    expect(element.position['r1']).to.equal('8H7D');
  });

  for (const which of ['right', 'middle'] as const) {
    it(`the ${which} button drags nothing`, async () => {
      await press(grip(card(element, 6)), which);
      await slide(grip(card(element, 6)), middle(card(element, 0)));
      await settled(element);
      expect(heldIn(element)).to.deep.equal([]);
      await lift(which);
      await settled(element);
      expect(element.position['r6']).to.equal('7D');
    });
  }

  it('another button in the middle of a drag does not end it', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 0)));
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'up', button: 'right' });
    await lift();
    await settled(element);
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('refuses cards that cannot be lifted, in words', async () => {
    const told = listen(element);
    await dragCard(card(element, 2, 0), middle(card(element, 5)));
    expect(element.position['r2']).to.equal('9H8C');
    expect(refusals(told)).to.deep.equal(['not-movable']);
    expect(column(element, 2).matches(':state(pointed)')).to.be.true;
    expect(getComputedStyle(card(element, 2)).outlineStyle).to.equal('dashed');
  });

  it('never lifts a face-down card', async () => {
    const told = listen(element);
    await dragCard(card(element, 4, 0), middle(card(element, 5)));
    expect(moves(told)).to.deep.equal([]);
    expect(heldIn(element)).to.deep.equal([]);
    expect(element.position['r4']).to.equal('??QS');
  });

  it('takes nothing from a finished set', async () => {
    element = await openPosition({
      ...withKings(['7S']),
      f0: 'KSQSJSTS9S8S7S6S5S4S3S2SAS',
      r5: '8S',
    });
    const told = listen(element);
    const home = element.shadowRoot!.querySelector('spider-foundation')!;
    await dragCard(home, middle(column(element, 0)));
    await drag(middle(home), middle(card(element, 1)));
    await settled(element);
    expect(moves(told)).to.deep.equal([]);
    expect(element.runsDone).to.equal(1);
    expect(element.move('f0:13>r0')).to.be.false;
    expect(element.move('f0:1>r0')).to.be.false;
    expect(refusals(told)).to.deep.equal(['not-movable', 'not-movable']);
    expect(element.runsDone).to.equal(1);
  });

  it('never makes the page grow, however far it goes', async () => {
    const page = document.scrollingElement!;
    const size = (): number[] => [page.scrollWidth, page.scrollHeight];
    const before = size();
    await press(grip(card(element, 6)));
    for (const [x, y] of [
      [innerWidth - 1, 5],
      [innerWidth - 1, innerHeight - 1],
      [innerWidth + 200, innerHeight + 200],
      [1, innerHeight - 1],
    ] as const) {
      await sendMouse({ type: 'move', position: [x, y] });
      await settled(element);
      expect(size(), `${x}, ${y}`).to.deep.equal(before);
    }
    await lift();
    await settled(element);
    expect(element.position['r6']).to.equal('7D');
  });

  it('outside the window and back is still one drag', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), { x: -200, y: 100 });
    await slide({ x: -200, y: 100 }, middle(card(element, 0)));
    await lift();
    await settled(element);
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('ends cleanly when the table is taken away in the middle', async () => {
    const parent = element.parentElement!;
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 0)));
    element.remove();
    await lift();
    parent.append(element);
    await settled(element);
    expect(element.position['r6']).to.equal('7D');
    expect(heldIn(element)).to.deep.equal([]);
    expect(card(element, 6).style.translate).to.equal('');
    await dragCard(card(element, 6), middle(card(element, 0)));
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('does not start the dragging of the browser itself', async () => {
    const started: string[] = [];
    element.addEventListener('dragstart', ({ type }) => started.push(type));
    await dragCard(card(element, 3, 1), middle(card(element, 0)));
    expect(started).to.deep.equal([]);
    expect(getSelection()?.toString()).to.equal('');
  });

  it('ends where the player sees it after the page has shifted', async () => {
    const banner = document.createElement('div');
    banner.style.height = '120px';
    element.parentElement!.prepend(banner);
    await dragCard(card(element, 6), middle(card(element, 0)));
    expect(element.position['r0']).to.equal('8S7D');
  });

  it('a move of a script in the middle ends the drag', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 0)));
    expect(element.move('r3:2>r0')).to.be.true;
    await settled(element);
    await lift();
    await settled(element);
    expect(element.position).to.include({ r0: '8S7S6S', r6: '7D' });
    expect(heldIn(element)).to.deep.equal([]);
    expect(card(element, 6).style.translate).to.equal('');
  });

  it('undo by its key in the middle loses no card', async () => {
    element.move('r3:2>r0');
    await settled(element);
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), middle(card(element, 1)));
    element.undo();
    await settled(element);
    await lift();
    await settled(element);
    expect(element.position).to.include({ r0: '8S', r3: 'TD7S6S' });
    expect(Object.values(element.position).join('')).to.have.length(104 * 2);
  });

  it('wins, once, when the last set is finished by hand', async () => {
    const set = (suit: string): string => [...'KQJT98765432A'].map((rank) => rank + suit).join('');
    const homes = Object.fromEntries(
      [...'CCHHDDS'].map((suit, i) => [`f${i}`, set(suit)] as const),
    );
    element = await openPosition({ ...homes, r0: set('S').slice(0, -2), r1: 'AS' });
    const told = listen(element);
    await dragCard(card(element, 1), middle(card(element, 0)));
    expect(element.status).to.equal('won');
    expect(told.map(({ type }) => type)).to.deep.equal(['before-move', 'move', 'win']);
    expect(element.matches(':state(won)')).to.be.true;
  });

  it('keeps buttons for themselves', async () => {
    await drag(middle(button(element, 'Undo')), middle(card(element, 0)));
    await settled(element);
    expect(element.moveCount).to.equal(0);
    expect(heldIn(element)).to.deep.equal([]);
  });

  it('is accessible while cards are held', async () => {
    await press(grip(card(element, 6)));
    await slide(grip(card(element, 6)), felt(element));
    await settled(element);
    await expect(element).to.be.accessible();
    await lift();
    expect(focused()).to.not.equal(undefined);
  });
});
