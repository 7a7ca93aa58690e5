/**
 * What other modules share with content: reading any value as plain JSON before anything looks at it. Not a
 * public entry.
 *
 * @module
 */
export { readPlain } from './nesting.js';
