import { closed, leaf, optional, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type { BattleGoal } from '../box/battle-goal.js';
import { language } from './language.js';
import { id, some, words } from './leaf.js';

const checks: Leaf<1 | 2> = /*#__PURE__*/ leaf(
  '1 or 2',
  (value): value is 1 | 2 => value === 1 || value === 2,
  { enum: [1, 2] },
);

/** What a character may try to reach in one scenario. */
export const battleGoalLeaf: Definition<BattleGoal> = /*#__PURE__*/ (() =>
  definition('BattleGoal', 'a battle goal { id, name, checks, if }', () =>
    closed<BattleGoal>('a battle goal { id, name, checks, if }', {
      id,
      name: words,
      text: optional(words),
      checks,
      if: some(language.clause),
    }),
  ))();
