/**
 * Attacks: one pipeline from the printed value to the damage and what follows it, retaliate, several
 * targets, and exact odds. It needs no board.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Chance, Weight } from './chance.js';
export {
  explain,
  type AttackError,
  type AttackerGone,
  type AttackForbidden,
  type AttackTooLarge,
  type DuplicateTarget,
  type IllegalTarget,
  type SecondCardUsed,
  type NotATarget,
  type TooManyOutcomes,
} from './error.js';
export {
  ATTACK_ORDERS,
  type AttackerFacts,
  type AttackFacts,
  type AttackOrder,
  type Bonus,
  type ModeSources,
  type TargetFacts,
} from './facts.js';
export { modeOf, type ModeQuery } from './mode.js';
export {
  attackOdds,
  type AttackOdds,
  type DamageChance,
  type EffectChance,
  type OddsQuery,
  type OddsTarget,
  type UnknownDeck,
} from './odds.js';
export {
  resolveAttack,
  type AddedEffect,
  type AttackQuery,
  type AttackResult,
  type EffectVerdict,
} from './resolve.js';
export {
  resolveRetaliate,
  type RetaliateQuery,
  type RetaliateResult,
  type RetaliateSource,
  type RetaliateVictim,
  type WrittenRetaliate,
  type Distance,
} from './retaliate.js';
export {
  continueAttack,
  rollAttack,
  type AttackDone,
  type AttackMore,
  type AttackStep,
  type RevealedAttackQuery,
  type RolledAttack,
  type RollQuery,
} from './roll.js';
export type { ModeReport } from './sources.js';
export type {
  AttackerStage,
  BaseStage,
  BonusStage,
  CardStage,
  FloorStage,
  PoisonStage,
  ShieldStage,
  Stage,
} from './stage.js';
export {
  resolveTargets,
  type NextTarget,
  type TargetResult,
  type TargetsResult,
} from './targets.js';
export type { MadeAttack, ManyAttacker, NamedTarget, TargetsQuery } from './targets-query.js';
