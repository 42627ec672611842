import { validateDefinition } from '../engine/validate.js';
import { SpiderDealEvent, SpiderErrorEvent } from '../elements/events.js';
import { chooseGame, type ChosenGame } from '../play/choice.js';
import { dealGame, resumeGame } from '../play/create-game.js';
import { randomDealNumber, requestedDeal } from '../play/deal-request.js';
import { choiceOf, type PlayedGame } from '../play/played-game.js';
import { makeSave, parseSave } from '../play/save.js';
import { readSave, writeSave } from '../storage/store.js';
import { findVariant } from '../variants/index.js';
import type { GameDefinition } from '../engine/definition.js';
import type { EngineController, EngineHost } from './engine-controller.js';

/** What the page asks for. */
export interface GameSourceHost extends EngineHost {
  readonly definition: GameDefinition | null;
  readonly seed: string | null;
  /** The game that the attributes ask for, what cannot be replaced by defaults. */
  requestedGame(): ChosenGame;
  /** Where a game is kept, or undefined if it is not to be kept. */
  saveKey(variant: string): string | undefined;
}

/** A new game as a script asks for it; what is left out stays as it is. */
export interface NewGameRequest {
  /** Id or another name of the game. */
  readonly variant?: string;
  /** Number of suits. */
  readonly suits?: number;
  /** Deal number, `ms` number, `daily` or any text; absent: a random deal. */
  readonly seed?: string | bigint;
}

/** Where games come from: the page's wishes, the store, a save, a fresh deal. */
export class GameSource {
  readonly #host: GameSourceHost;
  readonly #engine: EngineController;
  #storageFails = false;

  constructor(host: GameSourceHost, engine: EngineController) {
    this.#host = host;
    this.#engine = engine;
  }

  /** Says in the console why something is not possible. Returns false. */
  #complain(error: unknown): false {
    console.warn(`<spider-solitaire> ${(error as Error).message}`);
    return false;
  }

  /** Tells the page, once, that games cannot be kept. */
  readonly #fail = (error: Error): undefined => {
    if (this.#storageFails) return;
    this.#storageFails = true;
    this.#engine.say(this.#host.messages.notKept);
    this.#host.dispatchEvent(new SpiderErrorEvent({ error }));
  };

  /** The first game: the one that was left, if it is what the page asks for, else a deal. */
  async begin(): Promise<void> {
    const key = this.#host.saveKey(this.#wanted().variant);
    const text = key && (await readSave(key).catch(this.#fail));
    if (!this.#engine.hasGame && !(text && this.#resume(text))) this.dealFirst();
  }

  /** Deals the first game that the attributes ask for. */
  dealFirst(): void {
    const deal = this.#dealNumber(this.#host.seed) ?? randomDealNumber();
    this.#open(dealGame(this.#wanted(), deal));
  }

  #resume(text: string): boolean {
    try {
      const save = parseSave(text);
      const wanted = this.#wanted();
      const { seed } = this.#host;
      const isWanted =
        save.variant === wanted.variant &&
        save.suits === wanted.suits &&
        (seed === null || save.deal === requestedDeal(seed));
      return isWanted && this.#adopt(text);
    } catch (error) {
      return this.#complain(error);
    }
  }

  #adopt(text: string): true {
    const save = parseSave(text);
    const { definition, messages } = this.#host;
    const game = resumeGame(save, (choice) =>
      definition?.id === choice.variant ? choiceOf(definition) : chooseGame(choice),
    );
    const message = messages.resumed(game.definition.name, game.moveCount);
    this.#engine.adopt(game, message, save.elapsed);
    return true;
  }

  /** The game that the page asks for: its own definition if that can be played. */
  #wanted(): ChosenGame {
    const { definition } = this.#host;
    try {
      if (definition) return choiceOf(validateDefinition(definition));
    } catch (error) {
      this.#complain(error);
    }
    return this.#host.requestedGame();
  }

  #dealNumber(seed: string | null | undefined): string | undefined {
    try {
      return requestedDeal(seed);
    } catch (error) {
      this.#complain(error);
      this.#engine.refuse('new-game', 'bad-seed');
      return undefined;
    }
  }

  #open(game: PlayedGame): void {
    const { variant, suits, definition } = game;
    const dealNumber = game.dealNumber ?? '';
    this.#engine.adopt(game, this.#host.messages.opened(definition.name, dealNumber));
    this.#host.dispatchEvent(new SpiderDealEvent({ dealNumber, variant, suits }));
  }

  /** Deals what the attributes ask for now. Where they ask for what cannot be, the game stays. */
  request(): void {
    const deal = this.#dealNumber(this.#host.seed);
    if (deal !== undefined) this.#open(dealGame(this.#wanted(), deal));
  }

  /** Deals the game of a script's wish. Returns whether it could be; if not, the game stays. */
  newGame({ variant, suits, seed }: NewGameRequest = {}): boolean {
    const deal = this.#dealNumber(seed?.toString());
    if (deal === undefined) return false;
    try {
      this.#open(dealGame(this.#chosen(variant, suits), deal));
      return true;
    } catch (error) {
      return this.#complain(error);
    }
  }

  /** The same game as before, under the house rules of now, unless something else is asked for. */
  #chosen(variant: string | undefined, suits: number | undefined): ChosenGame {
    const { choice } = this.#engine.game;
    const isSame = variant === undefined || findVariant(variant)?.id === choice.variant;
    if (isSame && suits === undefined && choice.variant === this.#host.definition?.id)
      return choice;
    return chooseGame({
      variant: variant ?? choice.variant,
      suits: suits ?? (isSame ? choice.suits : undefined),
      houseRules: this.#host.requestedGame().houseRules,
    });
  }

  /** Begins the same deal anew. Returns true. */
  restart(): true {
    const { game } = this.#engine;
    game.restart();
    this.#open(game);
    return true;
  }

  /** The game as text. */
  save(): string {
    const { game, clock } = this.#engine;
    return makeSave(game.saveWith(clock.elapsed));
  }

  /** Takes a game from text. Returns whether it could be read; if not, the running game stays. */
  load(text: string): boolean {
    try {
      return this.#adopt(text);
    } catch (error) {
      this.#complain(error);
      return this.#engine.refuse('load', 'bad-save');
    }
  }

  /** Keeps the game where the page wants it kept. */
  keep(): void {
    const key = this.#host.saveKey(this.#engine.game.variant);
    if (key) void writeSave(key, this.save()).catch(this.#fail);
  }
}
