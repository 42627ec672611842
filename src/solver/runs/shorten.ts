import type { Search } from '../search.js';
import type { RunGame } from './run-game.js';
import {
  KIND,
  Table,
  countOfMove,
  fromOf,
  gapTakes,
  packMove,
  toOf,
  type RunMove,
} from './table.js';

/** How far apart two moves of the same cards may be to be made one. */
const REACH = 40;

/** Whether a move is legal, the limit on group sizes aside, which a later check of the line covers. */
function isPlayable(table: Table, move: RunMove): boolean {
  if (move === 0) return table.canDeal();
  const { game, cards, lengths } = table;
  const [from, to, count] = [fromOf(move), toOf(move), countOfMove(move)];
  if (from === to || count > table.liftable(from)) return false;
  const first = cards[(from << game.shift) + lengths[from]! - count]! & KIND;
  if (to >= game.columns) return count === 1 && to !== game.waste && lengths[to]! < game.room;
  if (lengths[to] === 0) return gapTakes(game, table, first);
  return game.builds[((cards[(to << game.shift) + lengths[to]! - 1]! & KIND) << 6) | first] === 1;
}

/** Makes lines shorter without searching: two moves of the same cards become one, or none. */
class Shortener {
  readonly #table: Table;
  readonly #size: number;
  /** The position before each move. */
  #before: Uint8Array[] = [];

  constructor(
    readonly game: RunGame,
    readonly root: Uint8Array,
    public line: readonly RunMove[],
  ) {
    this.#table = new Table(game);
    this.#size = Table.size(game);
    this.#record();
  }

  *run(): Search<readonly RunMove[]> {
    for (let i = 0; i < this.line.length; i++) {
      while (this.#improveAt(i)) yield 0;
      yield 0;
    }
    return this.line;
  }

  #record(): void {
    this.#table.unpack(this.root, 0);
    this.#before = this.line.map((move) => {
      const packed = new Uint8Array(this.#size);
      this.#table.pack(packed, 0);
      this.#table.play(move);
      return packed;
    });
  }

  #improveAt(i: number): boolean {
    const first = this.line[i]!;
    if (this.#tryLine(i, this.line.slice(i + 1))) return true;
    if (first === 0) return false;
    const last = Math.min(this.line.length, i + REACH);
    for (let j = i + 1; j < last; j++)
      if (this.#isSequel(first, this.line[j]!) && this.#join(i, j)) return true;
    return false;
  }

  /** Whether the second move takes on the cards that the first one brought. */
  #isSequel(first: RunMove, second: RunMove): boolean {
    return (
      second !== 0 && fromOf(second) === toOf(first) && countOfMove(second) === countOfMove(first)
    );
  }

  /** Tries one move in place of two, at once or later. */
  #join(i: number, j: number): boolean {
    const [first, second] = [this.line[i]!, this.line[j]!];
    const between = this.line.slice(i + 1, j);
    const after = this.line.slice(j + 1);
    if (fromOf(first) === toOf(second)) return this.#tryLine(i, [...between, ...after]);
    const joined = packMove(fromOf(first), countOfMove(first), toOf(second));
    return (
      this.#tryLine(i, [...between, joined, ...after]) ||
      this.#tryLine(i, [joined, ...between, ...after])
    );
  }

  /** Takes another end of the line if it still wins. */
  #tryLine(i: number, rest: readonly RunMove[]): boolean {
    const table = this.#table;
    table.unpack(this.#before[i]!, 0);
    let played = 0;
    while (played < rest.length && !table.isWon()) {
      const move = rest[played++]!;
      if (!isPlayable(table, move)) return false;
      table.play(move);
    }
    if (!table.isWon()) return false;
    this.line = [...this.line.slice(0, i), ...rest.slice(0, played)];
    this.#record();
    return true;
  }
}

/** A line that wins in no more moves than the given one. */
export function* shorten(
  game: RunGame,
  root: Uint8Array,
  line: readonly RunMove[],
): Search<readonly RunMove[]> {
  return game.cardLimit ? line : yield* new Shortener(game, root, line).run();
}
