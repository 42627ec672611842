import { ACE, KING, isRed, rankOf } from './card.js';
import type { GameDefinition } from './definition.js';
import { shuffledStock } from './pack.js';
import { dealOut, topOf, type Draft, type Position } from './position.js';
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

/**
 * The foundation that the next card starts as a base card, or undefined. The first Ace or King
 * decides which colour has its Aces and which one its Kings as base cards.
 */
function baseFor({ layout, foundations }: Rules, position: Position): number | undefined {
  const card = topOf(position[layout.stock]!);
  if (card === undefined || ![ACE, KING].includes(rankOf(card))) return undefined;
  const [first = card] = layout.foundations.flatMap((pile) => position[pile]!);
  if ((rankOf(card) === rankOf(first)) !== (isRed(card) === isRed(first))) return undefined;
  return layout.foundations.find(
    (pile) => position[pile]!.length === 0 && foundations[pile]!.base === rankOf(card),
  );
}

function dealBases(rules: Rules, draft: Draft): void {
  if (rules.definition.baseCards === null) return;
  for (let home; (home = baseFor(rules, draft)) !== undefined;)
    dealOut(draft, rules.layout.stock, [home]);
}

/** The position after the opening deal. */
export function dealOpening(rules: Rules, dealNumber: string, runs: RunMode): Position {
  const { definition, layout, opening } = rules;
  const draft: Draft = layout.names.map(() => []);
  draft[layout.stock] = shuffledStock(definition, dealNumber);
  for (const { pile, up } of opening) {
    dealBases(rules, draft);
    dealOut(draft, layout.stock, [pile], up);
  }
  dealBases(rules, draft);
  settle(rules, draft, runs);
  return draft;
}
