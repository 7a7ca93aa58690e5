import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  invalidValue,
  isAmount,
  isRecord,
  readWord,
  refuse,
  right,
  type Expected,
  type InvalidValue,
} from '../core/index.js';
import { PENALTIES } from '../content/index.js';
import { defaultElementRules, type ElementRules } from '../element/index.js';
import { SIGHT_RULE_NAMES } from '../line-of-sight/index.js';
import { defaultDrawRules, type DrawRules } from '../modifier-deck/index.js';
import { monsterTurnRulesOf, type MonsterTurnRules } from '../monster-turn/index.js';
import { moveRulesOf, type MoveRules } from '../pathfinding/index.js';
import { EDITIONS, type Edition } from '../vocabulary/index.js';
import type { ScenarioError } from './error.js';
import {
  AMBIGUITIES,
  playRulesOf,
  type EnhancementRules,
  type PlayRules,
  type ScenarioFlags,
} from './options.js';

/** All flags side by side, as options name them. A name that two modules know means the same to both. */
type AllFlags = MoveRules &
  MonsterTurnRules &
  DrawRules &
  ElementRules &
  PlayRules &
  EnhancementRules;

const initialFlags = (edition: Edition): AllFlags => ({
  ...moveRulesOf(edition),
  ...monsterTurnRulesOf(edition),
  ...defaultDrawRules,
  ...defaultElementRules,
  ...playRulesOf(edition),
  conditionalMultitargetDoubles: false,
});

/** What a flag accepts. */
interface Accepted {
  readonly expected: Expected;
  readonly fits: (value: unknown) => boolean;
}

const oneOf =
  (words: readonly unknown[]): Accepted['fits'] =>
  (value) =>
    words.includes(value);

const isPenalties = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every(oneOf(PENALTIES));

const SWITCH: Accepted = { expected: 'flag', fits: (value) => typeof value === 'boolean' };

/** The flags that are no switches. */
const OTHERS: Readonly<Partial<Record<string, Accepted>>> = {
  lineOfSight: { expected: SIGHT_RULE_NAMES, fits: oneOf(SIGHT_RULE_NAMES) },
  ambiguity: { expected: AMBIGUITIES, fits: oneOf(AMBIGUITIES) },
  coinLimit: { expected: 'amount', fits: isAmount },
  randomDungeonPenalties: { expected: 'penalties', fits: isPenalties },
};

const readFlag = (
  name: string,
  given: unknown,
  initial: AllFlags,
  faults: InvalidValue[],
): Partial<AllFlags> => {
  if (!Object.hasOwn(initial, name)) {
    faults.push(invalidValue([name], 'knownFlag', given));
    return {};
  }
  const { expected, fits } = (Object.hasOwn(OTHERS, name) ? OTHERS[name] : null) ?? SWITCH;
  // Adding 0 makes 0 of -0.
  if (fits(given)) return { [name]: typeof given === 'number' ? given + 0 : given };
  faults.push(invalidValue([name], expected, given));
  return {};
};

const sliced = (edition: Edition, all: AllFlags): ScenarioFlags => {
  const { lineOfSight, jumpDifficultLast, forcedMoveMayChooseBlocked, focusByProximity } = all;
  const { focusDisadvantageFirst, futureMultiattack, rankTargets } = all;
  const { compareDoubleByValue, reducedRandomness, unlimitedCurses, modifyBeforeChoice } = all;
  const { infusionOptional, conditionalMultitargetDoubles } = all;
  const focus = { lineOfSight, jumpDifficultLast, focusByProximity };
  return {
    edition,
    sight: { lineOfSight },
    movement: { jumpDifficultLast, forcedMoveMayChooseBlocked },
    focus,
    monsterTurn: { ...focus, focusDisadvantageFirst, futureMultiattack, rankTargets },
    draw: { compareDoubleByValue, reducedRandomness, unlimitedCurses, modifyBeforeChoice },
    elements: { infusionOptional },
    play: playOf(all),
    enhancement: { conditionalMultitargetDoubles },
  };
};

const playOf = (all: AllFlags): PlayRules => ({
  stopMoveWhenImmobilized: all.stopMoveWhenImmobilized,
  areaTargetsOptional: all.areaTargetsOptional,
  sharedDeckSingleDraw: all.sharedDeckSingleDraw,
  secondAttackExcludesFirst: all.secondAttackExcludesFirst,
  ambiguity: all.ambiguity,
  drawCardForSummonedType: all.drawCardForSummonedType,
  longRestTiesNormally: all.longRestTiesNormally,
  longRestResetsCircles: all.longRestResetsCircles,
  coinLimit: all.coinLimit,
  openInformation: all.openInformation,
  permanentDeath: all.permanentDeath,
  randomDungeonPenalties: all.randomDungeonPenalties,
});

/** What is left out says nothing, and so does `null`. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Reads {@link ScenarioOptions} and lays them over the flags of their edition, a slice for each module.
 *
 * Shape: a flat object, `undefined` or `null` for none; a field that is `null` counts as left out.
 *
 * Errors: `invalidValue` for every option that does not exist or has a wrong value.
 *
 * @example
 * import { explain, scenarioFlags } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const flags = scenarioFlags({ edition: 'frosthaven', reducedRandomness: true });
 * assert(flags._tag === 'Right');
 * assert.deepEqual(flags.right.sight, { lineOfSight: 'hexToHex' });
 * assert.equal(flags.right.draw.reducedRandomness, true);
 *
 * const bad = scenarioFlags({ friendlyFire: true });
 * assert(bad._tag === 'Left');
 * assert.equal(explain(bad.left[0]), 'friendlyFire: expected no flag of this name, got true');
 */
export const scenarioFlags = (
  options: unknown,
): Either<NonEmptyArray<ScenarioError>, ScenarioFlags> => {
  if (isGiven(options) && !isRecord(options))
    return refuse([invalidValue([], 'scenarioOptions', options)]);
  const { edition: wanted, ...given } = isRecord(options) ? options : {};
  const faults: InvalidValue[] = [];
  const read = isGiven(wanted) ? readWord(EDITIONS, wanted, ['edition'], faults) : undefined;
  const edition = read ?? EDITIONS[0];
  const initial = initialFlags(edition);
  const flags = Object.entries(given)
    .filter(([, value]) => isGiven(value))
    .map(([name, value]) => readFlag(name, value, initial, faults));
  if (faults.length > 0) return refuse(faults);
  return right(sliced(edition, Object.assign({}, initial, ...flags) as AllFlags));
};
