import type { Condition } from '../vocabulary/index.js';
import { isNegative, type ConditionTracker } from './tracker.js';

/** What was taken off a figure. */
export interface Cure {
  /** The conditions that are gone, in the order of `CONDITIONS`. */
  readonly removed: readonly Condition[];
  /** The figure's conditions now. */
  readonly conditions: ConditionTracker;
}

const without = (tracker: ConditionTracker, isGone: (condition: Condition) => boolean): Cure => ({
  removed: tracker.held.map(({ condition }) => condition).filter(isGone),
  conditions: { ...tracker, held: tracker.held.filter(({ condition }) => !isGone(condition)) },
});

/** What a heal does to a figure's conditions. */
export interface HealCure extends Cure {
  /** Whether poison used the heal up, so that no hit points come back (R-COND-8). */
  readonly poisoned: boolean;
}

/**
 * What any heal does before it gives hit points, also one at full health: it removes wound and poison,
 * and where there was poison it gives none (R-COND-8).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { healConditions, trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.equal(healConditions(trackerOf(['wound'])).poisoned, false);
 * const both = healConditions(trackerOf(['wound', 'poison', 'stun']));
 * assert.deepEqual(both.removed, ['poison', 'wound']);
 * assert.equal(both.poisoned, true);
 */
export const healConditions = (tracker: ConditionTracker): HealCure => {
  const cure = without(tracker, (condition) => condition === 'poison' || condition === 'wound');
  return { ...cure, poisoned: cure.removed.includes('poison') };
};

/**
 * Removes negative conditions by the text of a card: all of them, or those that are named and held.
 * Positive conditions cannot be removed early (R-COND-19); naming one does nothing.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { removeNegative, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const figure = trackerOf(['poison', 'stun', 'strengthen']);
 * assert.deepEqual(removeNegative(figure).removed, ['poison', 'stun']);
 * assert.deepEqual(removeNegative(figure, ['stun', 'strengthen']).removed, ['stun']);
 */
export const removeNegative = (
  tracker: ConditionTracker,
  named: readonly Condition[] | null = null,
): Cure =>
  without(
    tracker,
    (condition) => isNegative(condition) && (named === null || named.includes(condition)),
  );

/**
 * A dead or exhausted figure loses all conditions (R-COND-22), and its turn is over.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { loseAllConditions, trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.deepEqual(loseAllConditions(trackerOf(['poison', 'strengthen'])).conditions, trackerOf());
 */
export const loseAllConditions = (tracker: ConditionTracker): Cure =>
  without({ ...tracker, onTurn: false }, () => true);
