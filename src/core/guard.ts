import { invalidValue, type Expected, type InvalidValue, type Path } from './error.js';

/**
 * Coordinates lie within this bound either way, so that products of two scaled corner
 * coordinates stay exact integers.
 */
export const COORDINATE_LIMIT = 2 ** 20;

/** A keyed object: no list, no null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number of at least 0; -0 counts as 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value <= COORDINATE_LIMIT &&
  value >= -COORDINATE_LIMIT;

/** An axial hex with whole coordinates within {@link COORDINATE_LIMIT}. */
export const isHex = (value: unknown): value is { readonly q: number; readonly r: number } =>
  isRecord(value) && isCoordinate(value['q']) && isCoordinate(value['r']);

/** Hit points, damage, heals and shields lie within this bound, so that sums of them stay exact. */
export const AMOUNT_LIMIT = 1_000_000;

/** A whole number from 0 to {@link AMOUNT_LIMIT}; -0 counts as 0. */
export const isAmount = (value: unknown): value is number =>
  isCount(value) && value <= AMOUNT_LIMIT;

/** A whole number from 1 to {@link AMOUNT_LIMIT}. */
export const isPositive = (value: unknown): value is number => isAmount(value) && value > 0;

/**
 * Reads an optional list: a list comes back as it is, `undefined` and `null` as the empty list,
 * anything else is noted as a fault and reads as empty.
 */
export const readList = (
  value: unknown,
  path: Path,
  expected: Expected,
  faults: InvalidValue[] | { push: (fault: InvalidValue) => unknown },
): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (value !== undefined && value !== null) faults.push(invalidValue(path, expected, value));
  return [];
};

/** How many words a list in a query may have: more are one fault, not a million. */
const WORD_LIMIT = 100;

/**
 * Reads an optional list of words of a closed set, left out for none; a word that is none of them is
 * noted as a fault and left out.
 */
export const readWords = <Word extends string>(
  words: readonly Word[],
  value: unknown,
  path: Path,
  expected: string,
  faults: { push: (fault: InvalidValue) => unknown },
): readonly Word[] => {
  const given = readList(value, path, expected, faults);
  if (given.length > WORD_LIMIT) {
    faults.push(invalidValue(path, `${expected}, at most ${String(WORD_LIMIT)}`, value));
    return [];
  }
  return given.flatMap((word, index) => readWord(words, word, [...path, index], faults) ?? []);
};

/** Reads one word of a closed set; `undefined` with the fault noted where it is none of them. */
export const readWord = <Word extends string>(
  words: readonly Word[],
  value: unknown,
  path: Path,
  faults: { push: (fault: InvalidValue) => unknown },
): Word | undefined => {
  const word = words.find((known) => known === value);
  if (word === undefined) faults.push(invalidValue(path, words, value));
  return word;
};

/** The order of ids and other texts, by code unit. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
