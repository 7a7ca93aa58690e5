import type { FigureSelection } from '../../content/index.js';

/** One adjacent enemy. */
export const adjacentEnemy: FigureSelection = {
  type: 'select',
  who: ['enemy'],
  place: { type: 'within', range: 1 },
};

/** All adjacent enemies. */
export const adjacentEnemies: FigureSelection = {
  type: 'select',
  who: ['enemy'],
  count: 'all',
  place: { type: 'within', range: 1 },
};

/** One adjacent ally. */
export const adjacentAlly: FigureSelection = {
  type: 'select',
  who: ['ally'],
  place: { type: 'within', range: 1 },
};

/** All adjacent allies. */
export const adjacentAllies: FigureSelection = {
  type: 'select',
  who: ['ally'],
  count: 'all',
  place: { type: 'within', range: 1 },
};

/** Oneself and all adjacent allies. */
export const selfAndAdjacentAllies: FigureSelection = {
  type: 'select',
  who: ['self', 'ally'],
  count: 'all',
  place: { type: 'within', range: 1 },
};
