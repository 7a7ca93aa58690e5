/**
 * The closed sets of the game and the shapes that every module shares: conditions, elements, sides,
 * editions, hexes, figures, overlays and attacks. It holds words and types only; what they do stands
 * in the module of the rule.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export * from './attack.js';
export * from './figure.js';
export * from './hex.js';
export * from './modifier-card.js';
export * from './words.js';
