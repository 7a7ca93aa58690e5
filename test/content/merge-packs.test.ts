import { describe, expect, it } from 'vitest';

import {
  checkPack,
  explain,
  mergePacks,
  type ContentError,
  type MergedPack,
} from '../../src/content/index.js';

const base = { format: 1, id: 'base', name: 'Base' };
const more = { format: 1, id: 'more', name: 'More' };

const faultsOf = (...packs: readonly unknown[]): readonly ContentError[] => {
  const merged = mergePacks(...packs);
  return merged._tag === 'Left' ? merged.left : [];
};

const saidOf = (...packs: readonly unknown[]): readonly string[] => faultsOf(...packs).map(explain);

describe('the heads of packs that are put together', () => {
  it.each<[string, readonly unknown[], readonly string[]]>([
    [
      'a later format',
      [base, { ...more, format: 2 }],
      ['packs[1].format: expected the number 1, got 2'],
    ],
    [
      'an id with a blank',
      [base, { ...more, id: 'm n' }],
      [
        'packs[1].id: expected an id of letters and digits in parts joined by hyphens or dots, at most 64 characters, got "m n"',
      ],
    ],
    [
      'no name',
      [base, { format: 1, id: 'more' }],
      ['packs[1].name: expected a text of 1 to 2000 characters, got nothing'],
    ],
    [
      'a schema that is no text',
      [base, { ...more, $schema: 7 }],
      ['packs[1].$schema: expected a text, got 7'],
    ],
    [
      'a list by a misspelt name',
      [base, more, { ...more, monstres: [] }],
      ['packs[2].monstres: expected no field of this name, got a list'],
    ],
    [
      'the first',
      [{ ...base, format: 0 }, more],
      ['packs[0].format: expected the number 1, got 0'],
    ],
    [
      'something else than a list',
      [base, { ...more, items: {} }],
      ['packs[1].items: expected a list of things with ids, got an object'],
    ],
    ['no pack', [base, more, 7], ['packs[2]: expected a pack { format, id, name }, got 7']],
    [
      'no plain JSON',
      [base, { ...more, items: [{}, new Map()] }],
      ['packs[1].items[1]: expected a plain object, or a list without holes, got an object'],
    ],
  ])('are looked at: %s', (_, packs, said) => {
    expect(saidOf(...packs)).toEqual(said);
  });

  it('are looked at in all packs at once, before what they share', () => {
    const shared = { treasures: [{ id: '1' }] };
    const faults = faultsOf(
      { ...base, ...shared, name: '' },
      { ...more, ...shared, format: 2, extra: 1 },
    );
    expect(faults.map(({ path }) => path)).toEqual([
      ['packs', 0, 'name'],
      ['packs', 1, 'format'],
      ['packs', 1, 'extra'],
    ]);
  });

  it('are passed on by the check', () => {
    const checked = checkPack(mergePacks(base, { ...more, format: 2 }));
    expect(checked).toMatchObject({ left: [{ path: ['packs', 1, 'format'] }] });
  });

  it('leave the first one on the lid, and a campaign and things to the check', () => {
    const merged = mergePacks(base, { ...more, items: [{ id: 'x' }], campaign: {} });
    expect(merged._tag === 'Right' && merged.right).toMatchObject({
      id: 'base',
      items: [{ id: 'x' }],
      campaign: {},
    });
    expect(checkPack(merged)).toMatchObject({ _tag: 'Left' });
  });
});

describe('what is put together', () => {
  it('can be put together again, and is nothing where nothing is given', () => {
    const both = mergePacks(base, more);
    const again = both._tag === 'Right' ? mergePacks(both.right) : both;
    expect(again).toEqual(both);
    expect(mergePacks()).toEqual({ _tag: 'Right', right: {} satisfies MergedPack });
  });

  it('is not the packs themselves: what is done to them later does not reach it', () => {
    const items = [{ id: 'x' }];
    const merged = mergePacks({ ...base, items });
    items.pop();
    expect(merged._tag === 'Right' && merged.right['items']).toEqual([{ id: 'x' }]);
  });

  it('lists a thousand clashes, and counts the others', () => {
    const treasures = Array.from({ length: 1_200 }, (_, index) => ({ id: String(index) }));
    const faults = faultsOf({ ...base, treasures }, { ...more, treasures });
    expect(faults).toHaveLength(1_001);
    expect(faults.at(-1)).toEqual({ type: 'moreFaults', path: [], ruling: null, count: 200 });
  });

  it('has one clash for each thing, with the first pack that has it', () => {
    const treasures = [{ id: '1' }];
    const packs = ['a', 'b', 'c'].map((id) => ({ ...base, id, treasures, campaign: {} }));
    expect(saidOf({ ...base, treasures: [{ id: '2' }] }, ...packs)).toEqual([
      'treasures[2].id: treasure "1" is in two packs, a and b',
      'treasures[3].id: treasure "1" is in two packs, a and c',
      'campaign: two packs have a campaign, a and b',
      'campaign: two packs have a campaign, a and c',
    ]);
  });

  it('does not clash with itself: that is for the check', () => {
    const treasures = [{ id: '1' }, { id: '1' }];
    expect(saidOf({ ...base, treasures }, more)).toEqual([]);
    expect(saidOf(more, { ...base, treasures }, { ...more, treasures })).toHaveLength(2);
  });

  it('is no more than a hundred packs, which take no time', () => {
    const treasures = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
    const packs = Array.from({ length: 100 }, () => ({ ...base, treasures }));
    const start = performance.now();
    expect(faultsOf(...packs).at(-1)).toMatchObject({ type: 'moreFaults', count: 8_900 });
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(saidOf(...packs, base)).toEqual([
      'packs: expected a list of packs, at most 100, got a list',
    ]);
  });

  it('has what is said first: of a head that of the first pack', () => {
    const merged = mergePacks(base, { ...more, campaign: {} }, { ...more, $schema: 'x' });
    expect(merged).toMatchObject({
      right: { id: 'base', name: 'Base', $schema: 'x', campaign: {}, items: [] },
    });
  });
});
