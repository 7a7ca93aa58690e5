import type { Clause } from '../language/clause.js';

/**
 * A battle goal: one scenario long, for one character (R-SCEN-1).
 *
 * @example
 * import type { BattleGoal } from 'gloomhaven-rules/content';
 *
 * // Never use an item.
 * const goal: BattleGoal = {
 *   id: 'bare-hands',
 *   name: 'Bare Hands',
 *   checks: 2,
 *   if: [
 *     {
 *       type: 'compare',
 *       left: {
 *         type: 'times',
 *         moment: 'itemUsed',
 *         during: 'scenario',
 *         if: [{ type: 'relation', of: 'actor', relations: ['self'] }],
 *       },
 *       sign: '==',
 *       right: 0,
 *     },
 *   ],
 * };
 */
export interface BattleGoal {
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** What it says, for people to read. Default nothing. */
  readonly text?: string;
  /** How many checkmarks it gives (R-CAMP-9). */
  readonly checks: 1 | 2;
  /**
   * What must hold at the end of the scenario; `self` is the character. What must never happen is a number of
   * times that is 0 then.
   */
  readonly if: readonly Clause[];
}
