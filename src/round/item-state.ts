/** What becomes of items that are used, and how they become usable again (R-ITEM-3, R-ITEM-4, R-ITEM-12). */

import {
  characterOf,
  followedBy,
  forEach,
  happened,
  still,
  withCharacter,
  type Outcome,
} from './change.js';
import type { Env } from './env.js';
import { itemOf } from './env.js';
import type { ItemState } from './rest.js';
import type { BonusState, GameState } from './state.js';
import { dismiss, isKeptByItem } from './summon-leave.js';

const isOf =
  (owner: string, item: string) =>
  ({ origin }: BonusState): boolean =>
    origin.type === 'item' && origin.owner === owner && origin.item === item;

const withState = (state: GameState, owner: string, item: string, next: ItemState): GameState =>
  withCharacter(state, owner, ({ items }) => ({
    items: items.map((one) => (one.id === item ? { ...one, state: next } : one)),
  }));

/** The state that a use leaves an item in: those without a sign stay as they are (R-ITEM-12). */
const stateAfter = (env: Env, item: string): ItemState => {
  switch (itemOf(env, item)?.use) {
    case 'spent':
      return 'spent';
    case 'consumed':
    case 'unrefreshable':
      return 'consumed';
    default:
      return 'ready';
  }
};

/** An item was used up: with circles only at the last one (R-ITEM-4). */
export const useUp =
  (env: Env, owner: string, item: string) =>
  (state: GameState): Outcome => {
    const next = stateAfter(env, item);
    return next === 'ready'
      ? still(state)
      : happened(withState(state, owner, item, next), {
          type: 'itemTurned',
          character: owner,
          item,
          state: next,
        });
  };

/**
 * Whether a bonus is a use or a passive of the item itself; what a use of it has made lasts by itself, whatever
 * becomes of the item.
 */
export const isPrinted = (env: Env, { origin, index }: Pick<BonusState, 'origin' | 'index'>) => {
  const bonus = env.bonusesOf(origin)[index];
  return (
    origin.type === 'item' &&
    bonus !== undefined &&
    itemOf(env, origin.item)?.bonuses.includes(bonus) === true
  );
};

/** Circles are empty again. */
const withoutMarks = (state: GameState, owner: string, item: string): GameState => ({
  ...state,
  bonuses: state.bonuses.map((one) => (isOf(owner, item)(one) ? { ...one, charges: 0 } : one)),
});

/** An item is turned to a state by an ability: what is marked as not refreshable stays consumed (R-ITEM-3). */
export const turnItem =
  (env: Env, owner: string, item: string, next: ItemState) =>
  (state: GameState): Outcome => {
    const before = characterOf(state, owner)?.items.find(({ id }) => id === item);
    const isFixed = itemOf(env, item)?.use === 'unrefreshable' && before?.state === 'consumed';
    if (before === undefined || before.state === next || isFixed) return still(state);
    const turned = withState(state, owner, item, next);
    const noted = happened(next === 'ready' ? withoutMarks(turned, owner, item) : turned, {
      type: 'itemTurned',
      character: owner,
      item,
      state: next,
    });
    // What it summoned is gone once it can be used again (R-SUM-9).
    return next === 'ready' ? followedBy(noted, dismiss(isKeptByItem(owner, item))) : noted;
  };

/** A long rest turns back what is spent, and by an option empties circles that are used in part (R-ITEM-3, R-ITEM-4). */
export const refreshAtRest =
  (env: Env, owner: string) =>
  (state: GameState): Outcome => {
    const items = characterOf(state, owner)?.items ?? [];
    const spent = items.filter((one) => one.state === 'spent');
    const emptied = env.flags.play.longRestResetsCircles
      ? items
          .filter(({ id, state: now }) => now === 'ready' && itemOf(env, id)?.use === 'spent')
          .reduce((known, { id }) => withoutMarks(known, owner, id), state)
      : state;
    return forEach(spent, ({ id }) => turnItem(env, owner, id, 'ready'))(emptied);
  };

/** The uses of the items that characters have equipped: they are there as long as the items are. */
export const itemBonuses = (env: Env, { characters }: GameState): readonly BonusState[] =>
  characters.flatMap(({ id: owner, items }) =>
    items.flatMap(({ id: item }) => {
      const origin = { type: 'item', owner, item } as const;
      const all = env.bonusesOf(origin);
      return (itemOf(env, item)?.bonuses ?? []).map((bonus): BonusState => ({
        bearer: owner,
        origin,
        index: all.indexOf(bonus),
        charges: 0,
        uses: 0,
        waits: false,
        within: null,
      }));
    }),
  );
