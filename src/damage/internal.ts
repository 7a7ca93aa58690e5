/**
 * What kernels of other modules share with damage: suffering and healing of figures that were checked
 * already, reading them, and shield. Not a public entry.
 *
 * @module
 */
export { restore } from './heal.js';
export { readHit, readVitals } from './read.js';
export { lessShield } from './shield.js';
export { suffer } from './vitals.js';
