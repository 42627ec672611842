import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  createGame,
  loadGame,
  makeSave,
  parseSave,
  type PlayedGame,
  type Save,
} from '../../src/play/index.js';
import { dealt, everyChoice, titleOf } from '../support/games.js';
import { layOut, pilesOf } from '../support/piles.js';
import { makeRandom, pick } from '../support/random.js';
import { expectError, expectNamed } from '../support/refusals.js';

/** A game in the middle, with something undone. */
function inTheMiddle(game: PlayedGame): PlayedGame {
  const random = makeRandom(5);
  for (let count = 0; count < 30; count++) {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    game.play(pick(moves, random));
  }
  for (let count = 0; count < 3; count++) game.undo();
  game.redo();
  return game;
}

/** Everything that can be told about a game. */
function told(game: PlayedGame): unknown {
  const {
    position,
    visible,
    progress,
    score,
    status,
    moveCount,
    dealNumber,
    canUndo,
    canRedo,
    choice,
  } = game;
  return {
    position,
    visible,
    progress,
    score,
    status,
    moveCount,
    dealNumber,
    canUndo,
    canRedo,
    choice,
  };
}

describe('A save', () => {
  for (const choice of everyChoice) {
    it(`brings a game in the middle back: ${titleOf(choice)}`, () => {
      const game = inTheMiddle(dealt(choice, '31'));
      const again = loadGame(game.save());
      expect(told(again)).to.deep.equal(told(game));
      expect(again.save()).to.equal(game.save());
      while (game.undo()) again.undo();
      expect(told(again)).to.deep.equal(told(game));
    });
  }

  it('of a loaded position carries its piles, not a deal number', () => {
    const table = { variant: 'spider', suits: 4, piles: { r0: 'KS5D', r1: '6S' } };
    const game = layOut(table);
    game.play('r0:1>r1');
    const save = parseSave(game.save());
    expect(save.deal).to.equal(null);
    const filled = Object.entries(save.piles!).filter(([, text]) => text !== '');
    expect(Object.fromEntries(filled)).to.deep.equal(pilesOf(table));
    const again = loadGame(game.save());
    expect([again.dealNumber, again.moveCount]).to.deep.equal([null, 1]);
    again.undo();
    expect(again.position).to.deep.equal(layOut(table).position);
  });

  it('of a deal carries its number, and no card', () => {
    const text = createGame({ variant: 'spider', seed: 'hello' }).save();
    expect(parseSave(text).deal).to.equal('11831194018420308491');
    expect(text).not.to.match(/piles|r0/);
  });

  it('keeps suits and house rules', () => {
    const game = createGame({
      variant: 'little-spider',
      houseRules: ['reach-any', 'deal-on-gaps'],
      seed: '1',
    });
    const again = loadGame(game.save());
    expect(again.houseRules, 'only those that change this game').to.deep.equal(['reach-any']);
    expect(again.definition.foundationReach).to.equal(null);
    expect(loadGame(createGame({ variant: 'spider', suits: 3, seed: '1' }).save()).suits).to.equal(
      3,
    );
  });

  it('keeps the playing time in whole milliseconds', () => {
    const game = createGame({ variant: 'spider', seed: '1' });
    expect(parseSave(makeSave(game.saveWith(1234.56))).elapsed).to.equal(1235);
  });
});

describe('Saves as text', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc-é'), minLength: 1, maxLength: 8 });
  const save: fc.Arbitrary<Save> = fc
    .record({
      variant: fc.string(),
      suits: fc.nat(4),
      houseRules: fc.array(word, { maxLength: 3 }),
      start: fc.oneof(
        fc.record({
          deal: fc.constantFrom('1', 'ms77', '12345678901234567890'),
          piles: fc.constant(null),
        }),
        fc.record({ deal: fc.constant(null), piles: fc.constantFrom({ r0: 'KSqh', s: '' }, {}) }),
      ),
      line: fc.array(fc.constantFrom('deal', 'r0:1>r1', 'v12:1>f3', 'r9:104>r0')),
      counts: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
      done: fc.nat(),
    })
    .map(({ start, line, counts: [actions, undos, redos, elapsed], done, ...rest }) => ({
      ...rest,
      ...start,
      line,
      done: done % (line.length + 1),
      actions,
      undos,
      redos,
      elapsed,
    }));

  it('come back as they were', () => {
    fc.assert(
      fc.property(save, (value) => {
        expect(parseSave(makeSave(value))).to.deep.equal(value);
      }),
    );
  });

  it('survive any text: a save that comes back, or an error that names the field', () => {
    const valid = JSON.parse(createGame({ variant: 'spider', seed: '1' }).save()) as object;
    const keys = fc.constantFrom(...Object.keys(valid), 'piles', 'houseRules');
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('deal', 'r0:1>r1 x', '1', -1, 0.5, 2 ** 60),
    );
    const damaged = fc
      .dictionary(keys, values)
      .map((changes) => JSON.stringify({ ...valid, ...changes }));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expectNamed(() => {
          const value = parseSave(text);
          expect(parseSave(makeSave(value))).to.deep.equal(value);
        }, /^(save|piles)/);
      }),
      { numRuns: 2000 },
    );
  });

  it('survive to become a game, or an error that names the field', () => {
    fc.assert(
      fc.property(save, (value) => {
        expectNamed(() => loadGame(makeSave(value)), /^(variant|suits|houseRules|line|piles|done)/);
      }),
    );
  });
});

describe('A damaged save is refused with the name of the field', () => {
  const game = inTheMiddle(createGame({ variant: 'spider', suits: 4, seed: '31' }));
  const record = JSON.parse(game.save()) as Record<string, unknown>;
  const load = (changes: Record<string, unknown>) => () =>
    loadGame(JSON.stringify({ ...record, ...changes }));

  it('as it is it loads', () => {
    expect(load({})().moveCount).to.equal(game.moveCount);
  });

  const damages: readonly (readonly [
    Record<string, unknown>,
    SyntaxErrorConstructor | RangeErrorConstructor,
    string,
  ])[] = [
    [{ format: 2 }, SyntaxError, 'save.format'],
    [{ format: undefined }, SyntaxError, 'save.format'],
    [{ variant: 7 }, SyntaxError, 'save.variant'],
    [{ variant: 'spidr' }, RangeError, 'variant'],
    [{ suits: '4' }, SyntaxError, 'save.suits'],
    [{ suits: 5 }, RangeError, 'suits'],
    [{ deal: undefined }, SyntaxError, 'save.deal'],
    [{ deal: 31 }, SyntaxError, 'save.deal'],
    [{ deal: '31x' }, SyntaxError, 'save.deal'],
    [{ deal: '031' }, SyntaxError, 'save.deal'],
    [{ houseRules: ['reach-any'] }, SyntaxError, 'save.houseRules'],
    [{ houseRules: 'no-mercy' }, RangeError, 'houseRules'],
    [{ line: ['deal'] }, SyntaxError, 'save.line'],
    [{ line: 'deal undo' }, SyntaxError, 'save.line'],
    [{ line: 'deal deal deal deal deal deal', done: 6 }, RangeError, 'line: action 6: "deal"'],
    [{ line: 'r0:1>r0', done: 1 }, RangeError, 'line: action 1: "r0:1>r0"'],
    [{ done: -1 }, SyntaxError, 'save.done'],
    [{ done: 1000 }, SyntaxError, 'save.done'],
    [{ done: 1.5 }, SyntaxError, 'save.done'],
    [{ actions: -1 }, SyntaxError, 'save.actions'],
    [{ undos: 'many' }, SyntaxError, 'save.undos'],
    [{ redos: null }, SyntaxError, 'save.redos'],
    [{ elapsed: 1e300 }, SyntaxError, 'save.elapsed'],
    [{ piles: 'KS' }, SyntaxError, 'piles'],
    [{ piles: { r0: 'K' } }, SyntaxError, 'piles.r0'],
    [{ piles: { r0: 'KS' } }, RangeError, 'piles'],
  ];

  for (const [changes, kind, field] of damages) {
    it(`${JSON.stringify(changes)} in ${field}`, () => {
      expectError(load(changes), kind, field);
    });
  }

  it('or as no JSON, no object', () => {
    for (const text of ['', '{', 'null', '7', '[]', game.save().slice(0, -1)]) {
      expectError(() => loadGame(text), SyntaxError, 'save');
    }
  });

  it('and a game that resumes such a line is dealt anew', () => {
    const other = createGame({ variant: 'spider', suits: 4, seed: '31' });
    const progress = { line: ['deal', 'r0:1>r0'], done: 2, actions: 2, undos: 0, redos: 0 };
    expectError(
      () => {
        other.resume(progress);
      },
      RangeError,
      'line: action 2',
    );
    expect([other.moveCount, other.score]).to.deep.equal([0, 500]);
    expectError(
      () => {
        other.resume({ ...progress, done: 3 });
      },
      RangeError,
      'done',
    );
  });
});
