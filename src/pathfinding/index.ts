/**
 * Movement: what a figure can reach by walking, jumping, flying or teleporting, at what cost and by
 * which ways, and where it can be pushed or pulled.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export type { Board, SceneError } from '../board/index.js';
export { checkMovement, checkPath, PATH_LIMIT, type PathQuery, type PathsQuery } from './check.js';
export { explain, type FigureImmovable, type MovementError, type TargetIsSource } from './error.js';
export {
  pullOptions,
  pushOptions,
  type ForcedEnd,
  type ForcedMove,
  type ForcedMoveQuery,
} from './forced.js';
export type { MotionQuery } from './motion.js';
export type { MovementQuery } from './query.js';
export { reachable, type ReachableHex } from './reach.js';
export { moveRulesOf, type MoveRules } from './rules.js';
export { allShortestPaths, shortestPath, type Way, type Ways } from './way.js';
