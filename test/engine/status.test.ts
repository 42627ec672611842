import { expect } from '@open-wc/testing';
import { loadPosition } from '../../src/play/index.js';
import { cards, layOut } from '../support/piles.js';

/** A Spider of one suit with seven sets home, and this in its columns. */
function lastSet(columns: Record<string, string>) {
  const home: [string, string][] = Array.from({ length: 7 }, (_, i) => [`f${i}`, cards('S')]);
  return loadPosition({
    variant: 'spider',
    suits: 1,
    piles: { ...Object.fromEntries(home), ...columns },
  });
}

describe('A won game', () => {
  function won() {
    const game = lastSet({ r0: cards('S', 'K', '2'), r1: 'AS' });
    game.play('r1:1>r0');
    return game;
  }

  it('refuses every action as over', () => {
    const game = won();
    expect(game.status).to.equal('won');
    for (const action of ['deal', 'r0:1>r1', 'f0:1>r0']) {
      expect(game.play(action), action).to.be.false;
      expect(game.refusalOf(action)).to.equal('game-over');
    }
    expect([game.moveCount, game.score]).to.deep.equal([1, 1299]);
  });

  it('can be undone and won again', () => {
    const game = won();
    expect(game.undo()).to.be.true;
    expect(game.status).to.equal('playing');
    expect(game.redo()).to.be.true;
    expect(game.status).to.equal('won');
  });

  it('refuses actions in games won in their columns, though cards could still move', () => {
    const piles = {
      r0: cards('S'),
      r1: cards('H'),
      r2: cards('D'),
      r3: cards('C', 'K', '2'),
      r4: 'AC',
    };
    const game = loadPosition({ variant: 'nordic', piles });
    expect(game.status).to.equal('playing');
    expect(game.play('r4:1>r3')).to.be.true;
    expect(game.status).to.equal('won');
    expect(game.play('r3:1>r4')).to.be.false;
    expect(game.refusalOf('r3:1>r4')).to.equal('game-over');
  });
});

describe('A win in the columns', () => {
  it('needs each column to hold one whole run and nothing else', () => {
    const piles = {
      r0: cards('S', 'K', '5'),
      r1: cards('S', '4'),
      r2: cards('H'),
      r3: cards('D'),
      r4: cards('C'),
    };
    expect(loadPosition({ variant: 'nordic', piles }).status).to.equal('playing');
  });

  it('needs every card face up', () => {
    const piles = { r0: cards('S').toLowerCase(), r2: cards('H'), r3: cards('D'), r4: cards('C') };
    expect(loadPosition({ variant: 'nordic', piles }).status).to.equal('playing');
  });

  it('does not turn the corner in Applegate', () => {
    const ring = cards('S', '5', 'A') + cards('S', 'K', '6');
    const piles = { r0: ring, r2: cards('H'), r3: cards('D'), r4: cards('C') };
    expect(loadPosition({ variant: 'applegate', piles }).status).not.to.equal('won');
    expect(
      loadPosition({ variant: 'applegate', piles: { ...piles, r0: cards('S') } }).status,
    ).to.equal('won');
  });

  it('needs an empty stock in Daddy Longlegs', () => {
    const up = (suit: string, last = 'K') =>
      (cards(suit, last).match(/../g) ?? []).reverse().join('');
    const piles = { r0: up('S'), r1: up('H'), r2: up('D'), r3: up('C') };
    expect(loadPosition({ variant: 'daddy-longlegs', piles }).status).to.equal('won');
    const short = { ...piles, r3: '', s: cards('C').toLowerCase() };
    expect(loadPosition({ variant: 'daddy-longlegs', piles: short }).status).to.equal('playing');
  });
});

describe('A stuck game', () => {
  it('has no action', () => {
    const game = loadPosition({
      variant: 'miss-muffet',
      piles: { r0: cards('C', 'K', '2') + cards('S') + cards('H') + cards('D') + 'AC' },
    });
    expect(game.legalMoves()).to.deep.equal([]);
    expect(game.status).to.equal('stuck');
  });

  it('has none but whole columns to empty ones', () => {
    const game = lastSet({ r0: cards('S', 'K', '8'), r1: cards('S', '7') });
    expect(game.status).to.equal('playing');
    const idle = layOut({ variant: 'wasp-ii', piles: { r0: 'KS' }, rest: 's' });
    expect(idle.status, 'the stock is left').to.equal('playing');
    const down = {
      r0: cards('H').toLowerCase() + cards('D').toLowerCase() + cards('C').toLowerCase() + '2s',
    };
    const other = layOut({ variant: 'wasp-ii', piles: { ...down, r1: 'KS' }, rest: 'r2' });
    expect(other.legalMoves()).to.deep.equal(['r1:1>r3', 'r1:1>r4', 'r1:1>r5', 'r1:1>r6']);
    expect(other.status).to.equal('stuck');
  });

  it('is no game with a deal left, whatever else', () => {
    const kings = Object.fromEntries([...'CCSSHHDD'].map((suit, i) => [`r${i}`, `K${suit}`]));
    const game = layOut({ variant: 'spider', suits: 4, piles: { ...kings, r8: '2C', r9: '2D' } });
    expect(game.legalMoves()).to.deep.equal(['deal']);
    expect(game.status).to.equal('playing');
  });

  it('is a game with too few cards to fill the columns for a deal, only once no move is left', () => {
    const game = layOut({ variant: 'spider', suits: 4, piles: { r0: 'KS', r1: '5D' } });
    expect(game.status).to.equal('stuck');
    const split = layOut({ variant: 'spider', suits: 4, piles: { r0: 'KS5D' } });
    expect(split.status).to.equal('playing');
  });
});
