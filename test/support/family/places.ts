// Runs in the page: finds piles, cards and controls of the one table, by the names of the notation.
import type { SpiderSolitaire } from '../../../src/index.js';

type Drawn = HTMLElement & { updateComplete: Promise<boolean> };

/** The table of the page. */
export function tableHere(): SpiderSolitaire {
  return document.querySelector('spider-solitaire')!;
}

function all<T extends Element = Drawn>(selector: string): T[] {
  return [...tableHere().shadowRoot!.querySelectorAll<T>(selector)];
}

const SELECTORS: Readonly<Record<string, string>> = {
  r: 'spider-column',
  f: 'spider-foundation',
  v: '[part=reserves] spider-reserve',
  w: '.rail spider-reserve',
  s: 'spider-stock',
};

/** The piles of one letter. */
export function pilesOf(letter: string): Drawn[] {
  return all(SELECTORS[letter]!);
}

/** The element of a pile, such as `r3`. */
export function pileNamed(name: string): Drawn {
  const found = pilesOf(name.charAt(0))[Number(name.slice(1))];
  if (!found) throw new Error(`${name} is not drawn`);
  return found;
}

/** Every pile with its name. */
export function everyPile(): (readonly [name: string, pile: Drawn])[] {
  return Object.keys(SELECTORS).flatMap((letter) =>
    pilesOf(letter).map(
      (pile, i) => ['rfv'.includes(letter) ? `${letter}${i}` : letter, pile] as const,
    ),
  );
}

/** The cards that a pile shows, or its empty place. */
export function placesIn(pile: Element): HTMLElement[] {
  return [...pile.shadowRoot!.querySelectorAll<HTMLElement>('.card, .slot')];
}

/** What can be tapped or pressed of a pile: its cards, its empty place, the whole stock. */
export function usableIn(pile: Element): HTMLElement[] {
  return [...pile.shadowRoot!.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

/** The buttons above the table. */
export function controlsHere(): HTMLElement[] {
  return all('[part~=button]');
}

/** The bar of buttons and counters. */
export function toolbarHere(): HTMLElement {
  return all<HTMLElement>('[part=toolbar]')[0]!;
}

/** Waits until a change is drawn that leaves all sizes as they are. */
export async function drawn(): Promise<void> {
  await tableHere().updateComplete;
  await Promise.all(everyPile().map(([, pile]) => pile.updateComplete));
}

/** The same for a change of sizes, which are told after the frame's own callbacks. */
export async function settled(): Promise<void> {
  await drawn();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  await drawn();
}

/** Puts a saved game on the table. */
export async function show(save: string): Promise<void> {
  if (!tableHere().load(save)) throw new Error('the game could not be loaded');
  await settled();
}

/** What a click at a place would hit, through all shadow roots. */
function hitAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inner || inner === found) return found;
    found = inner;
  }
}

/** A place within something, by shares of its width and height and px from there. */
export type Within = readonly [across: number, along: number, dx?: number, dy?: number];

/** Where that place is in the window, scrolled into view if need be. */
export function pointIn(target: Element, [across, along, dx = 0, dy = 0]: Within): DOMPoint {
  const at = (): DOMPoint => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return new DOMPoint(left + width * across + dx, top + height * along + dy);
  };
  const { y } = at();
  if (y < 0 || y >= innerHeight) scrollBy(0, y - innerHeight / 2);
  return at();
}

/** Whether a click there hits the target and nothing that lies on it. */
export function isHit(target: Element, part: Element, within: Within): boolean {
  const { x, y } = pointIn(part, within);
  return target.contains(hitAt(x, y));
}
