/**
 * What other modules share with content: reading any value as plain JSON before anything looks at it, and the
 * level of a card as a number. Not a public entry.
 *
 * @module
 */
export { levelOf } from './check/class.js';
export { readPlain } from './nesting.js';
export { language } from './codec/language.js';
