/**
 * What saves share with chance: codecs with their JSON Schemas. Not a public entry.
 *
 * @module
 */
export { rngLeaf } from './codec.js';
