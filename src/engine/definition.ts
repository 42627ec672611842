/** Which suits two neighbouring cards may have: any two, one suit, one colour, or one of each colour. */
export type SuitRelation = 'any' | 'same' | 'color' | 'alternate';

/** How a card may lie on another one. */
export interface Link {
  /** Rank of the upper card minus rank of the lower one; `lower`: any lower rank. */
  readonly delta: number | 'lower';
  readonly suit: SuitRelation;
  /** Limits the link to upper cards that are Aces, or that are none. */
  readonly card?: 'ace' | 'notAce';
}

/** Foundations that are alike. */
export interface FoundationGroup {
  /** How many piles. */
  readonly count: number;
  /** Whether a pile takes one complete run at once, or single cards. */
  readonly take: 'run' | 'card';
  /** Cards of a complete pile. */
  readonly length: number;
  /** Every pair of neighbours satisfies one and the same of these links. */
  readonly links: readonly Link[];
  /** Rank letter of the first card, or `any`. */
  readonly base: string;
  /** Whether ranks go round the corner (King next to Ace). */
  readonly wrap: boolean;
  /** Suit letter that the piles are tied to, or null. */
  readonly suit: string | null;
  /** Whether the top card may go back to the table. */
  readonly returnable: boolean;
  /** Whether one pile collects every run; the game alone feeds it. */
  readonly shared: boolean;
}

/** What one use of the stock does; see `stock.ts` for each. */
export type StockDeal =
  | 'none'
  | 'columns'
  | 'nonEmptyColumns'
  | 'columnsWithoutKingRun'
  | 'dropReserves'
  | 'waste'
  | 'refillEmptied'
  | 'spillAndRefill';

/** The stock. */
export interface StockRule {
  readonly deal: StockDeal;
  /** Rounds of one use; for `refillEmptied` the cards of one refill. */
  readonly times: number;
  /** Whether dealing waits until no column is empty. */
  readonly needsFilledColumns: boolean;
}

/** Reserves (or cells) that take single cards, or none. */
export interface ReserveRule {
  readonly accepts: boolean;
  /** Cards that one reserve holds at most; null: no limit. */
  readonly capacity: number | null;
}

/** When a game is won: everything on the foundations, or every column empty or one complete run. */
export type WinRule =
  | { readonly by: 'foundations' }
  | { readonly by: 'columns'; readonly link: Link; readonly stockEmpty: boolean };

/** How points are counted; see `score.ts`. */
export type ScoreRule = 'sets' | 'kingRuns' | 'cardsHome' | 'joins';

/** What lifts as one: a single card, any face-up tail, or a tail whose pairs satisfy one link. */
export type LiftRule = 'single' | 'faceUp' | readonly Link[];

/** Who may fill an empty column. */
export type EmptyColumnRule = 'any' | 'king' | 'ace' | 'none' | 'kingUntilFourKings';

/**
 * Everything there is to know about a game, as plain data. A new game is a new definition; no code
 * anywhere asks for a game's name.
 */
export interface GameDefinition {
  /** File-safe name, used in attributes, saves and links. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Other names that `variant` accepts too. */
  readonly aliases: readonly string[];
  /** How many packs. */
  readonly packs: number;
  /** Suit letters of one pack, thirteen cards each; a repeated letter repeats the suit. */
  readonly suits: string;
  /** Packs for other numbers of suits, keyed by that number; empty where there is no choice. */
  readonly suitChoices: Readonly<Record<string, string>>;
  /** Whether packs are shuffled together or one after the other. */
  readonly shuffle: 'together' | 'perPack';
  /** Number of columns. */
  readonly columns: number;
  /** Rows in which the columns stand. */
  readonly rows: number;
  /** Number of reserves or cells. */
  readonly reserves: number;
  /** Whether there is a waste. */
  readonly waste: boolean;
  /**
   * The opening deal: steps separated by blanks, each `d` (face down) or `u` (face up) and its
   * piles: `*` all columns, `0-3`, `8-0` or `0,3,6` columns, `v*` or `v1,2` reserves, `w` the waste.
   */
  readonly deal: string;
  /** `aceKingByColor`: Aces of one colour and Kings of the other start foundations while dealing. */
  readonly baseCards: 'aceKingByColor' | null;
  /** A card goes on a face-up card if one of these links holds. */
  readonly build: readonly Link[];
  /** Whether ranks go round the corner in `build` and `lift`. */
  readonly wrap: boolean;
  readonly lift: LiftRule;
  /**
   * `cards`: a group holds at most (free cells + 1) × 2^(empty columns) cards, a target column not
   * counted, complete runs on their way home excepted; `suitGroups`: the same bound on its one-suit parts.
   */
  readonly liftLimit: 'cards' | 'suitGroups' | null;
  readonly emptyColumn: EmptyColumnRule;
  readonly reserve: ReserveRule | null;
  readonly foundations: readonly FoundationGroup[];
  /** Foundations that a column reaches, by column index; columns not listed reach all. */
  readonly foundationReach: Readonly<Record<string, readonly number[]>> | null;
  readonly stock: StockRule;
  readonly win: WinRule;
  readonly score: ScoreRule;
  /**
   * What still leaves by itself when runs go home by hand (replays of the reference only):
   * `afterMoves` = complete runs, after card moves but not after deals.
   */
  readonly byHandRemoval: 'none' | 'afterMoves';
}

/** Turns a definition into another one that differs as the player asked. */
export type HouseRule = 'deal-on-gaps' | 'reach-any';
