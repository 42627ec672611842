import { expect } from '@open-wc/testing';
import { Game, variants } from '../../src/play/index.js';
import { rulesOf } from '../../src/engine/rules.js';
import { positionFrom } from '../../src/engine/table.js';
import { cards, layOut, pile, pilesOf, targetsOf } from '../support/piles.js';

describe('Foundations of single cards', () => {
  it('begin with the Ace and take nothing out of turn', () => {
    const piles = { r0: '2S', r1: '3S', r2: '2H', v0: 'AS', f4: 'AH' };
    const game = layOut({ variant: 'trapdoor', piles });
    const home = () => game.legalMoves().filter((move) => /^[rv].*>f/.test(move));
    expect(home()).to.deep.equal(['r2:1>f4', 'v0:1>f2']);
    game.play('v0:1>f2');
    expect(home()).to.deep.equal(['r0:1>f2', 'r2:1>f4']);
  });

  it('are offered once where alike ones are empty, then the other one', () => {
    const game = layOut({ variant: 'trapdoor', piles: { v0: 'AS', v1: 'AS' } });
    expect(targetsOf(game, 'v0:1').filter((name) => name.startsWith('f'))).to.deep.equal(['f2']);
    expect(game.play('v0:1>f3'), 'the higher number').to.be.false;
    game.play('v0:1>f2');
    expect(targetsOf(game, 'v1:1').filter((name) => name.startsWith('f'))).to.deep.equal(['f3']);
  });

  it('take the same card on each pile that waits for it', () => {
    const game = layOut({ variant: 'trapdoor', piles: { f2: 'AS', f3: 'AS', r0: '2S' } });
    expect(targetsOf(game, 'r0:1')).to.include.members(['f2', 'f3']);
  });

  it('take no group, however well it would fit', () => {
    const game = layOut({ variant: 'freds-spider', piles: { f2: 'AS', r0: '3S2S' } });
    expect(game.play('r0:2>f2')).to.be.false;
    expect(game.play('r0:1>f2') && game.play('r0:1>f2')).to.be.true;
    expect(pile(game, 'f2')).to.equal('AS2S3S');
  });

  it('go up from the Ace and down from the King in Cicely, and give cards back', () => {
    const piles = { f1: 'AS2S', f5: 'KSQS', r0: '3S', r1: 'JS', r2: 'TS' };
    const game = layOut({ variant: 'cicely', piles });
    expect(targetsOf(game, 'r0:1')).to.include('f1').and.not.include('f5');
    expect(targetsOf(game, 'r1:1')).to.include('f5').and.not.include('f1');
    expect(targetsOf(game, 'f1:1')).to.include.members(['r0', 'r3', 'v0']);
    expect(game.play('f5:1>r1')).to.be.true;
    expect([pile(game, 'f5'), pile(game, 'r1')]).to.deep.equal(['KS', 'JSQS']);
  });

  it('alternate in Rouge et Noir from the Ace of their suit, and give nothing back', () => {
    const game = layOut({
      variant: 'rouge-et-noir',
      piles: { f0: 'AC', r0: '2S', r1: '2D', r2: '3H' },
    });
    expect(targetsOf(game, 'r0:1')).not.to.include('f0');
    expect(game.play('r1:1>f0')).to.be.true;
    expect(game.legalMoves().filter((move) => move.startsWith('f'))).to.deep.equal([]);
  });
});

describe('Foundations of sets', () => {
  it('give nothing back', () => {
    const game = layOut({ variant: 'spider', suits: 4, piles: { f0: cards('S'), r0: '2H' } });
    expect(game.legalMoves().filter((move) => move.startsWith('f'))).to.deep.equal([]);
  });

  it('take no single card', () => {
    const game = layOut({ variant: 'spider', suits: 4, piles: { r0: 'KS', r1: 'AS' } });
    expect(game.legalMoves().filter((move) => move.includes('>f'))).to.deep.equal([]);
  });

  it('leave a set on the table that a card taken back from a foundation completes', () => {
    const rouge = variants['rouge-et-noir']!;
    const foundations = rouge.foundations.map((group) => ({
      ...group,
      returnable: group.take === 'card',
    }));
    const definition = { ...rouge, foundations };
    const piles = pilesOf({
      variant: rouge.id,
      piles: { f1: 'AS', r0: cards('SH', 'K', '3') + '2H' },
    });
    const position = positionFrom(rulesOf(definition), piles);
    const game = new Game({ definition, position, dealNumber: null, runs: 'automatic' });
    expect(game.play('f1:1>r0')).to.be.true;
    expect(game.position['r0']).to.equal(cards('SH'));
    expect(game.play('deal')).to.be.true;
    expect(game.position['f4'], 'the next action finds it only at the end of a column').to.equal(
      '',
    );
  });
});
