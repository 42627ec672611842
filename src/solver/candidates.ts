import type { RunMove } from './table.js';

/** Children of one level that wait for selection: parallel arrays that grow. */
export class Candidates {
  size = 0;
  score: Int32Array;
  parent: Int32Array;
  move: Int32Array;
  profile: Int32Array;
  group: Uint8Array;

  constructor(room: number) {
    this.score = new Int32Array(room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.profile = new Int32Array(room);
    this.group = new Uint8Array(room);
  }

  add(score: number, parent: number, move: RunMove, profile: number, group: number): void {
    if (this.size === this.score.length) this.#grow();
    const i = this.size++;
    this.score[i] = score;
    this.parent[i] = parent;
    this.move[i] = move;
    this.profile[i] = profile;
    this.group[i] = group;
  }

  #grow(): void {
    const room = this.score.length * 2;
    this.score = enlarge(this.score, new Int32Array(room));
    this.parent = enlarge(this.parent, new Int32Array(room));
    this.move = enlarge(this.move, new Int32Array(room));
    this.profile = enlarge(this.profile, new Int32Array(room));
    this.group = enlarge(this.group, new Uint8Array(room));
  }
}

function enlarge<T extends Int32Array | Uint8Array>(old: T, grown: T): T {
  grown.set(old);
  return grown;
}

const MOST_GROUPS = 256;

/** Selects the best candidates of each group, with a limit on those of one profile. */
export class Selection {
  /** Numbers of the selected candidates. */
  chosen = new Int32Array(1024);
  size = 0;
  /** Candidates by group, and in a group by score. */
  #order = new Int32Array(1024);
  #counts = new Int32Array(1 << 14);
  #least = new Int32Array(MOST_GROUPS);
  #most = new Int32Array(MOST_GROUPS);
  #sizes = new Int32Array(MOST_GROUPS);
  #profiles = new Map<number, number>();
  #skipped = new Int32Array(1024);

  /**
   * @param width places of each group
   * @param share places that one profile may take in a group
   * @returns whether every candidate was selected
   */
  select(candidates: Candidates, width: number, share: number): boolean {
    this.size = 0;
    this.#sort(candidates);
    let whole = true;
    let start = 0;
    for (const count of this.#sizes) {
      if (count > 0 && !this.#take(candidates, start, count, width, share)) whole = false;
      start += count;
    }
    return whole;
  }

  /** Counting sort by group and score. */
  #sort({ score, group, size }: Candidates): void {
    const least = this.#least;
    const span = this.#measure(score, group, size);
    if (this.#counts.length < span) this.#counts = new Int32Array(span * 2);
    else this.#counts.fill(0, 0, span);
    if (this.#order.length < size) this.#order = new Int32Array(size * 2);
    const counts = this.#counts;
    const order = this.#order;
    for (let i = 0; i < size; i++) {
      const place = score[i]! - least[group[i]!]! + 1;
      counts[place] = counts[place]! + 1;
    }
    for (let i = 1; i < span; i++) counts[i] = counts[i]! + counts[i - 1]!;
    for (let i = 0; i < size; i++) {
      const place = score[i]! - least[group[i]!]!;
      const at = counts[place]!;
      order[at] = i;
      counts[place] = at + 1;
    }
  }

  /** Sizes of the groups, and where the scores of each are counted. Returns the room for all counts. */
  #measure(score: Int32Array, group: Uint8Array, size: number): number {
    const least = this.#least.fill(0x7fffffff);
    const most = this.#most.fill(-0x80000000);
    const sizes = this.#sizes.fill(0);
    for (let i = 0; i < size; i++) {
      const at = group[i]!;
      const value = score[i]!;
      if (value < least[at]!) least[at] = value;
      if (value > most[at]!) most[at] = value;
      sizes[at] = sizes[at]! + 1;
    }
    let start = 0;
    for (let at = 0; at < MOST_GROUPS; at++) {
      if (sizes[at] === 0) continue;
      const span = most[at]! - least[at]! + 1;
      least[at] = least[at]! - start;
      start += span;
    }
    return start + 1;
  }

  #take(
    { profile }: Candidates,
    start: number,
    count: number,
    width: number,
    share: number,
  ): boolean {
    const room = this.size + count;
    if (this.chosen.length < room) this.chosen = grown(this.chosen, room * 2);
    const { chosen } = this;
    const order = this.#order;
    if (count <= width) {
      for (let i = 0; i < count; i++) chosen[this.size++] = order[start + i]!;
      return true;
    }
    if (this.#skipped.length < count) this.#skipped = new Int32Array(count * 2);
    const last = this.size + width;
    const profiles = this.#profiles;
    profiles.clear();
    let skipped = 0;
    for (let i = 0; i < count && this.size < last; i++) {
      const candidate = order[start + i]!;
      const used = profiles.get(profile[candidate]!) ?? 0;
      if (used >= share) {
        this.#skipped[skipped++] = candidate;
        continue;
      }
      profiles.set(profile[candidate]!, used + 1);
      chosen[this.size++] = candidate;
    }
    for (let i = 0; i < skipped && this.size < last; i++) chosen[this.size++] = this.#skipped[i]!;
    return false;
  }
}

function grown(old: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const array = new Int32Array(room);
  array.set(old);
  return array;
}
