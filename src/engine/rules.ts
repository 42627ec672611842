import { ActionNames } from './action-names.js';
import { RANKS, SUITS } from './card.js';
import type { FoundationGroup, GameDefinition } from './definition.js';
import { parseDeal, type OpeningCard } from './deal-steps.js';
import { makeLayout, type Layout } from './layout.js';
import {
  lowerRanks,
  makeColumnTable,
  makeLinkTable,
  type LinkTable,
  type RankSet,
} from './links.js';

/** Foundations that are alike, as the engine asks them. */
export interface FoundationRules {
  readonly group: FoundationGroup;
  /** One table a link: a run holds together by a single one of them. */
  readonly tables: readonly LinkTable[];
  /** Rank of the first card, −1 for any. */
  readonly base: number;
  /** Suit of the pile, −1 for any. */
  readonly suit: number;
  /** How many cards a pile takes at once. */
  readonly size: number;
  /** The foundations of this kind; of those that are empty only the first is offered. */
  readonly piles: readonly number[];
}

/** A definition made ready to play: links as tables, piles by number, sources and targets in order. */
export interface Rules {
  readonly definition: GameDefinition;
  readonly layout: Layout;
  /** What goes on what a column shows. */
  readonly builds: LinkTable;
  /** By kind of a card, the ranks that a column may show for it to go there. */
  readonly wantedRanks: readonly RankSet[];
  /** What lies on what where columns win. */
  readonly wins: LinkTable;
  readonly names: ActionNames;
  /** One table a link of the lift rule; empty for single cards and free groups. */
  readonly lifts: readonly LinkTable[];
  /** By pile number; undefined for piles that are no foundation. */
  readonly foundations: readonly (FoundationRules | undefined)[];
  /** The opening deal, card by card. */
  readonly opening: readonly OpeningCard[];
  /** The foundations that take runs, each kind once. */
  readonly runs: readonly FoundationRules[];
  /** Piles that cards may leave, in the order in which their actions are listed. */
  readonly sources: readonly number[];
  /** Columns in the order in which targets are listed. */
  readonly columnTargets: readonly number[];
  /** By number of cards, the foundations that may take them, in the order of listing. */
  readonly homes: readonly (readonly number[] | undefined)[];
  /** Reserves that take cards, in the order in which targets are listed. */
  readonly reserveTargets: readonly number[];
}

function foundationKind(group: FoundationGroup): FoundationRules & { piles: number[] } {
  return {
    group,
    tables: group.links.map((link) => makeLinkTable([link], group.wrap)),
    base: RANKS.indexOf(group.base),
    suit: group.suit === null ? -1 : SUITS.indexOf(group.suit),
    size: group.take === 'card' ? 1 : group.length,
    piles: [],
  };
}

/** What each foundation takes, by pile number; alike ones share one object. */
function foundationRules({ foundations }: GameDefinition, layout: Layout): FoundationRules[] {
  const kinds: Record<string, ReturnType<typeof foundationKind>> = {};
  const rules: FoundationRules[] = [];
  const free = [...layout.foundations];
  for (const group of foundations) {
    const kind = (kinds[JSON.stringify({ ...group, count: 0 })] ??= foundationKind(group));
    for (const pile of free.splice(0, group.count)) {
      rules[pile] = kind;
      kind.piles.push(pile);
    }
  }
  return rules;
}

function compile(definition: GameDefinition): Rules {
  const { lift, wrap, win, reserve, deal } = definition;
  const layout = makeLayout(definition);
  const { names, columns, reserves, stock } = layout;
  const builds = makeColumnTable(definition);
  const foundations = foundationRules(definition, layout);
  const sorted = (piles: Iterable<number>, end = ''): number[] =>
    [...piles].sort((a, b) => (names[a]! + end < names[b]! + end ? -1 : 1));
  const homes: number[][] = [];
  for (const pile of sorted(layout.foundations)) {
    const { group, size } = foundations[pile]!;
    if (!group.shared) (homes[size] ??= []).push(pile);
  }
  return {
    definition,
    layout,
    builds,
    wantedRanks: lowerRanks(builds),
    wins: makeLinkTable(win.by === 'columns' ? [win.link] : [], false),
    names: new ActionNames(names),
    lifts: typeof lift === 'string' ? [] : lift.map((link) => makeLinkTable([link], wrap)),
    foundations,
    sources: sorted(names.keys(), ':').filter(
      (pile) => foundations[pile]?.group.returnable ?? pile !== stock,
    ),
    columnTargets: sorted(columns),
    homes,
    reserveTargets: reserve?.accepts ? sorted(reserves) : [],
    opening: parseDeal(deal, layout),
    runs: [...new Set(foundations.filter(({ group }) => group.take === 'run'))],
  };
}

const compiled = new WeakMap<GameDefinition, Rules>();

/** The rules of a definition, made once for each. */
export function rulesOf(definition: GameDefinition): Rules {
  let rules = compiled.get(definition);
  if (!rules) compiled.set(definition, (rules = compile(definition)));
  return rules;
}
