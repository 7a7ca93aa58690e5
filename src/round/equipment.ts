/** The items that characters bring (R-ITEM-1, R-ITEM-2). */

import type { CharacterClass, Item } from '../content/index.js';
import { invalidValue, type Path } from '../core/index.js';
import type { ItemSlot } from '../vocabulary/index.js';
import { itemOf, type Env } from './env.js';
import type { EquipLimit } from './error.js';
import { isTexts, notInPack, type Faults } from './field.js';
import { itemNeeds } from './item-needs.js';

/** Whether all that an item does is played. */
const isPlayed = (item: Item): boolean => itemNeeds(item, []).length === 0;

const countOf = (items: readonly Item[], slot: ItemSlot): number =>
  items.filter((item) => item.slot === slot).length;

/** How many more of a slot other items let a character carry. */
const extraOf = (items: readonly Item[], slot: ItemSlot): number =>
  items.reduce((sum, { carries }) => sum + (carries?.slot === slot ? carries.count : 0), 0);

/** Hands that are full: one for each item, two for those of both, but for what is carried besides. */
const handsOf = (items: readonly Item[]): number => {
  const beyond = (slot: ItemSlot): number =>
    Math.max(0, countOf(items, slot) - extraOf(items, slot));
  return beyond('oneHand') + 2 * beyond('twoHands');
};

const noteLimits = (items: readonly Item[], level: number, path: Path, faults: Faults): void => {
  const note = (slot: EquipLimit['slot'], count: number, limit: number): void => {
    if (count > limit)
      faults.push({ type: 'equipLimit', path, ruling: 'R-ITEM-1', slot, count, limit });
  };
  const worn = [
    ['head', 1],
    ['body', 1],
    ['legs', 1],
    ['small', Math.ceil(level / 2)],
  ] as const;
  for (const [slot, limit] of worn) note(slot, countOf(items, slot), limit + extraOf(items, slot));
  note('hands', handsOf(items), 2);
};

/** Notes what is wrong with one item, whatever the others are. */
const noteItem = (item: Item, one: CharacterClass, path: Path, faults: Faults): void => {
  const { id, classes } = item;
  if (classes?.includes(one.id) === false)
    faults.push({ type: 'otherClass', path, ruling: null, id });
  if (!isPlayed(item)) faults.push({ type: 'notSupported', path, ruling: null, word: id });
};

/** Reads the items that a character has equipped: each once, and no more than it can wear and carry. */
export const readItems = (
  env: Env,
  one: CharacterClass,
  level: number,
  value: unknown,
  path: Path,
  faults: Faults,
): readonly string[] => {
  if (!isTexts(value)) {
    faults.push(invalidValue(path, 'itemIds', value));
    return [];
  }
  value.forEach((id, index) => {
    const item = itemOf(env, id);
    const place = [...path, index];
    if (item === null) faults.push(notInPack(place, 'item', id));
    else if (value.indexOf(id) < index)
      faults.push({ type: 'equippedTwice', path: place, ruling: 'R-ITEM-1', id });
    else noteItem(item, one, place, faults);
  });
  const items = [...new Set(value)].flatMap((id) => itemOf(env, id) ?? []);
  noteLimits(items, level, path, faults);
  return value;
};

/** A party has no more of an item than there are copies in the box (R-ITEM-10). */
export const noteCopies = (
  env: Env,
  equipped: readonly (readonly string[])[],
  faults: Faults,
): void => {
  for (const id of new Set(equipped.flat())) {
    const copies = itemOf(env, id)?.copies ?? Infinity;
    const count = equipped.filter((items) => items.includes(id)).length;
    if (count > copies)
      faults.push({ type: 'tooFewCopies', path: ['seats'], ruling: 'R-ITEM-10', id, copies });
  }
};
