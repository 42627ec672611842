import { RANKS, RANK_COUNT } from './card.js';
import {
  demand,
  listOf,
  oneOf,
  recordOf,
  shaped,
  textLike,
  wholeNumber,
  wordsOr,
  type Check,
} from './checks.js';
import { parseDeal } from './deal-steps.js';
import type { GameDefinition } from './definition.js';
import { countFoundations, makeLayout } from './layout.js';

const yesOrNo = oneOf(true, false);
const text = textLike(/\S/, 'text');
const suitLetters = textLike(/^[CSHD]{1,4}$/, '1 to 4 letters of C S H D');

const link = shaped({
  delta: wordsOr(['lower'], wholeNumber(-12, 12)),
  suit: oneOf('any', 'same', 'color', 'alternate'),
  card: wordsOr([undefined], oneOf('ace', 'notAce')),
});
const links = listOf(link, 1);

const foundation = shaped({
  count: wholeNumber(1, 24),
  take: oneOf('run', 'card'),
  length: wholeNumber(2, 52),
  links,
  base: oneOf('any', ...RANKS),
  wrap: yesOrNo,
  suit: oneOf(null, 'C', 'S', 'H', 'D'),
  returnable: yesOrNo,
  shared: yesOrNo,
});

const shape: Readonly<Record<keyof GameDefinition, Check>> = {
  id: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words and hyphens'),
  name: text,
  aliases: listOf(text),
  packs: wholeNumber(1, 4),
  suits: suitLetters,
  suitChoices: recordOf(suitLetters),
  shuffle: oneOf('together', 'perPack'),
  columns: wholeNumber(1, 20),
  rows: wholeNumber(1, 2),
  reserves: wholeNumber(0, 20),
  waste: yesOrNo,
  deal: text,
  baseCards: oneOf(null, 'aceKingByColor'),
  build: links,
  wrap: yesOrNo,
  lift: wordsOr(['single', 'faceUp'], links),
  liftLimit: oneOf(null, 'cards', 'suitGroups'),
  emptyColumn: oneOf('any', 'king', 'ace', 'none', 'kingUntilFourKings'),
  reserve: wordsOr(
    [null],
    shaped({ accepts: yesOrNo, capacity: wordsOr([null], wholeNumber(1, 104)) }),
  ),
  foundations: listOf(foundation),
  foundationReach: wordsOr([null], recordOf(listOf(wholeNumber(0, 23)))),
  stock: shaped({
    deal: oneOf(
      'none',
      'columns',
      'nonEmptyColumns',
      'columnsWithoutKingRun',
      'dropReserves',
      'waste',
      'refillEmptied',
      'spillAndRefill',
    ),
    times: wholeNumber(1, 20),
    needsFilledColumns: yesOrNo,
  }),
  win: (value, field) => {
    const byColumns = (value as { by?: unknown } | null)?.by === 'columns';
    const rest = byColumns ? { link, stockEmpty: yesOrNo } : {};
    shaped({ by: oneOf('foundations', 'columns'), ...rest })(value, field);
  },
  score: oneOf('sets', 'kingRuns', 'cardsHome', 'joins'),
  byHandRemoval: oneOf('none', 'afterMoves'),
};

/** Columns, foundations and reserves that an action can name. */
const MOST_PILES = 61;

function checkPiles(definition: GameDefinition): void {
  const { columns, rows, reserves, reserve, foundationReach, stock, waste } = definition;
  const foundations = countFoundations(definition);
  demand(columns + foundations + reserves <= MOST_PILES, 'columns', columns, 'fewer piles in all');
  demand(columns % rows === 0, 'rows', rows, 'a divisor of columns');
  demand(reserves === 0 || reserve !== null, 'reserve', reserve, 'a rule for reserves');
  for (const [column, homes] of Object.entries(foundationReach ?? {})) {
    const isColumn = /^\d+$/.test(column) && Number(column) < columns;
    const isThere = isColumn && homes.every((home) => home < foundations);
    demand(isThere, `foundationReach.${column}`, homes, 'piles of the game');
  }
  demand(stock.deal !== 'waste' || waste, 'stock.deal', stock.deal, 'waste if there is one');
  const canDrop = reserves > 0 && reserves <= columns;
  demand(stock.deal !== 'dropReserves' || canDrop, 'reserves', reserves, 'one to columns');
}

function checkSuits(definition: GameDefinition): void {
  const { packs, suits, suitChoices, baseCards } = definition;
  for (const [number, letters] of Object.entries(suitChoices)) {
    const fits = letters.length === suits.length && String(new Set(letters).size) === number;
    demand(fits, `suitChoices.${number}`, letters, `${suits.length} letters of ${number} suits`);
  }
  if (baseCards === null) return;
  const isBegun = (rank: string): boolean => {
    const foundations = definition.foundations.filter(
      ({ take, base }) => take === 'card' && base === rank,
    );
    return countFoundations({ ...definition, foundations }) >= 2 * packs;
  };
  const fits = new Set(suits).size === 4 && isBegun('A') && isBegun('K');
  demand(fits, 'baseCards', baseCards, 'null unless A and K have foundations');
}

function checkCards(definition: GameDefinition): void {
  const { packs, suits, deal, baseCards, foundations, stock, win } = definition;
  const cards = packs * suits.length * RANK_COUNT;
  const bases = baseCards === null ? 0 : packs * 4;
  const left = cards - bases - parseDeal(deal, makeLayout(definition)).length;
  const isDealt = stock.deal === 'none' ? left === 0 : left >= 0;
  demand(isDealt, 'deal', `${left} cards left`, '0, or more with a stock');
  const room = foundations.reduce((sum, { count, length }) => sum + count * length, 0);
  const isRoomy = win.by === 'columns' || room === cards;
  demand(isRoomy, 'foundations', `room for ${room} cards`, `room for ${cards}`);
}

/**
 * A definition from an unknown value: every field is there and of its kind, no other field is, and
 * piles and cards add up to a game that can be dealt and won.
 *
 * @throws RangeError naming the field, its value and what is allowed
 */
export function validateDefinition(value: unknown): GameDefinition {
  shaped(shape)(value, 'definition');
  const definition = value as GameDefinition;
  checkPiles(definition);
  checkSuits(definition);
  checkCards(definition);
  return definition;
}
