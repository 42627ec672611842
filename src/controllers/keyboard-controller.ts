import type { DialogController } from './dialog-controller.js';
import type { FocusController } from './focus-controller.js';
import type { GameController } from './game-controller.js';
import type { PointerController, PointerHost } from './pointer-controller.js';

/** Where keys write text, should a page put such a field into the toolbar. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Who does what keys ask. */
export interface KeyTable {
  readonly engine: GameController;
  readonly focus: FocusController;
  readonly dialogs: DialogController;
  readonly pointer: PointerController;
  readonly host: PointerHost;
}

type Commands = Readonly<Record<string, (table: KeyTable) => unknown>>;

const undo = ({ engine }: KeyTable): boolean => engine.undo();

/** Keys of the whole table. */
const ANYWHERE: Commands = {
  d: ({ engine }) => engine.play('deal'),
  u: undo,
  r: ({ engine }) => engine.redo(),
  n: ({ dialogs }) => dialogs.ask('newGame'),
  '?': ({ dialogs }) => dialogs.show('keys'),
  'ctrl z': undo,
  'ctrl y': ({ engine }) => engine.redo(),
  'ctrl shift z': ({ engine }) => engine.redo(),
};

/** Keys that have another meaning on buttons and in the page. */
const ON_CARDS: Commands = {
  arrowleft: ({ focus }) => focus.step([-1, 0]),
  arrowright: ({ focus }) => focus.step([1, 0]),
  arrowup: ({ focus }) => focus.step([0, -1]),
  arrowdown: ({ focus }) => focus.step([0, 1]),
  'shift arrowup': ({ focus }) => focus.resize(1),
  'shift arrowdown': ({ focus }) => focus.resize(-1),
  '+': ({ focus }) => focus.resize(1),
  '-': ({ focus }) => focus.resize(-1),
  home: ({ focus }) => focus.toEnd(0),
  end: ({ focus }) => focus.toEnd(-1),
  enter: ({ focus }) => focus.pick(),
  ' ': ({ focus }) => focus.pick(),
  v: ({ focus, pointer }) => pointer.peek(focus.stop),
};

/** A key with its modifiers; Shift counts with keys that are no characters by themselves. */
function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const control = ctrlKey || metaKey;
  const shift = shiftKey && (key.length > 1 || control);
  return (
    (altKey ? 'alt ' : '') + (control ? 'ctrl ' : '') + (shift ? 'shift ' : '') + key.toLowerCase()
  );
}

/** The column that a digit stands for, 0 for the tenth one; −1 if there are not so many. */
function columnOf(digit: string, { game }: GameController): number {
  return game.rules.layout.columns[(Number(digit) + 9) % 10] ?? -1;
}

/**
 * Carries out what a key pressed inside the table asks. Keys that mean nothing here are left alone.
 */
export function handleKey(event: KeyboardEvent, table: KeyTable): void {
  const { focus, engine, pointer, dialogs, host } = table;
  if ((event.composedPath()[0] as Element).matches(TEXT_FIELDS)) return;
  const name = nameOf(event);
  // The result of a game may not stand in the way of undo.
  if (dialogs.open === 'won' && ANYWHERE[name] === undo) dialogs.close();
  if (dialogs.open) return;
  host.catchUp();
  const onCards = focus.isOnPiles;
  const command = (onCards ? ON_CARDS[name] : undefined) ?? ANYWHERE[name];
  if (command) command(table);
  else if (onCards && /^\d$/.test(name)) focus.toEnd(-1, columnOf(name, engine));
  else if (name !== 'escape' || !(pointer.cancel() || engine.putBack())) return;
  event.preventDefault();
  event.stopPropagation();
}
