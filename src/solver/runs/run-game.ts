import { ACE, KING, RANKS, kindOf } from '../../engine/card.js';
import type { EmptyColumnRule, GameDefinition, Link, StockDeal } from '../../engine/definition.js';
import { makeLinkTable, type LinkTable } from '../../engine/links.js';
import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';

/** Cards of a complete run. */
export const RUN = 13;
const KINDS = 64;

/**
 * A game of complete 13-card runs as plain numbers and look-up tables: what the compact search needs
 * of the definition. Cards are bytes: the kind of the engine, 64 added while face down.
 */
export interface RunGame {
  /** Columns, and all piles: columns, then reserves, then the waste. */
  readonly columns: number;
  readonly piles: number;
  /** By pile, its number in the engine's layout. */
  readonly places: readonly number[];
  /** Number of the first pile after the reserves. */
  readonly reservesEnd: number;
  /** Number of the waste, −1 where there is none. */
  readonly waste: number;
  /** Bytes of a pile in an unpacked table, a power of two, and that power. */
  readonly stride: number;
  readonly shift: number;
  /** Cards on the table and in the stock. */
  readonly cards: number;
  /** The kinds of cards that there are. */
  readonly kinds: readonly number[];
  /** The stock, next card last. */
  readonly stock: Uint8Array;
  readonly builds: LinkTable;
  /** Joins that runs are made of. */
  readonly joins: LinkTable;
  /** Tables that a lifted group must satisfy one of; null: any face-up tail; empty: single cards. */
  readonly lifts: readonly LinkTable[] | null;
  readonly cardLimit: boolean;
  readonly gap: EmptyColumnRule;
  /** Rank of a card that wants to lie at the bottom, −1 where any card may. */
  readonly base: number;
  /** Whether complete runs leave the table. */
  readonly removes: boolean;
  /** Whether the game is won in the columns, and then only with the stock dealt out. */
  readonly winsInColumns: boolean;
  readonly winNeedsStock: boolean;
  readonly dealKind: StockDeal;
  readonly dealTimes: number;
  readonly needsFilled: boolean;
  /** Cards that a reserve takes. */
  readonly room: number;
  /** By cards left in the stock and pile: piles of one number are interchangeable. */
  readonly likeness: Uint8Array;
}

function sameJson(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size < 2;
}

/** The single link that complete runs are made of, or null where there is no such thing. */
function runLink({ foundations, win, baseCards }: GameDefinition): Link | null {
  const links = foundations.flatMap((group) => group.links);
  if (win.by === 'columns') links.push(win.link);
  const [link] = links;
  const areRuns = foundations.every(({ take, length }) => take === 'run' && length === RUN);
  const areAlike = sameJson(links) && sameJson(foundations.map(({ base, wrap }) => [base, wrap]));
  if (!link || !areRuns || !areAlike || baseCards !== null) return null;
  return link.delta === -1 || (link.delta === 1 && foundations.length === 0) ? link : null;
}

/** Whether groups limited by their one-suit parts can as well be moved part by part. */
function partsMove({ liftLimit, lift, emptyColumn }: GameDefinition): boolean {
  if (liftLimit !== 'suitGroups' || typeof lift === 'string') return true;
  return emptyColumn === 'any' && lift.every(({ suit }) => suit === 'any' || suit === 'same');
}

/** Whether the compact search knows these rules; others are left to the general one. */
function isKnown(definition: GameDefinition): boolean {
  const { foundationReach, stock } = definition;
  return foundationReach === null && stock.deal !== 'spillAndRefill' && partsMove(definition);
}

/**
 * A limit on one-suit parts is left out and one-suit groups alone are lifted: the limit is what
 * moving part by part over empty columns allows, so the same positions are reached.
 */
function liftTables(rules: Rules): readonly LinkTable[] | null {
  const { lift, liftLimit, wrap } = rules.definition;
  if (lift === 'faceUp') return null;
  if (liftLimit !== 'suitGroups') return rules.lifts;
  return lift === 'single'
    ? []
    : lift.map((link) =>
        makeLinkTable([link.suit === 'any' ? { ...link, suit: 'same' } : link], wrap),
      );
}

function likenessOf(deal: StockDeal, left: number, pile: number, columns: number): number {
  if (pile >= columns) return deal === 'dropReserves' && left > 0 ? pile + 1 : columns + 1;
  if (left === 0) return 0;
  if (deal === 'waste' || deal === 'refillEmptied') return 0;
  if (deal === 'columns' && pile >= left) return 0;
  return pile + 1;
}

function likenesses(deal: StockDeal, stock: number, piles: number, columns: number): Uint8Array {
  const table = new Uint8Array((stock + 1) * piles);
  for (let left = 0; left <= stock; left++) {
    for (let pile = 0; pile < piles; pile++) {
      table[left * piles + pile] = likenessOf(deal, left, pile, columns);
    }
  }
  return table;
}

function baseRank({ foundations: [group] }: GameDefinition, link: Link): number {
  if (group) return RANKS.indexOf(group.base);
  return link.delta === 1 ? ACE : KING;
}

/** The numbers of a game and a position of it, or null if the compact search does not know its rules. */
export function makeRunGame(rules: Rules, position: Position): RunGame | null {
  const { definition, layout } = rules;
  const link = runLink(definition);
  const limit = definition.liftLimit;
  if (link === null || !isKnown(definition)) return null;
  const stock = Uint8Array.from(position[layout.stock]!, (card) => card & (KINDS - 1));
  const home = layout.foundations.reduce((sum, pile) => sum + position[pile]!.length, 0);
  const cards = position.flat().length - home;
  const columns = layout.columns.length;
  const reservesEnd = columns + layout.reserves.length;
  const places = [...layout.columns, ...layout.reserves, layout.waste].filter((pile) => pile >= 0);
  const piles = places.length;
  const shift = 32 - Math.clz32(cards);
  const {
    win,
    stock: stockRule,
    foundations: [group],
  } = definition;
  return {
    columns,
    piles,
    places,
    reservesEnd,
    waste: layout.waste < 0 ? -1 : reservesEnd,
    stride: 1 << shift,
    shift,
    cards,
    kinds: [...new Set(position.flat().map(kindOf))],
    stock,
    builds: rules.builds,
    joins: makeLinkTable([link], group?.wrap ?? false),
    lifts: liftTables(rules),
    cardLimit: limit === 'cards',
    gap: definition.emptyColumn,
    base: baseRank(definition, link),
    removes: group !== undefined,
    winsInColumns: win.by === 'columns',
    winNeedsStock: win.by === 'columns' && win.stockEmpty,
    dealKind: stockRule.deal,
    dealTimes: stockRule.times,
    needsFilled: stockRule.needsFilledColumns,
    room: definition.reserve?.accepts ? (definition.reserve.capacity ?? cards) : 0,
    likeness: likenesses(stockRule.deal, stock.length, piles, columns),
  };
}
