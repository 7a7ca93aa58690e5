/**
 * Damage and healing: what one source of damage does to a figure, which cards a character may lose to
 * negate it, how shields reduce an attack, how a heal deals with poison and wound, and death.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type {
  Affliction,
  ConditionGain,
  Conditions,
  ConditionTracker,
  HeldCondition,
} from '../condition/index.js';
export type { Condition, FigureKind } from '../vocabulary/index.js';
export {
  explain,
  type CardTwice,
  type DamageError,
  type HitPointsAboveMaximum,
  type NoSuchNegation,
} from './error.js';
export type { Healing } from './heal.js';
export {
  negate,
  negationOptions,
  type DiscardNegation,
  type HandNegation,
  type Negated,
  type Negation,
  type NegationQuery,
} from './negation.js';
export { heal, sufferDamage, type HurtFigure } from './question.js';
export {
  reduceByShield,
  type ShieldQuery,
  type ShieldReduction,
  type ShieldSource,
} from './shield.js';
export {
  DAMAGE_SOURCES,
  type DamageSource,
  type Hit,
  type Suffering,
  type Vitals,
} from './vitals.js';
