import { healConditions } from '../condition/index.js';
import type { Condition } from '../vocabulary/index.js';
import type { Vitals } from './vitals.js';

/** What a heal did to a figure, with the numbers that led to it. */
export interface Healing {
  /** The amount of the heal. */
  readonly amount: number;
  /** Whether poison used it up, so that no hit points came back (R-COND-8). */
  readonly poisoned: boolean;
  /** The conditions that it cured, of poison and wound (R-COND-8). */
  readonly removed: readonly Condition[];
  /** The hit points that came back: less than the amount at the maximum (R-DMG-10). */
  readonly healed: number;
  /** Hit points before. */
  readonly hitPointsBefore: number;
  /** The figure now. */
  readonly after: Vitals;
}

/** A figure is healed; one that is gone (0 hit points) stays gone. */
export const restore = (figure: Vitals, amount: number): Healing => {
  const { hitPoints: hitPointsBefore, maxHitPoints } = figure;
  const isGone = hitPointsBefore === 0;
  const { poisoned, removed, conditions } = healConditions(figure.conditions);
  const healed = poisoned || isGone ? 0 : Math.min(amount, maxHitPoints - hitPointsBefore);
  return {
    amount,
    poisoned,
    removed,
    healed,
    hitPointsBefore,
    after: { hitPoints: hitPointsBefore + healed, maxHitPoints, conditions },
  };
};
