import { RANK_COUNT } from '../engine/card.js';
import { parseDeal } from '../engine/deal-steps.js';
import type { FoundationGroup, GameDefinition } from '../engine/definition.js';
import { makeLayout } from '../engine/layout.js';

/** Something that piles have, and which of them, 0 the first; none named: all. */
export type Shared<Thing> = readonly [thing: Thing, piles: readonly number[]];

/** A definition with what a rules text tells beyond its fields. */
export interface Facts extends GameDefinition {
  /** Cards in all. */
  readonly cards: number;
  /** What columns get: `d` and `u` for each card face down and face up, bottom first. */
  readonly dealt: readonly Shared<string>[];
  /** How many cards reserves get. */
  readonly held: readonly Shared<number>[];
  readonly areCells: boolean;
  /** Cards of the waste after the deal. */
  readonly turned: number;
  /** Cards of the stock after the deal. */
  readonly left: number;
  /** Foundations that take alike cards. */
  readonly groups: readonly FoundationGroup[];
}

function shared<Thing>(things: readonly Thing[]): Shared<Thing>[] {
  const kinds = [...new Set(things)];
  return kinds.map((kind) => [
    kind,
    things.flatMap((thing, i) => (kinds.length > 1 && thing === kind ? [i] : [])),
  ]);
}

/** Foundations that differ in their suits only are told as one group, shared piles as all their sets. */
function groupsOf({ foundations, packs, suits }: GameDefinition): FoundationGroup[] {
  const groups: Record<string, FoundationGroup> = {};
  for (const group of foundations) {
    const key = JSON.stringify({ ...group, count: 0, suit: null });
    const count = group.shared ? packs * suits.length : group.count;
    groups[key] = { ...group, count: count + (groups[key]?.count ?? 0) };
  }
  return Object.values(groups);
}

/** The facts of a game. */
export function factsOf(definition: GameDefinition): Facts {
  const { packs, suits, baseCards, deal, reserve } = definition;
  const layout = makeLayout(definition);
  const opening = parseDeal(deal, layout);
  const faces = layout.names.map(() => '');
  for (const { pile, up } of opening) faces[pile]! += up ? 'u' : 'd';
  const cards = packs * suits.length * RANK_COUNT;
  return {
    ...definition,
    cards,
    // The last card of a column turns up by itself.
    dealt: shared(layout.columns.map((pile) => faces[pile]!.replace(/d$/, 'u'))),
    held: shared(layout.reserves.map((pile) => faces[pile]!.length)),
    areCells: reserve?.accepts === true && reserve.capacity === 1,
    turned: faces[layout.waste]?.length ?? 0,
    left: cards - opening.length - (baseCards ? packs * 4 : 0),
    groups: groupsOf(definition),
  };
}
