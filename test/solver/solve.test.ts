import { expect } from '@open-wc/testing';
import { createGame, loadPosition, variants } from '../../src/play/index.js';
import { isWinningLine, solve, solveSteps, type SolveRequest } from '../../src/solver/index.js';
import { problemOf } from '../../src/solver/request.js';
import { everyChoice, titleOf } from '../support/games.js';

interface RecordedDeal extends SolveRequest {
  readonly id: string;
  readonly piles: Record<string, string>;
}

async function recorded(name: string, count: number): Promise<RecordedDeal[]> {
  const response = await fetch(`/test/fixtures/solver/${name}.jsonl`);
  const lines = (await response.text()).trim().split('\n').slice(0, count);
  return lines.map((line) => JSON.parse(line) as RecordedDeal);
}

/** The message of what a call throws, or rejects with. */
async function messageOf(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    return String(error);
  }
  return 'nothing thrown';
}

const NODES = 300_000;

describe('Lines of the solver replay to a win', () => {
  for (const name of ['spider-1', 'spider-2', 'spider-4', 'simple-simon', 'spiderette-4']) {
    it(name, async () => {
      for (const { variant, suits, piles } of await recorded(name, 3)) {
        const { result, line } = await solve({ variant, suits, piles }, { nodes: NODES });
        expect(result).to.equal('won');
        const game = loadPosition({ variant, suits, piles });
        for (const action of line ?? []) expect(game.play(action), action).to.be.true;
        expect(game.status).to.equal('won');
      }
    });
  }

  it('from the middle of a game, from a won one, and from one where a run is due', async () => {
    const game = createGame({ variant: 'spider', suits: 1, seed: '3' });
    for (let i = 0; i < 5; i++) game.play(game.legalMoves().at(-1) ?? '');
    expect((await solve(game, { nodes: NODES })).result).to.equal('won');
    const run = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
    const home = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`f${String(i)}`, run]));
    const due = { variant: 'spider', suits: 1, piles: { ...home, r3: run } };
    expect((await solve(due)).line).to.have.length(1);
    const won = loadPosition({ variant: 'spider', suits: 1, piles: { ...home, f7: run } });
    expect((await solve(won)).line).to.deep.equal([]);
  });
});

describe('An answer is the same for a deal, a budget of positions and a seed', () => {
  const deal = { variant: 'spider', suits: 4, seed: '17' };

  it('twice the same, shortening included', async () => {
    const options = { nodes: 60_000, improve: 1000 };
    const [first, second] = [await solve(deal, options), await solve(deal, options)];
    expect(first.line).to.deep.equal(second.line);
    expect(first.nodes).to.equal(second.nodes);
  });

  it('another seed takes another way', async () => {
    const [first, second] = [
      await solve(deal, { nodes: NODES, seed: 1 }),
      await solve(deal, { nodes: NODES, seed: 2 }),
    ];
    expect(first.line).not.to.deep.equal(second.line);
  });

  it('a longer search has no longer line', async () => {
    const [first, improved] = [
      await solve(deal, { nodes: NODES }),
      await solve(deal, { nodes: NODES, improve: 1000 }),
    ];
    expect(improved.line?.length).to.be.below(first.line?.length ?? 0);
  });
});

describe('A search can be stopped', () => {
  const hard = { variant: 'spider', suits: 4, seed: '14934' };

  it('by its caller at any step', () => {
    const steps = solveSteps(hard, { seconds: 60 });
    let count = 0;
    for (const { nodes } of steps) {
      expect(nodes).to.be.at.least(0);
      if (++count === 20) break;
    }
    expect(steps.solution).to.include({ result: 'unknown', line: null });
    expect(steps.solution.nodes).to.be.greaterThan(0);
  });

  it('by a signal, soon', async () => {
    const start = performance.now();
    const signal = AbortSignal.timeout(50);
    expect(await messageOf(() => solve(hard, { seconds: 60, signal }))).to.match(/TimeoutError/);
    expect(performance.now() - start).to.be.below(2000);
    expect(await messageOf(() => solve(hard, { signal }))).to.match(/TimeoutError/);
  });

  it('by its budget, of seconds or of positions', async () => {
    expect((await solve({ variant: 'cicely', seed: '1' }, { seconds: 0.1 })).seconds).to.be.below(
      3,
    );
    expect((await solve(hard, { nodes: 500 })).nodes).to.be.within(500, 600);
  });
});

describe('What cannot be solved is refused with a reason', () => {
  const deal = { variant: 'spider', suits: 4, seed: '1' };
  const text = 'KH' as unknown as Record<string, string>;
  const twoPacks = createGame(deal).position;

  for (const [title, start, options, message] of [
    ['an unknown game', { variant: 'spidre', seed: '1' }, {}, /variant: .*"spidre"/],
    ['suits that a game lacks', { ...deal, suits: 7 }, {}, /suits: .*7.*allowed/],
    ['an unknown house rule', { ...deal, houseRules: ['x'] }, {}, /houseRules: "x"/],
    ['neither deal nor piles', { variant: 'spider' }, {}, /seed: /],
    ['a bad deal number', { ...deal, seed: '-4' }, {}, /seed: "-4"/],
    ['piles that are not the pack', { variant: 'spider', piles: { r0: 'KH' } }, {}, /piles: /],
    ['a pile of no cards', { variant: 'spider', piles: { r0: 'XX' } }, {}, /piles.r0.*"XX"/],
    ['a pile that is none', { variant: 'spider', piles: { r77: '' } }, {}, /piles.r77/],
    ['piles that are text', { variant: 'spider', piles: text }, {}, /piles: "KH"/],
    ['a run at home that is none', { ...deal, piles: { f0: 'KSQS' } }, {}, /piles/],
    ['cards of another game', { variant: 'simple-simon', piles: twoPacks }, {}, /piles/],
    ['no time', deal, { seconds: 0 }, /seconds: "0"/],
    ['endless time', deal, { seconds: Infinity }, /seconds: "Infinity"/],
    ['no number', deal, { seconds: NaN }, /seconds: "NaN"/],
    ['half a position', deal, { nodes: 0.5 }, /nodes: "0.5"/],
    ['negative shortening', deal, { improve: -1 }, /improve: "-1"/],
    ['a seed that is none', deal, { seed: 1.5 }, /seed: "1.5"/],
  ] as const) {
    it(title, async () => {
      expect(await messageOf(() => solve(start, options))).to.match(message);
    });
  }
});

describe('Every game gets an answer', () => {
  for (const choice of everyChoice) {
    it(titleOf(choice), async () => {
      const start = { ...choice, seed: '1' };
      const { result, line, nodes } = await solve(start, { nodes: 400 });
      expect(result).to.be.oneOf(['won', 'lost', 'unknown']);
      expect(nodes).to.be.greaterThan(0);
      expect(line === null || isWinningLine(problemOf(start), line)).to.be.true;
    });
  }

  it('and there are all of them', () => {
    expect(new Set(everyChoice.map(({ variant }) => variant)).size).to.equal(
      Object.keys(variants).length,
    );
  });
});
