import { css } from 'lit';
import { backStyles } from './back.styles.js';
import { cardStyles } from './card.styles.js';
import { stateStyles } from './state.styles.js';

export { cardEmblem, cardFace, cardIndex, suitMark } from './face.js';
export { SUIT_NAMES } from './suits.js';

/** Styles of cards, backs, states and empty places, for every shadow root that shows cards. */
export const artStyles = css`
  ${cardStyles}${stateStyles}${backStyles}
`;
