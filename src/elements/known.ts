import { quote } from '../engine/notation.js';

const told = new Set<string>();

function warnOnce(message: string): void {
  if (!told.has(message)) console.warn(`<spider-solitaire> ${message}`);
  told.add(message);
}

/** Two words that are the same but for a letter or two in one place. */
const NEAR = /^(.+).{0,2}(.*) \1.{0,2}\2$/;

/** The allowed value that is meant; an unknown one is told once in the console, and undefined. */
export function known<T>(
  name: string,
  value: unknown,
  allowed: readonly T[],
  read = (given: unknown): unknown => given,
): T | undefined {
  const found = allowed.find((entry) => entry === read(value));
  if (found === undefined) {
    const near = allowed.find((entry) =>
      NEAR.test(`${String(entry)} ${String(value).toLowerCase()}`),
    );
    const hint = near === undefined ? '' : `; did you mean "${String(near)}"?`;
    warnOnce(`${name}: ${quote(value)} is unknown; allowed is ${allowed.join(', ')}${hint}`);
  }
  return found;
}

/** The allowed words of a list; unknown ones are told once in the console, and left out. */
export function wordsOf(name: string, value: unknown, allowed: readonly string[]): string[] {
  const words = (typeof value === 'string' ? value : '').split(/\s+/);
  return words.filter((word) => word && known(name, word, allowed));
}
