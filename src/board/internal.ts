/**
 * What kernels of other modules share with the board: compiled structures, not a public entry.
 *
 * @module
 */
export { EDGE_Q, EDGE_R, EDGES, NONE, hexBeyond } from './cells.js';
export {
  cellAt,
  compiledBehind,
  compiledOf,
  hexOf,
  type CompiledBoard,
  type Doorway,
  type Scene,
} from './compiled.js';
export { centreM, centreN, STEP_M, STEP_N, type Lattice } from './lattice.js';
export { COLUMN_WIDTH, SLANT_AT } from './notation.js';
export { FAR, rangeRow, spread } from './range.js';
export { NOBODY, readBoard, readCell } from './scene.js';
export { NEGATIVE, TERRAIN } from './terrain.js';
