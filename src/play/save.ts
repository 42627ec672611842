import { isDealNumber } from '../engine/deal-number.js';
import { checkPiles, misread, parseAction, parseRecord, type Piles } from '../engine/notation.js';

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

type Fields = Readonly<Record<string, unknown>>;

function readCount(fields: Fields, field: string, absent = 0, most = Number.MAX_SAFE_INTEGER) {
  const { [field]: value = absent } = fields;
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value);
  return misread(`save.${field}`, value, `a whole number from 0 to ${most}`);
}

function readText(fields: Fields, field: string, absent?: string): string {
  const { [field]: value = absent } = fields;
  return typeof value === 'string' ? value : misread(`save.${field}`, value, 'text');
}

function readWords(fields: Fields, field: string): string[] {
  return readText(fields, field, '').split(' ').filter(Boolean);
}

function readDeal(fields: Fields): string {
  const deal = readText(fields, 'deal');
  return isDealNumber(deal) ? deal : misread('save.deal', deal, 'a deal number');
}

/**
 * A save from its text.
 *
 * @throws SyntaxError naming the field that is missing or wrong
 */
export function parseSave(text: string): Save {
  const fields = parseRecord(text, 'save');
  if (fields['format'] !== FORMAT) misread('save.format', fields['format'], String(FORMAT));
  const piles = fields['piles'] === undefined ? null : checkPiles(fields['piles']);
  const line = readWords(fields, 'line');
  for (const action of line) parseAction(action, 'save.line');
  return {
    variant: readText(fields, 'variant'),
    suits: readCount(fields, 'suits'),
    houseRules: readWords(fields, 'houseRules'),
    deal: piles ? null : readDeal(fields),
    piles,
    line,
    done: readCount(fields, 'done', line.length, line.length),
    actions: readCount(fields, 'actions'),
    undos: readCount(fields, 'undos'),
    redos: readCount(fields, 'redos'),
    elapsed: readCount(fields, 'elapsed'),
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
