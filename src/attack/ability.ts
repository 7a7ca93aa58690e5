import { drawSourcesOf, forbiddenBy } from '../condition/index.js';
import { readWord, type Path } from '../core/index.js';
import {
  readEffect,
  readItems,
  readMode,
  readSwitch,
  type Judging,
} from '../modifier-deck/internal.js';
import type { DrawMode, ModifierEffect } from '../vocabulary/index.js';
import { pierceOf } from './effect.js';
import type { Faults } from './error.js';
import { ATTACK_ORDERS, type AttackOrder, type Bonus } from './facts.js';
import { isLeftOut, readDefence, readNumbers, type Defence, type Numbers } from './read.js';
import {
  readRecord,
  readSources,
  readTargetSources,
  reportOf,
  type ModeReport,
  type Sources,
} from './sources.js';
import { attackerStages, valueAfter, type AttackerStage } from './stage.js';
import { readStatus } from './status.js';

/** What all attacks of one ability have in common. */
export interface Ability extends Numbers {
  readonly effects: readonly ModifierEffect[];
  /** Sources of advantage and disadvantage in the attacker and the ability. */
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
export interface Attack {
  /** The ability, with the bonuses of this attack. */
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

/** Notes why a target cannot be attacked at all. */
const noteIllegal = (given: Keyed, isInvisible: boolean, path: Path, faults: Faults): void => {
  const fact = (name: string, otherwise: boolean): boolean =>
    readSwitch(given[name], otherwise, [...path, name], faults);
  if (!fact('inRange', true)) faults.push({ type: 'targetOutOfRange', path, ruling: 'R-ATK-18' });
  if (!fact('inSight', true)) faults.push({ type: 'targetOutOfSight', path, ruling: 'R-LOS-5' });
  if (fact('invisible', false) || isInvisible)
    faults.push({ type: 'targetInvisible', path, ruling: 'R-ATK-25' });
};

/** Reads a target. */
export const readTarget = (given: Keyed, path: Path, faults: Faults): Target => {
  const defence = readDefence(given, path, faults);
  noteIllegal(given, defence.conditions.includes('invisible'), path, faults);
  return {
    ...defence,
    negated: readSwitch(given['negated'], false, [...path, 'negated'], faults),
    sources: readTargetSources(given, path, faults),
  };
};

/** Reads the conditions of an attacker, who may not attack under some (R-COND-11, R-COND-12). */
const readAttackerSources = (value: unknown, faults: Faults): Sources => {
  const path = ['attacker', 'conditions'];
  const attacker = readRecord(value, ['attacker'], 'an attacker', faults);
  const { conditions } = readStatus(attacker['conditions'], path, faults);
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
  const numbers = readNumbers(given, faults);
  const listed = given['effects'] ?? [];
  const effects = readItems(listed, ['effects'], 'a list of effects', readEffect, faults);
  const inAttacker = readAttackerSources(given['attacker'], faults);
  const named = readSources(given['sources'], ['sources'], faults);
  const mode = given['mode'];
  return {
    ...numbers,
    pierce: numbers.pierce + pierceOf(effects),
    effects,
    sources: reportOf(inAttacker, named),
    mode: isLeftOut(mode) ? null : readMode(mode, ['mode'], faults),
    order: readOrder(given['order'], faults),
  };
};

/** An ability aimed at a target, with further bonuses for this attack alone (R-ATK-12). */
export const aimed = (ability: Ability, target: Target, more: readonly Bonus[] = []): Attack => {
  const { attack, mode, order, changes, rules } = ability;
  const bonuses = [...ability.bonuses, ...more];
  const isPoisoned = target.conditions.includes('poison');
  const stages = attackerStages(attack, bonuses, isPoisoned, order);
  const value = valueAfter(stages);
  const report = reportOf(ability.sources, target.sources);
  return {
    ability: { ...ability, bonuses },
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
