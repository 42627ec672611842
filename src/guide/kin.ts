import type { GameDefinition } from '../engine/definition.js';
import { defaultSuits, withSuits } from '../variants/suits.js';
import { en } from './en.js';
import { rulesText, type Section } from './rules-text.js';

function linesOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ sentences }) => sentences);
}

function headingsOf(sections: readonly Section[]): string[] {
  return sections.map(({ heading }) => heading);
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  return texts.filter((text) => !others.includes(text));
}

/** More changes than this make a game of its own. */
const MOST_CHANGES = 7;

/**
 * What tells a game from its nearest relative among those that a player meets before it, or
 * undefined where none is near: what the rules text says of it alone.
 */
export function kinText(
  definition: GameDefinition,
  games: readonly GameDefinition[],
  words = en,
): string | undefined {
  const own = rulesText(definition, words);
  let least = MOST_CHANGES;
  let text: string | undefined;
  for (const other of games) {
    if (other.id === definition.id) break;
    const sections = rulesText(withSuits(other, defaultSuits(definition)) ?? other, words);
    const changes = without(linesOf(own), linesOf(sections));
    const missing = without(headingsOf(sections), headingsOf(own));
    const far = changes.length + 2 * missing.length;
    if (far > least) continue;
    least = far;
    text = words.kin(other.name, changes, missing);
  }
  return text;
}
