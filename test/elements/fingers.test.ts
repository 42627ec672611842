import { expect } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { touchDrag, touchTap } from '../support/commands.js';
import { listen, moves } from '../support/events.js';
import { click, keys } from '../support/mouse.js';
import {
  card,
  cardsOf,
  focused,
  middle,
  openPosition,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const PILES = withKings(['8S', 'TD7S', '', '9H'], []);
const FULL = withKings(['8S', 'TD7S']);

describe('A finger that taps', () => {
  let element: SpiderSolitaire;
  let page: AbortController;
  let heard: string[];

  async function open(piles: Record<string, string>): Promise<void> {
    element = await openPosition(piles);
  }

  async function tap(target: Element): Promise<void> {
    await touchTap(middle(target));
    await settled(element);
  }

  beforeEach(() => {
    page = new AbortController();
    heard = [];
    for (const type of ['mousedown', 'click']) {
      document.addEventListener(type, () => heard.push(type), { signal: page.signal });
    }
  });

  afterEach(() => {
    page.abort();
  });

  it('is answered when it leaves, and is one click for the page', async () => {
    await open(PILES);
    const told = listen(element);
    await tap(card(element, 1));
    expect(moves(told)).to.deep.equal(['r1:1>r0']);
    expect(heard).to.deep.equal(['click']);
  });

  it('is answered so on an empty column too', async () => {
    await open(PILES);
    element.tap = 'pick';
    await tap(card(element, 1));
    await tap(card(element, 2));
    expect(element.position['r2']).to.equal('7S');
    expect(heard).to.deep.equal(['click', 'click']);
  });

  it('is answered so on the stock too', async () => {
    await open(FULL);
    await tap(stockOf(element));
    expect(element.moveCount).to.equal(1);
    expect(heard).to.deep.equal(['click']);
  });

  it('puts down on face-down cards too', async () => {
    await open(withKings(['8S', 'TD7S', 'jcjdjhjs8D']));
    element.tap = 'pick';
    await tap(card(element, 1));
    const [back] = cardsOf(element, 2);
    const { left, top } = back!.getBoundingClientRect();
    await touchTap({ x: Math.round(left + 20), y: Math.round(top + 3) });
    await settled(element);
    expect(element.position['r2']).to.equal('????????8D7S');
    expect(heard).to.deep.equal(['click', 'click']);
  });

  it('means nothing once it has left the stock', async () => {
    await open(FULL);
    const from = middle(stockOf(element));
    await touchDrag({ from, to: { x: from.x - 60, y: from.y } });
    await settled(element);
    expect(element.moveCount).to.equal(0);
  });

  it('takes the focus from a field of the page, so that keys work', async () => {
    await open(PILES);
    const field = document.createElement('input');
    element.after(field);
    field.focus();
    await tap(card(element, 1));
    expect(document.activeElement?.localName).to.equal('spider-solitaire');
    await keys('u');
    expect(element.moveCount).to.equal(0);
    field.remove();
  });

  it('shows no focus ring, also after keys have shown one', async () => {
    await open(PILES);
    await tap(card(element, 3));
    expect(focused()!.matches('.card')).to.be.true;
    expect(focused()!.matches(':focus-visible')).to.be.false;
    await keys('ArrowLeft');
    await settled(element);
    expect(focused()!.matches(':focus-visible')).to.be.true;
    await tap(card(element, 1));
    expect(focused()!.matches(':focus-visible')).to.be.false;
  });

  it('leaves keys their ring, and keys that only click', async () => {
    await open(PILES);
    element.focus();
    await keys('2', 'Enter');
    await settled(element);
    expect(focused()!.matches(':focus-visible'), 'picked up').to.be.true;
    await keys('1', 'Enter');
    await settled(element);
    expect(element.moveCount).to.equal(1);
    expect(focused()!.matches(':focus-visible'), 'put down').to.be.true;
    await keys('u');
    await settled(element);
    expect(focused()!.matches(':focus-visible'), 'undone').to.be.true;
    element.keys = 'off';
    await keys('Enter');
    await settled(element);
    expect(heard).to.deep.equal(['click']);
    expect(focused()!.matches(':focus-visible'), 'clicked').to.be.true;
  });

  it('leaves the mouse its next click', async () => {
    await open(PILES);
    await tap(card(element, 1));
    await click(middle(card(element, 3)));
    await settled(element);
    expect(element.position['r1']).to.equal('TD9H');
  });
});

describe('A mouse, in browsers that give buttons no focus', () => {
  it('has its keys all the same', async () => {
    const element = await openPosition(PILES);
    const page = new AbortController();
    const { signal } = page;
    document.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    await click(middle(card(element, 1)));
    await settled(element);
    page.abort();
    await keys('u');
    expect(element.moveCount).to.equal(0);
  });
});
