import { rankOf } from './ranks.js';
import { pip } from './suits.js';

/** Rows of the pips from two to ten, a (top) to m (bottom): small letters on both sides, capitals in the middle. */
const ROWS = ['G', 'AM', 'AGM', 'am', 'amG', 'agm', 'agmD', 'agmDJ', 'aeimG', 'aeimCK'];

/** Path data of all pips of a two to ten, on a card of 100 by 140 units. */
export const pips = (card: number): string => {
  const rank = rankOf(card);
  const scale = rank ? (rank > 7 ? 0.46 : 0.5) : 1.35;
  return ROWS[rank]!.replace(/./g, (row) => {
    const y = parseInt(row, 36) * 5.5 - 18;
    return (row < 'a' ? [50] : [27, 73])
      .map((x) => pip(card, x, y, y > 70 ? -scale : scale))
      .join('');
  });
};
