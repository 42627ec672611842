import { quote } from './notation.js';
import type { Layout } from './layout.js';

/** One card of the opening deal: where it goes, and with which side up. */
export interface OpeningCard {
  /** Pile number. */
  readonly pile: number;
  readonly up: boolean;
}

const STEP = /^([du])(\*|w|v\*|v?\d{1,2}(?:-\d{1,2})?(?:,\d{1,2}(?:-\d{1,2})?)*)$/;

function range(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  const step = last < first ? -1 : 1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

function listed(piles: readonly number[], text: string, step: string): number[] {
  if (text === '*') return [...piles];
  return text
    .split(',')
    .flatMap(range)
    .map((index) => piles[index] ?? refuse(step));
}

function refuse(step: string): never {
  throw new RangeError(
    `deal: ${quote(step)} is no step of this game; allowed is for example "d*", "u0-3", "uv0,1" or "uw"`,
  );
}

function parseStep({ columns, reserves, waste }: Layout, step: string): OpeningCard[] {
  const [, face, piles] = STEP.exec(step) ?? [];
  if (piles === undefined || (piles === 'w' && waste < 0)) return refuse(step);
  const targets =
    piles === 'w'
      ? [waste]
      : piles.startsWith('v')
        ? listed(reserves, piles.slice(1), step)
        : listed(columns, piles, step);
  return targets.map((pile) => ({ pile, up: face === 'u' }));
}

/**
 * The cards of an opening deal in order.
 *
 * @throws RangeError naming `deal` and the step that cannot be read
 */
export function parseDeal(deal: string, layout: Layout): OpeningCard[] {
  return deal.split(' ').flatMap((step) => parseStep(layout, step));
}

/** Cards of a column, covered and open ones. */
export interface Depth {
  readonly down: number;
  readonly up: number;
}

/** The longest column of an opening deal. */
export function longestColumn(opening: readonly OpeningCard[], { columns }: Layout): Depth {
  const count = (pile: number, up: boolean): number =>
    opening.filter((card) => card.pile === pile && card.up === up).length;
  return columns
    .map((column) => ({ down: count(column, false), up: count(column, true) }))
    .reduce((longest, depth) =>
      depth.down + depth.up > longest.down + longest.up ? depth : longest,
    );
}
