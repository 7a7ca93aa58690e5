/**
 * What a monster or summon does on its turn: where it goes and whom it attacks.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export {
  explainFocus,
  type Focus,
  type FocusQuery,
  type FocusTrace,
  type MonsterAction,
} from '../focus/index.js';
export {
  explain,
  type MonsterTurnError,
  type NoCandidate,
  type TooManyFoes,
  type TooManyOptions,
} from './error.js';
export type { MonsterAttack, MonsterMove, MonsterOption, MonsterTargets } from './option.js';
export { monsterTurnRulesOf, type MonsterTurnRules } from './rules.js';
export {
  monsterMoves,
  monsterTargets,
  type MonsterStepQuery,
  type MonsterTargetsQuery,
} from './step.js';
export { monsterTurn, type MonsterTurn, type MonsterTurnQuery } from './turn.js';
