import { expect } from '@open-wc/testing';
import { validateDefinition } from '../../src/engine/validate.js';
import type { FoundationGroup, Link } from '../../src/engine/definition.js';
import { variants, type GameDefinition } from '../../src/play/index.js';
import { textOf } from './reader.js';

type Change = readonly [what: string, id: string, change: Partial<GameDefinition>];

const UP: Link = { delta: 1, suit: 'same' };
const DOWN: Link = { delta: -1, suit: 'same' };
const { spider, trapdoor, bebop } = variants;

function groupsOf(game: GameDefinition, change: Partial<FoundationGroup>): Partial<GameDefinition> {
  return { foundations: game.foundations.map((group) => ({ ...group, ...change })) };
}

function stock(change: Partial<GameDefinition['stock']>, of = spider!): Partial<GameDefinition> {
  return { stock: { ...of.stock, ...change } };
}

const DEALS = [
  'nonEmptyColumns',
  'columnsWithoutKingRun',
  'refillEmptied',
  'spillAndRefill',
] as const;

const changes: readonly Change[] = [
  ['suits', 'spider', { suits: 'SSHH' }],
  ['suits of one colour', 'spider', { suits: 'SSCC' }],
  ['shuffle', 'spider', { shuffle: 'perPack' }],
  ['rows', 'spider', { rows: 2 }],
  ['deal', 'spider', { deal: 'd* d* d* d* d0-2 u*' }],
  ['faces of the deal', 'spider', { deal: 'd* d* d* u* d0-3 u*' }],
  ['build by suit', 'spider', { build: [DOWN] }],
  ['build by colour', 'spider', { build: [{ delta: -1, suit: 'color' }] }],
  ['build up', 'spider', { build: [UP] }],
  ['build twice', 'spider', { build: [...spider!.build, UP] }],
  ['build by threes', 'spider', { build: [{ delta: -3, suit: 'any' }] }],
  ['build by any step', 'spider', { build: [{ delta: 'lower', suit: 'any' }] }],
  ['build without Aces', 'spider', { build: [{ delta: -1, suit: 'any', card: 'notAce' }] }],
  ['wrap', 'spider', { wrap: true }],
  ['lift single', 'spider', { lift: 'single' }],
  ['lift face up', 'spider', { lift: 'faceUp' }],
  ['lift links', 'spider', { lift: [DOWN, { delta: 0, suit: 'any' }] }],
  ['lift limit of cards', 'spider', { liftLimit: 'cards' }],
  ['lift limit of parts', 'spider', { liftLimit: 'suitGroups' }],
  ['empty columns for Kings', 'spider', { emptyColumn: 'king' }],
  ['empty columns for Aces', 'spider', { emptyColumn: 'ace' }],
  ['empty columns for none', 'spider', { emptyColumn: 'none' }],
  ['empty columns for four Kings', 'spider', { emptyColumn: 'kingUntilFourKings' }],
  ['reserve that accepts', 'trapdoor', { reserve: { accepts: true, capacity: null } }],
  ['cells', 'trapdoor', { reserve: { accepts: true, capacity: 1 } }],
  ['reserve for two', 'trapdoor', { reserve: { accepts: true, capacity: 2 } }],
  ['links of sets', 'spider', groupsOf(spider!, { links: [{ delta: -1, suit: 'any' }] })],
  ['base of sets', 'spider', groupsOf(spider!, { base: 'any' })],
  ['shared sets', 'arachnida', groupsOf(variants['arachnida']!, { shared: false })],
  ['returnable', 'trapdoor', groupsOf(trapdoor!, { returnable: false })],
  ['suit of foundations', 'bebop', groupsOf(bebop!, { suit: null })],
  ['reach', 'trapdoor', { foundationReach: { 0: [1, 2] } }],
  ['rounds', 'spider', stock({ times: 2 })],
  ['filled columns', 'spider', stock({ needsFilledColumns: false })],
  ...DEALS.map((deal): Change => [deal, 'spider', stock({ deal })]),
  ['stock to the waste', 'spider', { waste: true, ...stock({ deal: 'waste' }) }],
  ['win', 'spider', { win: { by: 'columns', link: DOWN, stockEmpty: false } }],
  ['link of the win', 'lily', { win: { by: 'columns', link: UP, stockEmpty: false } }],
  ['win with the stock', 'lily', { win: { by: 'columns', link: DOWN, stockEmpty: true } }],
  ['score by Kings', 'spider', { score: 'kingRuns' }],
  ['score by cards', 'spider', { score: 'cardsHome' }],
  ['score by joins', 'spider', { score: 'joins' }],
];

describe('A change of the definition changes the rules', () => {
  for (const [what, id, change] of changes) {
    it(what, () => {
      const game = validateDefinition({ ...variants[id]!, ...change });
      const text = textOf(game);
      expect(text).not.to.equal(textOf(variants[id]!));
      expect(text).not.to.match(/undefined|NaN| {2}/);
    });
  }

  it('packs and columns, with what must change beside them', () => {
    const foundations = spider!.foundations.map((group) => ({ ...group, count: 12 }));
    const packs = validateDefinition({ ...spider!, packs: 3, foundations });
    expect(textOf(packs)).to.include('3 packs, 156 cards').and.to.include('12 sets');
    const columns = validateDefinition({ ...spider!, columns: 9 });
    expect(textOf(columns)).to.include('There are 9 columns');
  });

  it('base cards and reserves', () => {
    const little = variants['little-spider']!;
    expect(textOf({ ...little, baseCards: null })).not.to.equal(textOf(little));
    const mice = variants['three-blind-mice']!;
    const deal = mice.deal.replace('uv*', 'uv0,1');
    expect(textOf({ ...mice, reserves: 3, deal })).to.include('3 reserves, reserves 1 and 2 with');
  });
});
