/**
 * What saves share with the elements: codecs with their JSON Schemas. Not a public entry.
 *
 * @module
 */
export { elementTrackLeaf } from './codec.js';
