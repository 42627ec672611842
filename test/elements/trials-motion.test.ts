import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { atRest, drawnAfresh, inFlight, layoutOf, motionsIn, shownIn } from '../support/drawn.js';
import { listen, moves } from '../support/events.js';
import { click, drag, keys, lift, press, slide } from '../support/mouse.js';
import { cards } from '../support/piles.js';
import { makeRandom, pick } from '../support/random.js';
import {
  button,
  card,
  column,
  grip,
  heldIn,
  middle,
  openPosition,
  openTable,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

/** The next deal brings the Seven of Spades to column 1 and the Eight to column 2. */
const DEALT = { ...withKings([]), s: '3c3d4c4d5c5dqcqd8s7s' };

/** A set that lacks its Ace; when that comes, it leaves, and two cards are turned. */
const NEARLY = withKings([`jc${cards('S', 'K', '2')}`, 'jdAS', 'QC', 'QD', '9C', '9D']);

async function withMotion(
  piles: Readonly<Record<string, string>>,
  motion = 'auto',
): Promise<SpiderSolitaire> {
  const element = await openPosition(piles);
  element.setAttribute('motion', motion);
  await settled(element);
  return element;
}

/** When everything has come to rest the table looks as if it had been opened just now. */
async function expectDrawnRight(element: SpiderSolitaire): Promise<void> {
  await keys('Escape');
  await atRest(element);
  const drawn = [shownIn(element), layoutOf(element)];
  expect(drawn).to.deep.equal(await drawnAfresh(element));
  expect(Object.values(element.position).join('')).to.have.length(208);
}

/** How long the slowest card takes, in ms. */
function longestMotion(element: SpiderSolitaire): number {
  const ends = motionsIn(element).map((motion) => motion.effect!.getComputedTiming().endTime);
  return Math.max(0, ...ends.map(Number));
}

describe('While cards fly', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    await resetMouse();
  });

  it('keys pressed one upon the other leave the table right', async () => {
    element = await withMotion(DEALT);
    element.focus();
    await keys(...'dudduurrdur');
    expect(element.moveCount).to.equal(3);
    await expectDrawnRight(element);
  });

  it('clicks on everything, one upon the other, leave the table right', async () => {
    element = await openTable('seed="7" suits="1"');
    element.setAttribute('motion', 'auto');
    const random = makeRandom(3);
    for (let i = 0; i < 40; i++) {
      const targets = [stockOf(element), button(element, 'Undo'), button(element, 'Redo')];
      const target = i % 5 ? card(element, random(10)) : pick(targets, random);
      await click(middle(target));
    }
    expect(element.canUndo).to.be.true;
    await expectDrawnRight(element);
  });

  it('a card that has just been dealt can be grabbed in the air, and lies under the hand', async () => {
    element = await withMotion(DEALT);
    const told = listen(element);
    await click(middle(stockOf(element)));
    const flight = (): Animation | undefined => card(element, 0).getAnimations()[0];
    await waitUntil(flight, 'the first card is drawn in its column');
    await inFlight(element);
    // All cards come out from under the stock, one after the other.
    flight()!.currentTime = 60;
    await drag(middle(card(element, 0)), middle(column(element, 1)));
    expect(moves(told)).to.deep.equal(['deal', 'r0:1>r1']);
    await expectDrawnRight(element);
  });

  it('undo and redo meet the deal in the air', async () => {
    element = await withMotion(DEALT);
    const { position } = element;
    element.focus();
    await keys('d');
    await inFlight(element);
    await keys('u');
    expect(element.position).to.deep.equal(position);
    await expectDrawnRight(element);
  });

  it('a leaving set lets none of its cards be grabbed', async () => {
    element = await withMotion(NEARLY);
    const told = listen(element);
    await drag(grip(card(element, 1)), middle(card(element, 0)));
    await inFlight(element);
    const flying = motionsIn(element).map(({ effect }) => (effect as KeyframeEffect).target!);
    const grabbed: string[] = [];
    for (const at of flying.map(middle)) {
      await press(at);
      await slide(at, middle(column(element, 8)));
      grabbed.push(...heldIn(element));
      await lift();
    }
    // The cards that were turned up beneath may be.
    expect(grabbed.filter((name) => !name.startsWith('Jack'))).to.deep.equal([]);
    expect(moves(told)).to.deep.equal(['r1:1>r0']);
    expect([element.runsDone, heldIn(element).length]).to.deep.equal([1, 0]);
    await keys('u', 'r');
    expect(element.runsDone).to.equal(1);
    await expectDrawnRight(element);
  });
});

describe('Motion', () => {
  /** A move that lets a set leave, an undo and a deal; the longest motion after each. */
  async function play(element: SpiderSolitaire): Promise<number[]> {
    const found: number[] = [];
    for (const work of [
      () => element.move('r1:1>r0'),
      () => element.undo(),
      () => element.deal(),
    ]) {
      expect(work()).to.be.true;
      await settled(element);
      found.push(longestMotion(element));
      await atRest(element);
    }
    return found;
  }

  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('is fast where that is wished for, and can be switched off', async () => {
    const usual = await play(await withMotion(NEARLY));
    const fast = await play(await withMotion(NEARLY, 'fast'));
    const off = await play(await withMotion(NEARLY, 'off'));
    expect(Math.min(...fast)).to.be.above(0);
    for (const [i, end] of usual.entries()) expect(fast[i]).to.be.below(end * 0.7);
    expect(Math.max(...usual), 'a deal of ten cards, in ms').to.be.below(1000);
    expect(off).to.deep.equal([0, 0, 0]);
  });

  it('rests where the system wishes so: a set that leaves, an undo, a deal', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(await play(await withMotion(NEARLY))).to.deep.equal([0, 0, 0]);
  });

  it('rests where the system wishes so: a win', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const homes = Object.fromEntries([...'CCHHDDS'].map((suit, i) => [`f${i}`, cards(suit)]));
    const element = await withMotion({ ...homes, r0: cards('S', 'K', '2'), r1: 'AS' });
    await drag(grip(card(element, 1)), middle(card(element, 0)));
    await settled(element);
    expect(element.status).to.equal('won');
    expect(longestMotion(element)).to.equal(0);
    await resetMouse();
  });
});
