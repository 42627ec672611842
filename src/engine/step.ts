import { faceUp, isFaceUp } from './card.js';
import { DEAL, countOf, sourceOf, targetOf, type Action } from './action.js';
import { moveCards, topOf, type Draft, type Position } from './position.js';
import type { Rules } from './rules.js';
import { homeOfRun } from './runs.js';
import { dealStock, refill } from './stock.js';

/** Whether complete runs leave by themselves, or are carried home as the reference's players do. */
export type RunMode = 'automatic' | 'by-hand';

/** Turns up the exposed cards of these columns. */
function turnUp(draft: Draft, columns: readonly number[]): void {
  for (const column of columns) {
    const pile = draft[column]!;
    const top = topOf(pile);
    if (top === undefined || isFaceUp(top)) continue;
    const turned = pile.slice();
    turned[turned.length - 1] = faceUp(top);
    draft[column] = turned;
  }
}

/** Takes complete runs off these columns, in their order. Returns whether there was one. */
function sendHome(rules: Rules, draft: Draft, columns: readonly number[]): boolean {
  let found = false;
  for (const column of columns) {
    const home = homeOfRun(rules, draft, column);
    if (home < 0) continue;
    moveCards(draft, column, rules.foundations[home]!.group.length, home);
    found = true;
  }
  return found;
}

/** Turns cards up and sends runs home, left to right, until nothing changes any more. */
export function settle(rules: Rules, draft: Draft, runs: RunMode): void {
  const { columns } = rules.layout;
  do turnUp(draft, columns);
  while (runs === 'automatic' && sendHome(rules, draft, columns));
}

function applyMove(rules: Rules, draft: Draft, action: Action, runs: RunMode): void {
  const from = sourceOf(action);
  moveCards(draft, from, countOf(action), targetOf(action));
  if (rules.layout.kinds[from] === 'foundation') return;
  refill(rules, draft, from);
  const leaves = runs === 'by-hand' && rules.definition.byHandRemoval === 'afterMoves';
  if (leaves) sendHome(rules, draft, rules.layout.columns);
  settle(rules, draft, runs);
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
  if (action === DEAL) {
    dealStock(rules, draft);
    settle(rules, draft, runs);
  } else {
    applyMove(rules, draft, action, runs);
  }
  return draft;
}
