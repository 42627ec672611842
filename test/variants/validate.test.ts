import { expect } from '@open-wc/testing';
import { validateDefinition, variants } from '../../src/play/index.js';

type Path = readonly (string | number)[];

/** A copy of a value in which one place holds something else; undefined takes the place away. */
function changed(value: unknown, [key, ...rest]: Path, entry: unknown): unknown {
  if (key === undefined) return entry;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, entry);
  if (copy[key] === undefined) Reflect.deleteProperty(copy, key);
  return copy;
}

/** A game with every kind of pile: the base of the broken definitions. */
const base = {
  ...variants['little-spider']!,
  reserves: 1,
  reserve: { accepts: true, capacity: 1 },
  win: variants['nordic']!.win,
  suitChoices: { 1: 'SSSS' },
  aliases: ['Other'],
};

const foundation = ['foundations', 0] as const;

/** By place, a value that cannot be there. Absence is tried for each besides. */
const broken: readonly (readonly [Path, unknown])[] = [
  [['id'], 'Has Blanks'],
  [['id'], ''],
  [['name'], ''],
  [['aliases'], 'Other'],
  [['aliases', 0], 7],
  [['packs'], 0],
  [['packs'], 1.5],
  [['suits'], 'CSHX'],
  [['suits'], 'CSHDC'],
  [['suitChoices'], null],
  [['suitChoices', '1'], 'ssss'],
  [['shuffle'], 'riffle'],
  [['columns'], 21],
  [['rows'], 3],
  [['reserves'], -1],
  [['waste'], 'no'],
  [['deal'], ['d*']],
  [['baseCards'], 'kings'],
  [['build'], []],
  [['build', 0, 'delta'], 13],
  [['build', 0, 'suit'], 'equal'],
  [['build', 0, 'card'], 'king'],
  [['wrap'], 0],
  [['lift'], 'group'],
  [['lift'], []],
  [['liftLimit'], 'ranks'],
  [['emptyColumn'], 'queen'],
  [['reserve'], 'cell'],
  [['reserve', 'accepts'], 1],
  [['reserve', 'capacity'], 0],
  [['foundations'], {}],
  [[...foundation, 'count'], 0],
  [[...foundation, 'take'], 'all'],
  [[...foundation, 'length'], 1],
  [[...foundation, 'links'], []],
  [[...foundation, 'links', 0, 'delta'], 'higher'],
  [[...foundation, 'base'], '1'],
  [[...foundation, 'wrap'], null],
  [[...foundation, 'suit'], 'X'],
  [[...foundation, 'returnable'], 'yes'],
  [[...foundation, 'shared'], 2],
  [['foundationReach'], 'all'],
  [['foundationReach', '4'], 0],
  [['foundationReach', '4', 0], 24],
  [['stock'], null],
  [['stock', 'deal'], 'bebop'],
  [['stock', 'times'], 0],
  [['stock', 'needsFilledColumns'], 'no'],
  [['win'], 'all'],
  [['win', 'by'], 'score'],
  [['win', 'link', 'suit'], 'red'],
  [['win', 'stockEmpty'], 1],
  [['score'], 'points'],
  [['byHandRemoval'], 'always'],
];

/** Places that need not be there. */
const OPTIONAL = [
  'build.0.card',
  'suitChoices.1',
  'foundationReach.4',
  'foundationReach.4.0',
  'aliases.0',
];

function fieldOf(path: Path): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${key}`),
    'definition',
  );
}

function refusal(value: unknown): unknown {
  try {
    validateDefinition(value);
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Whether the definition is refused with a RangeError about the field. */
function expectRefused(value: unknown, field: string): void {
  const error = refusal(value);
  expect(error, field).to.be.instanceOf(RangeError);
  expect((error as Error).message.startsWith(`${field}: `), `${field}: ${(error as Error).message}`)
    .to.be.true;
  expect((error as Error).message).to.include('allowed');
}

describe('The validator of definitions', () => {
  for (const definition of Object.values(variants)) {
    it(`takes ${definition.id} as it is`, () => {
      expect(validateDefinition(JSON.parse(JSON.stringify(definition)))).to.deep.equal(definition);
    });
  }

  it('takes the definition that the broken ones are made from', () => {
    expect(refusal(base)).to.equal(undefined);
  });

  it('is tried on every field', () => {
    expect([...new Set(broken.map(([[field]]) => field))].sort()).to.deep.equal(
      Object.keys(base).sort(),
    );
  });

  for (const [path, value] of broken) {
    it(`names ${fieldOf(path)} when it is ${JSON.stringify(value)}`, () => {
      expectRefused(changed(base, path, value), fieldOf(path));
    });
  }

  for (const path of new Map(broken.map(([path]) => [path.join('.'), path])).values()) {
    if (OPTIONAL.includes(path.join('.'))) continue;
    it(`names ${fieldOf(path)} when it is not there`, () => {
      expectRefused(changed(base, path, undefined), fieldOf(path));
    });
  }

  for (const path of [[], ['stock'], ['reserve'], ['win'], ['foundations', 0], ['build', 0]]) {
    it(`names a field that does not belong in ${fieldOf(path)}`, () => {
      expectRefused(changed(base, [...path, 'colour'], 1), `${fieldOf(path)}.colour`);
    });
  }

  it('refuses what is no object', () => {
    for (const value of [null, undefined, 'spider', 7, []]) expectRefused(value, 'definition');
  });
});

describe('The validator of definitions adds up', () => {
  const spider = variants['spider']!;
  const trapdoor = variants['trapdoor']!;

  const misfits: Record<string, readonly [unknown, string]> = {
    'a deal of more cards than there are': [{ ...spider, deal: 'u* '.repeat(11).trim() }, 'deal'],
    'a step of the deal that nobody can read': [{ ...spider, deal: 'u* x3' }, 'deal'],
    'a deal to a column that is not there': [{ ...spider, deal: 'u* u10' }, 'deal'],
    'a deal to a waste that is not there': [{ ...spider, deal: 'u* uw' }, 'deal'],
    'a deal to a reserve that is not there': [{ ...spider, deal: 'u* uv0' }, 'deal'],
    'cards left over without a stock': [
      { ...spider, stock: { ...spider.stock, deal: 'none' } },
      'deal',
    ],
    'a stock that deals to no waste': [
      { ...spider, stock: { ...spider.stock, deal: 'waste' } },
      'stock.deal',
    ],
    'a stock that drops no reserves': [{ ...spider, stock: trapdoor.stock }, 'reserves'],
    'reserves that drop on no column': [{ ...trapdoor, reserves: 9 }, 'reserves'],
    'reserves without a rule': [{ ...trapdoor, reserve: null }, 'reserve'],
    'foundations that hold too few cards to win': [{ ...spider, packs: 3 }, 'foundations'],
    'a choice of suits with other cards': [
      { ...spider, suitChoices: { 2: 'SH' } },
      'suitChoices.2',
    ],
    'a choice of suits under another number': [
      { ...spider, suitChoices: { 3: 'SSHH' } },
      'suitChoices.3',
    ],
    'base cards without a place to go': [
      { ...spider, suits: 'CSHD', suitChoices: {}, baseCards: 'aceKingByColor' },
      'baseCards',
    ],
    'base cards of one colour': [
      { ...variants['little-spider']!, suits: 'SSSS', suitChoices: {} },
      'baseCards',
    ],
    'a step of the deal without end': [{ ...spider, deal: 'u0-999999999' }, 'deal'],
    'rows that do not divide the columns': [{ ...variants['scorpion']!, rows: 2 }, 'rows'],
    'the reach of a column that is not there': [
      { ...spider, foundationReach: { 10: [0] } },
      'foundationReach.10',
    ],
    'the reach of something else than a column': [
      { ...spider, foundationReach: { first: [0] } },
      'foundationReach.first',
    ],
    'reach to a foundation that is not there': [
      { ...spider, foundationReach: { 3: [8] } },
      'foundationReach.3',
    ],
    'the reach of a column before the first': [
      { ...spider, foundationReach: { '-1': [0] } },
      'foundationReach.-1',
    ],
    'more piles than an action can name': [
      {
        ...spider,
        columns: 20,
        reserves: 20,
        reserve: { accepts: true, capacity: 1 },
        foundations: [{ ...spider.foundations[0], count: 24 }],
      },
      'columns',
    ],
  };

  for (const [what, [definition, field]] of Object.entries(misfits)) {
    it(`and refuses ${what}`, () => {
      expectRefused(definition, field);
    });
  }
});
