// Runs beside the page: the games of the family, random lines through them, moves to try.
import { createGame, variants, type PlayedGame } from '../../../src/play/index.js';
import { makeRandom, pick, type Random } from '../random.js';

/** Every game, by its id. */
export const ids: readonly string[] = Object.keys(variants);

/** A game as it is dealt. */
export function dealt(variant: string, seed: number): PlayedGame {
  return createGame({ variant, seed: String(seed) });
}

/** The same deal after so many random actions, or fewer where none is left. */
export function played(variant: string, seed: number, actions: number): PlayedGame {
  const game = dealt(variant, seed);
  const random = makeRandom(seed);
  while (game.moveCount < actions && game.status !== 'won') {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    game.play(pick(moves, random));
  }
  return game;
}

/** Games to try moves in: fresh ones and long ones in turn. */
export function* starts(variant: string): Generator<PlayedGame> {
  for (let seed = 1; seed <= 200; seed++) yield played(variant, seed, (seed % 3) * 40);
}

type Piles = Readonly<Record<string, string>>;

/** The position as the player may see it. */
export function seen(position: Piles): Piles {
  const cover = ([name, pile]: [string, string]): [string, string] => [
    name,
    pile.replace(/[a-z2-9][cshd]/g, '??'),
  ];
  return Object.fromEntries(Object.entries(position).map(cover));
}

/** The position after an action, as the player may see it; the game stays where it is. */
export function after(game: PlayedGame, action: string): Piles {
  if (!game.play(action)) throw new Error(`${action} is not legal`);
  const position = seen(game.position);
  game.undo();
  return position;
}

/** A move in its parts; undefined for a deal. */
export interface Step {
  readonly pile: string;
  readonly count: number;
  readonly to: string;
}

/** The parts of an action. */
export function stepOf(action: string): Step | undefined {
  const [, pile, count, to] = /^(\w+):(\d+)>(\w+)$/.exec(action) ?? [];
  return pile === undefined ? undefined : { pile, count: Number(count), to: to! };
}

/**
 * What sort of move an action is: the letters of its piles, `+` for several cards, `-` for a column
 * that gets empty, `0` for a pile that was.
 */
export function kindOf({ position }: PlayedGame, action: string): string {
  const step = stepOf(action);
  if (!step) return 'deal';
  const [from, to] = [step.pile.charAt(0), step.to.charAt(0)];
  const empties = from === 'r' && position[step.pile]!.length === 2 * step.count;
  const lot = `${from}${step.count > 1 ? '+' : ''}${empties ? '-' : ''}`;
  return `${lot}>${to}${position[step.to] === '' ? '0' : ''}`;
}

/** Chooses moves of all kinds: those first that it has chosen least, of those the ones from elsewhere than columns. */
export class Chooser {
  readonly #random: Random;
  readonly #counts = new Map<string, number>();

  constructor(seed: number) {
    this.#random = makeRandom(seed);
  }

  /** The kinds that were chosen. */
  get kinds(): string[] {
    return [...this.#counts.keys()];
  }

  /** One of the actions; undefined if there is none. */
  choose(game: PlayedGame, actions: readonly string[]): string | undefined {
    if (actions.length === 0) return undefined;
    const count = (action: string): number => this.#counts.get(kindOf(game, action)) ?? 0;
    const least = Math.min(...actions.map(count));
    const rarest = actions.filter((action) => count(action) === least);
    const others = rarest.filter((action) => /^[fvw]/.test(action));
    const action = pick(others.length > 0 ? others : rarest, this.#random);
    this.#counts.set(kindOf(game, action), least + 1);
    return action;
  }
}
