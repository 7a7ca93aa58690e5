/**
 * What the monster's turn shares with focus: the situation read from a query, and the choice. Not a
 * public entry.
 *
 * @module
 */
export { chooseFocus, focusIds, initiativeOf } from './choose.js';
export { readSituation, type Situation } from './query.js';
