import { expect } from '@open-wc/testing';
import { createGame, variants } from '../../src/play/index.js';
import { suitNumbers, withSuits } from '../../src/variants/index.js';
import {
  cards,
  filledFoundations,
  layOut,
  liftsOf,
  pile,
  pilesOf,
  split,
  targetsOf,
} from '../support/piles.js';
import { loadPosition } from '../../src/play/index.js';

const variant = 'spider';
const columns = Array.from({ length: 10 }, (_, i) => `r${i}`);

function isUp(card: string): boolean {
  return card === card.toUpperCase();
}

for (const suits of suitNumbers(variants[variant]!)) {
  const letters = [...new Set(withSuits(variants[variant]!, suits)!.suits)].sort();
  // Cards of the examples' suits where the game has them, else of a suit that it has.
  const H = letters.includes('H') ? 'H' : letters[0]!;
  const S = 'S';

  describe(`Spider, ${suits} ${suits === 1 ? 'suit' : 'suits'}: examples that must hold`, () => {
    it('1. deals 54 of 104 cards, the last of each column face up, and has five deals of ten', () => {
      const game = createGame({ variant, suits, seed: '7' });
      const piles = columns.map((name) => split(pile(game, name)));
      expect(piles.map(({ length }) => length)).to.deep.equal([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
      for (const cards of piles) {
        expect(cards.map(isUp)).to.deep.equal(cards.map((_, i) => i === cards.length - 1));
      }
      expect(split(pile(game, 's'))).to.have.length(50);
      const shown = [game.dealsLeft];
      while (game.play('deal')) shown.push(game.dealsLeft);
      expect(shown).to.deep.equal([5, 4, 3, 2, 1, 0]);
    });

    it('2. has eight sets, as many of each suit as the pack says', () => {
      const game = createGame({ variant, suits, seed: '7' });
      const all = Object.values(game.position)
        .flatMap(split)
        .map((card) => card.toUpperCase());
      const sets: Record<number, string> = {
        1: 'SSSSSSSS',
        2: 'HHHHSSSS',
        3: 'CCHHSSSS',
        4: 'CCDDHHSS',
      };
      const expected = [...sets[suits]!].flatMap((suit) => split(cards(suit)));
      expect(all.sort()).to.deep.equal(expected.sort());
    });

    it('2. lets either King of a suit head a run of it', () => {
      const heads = ['r0', 'r1'];
      for (const head of heads) {
        const game = layOut({
          variant,
          suits,
          piles: { r0: `K${H}`, r1: `K${H}`, r2: cards(H, 'Q') },
        });
        expect(game.play(`r2:12>${head}`)).to.be.true;
        expect(filledFoundations(game)).to.deep.equal(['f0']);
        expect(heads.map((name) => pile(game, name)).join('')).to.equal(`K${H}`);
      }
    });

    it('3. puts the Seven of Hearts on any Eight and on no Nine', () => {
      const piles = { r0: `7${H}`, r1: `9${S}`, r2: `6${S}` };
      const eights = Object.fromEntries(letters.map((suit, i) => [`r${i + 3}`, `8${suit}`]));
      const game = layOut({ variant, suits, piles: { ...piles, ...eights }, fill: true });
      expect(targetsOf(game, 'r0:1')).to.include.members(Object.keys(eights));
      expect(targetsOf(game, 'r0:1')).not.to.include.oneOf(['r1', 'r2']);
    });

    it('3. lets a King go only into an empty column, and puts nothing on an Ace', () => {
      const game = layOut({
        variant,
        suits,
        piles: { r0: `5${S}K${S}`, r1: `A${H}`, r2: `2${H}`, r3: `Q${S}` },
      });
      expect(targetsOf(game, 'r0:1')).to.deep.equal(['r4', 'r5', 'r6', 'r7', 'r8', 'r9']);
      expect(game.legalMoves().filter((move) => move.endsWith('>r1'))).to.deep.equal([]);
    });

    it('4. lifts Eight-Seven-Six of Spades as one, to any Nine', () => {
      const nines = Object.fromEntries(letters.map((suit, i) => [`r${i + 1}`, `9${suit}`]));
      const game = layOut({
        variant,
        suits,
        piles: { r0: cards(S, '8', '6'), ...nines },
        fill: true,
      });
      expect(targetsOf(game, 'r0:3')).to.include.members(Object.keys(nines));
      expect(game.play('r0:3>r1')).to.be.true;
      expect(pile(game, 'r1')).to.equal(`9${letters[0]!}8S7S6S`);
    });

    if (suits > 1) {
      it('4. lifts no group of two suits: the Seven of Hearts must go first', () => {
        const game = layOut({ variant, suits, piles: { r0: '8S7H' } });
        expect(liftsOf(game, 'r0')).to.deep.equal([1]);
        expect(game.play('r0:2>r1')).to.be.false;
      });

      it('4. leaves the Nine of Hearts behind when the Spades on it lift', () => {
        const game = layOut({ variant, suits, piles: { r0: '9H8S7S6S' } });
        expect(liftsOf(game, 'r0')).to.deep.equal([1, 2, 3]);
        expect(game.play('r0:3>r1')).to.be.true;
        expect(pile(game, 'r0')).to.equal('9H');
      });
    }

    it('5. splits a run: the Seven-Six of Eight-Seven-Six leaves for another Eight', () => {
      const game = layOut({ variant, suits, piles: { r0: cards(S, '8', '6'), r1: `8${H}` } });
      expect(game.play('r0:2>r1')).to.be.true;
      expect([pile(game, 'r0'), pile(game, 'r1')]).to.deep.equal(['8S', `8${H}7S6S`]);
    });

    it('6. lifts a covered card only with the group up to the end of its column', () => {
      const game = layOut({ variant, suits, piles: { r0: '8S7S4S', r1: `9${H}` } });
      expect(liftsOf(game, 'r0')).to.deep.equal([1]);
    });

    it('6. lifts no face-down card, and turns up what a move uncovers', () => {
      const game = layOut({ variant, suits, piles: { r0: '8s7S', r1: `8${H}`, r2: `9${H}` } });
      expect(liftsOf(game, 'r0')).to.deep.equal([1]);
      expect(game.play('r0:1>r1')).to.be.true;
      expect(pile(game, 'r0')).to.equal('8S');
    });

    it('7. takes any card or run into an empty column', () => {
      const game = layOut({ variant, suits, piles: { r0: '6S5S4S', r1: `6${H}`, r2: `7${H}` } });
      expect(game.play('r0:2>r3'), 'rest in the gap').to.be.true;
      expect(game.play('r0:1>r2'), 'the Six leaves').to.be.true;
      expect(game.play('r3:2>r1'), 'join another Six').to.be.true;
      expect(pile(game, 'r1')).to.equal(`6${H}5S4S`);
    });

    it('8. deals one face-up card on each column in order', () => {
      const game = createGame({ variant, suits, seed: '3' });
      const before = columns.map((name) => pile(game, name));
      const stock = split(pile(game, 's')).reverse();
      expect(game.play('deal')).to.be.true;
      expect(columns.map((name) => pile(game, name))).to.deep.equal(
        before.map((text, i) => text + stock[i]!.toUpperCase()),
      );
    });

    it('8. refuses a deal while a column is empty, and changes nothing', () => {
      const table = { variant, suits, piles: { r0: 'KS', r9: '' }, rest: 's' };
      const game = layOut(table);
      const before = game.position;
      expect(game.play('deal')).to.be.false;
      expect(game.refusalOf('deal')).to.equal('empty-column');
      expect(game.position).to.deep.equal(before);
      expect([game.moveCount, game.score]).to.deep.equal([0, 500]);
    });

    it('8. has no deal left after five', () => {
      const game = createGame({ variant, suits, seed: '3' });
      for (let i = 0; i < 5; i++) expect(game.play('deal')).to.be.true;
      expect(game.play('deal')).to.be.false;
      expect(game.refusalOf('deal')).to.equal('no-stock');
      expect(game.legalMoves()).not.to.include('deal');
    });

    it('9. takes a set away that a move completes, and turns up what lay beneath', () => {
      const game = layOut({ variant, suits, piles: { r0: '5s' + cards(S, 'K', '2'), r1: '9sAS' } });
      expect(game.play('r1:1>r0')).to.be.true;
      expect([pile(game, 'r0'), pile(game, 'r1'), pile(game, 'f0')]).to.deep.equal([
        '5S',
        '9S',
        cards(S),
      ]);
    });

    it('9. takes a set away that a deal completes', () => {
      const piles = { r0: cards(S, 'K', '2'), s: 'as' };
      const game = layOut({ variant, suits, piles, fill: true });
      expect(game.play('deal')).to.be.true;
      expect([pile(game, 'r0'), pile(game, 'f0')]).to.deep.equal(['', cards(S)]);
    });

    it('9. takes a set away again when redo brings its last move back', () => {
      const game = layOut({ variant, suits, piles: { r0: cards(S, 'K', '2'), r1: 'AS' } });
      game.play('r1:1>r0');
      game.undo();
      expect([pile(game, 'r0'), pile(game, 'f0')]).to.deep.equal([cards(S, 'K', '2'), '']);
      game.redo();
      expect([pile(game, 'r0'), pile(game, 'f0')]).to.deep.equal(['', cards(S)]);
    });

    it('9. does not count a set with a card that lies face down', () => {
      const covered = cards(S, 'K', 'J').toLowerCase() + cards(S, 'T', '2');
      const game = layOut({ variant, suits, piles: { r0: covered, r1: 'AS' } });
      expect(game.play('r1:1>r0')).to.be.true;
      expect(filledFoundations(game)).to.deep.equal([]);
    });

    if (suits > 1) {
      it('9. lets King to Ace of mixed suits stay', () => {
        const game = layOut({ variant, suits, piles: { r0: cards('SH', 'K', '2'), r1: 'AS' } });
        expect(game.play('r1:1>r0')).to.be.true;
        expect(pile(game, 'r0')).to.equal(cards('SH'));
      });
    }

    it('10. is won when all 104 cards have left as eight sets', () => {
      const sets: Record<number, string> = {
        1: 'SSSSSSSS',
        2: 'HHHHSSSS',
        3: 'CCHHSSSS',
        4: 'CCDDHHSS',
      };
      const home: [string, string][] = [...sets[suits]!].map((suit, i) => [
        `f${i}`,
        i < 7 ? cards(suit) : '',
      ]);
      const piles = { ...Object.fromEntries(home), r0: cards(S, 'K', '2'), r1: 'AS' };
      const game = loadPosition({ variant, suits, piles });
      expect(game.status).to.equal('playing');
      expect(game.play('r1:1>r0')).to.be.true;
      expect(game.status).to.equal('won');
    });

    it('11. undoes one accepted action with its flips and removals', () => {
      const table = { variant, suits, piles: { r0: '5s' + cards(S, 'K', '2'), r1: '9sAS' } };
      const game = layOut(table);
      const before = game.position;
      game.play('r1:1>r0');
      expect(game.undo()).to.be.true;
      expect(game.position).to.deep.equal(before);
      expect(game.position).to.deep.include(pilesOf(table));
    });

    it('11. restarts with the same deal, and deals others for other numbers', () => {
      const game = createGame({ variant, suits, seed: '12345' });
      const before = game.position;
      game.play('deal');
      game.restart();
      expect(game.position).to.deep.equal(before);
      expect(createGame({ variant, suits, seed: '12346' }).position).not.to.deep.equal(before);
      expect(createGame({ variant, suits }).dealNumber).not.to.equal(
        createGame({ variant, suits }).dealNumber,
      );
    });
  });
}
