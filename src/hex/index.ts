/**
 * Geometry of the hex grid: distance, directions, rings, lines, turning and mirroring, area patterns,
 * coordinate systems, and where hexes lie on a screen.
 *
 * Everything here is pure geometry of an endless grid; walls, doors and the edge of a map are the
 * concern of `board`. The functions are total on values of their types: hexes with whole coordinates
 * that stay exact (up to a million million), finite points, sizes above 0. They never change what is
 * passed in, and never return -0.
 *
 * @module
 */
export type { AreaPattern, Hex } from '../vocabulary/index.js';
export * from './arithmetic.js';
export * from './conversion.js';
export * from './direction.js';
export * from './layout.js';
export * from './region.js';
export * from './scaled.js';
export * from './symmetry.js';
