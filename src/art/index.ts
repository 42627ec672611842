export { artStyles } from './art.styles.js';
export { cardEmblem, cardFace, cardIndex, suitMark } from './face.js';
export { SUIT_NAMES } from './suits.js';
