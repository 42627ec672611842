import { ACE, KING, faceUp, isRed, rankOf, type Card } from './card.js';
import type { GameDefinition } from './definition.js';
import { shuffledStock } from './pack.js';
import { topOf, type Position } from './position.js';
import type { Rules } from './rules.js';
import { settle, type RunMode } from './step.js';

/** How a game begins. */
export interface GameStart {
  readonly definition: GameDefinition;
  /** The first position, as dealt or as loaded. */
  readonly position: Position;
  /** The deal number, or null for a loaded position. */
  readonly dealNumber: string | null;
  readonly runs: RunMode;
}

/** Every pile while cards are dealt: unlike those of a position they grow and shrink in place. */
type Piles = Card[][];

/**
 * The foundation that the next card starts as a base card, or undefined. The first Ace or King
 * decides which colour has its Aces and which one its Kings as base cards.
 */
function baseFor({ layout, foundations }: Rules, piles: Piles): number | undefined {
  const card = topOf(piles[layout.stock]!);
  if (card === undefined || (rankOf(card) !== ACE && rankOf(card) !== KING)) return undefined;
  const [first = card] = layout.foundations.flatMap((pile) => piles[pile]!);
  if ((rankOf(card) === rankOf(first)) !== (isRed(card) === isRed(first))) return undefined;
  return layout.foundations.find(
    (pile) => piles[pile]!.length === 0 && foundations[pile]!.base === rankOf(card),
  );
}

/** The position after the opening deal. */
export function dealOpening(rules: Rules, dealNumber: string, runs: RunMode): Position {
  const { definition, layout, opening } = rules;
  const piles: Piles = layout.names.map(() => []);
  const stock = (piles[layout.stock] = shuffledStock(definition, dealNumber));
  const dealTo = (pile: number, up: boolean): void => {
    const card = stock.pop()!;
    piles[pile]!.push(up ? faceUp(card) : card);
  };
  const sendBases = (): void => {
    if (definition.baseCards === null) return;
    for (let home; (home = baseFor(rules, piles)) !== undefined;) dealTo(home, true);
  };
  for (const { pile, up } of opening) {
    sendBases();
    dealTo(pile, up);
  }
  sendBases();
  settle(rules, piles, runs);
  return piles;
}
