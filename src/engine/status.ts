import { RANK_COUNT } from './card.js';
import { DEAL, countOf, sourceOf, targetOf, type Action } from './action.js';
import { isColumn } from './layout.js';
import type { Pile, Position } from './position.js';
import type { Rules } from './rules.js';
import { tailLength } from './runs.js';

/** How a game stands. */
export type Status = 'playing' | 'won' | 'stuck';

/** Whether the cards of a pile are where the game wants them in the end. */
function isDone({ definition, layout, wins }: Rules, pile: Pile, number: number): boolean {
  const { win } = definition;
  const kind = layout.kinds[number];
  if (win.by === 'foundations') return kind === 'foundation';
  if (kind !== 'column') return kind !== 'stock' || !win.stockEmpty;
  return pile.length === RANK_COUNT && tailLength(pile, wins) === RANK_COUNT;
}

/** Whether the game is won. */
export function isWon(rules: Rules, position: Position): boolean {
  // Counting, not a callback: every action asks.
  for (let i = 0; i < position.length; i++) {
    if (position[i]!.length > 0 && !isDone(rules, position[i]!, i)) return false;
  }
  return true;
}

/** Whether an action only carries a whole column to an empty one. */
export function isIdle({ layout }: Rules, position: Position, action: Action): boolean {
  const from = sourceOf(action);
  const to = targetOf(action);
  return (
    action !== DEAL &&
    isColumn(layout, from) &&
    isColumn(layout, to) &&
    position[to]!.length === 0 &&
    position[from]!.length === countOf(action)
  );
}

/** How a game stands, given its legal actions: stuck when only idle ones are left. */
export function statusOf(rules: Rules, position: Position, legal: readonly Action[]): Status {
  if (isWon(rules, position)) return 'won';
  return legal.every((action) => isIdle(rules, position, action)) ? 'stuck' : 'playing';
}
