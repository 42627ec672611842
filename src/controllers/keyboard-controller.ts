import type { Direction } from '../board/navigate.js';

/** What keys ask of the table. */
export interface KeyCommands {
  /** Moves the focus to the nearest place in a direction. */
  step(direction: Direction): void;
  /** Moves the focus to the first (0) or last (−1) card of the pile. */
  toEnd(end: 0 | -1): void;
  /** Moves the focus to a column, counted from 0. */
  toColumn(column: number): void;
  /** Takes more (1) or fewer (−1) cards of the pile. */
  resize(by: 1 | -1): void;
  /** Picks up or puts down at the focus; on the stock it deals. */
  use(): void;
  /** Lets go; returns whether there was something to let go. */
  letGo(): boolean;
  deal(): void;
  undo(): void;
  redo(): void;
  askNewGame(): void;
  showKeys(): void;
}

type Command = (commands: KeyCommands) => unknown;

/** Keys of the whole table. */
const ANYWHERE: Readonly<Record<string, Command>> = {
  d: (table) => table.deal(),
  u: (table) => table.undo(),
  r: (table) => table.redo(),
  n: (table) => table.askNewGame(),
  '?': (table) => table.showKeys(),
  'ctrl z': (table) => table.undo(),
  'ctrl y': (table) => table.redo(),
  'ctrl shift z': (table) => table.redo(),
};

/** Keys that have another meaning on buttons and in the page. */
const ON_CARDS: Readonly<Record<string, Command>> = {
  arrowleft: (table) => table.step([-1, 0]),
  arrowright: (table) => table.step([1, 0]),
  arrowup: (table) => table.step([0, -1]),
  arrowdown: (table) => table.step([0, 1]),
  'shift arrowup': (table) => table.resize(1),
  'shift arrowdown': (table) => table.resize(-1),
  '+': (table) => table.resize(1),
  '-': (table) => table.resize(-1),
  home: (table) => table.toEnd(0),
  end: (table) => table.toEnd(-1),
  enter: (table) => table.use(),
  ' ': (table) => table.use(),
};

function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const shift = shiftKey && (key.length > 1 || ctrlKey || metaKey);
  const modifiers = [altKey && 'alt ', (ctrlKey || metaKey) && 'ctrl ', shift && 'shift '];
  return [...modifiers, key.toLowerCase()].filter(Boolean).join('');
}

function commandFor(name: string, onCards: boolean): Command | undefined {
  if (onCards && /^\d$/.test(name)) return (table) => table.toColumn((Number(name) + 9) % 10);
  return (onCards ? ON_CARDS[name] : undefined) ?? ANYWHERE[name];
}

/**
 * Carries out what a key pressed inside the table asks. Keys that mean nothing here are left alone.
 *
 * @param onCards whether the focus is on the cards, not on a button beside them
 */
export function handleKey(event: KeyboardEvent, table: KeyCommands, onCards: boolean): void {
  const name = nameOf(event);
  const command = commandFor(name, onCards);
  if (name === 'escape' ? !table.letGo() : !command) return;
  event.preventDefault();
  event.stopPropagation();
  command?.(table);
}
