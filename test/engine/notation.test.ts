import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  createGame,
  makeAction,
  makePosition,
  parseAction,
  parsePosition,
  type PlayerAction,
} from '../../src/play/index.js';
import { dealt, everyChoice, titleOf } from '../support/games.js';
import { layOut, split } from '../support/piles.js';
import { makeRandom, pick } from '../support/random.js';
import { expectError, expectNamed } from '../support/refusals.js';

const card = fc
  .tuple(fc.constantFrom(...'A23456789TJQK'), fc.constantFrom(...'CSHD'), fc.boolean())
  .map(([rank, suit, up]) => (up ? rank + suit : (rank + suit).toLowerCase()));
const pile = fc.array(card, { maxLength: 30 }).map((list) => list.join(''));
const pileName = fc.oneof(
  fc.constantFrom('w', 's'),
  fc.tuple(fc.constantFrom('r', 'f', 'v'), fc.nat(99)).map(([letter, i]) => `${letter}${i}`),
);
const action: fc.Arbitrary<PlayerAction> = fc.oneof(
  fc.constant('deal' as const),
  fc.record({ from: pileName, count: fc.integer({ min: 1, max: 999 }), to: pileName }),
);
/** Text that is nearly an action. */
const likeAction = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'rfvws0123456789:> deal-+.'), maxLength: 12 }),
);
const likePile = fc.string({ unit: fc.constantFrom(...'A2TKa2tkCSHDcshd?1 '), maxLength: 8 });

describe('Positions as text', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.dictionary(pileName, pile), (piles) => {
        expect(parsePosition(makePosition(piles))).to.deep.equal({ ...piles });
      }),
    );
  });

  for (const choice of everyChoice) {
    it(`come back as they were from the deal of ${titleOf(choice)}`, () => {
      const { position } = dealt(choice, '5');
      expect(parsePosition(makePosition(position))).to.deep.equal(position);
    });
  }

  it('are refused with the name of the pile, the place and the text', () => {
    const wrong: Record<string, string> = {
      'piles.r0': '{"r0":"KS1S"}',
      'piles.s': '{"s":"ksq"}',
      'piles.f3': '{"f3":"??"}',
      'piles.w': '{"w":"10S"}',
      'piles.v1': '{"v1":["KS"]}',
      'piles: "x0"': '{"x0":""}',
      'piles: "[': '["KS"]',
      'piles: SyntaxError: ': 'KS',
    };
    for (const [field, text] of Object.entries(wrong)) {
      expectError(() => parsePosition(text), SyntaxError, field);
    }
    expectError(() => parsePosition('{"r0":"KS1S"}'), SyntaxError, 'piles.r0, character 3: "1S"');
  });

  it('refuse a card of mixed case', () => {
    for (const text of ['Kh', 'kH', 'tS', '7s7H2c2D3h3D']) {
      const wrong = split(text).some(
        (each) => each !== each.toUpperCase() && each !== each.toLowerCase(),
      );
      const parse = () => parsePosition(`{"r0":"${text}"}`);
      if (wrong) expectError(parse, SyntaxError, 'piles.r0');
      else expect(parse()).to.deep.equal({ r0: text });
    }
  });

  it('survive any text: a position that comes back, or a SyntaxError about piles', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(fc.oneof(pileName, fc.string()), fc.oneof(likePile, fc.jsonValue()))
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expectNamed(() => {
          const piles = parsePosition(text);
          expect(parsePosition(makePosition(piles))).to.deep.equal(piles);
        }, /^piles/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Actions as text', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(action, (value) => {
        expect(parseAction(makeAction(value))).to.deep.equal(value);
      }),
    );
  });

  it('come back as they were where the engine lists them', () => {
    for (const choice of everyChoice) {
      for (const text of dealt(choice, '5').legalMoves())
        expect(makeAction(parseAction(text))).to.equal(text);
    }
  });

  it('are read for groups of a hundred cards too', () => {
    expect(parseAction('r3:104>r5')).to.deep.equal({ from: 'r3', count: 104, to: 'r5' });
  });

  it('survive any text: an action that comes back to the same text, or a SyntaxError', () => {
    fc.assert(
      fc.property(likeAction, (text) => {
        expectNamed(() => {
          expect(makeAction(parseAction(text))).to.equal(text);
        }, /^action: /);
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused if they are nearly right', () => {
    const wrong = [
      '',
      'Deal',
      ' deal',
      'r0:0>r1',
      'r0:01>r1',
      'r0:-1>r1',
      'r0:1>r',
      'r:1>r0',
      'w0:1>r0',
      'r0:1>r1 ',
      'r0:1->r1',
      'r0>r1',
      'r100:1>r0',
      'r0:1000>r1',
    ];
    for (const text of wrong) expectError(() => parseAction(text), SyntaxError, 'action: ');
  });

  it('cut a long text short in the message', () => {
    expectError(
      () => parseAction('x'.repeat(500)),
      SyntaxError,
      `action: "${'x'.repeat(40)}" cannot be; allowed is "deal"`,
    );
  });
});

describe('A game takes an action as text', () => {
  it('and throws a SyntaxError for what is none, leaving the game as it is', () => {
    const game = createGame({ variant: 'spider', seed: '1' });
    const before = game.position;
    for (const text of ['', 'undo', 'r0>r1']) {
      expectError(() => game.play(text), SyntaxError, 'action: ');
      expectError(() => game.refusalOf(text), SyntaxError, 'action: ');
    }
    expect([game.position, game.moveCount]).to.deep.equal([before, 0]);
  });

  it('and refuses piles that it does not have, and counts beyond all cards', () => {
    const game = createGame({ variant: 'spider', seed: '1' });
    for (const text of [
      'r0:1>r10',
      'v0:1>r0',
      'w:1>r0',
      'r99:1>r0',
      'r0:256>r1',
      'r0:257>r1',
      'r0:513>r1',
      's:1>r0',
    ]) {
      expect(game.play(text), text).to.be.false;
      expect(game.refusalOf(text), text).to.equal('not-movable');
    }
  });

  it('and takes nothing else for another action: counts do not run over', () => {
    const game = layOut({ variant: 'spider', suits: 1, piles: { r1: '5S', r2: '6S' } });
    for (const count of [257, 513, 999])
      expect(game.play(`r0:${count}>r2`), String(count)).to.be.false;
    expect(game.play('r1:1>r2')).to.be.true;
  });

  it('and says why not', () => {
    const piles = { r0: '9h7S', r1: '9D', r2: '8H', s: '2s' };
    const game = layOut({ variant: 'spider', suits: 4, piles, rest: 'r3' });
    const reasons = {
      deal: 'empty-column',
      'r0:1>r1': 'not-accepted',
      'r0:2>r1': 'not-movable',
      'r4:1>r0': 'not-movable',
      'r0:1>r0': 'not-accepted',
      'r0:1>s': 'not-accepted',
      'r0:1>f0': 'not-accepted',
      'r0:1>r2': null,
    };
    const said = Object.keys(reasons).map((text) => [text, game.refusalOf(text)]);
    expect(Object.fromEntries(said)).to.deep.equal(reasons);
  });
});

describe('What a player may see', () => {
  for (const choice of everyChoice) {
    it(`shows no face-down card of ${titleOf(choice)}`, () => {
      const game = dealt(choice, '9');
      const random = makeRandom(3);
      for (let count = 0; count < 40; count++) {
        const { position, visible } = game;
        expect(Object.keys(visible)).to.deep.equal(Object.keys(position));
        for (const [name, text] of Object.entries(visible)) {
          const seen = split(position[name]!).map((each) =>
            each === each.toUpperCase() ? each : '??',
          );
          expect(split(text)).to.deep.equal(seen);
        }
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        game.play(pick(moves, random));
      }
    });
  }

  it('hides a card again that was seen before an undo', () => {
    const game = layOut({ variant: 'spider', suits: 4, piles: { r0: '9h7S', r1: '8D' } });
    game.play('r0:1>r1');
    expect(game.visible['r0']).to.equal('9H');
    game.undo();
    expect(game.visible['r0']).to.equal('??7S');
  });
});
