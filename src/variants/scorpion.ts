import {
  CELLS,
  DOWN_ALTERNATE,
  DOWN_SUIT,
  GIVE_ONLY,
  NO_STOCK,
  ROUNDS,
  SPIDER,
  UP_SUIT,
  inColumns,
  like,
  runs,
  type Changes,
} from './parts.js';

const SCORPION = like(SPIDER, 'scorpion', 'Scorpion', {
  packs: 1,
  suits: 'CSHD',
  columns: 7,
  deal: 'd0-3 u4-6 d0-3 u4-6 d0-3 u4-6 u* u* u* u*',
  build: [DOWN_SUIT],
  lift: 'faceUp',
  emptyColumn: 'king',
  foundations: [runs(4)],
  stock: ROUNDS,
});

const THREE_COVERED = 'd0-2 u3-6 d0-2 u3-6 d0-2 u3-6 u* u* u* u*';
const ANY_ON_GAPS: Changes = { emptyColumn: 'any' };
const KIEV: Changes = { ...ANY_ON_GAPS, deal: 'd* d* d* u*' };
const ALTERNATE: Changes = {
  build: [DOWN_ALTERNATE],
  foundations: [runs(4, { links: [DOWN_ALTERNATE] })],
};

const MICE = like(SCORPION, 'three-blind-mice', 'Three Blind Mice', {
  columns: 10,
  reserves: 2,
  deal: 'u0-6 d7-9 u0-6 d7-9 u0-6 d7-9 u* u* uv*',
  reserve: GIVE_ONLY,
  stock: NO_STOCK,
});

/** Games that lift any face-up card with all that lies on it. */
export const scorpions = [
  SCORPION,
  like(SCORPION, 'wasp', 'Wasp', ANY_ON_GAPS),
  like(SCORPION, 'scorpion-ii', 'Scorpion II', { deal: THREE_COVERED }),
  like(SCORPION, 'wasp-ii', 'Wasp II', { ...ANY_ON_GAPS, deal: THREE_COVERED }),
  like(SCORPION, 'scorpion-head', 'Scorpion Head', {
    reserves: 4,
    deal: 'u0-2 d3-6 u0-2 d3-6 u0-2 d3-6 u0-2 d3-6 u* u* u* u0-2',
    reserve: CELLS,
    stock: NO_STOCK,
  }),
  like(SCORPION, 'scorpion-tail', 'Scorpion Tail', ALTERNATE),
  MICE,
  like(MICE, 'farmers-wife', "Farmer's Wife", ALTERNATE),
  like(MICE, 'how-they-run', 'How They Run', { reserve: CELLS }),
  like(SCORPION, 'chelicera', 'Chelicera', {
    ...inColumns(DOWN_SUIT),
    deal: 'u* u* u* u* u4-6 u4-6 u4-6',
    stock: { deal: 'refillEmptied', times: 3, needsFilledColumns: false },
  }),
  like(SCORPION, 'applegate', 'Applegate', {
    ...inColumns(DOWN_SUIT),
    reserves: 3,
    deal: 'u0 d1-6 u0 d1-6 u* u* u* u* u* uv*',
    wrap: true,
    reserve: GIVE_ONLY,
    stock: NO_STOCK,
  }),
  like(SCORPION, 'double-scorpion', 'Double Scorpion', {
    packs: 2,
    columns: 10,
    deal: 'd0-4 u5-9 d0-4 u5-9 d0-4 u5-9 d0-4 u5-9 u* u* u* u* u* u*',
    foundations: [runs(8)],
  }),
  like(SCORPION, 'triple-scorpion', 'Triple Scorpion', {
    packs: 3,
    columns: 13,
    deal: 'd0-4 u5-12 d0-4 u5-12 d0-4 u5-12 d0-4 u5-12 d0-4 u5-12 u* u* u* u* u* u* u*',
    foundations: [runs(12)],
    stock: NO_STOCK,
  }),
  like(SCORPION, 'russian-spider', 'Russian Spider', {
    aliases: ['Ukrainian Solitaire'],
    deal: 'd1-6 d2-6 d3-6 d4-6 d5,6 d6 u1-6 u1-6 u1-6 u1-6 u*',
    stock: NO_STOCK,
  }),
  like(SCORPION, 'double-russian-spider', 'Double Russian Spider', {
    packs: 2,
    columns: 10,
    deal: 'd1-9 d2-9 d3-9 d4-9 d5-9 d6-9 d7-9 d8,9 u* u* u* u* u* u*',
    foundations: [runs(8)],
    stock: NO_STOCK,
  }),
  like(SCORPION, 'kiev', 'Kiev', { ...KIEV, aliases: ['Kyiv'] }),
  like(SCORPION, 'dnieper', 'Dnieper', { ...KIEV, aliases: ['Dnipro'], wrap: true }),
  like(SCORPION, 'sevastopol', 'Sevastopol', { ...KIEV, deal: 'd* d* d1,3,5 u*' }),
  like(SCORPION, 'daddy-longlegs', 'Daddy Longlegs', {
    ...inColumns(UP_SUIT, true),
    columns: 4,
    deal: 'u*',
    build: [UP_SUIT],
    emptyColumn: 'ace',
  }),
];
