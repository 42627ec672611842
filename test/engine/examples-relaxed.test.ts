import { expect } from '@open-wc/testing';
import { createGame } from '../../src/play/index.js';
import { cards, filledFoundations, layOut, liftsOf, pile, split } from '../support/piles.js';

const MIXED = cards('SHCD', 'K', '2');

for (const variant of ['spider-relaxed', 'spider-easy']) {
  describe(`${variant}: examples that must hold`, () => {
    it('is dealt as Spider of four suits', () => {
      const spider = createGame({ variant: 'spider', suits: 4, seed: '99' });
      expect(createGame({ variant, seed: '99' }).position).to.deep.equal(spider.position);
    });

    it('takes a set of any suits away', () => {
      const game = layOut({ variant, piles: { r0: '4d' + MIXED, r1: 'AH' } });
      expect(game.play('r1:1>r0')).to.be.true;
      expect([pile(game, 'r0'), pile(game, 'f0')]).to.deep.equal(['4D', MIXED + 'AH']);
    });

    it('takes a set of any suits away that a deal completes', () => {
      const game = layOut({ variant, piles: { r0: MIXED, s: 'ah' }, fill: true });
      expect(game.play('deal')).to.be.true;
      expect(filledFoundations(game)).to.deep.equal(['f0']);
    });

    it('refuses a deal while a column is empty', () => {
      const game = layOut({ variant, piles: { r0: 'KS' } });
      expect(game.play('deal')).to.be.false;
      expect(game.refusalOf('deal')).to.equal('empty-column');
    });

    it('counts three points for King, Queen, Jack in sequence, whatever their suits', () => {
      expect(layOut({ variant, piles: { r0: 'KSQHJC' } }).score).to.equal(3);
      expect(layOut({ variant, piles: { r0: '5D3CKSQHJC' } }).score, 'not at the bottom').to.equal(
        3,
      );
    });

    it('counts one point for a King alone, none for what no King leads', () => {
      expect(layOut({ variant, piles: { r0: 'KS', r1: 'QHJC' } }).score).to.equal(1);
    });

    it('counts no face-down cards, nor what lies beyond a gap in the sequence', () => {
      expect(layOut({ variant, piles: { r0: 'ksQHJC', r1: 'KDQCTH9H' } }).score).to.equal(2);
    });

    it('counts every sequence of a column that holds two', () => {
      expect(layOut({ variant, piles: { r0: 'KSQHKDQCJC' } }).score).to.equal(5);
    });

    it('counts thirteen points for a whole set, on the table no less than off it', () => {
      const game = layOut({ variant, piles: { r0: MIXED, r1: 'AH' } });
      expect(game.score).to.equal(12);
      game.play('r1:1>r0');
      expect(game.score).to.equal(13);
      game.undo();
      expect(game.score, 'position alone counts').to.equal(12);
    });
  });
}

describe('Lifting in Spider Relaxed and Spider Easy', () => {
  const piles = { r0: '8C7S6S', r1: '9H' };

  it('stays one-suit in Spider Relaxed', () => {
    const game = layOut({ variant: 'spider-relaxed', piles });
    expect(liftsOf(game, 'r0')).to.deep.equal([1, 2]);
    expect(game.play('r0:3>r1')).to.be.false;
  });

  it('takes Eight of Clubs, Seven and Six of Spades as a unit in Spider Easy', () => {
    const game = layOut({ variant: 'spider-easy', piles });
    expect(liftsOf(game, 'r0')).to.deep.equal([1, 2, 3]);
    expect(game.play('r0:3>r1')).to.be.true;
    expect(split(pile(game, 'r1'))).to.have.length(4);
  });
});
