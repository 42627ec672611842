import {
  ROUNDS_ON_CARDS,
  ROUNDS_ON_FILLED,
  NO_STOCK,
  SPIDER,
  like,
  runs,
  type Changes,
} from './parts.js';

const COVERED_BUT_LAST = 'd* d* d* d* d* u*';
const THREE_PACKS: Changes = { packs: 3, suits: 'CSHD', columns: 13, deal: COVERED_BUT_LAST };

function cyclicRuns(count: number): Changes {
  return { wrap: true, foundations: [runs(count, { base: 'any', wrap: true })] };
}

/** Games of three and four packs. */
export const big = [
  like(SPIDER, 'big-spider', 'Big Spider', {
    ...THREE_PACKS,
    aliases: ['Spiderwort'],
    suitChoices: { 4: 'CSHD', 2: 'CCHH', 1: 'CCCC' },
    foundations: [runs(12)],
  }),
  like(SPIDER, 'big-divorce', 'Big Divorce', {
    ...THREE_PACKS,
    ...cyclicRuns(12),
    stock: ROUNDS_ON_CARDS,
  }),
  like(SPIDER, 'big-york', 'Big York', {
    ...THREE_PACKS,
    ...cyclicRuns(12),
    columns: 14,
    deal: 'u* u* u* u* u* u* u* u* u* u* u* u0,13',
    stock: NO_STOCK,
  }),
  like(SPIDER, 'spider-3x3', 'Spider 3x3', {
    ...THREE_PACKS,
    suits: 'CSH',
    deal: 'd* d* d* d* u*',
    foundations: [runs(9)],
  }),
  like(SPIDER, 'spider-4-decks', 'Spider (4 Decks)', {
    ...THREE_PACKS,
    packs: 4,
    foundations: [runs(16)],
    stock: ROUNDS_ON_FILLED,
  }),
  like(SPIDER, 'very-big-divorce', 'Very Big Divorce', {
    ...THREE_PACKS,
    ...cyclicRuns(16),
    packs: 4,
    columns: 12,
    stock: ROUNDS_ON_CARDS,
  }),
  like(SPIDER, 'chinese-spider', 'Chinese Spider', {
    ...THREE_PACKS,
    packs: 4,
    suits: 'CSH',
    columns: 12,
    foundations: [runs(12)],
  }),
];
