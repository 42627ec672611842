import {
  CELLS,
  DOWN_ALTERNATE,
  DOWN_ANY,
  DOWN_SUIT,
  DROP_RESERVES,
  GIVE_ONLY,
  ROUNDS,
  ROUNDS_ON_CARDS,
  SPIDER,
  UP_ALTERNATE,
  UP_SUIT,
  inColumns,
  like,
  perSuit,
  runs,
  singles,
  type Changes,
} from './parts.js';

const EVERY_SECOND = 'd* u* d* u*';

/** Card by card up in suit, and back to the table if need be. */
function returnable(count: number): Changes {
  return { foundations: perSuit(singles(count, { returnable: true })), score: 'cardsHome' };
}

const ALTERNATE: Changes = { build: [DOWN_ALTERNATE], lift: [DOWN_ALTERNATE] };

const TWO_PACKS = like(SPIDER, '', '', { suits: 'CSHD', stock: ROUNDS });

/** Sets by twos in one suit, and four Aces of one colour. */
const JOLLY_SETS = [
  runs(8, { length: 6, links: [{ delta: -2, suit: 'same', card: 'notAce' }], base: 'any' }),
  runs(1, { length: 4, links: [{ delta: 0, suit: 'color' }], base: 'A' }),
];

/** Relatives: other foundations, other stocks, other ends. */
export const kin = [
  like(TWO_PACKS, 'trapdoor', 'Trapdoor', {
    ...ALTERNATE,
    ...returnable(2),
    columns: 8,
    reserves: 8,
    deal: 'd* d* u* uv*',
    reserve: GIVE_ONLY,
    stock: DROP_RESERVES,
  }),
  like(TWO_PACKS, 'cicely', 'Cicely', {
    columns: 8,
    reserves: 8,
    deal: 'uv* u* u* u* u*',
    build: [DOWN_SUIT, UP_SUIT],
    lift: 'single',
    reserve: CELLS,
    foundations: [
      ...perSuit(singles(1, { returnable: true })),
      ...perSuit(singles(1, { links: [DOWN_SUIT], base: 'K', returnable: true })),
    ],
    score: 'cardsHome',
    stock: { ...ROUNDS, times: 4 },
  }),
  like(TWO_PACKS, 'trillium', 'Trillium', {
    ...ALTERNATE,
    ...inColumns(DOWN_ALTERNATE),
    columns: 13,
    deal: EVERY_SECOND,
  }),
  like(TWO_PACKS, 'lily', 'Lily', {
    ...ALTERNATE,
    ...inColumns(DOWN_ALTERNATE),
    columns: 13,
    deal: EVERY_SECOND,
    emptyColumn: 'king',
  }),
  like(TWO_PACKS, 'wake-robin', 'Wake-Robin', {
    ...inColumns(DOWN_ANY),
    columns: 9,
    deal: EVERY_SECOND,
    lift: [DOWN_ANY],
  }),
  like(TWO_PACKS, 'wake-robin-3-decks', 'Wake-Robin (3 Decks)', {
    ...inColumns(DOWN_ANY),
    packs: 3,
    columns: 13,
    deal: EVERY_SECOND,
    lift: [DOWN_ANY],
  }),
  like(TWO_PACKS, 'spidike', 'Spidike', {
    ...returnable(1),
    packs: 1,
    columns: 7,
    deal: 'u1-6 u2-6 u3-6 u4-6 u5,6 u6 u*',
    emptyColumn: 'king',
  }),
  like(TWO_PACKS, 'freds-spider', "Fred's Spider", { ...returnable(2), deal: 'u* u* u* u* u*' }),
  like(TWO_PACKS, 'freds-spider-3-decks', "Fred's Spider (3 Decks)", {
    ...returnable(3),
    packs: 3,
    columns: 13,
    deal: 'u* u* u* u* u*',
  }),
  like(TWO_PACKS, 'incompatibility', 'Incompatibility', {
    ...returnable(2),
    deal: 'u* u* u* u* u*',
    stock: ROUNDS_ON_CARDS,
  }),
  like(TWO_PACKS, 'fechters-game', "Fechter's Game", {
    ...ALTERNATE,
    columns: 12,
    deal: EVERY_SECOND,
    emptyColumn: 'king',
    foundations: [runs(8, { links: [DOWN_ALTERNATE] })],
    stock: { ...ROUNDS, deal: 'columnsWithoutKingRun' },
  }),
  like(TWO_PACKS, 'the-jolly-roger', 'The Jolly Roger', {
    columns: 13,
    deal: 'u* u* u*',
    build: [
      { delta: -2, suit: 'any', card: 'notAce' },
      { delta: 0, suit: 'any', card: 'ace' },
    ],
    lift: [
      { delta: -2, suit: 'same', card: 'notAce' },
      { delta: 0, suit: 'color', card: 'ace' },
    ],
    foundations: [...JOLLY_SETS, ...JOLLY_SETS],
  }),
  like(TWO_PACKS, 'microbe', 'Microbe', {
    ...ALTERNATE,
    shuffle: 'perPack',
    columns: 11,
    deal: EVERY_SECOND,
    foundations: [runs(8, { links: [DOWN_ALTERNATE] })],
  }),
  like(TWO_PACKS, 'rouge-et-noir', 'Rouge et Noir', {
    ...ALTERNATE,
    deal: 'd6-0 d5-0 d4-0 d3-0 d2-0 d1,0 d0 u8-0',
    emptyColumn: 'king',
    foundations: [
      ...perSuit(singles(1, { links: [UP_ALTERNATE] })),
      runs(4, { links: [DOWN_ALTERNATE] }),
    ],
    score: 'cardsHome',
  }),
  like(TWO_PACKS, 'bebop', 'Bebop', {
    ...returnable(2),
    columns: 8,
    deal: 'd* d* d* d* d* d* d* u*',
    lift: [DOWN_ANY],
    stock: { ...ROUNDS, deal: 'spillAndRefill' },
  }),
];
