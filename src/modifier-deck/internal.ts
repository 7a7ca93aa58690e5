/**
 * What attacks share with the draw: the comparison and the sum of cards, and the guards of cards, decks
 * and draws. Not a public entry.
 *
 * @module
 */
export { cardSuppliesLeaf, modifierCardLeaf, modifierDeckLeaf } from './codec.js';
export { effectKey, effectKeys } from './card.js';
export { compareCards, valueInUse, type Judging, type Verdict } from './compare.js';
export { continueDraw, judgingOf, outcomeOf } from './draw.js';
export { cardKey, faceKey } from './multiset.js';
export { effectsOf, sumOf } from './outcome.js';
export { readChanges, readDrawRules, readMode, surplus } from './query.js';
export {
  CARD_LIMIT,
  isNumber,
  readCard,
  readCards,
  readEffect,
  readItems,
  readSwitch,
} from './read.js';
export { needsMore, settle, type Settled } from './settle.js';
