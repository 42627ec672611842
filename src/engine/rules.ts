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

/** A foundation pile as the engine asks it. */
export interface FoundationRules {
  readonly group: FoundationGroup;
  /** One table a link: a run holds together by a single one of them. */
  readonly tables: readonly LinkTable[];
  /** Rank of the first card, −1 for any. */
  readonly base: number;
  /** Suit of the pile, −1 for any. */
  readonly suit: number;
  /** Empty piles of the same number are alike and offered once. */
  readonly likeness: number;
}

/** How the cards of a run hold together, and how many they are. */
export interface RunKind {
  readonly table: LinkTable;
  readonly length: number;
}

/** A definition made ready to play: links as tables, piles by number, sources and targets in order. */
export interface Rules {
  readonly definition: GameDefinition;
  readonly layout: Layout;
  /** What goes on what a column shows. */
  readonly builds: LinkTable;
  /** By kind of a card, the ranks that a column may show for it to go there. */
  readonly wantedRanks: readonly RankSet[];
  readonly names: ActionNames;
  /** One table a link of the lift rule; empty for single cards and free groups. */
  readonly lifts: readonly LinkTable[];
  /** By pile number; undefined for piles that are no foundation. */
  readonly foundations: readonly (FoundationRules | undefined)[];
  /** The opening deal, card by card. */
  readonly opening: readonly OpeningCard[];
  /** The runs that some foundation takes, each kind once. */
  readonly runs: readonly RunKind[];
  /** Piles that cards may leave, in the order in which their actions are listed. */
  readonly sources: readonly number[];
  /** Columns in the order in which targets are listed. */
  readonly columnTargets: readonly number[];
  /** By number of cards, the foundations that may take them, in the order of listing. */
  readonly homes: readonly (readonly number[] | undefined)[];
  /** Reserves in the order in which targets are listed. */
  readonly reserveTargets: readonly number[];
  /** Foundations within a column's reach by pile number; undefined: all. */
  readonly reach: readonly (readonly number[] | undefined)[];
}

function byText(texts: readonly string[], suffix: string) {
  return (a: number, b: number): number => (texts[a]! + suffix < texts[b]! + suffix ? -1 : 1);
}

function foundationRules(definition: GameDefinition): FoundationRules[] {
  const likenesses: string[] = [];
  return definition.foundations.flatMap((group) => {
    const { count, ...kind } = group;
    const key = JSON.stringify(kind);
    if (!likenesses.includes(key)) likenesses.push(key);
    const rules: FoundationRules = {
      group,
      tables: group.links.map((link) => makeLinkTable([link], group.wrap)),
      base: RANKS.indexOf(group.base),
      suit: group.suit === null ? -1 : SUITS.indexOf(group.suit),
      likeness: likenesses.indexOf(key),
    };
    return Array.from({ length: count }, () => rules);
  });
}

function homesBySize(
  foundations: Rules['foundations'],
  inOrder: readonly number[],
): Rules['homes'] {
  const homes: number[][] = [];
  for (const pile of inOrder) {
    const { take, length } = foundations[pile]!.group;
    (homes[take === 'card' ? 1 : length] ??= []).push(pile);
  }
  return homes;
}

function runKinds(foundations: Rules['foundations']): RunKind[] {
  return [...new Set(foundations)]
    .filter((rules) => rules !== undefined)
    .filter(({ group }) => group.take === 'run')
    .flatMap(({ tables, group: { length } }) => tables.map((table) => ({ table, length })));
}

function columnReach({ foundationReach }: GameDefinition, layout: Layout): Rules['reach'] {
  if (foundationReach === null) return [];
  return layout.columns.map((column) =>
    foundationReach[String(column)]?.map((i) => layout.foundations[i]!),
  );
}

function compile(definition: GameDefinition): Rules {
  const layout = makeLayout(definition);
  const { lift, wrap } = definition;
  const foundations: (FoundationRules | undefined)[] = [];
  foundationRules(definition).forEach((rules, i) => (foundations[layout.foundations[i]!] = rules));
  const builds = makeColumnTable(definition);
  const inOrder = (piles: readonly number[]): number[] => [...piles].sort(byText(layout.names, ''));
  return {
    definition,
    layout,
    builds,
    wantedRanks: lowerRanks(builds),
    names: new ActionNames(layout),
    lifts: typeof lift === 'string' ? [] : lift.map((link) => makeLinkTable([link], wrap)),
    foundations,
    sources: layout.names
      .map((_, pile) => pile)
      .filter((pile) => foundations[pile]?.group.returnable ?? pile !== layout.stock)
      .sort(byText(layout.names, ':')),
    columnTargets: inOrder(layout.columns),
    homes: homesBySize(foundations, inOrder(layout.foundations)),
    reserveTargets: inOrder(layout.reserves),
    opening: parseDeal(definition.deal, layout),
    runs: runKinds(foundations),
    reach: columnReach(definition, layout),
  };
}

const compiled = new WeakMap<GameDefinition, Rules>();

/** The rules of a definition, made once for each. */
export function rulesOf(definition: GameDefinition): Rules {
  let rules = compiled.get(definition);
  if (!rules) compiled.set(definition, (rules = compile(definition)));
  return rules;
}
