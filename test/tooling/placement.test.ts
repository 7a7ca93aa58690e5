import { describe, expect, it } from 'vitest';
import { faultOfArea, type LaidAttack } from '../../scripts/conformance/placement.js';
import { sceneOf } from '../board/scene.js';

const ORIGIN = { q: 0, r: 0 };
const { board, at } = sceneOf(['.a .b .c .d #', '.e .f .g .h .i']);
const rules = { lineOfSight: 'cornersStrict' } as const;

/** Hexes by their marks. */
const hexes = (marks: string) => Array.from(marks, (mark) => at(mark));

const laid = (given: Partial<LaidAttack>): LaidAttack => ({
  board,
  rules,
  profile: { range: 2, area: { hexes: [ORIGIN, { q: 1, r: 0 }] } },
  from: at('a'),
  enemies: hexes('cg'),
  attacked: hexes('c'),
  area: hexes('cd'),
  ...given,
});

const around = {
  range: null,
  area: {
    hexes: [
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ],
    origin: ORIGIN,
  },
};

describe('R-ATK-19 R-ATK-20 R-ATK-21 R-MON-31 the runner checks the area of an option', () => {
  it.each<[string, Partial<LaidAttack>]>([
    ['a ranged one with a hex in range', {}],
    ['one turned the other way', { area: hexes('cb') }],
    ['a melee one around the attacker', { profile: around, from: at('f'), area: hexes('bc') }],
    [
      'a further target outside',
      { profile: { range: 2, targets: 2, area: laid({}).profile.area! }, attacked: hexes('cg') },
    ],
  ])('accepts %s', (_, given) => {
    expect(faultOfArea(laid(given))).toBeNull();
  });

  it.each<[string, string, Partial<LaidAttack>]>([
    ['another shape', 'it is not the pattern', { area: hexes('bd') }],
    ['a hex too few', 'it is not the pattern', { area: hexes('c') }],
    ['a melee one elsewhere', 'it is not the pattern', { profile: around, area: hexes('cd') }],
    ['one out of range', 'no hex of it is in range', { area: hexes('hi'), attacked: [] }],
    ['an enemy left out', 'it covers an enemy that is spared', { area: hexes('cg') }],
    ['a target too many outside', 'it leaves 1 targets outside', { attacked: hexes('cg') }],
    [
      'a further target out of range',
      'a target outside is out of range or sight',
      {
        profile: { range: 1, targets: 2, area: laid({}).profile.area! },
        area: hexes('bc'),
        attacked: hexes('cg'),
      },
    ],
  ])('refuses %s', (_, why, given) => {
    expect(faultOfArea(laid(given))).toBe(why);
  });
});
