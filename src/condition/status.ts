import { invalidValue, isRecord, readWords, type FormFaults, type Path } from '../core/index.js';
import { CONDITIONS, type Condition } from '../vocabulary/index.js';
import { AFFLICTIONS, type Affliction } from './tracker.js';

/** Which conditions a figure has, and what it is immune to. */
export interface Status {
  readonly conditions: readonly Condition[];
  readonly immune: readonly Affliction[];
}

/** Reads what a figure is immune to. */
export const readImmune = (value: unknown, path: Path, faults: FormFaults): readonly Affliction[] =>
  readWords(AFFLICTIONS, value, path, 'conditions', faults);

/** What lies on a figure by its tracker; a tracker that keeps no list is a fault. */
export const readHeldList = (
  value: unknown,
  path: Path,
  faults: FormFaults,
): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  faults.push(invalidValue(path, 'conditions', value));
  return [];
};

/**
 * Reads a tracker, or the names of conditions, for questions about what a figure has now: how long it
 * lasts is of no importance there, so that nothing is asked about it.
 */
export const readStatus = (value: unknown, path: Path, faults: FormFaults): Status => {
  const read = (names: unknown, at: Path): readonly Condition[] =>
    readWords(CONDITIONS, names, at, 'conditionsOrTracker', faults);
  if (!isRecord(value)) return { conditions: read(value, path), immune: [] };
  const held = [...path, 'held'];
  const names = readHeldList(value['held'], held, faults).map((one) =>
    isRecord(one) ? one['condition'] : one,
  );
  return {
    conditions: read(names, held),
    immune: readImmune(value['immune'], [...path, 'immune'], faults),
  };
};
