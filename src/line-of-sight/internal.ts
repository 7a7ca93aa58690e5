/**
 * What kernels of other modules share with sight: rows and how its rules are read. Not a public entry.
 *
 * @module
 */
export { readSightRules } from './options.js';
export { sightRow } from './sight-row.js';
