export { celebrate } from './finish.js';
export { validateDefinition } from '../engine/validate.js';
export { Dialogs } from './dialogs.js';
export { listen } from './sound.js';
export type {
  DialogEngine,
  DialogHost,
  DialogSetup,
  GameChoice,
  GameResult,
  MakePanel,
  Panel,
  PanelDraft,
  PanelName,
  Panels,
  PanelScript,
  PanelTable,
  Question,
  TableDialog,
} from './panel.js';
export { SolverClient } from '../solver/client.js';
export type { Problem, Solution } from '../solver/protocol.js';
