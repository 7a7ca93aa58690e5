/**
 * Boards: hexes, rooms, thin walls, doors and what lies on them, compiled once to a handle that
 * answers many questions. Range that walls stop, adjacency, and what occupied, unoccupied and empty
 * mean. Sight and movement stand in modules of their own.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export type { Hex, Overlay, OverlayType, Piece, Side } from '../vocabulary/index.js';
export { compileBoard } from './compile.js';
export type { Board } from './compiled.js';
export * from './error.js';
export * from './map.js';
export {
  GLYPHS,
  readDrawing,
  readRows,
  type Cell,
  type GlyphName,
  type Misread,
  type Reading,
} from './notation.js';
export * from './question.js';
