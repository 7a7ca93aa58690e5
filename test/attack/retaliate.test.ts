import { describe, expect, it } from 'vitest';
import { resolveRetaliate, type Distance, type RetaliateQuery } from '../../src/attack/index.js';
import { compileBoard } from '../../src/board/index.js';
import { trackerOf } from '../../src/condition/index.js';
import { sufferDamage } from '../../src/damage/index.js';
import { pullOptions, pushOptions } from '../../src/pathfinding/index.js';
import { range } from '../../src/board/index.js';
import { attackOf, must } from './ask.js';

const retaliateOf = (query: RetaliateQuery) => must(resolveRetaliate(query));

const damageAt = (distance: Distance | null, ...retaliate: RetaliateQuery['retaliate']): number =>
  retaliateOf({ retaliate, distance }).damage;

describe('retaliate', () => {
  it('R-ATK-27: hits an attacker within its range, adjacent unless it says more', () => {
    expect([1, 2, 3].map((distance) => damageAt(distance, { damage: 2 }))).toEqual([2, 0, 0]);
    expect([1, 2, 3].map((distance) => damageAt(distance, { damage: 2, range: 2 }))).toEqual([
      2, 2, 0,
    ]);
    for (const nowhere of [null, 'none'] as const)
      expect(damageAt(nowhere, { damage: 2, range: 9 })).toBe(0);
  });

  it('R-ATK-27: the dead do not retaliate', () => {
    const { mayRetaliate } = attackOf({ attack: 3, cards: [], target: { hitPoints: 3 } });
    expect(retaliateOf({ retaliate: [{ damage: 2 }], distance: 1, mayRetaliate })).toMatchObject({
      damage: 0,
      hit: null,
      sources: [{ damage: 2, range: 1, counts: false }],
    });
  });

  it('R-ATK-26, R-ATK-27: the distance is that after forced movement', () => {
    const board = compileBoard({ rows: ['. . . .'] });
    if (board._tag === 'Left') throw new Error('no board');
    const from = { q: 0, r: 0 };
    const end = (options: typeof pushOptions, target: { q: number; r: number }) => {
      const moved = options(board.right, { source: from, target, distance: 1, side: 'monsters' });
      if (moved._tag === 'Left') throw new Error('no way');
      return range(board.right, from, moved.right.ends[0]!.to);
    };
    const pushed = end(pushOptions, { q: 1, r: -1 });
    const pulled = end(pullOptions, { q: 2, r: -1 });
    expect([pushed, pulled]).toEqual([2, 1]);
    expect([damageAt(pushed, { damage: 2 }), damageAt(pulled, { damage: 2 })]).toEqual([0, 2]);
  });

  it('R-ATK-28, R-BONUS-3: sources add up, each within its own range', () => {
    const sources = [{ damage: 2 }, { damage: 1, range: 3 }, { damage: 4, range: 2 }];
    expect([1, 2, 3, 4].map((distance) => damageAt(distance, ...sources))).toEqual([7, 5, 1, 0]);
    expect(retaliateOf({ retaliate: sources, distance: 2 }).sources).toEqual([
      { damage: 2, range: 1, counts: false },
      { damage: 1, range: 3, counts: true },
      { damage: 4, range: 2, counts: true },
    ]);
  });

  it('R-ATK-28, R-ATK-15: it is no attack: no card, no shield, no bonus, whoever it hits', () => {
    const attacker = {
      hitPoints: 5,
      maxHitPoints: 5,
      shield: 3,
      conditions: trackerOf(['invisible', 'poison']),
    };
    const result = retaliateOf({ retaliate: [{ damage: 3 }], distance: 1, attacker });
    expect(result).toMatchObject({ damage: 3, suffered: 3, dies: false });
    expect(result.hit).toEqual({
      source: 'retaliate',
      amount: 3,
      conditions: [],
      negated: false,
    });
    expect(sufferDamage(attacker, result.hit!)).toMatchObject({
      right: { suffered: 3, after: { hitPoints: 2 } },
    });
  });

  it('R-BONUS-5: a bonus to attacks changes nothing about it', () => {
    const query = { retaliate: [{ damage: 3 }], distance: 1, bonuses: [5], pierce: 5 };
    expect(retaliateOf(query)).toEqual(retaliateOf({ retaliate: [{ damage: 3 }], distance: 1 }));
  });

  it('R-ATK-29: it comes at 0 damage and on a null too, also from the stunned and disarmed', () => {
    const target = { hitPoints: 5, shield: 9, conditions: ['stun', 'disarm'] } as const;
    const weak = attackOf({ attack: 1, cards: [], target });
    const none = attackOf({ attack: 9, cards: [{ value: 'null' }], target });
    for (const { damage, mayRetaliate } of [weak, none]) {
      expect(damage).toBe(0);
      expect(retaliateOf({ retaliate: [{ damage: 1 }], distance: 1, mayRetaliate }).damage).toBe(1);
    }
  });

  it('R-ATK-30: a kill is that of the figure that retaliated', () => {
    const query = { retaliate: [{ damage: 3 }], distance: 1 };
    expect(retaliateOf({ ...query, attacker: { hitPoints: 3 } })).toMatchObject({
      dies: true,
      killer: 'defender',
    });
    expect(retaliateOf({ ...query, attacker: { hitPoints: 4 } })).toMatchObject({
      dies: false,
      killer: null,
    });
    expect(retaliateOf(query)).toMatchObject({ dies: null, killer: null });
  });

  it('R-DMG-2: a character may negate it, 1 or more', () => {
    const attacker = { hitPoints: 2, negated: true };
    const query = { retaliate: [{ damage: 3 }], attacker };
    expect(retaliateOf({ ...query, distance: 1 })).toMatchObject({
      damage: 3,
      negated: true,
      suffered: 0,
      dies: false,
      hit: { amount: 3, negated: true },
    });
    expect(retaliateOf({ ...query, distance: 2 })).toMatchObject({ negated: false, hit: null });
  });

  it('nobody suffers where nothing retaliates', () => {
    expect(retaliateOf({ retaliate: [], distance: 1, attacker: { hitPoints: 1 } })).toEqual({
      sources: [],
      damage: 0,
      negated: false,
      suffered: 0,
      dies: false,
      killer: null,
      hit: null,
    });
  });
});
