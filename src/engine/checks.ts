import { isRecord, quote } from './notation.js';

/** Looks at one value; throws a RangeError that names the field if it is not as it should be. */
export type Check = (value: unknown, field: string) => void;

/** Refuses a field. */
export function refuse(field: string, value: unknown, allowed: string): never {
  throw new RangeError(`${field}: ${quote(value)} cannot be; allowed is ${allowed}`);
}

/** One of some values. */
export function oneOf(...allowed: readonly unknown[]): Check {
  return (value, field) => {
    if (!allowed.includes(value)) refuse(field, value, allowed.map(String).join(', '));
  };
}

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most: number): Check {
  return (value, field) => {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
    refuse(field, value, `a whole number from ${least} to ${most}`);
  };
}

/** Text of a certain form. */
export function textLike(pattern: RegExp, allowed: string): Check {
  return (value, field) => {
    if (typeof value !== 'string' || !pattern.test(value)) refuse(field, value, allowed);
  };
}

/** A list, each entry checked. */
export function listOf(check: Check, least = 0): Check {
  return (value, field) => {
    if (!Array.isArray(value) || value.length < least) {
      refuse(field, value, least > 0 ? 'a list with an entry' : 'a list');
    }
    value.forEach((entry, i) => {
      check(entry, `${field}[${i}]`);
    });
  };
}

/** An object whose values are all checked alike. */
export function recordOf(check: Check): Check {
  return (value, field) => {
    if (!isRecord(value)) refuse(field, value, 'an object');
    for (const [key, entry] of Object.entries(value)) check(entry, `${field}.${key}`);
  };
}

/** An object with just these fields. */
export function shaped(shape: Readonly<Record<string, Check>>): Check {
  return (value, field) => {
    if (!isRecord(value)) refuse(field, value, 'an object');
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(shape, key))
        refuse(`${field}.${key}`, 'the field', Object.keys(shape).join(', '));
    }
    for (const [key, check] of Object.entries(shape)) check(value[key], `${field}.${key}`);
  };
}

/** Either null, or as the check says. */
export function orNull(check: Check): Check {
  return (value, field) => {
    if (value !== null) check(value, field);
  };
}

/** Either absent, or as the check says. */
export function orAbsent(check: Check): Check {
  return (value, field) => {
    if (value !== undefined) check(value, field);
  };
}

/** A value of one sort (`boolean`, …) is taken as it is, any other one is checked. */
export function wordsOr(words: readonly unknown[], check: Check): Check {
  return (value, field) => {
    if (!words.includes(value)) check(value, field);
  };
}
