import { faceUp, type Card } from './card.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';
import { setsHome } from './score.js';

/** What an action brought about besides the move itself. */
export interface StepReport {
  /** Cards of columns that were turned up where they lie. */
  readonly turned: readonly Card[];
  /** Complete runs that left the table. */
  readonly runs: number;
}

/** Compares the positions before and after an action. */
export function reportStep(rules: Rules, before: Position, after: Position): StepReport {
  const turned = rules.layout.columns.flatMap((pile) => {
    const [old, now] = [before[pile]!, after[pile]!];
    return old.map(faceUp).filter((card, i) => card !== old[i] && card === now[i]);
  });
  return { turned, runs: Math.max(0, setsHome(rules, after) - setsHome(rules, before)) };
}
