/**
 * What kernels of other modules share with conditions: reading them from a query. Not a public entry.
 *
 * @module
 */
export { readConditions } from './read.js';
