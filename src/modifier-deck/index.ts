/**
 * Attack modifier decks: cards, draws that stop at every card, perks, blesses and curses.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export {
  BLESS,
  completeCard,
  CURSE,
  STAR,
  standardDeck,
  type ModifierValue,
  type WrittenCard,
} from './card.js';
export type { CardChange } from './compare.js';
export {
  nextDraw,
  type DrawDone,
  type DrawMore,
  type DrawOptions,
  type DrawOutcome,
  type NextDraw,
  type ReturnedCard,
} from './draw.js';
export { modifiedAttack, type ModifierSum } from './outcome.js';
export { defaultDrawRules, type DrawRules } from './rules.js';
