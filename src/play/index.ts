export { chooseGame, type Choice, type ChosenGame } from './choice.js';
export {
  createGame,
  loadGame,
  loadPosition,
  type GameRequest,
  type PositionRequest,
} from './create-game.js';
export type { PlayedGame } from './played-game.js';
export { makeSave, parseSave, type Save } from './save.js';
export { Game, type Progress, type Refusal } from '../engine/game.js';
export type * from '../engine/definition.js';
export { parseSeed } from '../engine/deal-number.js';
export {
  makeAction,
  makePosition,
  parseAction,
  parsePosition,
  type Move,
  type Piles,
  type PlayerAction,
} from '../engine/notation.js';
export type { Status } from '../engine/status.js';
export { validateDefinition } from '../engine/validate.js';
export { variants } from '../variants/index.js';
