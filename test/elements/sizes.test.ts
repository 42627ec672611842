import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import {
  card,
  cardsOf,
  column,
  messageOf,
  openPosition,
  openTable,
  settled,
  withKings,
} from '../support/table.js';

const PILES = withKings(['jcjdQS', 'TD9H8C', '', 'KS'], []);

function stepOf(element: SpiderSolitaire, number: number): number {
  const [first, second] = cardsOf(element, number).map((found) => found.getBoundingClientRect());
  return Math.round(second!.top - first!.top);
}

function gapOf(element: SpiderSolitaire): number {
  const [left, right] = [0, 1].map((number) => column(element, number).getBoundingClientRect());
  return Math.round(right!.left - left!.right);
}

describe('Lengths of the page', () => {
  let element: SpiderSolitaire;

  async function set(lengths: Record<string, string>): Promise<void> {
    for (const [name, length] of Object.entries(lengths)) element.style.setProperty(name, length);
    await settled(element);
    await settled(element);
  }

  beforeEach(async () => {
    await setViewport({ width: 1000, height: 800 });
    element = await openPosition(PILES);
  });

  after(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  it('set the distance between columns', async () => {
    await set({ '--spider-gap': '20px' });
    expect(gapOf(element)).to.equal(20);
    await set({ '--spider-gap': 'calc(0.25rem + 1px)' });
    expect(gapOf(element)).to.equal(5);
  });

  it('set how much is seen of covered cards, face up and face down', async () => {
    await set({ '--spider-fan-up': '50px' });
    expect(stepOf(element, 1)).to.equal(50);
    await set({ '--spider-fan-down': '1.5em' });
    expect([stepOf(element, 1), stepOf(element, 0)]).to.deep.equal([50, 24]);
  });

  it('are as usual again when they are taken back', async () => {
    const usual = [gapOf(element), stepOf(element, 0), stepOf(element, 1)];
    const lengths = ['--spider-gap', '--spider-fan-down', '--spider-fan-up'];
    await set(Object.fromEntries(lengths.map((name) => [name, '31px'])));
    expect([gapOf(element), stepOf(element, 0), stepOf(element, 1)]).to.deep.equal([31, 31, 31]);
    await set(Object.fromEntries(lengths.map((name) => [name, ''])));
    expect([gapOf(element), stepOf(element, 0), stepOf(element, 1)]).to.deep.equal(usual);
  });

  it('yield where a column would grow too long', async () => {
    await set({ '--spider-fan-up': '60px' });
    const long = 'QSJSTS9S8S7S6S5S4S3S2S';
    element.remove();
    element = await openPosition(withKings([long]));
    await set({ '--spider-fan-up': '60px' });
    expect(stepOf(element, 0)).to.be.within(9, 59);
    expect(card(element, 0).getBoundingClientRect().bottom).to.be.at.most(
      element.getBoundingClientRect().bottom,
    );
  });

  it('break nothing, however absurd', async () => {
    await set({
      '--spider-gap': '900px',
      '--spider-fan-up': '-40px',
      '--spider-fan-down': '9000px',
    });
    const { width } = card(element, 0).getBoundingClientRect();
    expect(width).to.be.above(20);
    expect(document.documentElement.scrollWidth).to.be.at.most(1000);
    expect(column(element, 9).getBoundingClientRect().right).to.be.at.most(1000);
    expect(stepOf(element, 1)).to.be.above(8);
  });

  it('are not taken from the text of the page', async () => {
    const usual = [gapOf(element), stepOf(element, 0), stepOf(element, 1)];
    const box = element.parentElement!;
    box.style.textIndent = '77px';
    await settled(element);
    await setViewport({ width: 1000, height: 700 });
    await setViewport({ width: 1000, height: 800 });
    await settled(element);
    expect([gapOf(element), stepOf(element, 0), stepOf(element, 1)]).to.deep.equal(usual);
    box.style.textIndent = '';
  });
});

describe('A height at most', () => {
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  it('is kept, with every card in it', async () => {
    await setViewport({ width: 900, height: 900 });
    const element = await openTable('seed="1" style="max-height: 420px"');
    await waitUntil(() => element.offsetHeight <= 420, 'the table keeps to its height');
    const { bottom } = element.getBoundingClientRect();
    for (let number = 0; number < 10; number++) {
      expect(card(element, number).getBoundingClientRect().bottom).to.be.at.most(bottom);
    }
    expect(messageOf(element)).to.not.equal('');
  });
});
