// What is on the screen: the cards that a table shows, where they lie and what moves.
import { waitUntil } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import type { Point } from './commands.js';
import { columnsOf, pilesIn, settled } from './table.js';

/** The cards and empty places of every pile, as they are called; face-down cards are `??`. */
export function shownIn(element: SpiderSolitaire): string[][] {
  return pilesIn(element).map((pile) =>
    placesOf(pile).map((place) => place.getAttribute('aria-label') ?? '??'),
  );
}

function placesOf(pile: HTMLElement): HTMLElement[] {
  return [...pile.shadowRoot!.querySelectorAll<HTMLElement>('.card, .slot')];
}

/** Every card and every empty place of the table. */
export function placesIn(element: SpiderSolitaire): HTMLElement[] {
  return pilesIn(element).flatMap(placesOf);
}

/** Where everything lies, from the corner of the table, in whole px. */
export function layoutOf(element: SpiderSolitaire): string[] {
  const corner = element.getBoundingClientRect();
  return placesIn(element).map((place) => {
    const { x, y, width } = place.getBoundingClientRect();
    return [x - corner.x, y - corner.y, width].map(Math.round).join(' ');
  });
}

/** What a table that has just been opened shows of the same game: its cards and their places. */
export async function drawnAfresh(element: SpiderSolitaire): Promise<[string[][], string[]]> {
  const fresh = document.createElement('spider-solitaire');
  fresh.storage = fresh.motion = 'off';
  element.after(fresh);
  if (!fresh.load(element.save())) throw new Error('the game could not be loaded');
  await fresh.ready;
  await settled(fresh);
  const drawn: [string[][], string[]] = [shownIn(fresh), layoutOf(fresh)];
  fresh.remove();
  return drawn;
}

/** Everything that moves on the table but the message, which fades by itself. */
export function motionsIn(element: SpiderSolitaire): Animation[] {
  const roots = [element, ...pilesIn(element)].map(({ shadowRoot }) => shadowRoot!);
  const moving = roots.flatMap((root) => [...root.querySelectorAll(':not([role=status])')]);
  return moving.flatMap((place) => place.getAnimations());
}

/** Waits until something moves, and makes it so slow that it moves still when the test acts. */
export async function inFlight(element: SpiderSolitaire): Promise<void> {
  await waitUntil(() => motionsIn(element).length > 0, 'nothing moves', { timeout: 5000 });
  for (const motion of motionsIn(element)) motion.playbackRate = 0.01;
}

/** Whether a deal still has columns to draw. */
export function isDealing(element: SpiderSolitaire): boolean {
  return columnsOf(element).some((column, i) => {
    const drawn = column.shadowRoot!.querySelectorAll('.card').length;
    return drawn * 2 !== element.position[`r${i}`]!.length;
  });
}

/** Brings everything that moves to its end. */
export async function atRest(element: SpiderSolitaire): Promise<void> {
  await settled(element);
  await waitUntil(() => !isDealing(element), 'the deal does not end', { timeout: 5000 });
  for (const motion of motionsIn(element)) motion.finish();
  await settled(element);
}

/** What a click at a place would hit, through all shadow roots. */
export function hitAt({ x, y }: Point): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inner || inner === found) return found;
    found = inner;
  }
}

/** Whether something is what a click at a place would hit. */
export function isHit(target: Element, at: Point): boolean {
  const found = hitAt(at);
  return target === found || target.contains(found);
}

/** Places near the corners of something and in its middle. */
export function spotsOf(target: Element, inset = 3): Point[] {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const [xs, ys] = [
    [left + inset, (left + right) / 2, right - inset],
    [top + inset, (top + bottom) / 2, bottom - inset],
  ];
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}
