import { loadPosition, variants, type PlayedGame } from '../../src/play/index.js';
import { withSuits } from '../../src/variants/index.js';

const RANKS = 'KQJT98765432A';

/** Cards of suits that take turns, King to Ace or between two ranks, as text. */
export function cards(suits: string, first = 'K', last = 'A'): string {
  const ranks = RANKS.slice(RANKS.indexOf(first), RANKS.indexOf(last) + 1);
  return [...ranks].map((rank, i) => rank + suits.charAt(i % suits.length)).join('');
}

/** The single cards of a pile's text. */
export function split(pile: string): string[] {
  return pile.match(/../g) ?? [];
}

/** The pack of a game, card by card. */
export function packOf(variant: string, suits?: number): string[] {
  const game = variants[variant]!;
  const { packs, suits: letters } = suits === undefined ? game : withSuits(game, suits)!;
  return [...letters.repeat(packs)].flatMap((suit) => split(cards(suit)));
}

/** What is left of a pack without the cards of some piles. */
function withoutCards(pack: readonly string[], piles: readonly string[]): string[] {
  const rest = [...pack];
  for (const card of piles.flatMap(split)) {
    const at = rest.indexOf(card.toUpperCase());
    if (at < 0) throw new Error(`${card} is not there, or not so often`);
    rest.splice(at, 1);
  }
  return rest;
}

/** A table to test on: some piles, and where all other cards of the pack lie. */
export interface Table {
  readonly variant: string;
  readonly suits?: number;
  readonly houseRules?: readonly string[];
  readonly piles: Readonly<Record<string, string>>;
  /** Whether columns that are not named get a card each. */
  readonly fill?: boolean;
  /** The pile under whose cards the rest of the pack lies, face down; by default the stock. */
  readonly rest?: string;
}

/** Every pile of a table, those with the rest of the pack included. */
export function pilesOf({
  variant,
  suits,
  piles,
  fill = false,
  rest = 's',
}: Table): Record<string, string> {
  const others = withoutCards(packOf(variant, suits), Object.values(piles));
  const all: Record<string, string> = { ...piles };
  for (let i = 0; fill && i < variants[variant]!.columns; i++) all[`r${i}`] ??= others.pop()!;
  all[rest] = others.join('').toLowerCase() + (all[rest] ?? '');
  return all;
}

/** A game that begins with a table. */
export function layOut(table: Table): PlayedGame {
  const { variant, suits, houseRules } = table;
  return loadPosition({ variant, suits, houseRules, piles: pilesOf(table) });
}

/** The pile of a name. */
export function pile(game: PlayedGame, name: string): string {
  return game.position[name] ?? '';
}

/** The columns that a card or group may go to. */
export function targetsOf(game: PlayedGame, group: string): string[] {
  const moves = game.legalMoves().filter((move) => move.startsWith(`${group}>`));
  return moves.map((move) => move.slice(group.length + 1));
}

/** How many cards of a pile may leave it together, each possible number once. */
export function liftsOf(game: PlayedGame, name: string): number[] {
  const moves = game.legalMoves().filter((move) => move.startsWith(`${name}:`));
  return [...new Set(moves.map((move) => Number(move.split(/[:>]/)[1])))];
}

/** The names of the foundations that hold cards. */
export function filledFoundations(game: PlayedGame): string[] {
  const { position } = game;
  return Object.keys(position).filter((name) => name.startsWith('f') && position[name] !== '');
}
