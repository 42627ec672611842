/**
 * The upper half of each court on a card of 100 by 140 units, in order of painting. The first letter of a part is its
 * class: r robe in the ink of the suit, b second robe, g gold, s skin, h hair, o old hair, w white, l line, e engraved.
 * Parts of one class share a path wherever the order allows, to keep the nodes few.
 */
const ROBE = 'M93 82l-86-24c8-2 15 1 23 1 10-1 16-6 27-8h18c9 2 15 5 18 9z';
const HAND = 'M36 55h8v4h-8z';
const EYES =
  'M58 30.5c1.5-1.5 3-1.5 4.5-1m5.5 0c1.5-.5 3 0 4.5 1m-12.5 2.5h1m8 0h1m-5-1.5-1.5 6.5h2.5';
const MOUTH = 'M63 42.5c1.5 1 3 1 4.5 0m-6 6c3 2 6 2 9 0M40 43v12';

const PLUME = 'wM75 22c-1-8 5-13 17-14 0 9-6 15-17 14zl10-7';
const CAP = 'M52 23c-4-8 2-12 13-12s17 4 15 12z';
const JACK = [
  `r${ROBE}`,
  'eM30 60l5 5m3-7 7 10m1-13 10 15m31-14-5 21m-2-24-4 23',
  PLUME,
  `bM57 50h18l5 4-14 14-14-14z${CAP}`,
  'hM53 24c-1 5-1 9-1 14 0 5-3 8-6 9 5 4 13 4 16 0h8c3 4 11 4 16 0-3-1-6-4-6-9 0-5 0-9-1-14z',
  `sM56 24v14c0 6 2 9 5 11v4l5 7 5-7v-4c3-2 5-5 5-11v-14z${HAND}`,
  `l${EYES}${MOUTH}M37 46h6`,
  'gM53 23h27v4h-27zM40 30c5 6 5 10 0 14-5-4-5-8 0-14z',
];

const TIARA =
  'gM55 23c-4-4-5-8-4-12 4 1 6 3 8 6 1-4 4-7 7-8 3 1 6 4 7 8 2-3 4-5 8-6 1 4 0 8-4 12zm3-3h16';
const QUEEN = [
  'hM66 17c-14 0-15 11-15 19-1 7-6 9-6 14 0 5 4 7 8 7h26c4 0 8-2 8-7 0-5-5-7-6-14 0-8-1-19-15-19z',
  `r${ROBE}M35 32c-1 8 1 12 5 12s6-4 5-12l-2 3-3-4-2 4z`,
  'eM30 60c4 0 6 2 7 5m1-7c5 1 7 4 8 9m0-12c6 2 8 6 9 12m32-11c-5 4-7 11-6 20',
  'bM54 51l12 21 12-21 5 2-12 23-11-3-11-19z',
  `sM56 24v14c0 6 2 9 5 11v2l-5 2 10 15 10-15-5-2v-2c3-2 5-5 5-11v-14z${HAND}`,
  `l${EYES}${MOUTH}M40 53c-4 0-5-2-5.5-5m5.5 3c3 0 4.5-1 5-4M59 54c4 4 10 4 14 0`,
  'hM55 36c1-6 5-8 11-14 6 6 10 8 11 14 4-5 3-16-4-16h-14c-7 0-8 11-4 16z',
  TIARA,
];

const CROWN = 'gM54 24l-3-13 8 5 7-7 7 7 8-5-3 13zm-1-4h26';
const KING = [
  'oM54 24c-4 8-5 16-3 24h30c2-8 1-16-3-24z',
  `r${ROBE}`,
  'wM43 56c6-2 11-5 14-8h18c6 4 13 5 18 11v8c-7-5-15-5-21 1h-12c-3-6-10-10-17-12zM38 50v-15l2-4 2 4v15z',
  'eM84 66c-3 3-4 7-4 11m-35-18c4 3 6 6 7 9m-15-9c3 1 5 3 6 6',
  `sM56 22v13c0 7 4 12 10 12s10-5 10-12v-13z${HAND}`,
  'oM55 32c1 5 3 7 5 7 3-2 5-2 6-1 1-1 3-1 6 1 2 0 4-2 5-7 2 12 0 20-3 24-2 3-5 6-8 8-3-2-6-5-8-8-3-4-5-12-3-24z',
  `l${EYES}M63 42.5h6m-9 5.5c0 4 1 6 3 8m9-8c0 4-1 6-3 8m-3-6v8M53.5 56v2m5 2v2m22.5-5v2m7 .5v2m-13-1v2M40 52v3`,
  'bM53 16c5-8 21-8 26 0v4h-26z',
  `${CROWN}M34 50h12v2h-12z`,
];

/** Parts of the jack, queen and king: a letter for the class, then path data. */
export const COURTS: readonly (readonly string[])[] = [JACK, QUEEN, KING];

/** Their headgear alone, the emblem of small cards; parts as in `COURTS`. */
export const HEADGEAR: readonly (readonly string[])[] = [[PLUME, `b${CAP}`], [TIARA], [CROWN]];
