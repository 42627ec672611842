import { expect } from '@open-wc/testing';
import { variants } from '../../src/play/index.js';
import { cards, filledFoundations, layOut, liftsOf, pile, targetsOf } from '../support/piles.js';

describe('Lifting', () => {
  it('of mixed groups in Simple Simon needs as few one-suit parts as two to the power of gaps', () => {
    const r0 = 'KS9S8S7H6C';
    const build = { r1: 'TD', r2: 'TH' };
    const none = layOut({
      variant: 'simple-simon',
      piles: { r0, ...build, r2: '5D' },
      fill: true,
      rest: 'r9',
    });
    expect(liftsOf(none, 'r0').includes(2), 'two parts, no gap').to.be.false;
    expect(targetsOf(none, 'r0:4'), 'three parts, no gap').to.deep.equal([]);
    const one = layOut({
      variant: 'simple-simon',
      piles: {
        r0: 'KS9S8S7H',
        r1: 'TD',
        r2: '',
        r3: '4H',
        r4: '4S',
        r5: '4C',
        r6: '4D',
        r7: '3H',
        r8: '3C',
      },
      rest: 'r9',
    });
    expect(targetsOf(one, 'r0:3'), 'two parts, one gap, which itself does not count').to.deep.equal(
      ['r1'],
    );
  });

  it('of mixed groups in Simple Simon counts every gap twice over', () => {
    const piles = { r0: 'KS9S8H7S6D', r1: 'TD', r4: '4S', r5: '4C', r6: '4D', r7: '3H', r8: '3C' };
    const two = layOut({ variant: 'simple-simon', piles, rest: 'r9' });
    expect(targetsOf(two, 'r0:4'), 'four parts, two gaps').to.deep.equal(['r1']);
    expect(targetsOf(two, 'r0:2'), 'two parts into a gap').to.deep.equal(['r2', 'r3']);
    const one = layOut({ variant: 'simple-simon', piles: { ...piles, r2: '5H' }, rest: 'r9' });
    expect(targetsOf(one, 'r0:4'), 'four parts, one gap').to.deep.equal([]);
  });

  it('in Spidercells needs free cells and gaps: (cells + 1) × 2^gaps cards', () => {
    const r0 = 'KS9S8H7S6H5S';
    const others = { r1: 'TH', r4: '2C', r5: '2D', r6: '2H' };
    const cells = { v0: 'KC', v1: 'KH', v2: 'KD' };
    const five = {
      variant: 'spidercells',
      piles: { r0, ...others, ...cells, r2: '3C', r3: '3D' },
      rest: 'r7',
    };
    expect(targetsOf(layOut(five), 'r0:5'), 'one cell, no gap').to.deep.equal([]);
    const gap = { ...five, piles: { ...five.piles, r2: '' } };
    expect(targetsOf(layOut(gap), 'r0:5'), 'one cell, one gap').to.deep.equal([]);
    const gaps = { ...gap, piles: { ...gap.piles, r3: '' } };
    expect(targetsOf(layOut(gaps), 'r0:5'), 'one cell, two gaps').to.deep.equal(['r1']);
    expect(liftsOf(layOut(gaps), 'r0'), 'up to four into a gap').to.include(4);
    expect(targetsOf(layOut(gaps), 'r0:4')).to.deep.equal(['r2', 'r3']);
  });

  it('in Spidercells lets a complete set leave whatever its size', () => {
    const cells = { v0: '2C', v1: '7C', v2: '2D', v3: '3D' };
    const piles = {
      r0: cards('SH', 'K', '2'),
      r1: 'AS',
      r2: '3C',
      r3: '4C',
      r4: '6C',
      r5: '5C',
      r6: '5D',
      ...cells,
    };
    const game = layOut({ variant: 'spidercells', piles, rest: 'r7' });
    expect(liftsOf(game, 'r0')).not.to.include(12);
    expect(game.play('r1:1>r0')).to.be.true;
    expect(filledFoundations(game)).to.deep.equal(['f0']);
  });

  it('of any face-up card with all on it in Scorpion, whatever their order', () => {
    const game = layOut({ variant: 'scorpion', piles: { r0: '4c8S2DKC', r1: '9S' }, fill: true });
    expect(game.play('r0:3>r1')).to.be.true;
    expect([pile(game, 'r0'), pile(game, 'r1')]).to.deep.equal(['4C', '9S8S2DKC']);
  });

  it('in Curds and Whey is of one suit or of one rank, never of both at once', () => {
    const piles = { r0: '2S9S8S7S', r1: '9H9D9C', r2: '2H8H7H7D' };
    const game = layOut({
      variant: 'curds-and-whey',
      piles: { ...piles, r3: '', r4: '8D', r5: 'TC', r6: '8C' },
      fill: true,
      rest: 'r12',
    });
    expect(liftsOf(game, 'r0')).to.include.members([1]);
    expect(targetsOf(game, 'r2:1')).to.include.members(['r0', 'r4']);
    expect(targetsOf(game, 'r2:2')).to.deep.equal(['r0']);
    expect(game.refusalOf('r2:3>r0')).to.equal('not-movable');
    expect(game.refusalOf('r1:3>r5')).to.equal('not-accepted');
  });

  it('in Tarantula is of one colour, building of any', () => {
    const game = layOut({ variant: 'tarantula', piles: { r0: '8D9C8S7C', r1: 'TH' }, fill: true });
    expect(targetsOf(game, 'r0:3')).to.deep.equal(['r1']);
    expect(liftsOf(game, 'r0')).not.to.include(4);
  });

  it('turns the corner in Grounds for a Divorce, as building does', () => {
    const piles = { r0: '5D2SASKS', r1: '3H', r2: 'AD', r3: 'KC' };
    const game = layOut({ variant: 'grounds-for-a-divorce', piles });
    expect(targetsOf(game, 'r0:3')).to.include('r1');
    expect(targetsOf(game, 'r3:1')).to.include('r2');
  });

  it('of single cards only in Cicely', () => {
    const game = layOut({ variant: 'cicely', piles: { r0: '6S5S', r1: '7S', r2: '4S' } });
    expect(game.play('r0:2>r1')).to.be.false;
    expect(targetsOf(game, 'r0:1'), 'up and down in suit').to.include('r2');
  });
});

describe('Building', () => {
  it('in Autumn Leaves goes on any higher card of the suit; only neighbours lift together', () => {
    const game = layOut({
      variant: 'autumn-leaves',
      piles: { r0: '9H8H3H', r1: 'JH', r2: '5H', r3: 'JS', r4: '2H' },
    });
    expect(targetsOf(game, 'r0:1')).to.include.members(['r1', 'r2']);
    expect(targetsOf(game, 'r0:1')).not.to.include.oneOf(['r3', 'r4']);
    expect(liftsOf(game, 'r0')).to.deep.equal([1]);
    expect(game.play('r0:1>r1')).to.be.true;
    expect(game.play('r0:2>r1'), 'nothing lower beneath a higher card').to.be.false;
    expect(game.play('r1:1>r5') && game.play('r0:2>r1')).to.be.true;
    expect(pile(game, 'r1')).to.equal('JH9H8H');
  });

  it('in The Jolly Roger goes down by twos, Aces on Aces or into gaps only', () => {
    const piles = { r0: 'JC', r1: 'KD', r2: 'QS', r3: 'AC', r4: '3C', r5: 'AH' };
    const game = layOut({ variant: 'the-jolly-roger', piles, fill: true });
    expect(targetsOf(game, 'r0:1')).to.include('r1').and.not.include('r2');
    expect(targetsOf(game, 'r3:1')).to.include('r5').and.not.include('r4');
  });

  it('in Daddy Longlegs goes up in suit, Aces into gaps', () => {
    const game = layOut({ variant: 'daddy-longlegs', piles: { r0: '6H5S', r1: '4S', r2: 'AD' } });
    expect(targetsOf(game, 'r0:1')).to.deep.equal(['r1']);
    expect(targetsOf(game, 'r2:1')).to.deep.equal(['r3']);
    expect(game.play('r0:2>r3')).to.be.false;
  });

  it('puts Kings on Aces in Applegate, and only plain columns win', () => {
    const game = layOut({
      variant: 'applegate',
      piles: { r0: 'AS', r1: '5CKS' },
      fill: true,
      rest: 'r6',
    });
    expect(targetsOf(game, 'r1:1')).to.deep.equal(['r0']);
  });
});

describe('Empty columns', () => {
  const takers: Record<string, string> = { any: 'KQA', king: 'K', ace: 'A', none: '' };

  for (const definition of Object.values(variants)) {
    const ranks = takers[definition.emptyColumn];
    if (ranks === undefined) continue;
    it(`take ${definition.emptyColumn} in ${definition.id}`, () => {
      const suit = definition.suits.charAt(0);
      const piles = { r0: `K${suit}`, r1: `Q${suit}`, r2: `A${suit}`, r3: '' };
      const cells = definition.reserves > 0 ? { v0: '5' + suit } : {};
      const game = layOut({ variant: definition.id, piles: { ...piles, ...cells } });
      const moves = game.legalMoves().filter((move) => /^r[012]:1>r3$/.test(move));
      expect(moves.map((move) => piles[move.slice(0, 2) as 'r0'].charAt(0)).join('')).to.equal(
        ranks,
      );
    });
  }

  it('take Kings in Scorpion Towers until four Kings lie at the bottom of columns, then any card', () => {
    const kings = { r0: 'KS', r1: 'KH', r2: 'KD', r3: '7H5C' };
    const three = layOut({
      variant: 'scorpion-towers',
      piles: { ...kings, r4: '3DKC', r9: '' },
      fill: true,
      rest: 'r8',
    });
    expect(targetsOf(three, 'r4:1')).to.include('r9');
    expect(targetsOf(three, 'r3:1')).not.to.include('r9');
    const four = layOut({
      variant: 'scorpion-towers',
      piles: { ...kings, r4: 'KC', r9: '' },
      fill: true,
      rest: 'r8',
    });
    expect(targetsOf(four, 'r3:1')).to.include('r9');
  });
});

describe('Reserves and cells', () => {
  it('take any one card each in Scorpion Head', () => {
    const game = layOut({
      variant: 'scorpion-head',
      piles: { r0: '6S5S', v0: 'KH' },
      fill: true,
      rest: 'r6',
    });
    expect(targetsOf(game, 'r0:1')).to.include.members(['v1', 'v2', 'v3']).and.not.include('v0');
    expect(game.play('r0:2>v1')).to.be.false;
    expect(targetsOf(game, 'v0:1'), 'from cell to cell').to.include('v1');
  });

  it('take no card in Three Blind Mice', () => {
    const game = layOut({
      variant: 'three-blind-mice',
      piles: { r0: '6S', v0: '', v1: '5S' },
      fill: true,
      rest: 'r9',
    });
    expect(game.legalMoves().filter((move) => move.includes('>v'))).to.deep.equal([]);
    expect(game.play('v1:1>r0')).to.be.true;
  });

  for (const variant of ['long-tail', 'short-tail']) {
    it(`hold any number of single cards in ${variant}, of which the top one leaves`, () => {
      const game = layOut({ variant, piles: { v0: '4C9D', r0: '3CTS', r1: '8H7H' } });
      expect(game.play('r1:1>v0') && game.play('r1:1>v0')).to.be.true;
      expect(pile(game, 'v0')).to.equal('4C9D7H8H');
      expect(game.play('r0:2>v0')).to.be.false;
      expect(game.refusalOf('v0:2>r1')).to.equal('not-movable');
      expect(targetsOf(game, 'v0:1')).to.include('r1');
    });
  }
});
