import { expect } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import type { Point } from '../support/commands.js';
import { listen, moves } from '../support/events.js';
import { card, grip, heldIn, middle, openPosition, settled, withKings } from '../support/table.js';

// No driver has a trusted pen; the element is shown what a browser would send for one.
describe('Dragging with a pen', () => {
  let element: SpiderSolitaire;

  beforeEach(async () => {
    element = await openPosition(withKings(['8S', 'TD7S6S'], [5]));
  });

  function pen(target: Element, type: string, at: Point, more: PointerEventInit = {}): void {
    const init = {
      pointerId: 1,
      pointerType: 'pen',
      isPrimary: true,
      bubbles: true,
      composed: true,
    };
    const place = {
      clientX: at.x,
      clientY: at.y,
      button: type === 'pointermove' ? -1 : 0,
      buttons: 1,
    };
    target.dispatchEvent(new PointerEvent(type, { ...init, ...place, ...more }));
  }

  async function draw(from: HTMLElement, to: Point, end = 'pointerup'): Promise<void> {
    const at = grip(from);
    pen(from, 'pointerdown', at);
    for (const share of [0.3, 0.6, 1]) {
      pen(from, 'pointermove', {
        x: at.x + (to.x - at.x) * share,
        y: at.y + (to.y - at.y) * share,
      });
    }
    pen(from, end, to);
    await settled(element);
  }

  it('moves a group', async () => {
    const told = listen(element);
    await draw(card(element, 1, 1), middle(card(element, 0)));
    expect(moves(told)).to.deep.equal(['r1:2>r0']);
  });

  it('puts the cards back on a bad drop', async () => {
    await draw(card(element, 1, 1), middle(card(element, 2)));
    expect(element.position['r1']).to.equal('TD7S6S');
    expect(heldIn(element)).to.deep.equal([]);
  });

  it('puts the cards back when it is taken away', async () => {
    const told = listen(element);
    await draw(card(element, 1, 1), middle(card(element, 0)), 'pointercancel');
    expect(moves(told)).to.deep.equal([]);
    expect(heldIn(element)).to.deep.equal([]);
  });

  it('with its side button drags nothing', async () => {
    const from = card(element, 1, 1);
    pen(from, 'pointerdown', grip(from), { button: 2, buttons: 2 });
    pen(from, 'pointermove', middle(card(element, 0)), { buttons: 2 });
    await settled(element);
    expect(heldIn(element)).to.deep.equal([]);
    pen(from, 'pointerup', middle(card(element, 0)), { button: 2 });
  });

  it('is accessible afterwards', async () => {
    await draw(card(element, 1, 1), middle(card(element, 5)));
    expect(element.position['r5']).to.equal('7S6S');
    await expect(element).to.be.accessible();
  });
});
