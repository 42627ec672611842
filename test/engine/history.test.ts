import { expect } from '@open-wc/testing';
import { createGame, type PlayedGame } from '../../src/play/index.js';
import { cards, layOut, pile } from '../support/piles.js';
import { makeRandom, pick } from '../support/random.js';

function look(game: PlayedGame): string {
  return JSON.stringify(game.position);
}

/** Plays random actions and tells how the table looked before each of them and at the end. */
function playOn(game: PlayedGame, count: number, seed: number): string[] {
  const random = makeRandom(seed);
  const looks = [look(game)];
  for (let moves = game.legalMoves(); looks.length <= count; moves = game.legalMoves()) {
    if (moves.length === 0) break;
    expect(game.play(pick(moves, random))).to.be.true;
    looks.push(look(game));
  }
  return looks;
}

function spider(seed = '4'): PlayedGame {
  return createGame({ variant: 'spider', suits: 1, seed });
}

describe('Undo and redo', () => {
  it('go one action at a time, back to the deal and forward to the same end', () => {
    const game = spider();
    const looks = playOn(game, 120, 1);
    expect(looks).to.have.length.above(20);
    for (const expected of looks.slice(0, -1).reverse()) {
      expect(game.undo()).to.be.true;
      expect(look(game)).to.equal(expected);
    }
    expect([game.undo(), game.canUndo, game.moveCount]).to.deep.equal([false, false, 0]);
    for (const expected of looks.slice(1)) {
      expect(game.redo()).to.be.true;
      expect(look(game)).to.equal(expected);
    }
    expect([game.redo(), game.canRedo, game.moveCount]).to.deep.equal([
      false,
      false,
      looks.length - 1,
    ]);
  });

  it('take a flip, a set and its flips as one step with the move that brought them', () => {
    const game = layOut({
      variant: 'spider',
      suits: 4,
      piles: { r0: '5h' + cards('S', 'K', '2'), r1: '9dAS' },
    });
    const before = look(game);
    game.play('r1:1>r0');
    expect([pile(game, 'r0'), pile(game, 'r1')]).to.deep.equal(['5H', '9D']);
    expect(game.moveCount).to.equal(1);
    game.undo();
    expect(look(game)).to.equal(before);
  });

  it('take a stock deal back with what it turned away', () => {
    const game = spider();
    const before = look(game);
    game.play('deal');
    expect(game.dealsLeft).to.equal(4);
    game.undo();
    expect([look(game), game.dealsLeft]).to.deep.equal([before, 5]);
  });

  it('tell the action that stands last and the one that redo would bring back', () => {
    const game = spider();
    playOn(game, 2, 9);
    const [first, second] = game.progress.line;
    game.undo();
    expect([game.lastAction, game.nextAction]).to.deep.equal([first, second]);
  });

  it('forget what was undone once another action is played', () => {
    const game = spider();
    playOn(game, 10, 2);
    for (let i = 0; i < 4; i++) game.undo();
    const other = game.legalMoves().find((move) => move !== game.progress.line[6])!;
    expect(game.play(other)).to.be.true;
    expect([game.canRedo, game.redo(), game.moveCount]).to.deep.equal([false, false, 7]);
    expect(game.progress.line.slice(-1)).to.deep.equal([other]);
    expect([game.lastAction, game.nextAction]).to.deep.equal([other, undefined]);
  });

  it('keep what was undone when an action is refused', () => {
    const game = spider();
    playOn(game, 3, 3);
    game.undo();
    expect(game.play('r0:9>r1')).to.be.false;
    expect([game.canRedo, game.moveCount]).to.deep.equal([true, 2]);
  });

  it('have nothing to do in a game that has only been dealt', () => {
    const game = spider();
    expect([game.canUndo, game.undo(), game.canRedo, game.redo()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect([game.score, game.lastAction]).to.deep.equal([500, undefined]);
  });
});

describe('Restart', () => {
  it('deals the same again, line and effort forgotten', () => {
    const game = spider();
    const before = look(game);
    playOn(game, 20, 4);
    game.undo();
    game.restart();
    expect([look(game), game.score, game.moveCount]).to.deep.equal([before, 500, 0]);
    expect([game.canUndo, game.canRedo]).to.deep.equal([false, false]);
    expect(game.progress).to.deep.equal({ line: [], done: 0, actions: 0, undos: 0, redos: 0 });
  });

  it('lets another attempt score by itself, whatever the first one cost', () => {
    const game = spider();
    playOn(game, 20, 4);
    game.restart();
    playOn(game, 7, 5);
    expect(game.score).to.equal(493);
  });
});

describe('The score of games with sets', () => {
  it('is 500 less a point for each action, undo and redo, undo giving nothing back', () => {
    const game = spider();
    playOn(game, 5, 6);
    expect(game.score).to.equal(495);
    game.undo();
    game.undo();
    expect(game.score).to.equal(493);
    game.redo();
    expect(game.score).to.equal(492);
    game.play(game.legalMoves()[0]!);
    expect(game.score).to.equal(491);
  });

  it('costs nothing for what is refused', () => {
    const game = spider();
    game.play('r0:9>r1');
    game.undo();
    game.redo();
    expect(game.score).to.equal(500);
  });

  it('gains 100 for each set that is off the table now', () => {
    const game = layOut({
      variant: 'spider',
      suits: 4,
      piles: { f0: cards('H'), r0: cards('S', 'K', '2'), r1: 'AS' },
    });
    expect(game.score).to.equal(600);
    game.play('r1:1>r0');
    expect(game.score).to.equal(699);
    game.undo();
    expect(game.score).to.equal(598);
    game.redo();
    expect(game.score).to.equal(697);
  });

  it('has no floor', () => {
    const game = spider();
    playOn(game, 1, 7);
    for (let i = 0; i < 300; i++) {
      game.undo();
      game.redo();
    }
    expect(game.score).to.equal(-101);
  });

  it('counts six cards by twos and four Aces as sets in The Jolly Roger', () => {
    const game = layOut({
      variant: 'the-jolly-roger',
      piles: { f0: 'KSJS9S7S5S3S', f8: 'ACASACAS' },
    });
    expect(game.score).to.equal(700);
  });

  it('counts each set in the one foundation of Arachnida', () => {
    expect(layOut({ variant: 'arachnida', piles: { f0: cards('S') + cards('H') } }).score).to.equal(
      700,
    );
  });
});

describe('The score of other games', () => {
  it('is the number of cards home where single cards go there', () => {
    const game = layOut({ variant: 'trapdoor', piles: { f2: 'AS2S', r0: '3S', r1: '9C' } });
    expect(game.score).to.equal(2);
    game.play('r0:1>f2');
    expect(game.score).to.equal(3);
    game.undo();
    expect(game.score).to.equal(2);
  });

  it('counts single cards and cards of sets alike in Rouge et Noir', () => {
    const piles = { f0: 'AC2H', f4: cards('SH'), r0: '5D' };
    expect(layOut({ variant: 'rouge-et-noir', piles }).score).to.equal(15);
  });

  it('is the number of cards on the card that they want where columns win', () => {
    const piles = { r0: '9S8S7S7H', r1: '4D3D', r2: '5C4C', r3: 'tcJS', r4: '9h8h' };
    expect(layOut({ variant: 'autumn-leaves', piles }).score).to.equal(4);
  });

  it('counts any suits in Wake-Robin and ascending cards in Daddy Longlegs', () => {
    expect(layOut({ variant: 'wake-robin', piles: { r0: '9S8H7C', r1: '4D6D' } }).score).to.equal(
      2,
    );
    expect(
      layOut({ variant: 'daddy-longlegs', piles: { r0: '4S5S6S', r1: '9D8D' } }).score,
    ).to.equal(2);
  });
});
