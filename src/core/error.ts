import { showExpected, showGot, type Expected } from './expected.js';

export type { Expected };

/**
 * Where in the input a fault lies: keys and indexes from the outside in, `['figures', 2, 'at']`.
 * An empty path means the input itself.
 */
export type Path = readonly (string | number)[];

/** What every error of the library has, whatever module it comes from. */
export interface ErrorBase {
  /** Which fault it is; each module lists its own. */
  readonly type: string;
  /** Where in the input it lies. */
  readonly path: Path;
  /** Id of the ruling that is broken (`R-MOVE-2`), or `null` where the fault is one of form. */
  readonly ruling: string | null;
}

/** A value of the wrong shape: a string for a number, a fraction, NaN, a missing field. */
export interface InvalidValue extends ErrorBase {
  readonly type: 'invalidValue';
  readonly ruling: null;
  /** What would have been accepted. */
  readonly expected: Expected;
  /** What was there instead, as a preview of at most 60 characters. */
  readonly got: string;
}

const PREVIEW_LENGTH = 60;

/**
 * A short preview of any value: a text in quotes, `list` or `object`, otherwise as JavaScript prints
 * it. It never reads below the first level, so that cyclic and huge values cost nothing.
 */
export const preview = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  // Objects and functions may refuse to be printed.
  if (Object(value) === value) return typeof value;
  if (typeof value === 'string')
    return JSON.stringify(value.slice(0, PREVIEW_LENGTH)).slice(0, PREVIEW_LENGTH);
  return Object.is(value, -0) ? '-0' : String(value).slice(0, PREVIEW_LENGTH);
};

/** The error for a value of the wrong shape. */
export const invalidValue = (path: Path, expected: Expected, value: unknown): InvalidValue => ({
  type: 'invalidValue',
  path,
  ruling: null,
  expected,
  got: preview(value),
});

const isPlainKey = /^[A-Za-z_$][\w$]*$/;

/** A path as a person reads it: `figures[2].at`; the empty path is `input`. */
export const showPath = (path: Path): string =>
  path.length === 0
    ? 'input'
    : path.reduce<string>((shown, step) => {
        if (typeof step === 'number') return `${shown}[${String(step)}]`;
        if (!isPlainKey.test(step)) return `${shown}[${JSON.stringify(step)}]`;
        return shown === '' ? step : `${shown}.${step}`;
      }, '');

/** The sentence for an {@link InvalidValue}. */
export const explainInvalidValue = (error: InvalidValue): string =>
  `${showPath(error.path)}: expected ${showExpected(error.expected)}, got ${showGot(error.got)}`;

/** The closing part of a sentence that names the ruling, or nothing. */
export const showRuling = (ruling: string | null): string =>
  ruling === null ? '' : ` (${ruling})`;
