import { expect } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchDrag, type Point } from '../support/commands.js';
import { listen, moves } from '../support/events.js';
import {
  button,
  card,
  cardsOf,
  column,
  grip,
  heldIn,
  middle,
  openPosition,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const PILES = withKings(['8S', 'TD7S6S', 'jcjdjhjstctd9cQS', ''], []);

describe('Dragging with a finger', () => {
  let element: SpiderSolitaire;
  let space: HTMLElement;

  beforeEach(async () => {
    element = await openPosition(PILES);
    space = document.createElement('div');
    space.style.height = '3000px';
    element.parentElement!.append(space);
    scrollTo(0, 0);
  });

  afterEach(() => {
    space.remove();
    scrollTo(0, 0);
  });

  function up({ x, y }: Point, by = 150): { from: Point; to: Point } {
    return { from: { x, y }, to: { x, y: y - by } };
  }

  async function scrolled(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 80));
    return scrollY;
  }

  it('moves a group and scrolls nothing', async () => {
    const told = listen(element);
    await touchDrag({ from: grip(card(element, 1, 1)), to: middle(card(element, 0)) });
    await settled(element);
    expect(element.position['r0']).to.equal('8S7S6S');
    expect(moves(told)).to.deep.equal(['r1:2>r0']);
    expect(await scrolled()).to.equal(0);
  });

  it('fills an empty column after the finger has rested', async () => {
    await touchDrag({ from: grip(card(element, 1, 2)), to: middle(card(element, 3)), holdMs: 300 });
    await settled(element);
    expect(element.position['r3']).to.equal('6S');
  });

  it('puts the cards back when the system takes the finger away', async () => {
    const told = listen(element);
    const from = grip(card(element, 1, 1));
    await touchDrag({ from, to: middle(card(element, 0)), end: 'touchCancel' });
    await settled(element);
    expect(moves(told)).to.deep.equal([]);
    expect(heldIn(element)).to.deep.equal([]);
    expect(card(element, 1, 1).style.translate).to.equal('');
    await touchDrag({ from, to: middle(card(element, 0)) });
    await settled(element);
    expect(element.position['r0']).to.equal('8S7S6S');
  });

  it('scrolls the page from the felt', async () => {
    const { x, bottom } = element.getBoundingClientRect();
    await touchDrag(up({ x: x + 40, y: bottom - 20 }));
    expect(await scrolled()).to.be.above(50);
    expect(element.moveCount).to.equal(0);
  });

  it('scrolls the page from an empty column', async () => {
    await touchDrag(up(middle(card(element, 3))));
    expect(await scrolled()).to.be.above(50);
    expect(element.moveCount).to.equal(0);
  });

  it('scrolls the page from a face-down card', async () => {
    await touchDrag(up(grip(card(element, 2, 3)), 120));
    expect(await scrolled()).to.be.above(50);
  });

  it('scrolls the page from the stock, and deals nothing', async () => {
    await touchDrag(up(middle(stockOf(element)), 90));
    expect(await scrolled()).to.be.above(20);
    expect(element.moveCount).to.equal(0);
  });

  it('scrolls the page from a button, and does not press it', async () => {
    element.move('r1:2>r0');
    await settled(element);
    const { x, y } = middle(button(element, 'Undo'));
    await touchDrag({ from: { x, y }, to: { x: x + 5, y: y - 15 } });
    await touchDrag(up({ x, y: y + 0 }, y - 2));
    expect(element.moveCount).to.equal(1);
  });

  it('is kept from scrolling on cards that can be grabbed, and there only', () => {
    const touch = (target: Element): string => getComputedStyle(target).touchAction;
    expect(touch(card(element, 1, 2))).to.equal('none');
    expect(touch(card(element, 2, 0)), 'face down').to.not.equal('none');
    expect(touch(card(element, 3)), 'an empty place').to.not.equal('none');
    expect(touch(column(element, 1)), 'a column').to.not.equal('none');
    expect(touch(stockOf(element)), 'the stock').to.not.equal('none');
    expect(touch(element), 'the table').to.equal('auto');
    expect(touch(element.shadowRoot!.querySelector('[part=base]')!)).to.equal('auto');
  });

  it('zooms on no double tap, selects no text, calls no menu', () => {
    for (const target of [button(element, 'Undo'), stockOf(element), card(element, 3)]) {
      expect(getComputedStyle(target).touchAction).to.match(/manipulation|none/);
    }
    for (const target of [card(element, 0), ...cardsOf(element, 2)]) {
      expect(getComputedStyle(target).userSelect).to.equal('none');
    }
  });

  it('two drags at once move only the first finger’s cards', async () => {
    const finger = (
      type: string,
      pointerId: number,
      at: Point,
    ): PointerEventInit & { type: string } => ({
      type,
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 2,
      button: 0,
      buttons: 1,
      bubbles: true,
      composed: true,
      clientX: at.x,
      clientY: at.y,
    });
    const send = (
      target: Element,
      { type, ...init }: PointerEventInit & { type: string },
    ): void => {
      target.dispatchEvent(new PointerEvent(type, init));
    };
    const [first, second] = [card(element, 1, 1), card(element, 2)];
    send(second, finger('pointerdown', 3, middle(second)));
    send(second, finger('pointermove', 3, middle(card(element, 4))));
    send(second, finger('pointerup', 3, middle(card(element, 4))));
    await settled(element);
    expect(element.moveCount).to.equal(0);
    await touchDrag({ from: grip(first), to: middle(card(element, 0)) });
    await settled(element);
    expect(element.position['r0']).to.equal('8S7S6S');
  });

  it('is accessible afterwards', async () => {
    await touchDrag({ from: grip(card(element, 1, 1)), to: middle(card(element, 0)) });
    await settled(element);
    await expect(element).to.be.accessible();
  });
});
