/**
 * Who can be attacked from where: range and sight, areas, and disadvantage by adjacency. Monsters
 * and players use the same rules.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export type { Board, SceneError } from '../board/index.js';
export type { AreaPattern, AttackProfile, Hex, Piece, Side } from '../vocabulary/index.js';
export {
  explain,
  type AreaEmpty,
  type AreaHexTwice,
  type AreaTooLarge,
  type TargetingError,
  type UnknownFigure,
} from './error.js';
export type { AimQuery } from './query.js';
export {
  areaPlacements,
  attackHexes,
  targetsFrom,
  type AreaPlacement,
  type AttackHex,
  type AttackHexesQuery,
  type Target,
  type TargetsQuery,
} from './question.js';
