/**
 * What the monster's turn shares with focus: the situation read from a query, and the choice. Not a
 * public entry.
 *
 * @module
 */
export { chooseFocus, type Chosen } from './choose.js';
export { NO_FOCUS } from './focus.js';
export { readSituation, type Situation } from './query.js';
