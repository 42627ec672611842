import { setsInAll } from '../board/words.js';
import type { NewGameRequest } from '../controllers/game-controller.js';
import type { Piles } from '../engine/notation.js';
import { cardsHome, setsHome } from '../engine/score.js';
import type { Status } from '../engine/status.js';
import type { PlayedGame } from '../play/played-game.js';
import { VERSION } from '../version.js';
import type { Solution } from '../panels/index.js';
import type { SolveWish } from '../controllers/solver-controller.js';
import { TableElement, engineOf, solverOf } from './table-element.js';

/**
 * Spider Solitaire and its family, complete with table, controls and keyboard.
 *
 * @tag spider-solitaire
 * @summary A patience game of the Spider family.
 *
 * @slot - Shown until the script has run.
 * @slot toolbar - Further controls, after the buttons.
 * @slot back - An `<img>` that becomes the back of every card.
 *
 * @fires {SpiderDealEvent} spider-deal - An opening deal lies on the table.
 * @fires {SpiderBeforeMoveEvent} spider-before-move - An action is about to be played; cancelable.
 * @fires {SpiderMoveEvent} spider-move - An action was played, undone or redone.
 * @fires {SpiderWinEvent} spider-win - The game is won.
 * @fires {SpiderStuckEvent} spider-stuck - No sensible action is left.
 * @fires {SpiderRefusedEvent} spider-refused - A wish was not granted; nothing has changed.
 * @fires {SpiderErrorEvent} spider-error - Something around the game failed, such as storage.
 *
 * @csspart base - The whole table.
 * @csspart toolbar - Buttons and counters.
 * @csspart button - A button of the toolbar.
 * @csspart counters - The counters.
 * @csspart foundations - The places of finished sets.
 * @csspart tableau - A row of columns.
 * @csspart reserves - The row of reserves or cells.
 * @csspart column - A column; `::part(column):state(target)` takes the picked-up cards.
 * @csspart foundation - A foundation.
 * @csspart reserve - A reserve or cell, or the waste.
 * @csspart status - Refusals, new games and ends in words; moves are said in it unseen.
 * @csspart dialog - Whatever is asked or shown in a dialog.
 * @csspart card - Any card.
 * @csspart face-up - A face-up card.
 * @csspart face-down - A face-down card.
 * @csspart selected - A picked-up card.
 * @csspart target - The card or place that takes the picked-up cards.
 * @csspart pointed - The card or place that a refusal points at.
 * @csspart gap - An empty place.
 * @csspart stock - The button that deals.
 *
 * @cssprop [--spider-felt=#1f6b4a] - The table; `#12392b` in the dark theme.
 * @cssprop [--spider-shade=radial-gradient(…)] - Light and shade over the felt; `none` leaves the felt plain.
 * @cssprop [--spider-text=#fff] - Text on the table.
 * @cssprop [--spider-font=system-ui] - Font of text.
 * @cssprop [--spider-radius=10px] - Corners of the table.
 * @cssprop [--spider-gap] - Distance between columns; absent: it grows with the table.
 * @cssprop [--spider-fan-up] - How much is seen of a covered face-up card; long columns squeeze it. Absent: it grows with the cards.
 * @cssprop [--spider-fan-down] - How much is seen of a covered face-down card; absent: it grows with the cards.
 * @cssprop [--spider-card-color=#fffdf8] - Face of a card; `#ebe6da` in the dark theme.
 * @cssprop [--spider-card-border=#0004] - Edge of a card.
 * @cssprop [--spider-card-radius=7%/5%] - Corners of a card.
 * @cssprop [--spider-suit-clubs=#1a1f2e] - Clubs.
 * @cssprop [--spider-suit-spades=#1a1f2e] - Spades.
 * @cssprop [--spider-suit-hearts=#c4162d] - Hearts.
 * @cssprop [--spider-suit-diamonds=#c4162d] - Diamonds.
 * @cssprop [--spider-court-robe=#2f5aa8] - Second colour of courts.
 * @cssprop [--spider-court-gold=#e9b13b] - Gold of courts.
 * @cssprop [--spider-court-skin=#f7dcc0] - Skin of courts.
 * @cssprop [--spider-back=#25427f] - Ground of the back; `#1f3769` in the dark theme.
 * @cssprop [--spider-back-ink=#9db4e6] - Ink of the pattern of the back.
 * @cssprop [--spider-back-pattern] - Images that make the pattern; absent: the back that the player chose.
 * @cssprop [--spider-slot=#ffffff9c] - Outline of an empty place.
 * @cssprop [--spider-focus=#fff] - Focus ring.
 * @cssprop [--spider-selected=#ffc62e] - Ring of picked-up cards.
 * @cssprop [--spider-target=#ffd54a] - Mark of a place that takes them.
 * @cssprop [--spider-refused=#ff8a65] - Mark of a place that a refusal points at.
 * @cssprop [--spider-dialog=#fffdf8] - Dialogs; `#1d2b26` in the dark theme.
 * @cssprop [--spider-dialog-text=#10182b] - Text of dialogs; `#f2efe6` in the dark theme.
 * @cssprop [--spider-accent=#1f6b4a] - Main button and marks of dialogs; `#9fe0c0` in the dark theme.
 * @cssprop [--spider-message=#0b1712d9] - Ground of the words that refuse, open and end games.
 * @cssprop [--spider-duration=190] - Time of one card's way in milliseconds.
 *
 * @cssstate won - The game is won.
 * @cssstate stuck - No sensible action is left.
 * @cssstate dragging - Cards hang on the pointer.
 */
export class SpiderSolitaire extends TableElement {
  get #game(): PlayedGame {
    return engineOf(this).game;
  }

  /** Version of the script. */
  get version(): string {
    return VERSION;
  }

  /** Number of the deal on the table, as text; empty for a game that began with given piles. */
  get dealNumber(): string {
    return this.#game.dealNumber ?? '';
  }

  /** Every pile as the player sees it: face-down cards are `??`. */
  get position(): Piles {
    return this.#game.visible;
  }

  /** How the game stands. */
  get status(): Status {
    return this.#game.status;
  }

  /** Length of the line that stands. */
  get moveCount(): number {
    return this.#game.moveCount;
  }

  /** Points, by the rule of the game. */
  get score(): number {
    return this.#game.score;
  }

  /** Playing time in milliseconds. */
  get elapsed(): number {
    return engineOf(this).clock.elapsed;
  }

  /** How often the stock can still be used. */
  get dealsLeft(): number {
    return this.#game.dealsLeft;
  }

  /** Finished sets, or cards home in games without sets. */
  get runsDone(): number {
    const { rules, table } = this.#game;
    return setsInAll(rules) > 0 ? setsHome(rules, table) : cardsHome(rules, table);
  }

  /** Whether there is an action to take back. */
  get canUndo(): boolean {
    return this.#game.canUndo;
  }

  /** Whether there is an action to bring back. */
  get canRedo(): boolean {
    return this.#game.canRedo;
  }

  /** Resolves when the first table lies there; not before the element has a width to draw it in. */
  get ready(): Promise<void> {
    return this.firstTable;
  }

  /**
   * Deals a new game, without asking. What is left out stays as it is, the deal is a random one.
   * Returns whether it could be dealt; if not, the running game stays.
   */
  newGame(request?: NewGameRequest): boolean {
    return engineOf(this).newGame(request);
  }

  /** Begins the same deal anew, without asking. Returns true. */
  restart(): boolean {
    return engineOf(this).restart();
  }

  /** Deals from the stock. Returns whether it was possible. */
  deal(): boolean {
    return this.move('deal');
  }

  /** Plays an action such as `r3:2>r5`. Returns whether it was possible. */
  move(action: string): boolean {
    return engineOf(this).tryPlay(action);
  }

  /** Takes the last action back. Returns whether there was one. */
  undo(): boolean {
    return engineOf(this).undo();
  }

  /** Brings the action back that was undone last. Returns whether there was one. */
  redo(): boolean {
    return engineOf(this).redo();
  }

  /** Every legal action, sorted by code unit, pointless ones too. */
  legalMoves(): string[] {
    return this.#game.legalMoves();
  }

  /**
   * Looks for a line that wins from where the game stands: won with a line that the engine has
   * played, lost only with a proof, else unknown. It plays nothing. Searches wait for each other.
   *
   * @returns {Promise<Solution>} `result`, `line` (null unless won), `nodes` and `seconds`
   * @throws RangeError if `seconds` is out of range; the signal's reason when aborted; an error when
   * the solver cannot be loaded
   */
  async solve(request?: SolveWish): Promise<Solution> {
    const { definition, table: position } = this.#game;
    return solverOf(this).solve({ definition, position }, request);
  }

  /** The game as text, undo history included. */
  save(): string {
    return engineOf(this).save();
  }

  /** Takes a game from the text of {@link save}. Returns whether it could be read. */
  load(text: string): boolean {
    return engineOf(this).load(text);
  }
}
