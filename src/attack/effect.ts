import type { ModifierEffect } from '../vocabulary/index.js';
import type { Defence } from './read.js';

/** How much shield an attack with these effects ignores (R-ATK-6, R-ATK-7). */
export const pierceOf = (effects: readonly ModifierEffect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.type === 'pierce' ? effect.amount : 0), 0);

/** Whether an effect acts on the target, so that it needs one that lives (R-ATK-9). */
export const actsOnTarget = ({ type }: ModifierEffect): boolean =>
  type === 'condition' ||
  type === 'bless' ||
  type === 'curse' ||
  type === 'push' ||
  type === 'pull';

/** Whether the target is immune to what an effect gives it (R-COND-20). */
export const isImmuneTo = ({ immune }: Defence, effect: ModifierEffect): boolean => {
  if (effect.type === 'condition') return immune.includes(effect.condition);
  return (effect.type === 'bless' || effect.type === 'curse') && immune.includes(effect.type);
};
