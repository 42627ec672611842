import type { Depth } from '../engine/deal-steps.js';
import { railAbove, railBeside, widthOf, type Rail, type RailShape } from './rail.js';

/** What a game asks of the table. */
export interface TableShape extends RailShape {
  readonly rows: number;
  readonly reserves: number;
  /** Longest column of the opening deal. */
  readonly opening: Depth;
}

/** The room there is, in px. */
export interface Room {
  readonly width: number;
  /** Height at most: the author's, or that of the window. */
  readonly height: number;
  /** Whether `height` is the author's and to be filled. */
  readonly fixed: boolean;
  /** Height of toolbar and margins. */
  readonly controls: number;
  /** Whether the `large` deck is asked for. */
  readonly largeIndex: boolean;
  /** What the author asks for: gap, steps of face-up and face-down cards; NaN or 0: as usual. */
  readonly lengths: readonly number[];
}

/** Steps between the cards of a column, in px. */
export interface Fan {
  readonly down: number;
  readonly up: number;
}

/** Where everything goes, in px. */
export interface Geometry extends Rail {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  /** Height of the corner index. */
  readonly index: number;
  /** Whether cards are too small for pips. */
  readonly small: boolean;
  /** Whether foundations and stock stand beside the tableau instead of above it. */
  readonly side: boolean;
  readonly fan: Fan;
  /** Width and height of one row of columns. */
  readonly rowWidth: number;
  readonly columnHeight: number;
}

const ASPECT = 1.4;
const WIDEST_CARD = 140;
const SMALLEST_FACE = 60;
/** Squeezed steps, face down and face up. */
const LEAST_DOWN = 3;
const LEAST_UP = 9;
/** Cards beyond the opening deal for which a column has room. */
const SPARE_CARDS = 6;
/** A table this high has room for long columns of small cards. */
const LEAST_TABLEAU = 280;
/** Steps in card heights when room is short, for finding a card size. */
const TIGHT_DOWN = 0.08;
const TIGHT_UP = 0.17;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** What the author asks for, or else what is usual. */
function lengthOr(length: number | undefined, usual: number): number {
  return length! > 0 ? length! : usual;
}

function gapFor({ columns }: TableShape, { width, lengths: [gap] }: Room): number {
  const usual = clamp((width * 0.09) / Math.max(10, columns), 2, 12);
  // Half of the room is for cards, whatever the author says.
  return Math.min(lengthOr(gap, usual), width / columns / 2);
}

/** How many places have to fit side by side. */
function placesAcross(shape: TableShape, side: boolean): number {
  if (side) return shape.columns + 1;
  return Math.max(shape.columns, shape.apart ? shape.foundations + shape.stockPiles : 0);
}

/** How many card heights a table needs that squeezes a little. */
function heightsNeeded(shape: TableShape, side: boolean): number {
  const { rows, opening } = shape;
  const open = Math.max(0, opening.up - 1) + SPARE_CARDS;
  const column = 1 + opening.down * TIGHT_DOWN + open * TIGHT_UP;
  return rows * column + extraRows(shape, side);
}

/** Rows of single cards beside the columns: foundations and stock, reserves. */
function extraRows(shape: TableShape, side: boolean): number {
  const hasRail = shape.foundations + shape.stockPiles > 0;
  return (hasRail && !side ? 1 : 0) + (shape.reserves > 0 ? 1 : 0);
}

function cardWidth(shape: TableShape, room: Room, side: boolean): number {
  const gap = gapFor(shape, room);
  const limit = (places: number): number => (room.width - gap * (places + 1)) / places;
  const free = room.height - room.controls - gap * (shape.rows + 3);
  const byHeight = free / heightsNeeded(shape, side) / ASPECT;
  const byWidth = limit(placesAcross(shape, side));
  const least = Math.min(byWidth, limit(shape.columns + 1), 44);
  return Math.min(byWidth, Math.max(byHeight, least), WIDEST_CARD);
}

/** Height of the corner index; small cards have a relatively large one. */
function indexHeight(width: number, large: boolean): number {
  if (large) return Math.min(width * 0.45, Math.max(16, width * 0.3));
  return width < SMALLEST_FACE ? Math.min(14, width * 0.45) : width * 0.185;
}

function usualFan(cardHeight: number, index: number, [, up, down]: readonly number[]): Fan {
  return {
    down: Math.max(LEAST_DOWN, lengthOr(down, Math.max(4, cardHeight * 0.085))),
    up: Math.max(LEAST_UP, lengthOr(up, Math.max(cardHeight * 0.19, index * 1.3 + 2))),
  };
}

function columnLength({ down, up }: Depth, cardHeight: number, fan: Fan): number {
  if (down + up === 0) return cardHeight;
  const open = Math.max(0, up - 1);
  const covered = up > 0 ? down : down - 1;
  return cardHeight + covered * fan.down + open * fan.up;
}

/** The length of a column squeezed as far as it goes. */
function leastLength(depth: Depth, cardHeight: number): number {
  return columnLength(depth, cardHeight, { down: LEAST_DOWN, up: LEAST_UP });
}

/** Steps for a column of these cards: its usual ones, or squeezed, face-down cards first. */
export function fanFor(depth: Depth, { cardHeight, fan, columnHeight }: Geometry): Fan {
  const excess = columnLength(depth, cardHeight, fan) - columnHeight;
  if (excess <= 0) return fan;
  const covered = depth.up > 0 ? depth.down : depth.down - 1;
  const down = covered > 0 ? Math.max(LEAST_DOWN, fan.down - excess / covered) : fan.down;
  const rest = excess - covered * (fan.down - down);
  const open = depth.up - 1;
  const up = open > 0 ? Math.max(LEAST_UP, fan.up - rest / open) : fan.up;
  return { down, up };
}

function naturalColumn({ opening }: TableShape, cardHeight: number, fan: Fan): number {
  const grown = { down: opening.down, up: opening.up + SPARE_CARDS };
  return columnLength(grown, cardHeight, fan);
}

interface Sizes {
  readonly cardHeight: number;
  readonly gap: number;
  readonly side: boolean;
  readonly fan: Fan;
}

function heightOfColumns(
  shape: TableShape,
  room: Room,
  sizes: Sizes,
  longest: readonly Depth[],
): number {
  const { cardHeight, gap, side, fan } = sizes;
  const others =
    room.controls + extraRows(shape, side) * (cardHeight + gap) + gap * (shape.rows + 1);
  const most = (room.height - others) / shape.rows;
  const natural = Math.max(naturalColumn(shape, cardHeight, fan), LEAST_TABLEAU / shape.rows);
  const least = Math.max(...longest.map((depth) => leastLength(depth, cardHeight)));
  return Math.max(room.fixed ? most : Math.min(natural, most), least, cardHeight);
}

/**
 * Places everything: cards as large as the room allows, foundations and stock above the tableau or,
 * where that makes cards clearly larger, beside it.
 *
 * @param depths the columns as they are, so that the table grows when squeezing does not suffice
 */
export function arrange(shape: TableShape, room: Room, depths: readonly Depth[]): Geometry {
  const gap = gapFor(shape, room);
  const top = cardWidth(shape, room, false);
  const beside = cardWidth(shape, room, true);
  const side = shape.rows === 1 && !shape.apart && beside > top;
  const width = Math.max(1, side ? beside : top);
  const cardHeight = width * ASPECT;
  const index = indexHeight(width, room.largeIndex);
  const fan = usualFan(cardHeight, index, room.lengths);
  const columnHeight = heightOfColumns(shape, room, { cardHeight, gap, side, fan }, depths);
  const beyond = extraRows(shape, side) * (cardHeight + gap);
  return {
    ...(side
      ? railBeside(shape, columnHeight + beyond, cardHeight, gap)
      : railAbove(shape, room.width - 2 * gap, width, gap)),
    cardWidth: width,
    cardHeight,
    gap,
    index,
    small: width < SMALLEST_FACE || room.largeIndex,
    side,
    fan,
    rowWidth: widthOf(shape.columns, width, gap),
    columnHeight,
  };
}
