/**
 * What kernels of other modules share with damage: what it takes, and shield. Not a public entry.
 *
 * @module
 */
export { lossOf } from './loss.js';
export { lessShield } from './shield.js';
