/**
 * What kernels of other modules share with damage: suffering and healing of figures that were checked
 * already. Not a public entry.
 *
 * @module
 */
export { restore } from './heal.js';
export { suffer } from './vitals.js';
