// Cards set off in the very frame after an action, and what is drawn later takes their motion up.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { motionsIn } from '../support/drawn.js';
import {
  card,
  cardsOf,
  column,
  openPosition,
  openTable,
  settled,
  withKings,
} from '../support/table.js';

const RUN = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';

const air = (element: SpiderSolitaire): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('.air')!;

const countIn = (element: SpiderSolitaire, number: number): number =>
  cardsOf(element, number).length;

const cornerOf = (target: Element): [number, number] => {
  const { x, y } = target.getBoundingClientRect();
  return [x, y];
};

async function landed(element: SpiderSolitaire): Promise<void> {
  await settled(element);
  await waitUntil(() => motionsIn(element).length === 0, 'everything lands', { timeout: 5000 });
}

/** A table with motion on which the Eight may go from the first column to the second. */
async function openEight(attributes = 'motion="auto"'): Promise<SpiderSolitaire> {
  const element = await openPosition(withKings(['8S', '9C']), { attributes });
  await landed(element);
  return element;
}

describe('A head start', () => {
  it('lets a card set off before anything is drawn, and goes on in its new column', async () => {
    const element = await openEight();
    const before = card(element, 0);
    element.move('r0:1>r1');
    const [motion] = before.getAnimations();
    await element.updateComplete;
    expect(before.isConnected).to.be.false;
    await settled(element);
    const [next] = card(element, 1).getAnimations();
    expect(motion).to.be.an.instanceOf(Animation);
    expect(next).to.be.an.instanceOf(Animation);
    expect(motion!.playState).to.equal('idle');
  });

  it('is drawn before its motion is over, and never comes back on its way', async () => {
    const element = await openEight();
    const before = card(element, 0);
    const [x] = cornerOf(column(element, 1));
    const ways: number[] = [];
    let wasBefore = false;
    let isLate = false;
    element.move('r0:1>r1');
    const shown = (): Element => (countIn(element, 1) === 2 ? card(element, 1) : before);
    while (ways.length < 2 || motionsIn(element).length > 0) {
      await nextFrame();
      wasBefore ||= shown() === before;
      isLate ||= shown() !== before && shown().getAnimations().length > 0;
      ways.push(Math.abs(x - cornerOf(shown())[0]));
    }
    expect(wasBefore, 'it is seen in its old column first').to.be.true;
    expect(isLate, 'it flies in its new column').to.be.true;
    expect(ways.at(-1)).to.be.below(1);
    for (const [i, way] of ways.slice(1).entries()) expect(way).to.be.at.most(ways[i]! + 1);
  });

  it('is drawn at once when something is pressed', async () => {
    for (const event of [
      new PointerEvent('pointerdown', { bubbles: true, composed: true, isPrimary: true }),
      new KeyboardEvent('keydown', { key: 'x', bubbles: true, composed: true }),
    ]) {
      const element = await openEight();
      element.move('r0:1>r1');
      expect(countIn(element, 1)).to.equal(1);
      column(element, 4).dispatchEvent(event);
      expect(countIn(element, 1), event.type).to.equal(2);
      await landed(element);
    }
  });

  it('leaves a card where it was that is moved and moved back in one go', async () => {
    const element = await openEight();
    const corner = cornerOf(card(element, 0));
    element.move('r0:1>r1');
    element.undo();
    await landed(element);
    const last = card(element, 0);
    expect(cornerOf(last)).to.deep.equal(corner);
    expect([last.style.zIndex, last.style.translate]).to.deep.equal(['', '']);
  });

  it('lets the card that ends a run land on it before the run goes home', async () => {
    const piles = { r0: RUN.slice(0, -2), r1: 'AS' };
    const attributes = 'motion="auto"';
    const element = await openPosition(piles, { suits: 1, attributes });
    await landed(element);
    const ace = card(element, 1);
    const [x, y] = cornerOf(card(element, 0));
    element.move('r1:1>r0');
    for (const motion of ace.getAnimations()) motion.finish();
    const [aceX, aceY] = cornerOf(ace);
    expect(aceX).to.be.closeTo(x, 1);
    // A longer column may be squeezed a little more.
    expect(aceY).to.be.within(y - 1, y + 60);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(countIn(element, 0), 'the run lies there until it has landed').to.equal(12);
    await element.updateComplete;
    await settled(element);
    const [home] = [...air(element).children].slice(-1).map(cornerOf);
    expect(home![0], 'it leaves from there').to.be.closeTo(x, 30);
    await landed(element);
    expect(element.runsDone).to.equal(1);
    expect(air(element).childElementCount).to.equal(0);
  });

  it('lets a back leave the stock, which shows nothing of the card', async () => {
    const element = await openTable('seed="1" motion="auto"');
    await landed(element);
    element.deal();
    const [picture, ...others] = air(element).children;
    expect(others).to.have.length(0);
    expect(picture!.matches('.card.down')).to.be.true;
    expect(picture!.outerHTML).not.to.match(/aria-label|svg/);
    await landed(element);
    expect(air(element).childElementCount).to.equal(0);
  });

  it('brings a run back from home without one', async () => {
    const piles = { r0: RUN.slice(0, -2), r1: 'AS' };
    const element = await openPosition(piles, { suits: 1, attributes: 'motion="auto"' });
    await landed(element);
    element.move('r1:1>r0');
    await landed(element);
    element.undo();
    await landed(element);
    expect([countIn(element, 0), countIn(element, 1)]).to.deep.equal([12, 1]);
  });

  for (const attributes of ['motion="off"', 'motion="auto" style="--spider-duration:0"']) {
    it(`is none with ${attributes}`, async () => {
      const element = await openEight(attributes);
      element.move('r0:1>r1');
      expect(motionsIn(element)).to.have.length(0);
      await Promise.resolve();
      await element.updateComplete;
      expect(countIn(element, 1)).to.equal(2);
    });
  }
});
