/**
 * The conditions of a figure: gaining and refreshing them, what the start and the end of its turn do,
 * what a heal cures, immunities, and what a figure may not do under each. Trackers are plain JSON.
 *
 * All functions trust the types of what they are given; `decodeConditionTracker` reads any value.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Condition } from '../vocabulary/index.js';
export { ConditionTrackerCodec, decodeConditionTracker, explain } from './codec.js';
export {
  healConditions,
  loseAllConditions,
  removeNegative,
  type Cure,
  type HealCure,
} from './cure.js';
export {
  canBeAfflicted,
  DEEDS,
  drawSourcesOf,
  forbiddenBy,
  isTargetable,
  mayAttack,
  mayMove,
  mayPerformAbilities,
  mayUseItems,
  poisonBonus,
  type Deed,
  type DrawSources,
} from './restriction.js';
export {
  AFFLICTIONS,
  gainCondition,
  hasCondition,
  isImmune,
  isNegative,
  listConditions,
  NEGATIVE_CONDITIONS,
  POSITIVE_CONDITIONS,
  trackerOf,
  type Affliction,
  type ConditionGain,
  type Conditions,
  type ConditionTracker,
  type HeldCondition,
  type NegativeCondition,
  type PositiveCondition,
} from './tracker.js';
export { endTurn, startTurn, type TurnEnd, type TurnStart } from './turn.js';
