import { isFaceUp, kindOf } from '../../src/engine/card.js';
import { legalActions } from '../../src/engine/moves.js';
import type { Position } from '../../src/engine/position.js';
import type { Rules } from '../../src/engine/rules.js';
import { isWon } from '../../src/engine/status.js';
import { applyAction } from '../../src/engine/step.js';

const byte = (card: number): string =>
  String.fromCharCode(48 + kindOf(card) + (isFaceUp(card) ? 0 : 64));

function textOf(position: Position): string {
  return position.map((pile) => pile.map(byte).join('')).join('|');
}

/**
 * Visits every position that can be reached, with no thought for which. Returns whether a won one is
 * among them, or null if there are more than `most`.
 */
export function isWinnable(rules: Rules, start: Position, most: number): boolean | null {
  const seen = new Set([textOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(rules, position)) return true;
    for (const action of legalActions(rules, position)) {
      const next = applyAction(rules, position, action, 'automatic');
      const text = textOf(next);
      if (seen.has(text)) continue;
      if (seen.size >= most) return null;
      seen.add(text);
      open.push(next);
    }
  }
  return false;
}
