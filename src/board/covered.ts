import { faceDown, isFaceUp } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';

const covered = new WeakMap<Pile, Pile>();

/** A pile without knowledge of what lies face down; the same pile gives the same object. */
function coverPile(pile: Pile): Pile {
  const known = covered.get(pile) ?? pile.map((card) => (isFaceUp(card) ? card : faceDown(0)));
  covered.set(pile, known);
  return known;
}

/** A position as the player may see it. */
export function coverHidden(position: Position): Position {
  return position.map(coverPile);
}
