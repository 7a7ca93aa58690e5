import type { Condition } from '../vocabulary/index.js';
import { hasCondition, type ConditionTracker, type HeldCondition } from './tracker.js';

/** What the start of a figure's turn does. */
export interface TurnStart {
  /** Damage of the wound, 0 or 1, suffered before anything else; a character may negate it (R-COND-7). */
  readonly woundDamage: number;
  /** The figure's conditions now. */
  readonly conditions: ConditionTracker;
}

/**
 * Starts a figure's own turn: a long rest and the turn of a stunned figure are turns as well, and a
 * summon's turn is its own (R-COND-5). The wound's damage (R-COND-7) is for the caller to apply, for
 * instance by `sufferDamage` with the source `wound`.
 *
 * Laws: a turn that is running does not start anew: nothing changes and no damage is dealt.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { startTurn, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const { woundDamage, conditions } = startTurn(trackerOf(['wound']));
 * assert.equal(woundDamage, 1);
 * assert.equal(startTurn(conditions).woundDamage, 0);
 */
export const startTurn = (tracker: ConditionTracker): TurnStart =>
  tracker.onTurn
    ? { woundDamage: 0, conditions: tracker }
    : {
        woundDamage: hasCondition(tracker, 'wound') ? 1 : 0,
        conditions: { ...tracker, onTurn: true },
      };

/** What the end of a figure's turn does. */
export interface TurnEnd {
  /** The conditions that ended, in the order of `CONDITIONS`. */
  readonly ended: readonly Condition[];
  /** The figure's conditions now. */
  readonly conditions: ConditionTracker;
}

/**
 * Ends a figure's own turn: what was gained before it ends now (R-COND-2), what was gained during it
 * lasts to the end of the following turn (R-COND-3). Poison and wound stay.
 *
 * Laws: where no turn is running, nothing ends; so ending a turn twice does no more than ending it
 * once.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { endTurn, gainCondition, startTurn, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const onTurn = startTurn(trackerOf(['muddle'])).conditions;
 * const { ended, conditions } = endTurn(gainCondition(onTurn, 'strengthen').conditions);
 * assert.deepEqual(ended, ['muddle']);
 * assert.deepEqual(conditions.held, [{ condition: 'strengthen', turnsLeft: 1 }]);
 */
export const endTurn = (tracker: ConditionTracker): TurnEnd => {
  if (!tracker.onTurn) return { ended: [], conditions: tracker };
  const isOver = ({ turnsLeft }: HeldCondition): boolean => turnsLeft !== null && turnsLeft <= 1;
  return {
    ended: tracker.held.filter(isOver).map(({ condition }) => condition),
    conditions: {
      ...tracker,
      onTurn: false,
      held: tracker.held
        .filter((one) => !isOver(one))
        .map(({ condition, turnsLeft }) => ({
          condition,
          turnsLeft: turnsLeft === null ? null : turnsLeft - 1,
        })),
    },
  };
};
