import { outline } from './outline.js';

/*
 * The upper half of each court on a card of 100 by 140 units, in order of painting; the robe lies below it all. The
 * first letter of a part is its class: r in the ink of the suit, b blue, g gold, s skin, h hair, o old hair, w white,
 * l line, e engraved. The last two parts are the headgear. Parts of one class share a path wherever the order allows,
 * to keep the nodes few.
 */
const half = (y: number, steps: string) => outline(steps, 66, y, 0.5);

export const ROBE = 'M93 82l-86-24q12-1 23 1t27-9h18q12 2 18 9z';
export const FOLDS = 'eM30 60q6 1 8 8m0-10q6 1 8 8m0-10q6 1 8 8m32-9q-6 8-6 20';
const SKIN = `s${half(60, '5-7 5-7 0-4 0-4 5-4 5-25 0-21-10 0-10 0')}M36 55h8v4h-8z`;
const FEATURES =
  'lM58 31q2-2 4 0m8 0q2-2 4 0m-14 2h1m10 0h1m-6 0-2 6h3M63 42q2 2 5 0m-6 6q4 3 8 0M40 43v12';
const LINING = 'bM53 20q13-20 26 0z';

const JACK = [
  'bM57 50h18l5 4-14 14-14-14z',
  `h${half(47, '3 0 3 0 9 4 17 0 8-4-5-3-7-14-2-20 0-9-13 0-13 0')}`,
  SKIN,
  `${FEATURES}M37 46h6`,
  'gM53 23h27v4h-27zM40 30q9 7 0 14-9-7 0-14z',
  'wM75 22q0-14 17-14 0 14-17 14zl9-7',
  'bM52 23c-4-8 2-12 13-12s17 4 15 12z',
];

const QUEEN = [
  `h${half(57, '21 0 21-11-6-17-6-17-5-22-15-12-10-1')}`,
  'bM35 32q-2 12 5 12t5-12l-2 3-3-4-2 4zM54 51l12 21 12-21 5 2-12 23-11-3-11-19z',
  `${SKIN}M61 51l-5 2 10 15 10-15-5-2`,
  `${FEATURES}q-5 0-5-6m5 5q5 0 5-6`,
  `h${half(22, '10 9 11 14 1 5 4-8-2-17-15-8-9 1')}`,
  LINING,
  `g${half(23, '11 0 11 0 5-7 4-12-1-5-5 2-8 6-3 4-2-5-7-8-5-3')}M58 20h16`,
];

const KING = [
  `o${half(48, '15 0 15 0 2-11-3-24-5-13-12 0-12 0')}`,
  'wM43 56q9-3 14-8h18q12 2 18 9v8q-14-8-21 1h-12q-5-9-17-12zM38 50v-15l2-4 2 4v15z',
  SKIN,
  `o${half(64, '9-8 12-18 2-24-1-14-3 8-9 5-8-2-2 1')}M34 50h12v2h-12z`,
  `${FEATURES}M60 49q0 5 3 8m9-8q0 5-3 8m-3-5v5M50 56v2m6 0v2m20-5v2m6 0v2m6 0v2`,
  LINING,
  'gM54 24l-3-13 8 5 7-7 7 7 8-5-3 13zm-1-4h26',
];

/** Parts of the jack, queen and king: a letter for the class, then path data. */
export const COURTS: readonly (readonly string[])[] = [JACK, QUEEN, KING];
