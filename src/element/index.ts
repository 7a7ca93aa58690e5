/**
 * The six elements: infusing, consuming and waning, the players' choices for wild icons, and how all
 * monsters of a type share the consumptions and infusions of their card. Tracks are plain JSON.
 *
 * Functions that answer with an `Either` read any value; the others trust the types of what they are given.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Element, ElementIcon } from '../vocabulary/index.js';
export { decodeElementTrack, ElementTrackCodec, MonsterRoundCodec } from './codec.js';
export { consume, consumptionOptions, type Consumption } from './consumption.js';
export { explain, type ElementError, type NoSuchPayment, type PaymentNeeded } from './error.js';
export {
  defaultElementRules,
  infusionDuty,
  infusionOptions,
  type ElementRules,
  type InfusionDuty,
  type InfusionPlace,
} from './infusion.js';
export {
  endMonsterTurn,
  monsterPayments,
  startMonsterTurn,
  type MonsterElements,
  type MonsterTurnEnd,
} from './monster.js';
export {
  newMonsterRound,
  type MonsterPayment,
  type MonsterRound,
  type MonsterTurnQuery,
} from './monster-round.js';
export {
  availableElements,
  elementTrack,
  endRound,
  endTurn,
  infuse,
  STRENGTHS,
  type ElementTrack,
  type Strength,
  type TrackChange,
} from './track.js';
