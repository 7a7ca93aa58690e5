import { AFFLICTIONS, type Affliction } from '../condition/index.js';
import { isRecord, readWord, readWords, type Path } from '../core/index.js';
import { readItems } from '../modifier-deck/internal.js';
import { CONDITIONS, type Condition } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import { optional, type Keyed } from './field.js';

/** The conditions of a figure by name, and what it is immune to. */
export interface Status {
  readonly conditions: readonly Condition[];
  readonly immune: readonly Affliction[];
}

const EXPECTED = 'a list of conditions, or a tracker { held, immune }';

/** Reads what a figure is immune to. */
export const readImmune = (value: unknown, path: Path, faults: Faults): readonly Affliction[] =>
  readWords(AFFLICTIONS, value, path, 'conditions', faults);

const readHeld = (held: unknown, path: Path, faults: Faults): Condition | null => {
  const name = isRecord(held) ? held['condition'] : held;
  return readWord(CONDITIONS, name, [...path, 'condition'], faults) ?? null;
};

/** Reads a tracker or the names of conditions. How long they last is of no importance here. */
const readConditions = (value: unknown, path: Path, faults: Faults): Status =>
  isRecord(value)
    ? {
        conditions: readItems(value['held'], [...path, 'held'], EXPECTED, readHeld, faults),
        immune: readImmune(value['immune'], [...path, 'immune'], faults),
      }
    : { conditions: readWords(CONDITIONS, value, path, EXPECTED, faults), immune: [] };

const HEALTHY: Status = { conditions: [], immune: [] };

/** Reads the conditions of a figure, if it has any. */
export const optionalStatus = (given: Keyed, path: Path, faults: Faults): Status =>
  optional(given['conditions'], 'conditions', path, readConditions, HEALTHY, faults);
