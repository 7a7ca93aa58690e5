/** What holds of a state as data: plain JSON, and not too much of it. */

import { isRecord, showPath, type Path } from '../core/index.js';
import type { GamePoint, Invariant } from './invariant.js';

/** States of four characters have at most so many bytes. */
export const STATE_BYTES = 30_000;

const isPlainScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const show = (value: unknown): string =>
  Object.is(value, -0) ? '-0' : typeof value === 'number' ? String(value) : typeof value;

/** Where a value is not plain JSON; `above` are the objects that it lies in. */
const faultsIn = (value: unknown, path: Path, above: readonly unknown[]): readonly string[] => {
  if (isPlainScalar(value)) return [];
  if (above.includes(value)) return [`${showPath(path)} contains itself`];
  const below = [...above, value];
  // `Array.from` makes holes visible.
  if (Array.isArray(value))
    return Array.from(value as readonly unknown[]).flatMap((one, index) =>
      faultsIn(one, [...path, index], below),
    );
  return isPlainObject(value)
    ? Object.entries(value).flatMap(([key, one]) => faultsIn(one, [...path, key], below))
    : [`${showPath(path)} is ${show(value)}`];
};

/** A state comes back from JSON as it was: no undefined, NaN, infinity, -0, function, class or cycle. */
export const plainJson: Invariant<GamePoint> = {
  name: 'a state is plain JSON',
  violations: ({ state }) => faultsIn(state, [], []),
};

/** The number of bytes of a text in UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return sum + 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
  }, 0);

/** The bytes of a state as JSON; 0 where it has no JSON at all. */
const sizeOf = (state: unknown): number => {
  try {
    return bytesOf(JSON.stringify(state));
  } catch {
    return 0;
  }
};

/** A state has at most 30 kB. */
export const smallEnough: Invariant<GamePoint> = {
  name: 'a state has at most 30 kB',
  violations: ({ state }) => {
    const bytes = sizeOf(state);
    return bytes > STATE_BYTES ? [`it has ${String(bytes)} bytes`] : [];
  },
};
