import type { Messages } from './messages.js';

const RANKS = 'Ace,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Jack,Queen,King'.split(',');
const SUITS = ['Clubs', 'Spades', 'Hearts', 'Diamonds'];

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** English. */
export const en: Messages = {
  table: (game) => `${game}, a patience game`,
  card: (rank, suit) => `${RANKS[rank]} of ${SUITS[suit]}`,
  cards: (first, others) => first + (others > 0 ? ` and ${count(others, 'more card')}` : ''),
  place: ({ kind, number, row }) => (number ? `${row ? `${row} ` : ''}${kind} ${number}` : kind),
  pile: (place, down, up) =>
    `${place}: ${down + up > 0 ? `${down > 0 ? `${down} face down, ` : ''}${up} face up` : 'empty'}`,
  stock: (deals) => `Deal: ${count(deals, 'deal')} left`,

  newGame: 'New',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  options: 'Options',
  games: 'Games',
  controls: 'Game controls',

  dealsLeft: 'Deals',
  setsDone: 'Sets',
  cardsHome: 'Home',
  moves: 'Moves',
  score: 'Score',

  moved: (cards, to) => `${cards} to ${to}.`,
  dealt: (cards, left) => `${count(cards, 'card')} dealt, ${count(left, 'deal')} left.`,
  turned: (cards) => `${cards.join(', ')} turned up.`,
  runsDone: (done, all) => `Set finished, ${done} of ${all}.`,
  replayed: {
    undo: (moves) => `Undone, ${count(moves, 'move')}.`,
    redo: (moves) => `Redone, ${count(moves, 'move')}.`,
  },
  opened: (game, dealNumber) => (dealNumber ? `${game}, deal ${dealNumber}.` : `${game}.`),
  resumed: (game, moves) => game + (moves ? ` goes on after ${count(moves, 'move')}.` : '.'),
  held: (cards, targets) => `${cards} picked up, ${count(targets, 'place')} to go.`,
  letGo: 'Put back.',
  endings: {
    playing: () => '',
    won: (moves, score) =>
      `You have won, in ${count(moves, 'move')} with ${count(score, 'point')}!`,
    stuck: () => 'No move is left. You can still undo.',
  },
  refusals: {
    'empty-column': 'Every column needs a card before you can deal.',
    'no-stock': 'There are no cards left to deal.',
    'not-movable': 'That card cannot be moved from there.',
    'not-accepted': 'That does not fit there.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'game-over': 'This game is won. Start a new one, or undo.',
    'bad-game': 'That game cannot be played. The game stays as it is.',
    'bad-seed': 'That is no deal number. The game stays as it is.',
    'bad-save': 'That saved game cannot be read. The game stays as it is.',
    cancelled: 'That move is not wanted here.',
  },
  notKept: 'This browser does not keep the game for later.',
  notLoaded: 'That could not be loaded. Please try again.',
};
