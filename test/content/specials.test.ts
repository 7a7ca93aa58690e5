import { describe, expect, it } from 'vitest';

import {
  checkPack,
  decodePart,
  explain,
  type Ability,
  type MonsterAction,
  type Pack,
  type Scenario,
  type SpecialRule,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { minimal } from './minimal.js';

const BOSS = 'drowned-bellringer';
const bossAt = String((hollowmere.monsters ?? []).findIndex(({ id }) => id === BOSS));

const special = (number: number): Ability => ({ type: 'bossSpecial', number });
const doing = (...abilities: readonly Ability[]): MonsterAction => ({ abilities });
const step = doing({ type: 'move', amount: 'M' });

const gives = (
  number: number,
  abilities: readonly Ability[] = step.abilities,
  more: Partial<SpecialRule> = {},
): SpecialRule => ({ ...more, type: 'bossSpecial', monster: BOSS, number, abilities }) as never;

const script = (number: number): SpecialRule => ({
  type: 'script',
  of: { type: 'select', who: ['ally'] },
  abilities: [special(number)],
});

/** Hollowmere with other specials of its boss, and with scenarios of these rules, where the boss appears. */
const packOf = (
  specials: readonly MonsterAction[],
  ...rules: readonly (readonly SpecialRule[])[]
): Pack => ({
  ...hollowmere,
  monsters: (hollowmere.monsters ?? []).map((one) =>
    one.id === BOSS && one.stats.type === 'boss'
      ? { ...one, stats: { ...one.stats, specials } }
      : one,
  ),
  scenarios: [
    ...(hollowmere.scenarios ?? []).filter(({ monsters }) => !monsters.includes(BOSS)),
    ...rules.map((these, index): Scenario => ({
      ...minimal,
      id: `arena-${String(index)}`,
      monsters: [BOSS],
      rules: these,
    })),
  ],
});

const first = (hollowmere.scenarios ?? []).filter(
  ({ monsters }) => !monsters.includes(BOSS),
).length;
const arena = (index: number): string => `scenarios[${String(first + index)}]`;

/** What is said of specials; other scenarios are missed by links and the campaign. */
const saidOf = (pack: unknown): readonly string[] => {
  const checked = checkPack(pack);
  return (checked._tag === 'Left' ? checked.left : [])
    .filter((fault) => fault.type !== 'unknownId' || fault.kind !== 'scenario')
    .map(explain);
};

const lacks = (path: string, number: number): string =>
  `${path}: "${BOSS}" has no special ${String(number)} (R-MON-27)`;
const nobody = (path: string, number: number): string =>
  `${path}: no boss here has special ${String(number)} (R-MON-27)`;
const circle = (path: string, number: number): string =>
  `${path}: special ${String(number)} of "${BOSS}" leads back to itself (R-MON-27)`;

describe('a special that the stat card lacks', () => {
  it('is given by every scenario with that boss', () => {
    expect(saidOf(packOf([step], [gives(2)], [gives(2)]))).toEqual([]);
    expect(saidOf(packOf([step], [gives(2)], []))).toEqual([lacks(`${arena(1)}.monsters[0]`, 2)]);
  });

  it('is missed at the cards where no scenario gives it', () => {
    const deck = String((hollowmere.monsterDecks ?? []).findIndex(({ id }) => id === 'boss'));
    const said = saidOf(packOf([step], []));
    expect(said[0]).toBe(lacks(`monsterDecks[${deck}].cards[1].abilities[0]`, 2));
    expect(said).toHaveLength(3);
  });

  it('is missed on the stat card itself', () => {
    const path = `monsters[${bossAt}].stats.specials[0].abilities[0]`;
    expect(saidOf(packOf([doing(special(9)), step], []))).toEqual([lacks(path, 9)]);
    expect(saidOf(packOf([doing(special(9)), step], [gives(9)]))).toEqual([]);
  });

  it('is missed in rules', () => {
    const pack = (...rules: readonly SpecialRule[]) => saidOf(packOf([step, step], rules));
    expect(pack(script(2))).toEqual([]);
    expect(pack(script(9), gives(9))).toEqual([]);
    expect(pack(script(9))).toEqual([nobody(`${arena(0)}.rules[0].abilities[0]`, 9)]);
    expect(pack(gives(1, [special(9)]))).toEqual([lacks(`${arena(0)}.rules[0].abilities[0]`, 9)]);
  });

  it('is none of a scenario without a boss', () => {
    const pack = packOf([step, step]);
    const quiet = { ...minimal, rules: [script(1)] };
    expect(saidOf({ ...pack, scenarios: [...(pack.scenarios ?? []), quiet] })).toEqual([
      nobody(`${arena(0)}.rules[0].abilities[0]`, 1),
    ]);
  });
});

describe('a special that leads back to itself', () => {
  const on = (index: number) => `monsters[${bossAt}].stats.specials[${String(index)}]`;

  it('is seen on the stat card', () => {
    expect(saidOf(packOf([doing(special(1)), step], []))).toEqual([circle(on(0), 1)]);
    expect(saidOf(packOf([doing(special(2)), doing(special(1))], []))).toEqual([
      circle(on(0), 1),
      circle(on(1), 2),
    ]);
    expect(saidOf(packOf([doing(special(2)), step], []))).toEqual([]);
  });

  it('is seen in the monster alone', () => {
    const monster = packOf([doing(special(1)), step]).monsters?.find(({ id }) => id === BOSS);
    const decoded = decodePart('MonsterType', monster);
    expect(decoded._tag === 'Left' && decoded.left.map(({ type }) => type)).toEqual([
      'specialCircle',
    ]);
  });

  it('is seen where a rule makes it one', () => {
    const pack = (rule: SpecialRule) => saidOf(packOf([doing(special(2)), step], [rule]));
    expect(pack(gives(2, [special(1)]))).toEqual([circle(`${arena(0)}.rules[0]`, 2)]);
    expect(pack(gives(1, [special(2)]))).toEqual([]);
    const sometimes = { if: [{ type: 'round', from: 3 }] } as const;
    const both = packOf([doing(special(2)), doing()], [gives(2, [special(1)], sometimes)]);
    expect(saidOf(both)).toEqual([circle(`${arena(0)}.rules[0]`, 2)]);
  });
});

describe('a special of a rule', () => {
  it('is of use where only another special points to it', () => {
    expect(saidOf(packOf([step, step], [gives(1, [special(3)]), gives(3)]))).toEqual([]);
    expect(saidOf(packOf([step, step], [gives(3)]))).toEqual([
      `${arena(0)}.rules[0].number: no card of "${BOSS}" points to special 3 (R-MON-28)`,
    ]);
  });

  it('is judged no further for a monster that is nowhere', () => {
    const rule = { ...gives(1), monster: 'drowned-bellrnger' } as SpecialRule;
    expect(saidOf(packOf([step, step], [rule]))).toEqual([
      `${arena(0)}.rules[0].monster: no monster "drowned-bellrnger"; did you mean "${BOSS}"?`,
    ]);
  });

  it('is of no use as a penalty for a boss whose deck never points to it', () => {
    const randomDungeons = (hollowmere.randomDungeons ?? []).map((one) => ({
      ...one,
      rooms: one.rooms.map((room, index) => (index === 0 ? { ...room, minor: [gives(7)] } : room)),
    }));
    expect(saidOf({ ...hollowmere, randomDungeons })).toEqual([
      `randomDungeons[0].rooms[0].minor[0].number: no card of "${BOSS}" points to special 7 (R-MON-28)`,
    ]);
  });
});

describe('what characters perform', () => {
  it.each(['Action', 'AbilityCard'] as const)('has no specials: %s', (name) => {
    const action = { abilities: [special(1)] };
    const card = hollowmere.classes?.[0]?.cards[0];
    const decoded = decodePart(name, name === 'Action' ? action : { ...card, top: action });
    const at = name === 'Action' ? 'abilities[0]' : 'top.abilities[0]';
    expect(decoded._tag === 'Left' && decoded.left.map(explain)).toEqual([nobody(at, 1)]);
  });
});
