// What the page gets as `Family`.
export { keysToCard, keysToPile } from './keys.js';
export { faultsHere } from './look.js';
export { dragOf, gripOf, heldHere, placeOf, tableState } from './hands.js';
export { settled, show } from './places.js';
