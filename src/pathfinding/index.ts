/**
 * Movement: what a figure can reach by walking, jumping, flying or teleporting, at what cost and by
 * which ways, and where it can be pushed or pulled.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Board, SceneError } from '../board/index.js';
export { explain, type FigureImmovable, type MovementError, type TargetIsSource } from './error.js';
export {
  pullOptions,
  pushOptions,
  type ForcedEnd,
  type ForcedMove,
  type ForcedMoveQuery,
} from './forced.js';
export type { MotionQuery } from './motion.js';
export { checkMovement, type MovementQuery } from './query.js';
export { reachable, type ReachableHex } from './reach.js';
export { moveRulesOf, type MoveRules } from './rules.js';
export {
  allShortestPaths,
  PATH_LIMIT,
  shortestPath,
  type PathQuery,
  type Way,
  type Ways,
} from './way.js';
