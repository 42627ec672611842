import { expect } from '@open-wc/testing';
import { chooseGame, Game } from '../../src/play/index.js';
import { rulesOf } from '../../src/engine/rules.js';
import { positionFrom } from '../../src/engine/table.js';
import { cards, pilesOf, type Table } from '../support/piles.js';

/** A table on which sets wait to be carried home, as in replays of the reference. */
function byHand(table: Table): Game {
  const { definition } = chooseGame(table);
  const position = positionFrom(rulesOf(definition), pilesOf(table));
  return new Game({ definition, position, dealNumber: null, runs: 'by-hand' });
}

const piles = { r0: cards('S', 'K', '2') };

describe('Sets by hand', () => {
  it('wait on the table until the player carries them home', () => {
    const game = byHand({ variant: 'spider', suits: 4, piles: { ...piles, r1: 'AS' } });
    game.play('r1:1>r0');
    expect(game.position['f0']).to.equal('');
    expect(game.play('r0:13>f0')).to.be.true;
    expect(game.position['f0']).to.equal(cards('S'));
  });

  for (const variant of ['arachnida', 'harvestman']) {
    it(`still leave after moves in ${variant}, but not after deals`, () => {
      const game = byHand({
        variant,
        piles: { ...piles, s: 'as', r1: '9C', r2: 'TH8C' },
        fill: true,
      });
      game.play('deal');
      expect(game.position['f0']).to.equal('');
      const move = game
        .legalMoves()
        .find((action) => action !== 'deal' && !action.startsWith('r0'))!;
      expect(game.play(move)).to.be.true;
      expect(game.position['f0']).to.equal(cards('S'));
    });
  }
});
