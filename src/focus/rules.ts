import { sightRulesOf, type SightRules } from '../line-of-sight/index.js';
import { moveRulesOf, type MoveRules } from '../pathfinding/index.js';
import type { Edition } from '../vocabulary/index.js';

/** The rule flags that focus reads, besides those of sight and movement. */
export interface FocusRules extends SightRules, Pick<MoveRules, 'jumpDifficultLast'> {
  /** Whether proximity decides between candidates before initiative does (R-FOCUS-7). */
  readonly focusByProximity: boolean;
}

/**
 * The focus flags of an edition. Jaws of the Lion leaves proximity out.
 *
 * @example
 * import { focusRulesOf } from 'gloomhaven-rules/focus';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(focusRulesOf('jawsOfTheLion').focusByProximity, false);
 */
export const focusRulesOf = (edition: Edition): FocusRules => ({
  ...sightRulesOf(edition),
  jumpDifficultLast: moveRulesOf(edition).jumpDifficultLast,
  focusByProximity: edition !== 'jawsOfTheLion',
});
