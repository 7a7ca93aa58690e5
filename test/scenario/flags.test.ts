import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultElementRules } from '../../src/element/index.js';
import { focusRulesOf } from '../../src/focus/index.js';
import { sightRulesOf } from '../../src/line-of-sight/index.js';
import { defaultDrawRules } from '../../src/modifier-deck/index.js';
import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import {
  explain,
  playRulesOf,
  scenarioFlags,
  type ScenarioFlags,
  type ScenarioOptions,
} from '../../src/scenario/index.js';
import { EDITIONS } from '../../src/vocabulary/index.js';
import { right } from './content.js';

const flagsOf = (options: unknown): ScenarioFlags => right(scenarioFlags(options));
const faultsOf = (options: unknown): readonly string[] => {
  const answer = scenarioFlags(options);
  return answer._tag === 'Left' ? answer.left.map(explain) : [];
};

/** For every option a value other than its default, and the slice that it belongs to. */
const OTHERWISE: { readonly [Name in keyof Required<ScenarioOptions>]: unknown } = {
  edition: 'frosthaven',
  lineOfSight: 'cornersLenient',
  jumpDifficultLast: false,
  forcedMoveMayChooseBlocked: false,
  focusByProximity: false,
  focusDisadvantageFirst: false,
  futureMultiattack: false,
  rankTargets: false,
  compareDoubleByValue: false,
  reducedRandomness: true,
  unlimitedCurses: true,
  modifyBeforeChoice: true,
  infusionOptional: true,
  stopMoveWhenImmobilized: false,
  areaTargetsOptional: true,
  sharedDeckSingleDraw: false,
  secondAttackExcludesFirst: true,
  ambiguity: 'deterministic',
  drawCardForSummonedType: true,
  longRestTiesNormally: true,
  longRestResetsCircles: true,
  coinLimit: 25,
  openInformation: true,
  permanentDeath: true,
  randomDungeonPenalties: ['minor', 'minor', 'major'],
  conditionalMultitargetDoubles: true,
};

describe('scenarioFlags', () => {
  it.each(EDITIONS)('the slices of %s are those of the modules', (edition) => {
    expect(flagsOf({ edition })).toEqual({
      edition,
      sight: sightRulesOf(edition),
      movement: moveRulesOf(edition),
      focus: focusRulesOf(edition),
      monsterTurn: monsterTurnRulesOf(edition),
      draw: defaultDrawRules,
      elements: defaultElementRules,
      play: playRulesOf(edition),
      enhancement: { conditionalMultitargetDoubles: false },
    });
  });

  it('nothing is the first edition with every default', () => {
    for (const none of [undefined, null, {}, { edition: null, coinLimit: undefined }])
      expect(flagsOf(none)).toEqual(flagsOf({ edition: 'gloomhaven' }));
  });

  it('R-MON-21 later editions draw a card for a summoned type', () => {
    expect(EDITIONS.map((edition) => playRulesOf(edition).drawCardForSummonedType)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('R-LOS-7 an option reaches every slice that reads it', () => {
    const { sight, focus, monsterTurn } = flagsOf({ lineOfSight: 'hexToHex' });
    expect([sight, focus, monsterTurn].map(({ lineOfSight }) => lineOfSight)).toEqual([
      'hexToHex',
      'hexToHex',
      'hexToHex',
    ]);
  });

  it.each(Object.entries(OTHERWISE))('%s makes a difference, and null none', (name, value) => {
    const plain = JSON.stringify(flagsOf({}));
    const changed = JSON.stringify(flagsOf({ [name]: value }));
    expect(changed).not.toBe(plain);
    expect(changed).toContain(JSON.stringify(value));
    expect(JSON.stringify(flagsOf({ [name]: null }))).toBe(plain);
  });

  it('an option wins over the edition, in whichever order', () => {
    const { movement } = flagsOf({ jumpDifficultLast: true, edition: 'frosthaven' });
    expect(movement.jumpDifficultLast).toBe(true);
  });

  it.each([
    [{ friendlyFire: true }, 'friendlyFire: expected no flag of this name, got true'],
    [{ los_rule: 'x' }, 'los_rule: expected no flag of this name, got "x"'],
    [JSON.parse('{"__proto__":1}'), '__proto__: expected no flag of this name, got 1'],
    [{ toString: true }, 'toString: expected no flag of this name, got true'],
    [{ rankTargets: 1 }, 'rankTargets: expected true or false, got 1'],
    [{ ambiguity: 'dice' }, 'ambiguity: expected one of "ask", "deterministic", got "dice"'],
    [{ coinLimit: -1 }, 'coinLimit: expected a whole number from 0 to 1000000, got -1'],
    [
      { randomDungeonPenalties: ['none', 'none'] },
      'randomDungeonPenalties: expected three penalties, each "none", "minor" or "major", got a list',
    ],
    [
      { edition: 'second' },
      'edition: expected one of "gloomhaven", "jawsOfTheLion", "frosthaven", got "second"',
    ],
    [7, 'input: expected options { edition, … }, got 7'],
    [[], 'input: expected options { edition, … }, got a list'],
  ])('refuses %j', (options, sentence) => {
    expect(faultsOf(options)).toEqual([sentence]);
  });

  it('says every fault', () => {
    expect(faultsOf({ edition: 1, rankTargets: 'yes', foo: 0 })).toHaveLength(3);
  });

  it('answers any JSON with JSON', () => {
    const known = fc.dictionary(fc.constantFrom(...Object.keys(OTHERWISE)), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), known), (options) => {
        const before = JSON.stringify(options);
        const answer = scenarioFlags(options);
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(JSON.stringify(options)).toBe(before);
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
