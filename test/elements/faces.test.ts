import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { motionsIn } from '../support/drawn.js';
import { keys, lift, press, slide } from '../support/mouse.js';
import {
  card,
  cardsOf,
  column,
  grip,
  middle,
  openPosition,
  settled,
  withKings,
} from '../support/table.js';

/** Which cards of a column show more than their index. */
function facesIn(element: SpiderSolitaire, number: number): boolean[] {
  return cardsOf(element, number).map((shown) => shown.querySelector('.face') !== null);
}

describe('The face of a card', () => {
  let element: SpiderSolitaire;

  beforeEach(async () => {
    element = await openPosition(withKings(['QSJSTS9S', 'JHTH']));
  });

  afterEach(async () => {
    await resetMouse();
  });

  it('is drawn on the last card of a column and on the one that it uncovers', () => {
    expect(facesIn(element, 0)).to.deep.equal([false, false, true, true]);
    expect(facesIn(element, 1)).to.deep.equal([true, true]);
  });

  it('shows nothing in the strip of a covered card once its cover has landed', async () => {
    const clipOf = (index: number): string =>
      getComputedStyle(card(element, 1, index).querySelector('.face')!).clipPath;
    expect(clipOf(0)).to.match(/^inset\([1-9]/);
    expect(clipOf(1)).to.equal('none');
    element.motion = 'auto';
    await settled(element);
    element.move('r0:1>r1');
    await element.updateComplete;
    await nextFrame();
    expect(clipOf(1), 'it is whole while the other flies').to.equal('none');
    await waitUntil(() => motionsIn(element).length === 0, 'it lands');
    await settled(element);
    expect(clipOf(1)).to.match(/^inset\([1-9]/);
  });

  it('stays until the cards that cover it have landed', async () => {
    element = await openPosition(withKings(['QSTS9S', 'QHJH']));
    element.motion = 'auto';
    await settled(element);
    element.move('r0:2>r1');
    await element.updateComplete;
    await nextFrame();
    expect(motionsIn(element).length).to.be.above(0);
    expect(facesIn(element, 1)).to.deep.equal([false, true, true, true]);
    await waitUntil(() => facesIn(element, 1).join() === 'false,false,true,true', 'it goes');
    expect(motionsIn(element)).to.have.length(0);
  });

  it('shows on the card under those in the hand, and goes when they come back', async () => {
    const from = grip(card(element, 0, 2));
    await press(from);
    await slide(from, middle(column(element, 5)));
    await settled(element);
    expect(facesIn(element, 0)).to.deep.equal([false, true, true, true]);
    await keys('Escape');
    await lift();
    await settled(element);
    expect(facesIn(element, 0)).to.deep.equal([false, false, true, true]);
  });

  it('is drawn on a covered card that is shown whole', async () => {
    card(element, 0, 1).focus();
    await keys('v');
    await settled(element);
    expect(facesIn(element, 0)).to.deep.equal([false, true, true, true]);
    await keys('v');
    await settled(element);
    expect(facesIn(element, 0)).to.deep.equal([false, false, true, true]);
  });
});
