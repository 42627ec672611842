import type { RunGame } from './run-game.js';
import { USUAL, type Weights } from './weights.js';

/** A pass of the beam before it is fitted to a game. */
export interface PlannedPass {
  readonly width: number;
  readonly quota: number;
  /** Levels at most; the usual number is enough for every game. */
  readonly depth?: number;
  readonly splits?: boolean;
  readonly complete?: boolean;
  /** Gives up as soon as a position would have to be left out: such a pass is for a proof. */
  readonly whole?: boolean;
  /** Leaves out what promises no line of the allowed length; 0, the usual value, nothing. */
  readonly pace?: number;
  readonly weights?: Partial<Weights>;
}

/** Weights that see no difference between breaks. */
export const EVEN: Partial<Weights> = { loose: 64 };
const HALF: Partial<Weights> = { loose: 60 };

/** For long games: narrow first, then wider with other preferences. */
const LONG: readonly PlannedPass[] = [
  { width: 20, quota: 0.15 },
  { width: 48, quota: 0.1 },
  { width: 128, quota: 0.1 },
  { width: 512, quota: 0.1, splits: true },
  { width: 1024, quota: 0.05, weights: EVEN },
  { width: 2048, quota: 0.05, splits: true },
  { width: 4096, quota: 0.03, weights: HALF },
  { width: 8192, quota: 0.02, complete: true },
];

/** Moves of a line in a short game, amply; a level deeper only goes round in circles. */
const SHORT_LINE = 160;
/** More than most games of which every position can be visited have on any level. */
const EVERY_POSITION = 1 << 17;

/** For short games and ends of long ones: soon wide, at last with every move, so that running dry is a proof. */
const SHORT: readonly PlannedPass[] = [
  { width: 32, quota: 0.1, depth: SHORT_LINE },
  { width: 128, quota: 0.1, depth: SHORT_LINE },
  { width: 512, quota: 0.1, depth: SHORT_LINE, splits: true },
  { width: 512, quota: 0.03, depth: SHORT_LINE, weights: EVEN },
  { width: EVERY_POSITION, quota: 1, complete: true, whole: true },
  { width: 2048, quota: 0.03, depth: 200, splits: true },
  { width: 8192, quota: 0.05, complete: true },
  { width: 32768, quota: 0.05, complete: true },
];

const SHORT_CARDS = 60;

/** The passes to try in turn. */
export function scheduleFor({ cards, stock }: RunGame): readonly PlannedPass[] {
  return cards <= SHORT_CARDS || stock.length === 0 ? SHORT : LONG;
}

/** After the schedule is through: its widest pass again, each time with other preferences. */
export function restartOf(schedule: readonly PlannedPass[], round: number): PlannedPass {
  const last = schedule[schedule.length - 1]!;
  return { ...last, weights: [EVEN, HALF, USUAL][round % 3]! };
}
