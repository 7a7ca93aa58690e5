import {
  AFFLICTIONS,
  drawSourcesOf,
  forbiddenBy,
  hasCondition,
  type Affliction,
} from '../condition/index.js';
import { readConditions } from '../condition/internal.js';
import {
  AMOUNT_LIMIT,
  EXPECTED_AMOUNT,
  invalidValue,
  isAmount,
  readList,
  readWord,
  type Path,
} from '../core/index.js';
import type { CardChange, DrawRules } from '../modifier-deck/index.js';
import {
  isNumber,
  readChanges,
  readDrawRules,
  readEffect,
  readItems,
  readMode,
  readSwitch,
  type Judging,
} from '../modifier-deck/internal.js';
import type { DrawMode, ModifierEffect } from '../vocabulary/index.js';
import { pierceOf } from './cards.js';
import type { Faults } from './error.js';
import { ATTACK_ORDERS, type AttackOrder, type Bonus } from './facts.js';
import {
  readRecord,
  readSources,
  readTargetSources,
  reportOf,
  type ModeReport,
  type Sources,
} from './sources.js';
import { attackerStages, type AttackerStage } from './stage.js';

/** What all attacks of one ability have in common. */
export interface Ability {
  readonly attack: number;
  readonly bonuses: readonly Bonus[];
  /** All pierce that does not come from modifier cards. */
  readonly pierce: number;
  readonly effects: readonly ModifierEffect[];
  /** Sources of advantage and disadvantage in the attacker and the ability. */
  readonly sources: Sources;
  /** The way of drawing that the caller names, whatever the sources are. */
  readonly mode: DrawMode | null;
  readonly order: AttackOrder;
  readonly changes: readonly CardChange[];
  readonly rules: DrawRules;
}

/** What is read of a target. */
export interface Target {
  readonly hitPoints: number | null;
  readonly shield: number;
  readonly poisoned: boolean;
  readonly immune: readonly Affliction[];
  readonly negated: boolean;
  readonly sources: Sources;
}

/** One attack on one target, up to its modifier cards. */
export interface Attack {
  readonly ability: Ability;
  readonly target: Target;
  readonly report: ModeReport;
  /** Steps 2 and 3 of R-ATK-1. */
  readonly stages: readonly AttackerStage[];
  /** The attack after step 3. */
  readonly value: number;
  readonly judging: Judging;
}

type Keyed = Readonly<Record<string, unknown>>;

const EXPECTED_NUMBER = `a whole number from -${String(AMOUNT_LIMIT)} to ${String(AMOUNT_LIMIT)}`;

const readNumber = (value: unknown, path: Path, faults: Faults): number => {
  // Adding 0 makes 0 of -0.
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(path, EXPECTED_NUMBER, value));
  return 0;
};

const isLeftOut = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

/** Reads an amount from 0; left out, it is 0. */
export const readAmount = (value: unknown, path: Path, faults: Faults): number => {
  if (isLeftOut(value)) return 0;
  if (isAmount(value)) return value + 0;
  faults.push(invalidValue(path, EXPECTED_AMOUNT, value));
  return 0;
};

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

const readBonus = (value: unknown, path: Path, faults: Faults): Bonus | null => {
  if (value === 'double') return value;
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(path, 'a whole number, or "double"', value));
  return null;
};

/** Reads bonuses of the attacker. */
export const readBonuses = (value: unknown, path: Path, faults: Faults): readonly Bonus[] =>
  readItems(value ?? [], path, 'a list of whole numbers and "double"', readBonus, faults);

const readImmune = (value: unknown, path: Path, faults: Faults): readonly Affliction[] =>
  readList(value, path, 'a list of conditions', faults).flatMap(
    (word, index) => readWord(AFFLICTIONS, word, [...path, index], faults) ?? [],
  );

/** Notes why a target cannot be attacked at all. */
const noteIllegal = (given: Keyed, isInvisible: boolean, path: Path, faults: Faults): void => {
  const fact = (name: string, otherwise: boolean): boolean =>
    readSwitch(given[name], otherwise, [...path, name], faults);
  if (!fact('inRange', true)) faults.push({ type: 'targetOutOfRange', path, ruling: 'R-ATK-18' });
  if (!fact('inSight', true)) faults.push({ type: 'targetOutOfSight', path, ruling: 'R-LOS-5' });
  if (fact('invisible', isInvisible) || isInvisible)
    faults.push({ type: 'targetInvisible', path, ruling: 'R-ATK-25' });
};

/** Reads a target. */
export const readTarget = (given: Keyed, path: Path, faults: Faults): Target => {
  const conditions = readConditions(given['conditions'], [...path, 'conditions'], faults);
  noteIllegal(given, hasCondition(conditions, 'invisible'), path, faults);
  const immune = readImmune(given['immune'], [...path, 'immune'], faults);
  return {
    hitPoints: readPositive(given['hitPoints'], [...path, 'hitPoints'], faults),
    shield: readAmount(given['shield'], [...path, 'shield'], faults),
    poisoned: hasCondition(conditions, 'poison'),
    immune: [...conditions.immune, ...immune],
    negated: readSwitch(given['negated'], false, [...path, 'negated'], faults),
    sources: readTargetSources(given, path, faults),
  };
};

/** Reads the conditions of an attacker, who may not attack under some (R-COND-11, R-COND-12). */
const readAttackerSources = (value: unknown, faults: Faults): Sources => {
  const path = ['attacker', 'conditions'];
  const attacker = readRecord(value, ['attacker'], 'an attacker', faults);
  const conditions = readConditions(attacker['conditions'], path, faults);
  for (const condition of forbiddenBy(conditions, 'attack'))
    faults.push({
      type: 'attackForbidden',
      path,
      ruling: condition === 'stun' ? 'R-COND-12' : 'R-COND-11',
      condition,
    });
  return drawSourcesOf(conditions);
};

const readOrder = (value: unknown, faults: Faults): AttackOrder =>
  (isLeftOut(value) ? null : readWord(ATTACK_ORDERS, value, ['order'], faults)) ?? 'best';

/** Reads what all attacks of an ability have in common. */
export const readAbility = (given: Keyed, faults: Faults): Ability => {
  const attack = readNumber(given['attack'], ['attack'], faults);
  const bonuses = readBonuses(given['bonuses'], ['bonuses'], faults);
  const pierce = readAmount(given['pierce'], ['pierce'], faults);
  const listed = given['effects'] ?? [];
  const effects = readItems(listed, ['effects'], 'a list of effects', readEffect, faults);
  const inAttacker = readAttackerSources(given['attacker'], faults);
  const named = readSources(given['sources'], ['sources'], faults);
  const mode = given['mode'];
  return {
    attack,
    bonuses,
    pierce: pierce + pierceOf(effects),
    effects,
    sources: reportOf(inAttacker, named),
    mode: isLeftOut(mode) ? null : readMode(mode, ['mode'], faults),
    order: readOrder(given['order'], faults),
    changes: readChanges(given['changes'], ['changes'], faults),
    rules: readDrawRules(given['rules'], ['rules'], faults),
  };
};

/** An ability aimed at a target, with further bonuses for this attack alone (R-ATK-12). */
export const aimed = (ability: Ability, target: Target, more: readonly Bonus[] = []): Attack => {
  const { attack, bonuses, order, changes, rules } = ability;
  const stages = attackerStages(attack, [...bonuses, ...more], target.poisoned, order);
  const value = stages.at(-1)?.value ?? attack;
  const report = reportOf(ability.sources, target.sources);
  const { mode } = ability;
  return {
    ability,
    target,
    report: mode === null ? report : { mode, advantage: [], disadvantage: [] },
    stages,
    value,
    judging: { attack: value, changes, rules },
  };
};

/** Reads one attack on one target. */
export const readAttack = (given: Keyed, faults: Faults): Attack => {
  const ability = readAbility(given, faults);
  const target = readRecord(given['target'], ['target'], 'a target', faults);
  return aimed(ability, readTarget(target, ['target'], faults));
};
