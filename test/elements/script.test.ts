import { expect } from '@open-wc/testing';
import {
  SpiderBeforeMoveEvent,
  SpiderDealEvent,
  SpiderMoveEvent,
  SpiderRefusedEvent,
  SpiderStuckEvent,
  SpiderWinEvent,
  type SpiderSolitaire,
} from '../../src/index.js';
import { listen, refusals, warningsOf } from '../support/events.js';
import {
  card,
  messageOf,
  openPosition,
  openTable,
  saveOf,
  settled,
  withKings,
} from '../support/table.js';

const SET = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
const SEVEN = Object.fromEntries([...'0123456'].map((home) => [`f${home}`, SET]));

/** The Ace of Clubs can go to the Two; then Kings and Aces lie everywhere, and nothing fits. */
const NEARLY_STUCK = {
  ...Object.fromEntries(
    ['KC', 'KC', 'KD', 'KD', 'KS', 'KS', 'KH', 'AD', '2S', 'KHAC'].map((pile, i) => [
      `r${i}`,
      pile,
    ]),
  ),
};

const NO_TEXTS: readonly unknown[] = [undefined, null, 7, {}, [], Symbol('x')];

function inspect(value: unknown): string {
  return typeof value === 'symbol' ? 'Symbol' : JSON.stringify(value) || 'undefined';
}

/** A save without its playing time. */
function timeless(save: string): object {
  return { ...(JSON.parse(save) as object), elapsed: 0 };
}

describe('Methods and events', () => {
  let element: SpiderSolitaire;
  let told: ReturnType<typeof listen>;

  async function position(piles: Readonly<Record<string, string>>, suits = 4): Promise<void> {
    element = await openPosition(piles, { suits });
    told = listen(element);
  }

  describe('move(), deal(), undo(), redo()', () => {
    it('play, and tell every detail', async () => {
      await position(withKings(['8S', 'jcTD', '4h9S']));
      expect(element.move('r2:1>r1')).to.be.true;
      expect(told).to.deep.equal([
        { type: 'before-move', action: 'r2:1>r1' },
        {
          type: 'move',
          action: 'r2:1>r1',
          source: 'api',
          turned: ['4H'],
          runs: 0,
          moveCount: 1,
          score: 499,
        },
      ]);
    });

    it('take back and bring back, flips included', async () => {
      await position(withKings(['8S', 'jcTD', '4h9S']));
      const before = element.position;
      element.move('r2:1>r1');
      const after = element.position;
      told.length = 0;
      expect([element.canUndo, element.canRedo]).to.deep.equal([true, false]);
      expect(element.undo()).to.be.true;
      expect(element.position).to.deep.equal(before);
      expect(told).to.have.length(1);
      expect(told[0]).to.include({
        type: 'move',
        action: 'r2:1>r1',
        source: 'undo',
        moveCount: 0,
        score: 498,
      });
      expect([element.canUndo, element.canRedo]).to.deep.equal([false, true]);
      expect(element.redo()).to.be.true;
      expect(element.position).to.deep.equal(after);
      expect(told.at(-1)).to.include({
        source: 'redo',
        moveCount: 1,
        score: 497,
      });
      expect(told.at(-1)!['turned']).to.deep.equal(['4H']);
    });

    it('deal is one step, with the sets that it completes', async () => {
      const homes = { f0: SET, f1: SET };
      const piles: Record<string, string> = { ...withKings([SET.slice(0, -2)]), ...homes };
      for (let i = 1; i < 10; i++) piles[`r${i}`] = 'KS';
      await position(
        { ...piles, r9: '2S', r8: '3S', r7: '4S', r6: '5S', s: '2s3s4s5s6s7s8s9stsas' },
        1,
      );
      const before = element.position;
      expect(element.deal()).to.be.true;
      expect(told.at(-1)).to.include({ action: 'deal', source: 'api', runs: 1, moveCount: 1 });
      expect(element.runsDone).to.equal(3);
      expect(element.score).to.equal(500 - 1 + 300);
      element.undo();
      expect(element.position).to.deep.equal(before);
      expect(element.runsDone).to.equal(2);
      element.redo();
      expect(element.runsDone).to.equal(3);
    });

    it('the same cards fall after an undo', async () => {
      element = await openTable('seed="3" suits="4"');
      element.deal();
      const first = element.position;
      element.undo();
      element.redo();
      expect(element.position).to.deep.equal(first);
    });

    it('return false with nothing to do, and say so', async () => {
      await position(withKings(['8S']));
      expect([element.undo(), element.redo()]).to.deep.equal([false, false]);
      expect(told.map(({ type }) => type)).to.deep.equal(['refused', 'refused']);
      expect(told[0]).to.include({ reason: 'nothing-to-undo' });
      expect(element.moveCount).to.equal(0);
    });

    for (const [action, reason] of [
      ['r0:1>r1', 'not-accepted'],
      ['r2:2>r3', 'not-movable'],
      ['r0:5>r1', 'not-movable'],
      ['r0:0>r1', 'not-movable'],
      ['r0:1>r0', 'not-accepted'],
      ['r0:1>f0', 'not-accepted'],
      ['r0:1>r99', 'not-movable'],
      ['f0:1>r0', 'not-movable'],
      ['s:1>r0', 'not-movable'],
      ['', 'not-movable'],
      ['nonsense', 'not-movable'],
      ['r0:1>r1 r0:1>r2', 'not-movable'],
      ['R0:1>R1', 'not-movable'],
      ['r0:1e0>r1', 'not-movable'],
    ] as const) {
      it(`move("${action}") is refused, the game untouched`, async () => {
        await position(withKings(['8S', 'TD', '9H7C']));
        const before = element.position;
        await warningsOf(() => expect(element.move(action)).to.be.false);
        expect(refusals(told)).to.have.length(1);
        expect(told[0]!['action']).to.equal(action);
        if (action !== 'r0:1>r0' && action !== 'r0:1>f0')
          expect(refusals(told)).to.deep.equal([reason]);
        expect(element.position).to.deep.equal(before);
        await settled(element);
        expect(messageOf(element)).to.not.equal('');
      });
    }

    for (const action of NO_TEXTS) {
      it(`move(${inspect(action)}) is refused and throws nothing`, async () => {
        await position(withKings(['8S']));
        await warningsOf(() => expect(element.move(action as string)).to.be.false);
        expect(refusals(told)).to.deep.equal(['not-movable']);
      });
    }

    it('deal() with an empty column is refused', async () => {
      await position(withKings(['8S'], [5]));
      expect(element.deal()).to.be.false;
      expect(told).to.deep.equal([{ type: 'refused', action: 'deal', reason: 'empty-column' }]);
    });

    it('deal() with no stock is refused', async () => {
      await position(
        {
          ...SEVEN,
          ...withKings([]),
          r0: 'KSQSJSTS9S8S7S',
          ...Object.fromEntries(
            [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => [`r${i}`, i < 7 ? `${i === 1 ? 'A' : i}S` : '']),
          ),
        },
        1,
      );
      expect(element.dealsLeft).to.equal(0);
      expect(element.deal()).to.be.false;
      expect(refusals(told)).to.deep.equal(['no-stock']);
    });

    it('legalMoves() lists all, sorted by code unit', async () => {
      await position(withKings(['8S', '7S', 'QC']));
      const moves = element.legalMoves();
      expect(moves).to.include.members(['deal', 'r1:1>r0', 'r2:1>r3']);
      expect(moves).to.deep.equal([...moves].sort());
      for (const action of moves) {
        expect(element.move(action), action).to.be.true;
        element.undo();
      }
    });
  });

  describe('spider-before-move', () => {
    it('keeps a move from happening, whoever wants it', async () => {
      await position(withKings(['8S', '7S']));
      const before = element.position;
      element.addEventListener('spider-before-move', (event) => event.preventDefault());
      expect(element.move('r1:1>r0')).to.be.false;
      expect(told).to.deep.equal([
        { type: 'before-move', action: 'r1:1>r0' },
        { type: 'refused', action: 'r1:1>r0', reason: 'cancelled' },
      ]);
      expect(element.position).to.deep.equal(before);
      expect(element.canUndo).to.be.false;
      expect(element.deal()).to.be.false;
    });

    it('comes before anything has changed', async () => {
      await position(withKings(['8S', '7S']));
      const seen: unknown[] = [];
      element.addEventListener('spider-before-move', () => seen.push(element.position['r0']));
      element.addEventListener('spider-move', () => seen.push(element.position['r0']));
      element.move('r1:1>r0');
      expect(seen).to.deep.equal(['8S', '8S7S']);
    });

    it('a listener that plays another move breaks nothing', async () => {
      await position(withKings(['8S', '7S', '7D']));
      told.length = 0;
      element.addEventListener('spider-before-move', () => element.move('r2:1>r0'), { once: true });
      expect(element.move('r1:1>r0'), 'what it was asked about').to.be.false;
      expect(Object.values(element.position).join('')).to.have.length(208);
      expect(element.position).to.include({ r0: '8S7D', r1: '7S' });
      const moves = told.filter(({ type }) => type === 'move');
      expect(moves.map(({ action }) => action)).to.deep.equal(['r2:1>r0']);
      while (element.undo());
      expect(element.position).to.include({ r0: '8S', r1: '7S', r2: '7D' });
    });

    it('a listener that deals anew is not told of a move in the new game', async () => {
      await position(withKings(['8S', '7S', '7D']));
      told.length = 0;
      element.addEventListener('spider-before-move', () => element.newGame(), { once: true });
      expect(element.move('r1:1>r0')).to.be.false;
      expect(element.moveCount).to.equal(0);
      expect(told.filter(({ type }) => type === 'move')).to.deep.equal([]);
      expect(refusals(told)).to.deep.equal(['cancelled']);
    });

    it('a duration that cannot be breaks no move', async () => {
      await position(withKings(['8S', '7S']));
      element.motion = 'auto';
      element.style.setProperty('--spider-duration', '-1');
      await settled(element);
      expect(element.move('r1:1>r0')).to.be.true;
      await settled(element);
      expect(refusals(told)).to.deep.equal([]);
    });

    it('an error in drawing is no refusal', async () => {
      await position(withKings(['8S', '7S']));
      element.motion = 'auto';
      await settled(element);
      card(element, 1).animate = () => {
        throw new Error('of drawing');
      };
      expect(() => element.move('r1:1>r0')).to.throw('of drawing');
      expect(refusals(told)).to.deep.equal([]);
      expect(element.moveCount).to.equal(1);
    });

    it('a listener of spider-move that moves, undoes or deals anew breaks nothing', async () => {
      await position(withKings(['8S', '7S', '7D']));
      element.addEventListener('spider-move', () => element.undo(), { once: true });
      element.move('r1:1>r0');
      expect(element.position).to.include({ r0: '8S', r1: '7S' });
      element.addEventListener('spider-move', () => element.newGame(), { once: true });
      element.move('r1:1>r0');
      await settled(element);
      expect(element.moveCount).to.equal(0);
    });

    it('a listener that throws does not break the game', async () => {
      await position(withKings(['8S', '7S']));
      const { onerror } = window;
      const errors: unknown[] = [];
      window.onerror = (event) => errors.push(event);
      element.addEventListener('spider-move', () => {
        throw new Error('of the page');
      });
      expect(element.move('r1:1>r0')).to.be.true;
      await settled(element);
      window.onerror = onerror;
      expect(element.position['r0']).to.equal('8S7S');
      expect(errors).to.have.length(1);
    });
  });

  describe('the end', () => {
    it('a win is told once, after its move, on every way there', async () => {
      await position({ ...SEVEN, r0: SET.slice(0, -2), r1: 'AS' }, 1);
      expect(element.move('r1:1>r0')).to.be.true;
      expect(told.map(({ type }) => type)).to.deep.equal(['before-move', 'move', 'win']);
      expect(told[1]).to.include({ runs: 1 });
      expect(told[2]).to.include({ moveCount: 1, score: 500 - 1 + 800, helped: false });
      expect(told[2]!['elapsed']).to.be.a('number');
      expect(element.status).to.equal('won');
      told.length = 0;
      element.undo();
      expect(element.status).to.equal('playing');
      expect(element.matches(':state(won)')).to.be.false;
      element.redo();
      expect(told.map(({ type }) => type)).to.deep.equal(['move', 'move', 'win']);
    });

    it('after a win nothing can be played but taken back', async () => {
      await position({ ...SEVEN, r0: SET.slice(0, -2), r1: 'AS' }, 1);
      element.move('r1:1>r0');
      told.length = 0;
      expect(element.deal()).to.be.false;
      expect(element.move('r0:1>r1')).to.be.false;
      expect(refusals(told)).to.deep.equal(['game-over', 'game-over']);
    });

    it('stops the clock', async () => {
      await position({ ...SEVEN, r0: SET.slice(0, -2), r1: 'AS' }, 1);
      element.move('r1:1>r0');
      const { elapsed } = element;
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(element.elapsed).to.equal(elapsed);
    });

    it('stuck is told after its move, and ends nothing', async () => {
      element = await openPosition(NEARLY_STUCK, { rest: 'r0' });
      told = listen(element);
      expect(element.status).to.equal('playing');
      expect(element.move('r9:1>r8')).to.be.true;
      expect(element.status).to.equal('stuck');
      expect(told.map(({ type }) => type)).to.deep.equal(['before-move', 'move', 'stuck']);
      expect(told.at(-1)).to.deep.equal({ type: 'stuck', reason: 'no-action' });
      await settled(element);
      expect(messageOf(element)).to.match(/No move/);
      expect(element.matches(':state(stuck)')).to.be.true;
      expect(element.undo()).to.be.true;
      await settled(element);
      expect(element.matches(':state(stuck)')).to.be.false;
      expect(element.status).to.equal('playing');
    });

    it('stuck is told too when it is met by redo or by load', async () => {
      element = await openPosition(NEARLY_STUCK, { rest: 'r0' });
      element.move('r9:1>r8');
      const text = element.save();
      element.undo();
      told = listen(element);
      element.redo();
      expect(told.map(({ type }) => type)).to.deep.equal(['move', 'stuck']);
      element.newGame();
      told.length = 0;
      expect(element.load(text)).to.be.true;
      await settled(element);
      expect(element.status).to.equal('stuck');
      expect(messageOf(element)).to.match(/No move/);
    });

    it('stuck is told after the deal that is', async () => {
      element = await openPosition({ ...NEARLY_STUCK, r8: '2SAC', r9: 'KH' }, { rest: 'r0' });
      told = listen(element);
      element.restart();
      expect(told.map(({ type }) => type)).to.deep.equal(['deal', 'stuck']);
    });
  });

  describe('newGame() and restart()', () => {
    beforeEach(async () => {
      element = await openTable('seed="1" suits="2"');
      element.deal();
      told = listen(element);
    });

    it('new: another deal each time, even with a seed', async () => {
      const numbers = new Set<string>();
      for (let i = 0; i < 3; i++) {
        expect(element.newGame()).to.be.true;
        numbers.add(element.dealNumber);
      }
      expect(numbers.size).to.equal(3);
      expect(numbers.has('1')).to.be.false;
      expect(told.map(({ type }) => type)).to.deep.equal(['deal', 'deal', 'deal']);
      expect(told[0]).to.include({ variant: 'spider', suits: 2 });
      expect(element.getAttribute('seed')).to.equal('1');
      await settled(element);
      expect(element.moveCount).to.equal(0);
    });

    it('what is asked for', async () => {
      expect(element.newGame({ variant: 'little-spider', seed: 77n })).to.be.true;
      expect(told).to.deep.equal([
        { type: 'deal', dealNumber: '77', variant: 'little-spider', suits: 4 },
      ]);
      expect(element.newGame({ variant: 'spider', suits: 4, seed: 'hello' })).to.be.true;
      expect(told.at(-1)).to.include({ dealNumber: '11831194018420308491', suits: 4 });
      await settled(element);
      expect(element.variant, 'the attribute is a request of the page').to.equal('spider');
    });

    for (const request of [
      { variant: 'no-such-game' },
      { variant: 'little-spider', suits: 2 },
      { suits: 5 },
      { suits: 0 },
      { suits: Number.NaN },
      { suits: '2' },
      { seed: '-1' },
      { seed: '' },
      { seed: 12 },
      { variant: 3 },
      { variant: '__proto__' },
      { seed: {} },
      null,
      'spider',
    ]) {
      it(`${JSON.stringify(request)} changes nothing and throws nothing`, async () => {
        const before = element.position;
        const warnings = await warningsOf(() => {
          const done = element.newGame(request as never);
          if (request !== null && typeof request !== 'string') expect(done).to.be.false;
        });
        if (request === null || typeof request === 'string') return;
        expect(warnings.length).to.be.at.least(1);
        expect(element.position).to.deep.equal(before);
        expect(element.moveCount).to.equal(1);
        expect(refusals(told)).to.deep.equal(['seed' in request ? 'bad-seed' : 'bad-game']);
        expect(told.filter(({ type }) => type === 'deal')).to.deep.equal([]);
      });
    }

    it('what attributes ask for counts at once', async () => {
      element.suits = 4;
      expect(element.newGame()).to.be.true;
      expect(told.at(-1)).to.include({ type: 'deal', suits: 4 });
      element.suits = 2;
      await settled(element);
      expect(told.at(-1)).to.include({ type: 'deal', suits: 2 });
      element.setAttribute('variant', 'scorpion');
      element.undo();
      await settled(element);
      expect(told.findLast(({ type }) => type === 'deal')).to.include({ variant: 'scorpion' });
      expect(element.move(element.legalMoves()[0]!)).to.be.true;
    });

    it('house rules of the page hold for another game', () => {
      element.houseRules = 'reach-any';
      expect(element.newGame({ variant: 'little-spider' })).to.be.true;
      expect(JSON.parse(element.save())).to.include({ houseRules: 'reach-any' });
    });

    it('restart deals the same anew', () => {
      element.undo();
      const first = element.position;
      element.deal();
      told.length = 0;
      expect(element.restart()).to.be.true;
      expect(element.position).to.deep.equal(first);
      expect([element.moveCount, element.score, element.dealNumber]).to.deep.equal([0, 500, '1']);
      expect([element.canUndo, element.canRedo]).to.deep.equal([false, false]);
      expect(told.map(({ type }) => type)).to.deep.equal(['deal']);
    });

    it('restart of a position begins with it again', async () => {
      await position(withKings(['8S', '7S']));
      const first = element.position;
      element.move('r1:1>r0');
      element.restart();
      expect(element.position).to.deep.equal(first);
      expect(element.dealNumber).to.equal('');
    });
  });

  describe('save() and load()', () => {
    it('carry the game, its history and what redo brings back', async () => {
      element = await openTable('seed="9" suits="4"');
      element.deal();
      element.move(element.legalMoves().find((action) => action !== 'deal')!);
      element.deal();
      element.undo();
      const text = element.save();
      const { position: lies, score, moveCount } = element;
      element.newGame();
      expect(element.load(text)).to.be.true;
      expect(element.position).to.deep.equal(lies);
      expect([element.score, element.moveCount, element.dealNumber]).to.deep.equal([
        score,
        moveCount,
        '9',
      ]);
      expect([element.canUndo, element.canRedo]).to.deep.equal([true, true]);
      expect(element.redo()).to.be.true;
      while (element.undo());
      expect(element.position).to.deep.equal((await openTable('seed="9" suits="4"')).position);
    });

    it('a save says nothing twice: what is loaded saves the same', async () => {
      await position(withKings(['8S', '7S']));
      element.move('r1:1>r0');
      const one = JSON.parse(element.save()) as { elapsed: number };
      element.load(JSON.stringify(one));
      expect({ ...JSON.parse(element.save()), elapsed: 0 }).to.deep.equal({ ...one, elapsed: 0 });
    });

    const good = saveOf({ variant: 'spider', suits: 4, piles: withKings(['8S', '7S']) }, 'r1:1>r0');
    const changed = (change: object): string => JSON.stringify({ ...JSON.parse(good), ...change });
    for (const [name, text] of Object.entries({
      nothing: '',
      'no JSON': '{',
      'no object': '[]',
      null: 'null',
      'a newer format': changed({ format: 2 }),
      'no game': changed({ variant: 'no-such-game' }),
      'suits that are not': changed({ suits: 7 }),
      'a card too many': good.replace('8S', '8S8S'),
      'a line that is not legal': changed({ line: 'r0:1>r9' }),
      'a line that is none': changed({ line: 'x' }),
      'a line that is no text': changed({ line: 7 }),
      'more done than there is': changed({ done: 9 }),
      'a negative count': changed({ undos: -1 }),
      'piles that are none': changed({ piles: 'r0' }),
      'a house rule that is none': changed({ houseRules: 'odd' }),
      'a bad deal number': changed({ piles: undefined, deal: '01' }),
    })) {
      it(`refuse a bad save: ${name}`, async () => {
        await position(withKings(['9S', '8D']));
        element.move('r1:1>r0');
        const before = element.save();
        told.length = 0;
        const warnings = await warningsOf(() => expect(element.load(text)).to.be.false);
        expect(warnings).to.have.length(1);
        expect(refusals(told)).to.deep.equal(['bad-save']);
        expect(told).to.have.length(1);
        await settled(element);
        expect(messageOf(element)).to.match(/cannot be read/);
        expect(timeless(element.save())).to.deep.equal(timeless(before));
      });
    }

    for (const text of NO_TEXTS) {
      it(`refuse what is no text: ${inspect(text)}`, async () => {
        await position(withKings(['9S']));
        await warningsOf(() => expect(element.load(text as string)).to.be.false);
        expect(refusals(told)).to.deep.equal(['bad-save']);
      });
    }
  });

  describe('events', () => {
    it('bubble, cross shadow roots, and only one can be cancelled', async () => {
      await position(withKings(['8S', '7S'], [5]));
      const seen: Event[] = [];
      const types = ['deal', 'before-move', 'move', 'refused'].map((type) => `spider-${type}`);
      for (const type of types)
        document.addEventListener(type, (event) => seen.push(event), { once: true });
      element.move('r1:1>r0');
      element.deal();
      element.newGame();
      expect(seen.map(({ type }) => type).sort()).to.deep.equal([...types].sort());
      for (const event of seen) {
        expect([event.bubbles, event.composed]).to.deep.equal([true, true]);
        expect(event.cancelable).to.equal(event.type === 'spider-before-move');
        expect(event.target === element).to.be.true;
      }
    });

    it('are classes of their own', async () => {
      await position({ ...SEVEN, r0: SET.slice(0, -2), r1: 'AS' }, 1);
      const kinds: unknown[] = [];
      for (const type of ['deal', 'before-move', 'move', 'win', 'refused']) {
        element.addEventListener(`spider-${type}`, (event) => kinds.push(event.constructor));
      }
      element.move('r1:1>r0');
      element.deal();
      element.newGame();
      expect(kinds).to.deep.equal([
        SpiderBeforeMoveEvent,
        SpiderMoveEvent,
        SpiderWinEvent,
        SpiderRefusedEvent,
        SpiderDealEvent,
      ]);
      expect(new SpiderStuckEvent({ reason: 'no-action' })).to.be.instanceOf(Event);
    });

    it('have fields that cannot be written', async () => {
      await position(withKings(['8S', '7S']));
      let caught!: Event;
      element.addEventListener('spider-move', (event) => (caught = event));
      element.move('r1:1>r0');
      expect(() => {
        (caught as unknown as Record<string, unknown>)['action'] = 'x';
      }).to.throw(TypeError);
    });

    it('nothing else leaves the table', async () => {
      await position(withKings(['8S', 'TC7S']));
      const leaks: string[] = [];
      document.addEventListener('spider-tap', ({ type }) => leaks.push(type));
      element
        .shadowRoot!.querySelectorAll('spider-column')[1]!
        .shadowRoot!.querySelector('button')!
        .click();
      await settled(element);
      expect(leaks).to.deep.equal([]);
    });
  });

  it('the clock begins with the first action and stands while the table is away', async () => {
    element = await openTable('seed="1"');
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(element.elapsed).to.equal(0);
    element.deal();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(element.elapsed).to.be.above(20);
    const parent = element.parentElement!;
    element.remove();
    const { elapsed } = element;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(element.elapsed).to.equal(elapsed);
    parent.append(element);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(element.elapsed).to.be.above(elapsed);
  });

  it('version is that of the package', async () => {
    element = await openTable();
    expect(element.version).to.match(/^\d+\.\d+\.\d+/);
    await expect(element).to.be.accessible();
  });
});
