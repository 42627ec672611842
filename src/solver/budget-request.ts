import { refuse } from '../engine/notation.js';

/** How long a search may go on. */
export interface BudgetRequest {
  /** Seconds for an answer, 10 by default. */
  readonly seconds?: number | undefined;
  /** Positions expanded at most. With it and no other limit an answer is the same on every machine. */
  readonly nodes?: number | undefined;
  /** After a win: shorten the line until this many seconds have passed since the beginning. */
  readonly improve?: number | undefined;
  /** A whole number that changes what decides between positions that look equally good. */
  readonly seed?: number | undefined;
}

/** A budget with every field there and in range. */
export type CheckedBudget = Readonly<Record<keyof BudgetRequest, number>>;

const USUAL_SECONDS = 10;
const MOST_SECONDS = 86_400;
/** As good as no limit. */
export const MOST_NODES = 1e12;
const MOST_SEED = 1e6;

function check(field: string, value: number, least: number, most: number, kind = 'number'): number {
  const fits = kind === 'number' ? Number.isFinite(value) : Number.isInteger(value);
  if (fits && value >= least && value <= most) return value;
  return refuse(field, value, `a ${kind} from ${least} to ${most}`);
}

/**
 * A budget from what was asked for.
 *
 * @throws RangeError naming the field that cannot be
 */
export function checkBudget({
  seconds,
  nodes,
  improve = 0,
  seed = 1,
}: BudgetRequest): CheckedBudget {
  const usual = nodes === undefined ? USUAL_SECONDS : MOST_SECONDS;
  return {
    seconds: check('seconds', seconds ?? usual, 0.001, MOST_SECONDS),
    nodes: check('nodes', nodes ?? MOST_NODES, 1, MOST_NODES, 'whole number'),
    improve: check('improve', improve, 0, MOST_SECONDS),
    seed: check('seed', seed, 0, MOST_SEED, 'whole number'),
  };
}
