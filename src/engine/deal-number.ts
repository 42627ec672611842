import { refuse } from './notation.js';
import { linearCongruential, mersenneTwister, type Draw } from './random.js';

/** Largest deal number. */
const LARGEST = 10n ** 20n;
const LARGEST_FORCED = 2n ** 33n - 1n;
/** Numbers below this one use the older generator. */
const FIRST_MERSENNE = 32000n;
const LONGEST_TEXT = 200;

const DEAL_NUMBER = /^(ms)?([1-9]\d*)$/;
/** What looks like a number, or like one forced through the older generator. */
const NUMERIC = /^ms\d+$|^[+\-−]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** FNV-1a, 64 bits. */
function hashText(text: string): bigint {
  return new TextEncoder()
    .encode(text)
    .reduce(
      (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    );
}

/** Whether text is a deal number as it stands: digits, or `ms` and digits for the older generator. */
export function isDealNumber(text: string): boolean {
  const [, forced, digits] = DEAL_NUMBER.exec(text) ?? [];
  return digits !== undefined && BigInt(digits) <= (forced ? LARGEST_FORCED : LARGEST);
}

/**
 * The deal number that a seed asks for: deal numbers stand for themselves, other text is hashed
 * (FNV-1a, 64 bits) into the range of the newer generator.
 *
 * @throws RangeError naming `seed` if the text is empty, too long, or a number out of range
 */
export function parseSeed(seed: string): string {
  const text = seed.trim();
  if (isDealNumber(text)) return text;
  if (text === '' || [...text].length > LONGEST_TEXT || NUMERIC.test(text))
    refuse('seed', text, '1 to 10^20, ms1 to ms8589934591, or text of 1 to 200 characters');
  return String(FIRST_MERSENNE + hashText(text.normalize('NFC')));
}

/** A generator for a deal, and which one it is: the older one also orders one pack differently. */
export interface Shuffler {
  readonly draw: Draw;
  readonly older: boolean;
}

/**
 * The generator that shuffles a deal, as PySolFC 3.6 chooses it.
 *
 * @param dealNumber a number that {@link parseSeed} returned
 */
export function makeShuffler(dealNumber: string): Shuffler {
  const number = BigInt(dealNumber.replace('ms', ''));
  const older = number < FIRST_MERSENNE || dealNumber.startsWith('ms');
  return { draw: older ? linearCongruential(Number(number)) : mersenneTwister(number), older };
}
