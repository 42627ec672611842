import { isFaceUp, rankOf, suitOf, type Card } from './card.js';
import { joins, type LinkTable } from './links.js';
import { topOf, type Pile, type Position } from './position.js';
import type { FoundationRules, Rules } from './rules.js';

/** Length of the face-up tail whose neighbours are all joined by one table. */
export function tailLength(pile: Pile, table: LinkTable): number {
  let index = pile.length - 1;
  if (index < 0 || !isFaceUp(pile[index]!)) return 0;
  while (index > 0 && isFaceUp(pile[index - 1]!) && joins(table, pile[index - 1]!, pile[index]!))
    index--;
  return pile.length - index;
}

/** Number of face-up cards at the end of a pile. */
export function faceUpLength(pile: Pile): number {
  return pile.length - 1 - pile.findLastIndex((card) => !isFaceUp(card));
}

/** Whether a pile ends in a run that a foundation of this kind takes. */
function endsInRun({ tables, size }: FoundationRules, pile: Pile): boolean {
  return tables.some((table) => tailLength(pile, table) >= size);
}

function starts({ base, suit }: FoundationRules, first: Card): boolean {
  return (base < 0 || rankOf(first) === base) && (suit < 0 || suitOf(first) === suit);
}

function continues({ tables }: FoundationRules, top: Card, card: Card): boolean {
  return tables.some((table) => joins(table, top, card));
}

/** Whether this foundation takes the exposed cards of a pile next: one card or a complete run. */
export function takesFrom(kind: FoundationRules, foundation: Pile, pile: Pile): boolean {
  const { group, size } = kind;
  if (pile.length < size) return false;
  const first = pile[pile.length - size]!;
  const top = group.shared ? undefined : topOf(foundation);
  if (top === undefined) return starts(kind, first) && (size === 1 || endsInRun(kind, pile));
  return foundation.length < group.length && continues(kind, top, first);
}

/** Whether these cards can have come to lie on this foundation. */
export function isFoundationPile(rules: FoundationRules, pile: Pile): boolean {
  const { size } = rules;
  return (
    pile.length % size === 0 &&
    pile.every(
      (card, i) =>
        isFaceUp(card) &&
        (i % size > 0 || takesFrom(rules, pile.slice(0, i), pile.slice(0, i + size))),
    )
  );
}

const NO_CARDS: Pile = [];

function homeAmong(kind: FoundationRules, position: Position, pile: Pile): number | undefined {
  return kind.piles.find((foundation) => takesFrom(kind, position[foundation]!, pile));
}

/** The first foundation that takes the complete run at the end of a column, or undefined. */
export function homeOfRun({ runs }: Rules, position: Position, column: number): number | undefined {
  const pile = position[column]!;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- hot, see moves.ts
  for (let i = 0; i < runs.length; i++) {
    const home = takesFrom(runs[i]!, NO_CARDS, pile)
      ? homeAmong(runs[i]!, position, pile)
      : undefined;
    if (home !== undefined) return home;
  }
  return undefined;
}
