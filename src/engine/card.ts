/**
 * A card as a small integer, so that positions stay light and rules become table look-ups.
 *
 * Bits 0–3 rank (0 = Ace … 12 = King), bits 4–5 suit (index in {@link SUITS}), bit 6 set while the
 * card lies face down, bits 7 and up its copy (which of several alike cards of the pack it is).
 */
export type Card = number;

/** Rank letters, Ace to King; the index is the rank. */
export const RANKS = 'A23456789TJQK';

/** Suit letters; the index is the suit. Clubs and Spades are black, Hearts and Diamonds red. */
export const SUITS = 'CSHD';

/** How many ranks a suit has. */
export const RANK_COUNT = 13;

/** Rank of an Ace. */
export const ACE = 0;

/** Rank of a King. */
export const KING = 12;

const FACE_DOWN = 64;
const KIND = 63;
const LOOKS = KIND | FACE_DOWN;
const COPY_SHIFT = 7;

/** A face-up card of the given rank, suit and copy. */
export function makeCard(rank: number, suit: number, copy = 0): Card {
  return (copy << COPY_SHIFT) | (suit << 4) | rank;
}

/** Rank, 0 = Ace … 12 = King. */
export function rankOf(card: Card): number {
  return card & 15;
}

/** Suit, the index in {@link SUITS}. */
export function suitOf(card: Card): number {
  return (card >> 4) & 3;
}

/** Rank and suit as one number below 64: alike cards are equal, face and copy do not count. */
export function kindOf(card: Card): number {
  return card & KIND;
}

/** Rank, suit and face as one number below 128: everything but the copy. */
export function looksOf(card: Card): number {
  return card & LOOKS;
}

/** Whether the suit is Hearts or Diamonds. */
export function isRed(card: Card): boolean {
  return suitOf(card) > 1;
}

/** Whether the player may see the card. */
export function isFaceUp(card: Card): boolean {
  return (card & FACE_DOWN) === 0;
}

/** The same card, face up. */
export function faceUp(card: Card): Card {
  return card & ~FACE_DOWN;
}

/** The same card, face down. */
export function faceDown(card: Card): Card {
  return card | FACE_DOWN;
}

/** The same card without its face: a key that follows one card through a whole game. */
export function identityOf(card: Card): number {
  return faceUp(card);
}
