import {
  ALTERNATE,
  ALTERNATE_RUNS,
  DOWN_ANY,
  DOWN_SUIT,
  EQUALS_TOO,
  KINGS_ON_GAPS,
  LIFT_ALTERNATE,
  LIFT_ANY,
  NO_STOCK,
  ROUNDS,
  SINGLES,
  SPADES,
  TAIL,
  TO_WASTE,
  cells,
  inColumns,
  link,
  type Changes,
} from './parts.js';
import { games } from './table.js';

const TRIANGLE = 'd1-6 d2-6 d3-6 d4-6 d5,6 d6 u*';
const CHOICES: Changes = { suitChoices: SPADES };

const LITTLE: Changes = {
  rows: 2,
  baseCards: 'aceKingByColor',
  build: [DOWN_ANY, link(1, 'any')],
  wrap: true,
  lift: 'single',
  emptyColumn: 'none',
  foundations: [SINGLES, { ...SINGLES, links: [DOWN_SUIT], base: 'K' }],
  foundationReach: { 4: [0], 5: [1], 6: [2], 7: [3] },
  score: 'cardsHome',
};

/** The whole pack dealt face up, cards of one rank or one suit lying together. */
const CURDS: Changes = { ...inColumns(DOWN_SUIT), ...EQUALS_TOO, ...NO_STOCK };

/** One-pack games of Spider's kind. */
export const oneDeck = games({ packs: 1 }, [
  ['Little Spider', 8, 'u* u* u* u* u* u*', LITTLE, NO_STOCK],
  ['Spiderette', 7, TRIANGLE, CHOICES],
  ['Baby Spiderette', 7, TRIANGLE, LIFT_ANY],
  ["Will o' the Wisp", 7, 'd* d* u*', CHOICES],
  [
    'Simple Simon',
    10,
    'u0-8 u0-7 u0-6 u0-5 u0-4 u0-3 u0-2 u*',
    LIFT_ANY,
    { liftLimit: 'suitGroups' },
    NO_STOCK,
  ],
  ['Rachel', 6, 'u* uw', LIFT_ANY, TO_WASTE],
  ['Curds and Whey', 13, 'u* u* u* u*', CURDS, KINGS_ON_GAPS],
  ['Miss Muffet', 10, 'u* u* u* u* u0,9 u*', CURDS, KINGS_ON_GAPS],
  ['Nordic', 10, 'u* u* u* u* u0,9 u*', CURDS],
  ['Spider Web / Sea Spider', 7, 'u* u* u* u0-2', cells(1), ROUNDS],
  [
    'Spidercells',
    8,
    'u* u* u* u* u* u* u0-3',
    ALTERNATE,
    ALTERNATE_RUNS,
    { liftLimit: 'cards' },
    cells(4),
    NO_STOCK,
  ],
  ['Long Tail', 5, 'u* uv0,0', TAIL, ROUNDS],
  [
    'Autumn Leaves',
    6,
    'd* d* d0,1,4,5 u*',
    inColumns(DOWN_SUIT),
    { build: [link('lower', 'same')] },
    ROUNDS,
  ],
  [
    'Scorpion Towers',
    10,
    'u* u* u* u* u* uv1,2',
    inColumns(DOWN_SUIT),
    { build: [DOWN_SUIT], emptyColumn: 'kingUntilFourKings' },
    cells(4),
    NO_STOCK,
  ],
  ['Fair Maids', 7, 'd* d* d* u*', LIFT_ALTERNATE, ALTERNATE_RUNS],
]);
