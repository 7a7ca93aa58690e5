/**
 * What attacks share with the draw: which cards count, the sum of cards, and the guards of cards and
 * draws; what content needs to describe cards, and how a round begins its decks. Not a public entry.
 *
 * @module
 */
export { modifierEffectLeaf, modifierValueLeaf } from './codec.js';
export { effectKey } from './effect.js';
export { valueInUse, type Judging } from './compare.js';
export { continueDraw, MISSING } from './draw.js';
export { copies, roomFor } from './edit.js';
export { faceKey } from './multiset.js';
export { effectsOf, sumOf } from './outcome.js';
export { readChanges, readDrawRules, readMode, surplus } from './query.js';
export { EXPECTED_NUMBER, isNumber, readCards, readEffect, readItems } from './read.js';
export { settle } from './settle.js';
export { isIgnored } from './star.js';
export { takeBlesses, takeCurses } from './supply.js';
