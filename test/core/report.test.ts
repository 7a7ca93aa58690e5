import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';

import { closed, finite, natural, nullable, text } from '../../src/core/codec.js';
import { explainInvalidValue, type InvalidValue } from '../../src/core/index.js';
import { decodeWith, report } from '../../src/core/report.js';
import { uglyValues } from './ugly.js';

const errorsOf = (codec: t.Mixed, value: unknown): readonly InvalidValue[] => {
  const decoded = decodeWith(codec as t.Type<unknown>)(value);
  return E.isLeft(decoded) ? decoded.left : [];
};
const sentences = (codec: t.Mixed, value: unknown): readonly string[] =>
  errorsOf(codec, value).map(explainInvalidValue);

const Figure = t.type({ hp: natural.codec, name: text.codec }, 'a figure');
const State = t.type({ figures: t.array(Figure, 'a list of figures') }, 'a state');

describe('path reporter', () => {
  it('points to the place and says what was there', () => {
    const figures = Array.from({ length: 51 }, (_, i) => ({ hp: i === 50 ? 'x' : i, name: 'f' }));
    expect(errorsOf(State, { figures })).toEqual([
      {
        type: 'invalidValue',
        path: ['figures', 50, 'hp'],
        ruling: null,
        expected: 'a whole number of at least 0',
        got: '"x"',
      },
    ]);
    expect(sentences(State, { figures })).toEqual([
      'figures[50].hp: expected a whole number of at least 0, got "x"',
    ]);
  });

  it('reports every fault, in order', () => {
    expect(sentences(State, { figures: [{ hp: -1 }, 7, { hp: NaN, name: null }] })).toEqual([
      'figures[0].hp: expected a whole number of at least 0, got -1',
      'figures[0].name: expected a text, got nothing',
      'figures[1]: expected a figure, got 7',
      'figures[2].hp: expected a whole number of at least 0, got NaN',
      'figures[2].name: expected a text, got null',
    ]);
  });

  it('has the empty path for the input itself', () => {
    expect(errorsOf(State, 3)[0]?.path).toEqual([]);
    expect(sentences(State, 3)).toEqual(['input: expected a state, got 3']);
  });

  it('tells the index of a list from a key made of digits', () => {
    const Table = t.record(t.string, t.array(natural.codec, 'a list'), 'a table');
    expect(errorsOf(Table, { 7: [1, 'x'] })[0]?.path).toEqual(['7', 1]);
    expect(sentences(t.tuple([text.codec, natural.codec], 'a pair'), ['a', 'b'])).toEqual([
      '[1]: expected a whole number of at least 0, got "b"',
    ]);
  });

  it('quotes odd keys, __proto__ among the plain ones', () => {
    const Table = t.record(t.string, natural.codec, 'a table');
    expect(sentences(Table, JSON.parse('{"a b": "x", "__proto__": "y", "": null}'))).toEqual(
      expect.arrayContaining([
        '["a b"]: expected a whole number of at least 0, got "x"',
        '__proto__: expected a whole number of at least 0, got "y"',
        '[""]: expected a whole number of at least 0, got null',
      ]),
    );
  });

  it('puts the alternatives of one place together', () => {
    const Either = t.type({ at: t.union([natural.codec, text.codec, t.null], 'a place') }, 'x');
    expect(sentences(Either, { at: true })).toEqual([
      'at: expected a whole number of at least 0 or a text or null, got true',
    ]);
    expect(nullable(finite).codec.name).toBe('a finite number or null');
    expect(sentences(nullable(nullable(finite)).codec, 'x')).toEqual([
      'input: expected a finite number or null, got "x"',
    ]);
  });

  it('names only the branch that the type of a tagged union picks', () => {
    const Ability = t.union(
      [
        t.type({ type: t.literal('move'), points: natural.codec }, 'a move'),
        t.type({ type: t.literal('attack'), targets: t.array(natural.codec, 'a list') }, 'an attack'),
      ],
      'an ability',
    );
    const Card = t.type({ abilities: t.array(Ability, 'a list of abilities') }, 'a card');
    const abilities = [{ type: 'move', points: '2' }, { type: 'attack', targets: [1, 2, 'x'] }, { type: 'hop' }];
    expect(sentences(Card, { abilities })).toEqual([
      'abilities[0].points: expected a whole number of at least 0, got "2"',
      'abilities[1].targets[2]: expected a whole number of at least 0, got "x"',
      'abilities[2]: expected an ability, got an object',
    ]);
  }); // prettier-ignore

  it('looks through intersections, refinements, read-only, exact and recursive codecs', () => {
    const Both = t.intersection([t.type({ a: natural.codec }, 'a'), t.type({ b: text.codec }, 'b')], 'ab');
    const wrapped = t.type({ x: t.readonly(t.exact(t.type({ y: Both }, 'y'))) }, 'x');
    expect(errorsOf(wrapped, { x: { y: { a: 1, b: 2 } } }).map(({ path }) => path)).toEqual([['x', 'y', 'b']]);
    const AnyOf = t.union([natural.codec, t.array(natural.codec, 'a list')], 'one or many');
    expect(errorsOf(t.readonly(AnyOf), ['x']).map(({ path }) => path)).toEqual([[], [0]]);
    expect(errorsOf(t.refinement(AnyOf, () => true, 'refined'), ['x']).map(({ path }) => path)).toEqual([[], [0]]);
    interface Tree { readonly leaves: readonly (Tree | number)[] }
    const Tree: t.Type<Tree> = t.recursion('a tree', () =>
      t.type({ leaves: t.readonlyArray(t.union([Tree, natural.codec], 'a branch'), 'branches') }, 'a tree'),
    );
    const Loop: t.Mixed = t.recursion<unknown>('a loop', () => t.union([natural.codec, t.array(Loop, 'a list')], 'a loop') as t.Type<unknown>);
    expect(errorsOf(Tree, { leaves: [1, { leaves: ['x'] }] }).map(({ path }) => path)).toContainEqual(['leaves', 1, 'leaves', 0]);
    expect(errorsOf(Loop, [[1, 'x']]).map(({ path }) => path)).toContainEqual([0, 1]);
  }); // prettier-ignore

  it('prefers the message of a codec to its name', () => {
    const Even = new t.Type<number, number>(
      'even',
      (value): value is number => typeof value === 'number',
      (value, context) => t.failure(value, context, 'a number that two divides'),
      t.identity,
    );
    expect(sentences(t.type({ n: Even }, 'x'), { n: 3 })).toEqual([
      'n: expected a number that two divides, got 3',
    ]);
  });

  it('cuts what it shows at 60 characters', () => {
    const [error] = errorsOf(natural.codec, 'y'.repeat(1_000_000));
    expect(error?.got.length).toBeLessThanOrEqual(60);
    expect(error?.got.startsWith('"yyy')).toBe(true);
  });

  it('reports a hundred thousand faults without ado', () => {
    const errors = errorsOf(t.array(natural.codec, 'a list'), new Array(100_000).fill(-0));
    expect(errors).toHaveLength(100_000);
    expect(errors[99_999]).toMatchObject({ path: [99_999], got: '-0' });
  });

  it('is JSON, and never throws, whatever comes', () => {
    const Closed = closed<{ readonly a: number }>('an a', { a: natural });
    for (const [, value] of uglyValues()) {
      for (const one of [State, Closed.codec, nullable(Closed).codec, t.array(Closed.codec, 'a list')]) {
        const errors = errorsOf(one, Array.isArray(value) ? value.slice(0, 9) : value);
        expect(JSON.parse(JSON.stringify(errors))).toEqual(errors);
      }
    }
  }); // prettier-ignore

  it('puts up with errors that say nothing', () => {
    expect(report([{ value: 1, context: [] }]).map(explainInvalidValue)).toEqual([
      'input: expected something else, got 1',
    ]);
    expect(report([])).toEqual([]);
  });
});
