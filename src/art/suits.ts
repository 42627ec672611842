import { outline } from './outline.js';

/** Class names of the suits, by suit number: clubs, spades, hearts, diamonds. */
export const SUIT_NAMES = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** Outlines in a box of 40 units. */
const OUTLINES = [
  '4 0 4 0-2-2-3-5-1-3 2 3 9 1 7-9-6-9-8 0-2 2 4-3 2-9-10-6',
  '4 0 4 0-2-2-3-5-1-3 4 2 8 0 5-5-1-7-10-12-8-8 0 0',
  '3-4 10-11 7-13-4-9-9-1-6 5-1 3',
  '4-6 8-10 4-4-4-4-8-10-4-6',
];

/** Path data of the suit of a card around x, y; a negative scale turns it upside down. */
export const pip = (card: number, x: number, y: number, scale: number): string =>
  outline(OUTLINES[(card >> 4) & 3]!, x, y + 20 * scale, scale);
