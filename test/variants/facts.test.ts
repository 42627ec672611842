import { expect } from '@open-wc/testing';
import { choiceOfTrace } from '../../scripts/trace-ids.mjs';
import { variants, type FoundationGroup, type GameDefinition } from '../../src/play/index.js';
import { suitNumbers, withSuits } from '../../src/variants/index.js';
import { fetchJson } from '../support/fixtures.js';

/** The facts of a game as the fixture states them; what is named alike there has the same meaning. */
interface Facts extends Omit<GameDefinition, 'deal' | 'packs' | 'suits'> {
  readonly origin: string;
  readonly deck: { readonly packs: number; readonly suits: string };
  readonly deal: readonly string[];
  readonly runRemoval: string;
}

const { games } = (await fetchJson('variants.json')) as { games: Facts[] };

/** Fields that a definition has from the fixture unchanged. */
const SAME = [
  'shuffle',
  'columns',
  'reserves',
  'waste',
  'baseCards',
  'build',
  'wrap',
  'lift',
  'liftLimit',
  'emptyColumn',
  'reserve',
  'foundationReach',
  'win',
] as const;

function definitionOf(id: string): GameDefinition {
  const { variant, suits } = choiceOfTrace(id);
  const game = variants[variant]!;
  return suits === undefined ? game : withSuits(game, suits)!;
}

/** What the fixture calls after the one game that has it is called here after what it does. */
const DEALS: Record<string, string> = { bebop: 'spillAndRefill' };

/** The Jolly Roger's runs by twos end above the Ace, which the fixture leaves to its length alone. */
function expectedFoundations({ id, foundations }: Facts): FoundationGroup[] {
  if (id !== 'the-jolly-roger') return [...foundations];
  return foundations.map((group) => ({
    ...group,
    links: group.links.map((link) => (link.delta === -2 ? { ...link, card: 'notAce' } : link)),
  }));
}

describe('Definitions equal the facts of the reference, field by field', () => {
  for (const facts of games) {
    it(facts.id, () => {
      const ours = definitionOf(facts.id);
      for (const field of SAME) expect(ours[field], field).to.deep.equal(facts[field]);
      expect(ours.deal.split(' '), 'deal').to.deep.equal(
        facts.deal.map((step) => step.replace(' ', '')),
      );
      expect([ours.packs, ours.suits], 'deck').to.deep.equal([facts.deck.packs, facts.deck.suits]);
      expect(ours.stock, 'stock').to.deep.equal({
        ...facts.stock,
        deal: DEALS[facts.stock.deal] ?? facts.stock.deal,
      });
      expect(ours.foundations, 'foundations').to.deep.equal(expectedFoundations(facts));
      // Sets leave by themselves here in every game; by hand only these games take them after moves.
      expect(ours.byHandRemoval, 'runRemoval').to.equal(
        facts.runRemoval === 'automaticAfterMoves' ? 'afterMoves' : 'none',
      );
    });
  }

  it('names and aliases too, where a game here is one game there', () => {
    const own = games.filter(({ id }) => choiceOfTrace(id).variant === id && id !== 'spider');
    for (const { id, name, aliases } of own) {
      expect([variants[id]!.name, variants[id]!.aliases]).to.deep.equal([name, aliases]);
    }
    expect(own).to.have.length(69);
  });
});

describe('The games', () => {
  it('are 75, out of 81 definitions', () => {
    expect(games).to.have.length(81);
    const used = new Set(games.map(({ id }) => choiceOfTrace(id).variant));
    expect(Object.keys(variants).sort()).to.deep.equal([...used].sort());
    expect(used.size).to.equal(75);
  });

  it('are listed under their ids', () => {
    for (const [id, definition] of Object.entries(variants)) expect(definition.id).to.equal(id);
  });

  it('can be dealt with other numbers of suits where the contract says so, default first', () => {
    const choices = Object.values(variants).filter((game) => suitNumbers(game).length > 1);
    expect(
      Object.fromEntries(choices.map((game) => [game.id, suitNumbers(game).join()])),
    ).to.deep.equal({
      spider: '1,2,3,4',
      'pysolfc-spider': '4,1,2',
      'big-spider': '4,1,2',
      spiderette: '4,1,2',
      'will-o-the-wisp': '4,1,2',
    });
  });

  it('of our own suit choices have these packs', () => {
    const pack = (id: string, suits: number) => withSuits(variants[id]!, suits)?.suits;
    expect(pack('spider', 3)).to.equal('SSHC');
    for (const id of ['spiderette', 'will-o-the-wisp']) {
      expect([pack(id, 4), pack(id, 2), pack(id, 1)]).to.deep.equal(['CSHD', 'SSHH', 'SSSS']);
    }
    expect(withSuits(variants['scorpion']!, 2)).to.equal(undefined);
  });

  it('score as the contract says', () => {
    const scored = (rule: string) =>
      Object.values(variants)
        .filter(({ score }) => score === rule)
        .map(({ id }) => id)
        .sort();
    expect(scored('kingRuns')).to.deep.equal(['spider-easy', 'spider-relaxed']);
    const byCards = (game: GameDefinition) => game.foundations.some(({ take }) => take === 'card');
    expect(scored('cardsHome')).to.deep.equal(
      Object.values(variants)
        .filter(byCards)
        .map(({ id }) => id)
        .sort(),
    );
    const inColumns = Object.values(variants).filter((game) => game.foundations.length === 0);
    expect(scored('joins')).to.deep.equal(inColumns.map(({ id }) => id).sort());
  });
});
