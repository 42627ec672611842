import { DEAL, type Action } from '../../engine/action.js';
import { legalActions } from '../../engine/moves.js';
import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { isWon } from '../../engine/status.js';
import { applyAction } from '../../engine/step.js';
import { Candidates, MOVE, PARENT, Selection } from '../candidates.js';
import type { Search } from '../search.js';
import { SeenSet } from '../seen.js';
import type { Mark, Marker } from './marks.js';

/** How a position came about. It outlives the position, which only the next level needs. */
interface Step {
  readonly action: Action;
  readonly before: Step | null;
}

/** A position on its way. */
interface Node {
  readonly position: Position;
  readonly marks: readonly Mark[];
  readonly step: Step | null;
  readonly deals: number;
}

/** How wide a pass is. */
export interface GeneralPass {
  readonly width: number;
  readonly quota: number;
  readonly depth: number;
  readonly seed: number;
}

/** How a pass ended: with a line, dry after a whole search, or dry or too deep after leaving things out. */
export type GeneralEnd = readonly Action[] | 'lost' | 'unknown';

const FIRST_SLOTS = 1 << 14;
const PARENTS_A_SLICE = 16;

/**
 * A beam search over the engine's own positions and actions, for every game there is. Children are
 * made twice, since most of them are not selected and all of them would take too much memory.
 */
export class GeneralBeam {
  readonly #seen: SeenSet;
  readonly #candidates = new Candidates();
  readonly #selection = new Selection();

  constructor(
    readonly rules: Rules,
    readonly marker: Marker,
    memory: number,
  ) {
    this.#seen = new SeenSet(Math.min(FIRST_SLOTS, memory), memory);
  }

  *run(position: Position, pass: GeneralPass): Search<GeneralEnd> {
    const { width, quota, depth } = pass;
    const share = Math.max(1, Math.floor(width * quota));
    let whole = true;
    let level: readonly Node[] = [this.#node(position)];
    this.#seen.clear();
    for (let i = 0; level.length > 0; i++) {
      if (i === depth) return 'unknown';
      const won = yield* this.#expandAll(level, pass);
      if (won) return lineTo(won);
      whole = this.#selection.select(this.#candidates, width, share) && whole;
      level = yield* this.#build(level);
    }
    return whole && !this.#seen.full ? 'lost' : 'unknown';
  }

  /** Offers the children of a level. Returns how a won one came about, if there is one. */
  *#expandAll(level: readonly Node[], pass: GeneralPass): Search<Step | null> {
    this.#candidates.size = 0;
    for (const [i, node] of level.entries()) {
      const won = this.#expand(node, i, pass);
      if (won) return won;
      if ((i + 1) % PARENTS_A_SLICE === 0) yield PARENTS_A_SLICE;
    }
    yield level.length % PARENTS_A_SLICE;
    return null;
  }

  #expand(node: Node, index: number, { seed }: GeneralPass): Step | null {
    for (const action of legalActions(this.rules, node.position)) {
      const child = this.#child(node, action);
      let [low, high, price, profile] = [0, 0, 0, 0];
      for (const [i, mark] of child.marks.entries()) {
        low = (low + mark.low) | 0;
        high = (high + mark.high) | 0;
        price += mark.price;
        profile = (Math.imul(profile, 31) + mark.covered * (i + 1)) | 0;
      }
      if (!this.#seen.add(low, high)) continue;
      if (isWon(this.rules, child.position)) return child.step;
      const score = price * 8 + ((low ^ Math.imul(seed, 0x9e3779b9)) >>> 29);
      this.#candidates.add(score, index, action, profile, child.deals);
    }
    return null;
  }

  #child(parent: Node, action: Action): Node {
    const position = applyAction(this.rules, parent.position, action, 'automatic');
    return this.#node(position, parent, { action, before: parent.step });
  }

  #node(position: Position, parent: Node | null = null, step: Step | null = null): Node {
    const marks = position.map((pile, i) =>
      parent?.position[i] === pile ? parent.marks[i]! : this.marker.mark(pile, i),
    );
    const deals = (parent?.deals ?? 0) + (step?.action === DEAL ? 1 : 0);
    return { position, marks, step, deals };
  }

  /** Makes the selected children again. */
  *#build(parents: readonly Node[]): Search<Node[]> {
    const { chosen, size } = this.#selection;
    const { words } = this.#candidates;
    const level: Node[] = [];
    for (const at of chosen.subarray(0, size)) {
      level.push(this.#child(parents[words[at + PARENT]!]!, words[at + MOVE]!));
      if (level.length % (8 * PARENTS_A_SLICE) === 0) yield 0;
    }
    return level;
  }
}

function lineTo(last: Step): Action[] {
  const line: Action[] = [];
  for (let step: Step | null = last; step; step = step.before) line.push(step.action);
  return line.reverse();
}
