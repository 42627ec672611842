import { expect } from '@open-wc/testing';
import { createGame, loadPosition } from '../../src/play/index.js';
import { cards, layOut, pile, split, targetsOf } from '../support/piles.js';

const variant = 'little-spider';
const seeds = Array.from({ length: 30 }, (_, i) => String(i + 1));
const upper = ['r0', 'r1', 'r2', 'r3'];
const lower = ['r4', 'r5', 'r6', 'r7'];

const RED = /[HD]/;
/** Two red Aces, two black Kings: the usual bases of these tables. */
const BASES = { f0: 'AH', f1: 'AD', f2: 'KC', f3: 'KS' };

/** A table with some columns, the rest of the pack under the last one. */
function table(piles: Record<string, string>, houseRules: string[] = []) {
  return layOut({ variant, houseRules, piles: { ...BASES, ...piles }, rest: 'r7' });
}

/** Cards of a suit from the Ace up to a rank. */
function upTo(suit: string, rank: string): string {
  return split(cards(suit, rank)).reverse().join('');
}

describe('Little Spider: examples that must hold', () => {
  it('deals 48 open cards, six on each of two rows of four', () => {
    const game = createGame({ variant, seed: '1' });
    for (const name of [...upper, ...lower]) {
      expect(split(pile(game, name))).to.have.length(6);
      expect(pile(game, name)).to.equal(pile(game, name).toUpperCase());
    }
    expect(game.definition.rows).to.equal(2);
    expect([pile(game, 's'), game.dealsLeft]).to.deep.equal(['', 0]);
  });

  it('begins its foundations with the Aces of one colour and the Kings of the other', () => {
    const colors = new Set<boolean>();
    for (const seed of seeds) {
      const { position } = createGame({ variant, seed });
      const bases = ['f0', 'f1', 'f2', 'f3'].map((name) => position[name]!);
      expect(bases.map((card) => card.charAt(0)).join('')).to.equal('AAKK');
      const red = bases.map((card) => RED.test(card.charAt(1)));
      expect(red).to.deep.equal([red[0], red[0], !red[0], !red[0]]);
      expect(new Set(bases).size).to.equal(4);
      colors.add(red[0]!);
    }
    expect(colors.size, 'either colour may have the Aces').to.equal(2);
  });

  it('moves one card at a time, up or down in rank, to any pile of either row', () => {
    const game = table({ r0: '6D5D', r1: '6S', r2: '4H', r3: '7C', r4: '6H', r5: '4C', r6: '5H' });
    expect(targetsOf(game, 'r0:1')).to.deep.equal(['r1', 'r2', 'r4', 'r5']);
    expect(targetsOf(game, 'r6:1'), 'from the lower row too').to.deep.equal([
      'r1',
      'r2',
      'r4',
      'r5',
    ]);
    expect(game.play('r0:2>r3')).to.be.false;
  });

  it('joins the Ace to King and Two', () => {
    const game = table({ r0: 'QC', r1: 'KH', r2: 'AC', r3: '2S', r4: '3H' });
    for (const move of ['r1:1>r0', 'r2:1>r0', 'r3:1>r0', 'r4:1>r0']) {
      expect(game.play(move), move).to.be.true;
    }
    expect(pile(game, 'r0')).to.equal('QCKHAC2S3H');
  });

  it('leaves empty places empty', () => {
    const game = table({ r0: '', r1: '5C', r2: 'KH', r3: 'AC' });
    expect(game.legalMoves().filter((move) => move.endsWith('>r0'))).to.deep.equal([]);
  });

  it('plays from the upper row to any foundation', () => {
    for (const from of upper) {
      const game = table({ [from]: '2D', r4: '5C' });
      expect(targetsOf(game, `${from}:1`)).to.include('f1');
    }
  });

  it('plays from the lower row only to the foundation right above', () => {
    const homes = lower.slice(0, 3).map((from) => targetsOf(table({ [from]: '2D' }), `${from}:1`));
    expect(homes.map((targets) => targets.includes('f1'))).to.deep.equal([false, true, false]);
    expect(targetsOf(table({ r6: 'QC' }), 'r6:1')).to.include('f2');
    expect(targetsOf(table({ r4: '2H' }), 'r4:1')).to.include('f0');
  });

  it('reaches every foundation from the lower row by the house rule', () => {
    const game = table({ r4: '2D' }, ['reach-any']);
    expect(targetsOf(game, 'r4:1')).to.include('f1');
  });

  it('builds Aces up and Kings down in suit, and nothing else', () => {
    const game = table({ r0: '2D', r1: 'QS', r2: '2C', r3: 'QD' });
    const home = game.legalMoves().filter((move) => move.includes('>f'));
    expect(home).to.deep.equal(['r0:1>f1', 'r1:1>f3']);
  });

  it('lets nothing come back from a foundation', () => {
    const game = table({ r0: '2D', r1: '3C' });
    expect(game.play('r0:1>f1')).to.be.true;
    expect(game.legalMoves().filter((move) => move.startsWith('f'))).to.deep.equal([]);
    expect(game.refusalOf('f1:1>r1')).to.equal('not-movable');
  });

  it('never lets an Ace and a King meet on a foundation', () => {
    const piles = { f0: upTo('H', 'K'), f1: 'AD', f2: cards('C', 'K', '2'), f3: 'KS', r0: 'AC' };
    const game = layOut({ variant, piles, rest: 'r7' });
    expect(targetsOf(game, 'r0:1'), 'the last card of a Kings foundation').to.include('f2');
    expect(targetsOf(game, 'r0:1'), 'a complete foundation').not.to.include('f0');
    expect(game.play('r0:1>f2')).to.be.true;
    expect(pile(game, 'f2')).to.equal(cards('C'));
  });

  it('is won when all four foundations are complete', () => {
    const home = {
      f0: upTo('H', 'K'),
      f1: upTo('D', 'K'),
      f2: cards('C'),
      f3: cards('S', 'K', '2'),
    };
    const game = loadPosition({ variant, piles: { ...home, r0: 'AS' } });
    expect(game.status).to.equal('playing');
    expect(game.play('r0:1>f3')).to.be.true;
    expect([game.status, game.score]).to.deep.equal(['won', 52]);
  });

  it('is stuck when no card can move', () => {
    const home = { f0: upTo('H', 'J'), f1: upTo('D', 'K'), f2: cards('C'), f3: cards('S') };
    const game = loadPosition({ variant, piles: { ...home, r4: 'QH', r5: 'KH' } });
    expect(game.legalMoves()).to.deep.equal(['r4:1>f0', 'r4:1>r5', 'r5:1>r4']);
    const stuck = loadPosition({ variant, piles: { ...home, r5: 'KHQH' } });
    expect(stuck.legalMoves()).to.deep.equal([]);
    expect(stuck.status).to.equal('stuck');
  });
});
