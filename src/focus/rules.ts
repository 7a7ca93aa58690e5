import { SIGHT_RULE_NAMES, sightRulesOf, type SightRules } from '../line-of-sight/index.js';
import { moveRulesOf, type MoveRules } from '../pathfinding/index.js';
import { EDITIONS, type Edition } from '../vocabulary/index.js';
import { invalidValue, isRecord } from '../core/index.js';
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
export const readEdition = (value: unknown, faults: FocusError[]): Edition => {
  if (value === undefined || value === null) return 'gloomhaven';
  const edition = EDITIONS.find((name) => name === value);
  if (edition === undefined) faults.push(invalidValue(['edition'], EDITIONS, value));
  return edition ?? 'gloomhaven';
};

/** Reads one flag; `lineOfSight` is a word, all others are switches. */
const readFlag = (name: string, given: unknown, faults: FocusError[]): unknown => {
  const isSight = name === 'lineOfSight';
  const isWell = isSight
    ? SIGHT_RULE_NAMES.some((rule) => rule === given)
    : typeof given === 'boolean';
  const expected = isSight ? SIGHT_RULE_NAMES : 'flag';
  if (!isWell) faults.push(invalidValue(['rules', name], expected, given));
  return given;
};

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
  if (!isRecord(value)) {
    faults.push(invalidValue(['rules'], 'rules', value));
    return base;
  }
  const given = Object.keys(base).filter(
    (name) => Object.hasOwn(value, name) && value[name] !== undefined,
  );
  const flags = given.map((name) => [name, readFlag(name, value[name], faults)] as const);
  return { ...base, ...Object.fromEntries(flags) };
};
