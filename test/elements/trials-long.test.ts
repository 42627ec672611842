import { expect } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { atRest, motionsIn } from '../support/drawn.js';
import { click } from '../support/mouse.js';
import { button, middle, openPosition, openTable, settled, withKings } from '../support/table.js';

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

describe('A game of 3000 moves', () => {
  const BATCH = 50;
  let element: SpiderSolitaire;

  /** Moves a card to and fro so often and draws each batch; gives the time of every batch. */
  async function play(moves: number): Promise<number[]> {
    const times: number[] = [];
    for (let done = 0; done < moves; done += BATCH) {
      const start = performance.now();
      for (let i = 0; i < BATCH; i++) element.move(i % 2 ? 'r5:1>r4' : 'r4:1>r5');
      await element.updateComplete;
      times.push(performance.now() - start);
    }
    return times;
  }

  it('stays as quick as it began, its save small, and undo goes on', async () => {
    element = await openPosition(withKings(['TC7S', '', '', '', '8D'], [5]));
    const first = element.save().length;
    const times = await play(3000);
    expect(element.moveCount).to.equal(3000);
    const [early, late] = [times.slice(0, 15), times.slice(-15)].map(median);
    // On a busy machine times vary; work for every move of the past would make it many times slower.
    expect(late).to.be.below(early! * 2 + 5);
    expect((element.save().length - first) / 3000, 'letters a move').to.be.below(10);
    for (let i = 0; i < 101; i++) element.undo();
    expect(element.moveCount).to.equal(2899);
    expect(element.position['r5']).to.equal('8D');
  });
});

const WAKERS = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
] as const;
type Waker = (callback: (...args: unknown[]) => void, ms?: number) => number;

describe('A table at which nobody plays', () => {
  it('wakes for no timer and no frame, and moves nothing for ever', async () => {
    const { ran, restore } = noteWakeups();
    const element = await openTable('seed="1"');
    element.setAttribute('motion', 'auto');
    element.deal();
    await settled(element);
    await atRest(element);
    ran.length = 0;
    await pause(1100);
    restore();
    expect(ran, 'the pause of the test alone').to.deep.equal(['setTimeout']);
    expect(endless(element)).to.deep.equal([]);
  });

  /** Lets timers and frames run as ever, and notes each one that runs. */
  function noteWakeups(): { ran: string[]; restore: () => unknown } {
    const ran: string[] = [];
    const wakers = window as unknown as Record<string, Waker>;
    const kept = Object.fromEntries(WAKERS.map((name) => [name, wakers[name]!]));
    for (const [name, real] of Object.entries(kept)) {
      const noting: Waker = (callback, ms) =>
        real.call(
          window,
          (...args) => {
            ran.push(name);
            callback(...args);
          },
          ms,
        );
      Object.assign(window, { [name]: noting });
    }
    return { ran, restore: () => Object.assign(window, kept) };
  }

  /** Everything in the table that moves without end. */
  function endless(element: SpiderSolitaire): unknown[] {
    const all = [...element.shadowRoot!.querySelectorAll('*')].flatMap((found) =>
      found.getAnimations({ subtree: true }),
    );
    return [...all, ...motionsIn(element)]
      .map((motion) => motion.effect!.getComputedTiming().endTime)
      .filter((end) => Number(end) > 60_000);
  }
});

describe('New', () => {
  it('deals before the next frame is over, whatever the game', async () => {
    for (const variant of ['spider', 'spider-4-decks', 'little-spider']) {
      const element = await openTable(`variant="${variant}"`);
      const dealt = { before: element.dealNumber, start: 0, end: 0 };
      element.addEventListener('click', ({ timeStamp }) => (dealt.start = timeStamp));
      element.addEventListener('spider-deal', () => (dealt.end = performance.now()));
      await click(middle(button(element, 'New')));
      await settled(element);
      expect(element.dealNumber).to.not.equal(dealt.before);
      expect(dealt.end - dealt.start, `${variant}, ms`).to.be.within(0, 500);
    }
  });
});
