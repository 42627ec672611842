import { legalActions } from '../../engine/moves.js';
import type { Position } from '../../engine/position.js';
import type { Rules } from '../../engine/rules.js';
import { isWon } from '../../engine/status.js';
import { applyAction, settle } from '../../engine/step.js';
import { DEAL_TEXT, actionText, moveText } from '../action-text.js';
import type { Result } from '../protocol.js';
import type { Search, SearchOptions } from '../search.js';
import { Beam, type Pass, type PassEnd, type RunLine } from './beam.js';
import { makeRunGame, type RunGame } from './run-game.js';
import { EVEN, restartOf, scheduleFor, type PlannedPass } from './schedule.js';
import { shorten } from './shorten.js';
import { Table, countOfMove, fromOf, toOf, type RunMove } from './table.js';
import { USUAL, makePrices } from './weights.js';

const DEEPEST = 600;
const WIDEST = 1 << 14;
const NARROWEST = 24;
/** What part of the effort left a pass may plan to use; a bounded one needs less than it plans. */
const SHORT_SHARE = 0.25;
const WIDE_SHARE = 1.2;
/** How much better than the line to beat a position must promise to be, in moves for each break. */
const PACE = 0.8;
const FIRST_IMPROVEMENT = 100;
/** What a pass is unless it is planned otherwise. */
const PLAIN = { splits: false, complete: false, whole: false, pace: 0 };

/** A position to begin with, and the action that leads to it. */
interface Root {
  readonly position: Position;
  readonly first: readonly string[];
}

/**
 * The position itself; or all that follow it, where a card is still to turn or a run to leave, which
 * happens with the next action.
 */
function rootsOf(rules: Rules, position: Position): Root[] {
  const settled = position.slice();
  settle(rules, settled, 'automatic');
  if (settled.every((pile, i) => pile === position[i])) return [{ position, first: [] }];
  return legalActions(rules, position).map((action) => ({
    position: applyAction(rules, position, action, 'automatic'),
    first: [actionText(rules, action)],
  }));
}

/** The search for games of complete runs. */
export class RunSearch {
  readonly #rules: Rules;
  readonly #game: RunGame;
  readonly #options: SearchOptions;
  readonly #roots: readonly Root[];
  readonly #packed: readonly Uint8Array[];
  readonly #beam: Beam;
  #best: RunLine | null = null;
  /** The best line so far. */
  line: readonly string[] | null = null;
  /** Width of the last pass, and the positions that it expanded for each place of it. */
  #width = 1;
  #effort = 1;

  /** The search of a position, or null if its rules are not of this kind. */
  static of(rules: Rules, position: Position, options: SearchOptions): RunSearch | null {
    const game = makeRunGame(rules, position);
    return game && new RunSearch(rules, position, game, options);
  }

  private constructor(rules: Rules, position: Position, game: RunGame, options: SearchOptions) {
    this.#rules = rules;
    this.#game = game;
    this.#options = options;
    this.#roots = rootsOf(rules, position);
    this.#packed = this.#roots.map((root) => this.#pack(root.position));
    this.#beam = new Beam(game, options.memory);
  }

  #pack(position: Position): Uint8Array {
    const table = new Table(this.#game);
    table.set(this.#rules, position);
    const packed = new Uint8Array(Table.size(this.#game));
    table.pack(packed, 0);
    return packed;
  }

  /** Looks for a first line or a proof that there is none. */
  *solve(): Search<Result> {
    const won = this.#roots.find(({ position }) => isWon(this.#rules, position));
    if (won) {
      this.line = won.first;
      return 'won';
    }
    const schedule = scheduleFor(this.#game);
    for (let round = 0; ; round++) {
      const planned = schedule[round] ?? restartOf(schedule, round);
      const end = yield* this.#run(planned, round, planned.depth ?? DEEPEST);
      if (end === 'lost') return end;
      if (end === 'unknown') continue;
      this.#best = end;
      this.line = this.#text(end);
      return 'won';
    }
  }

  /**
   * Looks for shorter lines as long as there is effort left: a short pass first, since the shorter the
   * line to beat, the more positions are left out, then one as wide as may be.
   */
  *improve(): Search<void> {
    if (this.#best) yield* this.#keep(this.#best);
    for (let round = 0; this.#best; round++) {
      const width = this.#fittingWidth(round === 0);
      if (width < NARROWEST) break;
      const depth = this.#best.moves.length - 1;
      const pace =
        (PACE * depth) / this.#beam.breaks(this.#packed[0]!, makePrices(this.#game, USUAL));
      const planned = { width, quota: 0.1, pace, weights: round % 2 === 0 ? EVEN : USUAL };
      const end = yield* this.#run(planned, round + FIRST_IMPROVEMENT, depth);
      if (typeof end !== 'string') yield* this.#keep(end);
    }
  }

  /** How wide a pass may be to come to its end with the effort that is left. */
  #fittingWidth(isFirst: boolean): number {
    const places = this.#options.effortLeft() / this.#effort;
    const short = places * SHORT_SHARE;
    const fitting = isFirst && short > this.#width ? short : places * WIDE_SHARE;
    return Math.min(WIDEST, Math.floor(fitting));
  }

  *#run(planned: PlannedPass, round: number, depth: number): Search<PassEnd> {
    const prices = makePrices(this.#game, { ...USUAL, ...planned.weights });
    const seed = this.#options.seed * 1000 + round;
    const { width } = planned;
    const pass: Pass = { ...PLAIN, ...planned, prices, seed, depth };
    const steps = this.#beam.run(this.#packed, pass);
    let nodes = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        this.#width = width;
        this.#effort = Math.max(1, nodes / width);
        return step.value;
      }
      nodes += step.value;
      yield step.value;
    }
  }

  *#keep({ root, moves }: RunLine): Search<void> {
    this.#best = { root, moves: yield* shorten(this.#game, this.#packed[root]!, moves) };
    this.line = this.#text(this.#best);
  }

  #text({ root, moves }: RunLine): string[] {
    return [...this.#roots[root]!.first, ...moves.map((move) => this.#moveText(move))];
  }

  #moveText(move: RunMove): string {
    if (move === 0) return DEAL_TEXT;
    const { names } = this.#rules.layout;
    const { places } = this.#game;
    const name = (pile: number): string => names[places[pile]!]!;
    return moveText(name(fromOf(move)), countOfMove(move), name(toOf(move)));
  }
}
