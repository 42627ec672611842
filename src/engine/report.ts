import { faceUp, isFaceUp, type Card } from './card.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';
import { setsHome } from './score.js';

/** A card that an action turned up in its place. */
export interface TurnedCard {
  /** Pile number. */
  readonly pile: number;
  readonly card: Card;
}

/** What an action brought about besides the move itself. */
export interface StepReport {
  readonly turned: readonly TurnedCard[];
  /** Complete runs that left the table. */
  readonly runs: number;
}

/** Compares the positions before and after an action. */
export function reportStep(rules: Rules, before: Position, after: Position): StepReport {
  const turned = rules.layout.columns.flatMap((pile) =>
    before[pile]!.map((card, i) =>
      !isFaceUp(card) && after[pile]![i] === faceUp(card) ? { pile, card: faceUp(card) } : null,
    ).filter((entry) => entry !== null),
  );
  return { turned, runs: Math.max(0, setsHome(rules, after) - setsHome(rules, before)) };
}
