import { expect } from '@open-wc/testing';
import { en, difficultyOf, glossary } from '../../src/guide/index.js';
import { difficulties } from '../../src/guide/specials.js';
import { variants } from '../../src/play/index.js';
import { suitNumbers } from '../../src/variants/index.js';
import { dealtGames, guideTo, kinOf, textOf } from './reader.js';

const games = Object.values(variants);

describe('Texts and difficulties', () => {
  it('are about games and numbers of suits that there are', () => {
    const known = games.flatMap((game) => [
      game.id,
      ...suitNumbers(game).flatMap((suits) => [`${game.id}/${suits}`, `/${suits}`]),
    ]);
    for (const texts of [difficulties, en.specials, en.advice])
      for (const key of Object.keys(texts).flatMap((games) => games.split(' ')))
        expect(known).to.include(key);
  });

  it('name each game once', () => {
    for (const texts of [difficulties, en.specials, en.advice]) {
      const keys = Object.keys(texts).flatMap((games) => games.split(' '));
      expect(new Set(keys).size).to.equal(keys.length);
    }
  });

  it('rank games by suits where they differ', () => {
    const levels = [1, 2, 3, 4].map((suits) => difficultyOf('spider', suits));
    expect(levels).to.deep.equal(['easy', 'medium', 'hard', 'expert']);
    for (const id of ['pysolfc-spider', 'big-spider'])
      expect([1, 2, 4].map((suits) => difficultyOf(id, suits))).to.deep.equal([
        'easy',
        'medium',
        'expert',
      ]);
    expect(difficultyOf('spiderette', 4)).to.equal('hard');
    expect(difficultyOf('spider-easy', 4)).to.equal('easy');
  });

  it('rank every game of the family and no other', () => {
    for (const { id } of games)
      expect(difficultyOf(id, 4), id).to.match(/^(easy|medium|hard|expert)$/);
  });

  it('advise for Spider by its suits, and for Little Spider', () => {
    const advice = [1, 2, 3, 4].map((suits) => guideTo(variants['spider']!, { suits }).advice);
    expect(new Set(advice).size).to.equal(4);
    expect(advice).not.to.include(undefined);
    const little = guideTo(variants['little-spider']!).advice;
    expect(little).to.include('against the order of play').and.to.include('Do not hurry');
  });

  it('advise for every game, with any number of suits', () => {
    for (const game of games) {
      for (const suits of suitNumbers(game)) {
        expect(guideTo(game, { suits }).advice, `${game.id}/${suits}`).to.be.a('string');
      }
    }
  });
});

describe('Kin', () => {
  it('tells look-alikes apart by what they change', () => {
    expect(kinOf('wasp')).to.equal('Like Scorpion, but any card may go to an empty column.');
    expect(kinOf('wasp-ii')).to.equal('Like Scorpion II, but any card may go to an empty column.');
    expect(kinOf('scorpion-ii')).to.match(/^Like Scorpion, but .*columns 1 to 3 with 3 face down/);
    expect(kinOf('pysolfc-spider')).to.match(/^Like Spider, but .*columns 1, 4, 7 and 10/);
    expect(kinOf('pysolfc-relaxed')).to.equal(
      'Like Spider, PySolFC layout, but you may deal while columns are empty.',
    );
    expect(kinOf('spider-relaxed')).to.match(/^Like Spider, but build 8 sets .*whatever the suit/);
    expect(kinOf('freds-spider-3-decks')).to.match(/^Like Fred's Spider, but .*3 packs/);
    expect(kinOf('wake-robin-3-decks')).to.match(/^Like Wake-Robin, but .*3 packs/);
  });

  it('is missing for few games', () => {
    const alone = games.filter(({ id }) => kinOf(id) === undefined).map(({ id }) => id);
    expect(alone).to.include('spider').and.to.include('little-spider');
    expect(alone.length).to.be.lessThan(8);
    expect(kinOf('no-such-game')).to.equal(undefined);
  });

  it('is different for any two games', () => {
    const kin = games.map(({ id }) => kinOf(id)).filter((text) => text !== undefined);
    expect(new Set(kin).size).to.equal(kin.length);
  });

  it('names differences only', () => {
    for (const game of games) {
      const [, name, changes] = /^Like (.*?), but (.*)\.$/.exec(guideTo(game).kin ?? '') ?? [];
      const other = dealtGames.find((relative) => relative.name === name);
      if (!other || changes === undefined) continue;
      for (const change of changes.split('; ').filter((text) => text.length > 60))
        expect(textOf(other).toLowerCase(), game.id).not.to.include(`${change.toLowerCase()}.`);
    }
  });
});

describe('A game of one’s own', () => {
  it('has rules and kin, but no difficulty', () => {
    const own = {
      ...variants['scorpion']!,
      id: 'my-game',
      name: 'Mine',
      emptyColumn: 'ace' as const,
    };
    const { name, difficulty, kin, special } = guideTo(own);
    expect([name, difficulty, special]).to.deep.equal(['Mine', undefined, undefined]);
    expect(kin).to.include('only an Ace may go to an empty column');
  });
});

describe('The glossary', () => {
  it('explains the words of the rules, each in one sentence', () => {
    const terms = ['Tableau', 'Column', 'Stock', 'Waste', 'Foundation', 'Reserve', 'Cell', 'Run'];
    expect(glossary).to.include.all.keys(...terms, 'Redeal', 'Face down', 'Set', 'Group', 'Home');
    for (const meaning of Object.values(glossary)) expect(meaning).to.match(/^[A-Z][^.]*\.$/);
  });
});
