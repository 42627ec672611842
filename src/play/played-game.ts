import { Game, type GameStart } from '../engine/game.js';
import { pilesOf } from '../engine/table.js';
import type { ChosenGame } from './choice.js';
import { makeSave, type Save } from './save.js';

/** A game with the words that describe it, so that it can be saved. */
export class PlayedGame extends Game {
  /** Which game it is: id, number of suits, house rules. */
  readonly choice: ChosenGame;

  constructor(choice: ChosenGame, start: Omit<GameStart, 'definition'>) {
    super({ ...start, definition: choice.definition });
    this.choice = choice;
  }

  /** Id of the game. */
  get variant(): string {
    return this.choice.variant;
  }

  /** Number of suits. */
  get suits(): number {
    return this.choice.suits;
  }

  /** House rules in force. */
  get houseRules(): readonly string[] {
    return this.choice.houseRules;
  }

  /** The whole game as an object for `makeSave`, undo history included. */
  saveWith(elapsed: number): Save {
    const { variant, suits, houseRules } = this.choice;
    const { dealNumber, position } = this.start;
    return {
      variant,
      suits,
      houseRules,
      deal: dealNumber,
      piles: dealNumber === null ? pilesOf(this.rules, position) : null,
      ...this.progress,
      elapsed: Math.round(elapsed),
    };
  }

  /** The whole game as text, undo history included. */
  save(): string {
    return makeSave(this.saveWith(0));
  }
}
