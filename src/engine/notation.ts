import { RANKS, SUITS, faceDown, isFaceUp, makeCard, rankOf, suitOf, type Card } from './card.js';
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
  return `"${String(value).slice(0, QUOTED)}"`;
}

/** A card as its two characters, lower case when face down. */
export function makeCardText(card: Card): string {
  const text = RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));
  return isFaceUp(card) ? text : text.toLowerCase();
}

/** A pile as text, bottom card first. */
export function makePileText(pile: Pile): string {
  return pile.map(makeCardText).join('');
}

/** A pile as a player may see it: every face-down card is `??`. */
export function makeMaskedText(pile: Pile): string {
  return pile.map((card) => (isFaceUp(card) ? makeCardText(card) : '??')).join('');
}

const CARD = /^(?:[A2-9TJQK][CSHD]|[a2-9tjqk][cshd])$/;

function parseCard(text: string, name: string, at: number): Card {
  if (!CARD.test(text)) {
    throw new SyntaxError(
      `piles.${name}: ${quote(text)} at character ${at + 1} is no card; cards are written TH or, face down, th`,
    );
  }
  const upper = text.toUpperCase();
  const card = makeCard(RANKS.indexOf(upper.charAt(0)), SUITS.indexOf(upper.charAt(1)));
  return SUITS.includes(text.charAt(1)) ? card : faceDown(card);
}

/**
 * The cards of a pile.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function parsePile(text: string, name: string): Card[] {
  return Array.from({ length: Math.ceil(text.length / 2) }, (_, i) =>
    parseCard(text.slice(i * 2, i * 2 + 2), name, i * 2),
  );
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON, with an error that names the field.
 *
 * @throws SyntaxError naming the field and what is wrong
 */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${field}: no valid JSON (${(error as Error).message})`, {
      cause: error,
    });
  }
}

const PILE_NAME = /^(?:[rfv]\d{1,2}|w|s)$/;

/**
 * Piles from an unknown value, every name and card checked.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function checkPiles(value: unknown): Piles {
  if (!isRecord(value))
    throw new SyntaxError('piles: must be an object of piles such as {"r0":"khQD","s":""}');
  for (const [name, text] of Object.entries(value)) {
    if (!PILE_NAME.test(name))
      throw new SyntaxError(
        `piles.${quote(name)}: no pile is called so; piles are r0…, f0…, v0…, w and s`,
      );
    if (typeof text !== 'string') throw new SyntaxError(`piles.${name}: must be a string of cards`);
    parsePile(text, name);
  }
  return value as Piles;
}

/**
 * A position from its text.
 *
 * @throws SyntaxError naming the pile and the place
 */
export function parsePosition(text: string): Piles {
  return checkPiles(parseJson(text, 'piles'));
}

/** A position as text: its piles as JSON. */
export function makePosition(piles: Piles): string {
  return JSON.stringify(piles);
}

const MOVE = /^([rfv]\d{1,2}|[ws]):([1-9]\d{0,2})>([rfv]\d{1,2}|[ws])$/;

/**
 * An action from its text.
 *
 * @param field what an error names as the place of the text
 * @throws SyntaxError if the text is no action
 */
export function parseAction(text: string, field = 'action'): PlayerAction {
  if (text === 'deal') return text;
  const [, from, count, to] = MOVE.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    throw new SyntaxError(
      `${field}: ${quote(text)} is no action; allowed is "deal" or a move such as "r3:2>r5"`,
    );
  }
  return { from, count: Number(count), to };
}

/** An action as text. */
export function makeAction(action: PlayerAction): string {
  return action === 'deal' ? action : `${action.from}:${action.count}>${action.to}`;
}
