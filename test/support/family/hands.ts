// Runs in the page: where hands find things, and what came of what they did.
import { drawn, everyPile, pileNamed, placesIn, pointIn, tableHere, usableIn } from './places.js';

/** How far below its upper edge a card is gripped: the least strip is 9 px high. */
const GRIP = 4;

/** Some cards on top of a pile. */
export interface Lot {
  readonly pile: string;
  readonly count: number;
}

/** The card that a lot hangs on. */
export function cardOf({ pile, count }: Lot): HTMLElement {
  return placesIn(pileNamed(pile)).at(-count)!;
}

function inWindow({ x, y }: DOMPoint): { x: number; y: number } {
  if (document.elementFromPoint(x, y) !== tableHere()) throw new Error(`${x}, ${y} is no place`);
  return { x, y };
}

/** Where the first card of a lot can be gripped. */
export function gripOf(lot: Lot): { x: number; y: number } {
  return inWindow(pointIn(cardOf(lot), [0.5, 0, 0, GRIP]));
}

/** The middle of what lies on top of a pile, of its empty place or of the stock. */
export function placeOf(pile: string): { x: number; y: number } {
  return inWindow(pointIn(usableIn(pileNamed(pile)).at(-1)!, [0.5, 0.5]));
}

/** The way of a lot to a pile, let go by so much of a card beside its place and below it. */
export function dragOf(lot: Lot, to: string, aside: number): { x: number; y: number }[] {
  const card = cardOf(lot).getBoundingClientRect();
  const place = placesIn(pileNamed(to)).at(-1)!.getBoundingClientRect();
  const from = gripOf(lot);
  const x = from.x + place.x - card.x + aside * card.width;
  return [from, { x, y: from.y + place.y - card.y + Math.abs(aside) * card.height }];
}

/** How many cards are picked up. */
export function heldHere(): number {
  const pressed = ([, pile]: readonly [string, Element]): number =>
    pile.shadowRoot!.querySelectorAll('[aria-pressed=true]').length;
  return everyPile().reduce((sum, pile) => sum + pressed(pile), 0);
}

/** How the table stands once everything is drawn. */
export async function tableState(): Promise<{ position: object; held: number }> {
  await drawn();
  return { position: tableHere().position, held: heldHere() };
}
