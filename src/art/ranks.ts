/** Rank number of a card: 0 ace … 12 king. */
export const rankOf = (card: number): number => card & 15;

/** Centre lines of the ranks, 22 wide and 34 high; drawn with a round stroke of 6 units. */
export const RANKS = [
  'M0 34 11 0 22 34M4 24h14',
  'M1 9C2 3 6 0 11 0s9 3 9 8C20 17 7 22 1 34h20',
  'M2 0h17L10 13c6 0 11 4 11 10S16 34 10 34C6 34 2 32 0 28',
  'M16 34V0L0 24h22',
  'M19 0H4L2 15c7-5 19-2 19 8 0 7-5 11-11 11C6 34 2 32 0 28',
  'M16 0 3 17a10 11 0 1 0 8-4c-4 0-6 2-8 4',
  'M0 0h21L8 34',
  'M11 16a9 8 0 1 1 1 0a10 9 0 1 1-1 0',
  'M6 34 19 17a10 11 0 1 0-8 4c4 0 6-2 8-4',
  'M-2 6 3 0v34M12 9v16a6 9 0 0 0 13 0V9a6 9 0 0 0-13 0',
  'M8 0h12v23c0 7-4 11-9 11S1 31 1 25',
  'M11 0C4 0 0 6 0 17s4 17 11 17 11-6 11-17S18 0 11 0M13 25l9 10',
  'M1 0v34M21 0 1 21M8 13 22 34',
];
