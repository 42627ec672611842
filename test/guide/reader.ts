import { en, guideFor, type Guide, type GuideChoice } from '../../src/guide/index.js';
import { variants, type GameDefinition } from '../../src/play/index.js';
import { suitNumbers, withSuits } from '../../src/variants/index.js';

/** Every game with every number of suits it can be dealt with. */
export const dealtGames: readonly GameDefinition[] = Object.values(variants).flatMap((game) =>
  suitNumbers(game).map((suits) => withSuits(game, suits)!),
);

/** What a section says, as one text; empty where the game has no such section. */
export function said({ sections }: Pick<Guide, 'sections'>, heading: string): string {
  const section = sections.find((other) => other.heading === heading);
  return section?.sentences.join(' ') ?? '';
}

/** The rules as one text. */
export function wholeText({ sections }: Pick<Guide, 'sections'>): string {
  return sections.map(({ heading, sentences }) => [heading, ...sentences].join('\n')).join('\n');
}

/** The rules of a game as one text. */
export function textOf(definition: GameDefinition): string {
  return wholeText(guideTo(definition));
}

/** The first group of a pattern as a number. */
export function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? NaN);
}

/** The piles that words such as `columns 1 to 4`, `cells 2 and 3`, `each` name, counted from 0. */
function placesIn(words: string, all: number): number[] {
  if (words.startsWith('each')) return Array.from({ length: all }, (_, i) => i);
  const [first = 0, ...others] = (words.match(/\d+/g) ?? []).map(Number);
  if (words.includes(' to '))
    return Array.from({ length: others[0]! - first + 1 }, (_, i) => first + i - 1);
  return [first, ...others].map((number) => number - 1);
}

/** By column what the deal is said to give it: `dddu`. */
export function facesIn(text: string): string[] {
  const [, columns = '', list = ''] = /There are (\d+) columns[^:]*: ([^.]*)\./.exec(text) ?? [];
  const faces = new Array<string>(Number(columns)).fill('?');
  for (const part of list.split('; ')) {
    const [named = '', gets = ''] = part.split(' with ');
    const cards = [...gets.matchAll(/(\d+) face (up|down)/g)].map(([, count, way]) =>
      (way === 'up' ? 'u' : 'd').repeat(Number(count)),
    );
    for (const place of placesIn(named, faces.length)) faces[place] = cards.join('');
  }
  return faces;
}

/** By reserve or cell how many cards it is said to hold after the deal. */
export function heldIn(text: string): number[] {
  const [, count = '0', rest = ''] =
    /You have (\d+) (?:cells?|reserves?)([^.]*)\./.exec(text) ?? [];
  const held = new Array<number>(Number(count)).fill(0);
  const [named, cards] = rest.replace(/^, /, '').split('with ');
  if (cards === undefined) return held;
  const places = held.length === 1 ? [0] : placesIn(named!, held.length);
  for (const place of places) held[place] = Number.parseInt(cards, 10);
  return held;
}

/** The guide to a game, with the whole family as its relatives. */
export function guideTo(definition: GameDefinition, choice: GuideChoice = {}, words = en): Guide {
  return guideFor(definition, Object.values(variants), choice, words);
}

/** How a game differs from its nearest relative. */
export function kinOf(id: string): string | undefined {
  const definition = variants[id];
  return definition && guideTo(definition).kin;
}
