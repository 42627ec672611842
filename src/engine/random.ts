/** Draws an integer from 0 to `most`, both included. */
export type Draw = (most: number) => number;

const STATE_SIZE = 624;
const SHIFT = 397;

/** The two multipliers of the mixing passes of `init_by_array`. */
const MIX_KEY = 1664525;
const MIX_INDEX = 1566083941;

function seedByNumber(seed: number): Uint32Array {
  const state = new Uint32Array(STATE_SIZE);
  state[0] = seed;
  for (let i = 1; i < STATE_SIZE; i++) {
    const before = state[i - 1]!;
    state[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
  }
  return state;
}

function mix(state: Uint32Array, index: number, multiplier: number): number {
  const before = state[index - 1]!;
  return state[index]! ^ Math.imul(before ^ (before >>> 30), multiplier);
}

function following(state: Uint32Array, index: number): number {
  if (index + 1 < STATE_SIZE) return index + 1;
  state[0] = state[STATE_SIZE - 1]!;
  return 1;
}

function seedByKey(key: readonly number[]): Uint32Array {
  const state = seedByNumber(19650218);
  let index = 1;
  const rounds = Math.max(STATE_SIZE, key.length);
  for (let i = 0; i < rounds; i++) {
    const place = i % key.length;
    state[index] = mix(state, index, MIX_KEY) + key[place]! + place;
    index = following(state, index);
  }
  for (let i = 1; i < STATE_SIZE; i++) {
    state[index] = mix(state, index, MIX_INDEX) - index;
    index = following(state, index);
  }
  state[0] = 0x80000000;
  return state;
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < STATE_SIZE; i++) {
    const bits = (state[i]! & 0x80000000) | (state[(i + 1) % STATE_SIZE]! & 0x7fffffff);
    state[i] = state[(i + SHIFT) % STATE_SIZE]! ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
  }
}

function temper(word: number): number {
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c5680;
  word ^= (word << 15) & 0xefc60000;
  return (word ^ (word >>> 18)) >>> 0;
}

function keyWords(seed: bigint): number[] {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  return words;
}

/**
 * Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), seeded by array, 53-bit reals.
 *
 * @param seed a positive integer; its 32-bit words, lowest first, are the key
 */
export function mersenneTwister(seed: bigint): Draw {
  const state = seedByKey(keyWords(seed));
  let used = STATE_SIZE;
  const word = (): number => {
    if (used === STATE_SIZE) {
      twist(state);
      used = 0;
    }
    return temper(state[used++]!);
  };
  return (most) => {
    const high = word() >>> 5;
    const low = word() >>> 6;
    return Math.floor(((high * 67108864 + low) / 9007199254740992) * (most + 1));
  };
}

const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;

/**
 * The linear congruential generator of the Microsoft deals, with the two upper ranges that PySolFC
 * gives it. Its state has 33 bits there; the uppermost one never reaches an output.
 *
 * @param seed 1 … 2^33 − 1
 */
export function linearCongruential(seed: number): Draw {
  const isLarge = seed >= TWO_32;
  const mask = isLarge ? 0xffff : 0x7fff;
  const least = isLarge ? 1 : seed >= TWO_31 ? 0x8000 : 0;
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 214013) + 2531011) >>> 0;
    return (((state >>> 16) & mask) + least) % (most + 1);
  };
}
