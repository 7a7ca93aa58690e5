import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount, MonsterStats, MonsterType } from '../../src/content/index.js';
import { explain, monsterNeeds, monsterStatsOf, statValue } from '../../src/scenario/index.js';
import { monsterOf } from './content.js';

const three = { characters: 3, level: 3 };

describe('statValue', () => {
  it.each<[string, Amount, number | null]>([
    ['a number', 4, 4],
    ['R-SCEN-15 a formula, rounded up once at the end', '21xCxL/2', 95],
    ['R-SCEN-15 a formula that says otherwise', '[21xCxL/2{$math.floor}]', 94],
    ['R-SCEN-5 the level', 'L', 3],
    ['text that is no formula', '2+', null],
    ['a symbol that a stat card does not know', 'M+1', null],
    ['no value', '4/(L-3)', null],
    ['R-SCEN-13 what is counted in play', { type: 'hexesMoved', during: 'turn' }, null],
    [
      'a calculation of constants',
      { type: 'calculation', formula: 'XxY+C', where: { X: 2, Y: 'L+1' } },
      11,
    ],
    [
      'a calculation with bounds',
      { type: 'calculation', formula: 'X', where: { X: 20 }, max: 'Cx2', min: 1 },
      6,
    ],
    [
      'a calculation below its least',
      { type: 'calculation', formula: 'X-10', where: { X: 2 }, min: 'L' },
      3,
    ],
    [
      'a calculation that takes in a fact',
      { type: 'calculation', formula: 'X', where: { X: { type: 'round' } } },
      null,
    ],
    [
      'a calculation with a bound that is a fact',
      { type: 'calculation', formula: '2', where: {}, max: { type: 'round' } },
      null,
    ],
    ['names that would hide C', { type: 'calculation', formula: 'C', where: { C: 9 } }, 3],
  ])('%s', (_, amount, expected) => {
    expect(statValue(amount, three)).toBe(expected);
  });

  it('R-SCEN-15 C counts as at least 2', () => {
    expect([1, 2, 3, 4].map((characters) => statValue('2xC', { characters, level: 0 }))).toEqual([
      4, 4, 6, 8,
    ]);
  });
});

const stats: MonsterStats = { hitPoints: 5, move: 2, attack: 0 };
const typeWith = (row: MonsterStats): MonsterType => ({
  id: 'golem',
  name: 'Golem',
  deck: 'golem',
  standees: 6,
  stats: { type: 'boss', boss: [stats, stats, stats, row, stats, stats, stats, stats] },
});

describe('monsterStatsOf', () => {
  it('fills in every default', () => {
    expect(monsterStatsOf(typeWith(stats), 'boss', three)).toEqual({
      hitPoints: 5,
      move: 2,
      attack: 0,
      range: null,
      shield: 0,
      retaliate: 0,
      retaliateReach: 1,
      pierce: 0,
      push: 0,
      pull: 0,
      targets: 1,
      conditions: [],
      immunities: [],
      traits: [],
    });
  });

  it('keeps what is printed', () => {
    const printed = {
      ...{ hitPoints: 9, move: 1, attack: 3, range: 4, shield: 1, retaliate: 2 },
      ...{ retaliateReach: 3, pierce: 2, push: 1, pull: 2, targets: 3 },
      conditions: ['poison', 'curse'],
      immunities: ['stun'],
      traits: ['flying'],
    } as const;
    expect(monsterStatsOf(typeWith(printed), 'boss', three)).toEqual(printed);
  });

  it('R-MON-27 evaluates the formulas of a boss for the party and the level', () => {
    const ringer = monsterOf('drowned-bellringer');
    const { hitPoints, attack } = monsterStatsOf(ringer, 'boss', three);
    expect([hitPoints, attack]).toEqual([42, 5]);
    expect(monsterStatsOf(ringer, 'boss', { characters: 1, level: 0 }).hitPoints).toBe(16);
  });

  it('R-SCEN-5, R-VAR-1 takes the row of the monster level and the L of the scenario', () => {
    const ringer = monsterOf('drowned-bellringer');
    const open = monsterStatsOf(ringer, 'boss', { characters: 2, level: 4, monsterLevel: 5 });
    expect([open.hitPoints, open.shield]).toEqual([32, 1]);
    expect(monsterStatsOf(ringer, 'boss', { characters: 2, level: 4 }).shield).toBe(0);
  });

  it('R-MON-1 normal and elite have their own rows', () => {
    const rat = monsterOf('fen-rat');
    const at = { characters: 2, level: 7 };
    expect(monsterStatsOf(rat, 'normal', at).hitPoints).toBe(10);
    expect(monsterStatsOf(rat, 'elite', at).hitPoints).toBe(14);
    expect(monsterStatsOf(rat, 'elite', at).conditions).toEqual(['poison']);
  });

  it('levels out of bounds count as the nearest', () => {
    const rat = monsterOf('fen-rat');
    const of = (level: number) => monsterStatsOf(rat, 'normal', { characters: 2, level });
    expect([of(-1), of(12)]).toEqual([of(0), of(7)]);
  });

  it('no number is below its least', () => {
    const row = { ...stats, hitPoints: 'L-3', move: 'L-9', range: 'L-9', targets: 'C-9' };
    const { hitPoints, move, range, targets } = monsterStatsOf(typeWith(row), 'boss', three);
    expect([hitPoints, move, range, targets]).toEqual([1, 0, 1, 1]);
  });

  it('is plain JSON for all of Hollowmere at every level', () => {
    const types = ['fen-rat', 'mire-guard', 'reed-archer', 'ember-toad', 'bell-ghoul'];
    const any = fc.record({ characters: fc.nat(4), level: fc.nat(7) });
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.constantFrom('normal', 'elite'),
        any,
        (id, rank, at) => {
          const answer = monsterStatsOf(monsterOf(id), rank, at);
          expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
          expect(answer.hitPoints).toBeGreaterThan(0);
        },
      ),
      { seed: 6 },
    );
  });
});

describe('monsterNeeds', () => {
  it('lists what is only known in play, with its place', () => {
    const attack: Amount = { type: 'hexesMoved', during: 'turn' };
    const needs = monsterNeeds(typeWith({ ...stats, attack, targets: 'X' }));
    expect(needs.map(explain)).toEqual([
      'stats.boss[3].attack: this number is only known in play (R-SCEN-15)',
      'stats.boss[3].targets: this number is only known in play (R-SCEN-15)',
    ]);
  });
});
