import { linearCongruential, mersenneTwister, type Draw } from './random.js';

/** Largest deal number, 10^20. */
const LARGEST = 10n ** 20n;
/** Numbers below this one use the older generator. */
const FIRST_MERSENNE = 32000n;
const LARGEST_FORCED = 2n ** 33n - 1n;
const LONGEST_TEXT = 200;

const PLAIN = /^[1-9][0-9]*$/;
const FORCED = /^ms([0-9]+)$/;
const NUMERIC = /^[+\-−]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The range of deal numbers, in words, for messages. */
export const SEED_RANGE =
  'a whole number from 1 to 10^20, ms1 to ms8589934591, or up to 200 characters of text';

function refuse(text: string): never {
  throw new RangeError(`seed: "${text.slice(0, 40)}" is no deal number; allowed is ${SEED_RANGE}`);
}

function fnv1a64(bytes: Uint8Array): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}

function textNumber(text: string): string {
  return String(FIRST_MERSENNE + fnv1a64(new TextEncoder().encode(text.normalize('NFC'))));
}

function inRange(digits: string, most: bigint): boolean {
  return PLAIN.test(digits) && BigInt(digits) <= most;
}

/** Whether text is a deal number as it stands: digits, or `ms` and digits for the older generator. */
export function isDealNumber(text: string): boolean {
  const forced = FORCED.exec(text)?.[1];
  return forced === undefined ? inRange(text, LARGEST) : inRange(forced, LARGEST_FORCED);
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
  if (text === '' || [...text].length > LONGEST_TEXT) refuse(text);
  if (NUMERIC.test(text) || FORCED.test(text)) refuse(text);
  return textNumber(text);
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
  const forced = FORCED.exec(dealNumber)?.[1];
  const number = BigInt(forced ?? dealNumber);
  const older = forced !== undefined || number < FIRST_MERSENNE;
  return { draw: older ? linearCongruential(Number(number)) : mersenneTwister(number), older };
}
