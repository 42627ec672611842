import type { HouseRule } from '../engine/definition.js';
import type { Difficulty } from '../guide/index.js';
import type { WishName } from '../storage/wishes.js';

/** A choice among a few: what it is about, and by value what each means. */
export interface ChoiceWords {
  readonly caption: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A part of the list of games. */
export type Kind = 'twoPacks' | 'onePack' | 'scorpions' | 'big';

/** Everything that the panels say, in one language. */
export interface PanelWords {
  readonly options: string;
  readonly choices: Readonly<Record<Exclude<WishName, 'deck' | 'sound'>, ChoiceWords>>;
  readonly fourColour: string;
  readonly large: string;
  readonly sound: string;
  readonly fullScreen: string;
  readonly reset: string;
  readonly close: string;

  readonly games: string;
  readonly search: string;
  /** No game has such a name. */
  readonly nothing: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly suits: string;
  readonly houseRules: string;
  readonly rules: Readonly<Record<HouseRule, string>>;
  /** Caption of the button that explains the game. */
  readonly howTo: string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly advice: string;
  readonly glossary: string;
  readonly cancel: string;
  play(game: string): string;

  readonly keysTitle: string;
  /** Keys and what they do. */
  readonly keys: readonly (readonly [keys: string, action: string])[];

  readonly wonTitle: string;
  readonly time: string;
  readonly moves: string;
  readonly score: string;
  readonly undos: string;
  readonly again: string;
  readonly newGame: string;

  /** Question before a game in progress is thrown away. */
  abandon(moves: number): string;
  readonly keepPlaying: string;
}

/** English. */
export const en: PanelWords = {
  options: 'Options',
  choices: {
    theme: {
      caption: 'Colours',
      values: { auto: 'Like the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    },
    back: {
      caption: 'Back of the cards',
      values: { web: 'Web', lattice: 'Lattice', waves: 'Waves', plain: 'Plain' },
    },
    tap: {
      caption: 'A tap on cards',
      values: { smart: 'moves them', pick: 'picks them up' },
    },
    hand: { caption: 'The stock lies', values: { right: 'on the right', left: 'on the left' } },
    motion: {
      caption: 'Motion',
      values: { auto: 'Like the device', fast: 'Fast', off: 'None' },
    },
  },
  fourColour: 'Four colours',
  large: 'Large signs',
  sound: 'Sounds',
  fullScreen: 'Full screen',
  reset: 'Reset',
  close: 'Close',

  games: 'Choose a game',
  search: 'Search',
  nothing: 'No game has such a name.',
  kinds: {
    twoPacks: 'Spiders of two packs',
    onePack: 'Of one pack',
    scorpions: 'Scorpions: every face-up card can be lifted',
    big: 'Of three and four packs',
  },
  suits: 'Suits',
  houseRules: 'House rules',
  rules: {
    'deal-on-gaps': 'Deal although columns are empty',
    'reach-any': 'The lower row reaches every foundation',
  },
  howTo: 'Rules',
  difficulties: { easy: 'Easy', medium: 'Middling', hard: 'Hard', expert: 'Very hard' },
  advice: 'Advice',
  glossary: 'Words of the game',
  cancel: 'Cancel',
  play: (game) => `Play ${game}`,

  keysTitle: 'Keys',
  keys: [
    ['← → ↑ ↓', 'to the next card or pile'],
    ['Home, End', 'first, last card of the pile'],
    ['1 … 9, 0', 'column 1 … 10'],
    ['Enter, Space', 'pick up, put down'],
    ['+ −', 'more or fewer cards'],
    ['Esc', 'let go'],
    ['D', 'deal'],
    ['U, Ctrl+Z', 'undo'],
    ['R, Ctrl+Y', 'redo'],
    ['N', 'new game'],
    ['V', 'view the card whole'],
    ['?', 'these keys'],
  ],

  wonTitle: 'You have won!',
  time: 'Time',
  moves: 'Moves',
  score: 'Score',
  undos: 'Undos',
  again: 'Same deal again',
  newGame: 'New game',

  abandon: (moves) => `Leave this game? You have made ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
  keepPlaying: 'Keep playing',
};
