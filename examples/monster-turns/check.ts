/** Checks of JSON that somebody else wrote: each says the first thing that is wrong, and where. */

/** The first fault of a value that stands at a place, or `null`. */
export type Check = (value: unknown, at: string) => string | null;

const PREVIEW_LENGTH = 40;

const preview = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
};

/** Accepts what passes a test. */
export const satisfies =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (value, at) =>
    test(value) ? null : `${at}: expected ${expected}, got ${preview(value)}`;

const firstOf = (faults: Iterable<string | null>): string | null => {
  for (const fault of faults) if (fault !== null) return fault;
  return null;
};

/** Accepts a list of which every element is accepted; `length` asks for just so many. */
export const listOf =
  (element: Check, length?: number): Check =>
  (value, at) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length))
      return `${at}: expected a list${length === undefined ? '' : ` of ${length}`}, got ${preview(value)}`;
    return firstOf(value.map((one: unknown, index) => element(one, `${at}[${index}]`)));
  };

/** Accepts an object whose fields are accepted; it may have others besides. */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `${at === '' ? '' : `${at}: `}expected an object, got ${preview(value)}`;
    const given = new Map<string, unknown>(Object.entries(value));
    return firstOf(
      Object.entries(fields).map(([name, check]) =>
        check(given.get(name), at === '' ? name : `${at}.${name}`),
      ),
    );
  };

/** Accepts a missing value as well. */
export const optional =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? null : check(value, at);

/** Accepts `null` as well. */
export const nullable =
  (check: Check): Check =>
  (value, at) =>
    value === null ? null : check(value, at);
