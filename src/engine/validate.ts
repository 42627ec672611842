import { RANKS } from './card.js';
import {
  listOf,
  oneOf,
  orAbsent,
  orNull,
  recordOf,
  refuse,
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
const suitLetters = textLike(/^[CSHD]{1,4}$/, 'one to four of the letters C S H D');

const link = shaped({
  delta: wordsOr(['lower'], wholeNumber(-12, 12)),
  suit: oneOf('any', 'same', 'color', 'alternate'),
  card: orAbsent(oneOf('ace', 'notAce')),
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
  id: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  name: text,
  aliases: listOf(text),
  packs: wholeNumber(1, 8),
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
  reserve: orNull(shaped({ accepts: yesOrNo, capacity: orNull(wholeNumber(1, 104)) })),
  foundations: listOf(foundation),
  foundationReach: orNull(recordOf(listOf(wholeNumber(0, 23)))),
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

/** Piles that an action can name. */
const MOST_PILES = 63;

function checkPiles(definition: GameDefinition): void {
  const { columns, reserves, rows, reserve, foundationReach } = definition;
  const foundations = countFoundations(definition);
  if (columns + reserves + foundations + 2 > MOST_PILES) {
    refuse('columns', columns, `at most ${MOST_PILES} piles of all kinds together`);
  }
  if (columns % rows !== 0) refuse('rows', rows, 'a number that divides the columns');
  if (reserves > 0 && reserve === null)
    refuse('reserve', reserve, 'a rule, since there are reserves');
  for (const [column, homes] of Object.entries(foundationReach ?? {})) {
    const known = Number(column) < columns && homes.every((home) => home < foundations);
    if (!known) refuse(`foundationReach.${column}`, homes, 'columns and foundations of the game');
  }
}

function checkStock({ stock, waste, columns, reserves }: GameDefinition, left: number): void {
  if (stock.deal === 'none' && left > 0) {
    refuse('deal', `${left} cards left over`, 'a deal of every card, since there is no stock');
  }
  if (stock.deal === 'waste' && !waste) refuse('stock.deal', stock.deal, 'a waste to deal to');
  if (stock.deal === 'dropReserves' && (reserves === 0 || reserves > columns)) {
    refuse('reserves', reserves, 'one to as many as there are columns, since they drop on them');
  }
}

function checkCards(definition: GameDefinition): void {
  const { packs, suits, deal, baseCards, foundations, win } = definition;
  const cards = packs * suits.length * RANKS.length;
  const bases = baseCards === null ? 0 : packs * 4;
  const left = cards - bases - parseDeal(deal, makeLayout(definition)).length;
  if (left < 0) refuse('deal', `${-left} cards too many`, `at most ${cards - bases} cards`);
  checkStock(definition, left);
  const room = foundations.reduce((sum, { count, length }) => sum + count * length, 0);
  if (win.by === 'foundations' && room !== cards) {
    refuse('foundations', `room for ${room} cards`, `room for all ${cards} cards`);
  }
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
  checkCards(definition);
  return definition;
}
