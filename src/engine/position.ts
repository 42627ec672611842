import { faceUp, isFaceUp, type Card } from './card.js';

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

/** Turns up the exposed card of a pile. */
export function turnUp(draft: Draft, pile: number): void {
  const cards = draft[pile]!;
  const top = topOf(cards);
  if (top === undefined || isFaceUp(top)) return;
  const turned = cards.slice();
  turned[turned.length - 1] = faceUp(top);
  draft[pile] = turned;
}

/** Gives out the cards of a pile one by one, the exposed one first, while they last. */
export function dealOut(draft: Draft, from: number, piles: readonly number[], up = true): void {
  for (const to of piles) {
    if (draft[from]!.length === 0) return;
    moveCards(draft, from, 1, to);
    if (up) turnUp(draft, to);
  }
}
