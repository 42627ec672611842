// What tests of the element share: a table on the page, positions on it, and where things are.
import '../../src/index.js';
import { fixture, fixtureCleanup, nextFrame } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { variants } from '../../src/play/index.js';
import type { Point } from './commands.js';
import { pilesOf, type Table } from './piles.js';

/** What the page has been told of endless measuring; see `layout.test.ts`. */
export const loops: string[] = [];

/**
 * Lets a test go on when sizes have changed while they were measured, which Mocha takes for a
 * failure of whatever test runs; one test of the layout looks at {@link loops}.
 */
export function noteLoops(): void {
  const { onerror } = window;
  if (onerror && 'notesLoops' in onerror) return;
  const handler: OnErrorEventHandlerNonNull = (event, ...rest): unknown => {
    if (typeof event !== 'string' || !event.includes('ResizeObserver')) {
      return onerror?.call(window, event, ...rest);
    }
    loops.push(event);
    return true;
  };
  window.onerror = Object.assign(handler, { notesLoops: true });
}

const thrown: string[] = [];
addEventListener('unhandledrejection', ({ reason }) => {
  thrown.push(reason instanceof Error ? reason.message : String(reason));
});

/** What is thrown while nobody waits for it would fail no test. */
function throwNoted(): void {
  const last = new Set(thrown.splice(0));
  if (last.size > 0) throw new Error(`thrown into the page: ${[...last].join('; ')}`);
}

// The fixture's own way would take the parent out of what stands around it.
function putInto(parent: Element, text: string): SpiderSolitaire {
  parent.insertAdjacentHTML('beforeend', text);
  return parent.lastElementChild as SpiderSolitaire;
}

/** A table without saves, and without motion unless told, alone on the page or in `parent`, once its cards lie there. */
export async function openTable(
  attributes = '',
  parent: Element | null = null,
): Promise<SpiderSolitaire> {
  noteLoops();
  if (!parent) fixtureCleanup();
  const still = attributes.includes('motion=') ? '' : 'motion="off"';
  const text = `<spider-solitaire storage="off" ${still} ${attributes}></spider-solitaire>`;
  const element = parent ? putInto(parent, text) : await fixture<SpiderSolitaire>(text);
  await element.ready;
  await settled(element);
  return element;
}

async function drawn(element: SpiderSolitaire): Promise<void> {
  await element.updateComplete;
  await Promise.all(pilesIn(element).map((pile) => pile.updateComplete));
}

/** Waits until everything is drawn that a change calls for. */
export async function settled(element: SpiderSolitaire): Promise<void> {
  await drawn(element);
  await nextFrame();
  // Sizes are told after the frame's own callbacks.
  await new Promise((resolve) => setTimeout(resolve));
  await drawn(element);
  throwNoted();
}

/** The text of a save that begins with a position. */
export function saveOf(table: Table, line = ''): string {
  const { variant, suits = variants[variant]!.suits.length, piles } = table;
  return JSON.stringify({ format: 1, variant, suits, piles: whole(table, piles), line });
}

function whole(table: Table, piles: Readonly<Record<string, string>>): Record<string, string> {
  return pilesOf({ ...table, piles });
}

/** A table with a position of 4-suit Spider on it, or of another game. */
export async function openPosition(
  piles: Readonly<Record<string, string>>,
  { attributes = '', ...game }: Partial<Omit<Table, 'piles'>> & { attributes?: string } = {},
): Promise<SpiderSolitaire> {
  const element = await openTable(attributes);
  const table = { variant: 'spider', suits: 4, ...game, piles };
  if (!element.load(saveOf(table))) throw new Error('the position could not be loaded');
  await settled(element);
  return element;
}

/** For the columns that a test does not care about: no card fits there but a Queen or an Ace. */
const KINGS = ['KC', 'KD', 'KC', 'KD', 'KS', 'KH', 'KS', 'KH', '2C', '2D'];

/** Some columns of Spider, a King or a Two on each of the others; `empty` columns stay empty. */
export function withKings(
  columns: readonly string[],
  empty: readonly number[] = [],
): Record<string, string> {
  const kings = [...KINGS];
  const piles: Record<string, string> = {};
  for (let i = 0; i < 10; i++) {
    piles[`r${i}`] = columns[i] ?? (empty.includes(i) ? '' : kings.shift()!);
  }
  return piles;
}

type Pile = HTMLElement & { updateComplete: Promise<boolean> };

/** Every pile that is drawn. */
export function pilesIn(element: SpiderSolitaire): Pile[] {
  const tags = 'spider-column, spider-stock, spider-foundation, spider-reserve';
  return [...element.shadowRoot!.querySelectorAll<Pile>(tags)];
}

/** The columns, left to right. */
export function columnsOf(element: SpiderSolitaire): HTMLElement[] {
  return [...element.shadowRoot!.querySelectorAll('spider-column')];
}

/** A column by its number, from 0. */
export function column(element: SpiderSolitaire, number: number): HTMLElement {
  return columnsOf(element)[number]!;
}

/** Everything that a column shows: cards or, where there are none, its empty place. */
export function cardsOf(element: SpiderSolitaire, number: number): HTMLElement[] {
  const found = column(element, number).shadowRoot!.querySelectorAll<HTMLElement>('.card, .slot');
  return [...found];
}

/** A card of a column, counted from the top of the screen, or from the end if negative. */
export function card(element: SpiderSolitaire, number: number, index = -1): HTMLElement {
  return cardsOf(element, number).at(index)!;
}

/** The button that deals. */
export function stockOf(element: SpiderSolitaire): HTMLButtonElement {
  const stock = element.shadowRoot!.querySelector('spider-stock')!;
  return stock.shadowRoot!.querySelector('button')!;
}

/** A button of the toolbar or of a dialog, by its caption. */
export function button(element: SpiderSolitaire, caption: string): HTMLButtonElement {
  const buttons = [...element.shadowRoot!.querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => textContent.trim() === caption);
  if (!found) throw new Error(`there is no button "${caption}"`);
  return found;
}

/** The dialog, if it is open. */
export function dialogOf(element: SpiderSolitaire): HTMLDialogElement | null {
  return element.shadowRoot!.querySelector('dialog[open]');
}

/** What the table says. */
export function messageOf(element: SpiderSolitaire): string {
  return element.shadowRoot!.querySelector('[role=status]')!.textContent.trim();
}

/** The labels of the cards that are picked up. */
export function heldIn(element: SpiderSolitaire): string[] {
  const pressed = '[aria-pressed=true]';
  return pilesIn(element)
    .flatMap((pile) => [...pile.shadowRoot!.querySelectorAll(pressed)])
    .map((found) => found.getAttribute('aria-label') ?? '');
}

/** What has the focus, through all shadow roots. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The label of what has the focus, or its text. */
export function focusedName(): string {
  const active = focused();
  return active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? '';
}

/** The middle of something. */
export function middle(target: Element): Point {
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a card can be touched even if others lie on it. */
export function grip(target: Element): Point {
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + Math.min(5, height / 2) };
}

/** Every HTML of an element and of all shadow roots in it. */
export function everything(root: Element | ShadowRoot): string {
  const inner = [...root.querySelectorAll('*')].map(({ shadowRoot }) =>
    shadowRoot ? everything(shadowRoot) : '',
  );
  const own = root instanceof Element && root.shadowRoot ? everything(root.shadowRoot) : '';
  return [root instanceof Element ? root.outerHTML : root.innerHTML, own, ...inner].join('\n');
}
