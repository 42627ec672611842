import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { ariaSnapshot } from '../support/commands.js';
import { isDealing } from '../support/drawn.js';
import { click, keys, lift, press, slide } from '../support/mouse.js';
import {
  card,
  columnsOf,
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
  return cards.filter((shown) => shown.getAnimations().length > 0).length;
}

const cardsOf = (pile: HTMLElement): Element[] => [...pile.shadowRoot!.querySelectorAll('.card')];

const cardsIn = (element: SpiderSolitaire, column: number): number =>
  cardsOf(columnsOf(element)[column]!).length;

/** Every card that flies until all of them rest, by column, with the frame it was first seen in. */
async function flightsUntilRest(element: SpiderSolitaire): Promise<{ at: number }[][]> {
  const seen = new Map<Element, number>();
  const columns = columnsOf(element);
  for (let at = 0; at === 0 || moving(element) > 0 || isDealing(element); at++) {
    for (const shown of columns.flatMap(cardsOf)) {
      if (shown.getAnimations().length > 0 && !seen.has(shown)) seen.set(shown, at);
    }
    await nextFrame();
  }
  return columns.map((column) =>
    cardsOf(column).flatMap((shown) => (seen.has(shown) ? [{ at: seen.get(shown)! }] : [])),
  );
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
  it('deals the first cards from the stock, column after column, and then rests', async () => {
    const element = await openTable('seed="1" motion="auto"');
    const flown = await flightsUntilRest(element);
    expect(flown.map(({ length }) => length)).to.deep.equal([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    for (const [i, cards] of flown.slice(1).entries()) {
      expect(cards[0]!.at, `column ${i + 1}`).to.be.above(flown[i]![0]!.at);
    }
  });

  it('lets a dealt round fly, one card a column', async () => {
    const element = await openTable('seed="1"');
    element.motion = 'auto';
    await settled(element);
    element.deal();
    expect(element.position['r9'])
      .to.match(/^(\S\S)+$/)
      .and.have.length(12);
    const flown = await flightsUntilRest(element);
    expect(flown.map(({ length }) => length)).to.deep.equal(Array<number>(10).fill(1));
  });

  it('catches up with the deal when something is pressed', async () => {
    const element = await openTable('seed="1" motion="auto"');
    await landed(element);
    element.deal();
    await drawn(element);
    expect(cardsIn(element, 9)).to.equal(5);
    await click(middle(card(element, 4)));
    expect(cardsIn(element, 9)).to.equal(6);
    await landed(element);
    await resetMouse();
  });

  for (const [title, letGo] of [
    ['are dropped where they may not go', lift],
    ['are let go by Escape', () => keys('Escape')],
  ] as const) {
    it(`lets cards run back from the hand when they ${title}`, async () => {
      const element = await openPosition(withKings(['8S', '9C']), { attributes: 'motion="auto"' });
      await landed(element);
      const from = middle(card(element, 0));
      await press(from);
      await slide(from, { x: from.x + 20, y: from.y + 300 });
      await letGo();
      await drawn(element);
      expect(card(element, 0).getAnimations()).to.have.length(1);
      await landed(element);
      expect(element.moveCount).to.equal(0);
      await resetMouse();
    });
  }

  it('deals in one go where styles leave a card no time', async () => {
    const element = await openTable('seed="1" style="--spider-duration:0" motion="auto"');
    element.deal();
    await drawn(element);
    expect(cardsIn(element, 9)).to.equal(6);
    expect(moving(element)).to.equal(0);
  });

  it('shows a deal at once when the table leaves the page', async () => {
    const element = await openTable('seed="1" motion="auto"');
    const { parentElement } = element;
    element.remove();
    parentElement!.append(element);
    await drawn(element);
    expect(cardsIn(element, 9)).to.equal(5);
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
    const flying = card(element, 0).cloneNode(true) as HTMLElement;
    flying.ariaLabel = 'A card in the air';
    air(element).append(flying);
    expect(await ariaSnapshot('spider-solitaire')).not.to.include('in the air');
    flying.focus();
    expect(flying.matches(':focus')).to.be.false;
    flying.remove();
  });
});
