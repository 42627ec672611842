/** Whole numbers from 0 to below a bound. */
export type Random = (bound: number) => number;

/** A repeatable source of random numbers (xorshift32). */
export function makeRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** One entry of a list that has some. */
export function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)]!;
}
