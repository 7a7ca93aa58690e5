import { describe, expect, it } from 'vitest';

import { placesIn } from '../../scripts/json-place.js';

const text = `{
  "name": "a \\"quoted\\" name",
  "list": [1, { "deep": [true, "x"] }],
  "empty": {}, "last": null
}
`;

describe('where a place of JSON stands in its text', () => {
  const placeOf = placesIn(text);

  it.each([
    ['the whole', [], 1, 1],
    ['a field', ['name'], 2, 3],
    ['a list', ['list'], 3, 3],
    ['an entry', ['list', 0], 3, 12],
    ['a field in an entry', ['list', 1, 'deep'], 3, 17],
    ['an entry of a list in it', ['list', 1, 'deep', 1], 3, 32],
    ['a later field of a line', ['last'], 4, 16],
    ['what is not there: the nearest thing around it', ['list', 1, 'nope', 3], 3, 15],
    ['a field that is missing altogether', ['nowhere'], 1, 1],
  ])('%s', (_, path, line, column) => {
    expect(placeOf(path)).toEqual({ line, column });
  });

  it('takes a deep text and many questions', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(placesIn(deep)(Array.from({ length: 19_999 }, () => 0))).toEqual({
      line: 1,
      column: 20_000,
    });
    const long = JSON.stringify(
      Array.from({ length: 30_000 }, (_, index) => ({ index })),
      null,
      1,
    );
    const find = placesIn(long);
    for (let index = 0; index < 30_000; index += 1) find([index, 'index']);
    expect(find([29_999, 'index']).line).toBe(3 * 29_999 + 3);
  });
});
