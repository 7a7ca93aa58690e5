/**
 * Damage and healing: what one source of damage does to a figure, which cards a character may lose to
 * negate it, how a heal deals with poison and wound, and death.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Healing } from './heal.js';
export {
  DAMAGE_SOURCES,
  type DamageSource,
  type Hit,
  type Suffering,
  type Vitals,
} from './vitals.js';
