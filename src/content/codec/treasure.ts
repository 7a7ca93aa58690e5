import { closed } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type { Treasure } from '../box/treasure.js';
import { id, some } from './leaf.js';
import { rewardLeaf } from './reward.js';

/** A treasure with a number. */
export const treasureLeaf: Definition<Treasure> = /*#__PURE__*/ (() =>
  definition('Treasure', 'a treasure { id, rewards }', () =>
    closed<Treasure>('a treasure { id, rewards }', { id, rewards: some(rewardLeaf) }),
  ))();
