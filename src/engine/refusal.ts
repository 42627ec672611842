import { DEAL, countOf, sourceOf, type Action } from './action.js';
import { canLift } from './moves.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';
import { isWon } from './status.js';
import { columnsToFill, dealsLeft } from './stock.js';

/** Why an action is not possible. */
export type Refusal =
  'empty-column' | 'no-stock' | 'not-movable' | 'not-accepted' | 'nothing-to-undo' | 'game-over';

/**
 * Why an action is not possible, given the legal ones, or null if it is.
 *
 * @param action undefined for one that the game cannot have
 */
export function refusalOf(
  rules: Rules,
  position: Position,
  legal: readonly Action[],
  action: Action | undefined,
): Refusal | null {
  if (isWon(rules, position)) return 'game-over';
  if (action === undefined) return 'not-movable';
  if (legal.includes(action)) return null;
  if (action === DEAL) {
    const isBlocked = columnsToFill(rules, position).length > 0 && dealsLeft(rules, position) > 0;
    return isBlocked ? 'empty-column' : 'no-stock';
  }
  const isLiftable = canLift(rules, position, sourceOf(action), countOf(action));
  return isLiftable ? 'not-accepted' : 'not-movable';
}
