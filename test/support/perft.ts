import { legalActions } from '../../src/engine/moves.js';
import type { Position } from '../../src/engine/position.js';
import type { Rules } from '../../src/engine/rules.js';
import { applyAction } from '../../src/engine/step.js';
import { dealt, everyChoice, titleOf, type GameChoice } from './games.js';

/** Deals from which actions are counted: one of either generator, and a long number. */
export const PERFT_SEEDS = ['1', '20260901', '12345678901234567'] as const;

function countLines(rules: Rules, position: Position, depth: number): number {
  const actions = legalActions(rules, position);
  if (depth === 1) return actions.length;
  return actions.reduce(
    (sum, action) =>
      sum + countLines(rules, applyAction(rules, position, action, 'automatic'), depth - 1),
    0,
  );
}

/** How many sequences of one, two and three actions a deal has. */
function countsOf(choice: GameChoice, seed: string): number[] {
  const { rules, table } = dealt(choice, seed);
  return [1, 2, 3].map((depth) => countLines(rules, table, depth));
}

/** The counts of every game, deal by deal, under its title. */
export function countEverything(): Record<string, number[][]> {
  return Object.fromEntries(
    everyChoice.map((choice) => [
      titleOf(choice),
      PERFT_SEEDS.map((seed) => countsOf(choice, seed)),
    ]),
  );
}
