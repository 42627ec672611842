import { DEAL, type Action } from '../../engine/action.js';
import { legalActions } from '../../engine/moves.js';
import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { isWon } from '../../engine/status.js';
import { applyAction } from '../../engine/step.js';
import type { Search } from '../search.js';
import { SeenSet } from '../seen.js';
import type { Mark, Marker } from './marks.js';

/** A position on its way. */
export interface Node {
  readonly position: Position;
  readonly marks: readonly Mark[];
  readonly parent: Node | null;
  readonly action: Action;
  readonly deals: number;
  readonly score: number;
  /** Says how much is face down where, so that a level does not fill with one plan. */
  readonly profile: number;
}

/** How wide a pass is. */
export interface GeneralPass {
  readonly width: number;
  readonly quota: number;
  readonly depth: number;
  readonly seed: number;
}

/** How a pass ended. */
export type GeneralEnd =
  { readonly kind: 'won'; readonly line: readonly Action[] } | { readonly kind: 'lost' | 'dry' };

const FIRST_SLOTS = 1 << 14;
const PARENTS_A_SLICE = 16;

/** A beam search over the engine's own positions and actions, for every game there is. */
export class GeneralBeam {
  readonly #seen: SeenSet;
  #whole = true;

  constructor(
    readonly rules: Rules,
    readonly marker: Marker,
    memory: number,
  ) {
    this.#seen = new SeenSet(Math.min(FIRST_SLOTS, memory), memory);
  }

  *run(root: Position, pass: GeneralPass): Search<GeneralEnd> {
    this.#seen.clear();
    this.#whole = true;
    let level: readonly Node[] = [this.#node(root, null, DEAL, pass)!];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth === pass.depth) return { kind: 'dry' };
      const children: Node[] = [];
      for (const [i, node] of level.entries()) {
        const won = this.#expand(node, children, pass);
        if (won) return { kind: 'won', line: lineTo(won) };
        if ((i + 1) % PARENTS_A_SLICE === 0) yield PARENTS_A_SLICE;
      }
      yield level.length % PARENTS_A_SLICE;
      level = this.#select(children, pass);
    }
    return { kind: this.#isWhole() ? 'lost' : 'dry' };
  }

  /** Whether nothing was left out so far, so that running dry is a proof. */
  #isWhole(): boolean {
    return this.#whole && !this.#seen.full;
  }

  #expand(parent: Node, children: Node[], pass: GeneralPass): Node | null {
    for (const action of legalActions(this.rules, parent.position)) {
      const position = applyAction(this.rules, parent.position, action, 'automatic');
      const node = this.#node(position, parent, action, pass);
      if (!node) continue;
      if (isWon(this.rules, position)) return node;
      children.push(node);
    }
    return null;
  }

  /** A node, or null if its position was there before. */
  #node(
    position: Position,
    parent: Node | null,
    action: Action,
    { seed }: GeneralPass,
  ): Node | null {
    const marks = position.map((pile, i) =>
      parent?.position[i] === pile ? parent.marks[i]! : this.marker.mark(pile, i),
    );
    let [low, high, price, profile] = [0, 0, 0, 0];
    for (const [i, mark] of marks.entries()) {
      low = (low + mark.low) | 0;
      high = (high + mark.high) | 0;
      price += mark.price;
      profile = (Math.imul(profile, 31) + mark.covered * (i + 1)) | 0;
    }
    if (!this.#seen.add(low, high)) return null;
    const deals = parent ? parent.deals + (action === DEAL ? 1 : 0) : 0;
    const score = price * 8 + ((low ^ Math.imul(seed, 0x9e3779b9)) >>> 29);
    return { position, marks, parent, action, deals, score, profile };
  }

  /** The best of each group of nodes that have dealt equally often, a few of one profile first. */
  #select(children: Node[], { width, quota }: GeneralPass): Node[] {
    const groups = groupByDeals(children);
    return [...groups.values()].flatMap((group) => {
      if (group.length <= width) return group;
      this.#whole = false;
      return pick(group.sort(byScore), width, Math.max(1, Math.floor(width * quota)));
    });
  }
}

const byScore = (a: Node, b: Node): number => a.score - b.score;

function groupByDeals(nodes: readonly Node[]): Map<number, Node[]> {
  const groups = new Map<number, Node[]>();
  for (const node of nodes) {
    const group = groups.get(node.deals);
    if (group) group.push(node);
    else groups.set(node.deals, [node]);
  }
  return groups;
}

function pick(sorted: readonly Node[], width: number, share: number): Node[] {
  const used = new Map<number, number>();
  const picked: Node[] = [];
  const skipped: Node[] = [];
  for (const node of sorted) {
    const count = used.get(node.profile) ?? 0;
    used.set(node.profile, count + 1);
    (count < share && picked.length < width ? picked : skipped).push(node);
  }
  return [...picked, ...skipped.slice(0, width - picked.length)];
}

function lineTo(last: Node): Action[] {
  const line: Action[] = [];
  for (let node = last; node.parent; node = node.parent) line.push(node.action);
  return line.reverse();
}
