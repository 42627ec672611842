import type { GameDefinition } from '../engine/definition.js';
import { parseSeed } from '../engine/deal-number.js';
import { checkPiles, refuse, type Piles } from '../engine/notation.js';
import { dealOpening } from '../engine/opening.js';
import { rulesOf } from '../engine/rules.js';
import type { RunMode } from '../engine/step.js';
import { positionFrom } from '../engine/table.js';
import { chooseGame, type Choice, type ChosenGame } from './choice.js';
import { requestedDeal } from './deal-request.js';
import { PlayedGame } from './played-game.js';
import { parseSave, type Save } from './save.js';

/** Which game to deal, and how. */
export interface GameRequest extends Choice {
  /** Deal number, `ms` number, `daily` or any text; absent: a fresh deal. */
  readonly seed?: string | bigint | null | undefined;
  /** `by-hand`: complete runs wait to be carried home, as in replays of the reference. */
  readonly runs?: RunMode | undefined;
}

const RUN_MODES: readonly string[] = ['automatic', 'by-hand'];

/** Deals a chosen game. */
export function dealGame(
  choice: ChosenGame,
  dealNumber: string,
  runs: RunMode = 'automatic',
): PlayedGame {
  const position = dealOpening(rulesOf(choice.definition), dealNumber, runs);
  return new PlayedGame(choice, { position, dealNumber, runs });
}

/**
 * Deals a game.
 *
 * @throws RangeError naming the field: `variant`, `suits`, `houseRules`, `seed` or `runs`
 */
export function createGame({ seed, runs = 'automatic', ...choice }: GameRequest): PlayedGame {
  if (!RUN_MODES.includes(runs)) refuse('runs', runs, RUN_MODES.join(', '));
  return dealGame(chooseGame(choice), requestedDeal(seed), runs);
}

/** A position to begin with. */
export interface PositionRequest extends Choice {
  /** Every pile of the game that is not empty. */
  readonly piles: Piles;
}

function gameFromPiles(choice: ChosenGame, piles: Piles): PlayedGame {
  const position = positionFrom(rulesOf(choice.definition), piles);
  return new PlayedGame(choice, { position, dealNumber: null, runs: 'automatic' });
}

/**
 * A game that begins with given piles, exactly as they are; what is due by itself (a card to turn,
 * a run to leave) happens with the next action.
 *
 * @throws SyntaxError naming a pile that cannot be read
 * @throws RangeError naming the field, or cards that do not add up to the packs of the game
 */
export function loadPosition({ piles, ...choice }: PositionRequest): PlayedGame {
  return gameFromPiles(chooseGame(choice), checkPiles(piles));
}

/** Finds the game that a save names, or throws a RangeError that names the field. */
export type FindGame = (choice: Choice) => ChosenGame;

/**
 * The game that a save carries; its whole line is played anew and judged by the rules.
 *
 * @param find where games are looked up
 * @throws RangeError naming the field, or the action that is not legal
 */
export function resumeGame(save: Save, find: FindGame = chooseGame): PlayedGame {
  const choice = find(save);
  const game = save.piles
    ? gameFromPiles(choice, save.piles)
    : dealGame(choice, parseSeed(save.deal ?? ''));
  game.resume(save);
  return game;
}

/**
 * The game that the text of a save carries.
 *
 * @throws SyntaxError or RangeError naming the field
 */
export function loadGame(text: string): PlayedGame {
  return resumeGame(parseSave(text));
}

export type { GameDefinition };
