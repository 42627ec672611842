import {
  ALTERNATE,
  ALTERNATE_RUNS,
  DOWN_ALTERNATE,
  DOWN_ANY,
  DOWN_SUIT,
  DROP_RESERVES,
  KINGS_ON_GAPS,
  LIFT_ANY,
  RETURNABLE,
  ROUNDS,
  ROUNDS_ON_CARDS,
  SINGLES,
  UP_SUIT,
  cells,
  givers,
  inColumns,
  link,
  perSuit,
  stock,
  type Changes,
} from './parts.js';
import { games } from './table.js';

const EVERY_SECOND = 'd* u* d* u*';
const FIVE_ROWS = 'u* u* u* u* u*';
const THREE_PACKS: Changes = { packs: 3 };
const ONE_PACK: Changes = { packs: 1 };

const LILIES: Changes = { ...ALTERNATE, ...inColumns(DOWN_ALTERNATE) };
const WAKE_ROBIN: Changes = { ...LIFT_ANY, ...inColumns(DOWN_ANY) };

const CICELY: Changes = {
  build: [DOWN_SUIT, UP_SUIT],
  lift: 'single',
  foundations: [
    ...perSuit({ ...SINGLES, returnable: true }),
    ...perSuit({ ...SINGLES, links: [DOWN_SUIT], base: 'K', returnable: true }),
  ],
  score: 'cardsHome',
};

/** Sets by twos in one suit, and four Aces of one colour. */
const JOLLY_SETS: Changes['foundations'] = [
  { count: 8, length: 6, links: [{ delta: -2, suit: 'same', card: 'notAce' }], base: 'any' },
  { count: 1, length: 4, links: [link(0, 'color')], base: 'A' },
];

const JOLLY: Changes = {
  build: [
    { delta: -2, suit: 'any', card: 'notAce' },
    { delta: 0, suit: 'any', card: 'ace' },
  ],
  lift: [
    { delta: -2, suit: 'same', card: 'notAce' },
    { delta: 0, suit: 'color', card: 'ace' },
  ],
  foundations: [...JOLLY_SETS, ...JOLLY_SETS],
};

/** Half of the cards go up one by one, half come down in runs. */
const ROUGE: Changes = {
  foundations: [
    ...perSuit({ ...SINGLES, count: 1, links: [link(1, 'alternate')] }),
    { count: 4, links: [DOWN_ALTERNATE] },
  ],
  score: 'cardsHome',
};

/** Relatives: other foundations, other stocks, other ends. */
export const kin = games(ROUNDS, [
  ['Trapdoor', 8, 'd* d* u* uv*', ALTERNATE, RETURNABLE, givers(8), DROP_RESERVES],
  ['Cicely', 8, 'uv* u* u* u* u*', CICELY, cells(8), stock('columns', 4)],
  ['Trillium', 13, EVERY_SECOND, LILIES],
  ['Lily', 13, EVERY_SECOND, LILIES, KINGS_ON_GAPS],
  ['Wake-Robin', 9, EVERY_SECOND, WAKE_ROBIN],
  ['Wake-Robin (3 Decks)', 13, EVERY_SECOND, WAKE_ROBIN, THREE_PACKS],
  ['Spidike', 7, 'u1-6 u2-6 u3-6 u4-6 u5,6 u6 u*', RETURNABLE, ONE_PACK, KINGS_ON_GAPS],
  ["Fred's Spider", 10, FIVE_ROWS, RETURNABLE],
  ["Fred's Spider (3 Decks)", 13, FIVE_ROWS, RETURNABLE, THREE_PACKS],
  ['Incompatibility', 10, FIVE_ROWS, RETURNABLE, ROUNDS_ON_CARDS],
  [
    "Fechter's Game",
    12,
    EVERY_SECOND,
    ALTERNATE,
    ALTERNATE_RUNS,
    KINGS_ON_GAPS,
    stock('columnsWithoutKingRun'),
  ],
  ['The Jolly Roger', 13, 'u* u* u*', JOLLY],
  ['Microbe', 11, EVERY_SECOND, ALTERNATE, ALTERNATE_RUNS, { shuffle: 'perPack' }],
  ['Rouge et Noir', 10, 'd6-0 d5-0 d4-0 d3-0 d2-0 d1,0 d0 u8-0', ALTERNATE, ROUGE, KINGS_ON_GAPS],
  ['Bebop', 8, 'd* d* d* d* d* d* d* u*', LIFT_ANY, RETURNABLE, stock('spillAndRefill')],
]);
