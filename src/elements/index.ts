export { SpiderColumn } from './spider-column.js';
export {
  SpiderBeforeMoveEvent,
  SpiderDealEvent,
  SpiderErrorEvent,
  SpiderMoveEvent,
  SpiderRefusedEvent,
  SpiderStuckEvent,
  SpiderWinEvent,
  type MoveSource,
} from './events.js';
export { SpiderFoundation } from './spider-foundation.js';
export { SpiderReserve } from './spider-reserve.js';
export { SpiderSolitaire } from './spider-solitaire.js';
export { SpiderStock } from './spider-stock.js';
