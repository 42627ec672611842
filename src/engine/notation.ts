import { RANKS, SUITS, isFaceUp, looksOf, rankOf, suitOf, type Card } from './card.js';
import type { Pile } from './position.js';

/** A position for people and files: the cards of every pile, bottom first, under the pile's name. */
export type Piles = Readonly<Record<string, string>>;

/** A move in words: the `count` exposed cards of pile `from` go to pile `to`. */
export interface Move {
  readonly from: string;
  readonly count: number;
  readonly to: string;
}

/** What a player can do: move cards, or use the stock. */
export type PlayerAction = Move | 'deal';

/** Longest piece of somebody's text that a message repeats. */
const QUOTED = 40;

/** Somebody's value as it may stand in a message. */
export function quote(value: unknown): string {
  const text = String(value instanceof Object ? JSON.stringify(value) : value);
  return `"${text.slice(0, QUOTED)}"`;
}

/**
 * Refuses a value.
 *
 * @throws RangeError (or another one) naming the field, its value and what is allowed
 */
export function refuse(
  field: string,
  value: unknown,
  allowed: string,
  Kind: ErrorConstructor = RangeError,
): never {
  throw new Kind(`${field}: ${quote(value)} cannot be; allowed is ${allowed}`);
}

/**
 * Refuses what cannot be read.
 *
 * @throws SyntaxError naming the field, its value and what is allowed
 */
export function misread(field: string, value: unknown, allowed: string): never {
  refuse(field, value, allowed, SyntaxError);
}

/** By what is seen of a card, its two characters. */
const cardTexts = Array.from({ length: 128 }, (_, card) => {
  const text = String(RANKS[rankOf(card)]) + SUITS.charAt(suitOf(card));
  return isFaceUp(card) ? text : text.toLowerCase();
});

/** A card as its two characters, lower case when face down. */
export function makeCardText(card: Card): string {
  return cardTexts[looksOf(card)]!;
}

/** A pile as text, bottom card first. */
export function makePileText(pile: Pile): string {
  return pile.map(makeCardText).join('');
}

/** A pile as a player may see it: every face-down card is `??`. */
export function makeMaskedText(pile: Pile): string {
  return pile.map((card) => (isFaceUp(card) ? makeCardText(card) : '??')).join('');
}

/**
 * The cards of a pile.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function parsePile(text: string, name: string): Card[] {
  return (text.match(/..?/gs) ?? []).map((each, i) => {
    const card = cardTexts.indexOf(each);
    if (card < 0) misread(`piles.${name}, character ${2 * i + 1}`, each, 'a card such as TH or th');
    return card;
  });
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object(value) === value && !Array.isArray(value);
}

/**
 * Piles from an unknown value, every name and card checked.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function checkPiles(value: unknown): Piles {
  if (!isRecord(value)) misread('piles', value, 'an object');
  for (const [name, text] of Object.entries(value)) {
    if (!/^([rfv]\d\d?|[ws])$/.test(name)) misread('piles', name, 'r0…, f0…, v0…, w, s');
    if (typeof text !== 'string') misread(`piles.${name}`, text, 'text');
    parsePile(text, name);
  }
  return value as Piles;
}

/**
 * The object that JSON stands for.
 *
 * @throws SyntaxError naming the field and what is wrong
 */
export function parseRecord(text: string, field: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${field}: ${String(error)}`, { cause: error });
  }
  return isRecord(value) ? value : misread(field, value, 'an object');
}

/**
 * A position from its text.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function parsePosition(text: string): Piles {
  return checkPiles(parseRecord(text, 'piles'));
}

/** A position as text: its piles as JSON. */
export function makePosition(piles: Piles): string {
  return JSON.stringify(piles);
}

/**
 * An action from its text.
 *
 * @param field what an error names as the place of the text
 * @throws SyntaxError if the text is no action
 */
export function parseAction(text: string, field = 'action'): PlayerAction {
  if (text === 'deal') return text;
  const [, from, count, to] =
    /^([rfv]\d\d?|[ws]):([1-9]\d{0,2})>([rfv]\d\d?|[ws])$/.exec(text) ??
    misread(field, text, '"deal" or such as "r3:2>r5"');
  return { from: from!, count: Number(count), to: to! };
}

/** An action as text. */
export function makeAction(action: PlayerAction): string {
  return action === 'deal' ? action : `${action.from}:${action.count}>${action.to}`;
}
