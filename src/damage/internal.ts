/**
 * What kernels of other modules share with damage: shield. Not a public entry.
 *
 * @module
 */
export { lessShield } from './shield.js';
