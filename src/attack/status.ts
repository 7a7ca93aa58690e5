import { AFFLICTIONS, type Affliction } from '../condition/index.js';
import { isRecord, readWord, readWords, type Path } from '../core/index.js';
import { readItems } from '../modifier-deck/internal.js';
import { CONDITIONS, type Condition } from '../vocabulary/index.js';
import type { Faults } from './error.js';

/** The conditions of a figure by name, and what it is immune to. */
export interface Status {
  readonly conditions: readonly Condition[];
  readonly immune: readonly Affliction[];
}

/** Reads what a figure is immune to. */
export const readImmune = (value: unknown, path: Path, faults: Faults): readonly Affliction[] =>
  readWords(AFFLICTIONS, value, path, 'a list of conditions', faults);

/** Reads the conditions of a figure: a tracker, or their names. How long they last is of no importance here. */
export const readStatus = (value: unknown, path: Path, faults: Faults): Status => {
  const expected = 'a list of conditions, or a tracker { held, immune }';
  if (!isRecord(value))
    return { conditions: readWords(CONDITIONS, value, path, expected, faults), immune: [] };
  const readHeld = (held: unknown, at: Path): Condition | null => {
    const name = isRecord(held) ? held['condition'] : held;
    return readWord(CONDITIONS, name, [...at, 'condition'], faults) ?? null;
  };
  return {
    conditions: readItems(value['held'], [...path, 'held'], expected, readHeld, faults),
    immune: readImmune(value['immune'], [...path, 'immune'], faults),
  };
};
