import {
  CELLS,
  DOWN_ANY,
  DOWN_COLOR,
  DOWN_SUIT,
  DROP_RESERVES,
  EQUAL_ANY,
  GIVE_ONLY,
  NO_STOCK,
  ROUNDS,
  ROUNDS_ON_CARDS,
  SPIDER,
  TO_WASTE,
  inColumns,
  like,
  perSuit,
  runs,
  type Changes,
} from './parts.js';

const RELAXED: Changes = {
  suits: 'CSHD',
  foundations: [runs(8, { links: [DOWN_ANY] })],
  score: 'kingRuns',
};

const FOUR: Changes = { suits: 'CSHD' };

/** The reference's Spider: the longer columns are spread over the table. */
const REFERENCE = like(SPIDER, 'pysolfc-spider', 'Spider, PySolFC layout', {
  suits: 'CSHD',
  suitChoices: { 4: 'CSHD', 2: 'CCHH', 1: 'CCCC' },
  deal: 'd* d* d* d* d0,3,6,9 u*',
});

/** Runs leave one by one into a single pile; what is left must be complete columns. */
const COLLECTED: Changes = {
  ...FOUR,
  ...inColumns(DOWN_SUIT),
  foundations: [runs(1, { shared: true })],
  score: 'sets',
  lift: [DOWN_SUIT, EQUAL_ANY],
  byHandRemoval: 'afterMoves',
};

const DIVORCE: Changes = {
  ...FOUR,
  deal: 'u* u* u* u* u*',
  wrap: true,
  foundations: [runs(8, { base: 'any', wrap: true })],
  stock: ROUNDS_ON_CARDS,
};

/** Two-pack games of Spider's own kind: complete runs leave the table. */
export const spiders = [
  SPIDER,
  like(SPIDER, 'spider-relaxed', 'Spider Relaxed', RELAXED),
  like(SPIDER, 'spider-easy', 'Spider Easy', { ...RELAXED, lift: [DOWN_ANY] }),
  like(REFERENCE, 'trapdoor-spider', 'Trapdoor Spider', {
    reserves: 10,
    deal: 'd* d* d* d0,3,6,9 u* uv*',
    reserve: GIVE_ONLY,
    foundations: perSuit(runs(2)),
    stock: DROP_RESERVES,
  }),
  REFERENCE,
  like(REFERENCE, 'pysolfc-relaxed', 'Spider, dealing onto gaps', { stock: ROUNDS }),
  like(SPIDER, 'grounds-for-a-divorce', 'Grounds for a Divorce', {
    ...DIVORCE,
    aliases: ['Scheidungsgrund'],
  }),
  like(REFERENCE, 'black-widow', 'Black Widow', { aliases: ['Scarab'], lift: [DOWN_ANY] }),
  like(REFERENCE, 'tarantula', 'Tarantula', { lift: [DOWN_COLOR] }),
  like(REFERENCE, 'open-spider', 'Open Spider', {
    aliases: ['Beetle'],
    deal: 'u* u* u* u* u0,3,6,9 u*',
  }),
  like(REFERENCE, 'grandmothers-game', "Grandmother's Game", {
    deal: 'u* u* u* u* u* u*',
    stock: ROUNDS,
  }),
  like(REFERENCE, 'mrs-mop', 'Mrs. Mop', {
    columns: 13,
    deal: 'u* u* u* u* u* u* u* u*',
    stock: NO_STOCK,
  }),
  like(SPIDER, 'arachnida', 'Arachnida', { ...COLLECTED, build: [DOWN_ANY, EQUAL_ANY] }),
  like(SPIDER, 'harvestman', 'Harvestman', { ...COLLECTED, build: [DOWN_SUIT, EQUAL_ANY] }),
  like(REFERENCE, 'simon-jester', 'Simon Jester', {
    columns: 14,
    deal: 'u0 u0,1 u0-2 u0-3 u0-4 u0-5 u0-6 u0-7 u0-8 u0-9 u0-10 u0-11 u0-12 u1-13',
    stock: NO_STOCK,
  }),
  like(SPIDER, 'york', 'York', {
    ...DIVORCE,
    columns: 12,
    deal: 'u* u* u* u* u* u* u* u* u2-9',
    stock: NO_STOCK,
  }),
  like(REFERENCE, 'brush', 'Brush', {
    waste: true,
    deal: 'u* u* u* u* uw',
    foundations: perSuit(runs(2)),
    stock: TO_WASTE,
  }),
  like(REFERENCE, 'astrocyte', 'Astrocyte', {
    columns: 8,
    reserves: 4,
    deal: 'd* d* d* d* d* d* d* u*',
    reserve: CELLS,
    stock: ROUNDS,
  }),
  like(REFERENCE, 'short-tail', 'Short Tail', {
    columns: 8,
    reserves: 1,
    deal: 'u* uv0,0',
    reserve: { accepts: true, capacity: null },
    stock: ROUNDS,
  }),
];
