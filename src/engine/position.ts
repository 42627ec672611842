import type { Card } from './card.js';

/** The cards of a pile, bottom first; the last one is exposed. */
export type Pile = readonly Card[];

/** Every pile of a game in the order of its layout. Never changed: an action makes a new one. */
export type Position = readonly Pile[];

/** A position that is still being made: its piles may be exchanged, never changed. */
export type Draft = Pile[];

/** The exposed card of a pile. */
export function topOf(pile: Pile): Card | undefined {
  return pile.length > 0 ? pile[pile.length - 1] : undefined;
}

/** Moves the exposed `count` cards of one pile to another. */
export function moveCards(draft: Draft, from: number, count: number, to: number): void {
  const source = draft[from]!;
  const cut = source.length - count;
  const grown = draft[to]!.slice(); // copying and pushing is several times faster than concat
  for (let i = cut; i < source.length; i++) grown.push(source[i]!);
  draft[to] = grown;
  draft[from] = source.slice(0, cut);
}

/** Puts one card on a pile. */
export function addCard(draft: Draft, pile: number, card: Card): void {
  const grown = draft[pile]!.slice();
  grown.push(card);
  draft[pile] = grown;
}
