import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { keys, lift, press, slide } from '../support/mouse.js';
import { card, grip, heldIn, middle, openPosition, settled, withKings } from '../support/table.js';

/** Whether the whole of a card can be seen: nothing lies on its middle. */
function isWhole(element: SpiderSolitaire, number: number, index: number): boolean {
  const target = card(element, number, index);
  const { x, y } = middle(target);
  const root = target.getRootNode() as ShadowRoot;
  return target.contains(root.elementFromPoint(x, y));
}

describe('A covered card is shown whole', () => {
  let element: SpiderSolitaire;

  beforeEach(async () => {
    element = await openPosition(withKings(['jdTC7S6S', '8H']));
  });

  afterEach(async () => {
    await resetMouse();
  });

  it('while it is pressed and held, and nothing is played', async () => {
    expect(isWhole(element, 0, 1)).to.be.false;
    await press(grip(card(element, 0, 1)));
    await waitUntil(() => isWhole(element, 0, 1), 'it comes up');
    await lift();
    await settled(element);
    expect(isWhole(element, 0, 1)).to.be.false;
    expect(element.moveCount).to.equal(0);
    expect(heldIn(element)).to.deep.equal([]);
  });

  it('until it is drawn away: a hand that hesitates still drags', async () => {
    const from = grip(card(element, 0, 2));
    const to = middle(card(element, 1));
    await press(from);
    await waitUntil(() => isWhole(element, 0, 2), 'it comes up');
    await slide(from, to);
    expect(heldIn(element)).to.have.length(2);
    await lift();
    await settled(element);
    expect(element.position).to.include({ r0: '??TC', r1: '8H7S6S' });
  });

  it('while the right button is down, at once and without a menu', async () => {
    let menus = 0;
    element.addEventListener('contextmenu', (event) => {
      menus += event.defaultPrevented ? 0 : 1;
    });
    await press(grip(card(element, 0, 1)), 'right');
    await settled(element);
    expect(isWhole(element, 0, 1)).to.be.true;
    await lift('right');
    await settled(element);
    expect(isWhole(element, 0, 1)).to.be.false;
    expect(menus).to.equal(0);
  });

  it('by the key V, which covers it again', async () => {
    card(element, 0, 1).focus();
    await keys('v');
    await settled(element);
    expect(isWhole(element, 0, 1)).to.be.true;
    await keys('v');
    await settled(element);
    expect(isWhole(element, 0, 1)).to.be.false;
  });

  it('no longer once it is dragged', async () => {
    const from = grip(card(element, 0, 2));
    await press(from);
    await waitUntil(() => isWhole(element, 0, 2), 'it comes up');
    await slide(from, middle(card(element, 1)));
    await lift();
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('.peek').length).to.equal(0);
  });

  it('and a slow tap stays a tap', async () => {
    await press(grip(card(element, 0, 2)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await lift();
    await settled(element);
    expect(element.moveCount).to.equal(1);
  });
});
