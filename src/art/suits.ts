/** Class names of the suits, by suit number: clubs, spades, hearts, diamonds. */
export const SUIT_NAMES = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** Outlines in a box of 40 units around the origin; relative and whole numbers only, so `place` may scale them. */
const OUTLINES = [
  'm-10-10c0-13 20-13 20 0s-20 13-20 0m-10 15c0-13 20-13 20 0s-20 13-20 0m20 0c0-13 20-13 20 0s-20 13-20 0m-3-10h6c0 9 2 18 6 25h-18c4-7 6-16 6-25z',
  'm0-20c6 9 19 15 19 24 0 6-4 9-9 9-3 0-6-1-8-4 1 4 3 8 6 11h-16c3-3 5-7 6-11-2 3-5 4-8 4-5 0-9-3-9-9 0-9 13-15 19-24z',
  'm0-11c-2-5-6-8-10-8-6 0-10 5-10 10 0 11 13 17 20 28 7-11 20-17 20-28 0-5-4-10-10-10-4 0-8 3-10 8z',
  'm0-20c4 7 10 14 16 20-6 6-12 13-16 20-4-7-10-14-16-20 6-6 12-13 16-20z',
];

/** Suit number of a card: 0 clubs, 1 spades, 2 hearts, 3 diamonds. */
export const suitOf = (card: number): number => (card >> 4) & 3;

/** Path data of a suit centred on x, y (user units); a negative size turns it upside down. */
export const place = (suit: number, x: number, y: number, size: number): string =>
  `M${x} ${y}` +
  (OUTLINES[suit & 3] ?? '').replace(/-?\d+/g, (n) => `${+((+n * size) / 40).toFixed(2)} `);
