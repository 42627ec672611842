import { SpiderDealEvent } from '../elements/events.js';
import type { GameDefinition } from '../engine/definition.js';
import { chooseGame, choiceOf, type Choice, type ChosenGame } from '../play/choice.js';
import { dealGame, resumeGame } from '../play/create-game.js';
import { randomDealNumber, requestedDeal } from '../play/deal-request.js';
import type { PlayedGame } from '../play/played-game.js';
import { makeSave, parseSave } from '../play/save.js';
import { readSave, writeSave } from '../storage/store.js';
import { findVariant } from '../variants/index.js';
import { EngineController, type EngineHost } from './engine-controller.js';

/** What the page asks for. */
export interface GameHost extends EngineHost {
  readonly seed: string | null;
  /** The game that the attributes ask for, what cannot be replaced by defaults. */
  requestedGame(): ChosenGame;
  /** A game of the page's own, which is played instead of one of the family. */
  readonly definition: GameDefinition | null;
  /** House rules that the page asks for, whatever the game. */
  readonly askedRules: readonly string[];
  /** Ids of the games that players may pick. */
  readonly offered: readonly string[];
  /** Where a game is kept, or undefined if it is not to be kept. */
  saveKey(variant: string): string | undefined;
}

/** A new game as a script asks for it; what is left out stays as it is. */
export interface NewGameRequest extends Partial<Choice> {
  /** Deal number, `ms` number, `daily` or any text; absent: a random deal. */
  readonly seed?: string | bigint;
}

/** Under which name it is kept which game the player has picked. */
const PICKED = 'picked';

/** The engine controller with the places that games come from: the page, the store, saves, deals. */
export class GameController extends EngineController<GameHost> {
  #storageFails = false;
  /** The game that the player has picked over what the page asks for. */
  #picked: ChosenGame | undefined;
  /** While it is not known whether a game was kept, none is written over it. */
  #isReading = false;

  /** Does something that errors can stop, said in the console, or a false. Returns whether it worked. */
  #attempt(work: () => unknown): boolean {
    try {
      return work() !== false;
    } catch (error) {
      console.warn(`<spider-solitaire> ${(error as Error).message}`);
      return false;
    }
  }

  /** Tells the page, once, that games cannot be kept. */
  readonly #fail = (error: Error): undefined => {
    if (this.#storageFails) return;
    this.#storageFails = true;
    // The first game may be dealt only now, and has a message of its own.
    setTimeout(() => {
      this.tellError(error, this.messages.notKept);
    });
  };

  get #wanted(): ChosenGame {
    return this.#picked ?? this.host.requestedGame();
  }

  async #read(name: string): Promise<string | undefined> {
    const key = this.host.saveKey(name);
    return key === undefined ? undefined : readSave(key).catch(this.#fail);
  }

  /** A save costs time in a long game: its text is made only where it is kept. */
  #write(name: string, text: () => string): void {
    const key = this.host.saveKey(name);
    if (key !== undefined) void writeSave(key, text()).catch(this.#fail);
  }

  /** Whether there is something to lose: a game that has begun and is not won. */
  get isInProgress(): boolean {
    const { status, canUndo, canRedo } = this.game;
    return status !== 'won' && (canUndo || canRedo);
  }

  /** The first game: the one that was left, if it is what is asked for, else a deal. */
  async begin(): Promise<void> {
    this.#isReading = true;
    const picked = await this.#read(PICKED);
    if (picked) this.#attempt(() => (this.#picked = this.#pickedBefore(picked)));
    const text = await this.#read(this.#wanted.variant);
    if (text && this.#isOpen) this.#attempt(() => this.#resume(text, true));
    this.#isReading = false;
    if (this.hasGame) this.keep();
    else this.dealFirst();
  }

  /** Whether no game was wanted meanwhile; one that a script has only looked at was not. */
  get #isOpen(): boolean {
    return this.#isReading && !(this.hasGame && this.game.canUndo);
  }

  /** Goes over to what the page asks for now: the game that was left, else a deal. */
  async reopen(): Promise<void> {
    this.#forgetPick();
    const text = await this.#read(this.#wanted.variant);
    if (!text || !this.#attempt(() => this.#resume(text, true))) this.request();
  }

  #forgetPick(): void {
    if (!this.#picked) return;
    this.#picked = undefined;
    this.#write(PICKED, () => '');
  }

  #pickedBefore(text: string): ChosenGame | undefined {
    const choice = this.#find(JSON.parse(text) as Choice);
    return this.host.offered.includes(choice.variant) ? choice : undefined;
  }

  protected override dealFirst(): void {
    if (this.#picked) this.#deal(this.#picked, randomDealNumber());
    else this.request();
  }

  /** Puts a kept game on the table. Returns false if only a wanted one may be, and this is another. */
  #resume(text: string, onlyWanted: boolean): boolean {
    const save = parseSave(text);
    const { messages, seed } = this.host;
    const { variant, suits } = this.#wanted;
    const isWanted = save.variant === variant && save.suits === suits;
    const isPicked = this.#picked !== undefined;
    const isDeal = seed === null || isPicked || save.deal === requestedDeal(seed);
    if (onlyWanted && !(isWanted && isDeal)) return false;
    this.#isReading = false;
    const game = resumeGame(save, (choice) => this.#find(choice));
    this.adopt(game, messages.resumed(game.definition.name, game.moveCount), save.elapsed);
    this.tellStuck();
    return true;
  }

  #find(choice: Choice): ChosenGame {
    const { definition } = this.host;
    return definition?.id === choice.variant ? choiceOf(definition, choice) : chooseGame(choice);
  }

  /** Deals a game that the player has picked; it stays until the page asks for another one. */
  pick(choice: Choice): void {
    this.#attempt(() => {
      this.#picked = this.#find(choice);
      this.#deal(this.#picked, randomDealNumber());
      this.#write(PICKED, () => JSON.stringify(choice));
    });
  }

  #deal(choice: ChosenGame, dealNumber: string): void {
    this.#open(dealGame(choice, dealNumber));
  }

  #open(game: PlayedGame): void {
    const { variant, suits, definition } = game;
    const dealNumber = game.dealNumber ?? '';
    this.adopt(game, this.host.messages.opened(definition.name, dealNumber));
    this.host.dispatchEvent(new SpiderDealEvent({ dealNumber, variant, suits }));
    this.tellStuck();
  }

  /** Deals what the attributes ask for now; for a seed that is none, a game stays or is a random one. */
  request(): boolean {
    this.#forgetPick();
    return this.#dealSeed(this.host.seed, () => this.host.requestedGame());
  }

  #dealSeed(seed: string | bigint | null | undefined, choose: () => ChosenGame): boolean {
    let dealNumber = '';
    if (!this.#attempt(() => (dealNumber = requestedDeal(seed)))) {
      if (!this.hasGame) this.#deal(choose(), randomDealNumber());
      return this.refuse('newGame', 'bad-seed');
    }
    return (
      this.#attempt(() => {
        this.#deal(choose(), dealNumber);
      }) || this.refuse('newGame', 'bad-game')
    );
  }

  /** Deals the game of a script's wish. Returns whether it could be; if not, the game stays. */
  newGame(request?: NewGameRequest): boolean {
    const { seed, ...wish } = request ?? {};
    const { choice } = this.game;
    return this.#dealSeed(seed, () => {
      const houseRules = this.#picked?.houseRules ?? this.host.askedRules;
      const isSame = !wish.variant || findVariant(wish.variant)?.id === choice.variant;
      const { variant } = choice;
      const own = isSame && { suits: choice.suits };
      const chosen = this.#find({ variant, houseRules, ...own, ...wish });
      // A kept game gives way to one that can be dealt, and to no other.
      this.#isReading = false;
      return chosen;
    });
  }

  /** Begins the same deal anew. Returns true. */
  restart(): true {
    this.game.restart();
    this.#open(this.game);
    return true;
  }

  /** Plays an action that a script gives, whatever its text. Returns whether it was played. */
  tryPlay(action: string): boolean {
    return this.#attempt(() => this.game.refusalOf(action))
      ? this.play(action, 'api')
      : this.refuse(action, 'not-movable');
  }

  /** The game as text. */
  save(): string {
    return makeSave(this.game.saveWith(this.clock.elapsed));
  }

  /** Takes a game from text. Returns whether it could be read; if not, the running game stays. */
  load(text: string): boolean {
    return this.#attempt(() => this.#resume(text, false)) || this.refuse('load', 'bad-save');
  }

  /** Keeps the game where the page wants it kept. */
  keep(): void {
    if (!this.#isReading) this.#write(this.game.variant, () => this.save());
  }
}
