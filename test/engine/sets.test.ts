import { expect } from '@open-wc/testing';
import { variants } from '../../src/play/index.js';
import type { FoundationGroup, GameDefinition, PlayedGame } from '../../src/play/index.js';
import { cards, filledFoundations, layOut, pile, split } from '../support/piles.js';

const BY_TWOS = { K: 'KJ9753', Q: 'QT8642' };

/** The cards of a complete run of a group in this game. */
function completeRun(game: GameDefinition, { length, links, suit }: FoundationGroup): string[] {
  const letter = suit ?? game.suits.charAt(0);
  const link = links[0]!;
  if (link.delta === 0) return ['AC', 'AS', 'AC', 'AS'];
  if (link.delta === -2) return [...BY_TWOS.Q].map((rank) => rank + letter);
  expect(length).to.equal(13);
  return split(link.suit === 'alternate' ? cards('SH') : cards(letter));
}

/** The groups of runs, alike ones once. */
function runGroups({ foundations }: GameDefinition): FoundationGroup[] {
  const runs = foundations.filter(({ take }) => take === 'run');
  const looks = runs.map(({ links, suit }) => JSON.stringify([links, suit]));
  return runs.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

function pilesHome(game: PlayedGame): string {
  return filledFoundations(game)
    .map((name) => pile(game, name))
    .join('');
}

const collecting = Object.values(variants).filter((game) => runGroups(game).length > 0);
const dealing = collecting.filter(({ stock }) =>
  ['columns', 'nonEmptyColumns'].includes(stock.deal),
);

describe('A set leaves by itself', () => {
  it('in 55 games, in 38 of which a dealt card can complete it', () => {
    expect([collecting.length, dealing.length]).to.deep.equal([55, 38]);
  });

  for (const definition of dealing) {
    for (const [i, group] of runGroups(definition).entries()) {
      it(`when a deal completes it: ${definition.id}, kind ${i + 1}`, () => {
        const run = completeRun(definition, group);
        const last = run.at(-1)!;
        const piles = { r0: run.slice(0, -1).join(''), s: last.toLowerCase() };
        const game = layOut({ variant: definition.id, piles, fill: true });
        expect(game.play('deal')).to.be.true;
        expect([pile(game, 'r0'), pilesHome(game)]).to.deep.equal(['', run.join('')]);
      });
    }
  }

  for (const definition of collecting) {
    for (const [i, group] of runGroups(definition).entries()) {
      it(`when turning a card up completes it: ${definition.id}, kind ${i + 1}`, () => {
        const run = completeRun(definition, group);
        const last = run.at(-1)!;
        const King = run.includes('KD') ? 'KC' : 'KD';
        const top = definition.suits.includes('D') ? King : `K${definition.suits.charAt(1)}`;
        const r0 = run.slice(0, -1).join('') + last.toLowerCase() + top;
        const game = layOut({ variant: definition.id, piles: { r0, r1: '' }, rest: 'r2' });
        expect(game.play('r0:1>r1')).to.be.true;
        expect([pile(game, 'r0'), pilesHome(game)]).to.deep.equal(['', run.join('')]);
      });
    }
  }

  it('twice by one deal, left column first', () => {
    const piles = { r2: cards('H', 'K', '2'), r5: cards('S', 'K', '2'), s: '3das4d5dah8c9c' };
    const game = layOut({ variant: 'spider', suits: 4, piles, fill: true });
    expect(game.play('deal')).to.be.true;
    expect([pile(game, 'f0'), pile(game, 'f1')]).to.deep.equal([cards('H'), cards('S')]);
    expect([pile(game, 'r2'), pile(game, 'r5')]).to.deep.equal(['', '']);
    expect(game.score).to.equal(500 - 1 + 200);
  });

  it('only after the whole deal: a card dealt later lies on what the set uncovers no more', () => {
    const piles = {
      r9: '2d' + cards('S', 'K', '2'),
      s: 'as' + 'kh'.repeat(2) + 'kc'.repeat(2) + 'kdkdqdqcqc',
    };
    const game = layOut({ variant: 'spider', suits: 4, piles, fill: true });
    game.play('deal');
    expect([pile(game, 'r9'), pile(game, 'f0')]).to.deep.equal(['2D', cards('S')]);
  });

  it('twice in one column, when the first set uncovers the last card of another', () => {
    const piles = { r0: cards('H', 'K', '2') + 'ah' + cards('S', 'K', '2'), r1: 'AS' };
    const game = layOut({ variant: 'spider', suits: 4, piles });
    expect(game.play('r1:1>r0')).to.be.true;
    expect([pile(game, 'r0'), pile(game, 'f0'), pile(game, 'f1')]).to.deep.equal([
      '',
      cards('S'),
      cards('H'),
    ]);
  });

  it('from above a face-down King, which turns up and does nothing else', () => {
    const game = layOut({
      variant: 'spider',
      suits: 4,
      piles: { r0: 'kh' + cards('S', 'K', '2'), r1: 'AS' },
    });
    expect(game.play('r1:1>r0')).to.be.true;
    expect([pile(game, 'r0'), filledFoundations(game)]).to.deep.equal(['KH', ['f0']]);
  });

  it('from both columns that a move touches', () => {
    const piles = { r0: cards('S') + 'AH', r1: cards('H', 'K', '2') };
    const game = layOut({ variant: 'spider', suits: 4, piles });
    expect(game.play('r0:1>r1')).to.be.true;
    expect([pile(game, 'f0'), pile(game, 'f1')]).to.deep.equal([cards('S'), cards('H')]);
  });

  it('only as long as a foundation is free for its suit', () => {
    const piles = { f0: cards('C'), f1: cards('C'), r0: cards('S', 'K', '2'), r1: 'AS' };
    const game = layOut({ variant: 'brush', piles });
    game.play('r1:1>r0');
    expect(filledFoundations(game)).to.deep.equal(['f0', 'f1', 'f2']);
  });
});

describe('Sets of other kinds', () => {
  it('turn the corner in Grounds for a Divorce: any thirteen of a suit in order', () => {
    const ring = cards('S', '5', 'A') + cards('S', 'K', '6');
    const piles = { r0: ring.slice(0, -2), r1: '6S' };
    const game = layOut({ variant: 'grounds-for-a-divorce', piles });
    expect(game.play('r1:1>r0')).to.be.true;
    expect(pile(game, 'f0')).to.equal(ring);
  });

  it('need a King first in Dnieper, though a King goes on an Ace there', () => {
    const ring = cards('S', '5', 'A') + cards('S', 'K', '7');
    const game = layOut({ variant: 'dnieper', piles: { r0: ring, r1: '6S', r2: 'AC', r3: 'KC' } });
    expect(game.play('r3:1>r2')).to.be.true;
    expect(game.play('r1:1>r0')).to.be.true;
    expect(filledFoundations(game)).to.deep.equal([]);
    const plain = layOut({ variant: 'dnieper', piles: { r0: cards('S', 'K', '2'), r1: 'AS' } });
    plain.play('r1:1>r0');
    expect(pile(plain, 'f0')).to.equal(cards('S'));
  });

  it('leave the end of a column in The Jolly Roger', () => {
    const game = layOut({ variant: 'the-jolly-roger', piles: { r0: '4DKSJS9S7S5S', r1: '3S' } });
    expect(game.play('r1:1>r0')).to.be.true;
    expect([pile(game, 'r0'), pilesHome(game)]).to.deep.equal(['4D', 'KSJS9S7S5S3S']);
  });

  it('may be four Aces of one colour in The Jolly Roger, not of two', () => {
    const black = layOut({ variant: 'the-jolly-roger', piles: { r0: 'QHACASAC', r1: 'AS' } });
    black.play('r1:1>r0');
    expect([pile(black, 'r0'), pilesHome(black)]).to.deep.equal(['QH', 'ACASACAS']);
    const both = layOut({ variant: 'the-jolly-roger', piles: { r0: 'QHACASAC', r1: 'AH' } });
    expect(both.play('r1:1>r0')).to.be.true;
    expect(filledFoundations(both)).to.deep.equal([]);
  });

  it('never hold an Ace beside other ranks in The Jolly Roger', () => {
    const piles = { r0: 'JS9S7S5S3S', s: 'as' };
    const game = layOut({ variant: 'the-jolly-roger', piles, fill: true });
    expect(game.play('deal')).to.be.true;
    expect([pile(game, 'r0'), filledFoundations(game)]).to.deep.equal(['JS9S7S5S3SAS', []]);
    expect(game.play('r0:6>f0')).to.be.false;
  });
});

for (const variant of ['arachnida', 'harvestman']) {
  describe(`${variant}: sets`, () => {
    const piles = { r0: cards('S', 'K', '2'), s: 'as' };

    it('leave after moves into the one foundation', () => {
      const game = layOut({ variant, piles: { ...piles, s: '', r1: 'AS', f0: cards('H') } });
      expect(game.play('r1:1>r0')).to.be.true;
      expect([pile(game, 'f0'), pile(game, 'r0')]).to.deep.equal([cards('H') + cards('S'), '']);
    });

    it('leave after deals', () => {
      const game = layOut({ variant, piles, fill: true });
      game.play('deal');
      expect(pile(game, 'f0')).to.equal(cards('S'));
    });

    it('cannot be carried home by the player', () => {
      const game = layOut({ variant, piles: { r0: cards('S') } });
      expect(game.legalMoves().filter((move) => move.includes('>f'))).to.deep.equal([]);
    });

    it('are no win while other cards lie about, and one when only complete columns are left', () => {
      const home = cards('C').repeat(2) + cards('D').repeat(2) + cards('H').repeat(2);
      const columns = { f0: home, r0: cards('S'), r1: cards('S', 'K', '2'), r2: 'AS' };
      const game = layOut({ variant, piles: columns });
      expect(game.status).to.equal('playing');
      game.play('r2:1>r1');
      expect(game.status).to.equal('won');
    });
  });
}
