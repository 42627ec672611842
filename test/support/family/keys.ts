// Runs in the page: which keys bring the focus to a place, by the rules that the README gives.
import { nearest, type Direction } from '../../../src/board/navigate.js';
import { cardOf, type Lot } from './hands.js';
import { drawn, everyPile, pileNamed, pilesOf, tableHere, usableIn } from './places.js';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place that can have the focus, measured once. */
interface Stop {
  readonly element: Element;
  getBoundingClientRect(): DOMRect;
}

function stopsHere(): Stop[] {
  return everyPile().flatMap(([, pile]) =>
    usableIn(pile).map((element) => {
      const box = element.getBoundingClientRect();
      return { element, getBoundingClientRect: () => box };
    }),
  );
}

function focusedHere(): Element | null {
  return tableHere().shadowRoot!.activeElement?.shadowRoot?.activeElement ?? null;
}

type Press = readonly [key: string, to: Stop | undefined];

/** Where the digits lead: to the last cards of the first ten columns. */
function digits(stops: readonly Stop[]): Press[] {
  const columns = pilesOf('r').slice(0, 10);
  return columns.map((column, i) => {
    const last = usableIn(column).at(-1);
    return [String((i + 1) % 10), stops.find(({ element }) => element === last)];
  });
}

/** Where the arrows lead from a place. */
function arrows(stop: Stop, stops: readonly Stop[]): Press[] {
  const [from, all] = [stop, stops] as unknown as [Element, Element[]];
  return Object.entries(ARROWS).map(([key, way]) => [
    key,
    nearest(from, all, way) as unknown as Stop | undefined,
  ]);
}

/** The fewest keys from the focus to a place that is wanted. */
function keysTo(isWanted: (element: Element) => boolean): string[] {
  const stops = stopsHere();
  const start = stops.find(({ element }) => element === focusedHere());
  if (!start) throw new Error('the focus is on no pile');
  const byNumber = digits(stops);
  const ways = new Map<Stop, string[]>([[start, []]]);
  for (const [stop, keys] of ways) {
    if (isWanted(stop.element)) return keys;
    for (const [key, next] of [...arrows(stop, stops), ...byNumber]) {
      if (next && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error('no keys lead there');
}

async function ready(): Promise<void> {
  await drawn();
  if (!focusedHere()) tableHere().focus();
}

/** The keys to the first card of a lot. */
export async function keysToCard(lot: Lot): Promise<string[]> {
  await ready();
  const card = cardOf(lot);
  return keysTo((element) => element === card);
}

/** The keys to a pile. */
export async function keysToPile(name: string): Promise<string[]> {
  await ready();
  const usable = usableIn(pileNamed(name));
  return keysTo((element) => usable.includes(element as HTMLElement));
}
