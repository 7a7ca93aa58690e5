import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Conditions } from '../condition/index.js';
import { readAmount, refuse, right } from '../core/index.js';
import type { DamageError } from './error.js';
import { restore, type Healing } from './heal.js';
import { readHit, readVitals } from './read.js';
import { suffer, type Hit, type Suffering, type Vitals } from './vitals.js';

/** A figure that is hurt or healed; {@link Vitals} are one. */
export interface HurtFigure extends Omit<Vitals, 'conditions'> {
  /** Its tracker, or the names of its conditions. Default none. */
  readonly conditions?: Conditions | null;
}

/**
 * A figure suffers one source of damage, whose amount is final: shield and items are taken off and it
 * is known whether a character negates it (R-DMG-3). Negated, the amount is cancelled and all other
 * effects apply (R-DMG-2). Conditions come after the damage, and not to the dead (R-COND-21); a
 * figure that falls below 1 hit point is gone and loses all conditions (R-COND-22). What poison adds
 * to an attack is in the amount already (R-COND-9).
 *
 * Errors: `invalidValue` for amounts and hit points that are no whole numbers from 0, unknown sources
 * and conditions, `hitPointsAboveMaximum`; all at once.
 *
 * @example
 * import { sufferDamage } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const guard = { hitPoints: 5, maxHitPoints: 6 };
 * const hurt = sufferDamage(guard, { source: 'trap', amount: 3, conditions: ['poison'] });
 * assert(hurt._tag === 'Right');
 * assert.equal(hurt.right.after.hitPoints, 2);
 * assert.equal(hurt.right.gains[0]?.type, 'gained');
 *
 * const dead = sufferDamage(hurt.right.after, { source: 'attack', amount: 4, conditions: ['stun'] });
 * assert(dead._tag === 'Right');
 * assert.equal(dead.right.dies, true);
 * assert.deepEqual(dead.right.after.conditions.held, []);
 */
export const sufferDamage = (
  figure: HurtFigure,
  hit: Hit,
): Either<NonEmptyArray<DamageError>, Suffering> => {
  const faults: DamageError[] = [];
  const vitals = readVitals(figure, ['figure'], faults);
  const checked = readHit(hit, ['hit'], faults);
  return faults.length > 0 ? refuse(faults) : right(suffer(vitals, checked));
};

/**
 * A figure is healed. Poison and wound go, also at full health and whatever the heal comes from; with
 * poison no hit points come back, with wound alone they do (R-COND-8). Never above the maximum
 * (R-DMG-10). A figure that is gone stays gone.
 *
 * Errors: `invalidValue`, `hitPointsAboveMaximum`; all at once.
 *
 * @example
 * import { heal } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const brute = { hitPoints: 8, maxHitPoints: 10, conditions: ['wound'] } as const;
 * const healing = heal(brute, 3);
 * assert(healing._tag === 'Right');
 * assert.equal(healing.right.healed, 2);
 * assert.deepEqual(healing.right.removed, ['wound']);
 */
export const heal = (
  figure: HurtFigure,
  amount: number,
): Either<NonEmptyArray<DamageError>, Healing> => {
  const faults: DamageError[] = [];
  const vitals = readVitals(figure, ['figure'], faults);
  const checked = readAmount(amount, ['amount'], faults);
  return faults.length > 0 ? refuse(faults) : right(restore(vitals, checked));
};
