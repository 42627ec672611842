export { celebrate } from './finish.js';
export { validateDefinition } from '../engine/validate.js';
export { games } from './games.js';
export { keys } from './keys.js';
export { options } from './options.js';
export { panelCss } from './panel.styles.js';
export { play, type SoundName } from './sound.js';
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
