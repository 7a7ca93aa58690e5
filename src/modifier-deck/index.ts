/**
 * Attack modifier decks: cards, draws that stop at every card, decks in play, blesses and curses with
 * their supplies, and perks.
 *
 * `nextDraw` needs nothing but the cards that were turned over, so that they may lie on a table;
 * `drawModifiers` draws them from a deck. Functions with chance are fp-ts `State`s of a stream: they
 * return a function from a stream to `[answer, next stream]`.
 *
 * All functions trust the types of what they are given, save those whose names begin with `check` or
 * `decode`: they read any value and say what is wrong with it.
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
export { checkPerks } from './check-perks.js';
export {
  CardSuppliesCodec,
  decodeCardSupplies,
  decodeModifierDeck,
  ModifierCardCodec,
  ModifierDeckCodec,
} from './codec.js';
export type { CardChange } from './compare.js';
export {
  cleanUp,
  drawModifiers,
  endRound,
  newDeck,
  putAway,
  turnCard,
  type CleanDeck,
  type DeckDrawOptions,
  type DrawnModifiers,
  type ModifierDeck,
  type TurnedCard,
} from './deck.js';
export {
  nextDraw,
  type DrawDone,
  type DrawMore,
  type DrawOptions,
  type DrawOutcome,
  type NextDraw,
  type ReturnedCard,
} from './draw.js';
export { addCards, removeCards, type RemovedCards } from './edit.js';
export {
  explain,
  type CardsNotInDeck,
  type ModifierDeckError,
  type SurplusCards,
  type TooManyCards,
} from './error.js';
export { modifiedAttack, type ModifierSum } from './outcome.js';
export { applyPerks, type Perk, type PerkCards } from './perk.js';
export { checkCards, checkDraw, type DrawQuery } from './query.js';
export { defaultDrawRules, type DrawRules } from './rules.js';
export { addStars, type StarOptions, type StarSource } from './star.js';
export {
  addBlesses,
  addCurses,
  fullSupplies,
  returnCards,
  type CardSupplies,
  type CurseOptions,
  type CurseSide,
  type Supplied,
  type SupplyOptions,
} from './supply.js';
