import { createGame, variants, type PlayedGame } from '../../src/play/index.js';
import { suitNumbers } from '../../src/variants/index.js';

/** A game with one of its numbers of suits. */
export interface GameChoice {
  readonly variant: string;
  readonly suits: number;
}

/** Every game that can be dealt, each number of suits on its own. */
export const everyChoice: readonly GameChoice[] = Object.values(variants).flatMap((definition) =>
  suitNumbers(definition).map((suits) => ({ variant: definition.id, suits })),
);

/** The name of a choice in the titles of tests. */
export function titleOf({ variant, suits }: GameChoice): string {
  return `${variant}, ${suits} ${suits === 1 ? 'suit' : 'suits'}`;
}

/** A game of a choice. */
export function dealt(choice: GameChoice, seed: string): PlayedGame {
  return createGame({ ...choice, seed });
}
