import type { Edition } from '../vocabulary/index.js';

/** The rule flags that movement reads. */
export interface MoveRules {
  /** Whether a jump that lands on difficult terrain pays 2 for the last hex (R-MOVE-8). */
  readonly jumpDifficultLast: boolean;
  /**
   * Whether whoever pushes or pulls may name a blocked direction to end the effect early
   * (R-MOVE-22). `false`: always as far as possible.
   */
  readonly forcedMoveMayChooseBlocked: boolean;
}

/**
 * The movement flags of an edition.
 *
 * @example
 * import { moveRulesOf } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(moveRulesOf('gloomhaven').jumpDifficultLast, true);
 * assert.equal(moveRulesOf('frosthaven').jumpDifficultLast, false);
 */
export const moveRulesOf = (edition: Edition): MoveRules => ({
  jumpDifficultLast: edition === 'gloomhaven',
  forcedMoveMayChooseBlocked: true,
});
