import { DEAL, countOf, sourceOf, targetOf, type Action } from './action.js';
import { moveCards, turnUp, type Draft, type Position } from './position.js';
import type { Rules } from './rules.js';
import { homeOfRun } from './runs.js';
import { dealStock, refill } from './stock.js';

/** Whether complete runs leave by themselves, or are carried home as the reference's players do. */
export type RunMode = 'automatic' | 'by-hand';

/** Takes a complete run off a column. Returns whether there was one. */
function sendHome(rules: Rules, draft: Draft, column: number): boolean {
  const home = homeOfRun(rules, draft, column);
  if (home !== undefined) moveCards(draft, column, rules.foundations[home]!.size, home);
  return home !== undefined;
}

/** Turns cards up and sends runs home, left to right, until nothing changes any more. */
export function settle(rules: Rules, draft: Draft, runs: RunMode): void {
  let isQuiet = false;
  while (!isQuiet) {
    isQuiet = true;
    for (let column = 0; column < rules.layout.columns.length; column++) {
      turnUp(draft, column);
      if (runs === 'automatic' && sendHome(rules, draft, column)) isQuiet = false;
    }
  }
}

function refillAndRemove(rules: Rules, draft: Draft, from: number, runs: RunMode): void {
  refill(rules, draft, from);
  const leaves = runs === 'by-hand' && rules.definition.byHandRemoval === 'afterMoves';
  if (leaves) for (const column of rules.layout.columns) sendHome(rules, draft, column);
}

/**
 * The position after a legal action with everything that follows from it by itself: refills, turned
 * cards, complete runs going home.
 */
export function applyAction(
  rules: Rules,
  position: Position,
  action: Action,
  runs: RunMode,
): Position {
  const draft = position.slice();
  const from = sourceOf(action);
  if (action === DEAL) dealStock(rules, draft);
  else moveCards(draft, from, countOf(action), targetOf(action));
  if (rules.layout.kinds[from] === 'foundation') return draft;
  if (action !== DEAL) refillAndRemove(rules, draft, from, runs);
  settle(rules, draft, runs);
  return draft;
}
