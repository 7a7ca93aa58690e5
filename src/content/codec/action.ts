import { closed, list, oneOf, optional, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { AFTER_USE, type Action, type Group } from '../language/action.js';
import { language } from './language.js';
import { count, countOrNone, elementIcon, id, some } from './leaf.js';

const groupLeaf: Leaf<Group> = /*#__PURE__*/ (() =>
  closed<Group>('a group { name, limit }', { name: id, limit: optional(count) }))();

/** How many abilities one action may have. */
const ABILITY_LIMIT = 50;

/** What half of a card, an item or a monster's card says. */
export const actionLeaf: Definition<Action> = /*#__PURE__*/ (() =>
  definition('Action', 'an action { abilities }', () =>
    closed<Action>('an action { abilities }', {
      abilities: list(language.ability, ABILITY_LIMIT),
      experience: optional(countOrNone),
      infuse: optional(some(elementIcon)),
      goes: optional(oneOf(AFTER_USE)),
      active: optional(oneOf(['round', 'persistent'])),
      group: optional(groupLeaf),
      tags: optional(some(id)),
    }),
  ))();
