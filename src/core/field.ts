/** Readers of single fields: they note every fault and read what is wrong as nothing. */
import { invalidValue, type Expected, type InvalidValue, type Path } from './error.js';
import { isAmount, isHex, isRecord } from './guard.js';

/** Where faults of form are noted; wider error lists fit as well. */
export interface FormFaults {
  push: (fault: InvalidValue) => unknown;
}

/**
 * Reads an optional list: a list comes back as it is, `undefined` and `null` as the empty list,
 * anything else is noted as a fault and reads as empty.
 */
export const readList = (
  value: unknown,
  path: Path,
  expected: Expected,
  faults: FormFaults,
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
  faults: FormFaults,
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
  faults: FormFaults,
): Word | undefined => {
  const word = words.find((known) => known === value);
  if (word === undefined) faults.push(invalidValue(path, words, value));
  return word;
};

/**
 * Reads an optional switch; `null` counts as left out. It makes the path only for a fault: paths would
 * cost more than all else in an attack.
 */
export const readSwitch = (
  value: unknown,
  otherwise: boolean,
  path: Path,
  name: string,
  faults: FormFaults,
): boolean => {
  if (typeof value === 'boolean') return value;
  if (value !== undefined && value !== null)
    faults.push(invalidValue([...path, name], 'flag', value));
  return otherwise;
};

/** Notes why a value is no hex: each coordinate that is none, or the value itself. */
export const noteNoHex = (path: Path, value: unknown, faults: FormFaults): void => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'hex', value));
    return;
  }
  const { q, r } = value;
  // With 0 for the other coordinate the value is a hex unless this one is at fault.
  if (!isHex({ q, r: 0 })) faults.push(invalidValue([...path, 'q'], 'coordinate', q));
  if (!isHex({ q: 0, r })) faults.push(invalidValue([...path, 'r'], 'coordinate', r));
};

/** Reads an amount of damage, of a heal, of shield or hit points; a fault reads as 0. */
export const readAmount = (value: unknown, path: Path, faults: FormFaults): number => {
  // Adding 0 makes 0 of -0.
  if (isAmount(value)) return value + 0;
  faults.push(invalidValue(path, 'amount', value));
  return 0;
};
