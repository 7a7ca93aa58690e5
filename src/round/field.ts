/** What the parts of a set-up are read with. */

import { invalidValue, type Path } from '../core/index.js';
import type { NotInPack, SetUpError } from './error.js';

/** Where the faults of a set-up are noted. */
export type Faults = SetUpError[];

/** Whether a value is a whole number between two others. */
export const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether a value is a list of texts. */
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Notes the fields that are not known: a misspelt one would do nothing, and nobody would know. */
export const noteStrangers = (
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: Path,
  faults: Faults,
): void => {
  for (const key of Object.keys(value).filter((one) => !known.includes(one)))
    faults.push(invalidValue([...path, key], 'knownField', value[key]));
};

/** What is said of an id that the pack does not have. */
export const notInPack = (path: Path, kind: NotInPack['kind'], id: unknown): NotInPack => ({
  type: 'notInPack',
  path,
  ruling: null,
  kind,
  id: String(id),
});
