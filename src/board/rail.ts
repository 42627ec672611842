/** What foundations and stock ask of the table. */
export interface RailShape {
  /** Columns side by side in one row. */
  readonly columns: number;
  readonly foundations: number;
  /** Whether single cards go to the foundations, so that none may cover another one. */
  readonly apart: boolean;
  /** Whether the stock and the waste have a place: 0 to 2 piles. */
  readonly stockPiles: number;
}

/** How foundations and stock share their room, in px. */
export interface Rail {
  /** Width of foundations and stock above the columns. */
  readonly railWidth: number;
  /** Steps between foundations. */
  readonly pitch: number;
  /** Steps between the backs of the stock, in card widths. */
  readonly lap: number;
}

/** The stock shows six backs at most; so far apart they lie where there is room. */
const STEPS = 5;
const WIDEST_LAP = 0.12;

/** How wide so many places side by side are. */
export function widthOf(places: number, card: number, gap: number): number {
  return places * (card + gap) - gap;
}

/** Steps between piles that share some room: at most side by side. */
function pitchIn(room: number, piles: number, card: number, gap: number): number {
  return piles > 1 ? Math.min(card + gap, (room - card) / (piles - 1)) : card + gap;
}

/** Above the columns: as wide as those or, where no foundation may be covered, wider. */
export function railAbove(shape: RailShape, room: number, card: number, gap: number): Rail {
  const { foundations, stockPiles, apart } = shape;
  const rowWidth = widthOf(shape.columns, card, gap);
  const places = widthOf(foundations + stockPiles, card, gap);
  const widest = stockPiles > 0 ? STEPS * WIDEST_LAP * card : 0;
  const railWidth = apart ? Math.max(rowWidth, Math.min(places + widest, room)) : rowWidth;
  const spread = apart ? Math.max(0, Math.min(widest, railWidth - places)) : widest;
  const free = railWidth - spread - stockPiles * (card + gap);
  return { railWidth, pitch: pitchIn(free, foundations, card, gap), lap: spread / card / STEPS };
}

/** Beside the columns, where the stock does not spread. */
export function railBeside(shape: RailShape, room: number, card: number, gap: number): Rail {
  const free = room - shape.stockPiles * (card + gap);
  return { railWidth: 0, pitch: pitchIn(free, shape.foundations, card, gap), lap: 0 };
}
