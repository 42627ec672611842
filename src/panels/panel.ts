import type { html, TemplateResult } from 'lit';
import type { SolverClient } from '../solver/client.js';
import type { GameDefinition } from '../engine/definition.js';
import type { WishName } from '../storage/wishes.js';

/** What a panel may know of the table, and ask of it. */
export interface PanelTable {
  /** Lit's tag for templates, so that the panels carry no second copy of it. */
  readonly html: typeof html;
  /** The element itself. */
  readonly host: DialogHost;
  /** Fills the screen with the table or gives it back; undefined where that is not allowed. */
  readonly fillScreen: (() => void) | undefined;
  /** Shows another panel instead. */
  open(name: 'games' | 'keys' | 'rules'): void;
  /** Every game by its id. */
  readonly variants: Readonly<Record<string, GameDefinition>>;
  /** The numbers of suits that a game can be dealt with, the usual one first. */
  suitNumbers(definition: GameDefinition): number[];
  /** What is played now. */
  readonly choice: GameChoice & { readonly definition: GameDefinition };
  /** Deals another game. */
  play(choice: GameChoice): void;
  /** Asks for leave to throw a game in progress away; undefined where there is none. */
  readonly question: string | undefined;
  /** What is filled in while a panel is open. */
  readonly draft: PanelDraft;
  /** Draws the panel anew. */
  readonly refresh: () => void;
  /** The game as it stands. */
  readonly result: GameResult;
}

/** Which game to play. */
export interface GameChoice {
  readonly variant: string;
  readonly suits: number | undefined;
  readonly houseRules: readonly string[];
}

/** What a player has filled in so far. */
export interface PanelDraft {
  search: string;
  variant: string;
  suits: number | undefined;
  houseRules: readonly string[];
}

/** What is told of a game that is won. */
export interface GameResult {
  /** Playing time in milliseconds. */
  readonly elapsed: number;
  readonly moveCount: number;
  readonly score: number;
  readonly undos: number;
}

/** What a dialog shows. */
export interface Panel {
  readonly title: string;
  readonly content: TemplateResult;
}

/** Makes a panel for a table. */
export type MakePanel = (table: PanelTable) => Panel;

/** The one dialog of a table. */
export interface TableDialog {
  /** What is shown, if it is open. */
  readonly open: PanelName | null;
  /** Shows something, in place of what is shown. */
  show(name: PanelName): void;
  /** Closes it without an answer. */
  close(): void;
  /** Draws it. */
  render(): TemplateResult;
}

/** All that comes with the panels. */
export interface Panels {
  readonly Dialogs: new (setup: DialogSetup) => TableDialog;
  /** Checks a definition of one's own; throws a RangeError that names the field. */
  readonly validateDefinition: (value: unknown) => GameDefinition;
  /** Asks the solver. */
  readonly SolverClient: typeof SolverClient;
  /** Lets a table be heard, for as long as it is to be. */
  readonly listen: (table: EventTarget, isLoud: () => boolean) => void;
  /** Throws cards into the air after a win; kept when all is over. */
  readonly celebrate: (
    layer: HTMLElement,
    rest: Promise<unknown>,
    finished: () => readonly HTMLElement[],
  ) => Promise<void>;
}

/** A question before a game is thrown away. */
export type Question = 'newGame' | 'restart';

/** What the one dialog of a table can show. */
export type PanelName = Question | 'games' | 'keys' | 'options' | 'rules' | 'won';

/** The element that a dialog belongs to. */
export interface DialogHost extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  /** What is in force: the player's wish, or else what the page asks for. */
  wishFor(name: WishName): string;
  /** Takes a wish of the player. */
  wish(name: WishName, value: string): void;
  /** Forgets all wishes: the page decides again. */
  forgetWishes(): void;
  /** What the page asks to be offered; empty: all. */
  readonly games: string;
  /** The ids of the games that the page offers, in its order. */
  readonly offered: readonly string[];
}

/** The game that a dialog is about. */
export interface DialogEngine {
  readonly game: {
    readonly choice: PanelTable['choice'];
    readonly moveCount: number;
    readonly score: number;
    readonly progress: { readonly undos: number };
  };
  readonly clock: { readonly elapsed: number };
  /** Whether there is something to lose. */
  readonly isInProgress: boolean;
  pick(choice: GameChoice): void;
  newGame(): unknown;
  restart(): unknown;
}

/** Everything that dialogs need. */
export interface DialogSetup extends Pick<
  PanelTable,
  'html' | 'refresh' | 'suitNumbers' | 'variants'
> {
  readonly host: DialogHost;
  readonly engine: DialogEngine;
  /** What the questions are called. */
  readonly captions: Readonly<Record<Question, string>>;
}

/** The script element by which the panels are loaded, once they are there. */
export interface PanelScript extends HTMLScriptElement {
  panels?: Panels;
}
