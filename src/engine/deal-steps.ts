import type { Layout } from './layout.js';
import { refuse } from './notation.js';

/** One card of the opening deal: where it goes, and with which side up. */
export interface OpeningCard {
  /** Pile number. */
  readonly pile: number;
  readonly up: boolean;
}

const STEP = /^([du])(?:w|(v?)(\*|\d\d?(?:-\d\d?)?(?:,\d\d?(?:-\d\d?)?)*))$/;

function range(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  const step = last < first ? -1 : 1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

function parseStep({ columns, reserves, waste }: Layout, step: string): OpeningCard[] {
  const fail = (): never => refuse('deal', step, 'a step such as "d*", "u0-3", "uv0,1", "uw"');
  const [, face, letter, places] = STEP.exec(step) ?? fail();
  const toWaste = waste < 0 ? [] : [waste];
  const piles = places === undefined ? toWaste : letter ? reserves : columns;
  const chosen = places === '*' ? piles.keys() : (places ?? '0').split(',').flatMap(range);
  return Array.from(chosen, (i) => ({ pile: piles[i] ?? fail(), up: face === 'u' }));
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
  const depths = columns.map((column) => {
    const cards = opening.filter(({ pile }) => pile === column);
    const up = cards.filter((card) => card.up).length;
    return { down: cards.length - up, up, length: cards.length };
  });
  return depths.reduce((longest, depth) => (depth.length > longest.length ? depth : longest));
}
