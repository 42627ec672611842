import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { atRest, drawnAfresh, layoutOf, shownIn } from '../support/drawn.js';
import { listen } from '../support/events.js';
import { click, drag, keys } from '../support/mouse.js';
import { cards } from '../support/piles.js';
import { makeRandom, pick, type Random } from '../support/random.js';
import {
  button,
  card,
  grip,
  messageOf,
  middle,
  noteLoops,
  openPosition,
  openTable,
  settled,
  withKings,
} from '../support/table.js';

/** A set that lacks its Ace; when that comes, it leaves, and two cards are turned. */
const NEARLY = withKings([`jc${cards('S', 'K', '2')}`, 'jdAS', 'QC', 'QD', '9C', '9D']);

/** Everything that a player sees of a game, and what a script does. */
function seen(element: SpiderSolitaire): object {
  const { position, score, moveCount, dealsLeft, runsDone, status } = element;
  return { position, score, moveCount, dealsLeft, runsDone, status, shown: shownIn(element) };
}

/** Plays some legal action; false if there is none. */
function playAtRandom(element: SpiderSolitaire, random: Random): boolean {
  const actions = element.legalMoves();
  return actions.length > 0 && element.move(pick(actions, random));
}

describe('Undo', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    await resetMouse();
  });

  it('takes back a set that left and both cards that turned, in one step; redo brings all', async () => {
    element = await openPosition(NEARLY);
    const told = listen(element);
    const before = seen(element);
    await drag(grip(card(element, 1)), middle(card(element, 0)));
    await settled(element);
    expect(told.at(-1)).to.deep.include({ runs: 1, turned: ['JC', 'JD'] });
    expect(element.position).to.include({ r0: 'JC', r1: 'JD' });
    const after = seen(element);
    await keys('u');
    await settled(element);
    expect({ ...seen(element), score: 0 }).to.deep.equal({ ...before, score: 0 });
    expect(element.canUndo).to.be.false;
    await keys('r');
    await settled(element);
    expect({ ...seen(element), score: 0 }).to.deep.equal({ ...after, score: 0 });
    expect(element.canRedo).to.be.false;
  });

  for (const variant of ['spider', 'spiderette', 'little-spider']) {
    it(`as often as there were actions leads back to the deal, each time the same: ${variant}`, async () => {
      element = await openTable(`variant="${variant}" seed="11"`);
      const random = makeRandom(5);
      const begin = { ...seen(element), score: 0 };
      const positions = [element.position];
      while (positions.length < 20 && playAtRandom(element, random))
        positions.push(element.position);
      expect(positions.length).to.be.above(8);
      const undo = middle(button(element, 'Undo'));
      for (const position of positions.slice(0, -1).reverse()) {
        await click(undo);
        expect(element.position).to.deep.equal(position);
      }
      await settled(element);
      expect({ ...seen(element), score: 0 }).to.deep.equal(begin);
      expect([element.canUndo, element.canRedo]).to.deep.equal([false, true]);
    });
  }

  it('of a deal, then another move: the same ten cards fall', async () => {
    element = await openTable('seed="3" suits="4"');
    element.focus();
    await keys('d');
    const ends = (): string[] =>
      Object.entries(element.position)
        .filter(([name]) => name.startsWith('r'))
        .map(([, pile]) => pile.slice(-2));
    const dealt = ends();
    await keys('u');
    const other = element.legalMoves().find((action) => action !== 'deal')!;
    expect(element.move(other)).to.be.true;
    await keys('d');
    expect(ends()).to.deep.equal(dealt);
  });

  it('by a key held down through 300 actions, cards flying, then redo: both ends are right', async () => {
    element = await openPosition(NEARLY);
    element.setAttribute('motion', 'auto');
    const begin = seen(element);
    const random = makeRandom(9);
    element.move('r1:1>r0');
    while (element.moveCount < 300) {
      if (element.moveCount % 60 === 59 && element.deal()) continue;
      if (!playAtRandom(element, random)) break;
    }
    expect([element.moveCount, element.runsDone]).to.deep.equal([300, 1]);
    await settled(element);
    const end = { ...seen(element), score: 0 };
    element.focus();
    await hold('u', 300);
    await expectDrawn({ ...begin, score: 0 });
    await hold('r', 300);
    await expectDrawn(end);
  });

  /** Holds a key down until it has repeated so often, as fast as the page can take it. */
  async function hold(key: string, times: number): Promise<void> {
    await Promise.all(Array.from({ length: times }, () => sendKeys({ down: key })));
    await sendKeys({ up: key });
  }

  async function expectDrawn(state: object): Promise<void> {
    await atRest(element);
    expect({ ...seen(element), score: 0 }).to.deep.equal(state);
    expect([shownIn(element), layoutOf(element)]).to.deep.equal(await drawnAfresh(element));
  }
});

describe('With no move left', () => {
  const STUCK = ['KC', 'KC', 'KD', 'KD', 'KS', 'KS', 'KH', 'AD', '2S', 'KHAC'];
  const PILES = Object.fromEntries(STUCK.map((pile, i) => [`r${i}`, pile]));

  for (const [name, undo] of Object.entries({
    'its button': (element: SpiderSolitaire) => click(middle(button(element, 'Undo'))),
    'its key': () => keys('u'),
  })) {
    it(`nothing stands between the player and undo, and the message goes: ${name}`, async () => {
      const element = await openPosition(PILES, { rest: 'r0' });
      await click(grip(card(element, 9)));
      await settled(element);
      expect(element.status).to.equal('stuck');
      expect(messageOf(element)).to.match(/No move/);
      await undo(element);
      await settled(element);
      expect([element.status, element.moveCount]).to.deep.equal(['playing', 0]);
      expect(messageOf(element)).to.not.match(/No move/);
      await resetMouse();
    });
  }
});

describe('Restart', () => {
  /** A table that keeps its game under a name. */
  async function kept(storage: string): Promise<SpiderSolitaire> {
    noteLoops();
    fixtureCleanup();
    const text = `<spider-solitaire motion="off" storage="${storage}"></spider-solitaire>`;
    const element = await fixture<SpiderSolitaire>(text);
    await element.ready;
    await settled(element);
    return element;
  }

  /** The deal with all that its stock will bring. */
  function dealOf(element: SpiderSolitaire): string[] {
    const positions = [JSON.stringify(element.position)];
    while (element.deal()) positions.push(JSON.stringify(element.position));
    element.restart();
    return [element.dealNumber, ...positions];
  }

  it('of a game that was left and taken up again is the same deal, again and again', async () => {
    const name = `trial-${Date.now()}`;
    const element = await kept(name);
    const deal = dealOf(element);
    expect(deal).to.have.length(7);
    const random = makeRandom(2);
    for (let i = 0; i < 20; i++) playAtRandom(element, random);
    const { position } = element;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = await kept(name);
    expect(again.position).to.deep.equal(position);
    for (let i = 0; i < 2; i++) {
      await click(middle(button(again, 'Restart')));
      if (again.canUndo) again.restart();
      expect(dealOf(again)).to.deep.equal(deal);
    }
    await resetMouse();
  });
});
