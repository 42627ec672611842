/**
 * Random words for position hashes. Zobrist, "A new hashing method with application for game
 * playing", 1970; the generator is the splitmix of Steele, Lea and Flood, 2014, cut to 32 bits.
 */
export function randomWords(count: number, seed: number): Int32Array {
  const words = new Int32Array(count);
  let state = seed;
  for (let i = 0; i < count; i++) {
    state = (state + 0x9e3779b9) | 0;
    words[i] = scramble(state);
  }
  return words;
}

/** Spreads every bit of a word over all others. */
export function scramble(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
