import { isLeft, left, right, type InvalidValue } from '../core/index.js';
import type { Either } from 'fp-ts/lib/Either.js';
import type { TooLarge, TooNested } from './error.js';

/** How deep content may be nested: no card needs half of it. */
export const DEPTH_LIMIT = 64;

/** How many values a pack may have in all. */
export const VALUE_LIMIT = 500_000;

type Refusal = TooNested | TooLarge | InvalidValue;

type Entries = readonly (readonly [string, unknown])[];

/** An object or list as its JSON has it: what it holds, by its own keys. */
interface Fields {
  readonly isList: boolean;
  readonly entries: Entries;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tooLarge: Either<TooLarge, never> = /*#__PURE__*/ left({
  type: 'tooLarge',
  path: [],
  ruling: null,
  limit: VALUE_LIMIT,
});

const tooNested: Either<TooNested, never> = /*#__PURE__*/ left({
  type: 'tooNested',
  path: [],
  ruling: null,
  limit: DEPTH_LIMIT,
});

/** The value itself is not looked at once more for its preview: it may be what throws. */
const refused = (
  path: InvalidValue['path'],
  expected: 'json' | 'plain',
  got: string,
): Either<InvalidValue, never> => left({ type: 'invalidValue', path, ruling: null, expected, got });

/** JSON has lists without holes, and objects that are nothing but their fields. */
const isPlain = (value: object, keys: readonly string[]): boolean => {
  if (Array.isArray(value))
    return keys.length === value.length && keys.every((key, index) => key === String(index));
  const prototype: unknown = Object.getPrototypeOf(value);
  // What a frame or another context of Node parsed has an `Object.prototype` of its own: nothing is above it.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** A descriptor tells the value of a field without running the getter that may stand for it. */
const fieldsOf = (value: object): Either<Refusal, Fields> => {
  const isList = Array.isArray(value);
  if (isList && value.length > VALUE_LIMIT) return tooLarge;
  const keys = Object.keys(value);
  if (keys.length > VALUE_LIMIT) return tooLarge;
  if (!isPlain(value, keys)) return refused([], 'plain', isList ? 'list' : 'object');
  const entries: (readonly [string, unknown])[] = [];
  for (const key of keys) {
    const field = Object.getOwnPropertyDescriptor(value, key);
    if (field === undefined || !Object.hasOwn(field, 'value'))
      return refused([isList ? Number(key) : key], 'json', 'function');
    entries.push([key, field.value]);
  }
  return right({ isList, entries });
};

/**
 * What is in an object or list. A proxy may throw whenever it is looked at, and nothing tells a proxy from
 * other objects; so here alone something is caught, and from here on nobody looks at the original again.
 */
const looked = (value: object): Either<Refusal, Fields> => {
  try {
    return fieldsOf(value);
  } catch {
    return refused([], 'json', 'object');
  }
};

/** What is counted on the way: how many values were reached so far. */
interface Scratch {
  seen: number;
}

const beneath = (key: string | number, refusal: Refusal): Refusal =>
  refusal.type === 'tooLarge' ? refusal : { ...refusal, path: [key, ...refusal.path] };

const copied = (value: unknown, depth: number, scratch: Scratch): Either<Refusal, unknown> => {
  // A function may be a proxy, too, and is no JSON; other strangers are harmless, and codecs name them better.
  if (typeof value === 'function') return refused([], 'json', 'function');
  if (!isNested(value)) return right(value);
  const fields = looked(value);
  if (isLeft(fields)) return fields;
  const { isList, entries } = fields.right;
  if (depth === DEPTH_LIMIT && entries.length > 0) return tooNested;
  scratch.seen += entries.length;
  if (scratch.seen > VALUE_LIMIT) return tooLarge;
  const copies: (readonly [string, unknown])[] = [];
  for (const [key, one] of entries) {
    const copy = copied(one, depth + 1, scratch);
    if (isLeft(copy)) return left(beneath(isList ? Number(key) : key, copy.left));
    copies.push([key, copy.right]);
  }
  return right(isList ? copies.map(([, copy]) => copy) : Object.fromEntries(copies));
};

/**
 * A value as plain JSON of its own, if it is nested and large within reason; asked before anything recursive
 * looks at it. A cycle is nested without end; a value that is shared counts as often as it is reached. What
 * was once read is a copy: no getter and no proxy can make it another value later.
 */
export const readPlain = (value: unknown): Either<Refusal, unknown> =>
  copied(value, 0, { seen: 1 });

/** The fields of a plain object, whatever they hold; none of anything else. */
export const ownFields = (value: unknown): Readonly<Record<string, unknown>> => {
  if (!isNested(value)) return {};
  const fields = looked(value);
  return isLeft(fields) || fields.right.isList ? {} : Object.fromEntries(fields.right.entries);
};
