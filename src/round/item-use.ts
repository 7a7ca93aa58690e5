/** When items can be used (R-ITEM-5). */

import { hasCondition } from '../condition/index.js';
import { characterOf, figureOf } from './change.js';
import type { Env } from './env.js';
import type { BonusState, GameState } from './state.js';

/** Whether the item of a bonus can be used: it is neither spent nor consumed, and its owner is not stunned. */
export const isItemUsable = (env: Env, state: GameState, { origin }: BonusState): boolean => {
  if (origin.type !== 'item') return true;
  const { owner, item: id } = origin;
  const equipped = characterOf(state, owner)?.items.find((one) => one.id === id);
  const item = env.content.items.find((one) => one.id === id);
  const figure = figureOf(state, owner);
  return (
    equipped?.state === 'ready' &&
    figure !== null &&
    (item?.whileStunned === true || !hasCondition(figure.conditions, 'stun'))
  );
};
