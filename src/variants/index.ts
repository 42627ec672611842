import type { GameDefinition } from '../engine/definition.js';
import { big } from './big.js';
import { kin } from './kin.js';
import { oneDeck } from './one-deck.js';
import { scorpions } from './scorpion.js';
import { spiders } from './spider.js';
import { slugOf } from './table.js';

/**
 * The definitions of all games by id, in the order in which a player meets them. Facts from
 * PySolFC 3.6.1 and from published rule texts; every one is checked against recorded games.
 */
export const variants: Readonly<Record<string, GameDefinition>> = Object.fromEntries(
  [spiders, oneDeck, scorpions, big, kin].flat().map((definition) => [definition.id, definition]),
);

/** The definition that an id or another name of a game stands for, or undefined. */
export function findVariant(name: string): GameDefinition | undefined {
  const wanted = slugOf(name);
  return Object.values(variants).find(({ id, aliases }) =>
    [id, ...aliases].map(slugOf).includes(wanted),
  );
}

export { defaultSuits, suitNumbers, withSuits } from './suits.js';
