import { DEAL, countOf, sourceOf, targetOf, type Action } from '../engine/action.js';
import type { Rules } from '../engine/rules.js';

/** The text of a stock deal. */
export const DEAL_TEXT = 'deal';

/** The text of a move. */
export function moveText(from: string, count: number, to: string): string {
  return `${from}:${count}>${to}`;
}

/** An action of the engine as text; the notation itself, with its parsers, is not needed here. */
export function actionText({ layout: { names } }: Rules, action: Action): string {
  if (action === DEAL) return DEAL_TEXT;
  return moveText(names[sourceOf(action)]!, countOf(action), names[targetOf(action)]!);
}
