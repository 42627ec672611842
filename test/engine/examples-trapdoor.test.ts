import { expect } from '@open-wc/testing';
import { createGame, loadPosition } from '../../src/play/index.js';
import { cards, layOut, liftsOf, pile, pilesOf, split, targetsOf } from '../support/piles.js';

function shape(pile: string): string {
  const up = split(pile).filter((card) => card === card.toUpperCase()).length;
  return `${split(pile).length - up}+${up}`;
}

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i}`);
}

describe('Trapdoor: examples that must hold', () => {
  const variant = 'trapdoor';

  it('deals eight columns of three, the last face up, eight reserves and nine deals', () => {
    const game = createGame({ variant, seed: '1' });
    for (const name of numbered('r', 8)) expect(shape(pile(game, name))).to.equal('2+1');
    for (const name of numbered('v', 8)) expect(shape(pile(game, name))).to.equal('0+1');
    expect(split(pile(game, 's'))).to.have.length(72);
    expect(game.dealsLeft).to.equal(9);
  });

  it('builds down in alternating colours and lifts any such group', () => {
    const game = layOut({
      variant,
      piles: { r0: '5C9H8S7D', r1: 'TC', r2: 'TH', r3: '8H' },
      fill: true,
    });
    expect(liftsOf(game, 'r0')).to.include.members([3]);
    expect(targetsOf(game, 'r0:3')).to.include('r1').and.not.include('r2');
    expect(targetsOf(game, 'r0:1'), 'a red Seven on a red Eight').not.to.include('r3');
  });

  it('fills an empty column with any card or group', () => {
    const game = layOut({ variant, piles: { r0: '5C9H8S', v0: '3D' } });
    expect(targetsOf(game, 'r0:2')).to.include('r1');
    expect(targetsOf(game, 'v0:1')).to.include('r1');
  });

  it('lets reserve cards go out to the table and puts nothing there', () => {
    const game = layOut({ variant, piles: { v0: '7D', r0: '8S', v1: '' }, fill: true });
    expect(targetsOf(game, 'v0:1')).to.include('r0');
    expect(game.legalMoves().filter((move) => move.includes('>v'))).to.deep.equal([]);
    expect(game.play('v0:1>r0')).to.be.true;
    expect([pile(game, 'v0'), pile(game, 'r0')]).to.deep.equal(['', '8S7D']);
  });

  it('drops reserve cards on their columns whatever lies there, and brings eight new ones', () => {
    const game = createGame({ variant, seed: '5' });
    const before = game.position;
    const next = split(before['s']!).reverse();
    expect(game.play('deal')).to.be.true;
    numbered('r', 8).forEach((name, i) => {
      expect(pile(game, name)).to.equal(before[name]! + before[`v${i}`]!);
      expect(pile(game, `v${i}`)).to.equal(next[i]!.toUpperCase());
    });
  });

  it('drops nothing from an empty reserve, and fills it from the stock', () => {
    const game = layOut({ variant, piles: { v0: '', v1: '9C', s: '2hqd' }, fill: true });
    const before = pile(game, 'r0');
    game.play('deal');
    expect([pile(game, 'r0'), pile(game, 'v0'), pile(game, 'v1')]).to.deep.equal([
      before,
      'QD',
      '2H',
    ]);
  });

  it('drops a card into an empty column, and may be dealt with empty columns', () => {
    const game = layOut({ variant, piles: { r3: '', v3: '9C', r0: '4S' } });
    expect(game.play('deal')).to.be.true;
    expect(pile(game, 'r3')).to.equal('9C');
  });

  it('drops nothing any more once the stock is empty', () => {
    const game = createGame({ variant, seed: '5' });
    const shown = [game.dealsLeft];
    while (game.play('deal')) shown.push(game.dealsLeft);
    expect(shown).to.deep.equal([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (const name of numbered('v', 8)) expect(shape(pile(game, name))).to.equal('0+1');
    expect(game.refusalOf('deal')).to.equal('no-stock');
  });

  it('drops every reserve card even when the stock is short', () => {
    const table = {
      variant,
      piles: { r0: '4S', v0: '9C', v1: '8C', v2: '7C', s: 'qd' },
      rest: 'r7',
    };
    const game = layOut(table);
    expect(game.play('deal')).to.be.true;
    const shown = ['r0', 'r1', 'r2', 'v0', 'v1', 'v2', 's'].map((name) => pile(game, name));
    expect(shown).to.deep.equal(['4S9C', '8C', '7C', 'QD', '', '', '']);
  });

  it('builds foundations up in suit from the Ace, from columns and reserves', () => {
    const game = layOut({ variant, piles: { v0: 'AS', r0: '2S', r1: '2H', r2: 'AH' }, fill: true });
    for (const move of ['v0:1>f2', 'r0:1>f2', 'r2:1>f4', 'r1:1>f4']) {
      expect(game.play(move), move).to.be.true;
    }
    expect([pile(game, 'f2'), pile(game, 'f4')]).to.deep.equal(['AS2S', 'AH2H']);
  });

  it('lets cards come back from foundations', () => {
    const game = layOut({ variant, piles: { f2: 'AS2S', r0: '3H', r1: '3S' }, fill: true });
    expect(targetsOf(game, 'f2:1')).to.include('r0').and.not.include('r1');
    expect(game.play('f2:1>r0')).to.be.true;
    expect([pile(game, 'f2'), pile(game, 'r0')]).to.deep.equal(['AS', '3H2S']);
  });
});

describe('Trapdoor Spider: examples that must hold', () => {
  const variant = 'trapdoor-spider';

  it('deals ten columns of 5 4 4 5 4 4 5 4 4 5, ten reserves and five deals', () => {
    const game = createGame({ variant, seed: '1' });
    const sizes = numbered('r', 10).map((name) => shape(pile(game, name)));
    expect(sizes.join(' ')).to.equal('4+1 3+1 3+1 4+1 3+1 3+1 4+1 3+1 3+1 4+1');
    for (const name of numbered('v', 10)) expect(shape(pile(game, name))).to.equal('0+1');
    expect(split(pile(game, 's'))).to.have.length(50);
    expect(game.dealsLeft).to.equal(5);
  });

  it("has Spider's building and lifting", () => {
    const game = layOut({ variant, piles: { r0: '8S7H', r1: '9D', r2: '9H8C7C' }, fill: true });
    expect(liftsOf(game, 'r0')).not.to.include(2);
    expect(liftsOf(game, 'r2')).to.include(2).and.not.include(3);
    expect(targetsOf(game, 'r2:2')).to.include('r1');
  });

  it('may be dealt onto empty columns', () => {
    const game = layOut({ variant, piles: { r0: '4S', v5: '9C' } });
    expect(game.play('deal')).to.be.true;
    expect(pile(game, 'r5')).to.equal('9C');
  });

  it('takes a set away that a dropping card completes', () => {
    const game = layOut({ variant, piles: { r4: cards('S', 'K', '2'), v4: 'AS' }, fill: true });
    expect(game.play('deal')).to.be.true;
    expect([pile(game, 'r4'), pile(game, 'f2')]).to.deep.equal(['', cards('S')]);
  });

  it('sends no single card home, and ties two foundations to each suit', () => {
    const game = layOut({
      variant,
      piles: { v0: 'AS', r0: cards('D', 'K', '2'), r1: 'AD' },
      fill: true,
    });
    expect(game.legalMoves().filter((move) => move.includes('>f'))).to.deep.equal([]);
    game.play('r1:1>r0');
    expect(pile(game, 'f6')).to.equal(cards('D'));
  });

  it('lets the last reserve cards leave only one by one', () => {
    const piles = { v0: '7D', v1: '6S', r0: '8S' };
    const game = layOut({ variant, piles, rest: 'r9' });
    expect(game.refusalOf('deal')).to.equal('no-stock');
    expect(game.play('v0:1>r0') && game.play('v1:1>r0')).to.be.true;
    expect(pile(game, 'r0')).to.equal('8S7D6S');
  });

  it('is won when all sets have left', () => {
    const home: [string, string][] = [...'CCSSHHDD'].map((suit, i) => [
      `f${i}`,
      i < 7 ? cards(suit) : '',
    ]);
    const piles = { ...Object.fromEntries(home), r0: cards('D', 'K', '2'), v3: 'AD' };
    const game = loadPosition({ variant, piles: pilesOf({ variant, piles }) });
    expect(game.play('v3:1>r0')).to.be.true;
    expect(game.status).to.equal('won');
  });
});
