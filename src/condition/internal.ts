/**
 * What kernels of other modules share with conditions: reading them from a query, and what
 * forbids what. Not a public entry.
 *
 * @module
 */
export { readConditions } from './read.js';
export { FORBIDDING } from './restriction.js';
export { readImmune, readStatus, type Status } from './status.js';
