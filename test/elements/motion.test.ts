import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { click } from '../support/mouse.js';
import {
  card,
  middle,
  openPosition,
  openTable,
  pilesIn,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const RUN = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';

const air = (element: SpiderSolitaire): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('.air')!;

/** How many cards move on the table, not counting pictures in the air. */
function moving(element: SpiderSolitaire): number {
  const cards = pilesIn(element).flatMap((pile) => [
    ...pile.shadowRoot!.querySelectorAll<HTMLElement>('.card'),
  ]);
  return cards.filter((shown) => shown.getAnimations().some(isFlight)).length;
}

/** A change of style may run too; flights are what the table itself sets off. */
function isFlight(motion: Animation): boolean {
  return !(motion instanceof CSSTransition);
}

async function landed(element: SpiderSolitaire): Promise<void> {
  await waitUntil(() => moving(element) === 0 && air(element).childElementCount === 0, 'lands', {
    timeout: 5000,
  });
}

async function drawn(element: SpiderSolitaire): Promise<void> {
  await settled(element);
  await nextFrame();
}

describe('Motion', () => {
  it('deals the first cards from the stock, and then rests', async () => {
    const element = await openTable('seed="1" motion="auto"');
    expect(moving(element)).to.be.above(9);
    await landed(element);
  });

  it('lets a dealt round fly, one card a column', async () => {
    const element = await openTable('seed="1"');
    element.motion = 'auto';
    await settled(element);
    element.deal();
    await drawn(element);
    expect(moving(element)).to.equal(10);
    await landed(element);
  });

  it('turns a card over: its old side first, which goes when it is done', async () => {
    const element = await openPosition(withKings(['6h7S', '8H']), { attributes: 'motion="auto"' });
    await landed(element);
    element.move('r0:1>r1');
    await drawn(element);
    expect(air(element).querySelectorAll('.down').length).to.equal(1);
    await landed(element);
    element.undo();
    await drawn(element);
    expect(air(element).querySelectorAll('.hearts').length).to.equal(1);
    await landed(element);
  });

  it('sends a run home card by card', async () => {
    const piles = { r0: RUN.slice(0, -2), r1: 'AS' };
    const element = await openPosition(piles, { suits: 1, attributes: 'motion="auto"' });
    await landed(element);
    element.move('r1:1>r0');
    await drawn(element);
    expect(air(element).childElementCount).to.be.above(5);
    await landed(element);
    expect(element.runsDone).to.equal(1);
  });

  it('never holds back input: everything can be played while cards fly', async () => {
    const element = await openTable('seed="1" motion="auto"');
    for (let i = 0; i < 5; i++) element.deal();
    for (let i = 0; i < 5; i++) element.undo();
    for (let i = 0; i < 3; i++) element.redo();
    await landed(element);
    const fresh = await openTable('seed="1"');
    for (let i = 0; i < 3; i++) fresh.deal();
    expect(element.position).to.deep.equal(fresh.position);
  });

  it('leaves the stock free: two quick taps deal twice', async () => {
    const element = await openTable('seed="1" motion="auto"');
    await landed(element);
    const place = middle(stockOf(element));
    await click(place);
    await click(place);
    expect(element.moveCount).to.equal(2);
    await landed(element);
    await resetMouse();
  });

  for (const [title, attributes] of [
    ['is none when switched off', 'motion="off"'],
    ['is shorter when fast', 'motion="fast"'],
  ] as const) {
    it(title, async () => {
      const element = await openTable(`seed="1" ${attributes}`);
      await landed(element);
      element.deal();
      await drawn(element);
      const [flight] = card(element, 0).getAnimations();
      const { duration = 0 } = flight?.effect?.getTiming() ?? {};
      expect(Number(duration)).to.be.below(120);
    });
  }

  it('leaves nothing in the air that readers or pointers meet', async () => {
    const element = await openTable('seed="1" motion="auto"');
    expect(air(element).inert).to.be.true;
    expect(air(element).getAttribute('aria-hidden')).to.equal('true');
  });
});
