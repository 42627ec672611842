import {
  CELLS,
  DOWN_ALTERNATE,
  DOWN_ANY,
  DOWN_SUIT,
  EQUAL_ANY,
  NO_STOCK,
  ROUNDS,
  ROUNDS_ON_FILLED,
  SPIDER,
  TO_WASTE,
  UP_ANY,
  inColumns,
  like,
  runs,
  singles,
  type Changes,
} from './parts.js';

const TRIANGLE = 'd1-6 d2-6 d3-6 d4-6 d5,6 d6 u*';
const CHOICES = { 4: 'CSHD', 2: 'SSHH', 1: 'SSSS' };
const KINGS_ON_GAPS: Changes = { emptyColumn: 'king' };

const SPIDERETTE = like(SPIDER, 'spiderette', 'Spiderette', {
  packs: 1,
  suits: 'CSHD',
  suitChoices: CHOICES,
  columns: 7,
  deal: TRIANGLE,
  foundations: [runs(4)],
  stock: ROUNDS_ON_FILLED,
});

/** The whole pack dealt face up in ten columns, cards of one rank or one suit lying together. */
const CURDS: Changes = {
  ...inColumns(DOWN_SUIT),
  build: [DOWN_SUIT, EQUAL_ANY],
  lift: [DOWN_SUIT, EQUAL_ANY],
  stock: NO_STOCK,
};
const TEN_COLUMNS: Changes = { columns: 10, deal: 'u* u* u* u* u0,9 u*' };

/** One-pack games of Spider's kind. */
export const oneDeck = [
  like(SPIDERETTE, 'little-spider', 'Little Spider', {
    columns: 8,
    rows: 2,
    deal: 'u* u* u* u* u* u*',
    baseCards: 'aceKingByColor',
    build: [DOWN_ANY, UP_ANY],
    wrap: true,
    lift: 'single',
    emptyColumn: 'none',
    foundations: [singles(2), singles(2, { links: [DOWN_SUIT], base: 'K' })],
    foundationReach: { 4: [0], 5: [1], 6: [2], 7: [3] },
    stock: NO_STOCK,
    score: 'cardsHome',
  }),
  SPIDERETTE,
  like(SPIDERETTE, 'baby-spiderette', 'Baby Spiderette', { lift: [DOWN_ANY] }),
  like(SPIDERETTE, 'will-o-the-wisp', "Will o' the Wisp", {
    suitChoices: CHOICES,
    deal: 'd* d* u*',
  }),
  like(SPIDERETTE, 'simple-simon', 'Simple Simon', {
    columns: 10,
    deal: 'u0-8 u0-7 u0-6 u0-5 u0-4 u0-3 u0-2 u*',
    lift: [DOWN_ANY],
    liftLimit: 'suitGroups',
    stock: NO_STOCK,
  }),
  like(SPIDERETTE, 'rachel', 'Rachel', {
    columns: 6,
    waste: true,
    deal: 'u* uw',
    lift: [DOWN_ANY],
    stock: TO_WASTE,
  }),
  like(SPIDERETTE, 'curds-and-whey', 'Curds and Whey', {
    ...CURDS,
    ...KINGS_ON_GAPS,
    columns: 13,
    deal: 'u* u* u* u*',
  }),
  like(SPIDERETTE, 'miss-muffet', 'Miss Muffet', { ...CURDS, ...TEN_COLUMNS, ...KINGS_ON_GAPS }),
  like(SPIDERETTE, 'nordic', 'Nordic', { ...CURDS, ...TEN_COLUMNS }),
  like(SPIDERETTE, 'spider-web', 'Spider Web', {
    aliases: ['Sea Spider'],
    reserves: 1,
    deal: 'u* u* u* u0-2',
    reserve: CELLS,
    stock: ROUNDS,
  }),
  like(SPIDERETTE, 'spidercells', 'Spidercells', {
    columns: 8,
    reserves: 4,
    deal: 'u* u* u* u* u* u* u0-3',
    build: [DOWN_ALTERNATE],
    lift: [DOWN_ALTERNATE],
    liftLimit: 'cards',
    reserve: CELLS,
    foundations: [runs(4, { links: [DOWN_ALTERNATE] })],
    stock: NO_STOCK,
  }),
  like(SPIDERETTE, 'long-tail', 'Long Tail', {
    columns: 5,
    reserves: 1,
    deal: 'u* uv0,0',
    reserve: { accepts: true, capacity: null },
    stock: ROUNDS,
  }),
  like(SPIDERETTE, 'autumn-leaves', 'Autumn Leaves', {
    ...inColumns(DOWN_SUIT),
    columns: 6,
    deal: 'd* d* d0,1,4,5 u*',
    build: [{ delta: 'lower', suit: 'same' }],
    stock: ROUNDS,
  }),
  like(SPIDERETTE, 'scorpion-towers', 'Scorpion Towers', {
    ...inColumns(DOWN_SUIT),
    columns: 10,
    reserves: 4,
    deal: 'u* u* u* u* u* uv1,2',
    build: [DOWN_SUIT],
    emptyColumn: 'kingUntilFourKings',
    reserve: CELLS,
    stock: NO_STOCK,
  }),
  like(SPIDERETTE, 'fair-maids', 'Fair Maids', {
    deal: 'd* d* d* u*',
    lift: [DOWN_ALTERNATE],
    foundations: [runs(4, { links: [DOWN_ALTERNATE] })],
  }),
];
