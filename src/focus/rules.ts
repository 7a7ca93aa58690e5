import { SIGHT_RULE_NAMES, sightRulesOf, type SightRules } from '../line-of-sight/index.js';
import { moveRulesOf, type MoveRules } from '../pathfinding/index.js';
import { readFlag } from '../pathfinding/internal.js';
import { EDITIONS, type Edition } from '../vocabulary/index.js';
import { invalidValue, isRecord, readWord } from '../core/index.js';
import type { FocusError } from './error.js';

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
  lineOfSight: sightRulesOf(edition).lineOfSight,
  jumpDifficultLast: moveRulesOf(edition).jumpDifficultLast,
  focusByProximity: edition !== 'jawsOfTheLion',
});

/** Reads the edition of a query; a fault is noted. */
export const readEdition = (value: unknown, faults: FocusError[]): Edition =>
  readWord(EDITIONS, value ?? EDITIONS[0], ['edition'], faults) ?? EDITIONS[0];

/**
 * Lays the flags of a query over those of its edition; flags that are not among them are left to the
 * modules that read them. Faults are noted.
 */
export const readRules = <Rules extends FocusRules>(
  base: Rules,
  value: unknown,
  faults: FocusError[],
): Rules => {
  if (value === undefined || value === null) return base;
  if (!isRecord(value)) faults.push(invalidValue(['rules'], 'rules', value));
  const given = isRecord(value) ? value : {};
  const flags = Object.keys(base).map((name): readonly [string, unknown] => {
    const initial: unknown = base[name as keyof Rules];
    const flag = Object.hasOwn(given, name) ? (given[name] ?? initial) : initial;
    const path = ['rules', name];
    return name === 'lineOfSight'
      ? [name, readWord(SIGHT_RULE_NAMES, flag, path, faults)]
      : [name, readFlag(flag, path, false, faults)];
  });
  return { ...base, ...Object.fromEntries(flags) };
};
