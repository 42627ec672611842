// Runs in the page: says what is wrong with the look of the table, whatever its game.
import {
  controlsHere,
  everyPile,
  isHit,
  pilesOf,
  placesIn,
  tableHere,
  toolbarHere,
  usableIn,
  type Within,
} from './places.js';

const LEAST_INDEX = 9;
/** Of sets that are home, up to eighteen beside each other. */
const LEAST_OF_SETS = 8;
/** Width of an index by its height. */
const INDEX_ASPECT = 84 / 47;
const LEAST_CARD = 24;
/** Twelve columns and more on the narrowest screens. */
const LEAST_OF_TWELVE = 20;
const NARROWEST = 320;
/** Browsers round to parts of a px. */
const SLACK = 0.5;

const MIDDLE: Within = [0.5, 0.5];
/** Where an index ends; what covers a card lies below it or to its right. */
const END: Within = [1, 1, -1.5, -1.5];

interface Place {
  readonly name: string;
  readonly box: DOMRect;
}

function nameOf(pile: string, place: Element, index: number): string {
  return `${pile}[${index}] ${place.getAttribute('aria-label') ?? place.className}`;
}

function boxed(name: string, element: Element): Place {
  return { name, box: element.getBoundingClientRect() };
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.min(width, height);
}

function everyPlace(): (readonly [name: string, place: HTMLElement])[] {
  return everyPile().flatMap(([pile, element]) =>
    placesIn(element).map((place, i) => [nameOf(pile, place, i), place] as const),
  );
}

function sideways(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

function outside(): string[] {
  const table = tableHere().getBoundingClientRect();
  const parts = controlsHere().map((button) => [button.textContent.trim(), button] as const);
  return [...everyPlace(), ...parts]
    .filter(([, part]) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = Math.min(left - table.left, table.right - right);
      return Math.min(across, top - table.top, table.bottom - bottom) < -SLACK;
    })
    .map(([name]) => `sticks out: ${name}`);
}

/** How much of a card the next one of its column leaves free. */
function stripOf(card: Element, next: Element | undefined): number {
  const { top, height } = card.getBoundingClientRect();
  return next ? next.getBoundingClientRect().top - top : height;
}

function indexFault(card: HTMLElement, strip: number): string | undefined {
  const index = card.querySelector('.index');
  if (!index) return 'no index';
  const { height } = index.getBoundingClientRect();
  if (height < Math.min(LEAST_INDEX, strip) - 0.1) return `index of ${height.toFixed(1)} px`;
  if (strip < LEAST_INDEX - 0.1) return `strip of ${strip.toFixed(1)} px`;
  return isHit(card, index, END) ? undefined : 'covered index';
}

function unreadable(): string[] {
  return everyPile().flatMap(([pile, element]) =>
    placesIn(element).flatMap((card, i, cards) => {
      if (card.matches('.down, .slot')) return [];
      const fault = indexFault(card, stripOf(card, cards[i + 1]));
      return fault ? [`${fault}: ${nameOf(pile, card, i)}`] : [];
    }),
  );
}

/** Foundations that show finished sets are mostly empty here, so the room for indexes is measured. */
function tightHomes(): string[] {
  const boxes = pilesOf('f').map((pile) => placesIn(pile)[0]!.getBoundingClientRect());
  const steps = boxes.slice(1).map(({ x, y }, i) => [Math.abs(x - boxes[i]!.x), y - boxes[i]!.y]);
  return steps
    .filter(([across, down]) => Math.max(across! / INDEX_ASPECT, down!) < LEAST_OF_SETS)
    .map((step) => `foundations are ${step.map((size) => size.toFixed(1)).join(', ')} px apart`);
}

function lastPlaces(): (readonly [name: string, place: HTMLElement])[] {
  return everyPile()
    .filter(([name]) => name.startsWith('r'))
    .map(([name, column]) => [name, placesIn(column).at(-1)!] as const);
}

function narrow(): string[] {
  const columns = lastPlaces();
  const isTight = innerWidth <= NARROWEST && columns.length >= 12;
  const least = isTight ? LEAST_OF_TWELVE : LEAST_CARD;
  return columns.flatMap(([name, card]) => {
    const { width } = card.getBoundingClientRect();
    return width < least - 0.05 ? [`last card ${width.toFixed(1)} px wide: ${name}`] : [];
  });
}

/** What can be tapped, each by the part of it that no other card of its pile covers. */
function tappable(): (readonly [name: string, part: HTMLElement])[] {
  const tops = everyPile().flatMap(([name, pile]) => {
    const last = usableIn(pile).at(-1);
    return last ? [[name, last] as const] : [];
  });
  return [...tops, ...controlsHere().map((part) => [part.textContent.trim(), part] as const)];
}

function unreachable(): string[] {
  return tappable()
    .filter(([, part]) => !isHit(part, part, MIDDLE))
    .map(([name]) => `a tap on its middle misses: ${name}`);
}

function overlapping(): string[] {
  const places = tappable().map(([name, part]) => boxed(name, part));
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => overlap(a.box, b.box) > SLACK)
      .map((b) => `overlaps by ${overlap(a.box, b.box).toFixed(1)} px: ${a.name} and ${b.name}`),
  );
}

function underControls(): string[] {
  const bar = toolbarHere().getBoundingClientRect();
  return everyPlace()
    .filter(([, place]) => overlap(bar, place.getBoundingClientRect()) > SLACK)
    .map(([name]) => `under the controls: ${name}`);
}

const CHECKS = [
  sideways,
  outside,
  unreadable,
  tightHomes,
  narrow,
  unreachable,
  overlapping,
  underControls,
];

/** The first fault of every kind, each with the number of its kind. */
export function faultsHere(): string[] {
  return CHECKS.flatMap((check) => {
    const [first, ...others] = check();
    if (first === undefined) return [];
    return others.length > 0 ? [`${first}, and ${others.length} more`] : [first];
  });
}
