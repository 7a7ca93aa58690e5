import type { Affliction } from '../condition/index.js';
import { AMOUNT_LIMIT, EXPECTED_AMOUNT, invalidValue, isAmount, type Path } from '../core/index.js';
import type { CardChange, DrawRules } from '../modifier-deck/index.js';
import { isNumber, readChanges, readDrawRules, readItems } from '../modifier-deck/internal.js';
import type { Condition } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import type { Bonus } from './facts.js';
import { readImmune, readStatus } from './status.js';

/** The numbers of an attack, and how its cards are judged. */
export interface Numbers {
  readonly attack: number;
  readonly bonuses: readonly Bonus[];
  /** All pierce that does not come from modifier cards. */
  readonly pierce: number;
  readonly changes: readonly CardChange[];
  readonly rules: DrawRules;
}

/** What the damage depends on in a target. */
export interface Defence {
  readonly hitPoints: number | null;
  readonly shield: number;
  readonly conditions: readonly Condition[];
  readonly immune: readonly Affliction[];
}

type Keyed = Readonly<Record<string, unknown>>;

/** Whether an optional field is left out. */
export const isLeftOut = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

/** An amount of at least 1. */
export const isPositive = (value: unknown): value is number => isAmount(value) && value > 0;

/** What {@link isPositive} accepts, in words. */
export const EXPECTED_POSITIVE = `a whole number from 1 to ${String(AMOUNT_LIMIT)}`;

/** Reads an amount of at least 1, such as the hit points of somebody who lives; `null` if left out. */
export const readPositive = (value: unknown, path: Path, faults: Faults): number | null => {
  if (isLeftOut(value)) return null;
  if (isPositive(value)) return value;
  faults.push(invalidValue(path, EXPECTED_POSITIVE, value));
  return null;
};

const readAmount = (value: unknown, path: Path, faults: Faults): number => {
  if (isLeftOut(value)) return 0;
  // Adding 0 makes 0 of -0.
  if (isAmount(value)) return value + 0;
  faults.push(invalidValue(path, EXPECTED_AMOUNT, value));
  return 0;
};

const readBonus = (value: unknown, path: Path, faults: Faults): Bonus | null => {
  if (value === 'double') return value;
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(path, 'a whole number, or "double"', value));
  return null;
};

/** Reads bonuses of the attacker. */
export const readBonuses = (value: unknown, path: Path, faults: Faults): readonly Bonus[] =>
  readItems(value ?? [], path, 'a list of whole numbers and "double"', readBonus, faults);

const readNumber = (value: unknown, path: Path, faults: Faults): number => {
  if (isNumber(value)) return value + 0;
  const limit = String(AMOUNT_LIMIT);
  faults.push(invalidValue(path, `a whole number from -${limit} to ${limit}`, value));
  return 0;
};

/** Reads the numbers of an attack. */
export const readNumbers = (given: Keyed, faults: Faults): Numbers => ({
  attack: readNumber(given['attack'], ['attack'], faults),
  bonuses: readBonuses(given['bonuses'], ['bonuses'], faults),
  pierce: readAmount(given['pierce'], ['pierce'], faults),
  changes: readChanges(given['changes'], ['changes'], faults),
  rules: readDrawRules(given['rules'], ['rules'], faults),
});

/** Reads what the damage depends on in a target. */
export const readDefence = (given: Keyed, path: Path, faults: Faults): Defence => {
  const { conditions, immune } = readStatus(given['conditions'], [...path, 'conditions'], faults);
  return {
    hitPoints: readPositive(given['hitPoints'], [...path, 'hitPoints'], faults),
    shield: readAmount(given['shield'], [...path, 'shield'], faults),
    conditions,
    immune: [...immune, ...readImmune(given['immune'], [...path, 'immune'], faults)],
  };
};
