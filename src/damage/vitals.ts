import {
  gainCondition,
  loseAllConditions,
  type ConditionGain,
  type ConditionTracker,
} from '../condition/index.js';
import type { Condition } from '../vocabulary/index.js';
import { lossOf } from './loss.js';

/** What damage and healing read of a figure and change; a game's own figure can be passed as it is. */
export interface Vitals {
  /** Hit points left, 0 for a figure that is gone. */
  readonly hitPoints: number;
  /** Hit points at full health, at least 1. */
  readonly maxHitPoints: number;
  /** Its conditions. */
  readonly conditions: ConditionTracker;
}

/**
 * Where damage comes from. Shield counts only against `attack` (R-BONUS-1), and bonuses to attacks
 * change nothing else (R-BONUS-5). `ability` is a card's "suffer damage" for others, `cost` one for
 * the figure that performs it (R-DMG-5), `rest` the second draw of a short rest.
 */
export const DAMAGE_SOURCES = [
  'attack',
  'retaliate',
  'trap',
  'hazardous',
  'wound',
  'ability',
  'cost',
  'rest',
  'scenario',
] as const;
/** One of {@link DAMAGE_SOURCES}. */
export type DamageSource = (typeof DAMAGE_SOURCES)[number];

/** One source of damage, all defences taken off. */
export interface Hit {
  /** Where it comes from. */
  readonly source: DamageSource;
  /** The final amount, after shield and items (R-DMG-3). */
  readonly amount: number;
  /** Conditions that come with it, applied after the damage (R-COND-21). Default none. */
  readonly conditions?: readonly Condition[];
  /** Whether a card was lost, or two, to cancel the damage (R-DMG-2). Default `false`. */
  readonly negated?: boolean;
}

/** What a hit did to a figure, with the numbers that led to it. */
export interface Suffering {
  /** Where the damage came from. */
  readonly source: DamageSource;
  /** The amount that came. */
  readonly amount: number;
  /** Whether it was cancelled; 0 damage cannot be (R-DMG-1). */
  readonly negated: boolean;
  /** The amount that was suffered: 0 if negated. It may be more than the hit points there were. */
  readonly suffered: number;
  /** Hit points before. */
  readonly hitPointsBefore: number;
  /** Whether the figure died of it: it fell below 1 hit point. */
  readonly dies: boolean;
  /** What became of each condition that came with it, in order; none for the dead (R-COND-21). */
  readonly gains: readonly ConditionGain[];
  /** The conditions that a dying figure lost with its life (R-COND-22). */
  readonly lost: readonly Condition[];
  /** The figure now; at 0 hit points it is gone. */
  readonly after: Vitals;
}

interface Gains {
  readonly gains: readonly ConditionGain[];
  readonly conditions: ConditionTracker;
}

const gainAll = (before: ConditionTracker, conditions: readonly Condition[]): Gains =>
  conditions.reduce<Gains>(
    (known, condition) => {
      const gain = gainCondition(known.conditions, condition);
      return { gains: [...known.gains, gain], conditions: gain.conditions };
    },
    { gains: [], conditions: before },
  );

/** What follows the damage: conditions for the living (R-COND-21), the loss of all for the dead (R-COND-22). */
const aftermath = (
  hitPoints: number,
  before: ConditionTracker,
  conditions: readonly Condition[],
): Gains & Pick<Suffering, 'lost'> => {
  if (hitPoints > 0) return { ...gainAll(before, conditions), lost: [] };
  const death = loseAllConditions(before);
  return { gains: [], lost: death.removed, conditions: death.conditions };
};

/** A figure suffers one source of damage. A figure that is gone already suffers nothing. */
export const suffer = (figure: Vitals, hit: Hit): Suffering => {
  const { hitPoints: hitPointsBefore, maxHitPoints } = figure;
  const { source, amount, conditions: coming = [], negated: isCancelled = false } = hit;
  const { negated, suffered, dies } = lossOf(amount, isCancelled, hitPointsBefore);
  const hitPoints = Math.max(0, hitPointsBefore - suffered);
  const { gains, lost, conditions } = aftermath(hitPoints, figure.conditions, coming);
  return {
    source,
    amount,
    negated,
    suffered,
    hitPointsBefore,
    dies: dies === true,
    gains,
    lost,
    after: { hitPoints, maxHitPoints, conditions },
  };
};
