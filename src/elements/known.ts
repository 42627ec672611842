import { quote } from '../engine/notation.js';

const told = new Set<string>();

function warnOnce(message: string): void {
  if (!told.has(message)) console.warn(`<spider-solitaire> ${message}`);
  told.add(message);
}

/** Whether two words differ by one slip: a letter too many, too few, wrong or swapped with the next. */
function isNear(word: string, other: string): boolean {
  const [a, b] = [word, other.toLowerCase()].map((text) => text.replace(/[^a-z0-9]/g, ''));
  return Math.abs(a!.length - b!.length) < 2 && slips(a!, b!) < 2;
}

/** How many letters are left when the common beginnings and ends are taken away, by pairs. */
function slips(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = restA === [...restB].reverse().join('');
  return isSwapped ? restA.length - 1 : Math.max(restA.length, restB.length);
}

/** The allowed value that is meant; an unknown one is told once in the console, and undefined. */
export function known<T>(
  name: string,
  value: unknown,
  allowed: readonly T[],
  read = (given: unknown): unknown => given,
): T | undefined {
  const found = allowed.find((entry) => entry === read(value));
  if (found === undefined) {
    const near = allowed.find((entry) => isNear(String(entry), String(value)));
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
