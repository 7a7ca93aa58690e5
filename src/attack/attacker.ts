import {
  gainCondition,
  healConditions,
  trackerOf,
  type ConditionTracker,
} from '../condition/index.js';
import { AMOUNT_LIMIT } from '../core/index.js';
import { restore } from '../damage/internal.js';
import type { ModifierEffect } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import { optional, optionalStatus, readHitPoints, readPositive, type Keyed } from './field.js';
import type { AddedEffect } from './resolve.js';

/** The attacker between the attacks of one ability. */
export interface Standing {
  /** Hit points left, 0 for one that is gone; `null` where they are not known. */
  readonly hitPoints: number | null;
  readonly maxHitPoints: number;
  readonly conditions: ConditionTracker;
}

/** Reads how the attacker stands before its first attack. */
export const readStanding = (attacker: Keyed, faults: Faults): Standing => {
  const path = ['attacker'];
  const { conditions, immune } = optionalStatus(attacker, path, faults);
  const maximum = optional(
    attacker['maxHitPoints'],
    'maxHitPoints',
    path,
    readPositive,
    null,
    faults,
  );
  return {
    hitPoints: readHitPoints(attacker, path, faults),
    maxHitPoints: maximum ?? AMOUNT_LIMIT,
    conditions: trackerOf(conditions, immune),
  };
};

const afterHeal = (standing: Standing, amount: number): Standing => {
  const { hitPoints, maxHitPoints, conditions } = standing;
  return hitPoints === null
    ? { ...standing, conditions: healConditions(conditions).conditions }
    : restore({ hitPoints, maxHitPoints, conditions }, amount).after;
};

const afterEffect = (standing: Standing, effect: ModifierEffect): Standing => {
  if (effect.type === 'heal') return afterHeal(standing, effect.amount);
  return effect.type === 'conditionSelf'
    ? { ...standing, conditions: gainCondition(standing.conditions, effect.condition).conditions }
    : standing;
};

/** What an attack does to the attacker before retaliate: its own heals and conditions (R-MOD-17, R-COND-4). */
export const afterEffects = (standing: Standing, effects: readonly AddedEffect[]): Standing =>
  effects
    .filter(({ verdict }) => verdict === 'takesHold')
    .reduce((known, { effect }) => afterEffect(known, effect), standing);

/** What retaliate leaves of the attacker. */
export const afterDamage = (standing: Standing, suffered: number): Standing =>
  standing.hitPoints === null
    ? standing
    : { ...standing, hitPoints: Math.max(0, standing.hitPoints - suffered) };
