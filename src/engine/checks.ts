import { isRecord, refuse } from './notation.js';

/** Looks at one value; throws a RangeError that names the field if it is not as it should be. */
export type Check = (value: unknown, field: string) => void;

/** Refuses the value of a field unless a condition holds. */
export function demand(holds: boolean, field: string, value: unknown, allowed: string): void {
  if (!holds) refuse(field, value, allowed);
}

/** Looks at one value by a condition. */
function test(holds: (value: unknown) => boolean, allowed: string): Check {
  return (value, field) => {
    demand(holds(value), field, value, allowed);
  };
}

/** One of some values. */
export function oneOf(...allowed: readonly unknown[]): Check {
  return test((value) => allowed.includes(value), allowed.map(String).join(', '));
}

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most: number): Check {
  return test(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}

/** Text of a certain form. */
export function textLike(pattern: RegExp, allowed: string): Check {
  return test((value) => typeof value === 'string' && pattern.test(value), allowed);
}

const isObject = test(isRecord, 'an object');

/** A list, each entry checked. */
export function listOf(check: Check, least = 0): Check {
  return (value, field) => {
    const isLong = Array.isArray(value) && value.length >= least;
    demand(isLong, field, value, `a list of ${least} or more`);
    (value as unknown[]).forEach((entry, i) => {
      check(entry, `${field}[${i}]`);
    });
  };
}

/** An object whose values are all checked alike. */
export function recordOf(check: Check): Check {
  return (value, field) => {
    isObject(value, field);
    for (const [key, entry] of Object.entries(value as object)) check(entry, `${field}.${key}`);
  };
}

/** An object with just these fields. */
export function shaped(shape: Readonly<Record<string, Check>>): Check {
  return (value, field) => {
    isObject(value, field);
    for (const [key, check] of Object.entries(shape)) {
      check((value as Record<string, unknown>)[key], `${field}.${key}`);
    }
    for (const key of Object.keys(value as object)) {
      const allowed = Object.keys(shape);
      demand(allowed.includes(key), `${field}.${key}`, 'the field', allowed.join(', '));
    }
  };
}

/** One of some values, or as the check says. */
export function wordsOr(words: readonly unknown[], check: Check): Check {
  return (value, field) => {
    if (!words.includes(value)) check(value, field);
  };
}
