import type { Refusal } from '../engine/game.js';
import type { Status } from '../engine/status.js';

/** Which row of a two-row tableau a column stands in. */
export type Row = 'upper' | 'lower' | null;

/** A pile as sentences name it. */
export interface PlaceName {
  readonly kind: 'column' | 'foundation' | 'reserve' | 'waste' | 'stock';
  /** Number among its kind, from 1. */
  readonly number: number;
  readonly row: Row;
}

/** Every reason for which a wish is refused. */
export type RefusalReason =
  Refusal | 'bad-game' | 'bad-seed' | 'bad-save' | 'cancelled' | 'nothing-to-redo';

/** Everything the game says, in one language. A missing entry is a compile error. */
export interface Messages {
  /** Label of the whole table; `game` is the game's name. */
  table(game: string): string;
  /** A card by rank (0 = Ace) and suit (0 = Clubs, Spades, Hearts, Diamonds). */
  card(rank: number, suit: number): string;
  /** A card with a number of others that lie on it. */
  cards(first: string, others: number): string;
  /** A pile within a sentence. */
  place(place: PlaceName): string;
  /** Label of a pile with what lies in it. */
  pile(place: string, down: number, up: number): string;
  stock(deals: number): string;

  /** Captions of buttons. */
  readonly newGame: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly options: string;
  readonly games: string;
  readonly controls: string;

  /** Captions of counters; the value stands beside them. */
  readonly dealsLeft: string;
  readonly setsDone: string;
  readonly cardsHome: string;
  readonly moves: string;
  readonly score: string;

  /** What happened, one sentence each. */
  moved(cards: string, to: string): string;
  dealt(cards: number, left: number): string;
  turned(cards: readonly string[]): string;
  runsDone(done: number, all: number): string;
  /** An action undone or redone, by how many now stand. */
  readonly replayed: Readonly<Record<'undo' | 'redo', (moves: number) => string>>;
  opened(game: string, dealNumber: string): string;
  resumed(game: string, moves: number): string;
  held(cards: string, targets: number): string;
  readonly letGo: string;
  /** What is added when a game has come to its end, or not. */
  readonly endings: Readonly<Record<Status, (moves: number, score: number) => string>>;
  readonly refusals: Readonly<Record<RefusalReason, string>>;
  readonly notKept: string;
  /** A late file could not be loaded. */
  readonly notLoaded: string;
}
