import { CLUBS, CYCLIC, NO_STOCK, ROUNDS_ON_CARDS, type Changes } from './parts.js';
import { games } from './table.js';

const COVERED_BUT_LAST = 'd* d* d* d* d* u*';
const FOUR_PACKS: Changes = { packs: 4 };
const NO_DIAMONDS: Changes = { suits: 'CSH' };

/** Games of three and four packs. */
export const big = games({ packs: 3 }, [
  ['Big Spider / Spiderwort', 13, COVERED_BUT_LAST, CLUBS],
  ['Big Divorce', 13, COVERED_BUT_LAST, CYCLIC, ROUNDS_ON_CARDS],
  ['Big York', 14, 'u* u* u* u* u* u* u* u* u* u* u* u0,13', CYCLIC, NO_STOCK],
  ['Spider 3x3', 13, 'd* d* d* d* u*', NO_DIAMONDS],
  ['Spider (4 Decks)', 13, COVERED_BUT_LAST, FOUR_PACKS],
  ['Very Big Divorce', 12, COVERED_BUT_LAST, FOUR_PACKS, CYCLIC, ROUNDS_ON_CARDS],
  ['Chinese Spider', 12, COVERED_BUT_LAST, FOUR_PACKS, NO_DIAMONDS],
]);
