import { readConditions } from '../condition/internal.js';
import {
  AMOUNT_LIMIT,
  invalidValue,
  isPositive,
  isRecord,
  readAmount,
  readSwitch,
  readWord,
  readWords,
  type Path,
} from '../core/index.js';
import { CONDITIONS } from '../vocabulary/index.js';
import type { DamageError } from './error.js';
import { DAMAGE_SOURCES, type Hit, type Vitals } from './vitals.js';

/** Where faults are noted. */
export interface Faults {
  readonly push: (fault: DamageError) => unknown;
}

const readMaximum = (value: unknown, path: Path, faults: Faults): number => {
  if (isPositive(value)) return value;
  faults.push(invalidValue(path, 'positive', value));
  return AMOUNT_LIMIT;
};

/** Reads what damage and healing need of a figure; faults are noted. */
export const readVitals = (value: unknown, path: Path, faults: Faults): Vitals => {
  const given = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(invalidValue(path, 'vitals', value));
  const hitPoints = readAmount(given['hitPoints'], [...path, 'hitPoints'], faults);
  const maxHitPoints = readMaximum(given['maxHitPoints'], [...path, 'maxHitPoints'], faults);
  if (hitPoints > maxHitPoints)
    faults.push({
      type: 'hitPointsAboveMaximum',
      path: [...path, 'hitPoints'],
      ruling: 'R-DMG-10',
      hitPoints,
      maxHitPoints,
    });
  const conditions = readConditions(given['conditions'], [...path, 'conditions'], faults);
  return { hitPoints, maxHitPoints, conditions };
};

/** Reads one source of damage; faults are noted. */
export const readHit = (value: unknown, path: Path, faults: Faults): Hit => {
  const given = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(invalidValue(path, 'hit', value));
  return {
    source: readWord(DAMAGE_SOURCES, given['source'], [...path, 'source'], faults) ?? 'scenario',
    amount: readAmount(given['amount'], [...path, 'amount'], faults),
    conditions: readWords(
      CONDITIONS,
      given['conditions'],
      [...path, 'conditions'],
      'conditions',
      faults,
    ),
    negated: readSwitch(given['negated'], false, path, 'negated', faults),
  };
};
