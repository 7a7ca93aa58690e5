/**
 * What kernels of other modules share with the board: compiled structures, not a public entry.
 *
 * @module
 */
export { EDGE_Q, EDGE_R, EDGES, NONE, edgeBetween, hexBeyond, numberCells, neighbourTable, type Cells } from './cells.js';
export { compiledOf, hexOf, isBoard, type CompiledBoard, type Doorway } from './compiled.js';
export { COLUMN_WIDTH, SLANT_AT } from './notation.js';
export { FAR, rangeRow, spread } from './range.js';
export { NOBODY, readBoard, readCell, readScene, type Scene, type SceneFaults } from './scene.js';
export { NEGATIVE, NOT_EMPTY, TERRAIN } from './terrain.js';
