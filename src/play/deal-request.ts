import { parseSeed } from '../engine/deal-number.js';

/** Smallest random deal number: 17 digits, as the reference draws them. */
const LEAST_RANDOM = 10n ** 16n;
const LARGEST = 10n ** 20n;

/** A fresh deal number of 17 to 20 digits. */
export function randomDealNumber(): string {
  const [high = 0, middle = 0, low = 0] = crypto.getRandomValues(new Uint32Array(3));
  const bits = (BigInt(high) << 64n) | (BigInt(middle) << 32n) | BigInt(low);
  return String(LEAST_RANDOM + (bits % (LARGEST - LEAST_RANDOM)));
}

/** Today's deal number, `YYYYMMDD` in the player's own time zone. */
export function dailyDealNumber(today = new Date()): string {
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return String(year * 10000 + month * 100 + day);
}

/**
 * The deal number for a seed as a page gives it: absent a fresh one, `daily` today's, else what the
 * text stands for.
 *
 * @throws RangeError naming `seed` if it is no deal number
 */
export function requestedDeal(seed: string | null | undefined): string {
  if (seed === null || seed === undefined) return randomDealNumber();
  return seed.trim() === 'daily' ? dailyDealNumber() : parseSeed(seed);
}
