import { SpiderDealEvent } from '../elements/events.js';
import { chooseGame, type Choice, type ChosenGame } from '../play/choice.js';
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
  /** Where a game is kept, or undefined if it is not to be kept. */
  saveKey(variant: string): string | undefined;
}

/** A new game as a script asks for it; what is left out stays as it is. */
export interface NewGameRequest extends Partial<Choice> {
  /** Deal number, `ms` number, `daily` or any text; absent: a random deal. */
  readonly seed?: string | bigint;
}

/** The engine controller with the places that games come from: the page, the store, saves, deals. */
export class GameController extends EngineController<GameHost> {
  #storageFails = false;

  /** Does something that errors can stop; why it did not work is said in the console. */
  #attempt(work: () => void): boolean {
    try {
      work();
      return true;
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

  /** The first game: the one that was left, if it is what the page asks for, else a deal. */
  async begin(): Promise<void> {
    const key = this.host.saveKey(this.host.requestedGame().variant);
    const text = key && (await readSave(key).catch(this.#fail));
    if (text && !this.hasGame) this.#attempt(() => this.#resume(text, true));
    if (!this.hasGame) this.dealFirst();
  }

  protected override dealFirst(): void {
    this.request();
  }

  #resume(text: string, onlyWanted: boolean): void {
    const save = parseSave(text);
    const { messages, seed } = this.host;
    const { variant, suits } = this.host.requestedGame();
    const isWanted = save.variant === variant && save.suits === suits;
    if (onlyWanted && !(isWanted && (seed === null || save.deal === requestedDeal(seed)))) return;
    const game = resumeGame(save);
    this.adopt(game, messages.resumed(game.definition.name, game.moveCount), save.elapsed);
  }

  #deal(choice: ChosenGame, dealNumber: string): void {
    this.#open(dealGame(choice, dealNumber));
  }

  #open(game: PlayedGame): void {
    const { variant, suits, definition } = game;
    const dealNumber = game.dealNumber ?? '';
    this.adopt(game, this.host.messages.opened(definition.name, dealNumber));
    this.host.dispatchEvent(new SpiderDealEvent({ dealNumber, variant, suits }));
  }

  /** Deals what the attributes ask for now; for a seed that is none, a game stays or is a random one. */
  request(): boolean {
    return this.#dealSeed(this.host.seed, () => this.host.requestedGame());
  }

  #dealSeed(seed: string | bigint | null | undefined, choose: () => ChosenGame): boolean {
    let dealNumber = '';
    if (!this.#attempt(() => (dealNumber = requestedDeal(seed)))) {
      if (!this.hasGame) this.#deal(choose(), randomDealNumber());
      return this.refuse('new-game', 'bad-seed');
    }
    return this.#attempt(() => {
      this.#deal(choose(), dealNumber);
    });
  }

  /** Deals the game of a script's wish. Returns whether it could be; if not, the game stays. */
  newGame(request?: NewGameRequest): boolean {
    const { seed, ...wish } = request ?? {};
    return this.#dealSeed(seed, () => {
      const { choice } = this.game;
      const { houseRules } = this.host.requestedGame();
      const isSame = !wish.variant || findVariant(wish.variant)?.id === choice.variant;
      const { variant } = choice;
      return chooseGame({ variant, houseRules, ...(isSame && { suits: choice.suits }), ...wish });
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
    let isPlayed = false;
    const isAction = this.#attempt(() => (isPlayed = this.play(action, 'api')));
    return isAction ? isPlayed : this.refuse(action, 'not-movable');
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
    const key = this.host.saveKey(this.game.variant);
    if (key) void writeSave(key, this.save()).catch(this.#fail);
  }
}
