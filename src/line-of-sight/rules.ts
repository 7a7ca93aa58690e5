import type { Edition } from '../vocabulary/index.js';

/**
 * The rules for sight that can be asked for; the first one is the default. {@link SightRules} says
 * what they mean.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { SIGHT_RULE_NAMES } from 'gloomhaven-rules/line-of-sight';
 *
 * assert.equal(SIGHT_RULE_NAMES[0], 'cornersStrict');
 *
 * @category Models
 * @since 0.1.0
 */
export const SIGHT_RULE_NAMES = ['cornersStrict', 'cornersLenient', 'hexToHex'] as const;
/**
 * One of {@link SIGHT_RULE_NAMES}.
 *
 * @category Models
 * @since 0.1.0
 */
export type SightRule = (typeof SIGHT_RULE_NAMES)[number];

/**
 * The flags that line of sight reads.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { isVisible, type SightRules } from 'gloomhaven-rules/line-of-sight';
 *
 * const corridor = compileBoard({ rows: ['. . .'] });
 * assert(corridor._tag === 'Right');
 * const rules: SightRules = { lineOfSight: 'cornersLenient' };
 * assert.equal(isVisible(corridor.right, { q: 0, r: 0 }, { q: 2, r: -1 }), false);
 * assert.equal(isVisible(corridor.right, { q: 0, r: 0 }, { q: 2, r: -1 }, rules), true);
 *
 * @category Models
 * @since 0.1.0
 */
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
 * import assert from 'node:assert/strict';
 * import { sightRulesOf } from 'gloomhaven-rules/line-of-sight';
 *
 * assert.deepEqual(sightRulesOf('frosthaven'), { lineOfSight: 'hexToHex' });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const sightRulesOf = (edition: Edition): SightRules => ({
  lineOfSight: edition === 'gloomhaven' ? 'cornersStrict' : 'hexToHex',
});
