/**
 * What kernels of other modules share with damage: what it takes and does, healing, and shield. Not a public entry.
 *
 * @module
 */
export { restore } from './heal.js';
export { lossOf } from './loss.js';
export { lessShield } from './shield.js';
export { suffer } from './vitals.js';
