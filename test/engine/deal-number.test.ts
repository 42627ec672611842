import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createGame, parseSeed, variants } from '../../src/play/index.js';
import { requestedDeal, dailyDealNumber } from '../../src/play/deal-request.js';
import { makeShuffler } from '../../src/engine/deal-number.js';
import { mersenneTwister } from '../../src/engine/random.js';
import { shuffledStock } from '../../src/engine/pack.js';
import { makePileText } from '../../src/engine/notation.js';
import { choiceOfTrace } from '../../scripts/trace-ids.mjs';
import { chooseGame } from '../../src/play/index.js';
import { fetchJson } from '../support/fixtures.js';
import { split } from '../support/piles.js';
import { expectError, expectNamed } from '../support/refusals.js';

interface GoldenDeal {
  readonly game: string;
  readonly deal: string;
  readonly dealOrder: string;
  readonly columns?: readonly string[];
}

interface Golden {
  readonly spider: readonly GoldenDeal[];
  readonly others: readonly GoldenDeal[];
  readonly mt19937Vectors: readonly { seed: string; randomTimes2pow53: readonly string[] }[];
  readonly lcgVectors: readonly { seed: string; outputs: readonly number[] }[];
}

const golden = (await fetchJson('pysolfc/deals.json')) as Golden;
const LARGEST = '1' + '0'.repeat(20);

describe('A seed', () => {
  it('of digits is the deal number itself, from 1 to 10^20', () => {
    for (const seed of [
      '1',
      '31999',
      '32000',
      '9007199254740993',
      '99999999999999999999',
      LARGEST,
    ]) {
      expect(parseSeed(seed)).to.equal(seed);
    }
  });

  it('is trimmed', () => {
    expect(parseSeed(' 17\n')).to.equal('17');
    expect(parseSeed('  hello ')).to.equal(parseSeed('hello'));
  });

  it('of ms and digits forces the older generator, from ms1 to ms8589934591', () => {
    for (const seed of ['ms1', 'ms8589934591']) expect(parseSeed(seed)).to.equal(seed);
  });

  it('that is a BigInt is a deal number too', () => {
    expect(createGame({ variant: 'spider', seed: 12345678901234567n }).dealNumber).to.equal(
      '12345678901234567',
    );
    expectError(() => createGame({ variant: 'spider', seed: -1n }), RangeError, 'seed');
  });

  it('that looks like a number but is none is refused', () => {
    const wrong = [
      '0',
      '00',
      '01',
      '-1',
      '+1',
      '−1',
      '1.5',
      '1.',
      '.5',
      '1e5',
      '1E+5',
      '100000000000000000001',
      '9'.repeat(40),
      'ms0',
      'ms01',
      'ms8589934592',
      'ms99999999999999999999',
    ];
    for (const seed of wrong) expectError(() => parseSeed(seed), RangeError, 'seed');
  });

  it('that is empty or longer than 200 characters is refused', () => {
    for (const seed of ['', '   ', '\t\n', 'x'.repeat(201), '🂡'.repeat(201)]) {
      expectError(() => parseSeed(seed), RangeError, 'seed');
    }
    for (const seed of ['x'.repeat(200), '🂡'.repeat(200)])
      expect(parseSeed(seed)).to.match(/^\d+$/);
  });

  it('that is a number of JavaScript is refused', () => {
    const seed = 7 as unknown as string;
    expectError(() => createGame({ variant: 'spider', seed }), RangeError, 'seed');
  });

  it('of other text is hashed: hello is 11831194018420308491', () => {
    expect(parseSeed('hello')).to.equal('11831194018420308491');
  });

  it('of other text may be in any script, and is the same composed or not', () => {
    const seeds = [
      'Ж',
      '蜘蛛',
      'عنكبوت',
      '🕷️',
      'two words',
      'ms',
      'ms1x',
      '1x',
      '٣',
      '1,000',
      'Infinity',
      'NaN',
      '0x10',
      'ms-1',
      'daily2',
    ];
    const numbers = seeds.map(parseSeed);
    expect(new Set(numbers).size).to.equal(seeds.length);
    for (const number of numbers) expect(BigInt(number) >= 32000n).to.be.true;
    expect(parseSeed('\u00e9')).to.equal(parseSeed('e\u0301'));
  });

  it('is any text: a deal number that stands for itself, or a RangeError', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789ms+-.e '), maxLength: 30 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expectNamed(() => {
          const number = parseSeed(text);
          expect(number).to.match(/^(ms)?[1-9]\d*$/);
          expect(parseSeed(number)).to.equal(number);
        }, /^seed: /);
      }),
      { numRuns: 1000 },
    );
  });

  it('that is absent is a fresh number of 17 to 20 digits each time', () => {
    const numbers = Array.from({ length: 50 }, () => requestedDeal(undefined));
    for (const number of numbers) expect(number).to.match(/^\d{17,20}$/);
    expect(new Set(numbers).size).to.equal(50);
    expect(createGame({ variant: 'spider', seed: null }).dealNumber).to.match(/^\d{17,20}$/);
  });

  it('of daily is the date in the time zone of the player', () => {
    expect(dailyDealNumber(new Date(2026, 0, 9, 23, 59))).to.equal('20260109');
    expect(dailyDealNumber(new Date(2026, 11, 31, 0, 0))).to.equal('20261231');
    expect(
      [dailyDealNumber(), requestedDeal('daily'), requestedDeal(' daily ')].every(
        (number, _, all) => number === all[0],
      ),
    ).to.be.true;
  });
});

describe('The generators give the recorded numbers', () => {
  for (const { seed, randomTimes2pow53 } of golden.mt19937Vectors) {
    it(`newer one, seed ${seed}`, () => {
      const draw = mersenneTwister(BigInt(seed));
      const drawn = randomTimes2pow53.map(() => String(draw(2 ** 53 - 1)));
      expect(drawn).to.deep.equal(randomTimes2pow53);
    });
  }

  for (const { seed, outputs } of golden.lcgVectors) {
    it(`older one, seed ${seed}`, () => {
      const { draw, older } = makeShuffler(seed);
      expect(older).to.be.true;
      expect(outputs.map(() => draw(2 ** 16))).to.deep.equal(outputs);
    });
  }

  it('older one in its upper ranges as whole numbers of any size give them', () => {
    for (const seed of [
      2n ** 31n - 1n,
      2n ** 31n,
      2n ** 32n - 1n,
      2n ** 32n,
      2n ** 32n + 7n,
      2n ** 33n - 1n,
    ]) {
      const { draw } = makeShuffler(`ms${seed}`);
      let state = seed >= 2n ** 32n ? seed - 2n ** 32n : seed;
      for (let i = 0; i < 50; i++) {
        state = (state * 214013n + 2531011n) % 2n ** 33n;
        const high = state >> 16n;
        const low = (high & 0x7fffn) | (seed >= 2n ** 31n ? 0x8000n : 0n);
        const output = seed >= 2n ** 32n ? (high & 0xffffn) + 1n : low;
        expect(draw(2 ** 17)).to.equal(Number(output));
      }
    }
  });

  it('and change over at deal 32000', () => {
    expect(makeShuffler('31999').older).to.be.true;
    expect(makeShuffler('32000').older).to.be.false;
    expect(makeShuffler('ms32000').older).to.be.true;
  });
});

describe('Golden deals', () => {
  const deals = [...golden.spider, ...golden.others];

  it('are 41', () => {
    expect(deals).to.have.length(41);
  });

  for (const { game, deal, dealOrder, columns } of deals) {
    it(`${game}, deal ${deal}`, () => {
      const choice = choiceOfTrace(game);
      const { definition } = chooseGame(choice);
      const stock = makePileText(shuffledStock(definition, parseSeed(deal)));
      expect(split(stock).reverse().join('').toUpperCase()).to.equal(dealOrder);
      const dealt = createGame({ ...choice, seed: deal }).position;
      for (const [i, column] of (columns ?? []).entries()) expect(dealt[`r${i}`]).to.equal(column);
    });
  }

  it('of one number are the same every time, and differ from game to game only by their packs', () => {
    const [first, second] = [1, 2].map(
      () => createGame({ variant: 'spider', suits: 4, seed: '1000000' }).position,
    );
    expect(first).to.deep.equal(second);
    const other = shuffledStock(variants['scorpion']!, '1000000');
    expect(other).to.deep.equal(shuffledStock(variants['kiev']!, '1000000'));
  });
});
