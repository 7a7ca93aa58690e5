import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeStandees, placeStandees, standeesOf } from '../../src/scenario/index.js';
import { deepFreeze } from '../board/maps.js';
import { monsterOf } from './content.js';

const at = (distance: number | null, id: string) => ({ distance, id });
const idsOf = (list: readonly { readonly id: string }[]): string =>
  list.map(({ id }) => id).join('');
const show = (wanted: readonly ReturnType<typeof at>[], free: readonly number[]): string => {
  const { placed, tied, open, without } = placeStandees(wanted, free);
  return `${idsOf(placed)} ${String(open)}/${idsOf(tied)} ${idsOf(without)}`;
};

describe('R-MON-24 placeStandees', () => {
  const four = [at(5, 'a'), at(2, 'b'), at(4, 'c'), at(3, 'd')];

  it('gives everybody one where there are enough, nearest first', () => {
    expect(show(four, [1, 2, 3, 4])).toBe('bdca 0/ ');
    expect(show(four, [1, 2, 3, 4, 5, 6])).toBe('bdca 0/ ');
  });

  it('gives the nearest one where there are too few', () => {
    expect(show(four, [6, 7])).toBe('bd 0/ ca');
    expect(show(four, [])).toBe(' 0/ bdca');
  });

  it('R-MON-17 lets the players choose between equally near ones', () => {
    const tie = [at(1, 'a'), at(3, 'b'), at(3, 'c'), at(3, 'd'), at(4, 'e')];
    expect(show(tie, [1, 2])).toBe('a 1/bcd e');
    expect(show(tie, [1, 2, 3])).toBe('a 2/bcd e');
    expect(show(tie, [1, 2, 3, 4])).toBe('abcd 0/ e');
  });

  it('whoever is out of reach comes last, and with no revealing character all are equal', () => {
    expect(show([at(null, 'a'), at(9, 'b'), at(null, 'c')], [1])).toBe('b 0/ ac');
    expect(show([at(null, 'a'), at(null, 'b')], [1])).toBe(' 1/ab ');
  });

  const anyWanted = fc.array(
    fc.option(fc.nat(4)).map((distance, index = 0) => ({ distance, index })),
    { maxLength: 12 },
  );
  const anyFree = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 10 });

  it('uses as many as there are, and nobody who goes without is nearer than one who does not', () => {
    fc.assert(
      fc.property(anyWanted, anyFree, (wanted, free) => {
        const { placed, tied, open, without } = placeStandees(deepFreeze(wanted), free);
        expect(placed.length + open).toBe(Math.min(wanted.length, free.length));
        expect(placed.length + tied.length + without.length).toBe(wanted.length);
        expect(open < tied.length || tied.length === 0).toBe(true);
        const far = (list: typeof wanted) => list.map(({ distance }) => distance ?? 99);
        const groups = [far([...placed]), far([...tied]), far([...without])];
        expect(groups.flat()).toEqual(groups.flat().sort((a, b) => a - b));
        expect(new Set(groups[1]).size).toBeLessThan(2);
        for (const outside of groups[1]!) expect(groups[0]).not.toContain(outside);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});

describe('R-MON-25 freeStandees', () => {
  it('are the numbers that nobody has', () => {
    expect(freeStandees(6, [])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(freeStandees(6, [6, 1, 3])).toEqual([2, 4, 5]);
    expect(freeStandees(2, [1, 2])).toEqual([]);
  });
});

describe('R-MON-24 standeesOf', () => {
  it('are those of another type where they are shared', () => {
    const rat = monsterOf('fen-rat');
    expect(standeesOf(rat)).toBe('fen-rat');
    expect(standeesOf({ ...rat, id: 'king', sharesStandeesWith: 'fen-rat' })).toBe('fen-rat');
  });
});
