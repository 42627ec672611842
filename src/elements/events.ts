import type { RefusalReason } from '../i18n/messages.js';

/** Who made a move: the player, a script, undo, redo, or the game by itself. */
export type MoveSource = 'player' | 'api' | 'undo' | 'redo' | 'auto';

/** What all public events share: they bubble, leave shadow roots, and carry read-only fields. */
abstract class TableEvent extends Event {
  constructor(type: string, fields: object, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
    for (const [name, value] of Object.entries(fields)) {
      Object.defineProperty(this, name, { value, enumerable: true });
    }
  }
}

type Fields<T extends Event> = Readonly<Omit<T, keyof Event>>;

/** An opening deal lies on the table. */
export class SpiderDealEvent extends TableEvent {
  /** Number of the deal, as text; empty for a game that began with given piles. */
  declare readonly dealNumber: string;
  /** Id of the game. */
  declare readonly variant: string;
  /** Number of suits. */
  declare readonly suits: number;

  constructor(fields: Fields<SpiderDealEvent>) {
    super('spider-deal', fields);
  }
}

/** An action is about to be played; `preventDefault()` keeps it from happening. */
export class SpiderBeforeMoveEvent extends TableEvent {
  /** The action, such as `r3:2>r5` or `deal`. */
  declare readonly action: string;

  constructor(fields: Fields<SpiderBeforeMoveEvent>) {
    super('spider-before-move', fields, true);
  }
}

/** A move or a stock deal has been played, undone or redone. */
export class SpiderMoveEvent extends TableEvent {
  /** The action, such as `r3:2>r5` or `deal`. */
  declare readonly action: string;
  /** Who made the move. */
  declare readonly source: MoveSource;
  /** Cards that turned up, such as `["7H"]`. */
  declare readonly turned: readonly string[];
  /** Complete runs that left the table. */
  declare readonly runs: number;
  /** Length of the line that stands. */
  declare readonly moveCount: number;
  /** Points after the move. */
  declare readonly score: number;

  constructor(fields: Fields<SpiderMoveEvent>) {
    super('spider-move', fields);
  }
}

/** The game is won. */
export class SpiderWinEvent extends TableEvent {
  /** Length of the winning line. */
  declare readonly moveCount: number;
  /** Points. */
  declare readonly score: number;
  /** Playing time in milliseconds. */
  declare readonly elapsed: number;
  /** Whether the game itself helped, by hints or solutions. */
  declare readonly helped: boolean;

  constructor(fields: Fields<SpiderWinEvent>) {
    super('spider-win', fields);
  }
}

/** No sensible action is left; the game goes on all the same. */
export class SpiderStuckEvent extends TableEvent {
  /** How it is known. */
  declare readonly reason: 'no-action';

  constructor(fields: Fields<SpiderStuckEvent>) {
    super('spider-stuck', fields);
  }
}

/** A wish was not granted; nothing has changed. */
export class SpiderRefusedEvent extends TableEvent {
  /** What was wished: an action, the name of a method, or `pick-up`. */
  declare readonly action: string;
  /** Why not. */
  declare readonly reason: RefusalReason;

  constructor(fields: Fields<SpiderRefusedEvent>) {
    super('spider-refused', fields);
  }
}

/** Something around the game failed; the game itself goes on. */
export class SpiderErrorEvent extends TableEvent {
  /** What went wrong. */
  declare readonly error: Error;

  constructor(fields: Fields<SpiderErrorEvent>) {
    super('spider-error', fields);
  }
}

/** A pile tells the table which of its places was tapped; goes no further than the table. */
export class TapEvent extends Event {
  constructor(
    /** Number of the pile. */
    readonly pile: number,
    /** Index of the card, −1 for an empty place or the stock. */
    readonly index: number,
  ) {
    super('spider-tap', { bubbles: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'spider-deal': SpiderDealEvent;
    'spider-before-move': SpiderBeforeMoveEvent;
    'spider-move': SpiderMoveEvent;
    'spider-win': SpiderWinEvent;
    'spider-stuck': SpiderStuckEvent;
    'spider-refused': SpiderRefusedEvent;
    'spider-error': SpiderErrorEvent;
  }
}
