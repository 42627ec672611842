export { celebrate } from './finish.js';
export { validateDefinition } from '../engine/validate.js';
export { games } from './games.js';
export { keys } from './keys.js';
export { options } from './options.js';
export { panelCss } from './panel.styles.js';
export { listen } from './sound.js';
export { rules } from './rules.js';
export { won } from './won.js';
export type {
  GameChoice,
  GameResult,
  MakePanel,
  Panel,
  PanelDraft,
  Panels,
  PanelScript,
  PanelTable,
} from './panel.js';
export { SolverClient } from '../solver/client.js';
export type { Problem, Solution } from '../solver/protocol.js';
