export { celebrate } from './finish.js';
export { keys } from './keys.js';
export { options } from './options.js';
export { panelCss } from './panel.styles.js';
export { play, type SoundName } from './sound.js';
export { won } from './won.js';
export type { GameResult, MakePanel, Panel, Panels, PanelScript, PanelTable } from './panel.js';
