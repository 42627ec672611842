import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { actionText } from '../action-text.js';
import type { Result } from '../protocol.js';
import type { Search, SearchOptions } from '../search.js';
import { GeneralBeam } from './beam.js';
import { Marker } from './marks.js';

const FIRST_WIDTH = 16;
const WIDEST = 4096;
const DEEPEST = 1000;

/** Whether columns may change places: none is dealt to, and each reaches the same foundations. */
function areColumnsAlike(rules: Rules, position: Position): boolean {
  const { stock, foundationReach } = rules.definition;
  if (foundationReach !== null) return false;
  return position[rules.layout.stock]!.length === 0 || stock.deal === 'waste';
}

/** The search for all games whose rules the compact one does not know. */
export class GeneralSearch {
  readonly #rules: Rules;
  readonly #position: Position;
  readonly #seed: number;
  readonly #beam: GeneralBeam;
  line: readonly string[] | null = null;

  constructor(rules: Rules, position: Position, { seed, memory }: SearchOptions) {
    this.#rules = rules;
    this.#position = position;
    this.#seed = seed;
    this.#beam = new GeneralBeam(
      rules,
      new Marker(rules, areColumnsAlike(rules, position)),
      memory,
    );
  }

  /** Looks for a first line or a proof that there is none. */
  *solve(): Search<Result> {
    for (let width = FIRST_WIDTH, round = 0; ; round++) {
      const result = yield* this.#run(width, DEEPEST, round);
      if (result !== 'unknown') return result;
      width = Math.min(WIDEST, width * 4);
    }
  }

  /** Looks for shorter lines until it is stopped. */
  *improve(): Search<void> {
    for (let width = FIRST_WIDTH * 4, round = 100; this.line; round++) {
      yield* this.#run(width, this.line.length - 1, round);
      width = Math.min(WIDEST, width * 2);
    }
  }

  *#run(width: number, depth: number, round: number): Search<Result> {
    const seed = this.#seed * 1000 + round;
    const end = yield* this.#beam.run(this.#position, { width, quota: 0.1, depth, seed });
    if (typeof end === 'string') return end;
    this.line = end.map((action) => actionText(this.#rules, action));
    return 'won';
  }
}
