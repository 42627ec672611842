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

function check(field: string, value: number, least: number, most: number, whole: boolean): number {
  const fits = typeof value === 'number' && value >= least && value <= most;
  if (fits && (!whole || Number.isInteger(value))) return value;
  const kind = whole ? 'a whole number' : 'a number';
  throw new RangeError(
    `${field}: "${String(value).slice(0, 40)}" cannot be; allowed is ${kind} from ${least} to ${most}`,
  );
}

/**
 * A budget from what was asked for.
 *
 * @throws RangeError naming the field that cannot be
 */
export function checkBudget({ seconds, nodes, improve, seed }: BudgetRequest): CheckedBudget {
  const usual = nodes === undefined ? USUAL_SECONDS : MOST_SECONDS;
  return {
    seconds: check('seconds', seconds ?? usual, 0.001, MOST_SECONDS, false),
    nodes: check('nodes', nodes ?? MOST_NODES, 1, MOST_NODES, true),
    improve: check('improve', improve ?? 0, 0, MOST_SECONDS, false),
    seed: check('seed', seed ?? 1, 0, MOST_SEED, true),
  };
}
