import { describe, expect, it } from 'vitest';

import {
  monsterActionLeaf,
  monsterCardLeaf,
  monsterDeckLeaf,
  monsterStatsLeaf,
  monsterTypeLeaf,
} from '../../src/content/codec/monster.js';
import { decodeContent } from '../../src/content/decode.js';
import { decodePart } from '../../src/content/decode-part.js';
import { explain } from '../../src/content/error.js';
import { MONSTER_LEVELS } from '../../src/content/box/monster.js';
import type { Leaf } from '../../src/core/codec.js';
import { uglyValues } from '../core/ugly.js';

const faults = <A>(leaf: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeContent(leaf)(value);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

const stats = { hitPoints: 5, move: 2, attack: 2 };
const levels = (one: unknown = stats, count = MONSTER_LEVELS): readonly unknown[] =>
  Array.from({ length: count }, () => one);
const ranks = { type: 'ranks', normal: levels(), elite: levels() };
const type = { id: 'rat', name: 'Rat', deck: 'vermin', standees: 6, stats: ranks };
const card = { id: '1', initiative: 46, abilities: [{ type: 'move', amount: 'M+1' }] };

describe('types of monsters', () => {
  it('have normal and elite stats, or those of a boss', () => {
    const special = { abilities: [{ type: 'attack', amount: 'A+1' }], infuse: ['fire'] };
    const boss = { type: 'boss', boss: levels({ ...stats, hitPoints: '8xC' }) };
    expect(faults(monsterTypeLeaf, type)).toEqual([]);
    expect(faults(monsterTypeLeaf, { ...type, stats: boss })).toEqual([]);
    expect(
      faults(monsterTypeLeaf, {
        ...type,
        sharesStandeesWith: 'mouse',
        families: ['rodents'],
        stats: { ...boss, specials: [special, { abilities: [] }] },
      }),
    ).toEqual([]);
  });

  it.each([
    [{ ...ranks, boss: levels() }, ['stats.boss: expected no field of this name, got a list']],
    [{ ...ranks, specials: [] }, ['stats.specials: expected no field of this name, got a list']],
    [{ ...ranks, type: 'boss' }, 3],
    [{ type: 'ranks', normal: levels() }, 1],
    [{ ...ranks, normal: levels(stats, 7) }, 1],
    [{ ...ranks, elite: levels(stats, 9) }, 1],
    [{ ...ranks, type: 'named' }, 1],
  ])('mix nothing and leave no level out: %#', (mixed, expected) => {
    const found = faults(monsterTypeLeaf, { ...type, stats: mixed });
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('need standees and a deck', () => {
    expect(faults(monsterTypeLeaf, { ...type, standees: 0 })).toHaveLength(1);
    expect(faults(monsterTypeLeaf, { ...type, deck: '' })).toHaveLength(1);
  });
});

describe('stats of monsters', () => {
  it.each([
    [{ hitPoints: '[(LxC)/2{$math.floor}]', move: 0, attack: '1+C' }],
    [{ ...stats, attack: { type: 'hexesMoved', during: 'turn' } }],
    [{ ...stats, range: 3, shield: 'L', traits: ['flying'], conditions: ['poison'] }],
  ])('may be formulas of C and L, and facts: %#', (one) => {
    expect(faults(monsterStatsLeaf, one)).toEqual([]);
  });

  it.each([
    ['hitPoints', 0],
    ['hitPoints', 'H'],
    ['move', -1],
    ['move', 'M+1'],
    ['attack', 1.5],
    ['attack', 'A'],
    ['attack', 'all'],
    ['range', 'R'],
    ['shield', 'A'],
  ])('%s is not %s', (field, value) => {
    expect(faults(monsterStatsLeaf, { ...stats, [field]: value })).toHaveLength(1);
  });
});

describe('monster ability cards', () => {
  it('have an initiative from 1 to 99', () => {
    expect(faults(monsterCardLeaf, card)).toEqual([]);
    expect(faults(monsterCardLeaf, { ...card, shuffle: true, infuse: ['dark'] })).toEqual([]);
    expect(faults(monsterCardLeaf, { ...card, initiative: 1 })).toEqual([]);
    expect(faults(monsterCardLeaf, { ...card, initiative: 99 })).toEqual([]);
    expect(faults(monsterCardLeaf, { ...card, initiative: 0 })).toHaveLength(1);
    expect(faults(monsterCardLeaf, { ...card, initiative: 100 })).toHaveLength(1);
  });

  it('are never lost and give no experience', () => {
    expect(faults(monsterCardLeaf, { ...card, goes: 'lost' })).toHaveLength(1);
    expect(faults(monsterActionLeaf, { abilities: [], experience: 1 })).toHaveLength(1);
  });

  it('are in a deck once each', () => {
    expect(faults(monsterDeckLeaf, { id: 'vermin', cards: [card, { ...card, id: '2' }] })).toEqual(
      [],
    );
    const twice = decodePart('MonsterDeck', { id: 'vermin', cards: [card, card] });
    expect(twice._tag === 'Left' && twice.left.map(explain)).toEqual([
      'cards[1].id: a second monster ability card "1"; the first is at cards[0].id',
    ]);
    expect(faults(monsterDeckLeaf, { id: 'vermin', cards: [] })).toHaveLength(1);
  });
});

describe('whatever else', () => {
  const refusesAll = <A>(leaf: Leaf<A>): boolean =>
    uglyValues().every(([, value]) => faults(leaf, value).length > 0);

  it('is refused in words', () => {
    expect(refusesAll(monsterTypeLeaf)).toBe(true);
    expect(refusesAll(monsterStatsLeaf)).toBe(true);
    expect(refusesAll(monsterCardLeaf)).toBe(true);
    expect(refusesAll(monsterDeckLeaf)).toBe(true);
    expect(refusesAll(monsterActionLeaf)).toBe(true);
  });
});
