/** Draws an integer from 0 to `most`, both included. */
export type Draw = (most: number) => number;

const STATE_SIZE = 624;
const SHIFT = 397;
const WORD = 32n;

/** One pass of seeding over rounds `first` … `last - 1`; the state's first word is set apart. */
function mix(
  state: Uint32Array,
  [first, last]: readonly [number, number],
  multiplier: number,
  addend: (index: number, round: number) => number,
): void {
  for (let round = first; round < last; round++) {
    const index = (round % (STATE_SIZE - 1)) + 1;
    if (index === 1 && round > 0) state[0] = state[STATE_SIZE - 1]!;
    const before = state[index - 1]!;
    const mixed = state[index]! ^ Math.imul(before ^ (before >>> 30), multiplier);
    state[index] = mixed + addend(index, round);
  }
}

/** The state that `init_by_array` makes of a number's 32-bit words, lowest first. */
function seededState(seed: bigint): Uint32Array {
  const key: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= WORD) key.push(Number(BigInt.asUintN(32, rest)));
  const state = new Uint32Array(STATE_SIZE);
  state[0] = 19650218;
  mix(state, [0, STATE_SIZE - 1], 1812433253, (index) => index);
  mix(
    state,
    [0, STATE_SIZE],
    1664525,
    (_, round) => key[round % key.length]! + (round % key.length),
  );
  mix(state, [STATE_SIZE, 2 * STATE_SIZE - 1], 1566083941, (index) => -index);
  state[0] = 0x80000000;
  return state;
}

function temper(word: number): number {
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c5680;
  word ^= (word << 15) & 0xefc60000;
  return word ^ (word >>> 18);
}

/**
 * Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), seeded by array, 53-bit reals.
 *
 * @param seed a positive integer below 2^19968; its 32-bit words are the key
 */
export function mersenneTwister(seed: bigint): Draw {
  const state = seededState(seed);
  let used = 0;
  const nextWord = (): number => {
    const index = used++ % STATE_SIZE;
    const bits = (state[index]! & 0x80000000) | (state[used % STATE_SIZE]! & 0x7fffffff);
    const twisted = (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
    return temper((state[index] = state[(index + SHIFT) % STATE_SIZE]! ^ twisted));
  };
  return (most) => {
    const high = nextWord() >>> 5;
    const real = (high * 2 ** 26 + (nextWord() >>> 6)) / 2 ** 53;
    return Math.floor(real * (most + 1));
  };
}

/**
 * The linear congruential generator of the Microsoft deals, with the two upper ranges that PySolFC
 * gives it. Its state has 33 bits there; the uppermost one never reaches an output.
 *
 * @param seed 1 … 2^33 − 1
 */
export function linearCongruential(seed: number): Draw {
  const isLarge = seed >= 2 ** 32;
  const mask = isLarge ? 0xffff : 0x7fff;
  const least = isLarge ? 1 : seed >= 2 ** 31 ? 0x8000 : 0;
  let state = seed;
  return (most) => {
    state = Math.imul(state, 214013) + 2531011;
    return (((state >>> 16) & mask) + least) % (most + 1);
  };
}
