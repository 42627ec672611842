/** Rank number of a card: 0 ace … 12 king. */
export const rankOf = (card: number): number => card & 15;

/** Centre lines of the ranks, 22 wide and 34 high; drawn with a round stroke of 6 units. */
export const RANKS = [
  'M0 34 11 0 22 34M4 24h14',
  'M1 9q0-9 10-9t9 9-9 12-10 13h20',
  'M2 0h17l-9 13q11 0 11 10t-10 11-11-6',
  'M16 34v-34l-16 24h22',
  'M19 0h-15l-2 15q19-6 19 8t-10 11-11-6',
  'M16 0 3 17a10 11 0 1 0 8-4q-5 0-8 4',
  'M0 0h21l-13 34',
  'M11 16a9 8 0 1 1 1 0 10 9 0 1 1-1 0',
  'M6 34 19 17a10 11 0 1 0-8 4q5 0 8-4',
  'M-2 6 3 0v34M18 0a7 17 0 1 0 1 0',
  'M8 0h12v24q0 10-9 10t-10-9',
  'M11 0a11 17 0 1 0 1 0M13 25l9 10',
  'M1 0v34M21 0 1 21M8 13 22 34',
];
