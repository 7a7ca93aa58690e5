/**
 * Sight rows for kernels of other modules; not a public entry.
 *
 * @module
 */
export { sightRow } from './sight-row.js';
