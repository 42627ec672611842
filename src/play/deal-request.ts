import { parseSeed } from '../engine/deal-number.js';
import { refuse } from '../engine/notation.js';

/** Smallest random deal number: 17 digits, as the reference draws them. */
const LEAST_RANDOM = 10n ** 16n;

/** A fresh deal number of 17 to 20 digits. */
export function randomDealNumber(): string {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return String(LEAST_RANDOM + bits);
}

/** Today's deal number, `YYYYMMDD` in the player's own time zone. */
export function dailyDealNumber(today = new Date()): string {
  return String(today.getFullYear() * 10000 + (today.getMonth() + 1) * 100 + today.getDate());
}

/**
 * The deal number for a seed as a page gives it: absent a fresh one, `daily` today's, else what the
 * text stands for.
 *
 * @throws RangeError naming `seed` if it is no deal number
 */
export function requestedDeal(seed: string | bigint | null | undefined): string {
  if (seed === null || seed === undefined) return randomDealNumber();
  if (typeof seed === 'bigint') return parseSeed(String(seed));
  if (typeof seed !== 'string') refuse('seed', seed, 'text or a BigInt');
  return seed.trim() === 'daily' ? dailyDealNumber() : parseSeed(seed);
}
