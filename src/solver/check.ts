import { Game } from '../engine/game.js';
import type { Problem } from './protocol.js';

/**
 * Plays a line through the engine, action by action, and says whether it is legal and wins. Nothing
 * of the search has a part in it: no line is shown before it has come through here.
 */
export function isWinningLine({ definition, position }: Problem, line: readonly string[]): boolean {
  const game = new Game({ definition, position, dealNumber: null, runs: 'automatic' });
  return line.every((action) => game.play(action)) && game.status === 'won';
}
