import { expect } from '@open-wc/testing';
import { createGame, variants } from '../../src/play/index.js';
import type { PlayedGame } from '../../src/play/index.js';
import { cards, layOut, pile, split } from '../support/piles.js';

/** How many cards each use of the stock takes from it, to the end. */
function dealSizes(game: PlayedGame): number[] {
  const sizes: number[] = [];
  for (let left = size(game, 's'); game.play('deal'); left = size(game, 's')) {
    sizes.push(left - size(game, 's'));
  }
  return sizes;
}

function size(game: PlayedGame, name: string): number {
  return split(pile(game, name)).length;
}

function times(count: number, cards: number, last?: number): number[] {
  return [...Array.from({ length: count }, () => cards), ...(last === undefined ? [] : [last])];
}

const rounds: Record<string, number[]> = {
  spiderette: times(3, 7, 3),
  'will-o-the-wisp': times(4, 7, 3),
  'fair-maids': times(3, 7, 3),
  kiev: times(3, 7, 3),
  spidike: times(3, 7, 3),
  scorpion: [3],
  'double-scorpion': [4],
  'grandmothers-game': times(4, 10, 4),
  'freds-spider': times(5, 10, 4),
  'wake-robin': times(7, 9, 5),
  'short-tail': times(11, 8, 6),
  microbe: times(5, 11, 5),
  'rouge-et-noir': times(6, 10, 7),
  cicely: [32, 32],
  'long-tail': times(9, 5),
  'daddy-longlegs': times(12, 4),
  'spider-4-decks': times(10, 13),
  'chinese-spider': times(7, 12),
  rachel: times(45, 1),
  brush: times(63, 1),
};

describe('The stock', () => {
  for (const [variant, sizes] of Object.entries(rounds)) {
    it(`of ${variant} is dealt ${sizes.length} times, ${sizes.at(-1)} cards at last`, () => {
      const game = createGame({ variant, seed: '1' });
      expect(game.dealsLeft).to.equal(sizes.length);
      expect(dealSizes(game)).to.deep.equal(sizes);
      expect(game.refusalOf('deal')).to.equal('no-stock');
    });
  }

  it('gives a short last deal to the leftmost columns', () => {
    const game = layOut({ variant: 'spiderette', piles: { s: '2c3h4d' }, fill: true, rest: 'r6' });
    const before = game.position;
    expect(game.play('deal')).to.be.true;
    const grown = Object.keys(before).filter((name) => pile(game, name) !== before[name]);
    expect(grown).to.deep.equal(['r0', 'r1', 'r2', 's']);
    expect([0, 1, 2].map((i) => pile(game, `r${i}`).slice(-2))).to.deep.equal(['4D', '3H', '2C']);
  });

  it('is refused with an empty column just where the definition says so', () => {
    for (const { id, stock } of Object.values(variants)) {
      if (
        stock.deal === 'none' ||
        stock.deal === 'refillEmptied' ||
        stock.deal === 'spillAndRefill'
      )
        continue;
      const game = layOut({ variant: id, piles: { r0: '' } });
      expect(game.legalMoves().includes('deal'), id).to.equal(!stock.needsFilledColumns);
    }
  });

  it('deals in Grounds for a Divorce to the columns that hold cards', () => {
    const piles = { r1: '5C', r2: '', r8: '5H', s: '2c3c' };
    const game = layOut({ variant: 'grounds-for-a-divorce', piles });
    game.play('deal');
    expect([pile(game, 'r1'), pile(game, 'r2'), pile(game, 'r8')]).to.deep.equal([
      '5C3C',
      '',
      '5H2C',
    ]);
  });

  it('deals in Grounds for a Divorce one card to the first of ten empty columns', () => {
    const game = layOut({ variant: 'grounds-for-a-divorce', piles: { s: '3c' } });
    game.play('deal');
    const shown = Array.from({ length: 10 }, (_, i) => pile(game, `r${i}`));
    expect(shown).to.deep.equal(['3C', ...Array.from({ length: 9 }, () => '')]);
  });

  it('deals in Cicely four rounds at once, the last card on the top', () => {
    const game = createGame({ variant: 'cicely', seed: '1' });
    const [column, next] = [pile(game, 'r0'), split(pile(game, 's')).reverse()];
    game.play('deal');
    const given = [0, 8, 16, 24].map((i) => next[i]!.toUpperCase()).join('');
    expect(pile(game, 'r0')).to.equal(column + given);
  });

  it("skips in Fechter's Game columns that end in a run from the King", () => {
    const piles = { r0: 'KSQDJC', r1: '4DKD', r2: 'QHJS', r3: 'KHQHJC', s: '5c6c7c8c9c' };
    const game = layOut({ variant: 'fechters-game', piles, fill: true });
    game.play('deal');
    const shown = [0, 1, 2, 3].map((i) => pile(game, `r${i}`));
    expect(shown.slice(0, 2)).to.deep.equal(['KSQDJC', '4DKD']);
    expect(shown.slice(2)).to.deep.equal(['QHJS9C', 'KHQHJC8C']);
  });

  it("may be used in Fechter's Game and deal nothing", () => {
    const kings: [string, string][] = [...'CCSSHHDD'].map((suit, i) => [`r${i}`, `K${suit}`]);
    const more = { r8: 'QH', r9: 'QD', r10: 'QH', r11: 'QD' };
    const piles = { ...Object.fromEntries(kings), ...more };
    const game = layOut({ variant: 'fechters-game', piles });
    for (const move of ['r8:1>r0', 'r9:1>r1', 'r10:1>r2', 'r11:1>r3']) game.play(move);
    expect(game.play('deal'), 'empty columns take cards').to.be.true;
    expect([8, 9, 10, 11].map((i) => size(game, `r${i}`))).to.deep.equal([1, 1, 1, 1]);
  });

  it('turns a card to the waste in Rachel, from where the top card is played', () => {
    const piles = { w: '9C', r0: '6S', s: '5h' };
    const game = layOut({ variant: 'rachel', piles, fill: true });
    game.play('deal');
    expect(pile(game, 'w')).to.equal('9C5H');
    expect(game.play('w:1>r0')).to.be.true;
    expect([pile(game, 'w'), pile(game, 'r0')]).to.deep.equal(['9C', '6S5H']);
    expect(game.legalMoves().filter((move) => move.endsWith('>w'))).to.deep.equal([]);
  });

  it('is laid on gaps in Spider by the house rule', () => {
    const game = layOut({
      variant: 'spider',
      houseRules: ['deal-on-gaps'],
      piles: { r1: 'KS', s: '2s3s' },
    });
    expect(game.play('deal')).to.be.true;
    expect([pile(game, 'r0'), pile(game, 'r1').slice(-2)]).to.deep.equal(['3S', '2S']);
  });
});

describe('The stock of Chelicera', () => {
  const variant = 'chelicera';

  it('gives three open cards to a column that a move empties', () => {
    const piles = { r0: '5S', r1: '6S', s: '2c3d4h' };
    const game = layOut({ variant, piles, fill: true, rest: 'r6' });
    expect(game.play('r0:1>r1')).to.be.true;
    expect([pile(game, 'r0'), pile(game, 's')]).to.deep.equal(['4H3D2C', '']);
  });

  it('gives what is left when that is less', () => {
    const game = layOut({
      variant,
      piles: { r0: '5S', r1: '6S', s: '2c' },
      fill: true,
      rest: 'r6',
    });
    game.play('r0:1>r1');
    expect(pile(game, 'r0')).to.equal('2C');
  });

  it('leaves the column empty when nothing is left, for Kings', () => {
    const game = layOut({
      variant,
      piles: { r0: '5S', r1: '6S', r2: 'KD', r3: '4H' },
      fill: true,
      rest: 'r6',
    });
    game.play('r0:1>r1');
    expect(pile(game, 'r0')).to.equal('');
    expect(game.legalMoves().filter((move) => move.endsWith('>r0')))
      .to.include('r2:1>r0')
      .and.not.include('r3:1>r0');
  });

  it('gives nothing to a column that keeps a card, and is not dealt by hand', () => {
    const game = layOut({
      variant,
      piles: { r0: '9h5S', r1: '6S', s: '2c3d4h' },
      fill: true,
      rest: 'r6',
    });
    game.play('r0:1>r1');
    expect([pile(game, 'r0'), size(game, 's')]).to.deep.equal(['9H', 3]);
    expect(game.play('deal')).to.be.false;
  });
});

describe('The stock of Bebop', () => {
  const variant = 'bebop';
  const seven = '2c3c4c5c6c7c8c';

  it('refills a column that spills seven covered cards on the seven others', () => {
    const piles = { r2: seven + '9H', r3: 'TS', s: '2d3d4d5d6d7d8d9d' };
    const game = layOut({ variant, piles, fill: true, rest: 'r7' });
    const before = game.position;
    expect(game.play('r2:1>r3')).to.be.true;
    const given = [0, 1, 3, 4, 5, 6, 7].map((i) => pile(game, `r${i}`).slice(-2));
    expect(given.join('')).to.equal('8C7C6C5C4C3C2C');
    expect(pile(game, 'r3')).to.equal(before['r3']! + '9H6C');
    expect(pile(game, 'r2')).to.equal('9d8d7d6d5d4d3d2D');
    expect(pile(game, 's')).to.equal('');
  });

  it('refills from a short stock with covered cards and turns the last one up', () => {
    const piles = { r2: seven + '9H', r3: 'TS', s: '2d3d4d' };
    const game = layOut({ variant, piles, fill: true, rest: 'r7' });
    game.play('r2:1>r3');
    expect(pile(game, 'r2')).to.equal('4d3d2D');
  });

  it('leaves the column empty when there is no stock', () => {
    const game = layOut({ variant, piles: { r2: seven + '9H', r3: 'TS' }, fill: true, rest: 'r7' });
    game.play('r2:1>r3');
    expect(pile(game, 'r2')).to.equal('');
  });

  it('only turns a card up when another number of covered cards is left', () => {
    const piles = { r2: seven.slice(2) + '9H', r3: 'TS', s: '2d3d4d' };
    const game = layOut({ variant, piles, fill: true, rest: 'r7' });
    game.play('r2:1>r3');
    expect([pile(game, 'r2'), pile(game, 's')]).to.deep.equal(['3c4c5c6c7c8C', '2d3d4d']);
    expect(game.play('deal')).to.be.false;
  });
});

describe('Packs shuffled apart', () => {
  it('deal the whole second pack of Microbe before the first', () => {
    const game = createGame({ variant: 'microbe', seed: '77' });
    const order = split(pile(game, 's'));
    const dealt = Object.keys(game.position).filter((name) => name.startsWith('r'));
    const onTable = dealt
      .flatMap((name) => split(pile(game, name)))
      .map((card) => card.toUpperCase());
    const second = [...onTable, ...order.slice(-8).map((card) => card.toUpperCase())];
    expect(new Set(second).size).to.equal(52);
    expect(cards('C')).to.have.length(26);
  });
});
