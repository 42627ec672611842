import {
  ALTERNATE_RUNS,
  ANY_ON_GAPS,
  BUILD_ALTERNATE,
  DOWN_SUIT,
  NO_STOCK,
  ROUNDS,
  UP_SUIT,
  cells,
  givers,
  inColumns,
  stock,
  type Changes,
} from './parts.js';
import { games } from './table.js';

const FOUR_COVERED = 'd0-3 u4-6 d0-3 u4-6 d0-3 u4-6 u* u* u* u*';
const THREE_COVERED = 'd0-2 u3-6 d0-2 u3-6 d0-2 u3-6 u* u* u* u*';
const MICE = 'u0-6 d7-9 u0-6 d7-9 u0-6 d7-9 u* u* uv*';

const SCORPION: Changes = {
  packs: 1,
  build: [DOWN_SUIT],
  lift: 'faceUp',
  emptyColumn: 'king',
  ...ROUNDS,
};

const ALTERNATE: Changes = { ...BUILD_ALTERNATE, ...ALTERNATE_RUNS };

/** Games that lift any face-up card with all that lies on it. */
export const scorpions = games(SCORPION, [
  ['Scorpion', 7, FOUR_COVERED],
  ['Wasp', 7, FOUR_COVERED, ANY_ON_GAPS],
  ['Scorpion II', 7, THREE_COVERED],
  ['Wasp II', 7, THREE_COVERED, ANY_ON_GAPS],
  ['Scorpion Head', 7, 'u0-2 d3-6 u0-2 d3-6 u0-2 d3-6 u0-2 d3-6 u* u* u* u0-2', cells(4), NO_STOCK],
  ['Scorpion Tail', 7, FOUR_COVERED, ALTERNATE],
  ['Three Blind Mice', 10, MICE, givers(2), NO_STOCK],
  ["Farmer's Wife", 10, MICE, givers(2), ALTERNATE, NO_STOCK],
  ['How They Run', 10, MICE, cells(2), NO_STOCK],
  ['Chelicera', 7, 'u* u* u* u* u4-6 u4-6 u4-6', inColumns(DOWN_SUIT), stock('refillEmptied', 3)],
  [
    'Applegate',
    7,
    'u0 d1-6 u0 d1-6 u* u* u* u* u* uv*',
    inColumns(DOWN_SUIT),
    { wrap: true },
    givers(3),
    NO_STOCK,
  ],
  [
    'Double Scorpion',
    10,
    'd0-4 u5-9 d0-4 u5-9 d0-4 u5-9 d0-4 u5-9 u* u* u* u* u* u*',
    { packs: 2 },
  ],
  [
    'Triple Scorpion',
    13,
    'd0-4 u5-12 d0-4 u5-12 d0-4 u5-12 d0-4 u5-12 d0-4 u5-12 u* u* u* u* u* u* u*',
    { packs: 3 },
    NO_STOCK,
  ],
  [
    'Russian Spider / Ukrainian Solitaire',
    7,
    'd1-6 d2-6 d3-6 d4-6 d5,6 d6 u1-6 u1-6 u1-6 u1-6 u*',
    NO_STOCK,
  ],
  [
    'Double Russian Spider',
    10,
    'd1-9 d2-9 d3-9 d4-9 d5-9 d6-9 d7-9 d8,9 u* u* u* u* u* u*',
    { packs: 2 },
    NO_STOCK,
  ],
  ['Kiev / Kyiv', 7, 'd* d* d* u*', ANY_ON_GAPS],
  ['Dnieper / Dnipro', 7, 'd* d* d* u*', ANY_ON_GAPS, { wrap: true }],
  ['Sevastopol', 7, 'd* d* d1,3,5 u*', ANY_ON_GAPS],
  ['Daddy Longlegs', 4, 'u*', inColumns(UP_SUIT, true), { build: [UP_SUIT], emptyColumn: 'ace' }],
]);
