import type { FoundationGroup, GameDefinition } from '../engine/definition.js';
import { DOWN_ANY, DOWN_SUIT, stock, type Changes, type Fields } from './parts.js';

/** A game: its name / its other names, how it is dealt, and in what else it differs. */
export type Row = readonly [
  names: string,
  columns: number,
  deal: string,
  ...changes: readonly Changes[],
];

/** Spider: two packs built down whatever the suit, lifted in suit, complete runs taken off. */
const SPIDER: Omit<Fields, 'id' | 'name' | 'aliases' | 'columns' | 'deal'> = {
  packs: 2,
  suits: 'CSHD',
  suitChoices: {},
  shuffle: 'together',
  rows: 1,
  reserves: 0,
  waste: false,
  baseCards: null,
  build: [DOWN_ANY],
  wrap: false,
  lift: [DOWN_SUIT],
  liftLimit: null,
  emptyColumn: 'any',
  reserve: null,
  foundations: [{}],
  foundationReach: null,
  ...stock('columns', 1, true),
  win: { by: 'foundations' },
  score: 'sets',
  byHandRemoval: 'none',
};

/** Foundations for complete runs, King to Ace in one suit. */
const RUNS: Omit<FoundationGroup, 'count'> = {
  take: 'run',
  length: 13,
  links: [DOWN_SUIT],
  base: 'K',
  wrap: false,
  suit: null,
  returnable: false,
  shared: false,
};

/** A name as an id: its words in lower case, joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/'|^\W+|\W+$/g, '')
    .replace(/\W+/g, '-');
}

/** The definitions of games that have some changes of Spider in common; later changes prevail. */
export function games(common: Changes, rows: readonly Row[]): GameDefinition[] {
  return rows.map(([names, columns, deal, ...changes]) => {
    const [name = '', ...aliases] = names.split(' / ');
    const named = { id: slugOf(name), name, aliases, columns, deal };
    const game = Object.assign(named, SPIDER, common, ...changes) as Fields;
    const count = (game.packs * game.suits.length) / game.foundations.length;
    return {
      ...game,
      foundations: game.foundations.map((group) => ({ ...RUNS, count, ...group })),
    };
  });
}
