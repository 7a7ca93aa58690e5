import type { Reward } from './reward.js';

/**
 * A treasure with a number (R-LOOT-5). It is for whoever took it: rewards that name nobody else are
 * written with `to: 'looter'`.
 *
 * @example
 * import type { Treasure } from 'gloomhaven-rules/content';
 *
 * const treasure: Treasure = {
 *   id: '99',
 *   rewards: [
 *     { type: 'damage', amount: 5, to: 'looter' },
 *     { type: 'conditions', conditions: ['poison', 'wound'], to: 'looter' },
 *   ],
 * };
 */
export interface Treasure {
  /** The number of the treasure. */
  readonly id: string;
  /** What is gained, and what it does to whoever took it. */
  readonly rewards: readonly Reward[];
}
