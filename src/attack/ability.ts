import {
  drawSourcesOf,
  forbiddenBy,
  isTargetable,
  poisonBonus,
  type Conditions,
} from '../condition/index.js';
import { readSwitch, readWord, type Path } from '../core/index.js';
import { readEffect, readItems, readMode, type Judging } from '../modifier-deck/internal.js';
import type { Condition, DrawMode, ModifierEffect } from '../vocabulary/index.js';
import { pierceOf } from './effect.js';
import type { Faults } from './error.js';
import { ATTACK_ORDERS, type AttackOrder, type Bonus } from './facts.js';
import { optional, optionalRecord, optionalStatus, type Keyed } from './field.js';
import { readDefence, readNumbers, ROOT, type Defence, type Numbers } from './read.js';
import {
  optionalSources,
  reportOf,
  targetSources,
  type ModeReport,
  type Sources,
} from './sources.js';
import { attackerStages, valueAfter, type AttackerStage } from './stage.js';

/** What all attacks of one ability have in common. */
export interface Ability extends Numbers {
  readonly effects: readonly ModifierEffect[];
  /** The conditions of the attacker. */
  readonly conditions: readonly Condition[];
  /** Sources of advantage and disadvantage that the ability names. */
  readonly sources: Sources;
  /** The way of drawing that the caller names, whatever the sources are. */
  readonly mode: DrawMode | null;
  readonly order: AttackOrder;
}

/** What is read of a target. */
export interface Target extends Defence {
  readonly negated: boolean;
  readonly sources: Sources;
}

/** One attack on one target, up to its modifier cards. */
export interface Attack extends Numbers {
  readonly effects: readonly ModifierEffect[];
  readonly order: AttackOrder;
  readonly target: Target;
  readonly report: ModeReport;
  /** Steps 2 and 3 of R-ATK-1. */
  readonly stages: readonly AttackerStage[];
  /** The attack after step 3. */
  readonly value: number;
  readonly judging: Judging;
}

/** Notes why a target cannot be attacked at all. */
const noteIllegal = (
  given: Keyed,
  conditions: readonly Condition[],
  path: Path,
  faults: Faults,
): void => {
  if (!readSwitch(given['inRange'], true, path, 'inRange', faults))
    faults.push({ type: 'targetOutOfRange', path, ruling: 'R-ATK-18' });
  if (!readSwitch(given['inSight'], true, path, 'inSight', faults))
    faults.push({ type: 'targetOutOfSight', path, ruling: 'R-LOS-5' });
  if (
    readSwitch(given['invisible'], false, path, 'invisible', faults) ||
    !isTargetable(conditions, 'enemy')
  )
    faults.push({ type: 'targetInvisible', path, ruling: 'R-ATK-25' });
};

/** Reads a target. */
export const readTarget = (given: Keyed, path: Path, faults: Faults): Target => {
  const { hitPoints, shield, conditions, immune } = readDefence(given, path, faults);
  noteIllegal(given, conditions, path, faults);
  const negated = readSwitch(given['negated'], false, path, 'negated', faults);
  const sources = targetSources(given, path, faults);
  return { hitPoints, shield, conditions, immune, negated, sources };
};

/** Notes the conditions under which nobody attacks (R-COND-11, R-COND-12). */
export const noteForbidden = (conditions: Conditions, path: Path, faults: Faults): void => {
  for (const condition of forbiddenBy(conditions, 'attack'))
    faults.push({
      type: 'attackForbidden',
      path,
      ruling: condition === 'stun' ? 'R-COND-12' : 'R-COND-11',
      condition,
    });
};

/** Reads the conditions of the attacker, one that may attack. */
const attackerConditions = (given: Keyed, faults: Faults): readonly Condition[] => {
  const path = ['attacker'];
  const attacker = optionalRecord(given['attacker'], 'attacker', ROOT, 'attacker', faults);
  const { conditions } = optionalStatus(attacker, path, faults);
  noteForbidden(conditions, [...path, 'conditions'], faults);
  return conditions;
};

const readOrder = (value: unknown, path: Path, faults: Faults): AttackOrder =>
  readWord(ATTACK_ORDERS, value, path, faults) ?? 'best';

/** Reads the effects that are printed on an ability. */
export const readEffects = (
  value: unknown,
  path: Path,
  faults: Faults,
): readonly ModifierEffect[] => readItems(value, path, 'effects', readEffect, faults);

/** Reads what all attacks of an ability have in common. */
export const readAbility = (given: Keyed, faults: Faults): Ability => {
  const { attack, bonuses, pierce, changes, rules } = readNumbers(given, faults);
  const effects = optional(given['effects'], 'effects', ROOT, readEffects, [], faults);
  return {
    attack,
    bonuses,
    pierce: pierce + pierceOf(effects),
    changes,
    rules,
    effects,
    conditions: attackerConditions(given, faults),
    sources: optionalSources(given, ROOT, faults),
    mode: optional<DrawMode | null>(given['mode'], 'mode', ROOT, readMode, null, faults),
    order: optional(given['order'], 'order', ROOT, readOrder, 'best', faults),
  };
};

/** An ability aimed at a target, with further bonuses for this attack alone (R-ATK-12). */
export const aimed = (
  ability: Ability,
  target: Target,
  conditions: Conditions = ability.conditions,
  more: readonly Bonus[] = [],
): Attack => {
  const { attack, mode, order, changes, rules, effects } = ability;
  const bonuses = [...ability.bonuses, ...more];
  const stages = attackerStages(attack, bonuses, poisonBonus(target.conditions), order);
  const value = valueAfter(stages);
  return {
    attack,
    bonuses,
    pierce: ability.pierce,
    changes,
    rules,
    effects,
    order,
    target,
    report:
      mode === null
        ? reportOf(reportOf(drawSourcesOf(conditions), ability.sources), target.sources)
        : { mode, advantage: [], disadvantage: [] },
    stages,
    value,
    judging: { attack: value, changes, rules },
  };
};

/** Reads one attack on one target. */
export const readAttack = (given: Keyed, faults: Faults): Attack => {
  const ability = readAbility(given, faults);
  const target = optionalRecord(given['target'], 'target', ROOT, 'attacked', faults);
  return aimed(ability, readTarget(target, ['target'], faults));
};
