import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import {
  checkPack,
  decodePart,
  explain,
  mergePacks,
  type ContentError,
  type PartName,
} from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';
import { uglyValues } from '../core/ugly.js';

const fail = (): never => {
  throw new TypeError('not to be looked at');
};

const TRAPS: readonly (keyof ProxyHandler<object>)[] = [
  'get',
  'has',
  'ownKeys',
  'getPrototypeOf',
  'getOwnPropertyDescriptor',
];

const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

/** Calls well a few times, and throws ever after. */
const tiring = (target: object, calls: number): unknown => {
  let left = calls;
  const tire = (): void => {
    left -= 1;
    if (left < 0) fail();
  };
  return new Proxy(target, {
    get: (of, key) => (tire(), Reflect.get(of, key) as unknown),
    ownKeys: (of) => (tire(), Reflect.ownKeys(of)),
    getOwnPropertyDescriptor: (of, key) => (tire(), Reflect.getOwnPropertyDescriptor(of, key)),
    getPrototypeOf: (of) => (tire(), Reflect.getPrototypeOf(of)),
  });
};

const getter = (key: string, get: () => unknown): object =>
  Object.defineProperty({ ...demo }, key, { get, enumerable: true });

/** Values that throw, or are another thing each time that they are looked at. */
const hostile: readonly (readonly [string, unknown])[] = [
  ['a getter that throws', getter('items', fail)],
  ['a getter of another value each time', getter('name', () => ({}))],
  ['a getter of what a merge gives', getter('_tag', fail)],
  ['a setter without a getter', Object.defineProperty([], 0, { set: fail, enumerable: true })],
  ...TRAPS.flatMap((trap) => [
    [`a proxy whose ${trap} throws`, new Proxy({ ...demo }, { [trap]: fail })] as const,
    [`a proxy of a list whose ${trap} throws`, new Proxy([1], { [trap]: fail })] as const,
  ]),
  ['a revoked proxy', revoked({})],
  ['a revoked proxy of a list', revoked([])],
  ['a revoked proxy of a function', revoked(() => 1)],
  ['a list of any length', new Proxy([1], { get: () => NaN })],
  ['a list of an unreadable length', new Proxy([1], { get: () => ({ valueOf: fail }) })],
  ...[1, 2, 3, 5, 8, 13, 21, 40].map(
    (calls) =>
      [`a proxy that throws after ${String(calls)} looks`, tiring({ ...demo }, calls)] as const,
  ),
];

const faultsOf = (answer: object): readonly ContentError[] =>
  'left' in answer ? (answer.left as readonly ContentError[]) : [];

const answersTo = (value: unknown): readonly object[] => [
  checkPack(value),
  checkPack({ ...demo, treasures: [value] }),
  checkPack({ _tag: 'Left', left: [value] }),
  checkPack({ _tag: 'Left', left: value }),
  checkPack({ _tag: 'Right', right: value }),
  decodePart('Action', value),
  decodePart('Action', { abilities: [value] }),
  decodePart(value as PartName, {}),
  mergePacks(value),
  mergePacks({ format: 1, id: 'x', name: 'X', items: value }, value),
];

describe('values that are no JSON', () => {
  it.each([...hostile, ...uglyValues()])('throw nowhere: %s', (_, value) => {
    for (const answer of answersTo(value))
      for (const fault of faultsOf(answer)) expect(explain(fault)).toMatch(/\S/);
  });

  it.each([...hostile.filter(([name]) => !/has|get throws/.test(name))])(
    'are refused: %s',
    (_, value) => {
      const answer = checkPack({ ...demo, treasures: [value] });
      expect(faultsOf(answer)[0]).toMatchObject({ type: 'invalidValue' });
    },
  );

  it.each<[string, unknown, string]>([
    ['a getter', getter('name', () => 'X'), 'name: expected plain JSON, got a function'],
    [
      'a getter in a list',
      { ...demo, items: Object.defineProperty([{}], 0, { get: () => ({}), enumerable: true }) },
      'items[0]: expected plain JSON, got a function',
    ],
    ['a function', { ...demo, name: () => 'X' }, 'name: expected plain JSON, got a function'],
    [
      'what throws',
      { ...demo, items: [revoked({})] },
      'items[0]: expected plain JSON, got an object',
    ],
    [
      'a list with another key for a hole',
      { ...demo, items: Object.assign([{}, ,], { key: 1 }) }, // eslint-disable-line no-sparse-arrays
      'items: expected a plain object, or a list without holes, got a list',
    ],
    [
      'an object that has its fields from another',
      { ...demo, items: [Object.create({ id: 'x' })] },
      'items[0]: expected a plain object, or a list without holes, got an object',
    ],
    [
      'a map from elsewhere',
      { ...demo, items: [runInNewContext('new Map()')] },
      'items[0]: expected a plain object, or a list without holes, got an object',
    ],
    [
      'a date',
      { ...demo, items: [new Date(0)] },
      'items[0]: expected a plain object, or a list without holes, got an object',
    ],
  ])('are refused with the way to them: %s', (_, value, said) => {
    expect(faultsOf(checkPack(value)).map(explain)).toEqual([said]);
  });

  it('hide what else is wrong, which is not looked at', () => {
    const answer = checkPack({ ...demo, campaign: new Map(), items: [{}] });
    expect(faultsOf(answer).map(({ path }) => path)).toEqual([['campaign']]);
  });

  it('are taken where they are JSON all the same', () => {
    const bare = Object.assign(Object.create(null) as object, demo);
    const watched = new Proxy({ ...demo }, {});
    const foreign: unknown = runInNewContext(`JSON.parse(${JSON.stringify(JSON.stringify(demo))})`);
    for (const value of [bare, watched, foreign]) expect(checkPack(value)._tag).toBe('Right');
  });

  it('have no say about an answer that was given', () => {
    const pack = { ...demo, items: [...(demo.items ?? [])] };
    const checked = checkPack(pack);
    pack.items.length = 0;
    expect(checked._tag === 'Right' && checked.right.items).toEqual(demo.items);
  });
});

describe('a flood of faults', () => {
  const strangers = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${String(index)}`, index]));
  const head = { format: 1, id: 'x', name: 'X' };

  it.each([
    ['as many as are listed', 1_000, 1_000, null],
    ['one more', 1_001, 1_001, 1],
    ['a hundred thousand', 100_000, 1_001, 99_000],
  ])('of form is cut off: %s', (_, count, length, others) => {
    const faults = faultsOf(
      decodePart('Treasure', { ...demo.treasures?.[0], ...strangers(count) }),
    );
    expect(faults).toHaveLength(length);
    expect(
      faults
        .filter(({ type }) => type === 'moreFaults')
        .map((fault) => 'count' in fault && fault.count),
    ).toEqual(others === null ? [] : [others]);
  });

  it('of form in a pack keeps the first in their order, and says how many more there are', () => {
    const items = Array.from({ length: 500 }, () => strangers(200));
    const faults = faultsOf(checkPack({ ...head, items }));
    const few = faultsOf(checkPack({ ...head, items: items.slice(0, 4) }));
    expect(faults).toHaveLength(1_001);
    expect(faults.slice(0, 800)).toEqual(few.slice(0, 800));
    const last = faults.at(-1);
    expect(last).toMatchObject({ type: 'moreFaults', path: [], ruling: null });
    expect(last && explain(last)).toMatch(/^input: \d{5,} more faults, not listed$/);
  });

  it('beyond the form is cut off as well', () => {
    const [item] = demo.items ?? [];
    const classes = Array.from({ length: 100 }, (_, index) => `class${String(index)}`);
    const items = Array.from({ length: 20 }, (_, index) => ({
      ...item,
      id: String(index),
      classes,
    }));
    const slip = { ...head, items, treasures: [{ id: '1', rewards: [], extra: 1 }] };
    expect(faultsOf(checkPack({ ...head, items })).at(-1)).toMatchObject({ type: 'moreFaults' });
    const faults = faultsOf(checkPack(slip));
    expect(faults).toHaveLength(1_001);
    expect(faults[0]).toMatchObject({ type: 'invalidValue' });
    expect(checkPack(checkPack(slip))).toEqual(checkPack(slip));
  });

  it('says one more fault where it is one', () => {
    expect(explain({ type: 'moreFaults', path: [], ruling: null, count: 1 })).toBe(
      'input: 1 more fault, not listed',
    );
  });
});

describe('a failed answer that is given again', () => {
  const broken = mergePacks({ ...demo, format: 2 }, { ...demo, items: 7 });
  const unknown = { ...demo, campaign: { ...demo.campaign, scenarios: ['nowhere'] } };

  it('is passed on as it is', () => {
    for (const answer of [broken, mergePacks(demo, demo), checkPack(unknown)]) {
      expect(answer._tag).toBe('Left');
      expect(checkPack(answer)).toEqual(answer);
    }
  });

  const base = { path: [], ruling: null };
  const whole = { ...base, type: 'unknownId', kind: 'item', id: 'x', similar: null };

  it('is one whose faults are whole', () => {
    expect(faultsOf(checkPack({ _tag: 'Left', left: [whole] })).map(explain)).toEqual([
      'input: no item "x"',
    ]);
  });

  it.each<[string, object]>([
    ['no more than a type', { type: 'unknownId', path: [] }],
    ['a kind that there is not', { ...whole, kind: 'toString' }],
    ['no id', { ...whole, id: undefined }],
    ['a path of something else', { ...whole, path: [{}] }],
    ['no ruling', { ...whole, ruling: 7 }],
    ['an unknown fault of a map', { ...base, type: 'mapFault', fault: 'nope', of: 'x' }],
    ['an unknown word', { ...base, type: 'rewardOutOfPlace', word: 'nope' }],
    [
      'an unknown part of a formula',
      { ...base, type: 'formulaSyntax', formula: '', at: 0, wanted: 'x' },
    ],
    ['one pack', { ...base, type: 'packClash', kind: 'item', id: 'x', packs: ['a'] }],
    ['a type of another kind', { ...base, type: 7 }],
    ['the name of a method', { ...base, type: 'toString' }],
  ])('is no pack where it is forged: %s', (_, fault) => {
    const faults = faultsOf(checkPack({ _tag: 'Left', left: [whole, fault] }));
    expect(faults.map(({ path }) => path[0])).toContain('_tag');
  });
});
