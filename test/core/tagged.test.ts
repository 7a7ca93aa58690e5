import { describe, expect, it } from 'vitest';

import { closed, natural, oneOf, tagged } from '../../src/core/codec.js';
import { explainInvalidValue } from '../../src/core/error.js';
import { decodeWith } from '../../src/core/report.js';
import { uglyValues } from './ugly.js';

type Shape = { readonly type: 'circle'; readonly radius: number } | { readonly type: 'dot' };

const { codec, schema } = tagged<Shape>('a shape', {
  circle: closed<Extract<Shape, { type: 'circle' }>>('a circle', {
    type: oneOf(['circle']),
    radius: natural,
  }),
  dot: closed<Extract<Shape, { type: 'dot' }>>('a dot', { type: oneOf(['dot']) }),
});

const faultsOf = (value: unknown): readonly string[] => {
  const decoded = decodeWith(codec)(value);
  return decoded._tag === 'Left' ? decoded.left.map(explainInvalidValue) : [];
};

describe('codecs of kinds that are told apart by type', () => {
  it.each([{ type: 'dot' }, { type: 'circle', radius: 2 }])('accept %j as it is', (value) => {
    expect(codec.is(value)).toBe(true);
    expect(decodeWith(codec)(value)).toEqual({ _tag: 'Right', right: value });
  });

  it.each<[unknown, string]>([
    ['dot', 'input: expected a shape, got "dot"'],
    [{}, 'type: expected one of "circle", "dot", got nothing'],
    [{ type: 'square' }, 'type: expected one of "circle", "dot", got "square"'],
    [{ type: 'toString' }, 'type: expected one of "circle", "dot", got "toString"'],
    [Object.create({ type: 'dot' }), 'type: expected one of "circle", "dot", got nothing'],
    [{ type: 'circle', radius: -1 }, 'radius: expected a whole number of at least 0, got -1'],
    [{ type: 'dot', radius: 1 }, 'radius: expected no field of this name, got 1'],
  ])('refuse %j by its kind alone', (value, says) => {
    expect(codec.is(value)).toBe(false);
    expect(faultsOf(value)).toEqual([says]);
  });

  it('refuse ugly values, and kinds that are ugly', () => {
    for (const [, value] of uglyValues()) {
      expect(codec.is(value)).toBe(false);
      expect(faultsOf(value)).not.toEqual([]);
      expect(faultsOf({ type: value })).toHaveLength(1);
    }
  });

  it('have the schemas of their kinds', () => {
    expect(schema).toMatchObject({
      oneOf: [
        { properties: { type: { enum: ['circle'] } } },
        { properties: { type: { enum: ['dot'] } } },
      ],
    });
  });
});
