import { focusRulesOf, type FocusRules } from '../focus/index.js';
import type { Situation } from '../focus/internal.js';
import type { Edition } from '../vocabulary/index.js';

/** The rule flags that a monster's turn reads, besides those of focus. */
export interface MonsterTurnRules extends FocusRules {
  /**
   * Whether being free of disadvantage against the focus comes before the number of targets
   * (R-MON-8). `false`: all targets at disadvantage are counted, after the number of targets.
   */
  readonly focusDisadvantageFirst: boolean;
  /** Whether a monster that cannot attack this turn still heads for the best group of targets (R-MON-11). */
  readonly futureMultiattack: boolean;
  /** Whether further targets are ranked like focuses (R-MON-13). `false`: the players choose. */
  readonly rankTargets: boolean;
}

/** A monster's situation with the flags of its turn. */
export type TurnSituation = Situation<MonsterTurnRules>;

/**
 * The flags of an edition for a monster's turn.
 *
 * @example
 * import { monsterTurnRulesOf } from 'gloomhaven-rules/monster-turn';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(monsterTurnRulesOf('gloomhaven').rankTargets, true);
 * assert.equal(monsterTurnRulesOf('frosthaven').rankTargets, false);
 */
export const monsterTurnRulesOf = (edition: Edition): MonsterTurnRules => {
  const isFirst = edition !== 'frosthaven';
  return {
    ...focusRulesOf(edition),
    focusDisadvantageFirst: isFirst,
    futureMultiattack: isFirst,
    rankTargets: isFirst,
  };
};
