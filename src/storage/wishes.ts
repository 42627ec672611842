import { readSave, writeSave } from './store.js';

/** What players can choose for themselves; it prevails over what a page asks for. */
export type WishName = 'theme' | 'deck' | 'back' | 'hand' | 'tap' | 'motion' | 'sound';

/** The wishes of the player at this browser, for every table of the origin. */
export type Wishes = Readonly<Partial<Record<WishName, string>>>;

const KEY = 'wishes';

let wishes: Wishes = {};
let isRead = false;
const listeners = new Set<() => void>();

function change(next: Wishes): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** What the player wishes now. */
export function currentWishes(): Wishes {
  return wishes;
}

/** Reads what was wished on an earlier day, once; where storage is denied nothing was. */
export async function readWishes(): Promise<void> {
  if (isRead) return;
  isRead = true;
  const kept = await readSave(KEY)
    .then((text) => text && (JSON.parse(text) as Wishes))
    .catch(() => undefined);
  if (kept) change({ ...kept, ...wishes });
}

/**
 * Takes wishes down for every table of the page, in place of those before.
 *
 * @param isKept whether they are remembered for another day
 */
export function takeWishes(next: Wishes, isKept: boolean): void {
  change(next);
  // A table says by itself that storage is denied.
  if (isKept) void writeSave(KEY, JSON.stringify(wishes)).catch(() => undefined);
}

/** Calls a listener after every wish; returns what ends that. */
export function onWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
