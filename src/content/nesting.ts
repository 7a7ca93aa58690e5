import { invalidValue, left, right, type InvalidValue } from '../core/index.js';
import type { Either } from 'fp-ts/lib/Either.js';
import type { Path } from '../core/index.js';
import type { TooLarge, TooNested } from './error.js';

/** How deep content may be nested: no card needs half of it. */
export const DEPTH_LIMIT = 64;

/** How many values a pack may have in all. */
export const VALUE_LIMIT = 500_000;

/** A value that is still to be looked into, with the way to it as a list that shares its beginning. */
interface Waiting {
  readonly value: unknown;
  readonly depth: number;
  readonly step: Step | null;
}

interface Step {
  readonly key: string | number;
  readonly before: Step | null;
}

const pathTo = (step: Step | null): Path => {
  const path: (string | number)[] = [];
  for (let at = step; at !== null; at = at.before) path.push(at.key);
  return path.reverse();
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How many values an object or list holds at once. */
const sizeOf = (value: object): number =>
  Array.isArray(value) ? value.length : Object.keys(value).length;

const inside = ({ value, depth, step }: Waiting): readonly Waiting[] => {
  if (!isNested(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([key, one]: [string, unknown]) => ({
    value: one,
    depth: depth + 1,
    step: { key: isList ? Number(key) : key, before: step },
  }));
};

/** JSON has lists without holes, and objects that are nothing but their fields. */
const isPlain = (value: unknown): boolean => {
  if (!isNested(value)) return true;
  if (Array.isArray(value)) return Object.keys(value).length === value.length;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

const tooLarge: Either<TooLarge, never> = /*#__PURE__*/ left({
  type: 'tooLarge',
  path: [],
  ruling: null,
  limit: VALUE_LIMIT,
});

/**
 * Whether a value is nested and large within reason, asked before anything recursive looks at it. A cycle is
 * nested without end; a value that is shared counts as often as it is reached.
 */
export const checkNesting = (value: unknown): Either<TooNested | TooLarge | InvalidValue, null> => {
  const waiting: Waiting[] = [{ value, depth: 0, step: null }];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    seen += 1;
    if (isNested(next.value) && sizeOf(next.value) > VALUE_LIMIT) return tooLarge;
    if (!isPlain(next.value)) return left(invalidValue(pathTo(next.step), 'plain', next.value));
    if (next.depth > DEPTH_LIMIT)
      return left({
        type: 'tooNested',
        path: pathTo(next.step).slice(0, DEPTH_LIMIT),
        ruling: null,
        limit: DEPTH_LIMIT,
      });
    const held = inside(next);
    if (seen + waiting.length + held.length > VALUE_LIMIT) return tooLarge;
    for (const one of held) waiting.push(one);
  }
  return right(null);
};
