import type { Affliction } from '../condition/index.js';
import { readImmune } from '../condition/internal.js';
import { invalidValue, readAmount, type Path } from '../core/index.js';
import { defaultDrawRules, type CardChange, type DrawRules } from '../modifier-deck/index.js';
import { isNumber, readChanges, readDrawRules, readItems } from '../modifier-deck/internal.js';
import type { Condition } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import type { Bonus } from './facts.js';
import { optional, optionalStatus, readHitPoints, readNumber, type Keyed } from './field.js';

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

/** The path of a query itself. */
export const ROOT: Path = [];

const readBonus = (value: unknown, path: Path, faults: Faults): Bonus | null => {
  if (value === 'double') return value;
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(path, 'bonus', value));
  return null;
};

/** Reads bonuses of the attacker. */
export const readBonuses = (value: unknown, path: Path, faults: Faults): readonly Bonus[] =>
  readItems(value, path, 'bonuses', readBonus, faults);

/** Reads the numbers of an attack. */
export const readNumbers = (given: Keyed, faults: Faults): Numbers => ({
  attack: readNumber(given['attack'], ['attack'], faults),
  bonuses: optional(given['bonuses'], 'bonuses', ROOT, readBonuses, [], faults),
  pierce: optional(given['pierce'], 'pierce', ROOT, readAmount, 0, faults),
  changes: optional(given['changes'], 'changes', ROOT, readChanges, [], faults),
  rules: optional(given['rules'], 'rules', ROOT, readDrawRules, defaultDrawRules, faults),
});

/** Reads what the damage depends on in a target. */
export const readDefence = (given: Keyed, path: Path, faults: Faults): Defence => {
  const { conditions, immune } = optionalStatus(given, path, faults);
  const more = optional<readonly Affliction[]>(
    given['immune'],
    'immune',
    path,
    readImmune,
    [],
    faults,
  );
  return {
    hitPoints: readHitPoints(given, path, faults),
    shield: optional(given['shield'], 'shield', path, readAmount, 0, faults),
    conditions,
    immune: [...immune, ...more],
  };
};
