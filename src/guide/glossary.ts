import type { Texts } from './words.js';

/** The words of patience in English, and what each of them means. */
export const glossary: Texts = {
  Tableau: 'All columns together.',
  Column: 'A pile where all cards show.',
  Stock: 'Cards not dealt yet.',
  Redeal: 'Using the waste as stock.',
  Waste: 'Where stock cards wait face up.',
  Foundation: 'Where cards or sets go in the end.',
  Home: 'On a foundation.',
  Reserve: 'A pile beside the columns.',
  Cell: 'A reserve for one card.',
  Run: 'Cards in order.',
  Set: 'A complete run.',
  Group: 'Cards that move together, led by the first.',
  'Face down': 'Unknown, with the back up.',
};
