import type { Relation } from '../../content/index.js';
import type { Figure } from '../state.js';

/** What a figure is to another one; neutral figures are neither ally nor enemy. */
export const relationsOf = (self: Figure | null, other: Figure): readonly Relation[] => {
  if (self === null) return [];
  if (self.id === other.id) return ['self'];
  if (self.side === other.side)
    return other.summon?.owner === self.id ? ['ally', 'ownSummon'] : ['ally'];
  return other.side === 'neutral' || self.side === 'neutral' ? [] : ['enemy'];
};
