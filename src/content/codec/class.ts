import { closed, list, oneOf, optional, type Leaf } from '../../core/codec.js';
import { byKind, definition, type Definition } from '../../core/definition.js';
import type { AbilityCard, CardLevel, CharacterClass } from '../box/class.js';
import { actionLeaf } from './action.js';
import { classPerkLeaf } from './class-perk.js';
import { summonLeaf } from './figures.js';
import { language } from './language.js';
import { between, count, exactly, id, words } from './leaf.js';

/** How many levels a character has. */
const LEVELS = 9;
/** The last place in the order of initiative. */
const LAST_INITIATIVE = 99;

const cardLevel: Leaf<CardLevel> = /*#__PURE__*/ (() =>
  byKind<CardLevel>('a level from 1 to 9, "X" or "M"', {
    number: between(1, LEVELS),
    string: oneOf(['X', 'M']),
  }))();

/** An ability card. */
export const abilityCardLeaf: Definition<AbilityCard> = /*#__PURE__*/ (() =>
  definition('AbilityCard', 'an ability card { id, name, level, initiative, top, bottom }', () =>
    closed<AbilityCard>('an ability card { id, name, level, initiative, top, bottom }', {
      id,
      name: words,
      level: cardLevel,
      initiative: between(1, LAST_INITIATIVE),
      top: actionLeaf,
      bottom: actionLeaf,
    }),
  ))();

/** How many cards a class may have. */
const CARD_LIMIT = 100;

/** A class. */
export const characterClassLeaf: Definition<CharacterClass> = /*#__PURE__*/ (() =>
  definition('CharacterClass', 'a class { id, name, handSize, hitPoints, cards, perks }', () =>
    closed<CharacterClass>('a class { id, name, handSize, hitPoints, cards, perks }', {
      id,
      name: words,
      handSize: between(2, 20),
      hitPoints: exactly(count, LEVELS),
      cards: list(abilityCardLeaf, CARD_LIMIT),
      perks: list(classPerkLeaf, 50),
      companion: optional(summonLeaf(language)),
    }),
  ))();
