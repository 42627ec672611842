/** Parts of piles that a page may style through the table. */
export const EXPORTED_PARTS = 'card, face-up, face-down, selected, gap, stock, target, pointed';
