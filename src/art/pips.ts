import { rankOf } from './ranks.js';
import { place, suitOf } from './suits.js';

/** Rows of the pips from two to ten, a (top) to m (bottom): small letters on both sides, capitals in the middle. */
const ROWS = ['AM', 'AGM', 'am', 'amG', 'agm', 'agmD', 'agmDJ', 'aeimG', 'aeimCK'];

const row = (suit: number, size: number, letter: string): string => {
  const step = parseInt(letter, 36) - 10;
  const columns = letter < 'a' ? [50] : [27, 73];
  return columns
    .map((x) => place(suit, x, 37.5 + (step * 65) / 12, step > 6 ? -size : size))
    .join('');
};

/** Path data of all pips of a two to ten, on a card of 100 by 140 units. */
export const pips = (card: number): string => {
  const rank = rankOf(card);
  const size = rank > 7 ? 18.5 : 20.5;
  return (ROWS[rank - 1] ?? '').replace(/./g, (letter) => row(suitOf(card), size, letter));
};
