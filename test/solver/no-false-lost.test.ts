import { expect } from '@open-wc/testing';
import type { GameDefinition } from '../../src/engine/definition.js';
import { dealOpening } from '../../src/engine/opening.js';
import { rulesOf } from '../../src/engine/rules.js';
import { checkBudget } from '../../src/solver/budget-request.js';
import { Steps } from '../../src/solver/drive.js';
import type { Solution } from '../../src/solver/protocol.js';
import { isWinningLine } from '../../src/solver/check.js';
import { isWinnable } from './exhaustive.js';
import { smallGames } from './small-games.js';

/** Positions of one deal that are visited at most; deals with more are passed over. */
const MOST = 1000;
const NODES = 4000;
const LEAST_COMPARED = 2000;

interface Count {
  compared: number;
  won: number;
  open: number;
}

function solve(definition: GameDefinition, seed: string): Solution {
  const position = dealOpening(rulesOf(definition), seed, 'automatic');
  const steps = new Steps(
    { definition, position },
    { budget: checkBudget({ nodes: NODES }), memory: 1 << 16 },
    isWinningLine,
  );
  for (const { nodes } of steps) if (nodes > NODES * 2) break;
  return steps.solution;
}

/** Compares one deal with a visit of all its positions. */
function compare(definition: GameDefinition, seed: string, count: Count): void {
  const rules = rulesOf(definition);
  const truth = isWinnable(rules, dealOpening(rules, seed, 'automatic'), MOST);
  if (truth === null) return;
  const { result } = solve(definition, seed);
  count.compared++;
  if (truth) count.won++;
  if (result === 'unknown') count.open++;
  else expect(result, `deal ${seed}`).to.equal(truth ? 'won' : 'lost');
}

describe('The solver agrees with a visit of every position', () => {
  const total: Count = { compared: 0, won: 0, open: 0 };

  for (const { definition, positions } of smallGames) {
    it(`${definition.id}, ${definition.suits}`, () => {
      const count: Count = { compared: 0, won: 0, open: 0 };
      for (let seed = 1; count.compared < positions && seed < positions * 4; seed++) {
        compare(definition, String(seed), count);
      }
      total.compared += count.compared;
      total.won += count.won;
      total.open += count.open;
      expect(count.compared, 'compared').to.be.greaterThan(0);
    });
  }

  it(`in ${String(LEAST_COMPARED)} positions and more, won and lost, nearly all of them decided`, () => {
    expect(total.compared).to.be.at.least(LEAST_COMPARED);
    expect(total.won).to.be.within(LEAST_COMPARED / 10, total.compared - LEAST_COMPARED / 10);
    expect(total.open).to.be.at.most(total.compared / 100);
  });
});
