import { expect } from '@open-wc/testing';
import { chooseGame, createGame, loadPosition, variants } from '../../src/play/index.js';
import { cards, layOut, packOf, pilesOf } from '../support/piles.js';
import { expectError } from '../support/refusals.js';

describe('A new game', () => {
  it('is the one asked for, by id or by another name', () => {
    const game = createGame({ variant: 'Scheidungsgrund', seed: '1' });
    expect([game.variant, game.suits, game.dealNumber]).to.deep.equal([
      'grounds-for-a-divorce',
      4,
      '1',
    ]);
  });

  it('has the default number of suits, or the one asked for', () => {
    expect(createGame({ variant: 'spider' }).suits).to.equal(1);
    expect(createGame({ variant: 'spider', suits: 3 }).definition.suits).to.equal('SSHC');
    expect(createGame({ variant: 'scorpion', suits: 4 }).suits).to.equal(4);
  });

  it('is refused with the name of the field', () => {
    const wrong: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ variant: 'spidr' }, 'variant'],
      [{ variant: '' }, 'variant'],
      [{ variant: 'toString' }, 'variant'],
      [{ variant: 'scorpion', suits: 2 }, 'suits'],
      [{ variant: 'spider', suits: 5 }, 'suits'],
      [{ variant: 'spider', suits: NaN }, 'suits'],
      [{ variant: 'spider', houseRules: ['free-beer'] }, 'houseRules'],
      [{ variant: 'spider', houseRules: ['toString'] }, 'houseRules'],
      [{ variant: 'spider', seed: '0' }, 'seed'],
      [{ variant: 'spider', runs: 'manual' }, 'runs'],
    ];
    for (const [request, field] of wrong) {
      expectError(() => createGame(request as { variant: string }), RangeError, `${field}: `);
    }
  });

  it('says what is allowed when it is refused', () => {
    const ask = () => createGame({ variant: 'big-spider', suits: 3 });
    expectError(ask, RangeError, 'suits: "3" cannot be; allowed is 4, 1, 2');
  });
});

describe('House rules', () => {
  it('are kept where they change the game, once and in a fixed order', () => {
    const rules = (variant: string, houseRules: string[]) =>
      createGame({ variant, houseRules, seed: '1' }).houseRules;
    expect(rules('spider', ['deal-on-gaps', 'reach-any', 'deal-on-gaps'])).to.deep.equal([
      'deal-on-gaps',
    ]);
    expect(rules('little-spider', ['reach-any'])).to.deep.equal(['reach-any']);
    expect(rules('pysolfc-relaxed', ['deal-on-gaps', 'reach-any'])).to.deep.equal([]);
  });

  it('change no definition of the catalogue', () => {
    createGame({ variant: 'spider', houseRules: ['deal-on-gaps'], seed: '1' });
    expect(variants['spider']!.stock.needsFilledColumns).to.be.true;
  });

  it('make one and the same definition each time', () => {
    const choose = () => chooseGame({ variant: 'spider', suits: 2, houseRules: ['deal-on-gaps'] });
    expect(choose()).to.equal(choose());
  });
});

describe('A loaded position', () => {
  const table = {
    variant: 'spider',
    suits: 4,
    piles: { r0: 'KSqh', r1: cards('S', 'Q', '2'), f0: cards('D') },
  };

  it('lies as it was given, what is left out being empty', () => {
    const game = layOut(table);
    const filled = Object.entries(game.position).filter(([, text]) => text !== '');
    expect(Object.fromEntries(filled)).to.deep.equal(pilesOf(table));
    expect([game.dealNumber, game.moveCount]).to.deep.equal([null, 0]);
  });

  it('turns and takes away with the next action what is due', () => {
    const game = layOut({
      variant: 'spider',
      suits: 4,
      piles: { r0: 'KSqh', r1: cards('S'), r2: '5D', r3: '6C' },
    });
    expect(game.play('r2:1>r3')).to.be.true;
    expect([game.position['r0'], game.position['r1'], game.position['f0']]).to.deep.equal([
      'KSQH',
      '',
      cards('S'),
    ]);
  });

  it('restarts with the same piles', () => {
    const game = layOut(table);
    const before = game.position;
    game.play(game.legalMoves()[0]!);
    game.restart();
    expect(game.position).to.deep.equal(before);
  });

  const load =
    (changes: Record<string, string>, variant = 'spider', suits = 4) =>
    () =>
      loadPosition({
        variant,
        suits,
        piles: { ...pilesOf({ variant, suits, piles: {} }), ...changes },
      });

  it('is refused if cards are missing or there too often, and names the card', () => {
    expectError(load({ s: '' }), RangeError, 'piles: "no ');
    expectError(
      load({ r0: 'KS' }),
      RangeError,
      'piles: "KS" cannot be; allowed is each card of the game once',
    );
    expectError(
      load({ r0: 'KH' }, 'spider', 1),
      RangeError,
      'piles: "KH" cannot be; allowed is each card of the game once',
    );
  });

  it('is refused if it has a pile that the game has not', () => {
    for (const name of ['r10', 'f8', 'v0', 'w'])
      expectError(load({ [name]: '' }), RangeError, `piles.${name}: `);
  });

  it('is refused if a pile cannot be read', () => {
    expectError(load({ r0: 'KX' }), SyntaxError, 'piles.r0, character 1: ');
    const piles = null as unknown as Record<string, string>;
    expectError(() => loadPosition({ variant: 'spider', piles }), SyntaxError, 'piles: ');
  });

  const misfits: readonly (readonly [string, string, string])[] = [
    ['spider', 'f0', cards('S', 'K', '2')],
    ['spider', 'f0', cards('SH')],
    ['spider', 'f1', cards('S').toLowerCase()],
    ['spider', 'f2', cards('S') + cards('S')],
    ['spider', 'f3', 'AS'],
    ['spider-relaxed', 'f0', cards('SH', 'K', '2') + '2S'],
    ['trapdoor-spider', 'f0', cards('S')],
    ['trapdoor', 'f0', '2C'],
    ['trapdoor', 'f0', 'AS'],
    ['trapdoor', 'f0', 'AC3C'],
    ['trapdoor', 'f0', 'AC2c'],
    ['the-jolly-roger', 'f0', 'JS9S7S5S3SAS'],
    ['arachnida', 'f0', cards('S') + 'KH'],
    ['scorpion-head', 'v0', 'KSQS'],
  ];

  for (const [variant, name, text] of misfits) {
    it(`is refused if ${text} lies on ${name} in ${variant}`, () => {
      const ask = () => layOut({ variant, suits: 4, piles: { [name]: text } });
      expectError(ask, RangeError, `piles.${name}: `);
    });
  }

  it('may hold every foundation that play can bring about', () => {
    const fits: readonly (readonly [string, string, string])[] = [
      ['spider-relaxed', 'f0', cards('SHCD')],
      ['arachnida', 'f0', cards('S') + cards('H')],
      ['york', 'f0', cards('S', '5') + cards('S', 'K', '6')],
      ['rouge-et-noir', 'f0', 'AC2H3S'],
      ['cicely', 'f4', 'KCQC'],
    ];
    for (const [variant, name, text] of fits) {
      expect(layOut({ variant, piles: { [name]: text } }).position[name]).to.equal(text);
    }
  });

  it('of all cards in one column can be written and read: groups of a hundred and more', () => {
    const column = packOf('triple-scorpion').join('');
    const game = loadPosition({ variant: 'triple-scorpion', piles: { r0: column } });
    const last = game.legalMoves().find((move) => /^r0:\d{3}>/.test(move))!;
    expect(game.play(last), last).to.be.true;
    expect(game.undo()).to.be.true;
  });
});
