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
  let index = pile.length;
  while (index > 0 && isFaceUp(pile[index - 1]!)) index--;
  return pile.length - index;
}

function suitsFoundation(rules: FoundationRules, first: Card): boolean {
  return (
    (rules.base < 0 || rankOf(first) === rules.base) &&
    (rules.suit < 0 || suitOf(first) === rules.suit)
  );
}

function isFree(rules: FoundationRules, foundation: Pile): boolean {
  return rules.group.shared || foundation.length === 0;
}

/** Whether the last cards of a pile are a complete run that this foundation takes. */
export function takesRun(rules: FoundationRules, foundation: Pile, pile: Pile): boolean {
  const { take, length } = rules.group;
  if (take !== 'run' || pile.length < length || !isFree(rules, foundation)) return false;
  return (
    suitsFoundation(rules, pile[pile.length - length]!) &&
    rules.tables.some((table) => tailLength(pile, table) >= length)
  );
}

/** Whether this foundation takes a single card next. */
export function takesCard(rules: FoundationRules, foundation: Pile, card: Card): boolean {
  const { take, length } = rules.group;
  if (take !== 'card' || foundation.length >= length) return false;
  const top = topOf(foundation);
  if (top === undefined) return suitsFoundation(rules, card);
  return rules.tables.some((table) => joins(table, top, card));
}

/** Whether these cards can have come to lie on this foundation. */
export function isFoundationPile(rules: FoundationRules, pile: Pile): boolean {
  const { take, length, shared } = rules.group;
  if (take === 'card') {
    return pile.every((card, i) => isFaceUp(card) && takesCard(rules, pile.slice(0, i), card));
  }
  const runs = pile.length / length;
  if (!Number.isInteger(runs) || (runs > 1 && !shared)) return false;
  return pile.every((_, i) => i % length > 0 || takesRun(rules, [], pile.slice(i, i + length)));
}

function endsInRun(rules: Rules, pile: Pile): boolean {
  const { runs } = rules;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- hot, see moves.ts
  for (let i = 0; i < runs.length; i++) {
    const { table, length } = runs[i]!;
    if (pile.length >= length && tailLength(pile, table) >= length) return true;
  }
  return false;
}

/** The first foundation that takes the complete run at the end of a column, or −1. */
export function homeOfRun(rules: Rules, position: Position, column: number): number {
  const pile = position[column]!;
  if (!endsInRun(rules, pile)) return -1;
  for (const foundation of rules.layout.foundations) {
    if (takesRun(rules.foundations[foundation]!, position[foundation]!, pile)) return foundation;
  }
  return -1;
}
