import type { Edition } from '../vocabulary/index.js';

/** The rules for sight that can be asked for; the first one is the default. */
export const SIGHT_RULE_NAMES = ['cornersStrict', 'cornersLenient', 'hexToHex'] as const;
/** One of {@link SIGHT_RULE_NAMES}. */
export type SightRule = (typeof SIGHT_RULE_NAMES)[number];

/** The flags that line of sight reads. */
export interface SightRules {
  /**
   * What joins two hexes that see each other. Default `cornersStrict`.
   *
   * - `cornersStrict` (R-LOS-1): a segment from a corner of one hex to a corner of the other that
   *   touches no wall, not in one point, or a side that the two share without a wall (R-LOS-2).
   * - `cornersLenient` (option of R-LOS-7): a segment from corner to corner that may touch walls,
   *   also at its ends, but not cross them. It passes if one can go from one hex to the other
   *   through hexes of the board that the segment touches, over sides without a wall that it
   *   touches. So it may run along walls and turn round the end of one, but neither cuts a wall hex
   *   or a thin wall nor slips through a joint or along a link of a chain of walls.
   * - `hexToHex` (the later editions): a segment from inside one hex to inside the other that
   *   touches no wall. A gap of no width is not enough; a wall that runs along the edge of the lane
   *   takes nothing away.
   */
  readonly lineOfSight: SightRule;
}

/**
 * The sight rules of an edition: corner to corner in the first, any point to any point in the others.
 *
 * @example
 * import { sightRulesOf } from 'gloomhaven-rules/line-of-sight';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(sightRulesOf('frosthaven'), { lineOfSight: 'hexToHex' });
 */
export const sightRulesOf = (edition: Edition): SightRules => ({
  lineOfSight: edition === 'gloomhaven' ? 'cornersStrict' : 'hexToHex',
});

/** The rule that is asked for, or the default. */
export const ruleOf = (rules: Partial<SightRules> | undefined): SightRule =>
  rules?.lineOfSight ?? 'cornersStrict';
