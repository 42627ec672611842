import { RANK_COUNT, isFaceUp } from './card.js';
import { DEAL, countOf, sourceOf, targetOf, type Action } from './action.js';
import { isLinked } from './links.js';
import { legalActions } from './moves.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';

/** How a game stands. */
export type Status = 'playing' | 'won' | 'stuck';

function isComplete(rules: Rules, pile: Pile): boolean {
  const { win } = rules.definition;
  if (pile.length === 0) return true;
  if (win.by !== 'columns' || pile.length !== RANK_COUNT) return false;
  return pile.every(
    (card, i) => isFaceUp(card) && (i === 0 || isLinked(win.link, false, card, pile[i - 1]!)),
  );
}

function areColumnsComplete(rules: Rules, position: Position): boolean {
  return rules.layout.columns.every((column) => isComplete(rules, position[column]!));
}

/** Whether the game is won. */
export function isWon(rules: Rules, position: Position): boolean {
  const { win } = rules.definition;
  const { layout } = rules;
  if (win.by === 'foundations') {
    for (let i = 0; i < position.length; i++) {
      if (position[i]!.length > 0 && layout.kinds[i] !== 'foundation') return false;
    }
    return true;
  }
  return (
    areColumnsComplete(rules, position) && (!win.stockEmpty || position[layout.stock]!.length === 0)
  );
}

/** Whether an action only carries a whole column to an empty one. */
export function isIdle(rules: Rules, position: Position, action: Action): boolean {
  if (action === DEAL) return false;
  const [from, to] = [sourceOf(action), targetOf(action)];
  const { kinds } = rules.layout;
  return (
    kinds[from] === 'column' &&
    kinds[to] === 'column' &&
    position[to]!.length === 0 &&
    position[from]!.length === countOf(action)
  );
}

/** How a game stands: stuck when nothing is left but to carry whole columns to empty ones. */
export function statusOf(rules: Rules, position: Position): Status {
  if (isWon(rules, position)) return 'won';
  const idle = legalActions(rules, position).every((action) => isIdle(rules, position, action));
  return idle ? 'stuck' : 'playing';
}
