import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  closed,
  finite,
  flag,
  integer,
  natural,
  nullable,
  oneOf,
  positive,
  text,
} from '../../src/core/codec.js';
import { explainInvalidValue } from '../../src/core/index.js';
import { decodeWith } from '../../src/core/report.js';
import { uglyValues } from './ugly.js';

const MAX = Number.MAX_SAFE_INTEGER;

interface AnyLeaf {
  readonly codec: t.Mixed;
  readonly schema: unknown;
}

const faults = (of: AnyLeaf, value: unknown): readonly string[] => {
  const decoded = decodeWith(of.codec as t.Type<unknown>)(value);
  return E.isLeft(decoded) ? decoded.left.map(explainInvalidValue) : [];
};

const leaves: readonly {
  readonly name: string;
  /** Made within each test, so that its making is under test too. */
  readonly of: () => AnyLeaf;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  readonly schema: unknown;
}[] = [
  {
    name: 'finite',
    of: () => finite,
    good: [0, -1.5, 1e308, 2 ** 60],
    bad: [-0, NaN, Infinity, -Infinity, '1', null],
    schema: { type: 'number' },
  },
  {
    name: 'integer',
    of: () => integer,
    good: [0, -3, MAX, -MAX],
    bad: [-0, 0.5, MAX + 1, -MAX - 1, NaN, Infinity, '1', null],
    schema: { type: 'integer', minimum: -MAX, maximum: MAX },
  },
  {
    name: 'natural',
    of: () => natural,
    good: [0, 1, MAX],
    bad: [-0, -1, 0.5, MAX + 1, NaN, Infinity, '1', null],
    schema: { type: 'integer', minimum: 0, maximum: MAX },
  },
  {
    name: 'positive',
    of: () => positive,
    good: [1, MAX],
    bad: [0, -0, -1, 1.5, NaN, Infinity, '1', null],
    schema: { type: 'integer', minimum: 1, maximum: MAX },
  },
  {
    name: 'text',
    of: () => text,
    good: ['', 'é', '__proto__', '\ud800'],
    bad: [1, null, ['a'], Object('a')],
    schema: { type: 'string' },
  },
  {
    name: 'flag',
    of: () => flag,
    good: [true, false],
    bad: ['true', 0, 1, null],
    schema: { type: 'boolean' },
  },
  {
    name: 'oneOf',
    of: () => oneOf(['fire', 'ice']),
    good: ['fire', 'ice'],
    bad: ['Fire', '', 'length', '0', 0, ['fire'], null],
    schema: { enum: ['fire', 'ice'] },
  },
  {
    name: 'nullable',
    of: () => nullable(natural),
    good: [null, 0, 7],
    bad: [undefined, -1, 'null', -0],
    schema: { anyOf: [{ type: 'integer', minimum: 0, maximum: MAX }, { type: 'null' }] },
  },
];

describe.each(leaves)('$name', ({ of, good, bad, schema }) => {
  it('gives back what it accepts, and nothing else', () => {
    const made = of();
    for (const value of good) {
      expect(made.codec.decode(value)).toStrictEqual(E.right(value));
      expect(made.codec.is(value)).toBe(true);
      expect(made.codec.encode(value)).toBe(value);
    }
    for (const value of bad) {
      expect(faults(made, value)).toHaveLength(1);
      expect(made.codec.is(value)).toBe(false);
    }
  });

  it('has its JSON Schema beside it', () => {
    expect(of().schema).toEqual(schema);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it('never throws and agrees with its own guard, whatever comes', () => {
    const made = of();
    for (const [, value] of uglyValues()) {
      expect(faults(made, value).length === 0).toBe(made.codec.is(value));
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(faults(made, value).length === 0).toBe(made.codec.is(value));
      }),
    );
  });
});

describe('what an error says', () => {
  it.each([
    [finite, NaN, 'input: expected a finite number, got NaN'],
    [integer, -0, 'input: expected a whole number, got -0'],
    [natural, '3', 'input: expected a whole number of at least 0, got "3"'],
    [positive, 0, 'input: expected a whole number of at least 1, got 0'],
    [text, undefined, 'input: expected a text, got nothing'],
    [flag, [], 'input: expected true or false, got a list'],
    [oneOf(['fire', 'ice']), 'mud', 'input: expected one of "fire", "ice", got "mud"'],
    [nullable(natural), 1.5, 'input: expected a whole number of at least 0 or null, got 1.5'],
  ] as const)('%#: %o', (of, value, sentence) => {
    expect(faults(of, value)).toEqual([sentence]);
  });
});

describe('closed', () => {
  interface Trap {
    readonly damage: number;
    readonly note: string | null;
  }
  const trap = () => closed<Trap>('a trap', { damage: natural, note: nullable(text) });
  const ofTrap = (value: unknown) => faults(trap(), value);

  it('takes exactly its fields and gives back the same object', () => {
    const given = Object.freeze({ damage: 2, note: null });
    const decoded = decodeWith(trap().codec)(given);
    expect(E.isRight(decoded) && decoded.right).toBe(given);
  });

  it('reports every fault, the missing, the wrong and the unknown', () => {
    expect(ofTrap({ damage: '2', colour: 'red', 'odd key': {} })).toEqual([
      'damage: expected a whole number of at least 0, got "2"',
      'note: expected a text or null, got nothing',
      'colour: expected no field of this name, got "red"',
      '["odd key"]: expected no field of this name, got an object',
    ]);
  });

  it('takes no inherited field, and __proto__ for a field like any other', () => {
    expect(ofTrap(Object.create({ damage: 2, note: null }))).toHaveLength(2);
    expect(ofTrap(JSON.parse('{"damage": 2, "note": null, "__proto__": {"damage": 3}}'))).toEqual([
      '__proto__: expected no field of this name, got an object',
    ]);
    expect(ofTrap(JSON.parse('{"__proto__": {"damage": 2, "note": null}}'))).toHaveLength(3);
  });

  it.each([[[]], [null], ['trap'], [3], [undefined]])('refuses %o', (value) => {
    expect(ofTrap(value)).toHaveLength(1);
    expect(ofTrap(value)[0]).toContain('input: expected a trap, got ');
  });

  it('describes itself as a schema that refuses further fields', () => {
    expect(trap().schema).toEqual({
      type: 'object',
      properties: {
        damage: natural.schema,
        note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['damage', 'note'],
      additionalProperties: false,
    });
  });

  it('never throws and agrees with its own guard, whatever comes', () => {
    for (const [, value] of uglyValues()) {
      expect(ofTrap(value).length === 0).toBe(trap().codec.is(value));
    }
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ damage: fc.anything(), note: fc.anything() })), (value) => {
        expect(ofTrap(value).length === 0).toBe(trap().codec.is(value));
      }),
    ); // prettier-ignore
  });
});
