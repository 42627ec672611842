import type { Direction } from '../board/navigate.js';

/** What keys ask of the table. */
export interface KeyCommands {
  /** Moves the focus to the nearest place in a direction. */
  step(direction: Direction): void;
  /** Moves the focus to the first (0) or last (−1) card of a pile, by default the one it is on. */
  toEnd(end: 0 | -1, pile?: number): void;
  /** Takes more (1) or fewer (−1) cards of the pile. */
  resize(by: 1 | -1): void;
  /** Picks up or puts down at the focus; on the stock it deals. */
  pick(): void;
  /** Lets go; returns whether there was something to let go. */
  escape(): boolean;
  deal(): void;
  undo(): void;
  redo(): void;
  askNewGame(): void;
  showKeys(): void;
}

/** A command with its argument. */
type Meaning = readonly [command: keyof KeyCommands, argument?: unknown];

/** Keys of the whole table. */
const ANYWHERE: Readonly<Record<string, Meaning>> = {
  d: ['deal'],
  u: ['undo'],
  r: ['redo'],
  n: ['askNewGame'],
  '?': ['showKeys'],
  'ctrl z': ['undo'],
  'ctrl y': ['redo'],
  'ctrl shift z': ['redo'],
};

/** Keys that have another meaning on buttons and in the page. */
const ON_CARDS: Readonly<Record<string, Meaning>> = {
  arrowleft: ['step', [-1, 0]],
  arrowright: ['step', [1, 0]],
  arrowup: ['step', [0, -1]],
  arrowdown: ['step', [0, 1]],
  'shift arrowup': ['resize', 1],
  'shift arrowdown': ['resize', -1],
  '+': ['resize', 1],
  '-': ['resize', -1],
  home: ['toEnd', 0],
  end: ['toEnd', -1],
  enter: ['pick'],
  ' ': ['pick'],
};

/** A key with its modifiers; Shift counts with keys that are no characters by themselves. */
function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const control = ctrlKey || metaKey;
  const shift = shiftKey && (key.length > 1 || control);
  return (
    (altKey ? 'alt ' : '') + (control ? 'ctrl ' : '') + (shift ? 'shift ' : '') + key.toLowerCase()
  );
}

/**
 * Carries out what a key pressed inside the table asks. Keys that mean nothing here are left alone.
 *
 * @param onCards whether the focus is on the cards, not on a button beside them
 */
export function handleKey(event: KeyboardEvent, table: KeyCommands, onCards: boolean): void {
  const name = nameOf(event);
  const meaning = (onCards ? ON_CARDS[name] : undefined) ?? ANYWHERE[name];
  if (meaning) (table[meaning[0]] as (argument: unknown) => void)(meaning[1]);
  else if (onCards && /^\d$/.test(name)) table.toEnd(-1, (Number(name) + 9) % 10);
  else if (name !== 'escape' || !table.escape()) return;
  event.preventDefault();
  event.stopPropagation();
}
