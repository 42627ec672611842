import {
  CLUBS,
  CYCLIC,
  DOWN_ANY,
  DOWN_SUIT,
  DROP_RESERVES,
  EQUALS_TOO,
  EQUAL_ANY,
  LIFT_ANY,
  NO_STOCK,
  ROUNDS,
  ROUNDS_ON_CARDS,
  RUNS_PER_SUIT,
  SPADES,
  TAIL,
  TO_WASTE,
  cells,
  givers,
  inColumns,
  link,
  type Changes,
} from './parts.js';
import { games } from './table.js';

const DEAL = 'd* d* d* d* d0-3 u*';

/** The deal of the reference: the longer columns are spread over the table. */
const SPREAD = 'd* d* d* d* d0,3,6,9 u*';

const RELAXED: Changes = { foundations: [{ links: [DOWN_ANY] }], score: 'kingRuns' };

/** Runs leave one by one into a single pile; what is left must be complete columns. */
const COLLECTED: Changes = {
  ...inColumns(DOWN_SUIT),
  ...EQUALS_TOO,
  foundations: [{ count: 1, shared: true }],
  score: 'sets',
  byHandRemoval: 'afterMoves',
};

/** Two-pack games of Spider's own kind: complete runs leave the table. */
export const spiders = games({}, [
  ['Spider', 10, DEAL, { suits: 'SSSS', suitChoices: { ...SPADES, 3: 'SSHC' } }],
  ['Spider Relaxed', 10, DEAL, RELAXED],
  ['Spider Easy', 10, DEAL, RELAXED, LIFT_ANY],
  ['Trapdoor Spider', 10, 'd* d* d* d0,3,6,9 u* uv*', givers(10), RUNS_PER_SUIT, DROP_RESERVES],
  ['Spider, PySolFC layout', 10, SPREAD, CLUBS, { id: 'pysolfc-spider' }],
  ['Spider, dealing onto gaps', 10, SPREAD, ROUNDS, { id: 'pysolfc-relaxed' }],
  ['Grounds for a Divorce / Scheidungsgrund', 10, 'u* u* u* u* u*', CYCLIC, ROUNDS_ON_CARDS],
  ['Black Widow / Scarab', 10, SPREAD, LIFT_ANY],
  ['Tarantula', 10, SPREAD, { lift: [link(-1, 'color')] }],
  ['Open Spider / Beetle', 10, 'u* u* u* u* u0,3,6,9 u*'],
  ["Grandmother's Game", 10, 'u* u* u* u* u* u*', ROUNDS],
  ['Mrs. Mop', 13, 'u* u* u* u* u* u* u* u*', NO_STOCK],
  ['Arachnida', 10, DEAL, COLLECTED, { build: [DOWN_ANY, EQUAL_ANY] }],
  ['Harvestman', 10, DEAL, COLLECTED],
  [
    'Simon Jester',
    14,
    'u0 u0,1 u0-2 u0-3 u0-4 u0-5 u0-6 u0-7 u0-8 u0-9 u0-10 u0-11 u0-12 u1-13',
    NO_STOCK,
  ],
  ['York', 12, 'u* u* u* u* u* u* u* u* u2-9', CYCLIC, NO_STOCK],
  ['Brush', 10, 'u* u* u* u* uw', RUNS_PER_SUIT, TO_WASTE],
  ['Astrocyte', 8, 'd* d* d* d* d* d* d* u*', cells(4), ROUNDS],
  ['Short Tail', 8, 'u* uv0,0', TAIL, ROUNDS],
]);
