import { expect } from '@open-wc/testing';
import { rulesOf } from '../../src/engine/rules.js';
import { dealOpening } from '../../src/engine/opening.js';
import { dealsLeft } from '../../src/engine/stock.js';
import { scoreOf } from '../../src/engine/score.js';
import { en } from '../../src/guide/index.js';
import { createGame, variants, type GameDefinition } from '../../src/play/index.js';
import {
  dealtGames,
  facesIn,
  guideTo,
  heldIn,
  numberIn,
  said,
  textOf,
  wholeText,
} from './reader.js';

/** A pile of a position as faces: `dddu`. */
function facesOf(pile = ''): string {
  return (pile.match(/../g) ?? []).map((card) => (/[a-z]$/.test(card) ? 'd' : 'u')).join('');
}

/** The piles after a deal, by the letter of their names. */
function dealt({ id, suits }: GameDefinition, letter: string): string[] {
  const game = createGame({ variant: id, seed: '1', suits: new Set(suits).size });
  const names = Object.keys(game.position).filter((name) => name.startsWith(letter));
  return names.map((name) => game.position[name]!);
}

function expectEach(check: (game: GameDefinition, name: string) => void): void {
  for (const game of dealtGames) check(game, `${game.id}, ${game.suits}`);
}

describe('The rules of every game', () => {
  it('have all sections that apply, in order, none without sentences', () => {
    expectEach((game, name) => {
      const { sections } = guideTo(game);
      const areCells = game.reserve?.accepts && game.reserve.capacity === 1;
      const expected = [
        'Goal',
        'Deal',
        'Building',
        'Moving',
        'Empty columns',
        'Stock',
        ...(game.reserves > 0 ? [areCells ? 'Cells' : 'Reserves'] : []),
        ...(game.waste ? ['Waste'] : []),
        ...(game.foundations.some(({ take }) => take === 'card') ? ['Foundations'] : []),
        'Finish',
        'Scoring',
      ];
      expect(
        sections.map(({ heading }) => heading),
        name,
      ).to.deep.equal(expected);
      for (const { sentences } of sections) expect(sentences, name).not.to.be.empty;
    });
  });

  it('are whole sentences without holes', () => {
    expectEach((game, name) => {
      const guide = guideTo(game);
      const { kin = 'None.', special = 'None.', advice = 'None.' } = guide;
      const all = [...guide.sections.flatMap(({ sentences }) => sentences), kin, special, advice];
      for (const text of all) {
        expect(text, name).to.match(/^[A-Z].*\.$/);
        expect(text, name).not.to.match(/undefined|NaN|null|false|object| {2}|\.\.|,,| [,.;:]|\( /);
      }
    });
  });

  it('are different for any two games', () => {
    expect(new Set(dealtGames.map(textOf)).size).to.equal(dealtGames.length);
  });

  it('name packs, cards and suits as they are', () => {
    expectEach((game, name) => {
      const text = said(guideTo(game), 'Deal');
      expect(numberIn(text, /play with (\d+) packs?,/), name).to.equal(game.packs);
      const cards = Object.values(createGame({ variant: game.id, seed: '2' }).position);
      expect(numberIn(text, /, (\d+) cards/), name).to.equal(cards.join('').length / 2);
      const spades = /, Spades (\d+) times/.exec(text)?.[1];
      const isPlain = game.suits === 'CSHD';
      expect(spades, name).to.equal(
        isPlain || !game.suits.includes('S')
          ? undefined
          : String(game.packs * (game.suits.split('S').length - 1)),
      );
    });
  });

  it('tell the columns as they are dealt, card by card', () => {
    expectEach((game, name) => {
      const columns = dealt(game, 'r').map(facesOf);
      expect(facesIn(said(guideTo(game), 'Deal')), name).to.deep.equal(columns);
    });
  });

  it('tell stock, reserves and waste as they are dealt', () => {
    expectEach((game, name) => {
      const guide = guideTo(game);
      const stock = said(guide, 'Stock');
      const left = dealt(game, 's').join('').length / 2;
      expect(numberIn(stock, /The stock has (\d+) cards?/) || 0, name).to.equal(left);
      const held = dealt(game, 'v').map(({ length }) => length / 2);
      expect(heldIn(said(guide, 'Reserves') + said(guide, 'Cells')), name).to.deep.equal(held);
      const waste = dealt(game, 'w').map(({ length }) => length / 2);
      const begins = numberIn(said(guide, 'Waste'), /begins with (\d+) card/) || 0;
      expect(begins, name).to.equal(waste[0] ?? 0);
    });
  });

  it('count the deals as the engine does', () => {
    expectEach((game, name) => {
      const deals = numberIn(said(guideTo(game), 'Stock'), /makes (\d+) deals?/);
      const rules = rulesOf(game);
      const left = dealsLeft(rules, dealOpening(rules, '1', 'automatic'));
      const isFixed = ['columns', 'dropReserves'].includes(game.stock.deal);
      expect(deals || 0, name).to.equal(isFixed ? left : 0);
    });
  });
});

describe('The rules say what the definition says', () => {
  const has = (heading: string, pattern: RegExp, holds: (game: GameDefinition) => boolean) => {
    expectEach((game, name) => {
      expect(pattern.test(said(guideTo(game), heading)), name).to.equal(holds(game));
    });
  };

  it('of empty columns', () => {
    has('Empty columns', /Only a King/, ({ emptyColumn }) => emptyColumn.startsWith('king'));
    has('Empty columns', /4 columns/, ({ emptyColumn }) => emptyColumn.endsWith('FourKings'));
    has('Empty columns', /Only an Ace/, ({ emptyColumn }) => emptyColumn === 'ace');
    has('Empty columns', /^Any card/, ({ emptyColumn }) => emptyColumn === 'any');
    has('Empty columns', /stay empty/, ({ emptyColumn }) => emptyColumn === 'none');
  });

  it('of building', () => {
    const goes = (delta: number | 'lower') => (game: GameDefinition) =>
      game.build.some((link) => link.delta === delta);
    has('Building', /\(Queen on King\)/, goes(-1));
    has('Building', /\(Two on Ace\)/, goes(1));
    has('Building', /\(Jack on King\)/, goes(-2));
    has('Building', /\bby any step\b/, goes('lower'));
    has('Building', /\blevel\b/, goes(0));
    has('Building', /Ranks go round/, ({ wrap }) => wrap);
    has('Building', /Ranks end with Ace and King/, ({ wrap }) => !wrap);
    has(
      'Building',
      /built down (by any step )?in one suit/,
      ({ build: [link] }) => link!.suit === 'same' && Number(link!.delta) !== 1,
    );
    has('Building', /alternating/, ({ build: [link] }) => link!.suit === 'alternate');
  });

  it('of moving', () => {
    has('Moving', /one at a time\./, ({ lift }) => lift === 'single');
    has('Moving', /in order or not/, ({ lift }) => lift === 'faceUp');
    has(
      'Moving',
      /whatever the suit/,
      ({ lift }) => typeof lift !== 'string' && lift.some(({ suit }) => suit === 'any'),
    );
    has(
      'Moving',
      /in one colour/,
      ({ lift }) => typeof lift !== 'string' && lift.some(({ suit }) => suit === 'color'),
    );
    has(
      'Moving',
      /at most 1 card more than .* empty cells/,
      ({ liftLimit }) => liftLimit === 'cards',
    );
    has('Moving', /at most 1 part in one suit,/, ({ liftLimit }) => liftLimit === 'suitGroups');
  });

  it('of the stock', () => {
    const deals = (kind: string) => (game: GameDefinition) => game.stock.deal === kind;
    has('Stock', /no stock/, deals('none'));
    has('Stock', /column that has any/, deals('nonEmptyColumns'));
    has('Stock', /beginning of a set/, deals('columnsWithoutKingRun'));
    has('Stock', /drops each reserve/, deals('dropReserves'));
    has('Stock', /on the waste. There is no redeal/, deals('waste'));
    has('Stock', /gets 3 cards face up at once/, deals('refillEmptied'));
    has('Stock', /each other column gets one/, deals('spillAndRefill'));
    has('Stock', /every column, left/, deals('columns'));
    has('Stock', /puts 4 cards/, ({ stock }) => stock.times === 4);
    has('Stock', /needs a card before/, ({ stock }) => stock.needsFilledColumns);
  });

  it('of foundations and the end', () => {
    const some =
      (test: (group: GameDefinition['foundations'][number]) => boolean) => (game: GameDefinition) =>
        game.foundations.some(test);
    has(
      'Foundations',
      /one by one and may come back/,
      some(({ returnable }) => returnable),
    );
    has(
      'Foundations',
      /never come back/,
      some(({ take, returnable }) => take === 'card' && !returnable),
    );
    has(
      'Foundations',
      /Column 5 reaches only foundation 1\./,
      ({ foundationReach }) => foundationReach !== null,
    );
    has('Deal', /Aces of one colour/, ({ baseCards }) => baseCards !== null);
    has('Deal', /2 rows of 4/, ({ rows }) => rows === 2);
    has(
      'Finish',
      /set .* leaves by itself/,
      some(({ take }) => take === 'run'),
    );
    has('Finish', /every column is empty or complete/, ({ win }) => win.by === 'columns');
    has('Finish', /no stock is left/, ({ win }) => win.by === 'columns' && win.stockEmpty);
    has(
      'Goal',
      /any rank first/,
      some(({ base }) => base === 'any'),
    );
  });

  it('of sets and foundations in number', () => {
    expectEach((game, name) => {
      const counts = [
        ...said(guideTo(game), 'Goal').matchAll(/(\d+) (?:sets?|foundations?) of (\d+) card/g),
      ];
      const cards = counts.reduce(
        (sum, [, count, length]) => sum + Number(count) * Number(length),
        0,
      );
      expect(cards, name).to.equal(
        game.foundations.length > 0 ? game.packs * game.suits.length * 13 : 0,
      );
    });
  });

  it('of points, as the engine counts them', () => {
    const { spider } = variants;
    const text = said(guideTo(spider!), 'Scoring');
    const rules = rulesOf(spider!);
    const position = [...dealOpening(rules, '1', 'automatic')];
    const points = (actions: number, undos: number, redos: number): number =>
      scoreOf(rules, position, { actions, undos, redos });
    const first = numberIn(text, /begin with (\d+) points/);
    const cost = numberIn(text, /costs (\d+)/);
    expect(points(0, 0, 0)).to.equal(first);
    expect(points(1, 1, 1)).to.equal(first - 3 * cost);
    position[rules.layout.foundations[0]!] = Array.from({ length: 13 }, (_, i) => 12 - i);
    expect(points(0, 0, 0)).to.equal(first + numberIn(text, /at home brings (\d+)/));
  });
});

describe('House rules', () => {
  it('change the text and are named in it', () => {
    const guide = guideTo(variants['spider']!, { houseRules: ['deal-on-gaps', 'reach-any'] });
    expect(said(guide, 'Stock')).to.include('You may deal while columns are empty.');
    expect(said(guide, 'House rules')).to.equal('You may deal while columns are empty.');
    const little = guideTo(variants['little-spider']!, { houseRules: ['reach-any'] });
    expect(said(little, 'Foundations')).not.to.include('reaches only');
    expect(said(little, 'House rules')).to.equal('Every column reaches every foundation.');
  });

  it('that change nothing are not named', () => {
    const guide = guideTo(variants['scorpion']!, { houseRules: ['deal-on-gaps', 'reach-any'] });
    expect(wholeText(guide)).to.equal(textOf(variants['scorpion']!));
  });
});

describe('Another language', () => {
  it('needs other words only', () => {
    const words = { ...en, sections: [['Ziel', () => ['Gewinnen.']] as const] };
    expect(guideTo(variants['spider']!, {}, words).sections).to.deep.equal([
      { heading: 'Ziel', sentences: ['Gewinnen.'] },
    ]);
  });
});
