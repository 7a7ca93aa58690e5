/** Guards of the fields of a query: they note every fault and read what is wrong as nothing. */

import { invalidValue, isPositive, isRecord, type Path } from '../core/index.js';
import { readStatus, type Status } from '../condition/internal.js';
import { EXPECTED_NUMBER, isNumber, readItems } from '../modifier-deck/internal.js';
import type { Faults } from './error.js';

/** An object whose fields are still to be read. */
export type Keyed = Readonly<Record<string, unknown>>;

/** Reads a value that stands at a path. */
type Read<A> = (value: unknown, path: Path, faults: Faults) => A;

/**
 * Reads a field that may be left out, or be `null`. Paths are made where there is something to read
 * only: most fields are left out, and an attack is asked about very often.
 */
export const optional = <A>(
  value: unknown,
  name: string,
  path: Path,
  read: Read<A>,
  otherwise: A,
  faults: Faults,
): A => (value === undefined || value === null ? otherwise : read(value, [...path, name], faults));

const NOTHING: Keyed = {};

/** Reads an optional object; left out, it has no field. */
export const optionalRecord = (
  value: unknown,
  name: string,
  path: Path,
  expected: string,
  faults: Faults,
): Keyed => {
  if (isRecord(value)) return value;
  if (value !== undefined && value !== null)
    faults.push(invalidValue([...path, name], expected, value));
  return NOTHING;
};

/** Reads an amount of at least 1, such as the hit points of somebody who lives. */
export const readPositive: Read<number | null> = (value, path, faults) => {
  if (isPositive(value)) return value;
  faults.push(invalidValue(path, 'positive', value));
  return null;
};

const HEALTHY: Status = { conditions: [], immune: [] };

/** Reads the conditions of a figure, if it has any. */
export const optionalStatus = (given: Keyed, path: Path, faults: Faults): Status =>
  optional(given['conditions'], 'conditions', path, readStatus, HEALTHY, faults);

/** Reads the hit points of a figure; `null` where they are not known. */
export const readHitPoints = (given: Keyed, path: Path, faults: Faults): number | null =>
  optional(given['hitPoints'], 'hitPoints', path, readPositive, null, faults);

/** Reads a number of either sign. */
export const readNumber: Read<number> = (value, path, faults) => {
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(path, EXPECTED_NUMBER, value));
  return 0;
};

const readName: Read<string | null> = (value, path, faults) => {
  if (typeof value === 'string') return value;
  faults.push(invalidValue(path, 'name', value));
  return null;
};

/** Reads a list of names. */
export const readNames: Read<readonly string[]> = (value, path, faults) =>
  readItems(value, path, 'names', readName, faults);
