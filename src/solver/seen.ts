const EMPTY = 0;

/** A set of 64-bit hashes of positions: open addressing, grows by doubling up to a limit. */
export class SeenSet {
  /** Set when there was no room for a hash that was not there. */
  full = false;
  #words: Int32Array;
  #mask: number;
  #size = 0;
  #room: number;
  readonly #mostSlots: number;

  /** Both numbers are powers of two. */
  constructor(slots: number, mostSlots: number) {
    this.#words = new Int32Array(2 * slots);
    this.#mask = slots - 1;
    this.#room = roomOf(slots);
    this.#mostSlots = mostSlots;
  }

  get size(): number {
    return this.#size;
  }

  clear(): void {
    if (this.#size > 0) this.#words.fill(EMPTY);
    this.#size = 0;
    this.full = false;
  }

  /** Adds a hash. Returns whether it was new (and there was room for it). */
  add(low: number, high: number): boolean {
    const key = low === EMPTY ? 1 : low;
    const words = this.#words;
    let slot = (key & this.#mask) << 1;
    for (let word = words[slot]!; word !== EMPTY; word = words[slot]!) {
      if (word === key && words[slot + 1] === high) return false;
      slot = (slot + 2) & (2 * this.#mask + 1);
    }
    if (this.#size >= this.#room && !this.#grow()) return false;
    if (words !== this.#words) return this.add(low, high);
    words[slot] = key;
    words[slot + 1] = high;
    this.#size++;
    return true;
  }

  #grow(): boolean {
    const slots = 2 * (this.#mask + 1);
    if (slots > this.#mostSlots) {
      this.full = true;
      return false;
    }
    const old = this.#words;
    this.#words = new Int32Array(2 * slots);
    this.#mask = slots - 1;
    this.#room = roomOf(slots);
    this.#size = 0;
    for (let i = 0; i < old.length; i += 2) if (old[i] !== EMPTY) this.add(old[i]!, old[i + 1]!);
    return true;
  }
}

function roomOf(slots: number): number {
  return Math.floor(slots * 0.7);
}
