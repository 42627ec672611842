import { expect } from '@open-wc/testing';
import { isFaceUp, identityOf } from '../../src/engine/card.js';
import { countOf, sourceOf, targetOf, makeMove, DEAL } from '../../src/engine/action.js';
import { legalActions } from '../../src/engine/moves.js';
import type { Position } from '../../src/engine/position.js';
import type { Rules } from '../../src/engine/rules.js';
import type { PlayedGame } from '../../src/play/index.js';
import { dealt, everyChoice, titleOf } from '../support/games.js';
import { makeRandom, pick, type Random } from '../support/random.js';

const GAMES = 20;
const LONGEST = 500;

/** Whether just these cards lie somewhere, each once. */
function holdsJust(cards: ReadonlySet<number>, position: Position): boolean {
  const found = new Set<number>();
  let count = 0;
  for (const pile of position) {
    count += pile.length;
    for (const card of pile) found.add(identityOf(card));
  }
  return (
    count === cards.size && found.size === count && [...found].every((card) => cards.has(card))
  );
}

function play(game: PlayedGame, random: Random, look: (position: Position) => void): void {
  for (let count = 0; count < LONGEST; count++) {
    const moves = game.legalMoves();
    if (moves.length === 0 || game.status === 'won') return;
    if (!game.play(pick(moves, random))) throw new Error('A legal move was refused');
    look(game.table);
  }
}

/** No covered card is exposed in a column once an action is over. */
function isTurned({ layout }: Rules, position: Position): boolean {
  return layout.columns.every((column) => {
    const top = position[column]!.at(-1);
    return top === undefined || isFaceUp(top);
  });
}

describe('Random games lose no card, and go back and forward', () => {
  for (const choice of everyChoice) {
    it(titleOf(choice), () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const game = dealt(choice, String(seed));
        const looks = [game.table];
        const deal = JSON.stringify(game.position);
        const cards = new Set(game.table.flat().map(identityOf));
        expect(cards.size).to.equal(game.table.flat().length);
        play(game, makeRandom(seed), (position) => {
          looks.push(position);
          if (!holdsJust(cards, position)) throw new Error(`Cards after ${game.lastAction}`);
          if (!isTurned(game.rules, position)) throw new Error(`Covered after ${game.lastAction}`);
        });
        const end = JSON.stringify(game.position);
        while (game.undo());
        expect(JSON.stringify(game.position)).to.equal(deal);
        while (game.redo());
        expect(JSON.stringify(game.position)).to.equal(end);
        expect(looks).to.have.length(game.moveCount + 1);
      }
    });
  }
});

/** Every action that can be written about these piles, with as many cards as lie there and one more. */
function* writable({ layout }: Rules, position: Position): Generator<number> {
  yield DEAL;
  for (const from of layout.names.keys()) {
    for (let count = 1; count <= position[from]!.length + 1; count++) {
      for (const to of layout.names.keys()) yield makeMove(from, count, to);
    }
  }
}

function isSorted(texts: readonly string[]): boolean {
  return texts.every((text, i) => i === 0 || texts[i - 1]! < text);
}

function checkList(game: PlayedGame): void {
  const { rules, table } = game;
  if (game.status === 'won') return;
  const listed = legalActions(rules, table);
  const accepted = [...writable(rules, table)].filter(
    (action) => game.refusalOf(rules.names.textOf(action)) === null,
  );
  const byNumber = (a: number, b: number): number => a - b;
  expect([...listed].sort(byNumber)).to.deep.equal(accepted.sort(byNumber));
  expect(isSorted(game.legalMoves()), 'sorted, each once').to.be.true;
}

describe('The legal actions are those that would be accepted, in order', () => {
  for (const choice of everyChoice) {
    it(titleOf(choice), () => {
      const random = makeRandom(7);
      for (const seed of ['11', '12', '13']) {
        const game = dealt(choice, seed);
        let count = 0;
        checkList(game);
        play(game, random, () => {
          if (++count % 25 === 0) checkList(game);
        });
        checkList(game);
      }
    });
  }

  it('and play takes just these', () => {
    const game = dealt({ variant: 'spider', suits: 4 }, '11');
    const legal = game.legalMoves();
    for (const action of writable(game.rules, game.table)) {
      const text = game.rules.names.textOf(action);
      expect(game.play(text), text).to.equal(legal.includes(text));
      if (game.canUndo) game.undo();
    }
  });
});

describe('An action as a number', () => {
  it('holds source, count and target of every game', () => {
    for (const [from, count, to] of [
      [0, 1, 62],
      [62, 1, 0],
      [13, 208, 61],
    ] as const) {
      const action = makeMove(from, count, to);
      expect([sourceOf(action), countOf(action), targetOf(action)]).to.deep.equal([
        from,
        count,
        to,
      ]);
    }
  });

  it('is never that of a deal, as no move goes from the first pile without cards', () => {
    expect(makeMove(0, 1, 0)).not.to.equal(DEAL);
  });
});
