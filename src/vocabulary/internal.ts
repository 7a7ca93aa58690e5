/**
 * How other modules read editions and rule flags; not a public entry.
 *
 * @module
 */
export { FLAG_NAMES, readEdition, readFlags, readRules } from './flag.js';
