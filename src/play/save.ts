import { isDealNumber } from '../engine/deal-number.js';
import {
  checkPiles,
  isRecord,
  parseAction,
  parseJson,
  quote,
  type Piles,
} from '../engine/notation.js';

/** Version of the format that this code writes. */
const FORMAT = 1;

/** A game as text can carry it: which game, how it began, the line, what was done on the way. */
export interface Save {
  readonly variant: string;
  readonly suits: number;
  readonly houseRules: readonly string[];
  /** Deal number; null where the game began with given piles. */
  readonly deal: string | null;
  /** The piles that the game began with, where it has no deal number. */
  readonly piles: Piles | null;
  /** Actions that stand, then those that redo brings back. */
  readonly line: readonly string[];
  /** How many actions of the line stand. */
  readonly done: number;
  /** Actions, undos and redos made in this attempt. */
  readonly actions: number;
  readonly undos: number;
  readonly redos: number;
  /** Playing time so far in milliseconds. */
  readonly elapsed: number;
}

function fail(field: string, wanted: string): never {
  throw new SyntaxError(`${field === '' ? 'save' : `save.${field}`}: must be ${wanted}`);
}

function readCount(record: Record<string, unknown>, field: string): number {
  const { [field]: value = 0 } = record;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    fail(field, 'a whole number from 0');
  return value;
}

function readText(record: Record<string, unknown>, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value : fail(field, 'text');
}

function readWords(record: Record<string, unknown>, field: string): string[] {
  const text = record[field] === undefined ? '' : readText(record, field);
  return text === '' ? [] : text.split(' ');
}

function readLine(record: Record<string, unknown>): string[] {
  const line = readWords(record, 'line');
  for (const action of line) parseAction(action, 'save.line');
  return line;
}

function readDeal(record: Record<string, unknown>): string {
  const deal = readText(record, 'deal');
  return isDealNumber(deal) ? deal : fail('deal', `a deal number, not ${quote(deal)}`);
}

/**
 * A save from its text.
 *
 * @throws SyntaxError naming the field that is missing or wrong
 */
export function parseSave(text: string): Save {
  const record = parseJson(text, 'save');
  if (!isRecord(record)) fail('', 'an object');
  const { format, piles: given, done: standing } = record;
  if (format !== FORMAT) fail('format', `${FORMAT}, not ${quote(format)}`);
  const piles = given === undefined ? null : checkPiles(given);
  const line = readLine(record);
  const done = standing === undefined ? line.length : readCount(record, 'done');
  if (done > line.length) fail('done', `at most ${line.length}`);
  return {
    variant: readText(record, 'variant'),
    suits: readCount(record, 'suits'),
    houseRules: readWords(record, 'houseRules'),
    deal: piles ? null : readDeal(record),
    piles,
    line,
    done,
    actions: readCount(record, 'actions'),
    undos: readCount(record, 'undos'),
    redos: readCount(record, 'redos'),
    elapsed: readCount(record, 'elapsed'),
  };
}

/** A save as text: JSON, lists as words, what is not there left out. */
export function makeSave({ houseRules, deal, piles, line, ...rest }: Save): string {
  return JSON.stringify({
    format: FORMAT,
    ...rest,
    ...(piles ? { piles } : { deal }),
    ...(houseRules.length > 0 ? { houseRules: houseRules.join(' ') } : {}),
    line: line.join(' '),
  });
}
