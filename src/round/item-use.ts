/** When items can be used (R-ITEM-5). */

import { hasCondition } from '../condition/index.js';
import { characterOf, figureOf } from './change.js';
import { itemOf, type Env } from './env.js';
import { isPrinted } from './item-state.js';
import type { BonusState, GameState } from './state.js';

/**
 * Whether the item of a bonus can be used: it is neither spent nor consumed, and its owner is not stunned. What
 * is passive on it, and what a use of it made, asks for nothing but that it is equipped.
 */
export const isItemUsable = (env: Env, state: GameState, one: BonusState): boolean => {
  const { origin, index } = one;
  if (origin.type !== 'item') return true;
  const { owner, item: id } = origin;
  const equipped = characterOf(state, owner)?.items.find((each) => each.id === id);
  if (equipped === undefined || equipped.state === 'lost') return false;
  if (!isPrinted(env, one) || env.bonusesOf(origin)[index]?.on === 'always') return true;
  const figure = figureOf(state, owner);
  return (
    equipped.state === 'ready' &&
    figure !== null &&
    (itemOf(env, id)?.whileStunned === true || !hasCondition(figure.conditions, 'stun'))
  );
};
