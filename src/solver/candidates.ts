/** Words of a candidate, and which of them is which. */
export const WORDS = 5;
export const PARENT = 0;
export const MOVE = 1;
const SCORE = 2;
const PROFILE = 3;
const GROUP = 4;

/** Children of one level that wait for selection, as records in one array that grows. */
export class Candidates {
  size = 0;
  words = new Int32Array(1 << 16);

  add(score: number, parent: number, move: number, profile: number, group: number): void {
    let at = WORDS * this.size++;
    if (at + WORDS > this.words.length) this.words = grown(this.words);
    const { words } = this;
    words[at++] = parent;
    words[at++] = move;
    words[at++] = score;
    words[at++] = profile;
    words[at] = group;
  }
}

/** The same numbers in twice the room. */
export function grown(old: Int32Array): Int32Array<ArrayBuffer> {
  const array = new Int32Array(2 * old.length);
  array.set(old);
  return array;
}

const MOST_GROUPS = 256;

/** Selects the best candidates of each group, with a limit on those of one profile. */
export class Selection {
  /** Places in the candidates' words where the selected ones begin. */
  chosen = new Int32Array(0);
  size = 0;
  /** Candidates by group, and in a group by score. */
  #order = new Int32Array(0);
  #skipped = new Int32Array(0);
  #counts = new Int32Array(1 << 14);
  readonly #least = new Int32Array(MOST_GROUPS);
  readonly #most = new Int32Array(MOST_GROUPS);
  readonly #sizes = new Int32Array(MOST_GROUPS);
  readonly #profiles = new Map<number, number>();

  /**
   * @param width places of each group
   * @param share places that one profile may take in a group
   * @returns whether every candidate was selected
   */
  select(candidates: Candidates, width: number, share: number): boolean {
    if (this.#order.length < candidates.size) this.#makeRoom(2 * candidates.size);
    this.size = 0;
    this.#sort(candidates);
    let whole = true;
    let start = 0;
    for (const count of this.#sizes) {
      const end = start + count;
      if (count <= width) while (start < end) this.chosen[this.size++] = this.#order[start++]!;
      else {
        this.#take(candidates, start, end, width, share);
        whole = false;
      }
      start = end;
    }
    return whole;
  }

  #makeRoom(room: number): void {
    this.chosen = new Int32Array(room);
    this.#order = new Int32Array(room);
    this.#skipped = new Int32Array(room);
  }

  /** Counting sort by group and score. */
  #sort({ words, size }: Candidates): void {
    const end = WORDS * size;
    const span = this.#measure(words, end);
    if (this.#counts.length < span) this.#counts = new Int32Array(span * 2);
    const counts = this.#counts.fill(0, 0, span);
    const least = this.#least;
    for (let at = 0; at < end; at += WORDS) {
      const place = words[at + SCORE]! - least[words[at + GROUP]!]! + 1;
      counts[place] = counts[place]! + 1;
    }
    for (let i = 1; i < span; i++) counts[i] = counts[i]! + counts[i - 1]!;
    for (let at = 0; at < end; at += WORDS) {
      const place = words[at + SCORE]! - least[words[at + GROUP]!]!;
      this.#order[counts[place]!] = at;
      counts[place] = counts[place]! + 1;
    }
  }

  /** Sizes of the groups, and where the scores of each are counted. Returns the room for all counts. */
  #measure(words: Int32Array, end: number): number {
    const least = this.#least.fill(0x7fffffff);
    const most = this.#most.fill(-0x80000000);
    const sizes = this.#sizes.fill(0);
    for (let at = 0; at < end; at += WORDS) {
      const group = words[at + GROUP]!;
      const value = words[at + SCORE]!;
      if (value < least[group]!) least[group] = value;
      if (value > most[group]!) most[group] = value;
      sizes[group] = sizes[group]! + 1;
    }
    let start = 0;
    for (let group = 0; group < MOST_GROUPS; group++) {
      if (sizes[group] === 0) continue;
      const span = most[group]! - least[group]! + 1;
      least[group] = least[group]! - start;
      start += span;
    }
    return start + 1;
  }

  /** Selects from one group: first by the rule for profiles, then of those it left over. */
  #take({ words }: Candidates, start: number, end: number, width: number, share: number): void {
    const { chosen } = this;
    const order = this.#order;
    const skipped = this.#skipped;
    const profiles = this.#profiles;
    profiles.clear();
    let size = this.size;
    let left = 0;
    const last = size + width;
    for (let i = start; i < end && size < last; i++) {
      const candidate = order[i]!;
      const profile = words[candidate + PROFILE]!;
      const used = profiles.get(profile) ?? 0;
      if (used < share) {
        profiles.set(profile, used + 1);
        chosen[size++] = candidate;
      } else skipped[left++] = candidate;
    }
    for (let i = 0; size < last; i++) chosen[size++] = skipped[i]!;
    this.size = size;
  }
}
