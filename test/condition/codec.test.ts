import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { conditionTrackerLeaf } from '../../src/condition/codec.js';
import {
  ConditionTrackerCodec,
  decodeConditionTracker,
  explain,
  trackerOf,
} from '../../src/condition/index.js';
import { readConditions, readStatus } from '../../src/condition/internal.js';
import type { InvalidValue } from '../../src/core/index.js';
import { uglyValues } from '../core/ugly.js';

const sentences = (value: unknown): readonly string[] => {
  const decoded = decodeConditionTracker(value);
  return E.isLeft(decoded) ? decoded.left.map(explain) : [];
};

const sound = { ...trackerOf(['poison', 'stun'], ['muddle', 'curse']), onTurn: true };
const held = (condition: unknown, turnsLeft: unknown): unknown => ({
  ...sound,
  held: [{ condition, turnsLeft }],
});

describe('saves of conditions', () => {
  it('come back as they are', () => {
    expect(decodeConditionTracker(sound)).toEqual(E.right(sound));
    const decoded = decodeConditionTracker(sound);
    expect(E.isRight(decoded) && decoded.right).toBe(sound);
    expect(ConditionTrackerCodec.encode(sound)).toBe(sound);
  });

  it('R-COND-3 hold two turns left only while the own turn runs', () => {
    expect(sentences(held('stun', 2))).toEqual([]);
    expect(sentences({ ...(held('stun', 2) as object), onTurn: false })).toEqual([
      'input: expected turns left that go with the conditions and with whose turn it is, got an object',
    ]);
  });

  it.each([
    ['stun', 0],
    ['stun', 3],
    ['stun', null],
    ['poison', 1],
    ['wound', 2],
  ])('R-COND-2 no %s with %j turns left', (condition, turnsLeft) => {
    expect(sentences(held(condition, turnsLeft))).toHaveLength(1);
  });

  it.each<[string, unknown, string[]]>([
    [
      'twice',
      {
        ...sound,
        held: [
          { condition: 'stun', turnsLeft: 1 },
          { condition: 'stun', turnsLeft: 2 },
        ],
      },
      ['held: expected each condition once, in their order, got a list'],
    ],
    [
      'out of order',
      { ...sound, held: [...sound.held].reverse() },
      ['held: expected each condition once, in their order, got a list'],
    ],
    [
      'immune twice',
      { ...sound, immune: ['stun', 'stun'] },
      ['immune: expected each condition once, in their order, got a list'],
    ],
    [
      'with a field too many',
      { ...sound, round: 3 },
      ['round: expected no field of this name, got 3'],
    ],
    [
      'with several faults',
      { onTurn: 1, held: [{ condition: 'stun' }] },
      [
        'onTurn: expected true or false, got 1',
        'held[0].turnsLeft: expected a whole number of at least 0 or null, got nothing',
        expect.stringMatching(
          /^immune: expected a list of at most 10, each one of .*, got nothing$/,
        ),
      ],
    ],
  ])('R-COND-1 are refused %s', (_, value, expected) => {
    expect(sentences(value)).toEqual(expected);
  });

  it.each(uglyValues())('are not %s', (_, value) => {
    expect(E.isLeft(decodeConditionTracker(value))).toBe(true);
    for (const field of ['onTurn', 'held', 'immune'])
      if (!(Array.isArray(value) && value.length === 0 && field !== 'onTurn') && value !== true)
        expect(E.isLeft(decodeConditionTracker({ ...sound, [field]: value }))).toBe(true);
  });

  it('are described by a JSON Schema', () => {
    expect(conditionTrackerLeaf.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['onTurn', 'held', 'immune'],
      properties: { held: { type: 'array', items: { type: 'object' } } },
    });
  });
});

describe('conditions in queries', () => {
  const read = (value: unknown) => {
    const faults: InvalidValue[] = [];
    const tracker = readConditions(value, ['conditions'], faults);
    return { tracker, faults: faults.map(explain) };
  };

  it('are left out, names, or a tracker', () => {
    for (const none of [undefined, null, []]) expect(read(none).tracker).toEqual(trackerOf());
    expect(read(['stun', 'poison'])).toEqual({
      tracker: trackerOf(['stun', 'poison']),
      faults: [],
    });
    expect(read(sound)).toEqual({ tracker: sound, faults: [] });
    expect(read({ held: [] })).toEqual({ tracker: trackerOf(), faults: [] });
  });

  it('are no tracker where nothing is said about what is held', () => {
    for (const held of [undefined, null, {}, 'stun'])
      expect(read({ held }).faults).toEqual([
        expect.stringMatching(/^conditions\.held: expected a list of conditions, got /),
      ]);
  });

  it('R-COND-1 may stand in any order, but once', () => {
    expect(read({ ...sound, held: [...sound.held].reverse() }).tracker).toEqual(sound);
    expect(read({ ...sound, held: [sound.held[0], sound.held[0]] }).faults).toEqual([
      'conditions.held[1].condition: expected each condition once, got "poison"',
    ]);
  });

  it('have every fault noted', () => {
    expect(
      read({ onTurn: 'yes', held: ['stun', { condition: 'sleep' }], immune: [3] }).faults,
    ).toEqual([
      'conditions.onTurn: expected true or false, got "yes"',
      expect.stringMatching(/^conditions\.immune\[0\]: expected one of .*"curse", got 3$/),
      'conditions.held[0]: expected a condition { condition, turnsLeft }, got "stun"',
      expect.stringMatching(/^conditions\.held\[1\]\.condition: expected one of .*, got "sleep"$/),
    ]);
    expect(read(['stun', 'sleep']).faults).toHaveLength(1);
    expect(read(held('stun', 2)).faults).toEqual([]);
    expect(read({ ...(held('stun', 2) as object), onTurn: false }).faults).toEqual([
      'conditions.held[0].turnsLeft: expected 1, or 2 while its own turn is running, got 2',
    ]);
    expect(read(held('wound', 1)).faults).toEqual([
      'conditions.held[0].turnsLeft: expected null, got 1',
    ]);
  });

  it.each(uglyValues())('never throw at %s', (_, value) => {
    for (const asked of [value, { held: value }, { held: [value] }, { immune: value }, [value]]) {
      const { tracker } = read(asked);
      expect(ConditionTrackerCodec.is(tracker)).toBe(true);
    }
  });
});

describe('what lies on a figure now, whatever its expiry', () => {
  const read = (value: unknown) => {
    const faults: InvalidValue[] = [];
    const status = readStatus(value, ['conditions'], faults);
    return { ...status, faults: faults.map((fault) => explain(fault)) };
  };

  it('is left out, names, or a tracker', () => {
    const healthy = { conditions: [], immune: [], faults: [] };
    for (const none of [undefined, null, [], { held: [] }]) expect(read(none)).toEqual(healthy);
    expect(read(['stun', 'poison'])).toEqual({ ...healthy, conditions: ['stun', 'poison'] });
    expect(read(sound)).toEqual({
      conditions: ['poison', 'stun'],
      immune: ['muddle', 'curse'],
      faults: [],
    });
    expect(read({ held: ['wound', { condition: 'stun' }], immune: null })).toEqual({
      ...healthy,
      conditions: ['wound', 'stun'],
    });
  });

  it('is refused word by word', () => {
    const noCondition = /^conditions\.held\[1\]: expected one of "poison", .*, got 3$/;
    const noImmunity = /^conditions\.immune\[0\]: expected one of .*"curse", got "luck"$/;
    expect(read({ held: ['stun', 3, { condition: 'wound' }], immune: ['luck'] })).toEqual({
      conditions: ['stun', 'wound'],
      immune: [],
      faults: [expect.stringMatching(noCondition), expect.stringMatching(noImmunity)],
    });
    expect(read({}).faults).toEqual([
      'conditions.held: expected a list of conditions, got nothing',
    ]);
    expect(read('stun').faults).toEqual([
      'conditions: expected a list of conditions, or a tracker { onTurn, held, immune }, got "stun"',
    ]);
    expect(read({ held: [], immune: 'stun' }).faults).toEqual([
      'conditions.immune: expected a list of conditions, got "stun"',
    ]);
  });
});
