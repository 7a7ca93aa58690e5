/** What befalls characters between set-up and the first round (R-SCEN-1, R-SCEN-2, R-EVENT-5). */

import type { GainedCondition } from '../content/index.js';
import type { Condition } from '../vocabulary/index.js';
import { hurtTask } from './harm.js';
import type { Task } from './task.js';

/** Cards for the modifier deck; they are in it before it is shuffled. */
export interface CardsOpening {
  readonly type: 'cards';
  readonly card: 'bless' | 'curse' | 'minusOne';
  readonly count: number;
}

/** Conditions, damage, or ability cards that its player discards. */
type FigureOpening =
  | { readonly type: 'conditions'; readonly conditions: readonly Condition[] }
  | { readonly type: 'damage'; readonly amount: number }
  | { readonly type: 'discard'; readonly count: number };

/** One thing that befalls a character. */
export type Opening = CardsOpening | FigureOpening;

const isCard = (condition: GainedCondition): condition is 'bless' | 'curse' =>
  condition === 'bless' || condition === 'curse';

/** Conditions as tokens, blesses and curses as cards. */
export const openingsOfConditions = (
  conditions: readonly GainedCondition[],
): readonly Opening[] => [
  ...conditions.filter(isCard).map((card): Opening => ({ type: 'cards', card, count: 1 })),
  {
    type: 'conditions',
    conditions: conditions.flatMap((condition) => (isCard(condition) ? [] : [condition])),
  },
];

/** The tasks for a character, one after the other: none for what is in its deck already. */
export const openingTasks = (character: string, openings: readonly Opening[]): readonly Task[] =>
  openings.flatMap((opening): readonly Task[] => {
    const hit = { source: 'scenario', amount: 0 } as const;
    switch (opening.type) {
      case 'cards':
        return [];
      case 'conditions':
        return opening.conditions.length === 0
          ? []
          : [hurtTask(character, { ...hit, conditions: opening.conditions }, null)];
      case 'damage':
        return [hurtTask(character, { ...hit, amount: opening.amount }, null)];
      case 'discard':
        return [{ type: 'discardAtStart', character, left: opening.count }];
    }
  });
