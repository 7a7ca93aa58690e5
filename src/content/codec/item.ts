import { closed, flag, oneOf, optional, refined, tagged, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { ITEM_SLOTS } from '../../vocabulary/index.js';
import {
  ITEM_USES,
  type CarriedItems,
  type GivenSource,
  type Item,
  type ItemSource,
  type ProsperitySource,
} from '../box/item.js';
import { language } from './language.js';
import { between, count, countOrNone, id, idOf, many, some, word, words } from './leaf.js';

/** The highest level of prosperity (R-CAMP-13). */
const PROSPERITY_LIMIT = 9;

/** How many bonuses an item may have. */
const BONUS_LIMIT = 20;

const given = (): Leaf<GivenSource> =>
  closed<GivenSource>('a source { type }', { type: oneOf(['design', 'reward']) });

const sourceLeaf: Leaf<ItemSource> = /*#__PURE__*/ (() =>
  tagged<ItemSource>('a source { type, … }', {
    prosperity: closed<ProsperitySource>('a level of prosperity { type, level }', {
      type: word('prosperity'),
      level: between(1, PROSPERITY_LIMIT),
    }),
    design: given(),
    reward: given(),
  }))();

const carriedLeaf: Leaf<CarriedItems> = /*#__PURE__*/ (() =>
  closed<CarriedItems>('further items { slot, count }', { slot: oneOf(ITEM_SLOTS), count }))();

/** An item does something, or lets its owner carry more. */
const isOfUse = ({ carries, bonuses }: Item): boolean =>
  carries !== undefined || bonuses.length > 0;

/** A thing to buy, find and equip. */
export const itemLeaf: Definition<Item> = /*#__PURE__*/ (() =>
  definition('Item', 'an item { id, name, slot, use, bonuses }', () => {
    const fields = closed<Item>('an item { id, name, slot, use, bonuses }', {
      id,
      name: words,
      slot: oneOf(ITEM_SLOTS),
      cost: countOrNone,
      copies: count,
      source: sourceLeaf,
      use: oneOf(ITEM_USES),
      whileStunned: optional(flag),
      minusOnes: optional(countOrNone),
      carries: optional(carriedLeaf),
      bonuses: many(language.bonus, BONUS_LIMIT),
      classes: optional(some(idOf('class'))),
    });
    return refined(fields, 'an item with bonuses, or one that carries further items', isOfUse, {
      anyOf: [{ required: ['carries'] }, { properties: { bonuses: { minItems: 1 } } }],
    });
  }))();
