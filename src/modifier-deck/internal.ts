/**
 * What attacks share with the draw: the comparison and the sum of cards. Not a public entry.
 *
 * @module
 */
export { effectKey, effectKeys } from './card.js';
export { compareCards, valueInUse, type Judging, type Verdict } from './compare.js';
export { continueDraw, judgingOf, outcomeOf } from './draw.js';
export { effectsOf, sumOf } from './outcome.js';
export { settle, type Settled } from './settle.js';
