import fc from 'fast-check';

/** A place in a JSON value. */
export type Place = readonly (string | number)[];

/** All places in a value but the whole itself. */
export const placesOf = (value: unknown, at: Place = []): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    [...at, key],
    ...placesOf((value as Record<string | number, unknown>)[key], [...at, key]),
  ]);
};

/** What is done to one place of a value. */
export type Mutation =
  | { readonly type: 'drop' }
  | { readonly type: 'replace'; readonly by: unknown }
  | { readonly type: 'misspell' };

const changed = (value: unknown, key: string | number, mutation: Mutation): unknown => {
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as readonly unknown[])];
    if (mutation.type === 'replace') copy[Number(key)] = mutation.by;
    else copy.splice(Number(key), 1);
    return copy;
  }
  const entries = Object.entries(value as object).flatMap(([name, one]: [string, unknown]) => {
    if (name !== key) return [[name, one] as const];
    if (mutation.type === 'drop') return [];
    return mutation.type === 'replace'
      ? [[name, mutation.by] as const]
      : [[`${name}s`, one] as const];
  });
  return Object.fromEntries(entries);
};

/** The value with one place changed; the original stays as it is. */
export const mutate = (value: unknown, [key, ...rest]: Place, mutation: Mutation): unknown => {
  if (key === undefined) return value;
  if (rest.length === 0) return changed(value, key, mutation);
  const inner = mutate((value as Record<string | number, unknown>)[key], rest, mutation);
  return changed(value, key, { type: 'replace', by: inner });
};

/** Values of every kind of JSON, among them ones that content uses. */
const stranger = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    0,
    -1,
    1,
    1.5,
    1e9,
    [],
    {},
    '__proto__',
    'constructor',
    'enemy',
    'self',
    'all',
    'fire',
    'A+1',
    '2xL',
    'attack',
    'select',
    { type: 'select' },
    { type: 'bound', name: 'x' },
    { type: 'attack', amount: 2 },
  ),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -2000, max: 2000 }),
);

/** A way to change one place. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant({ type: 'drop' } as const),
  fc.constant({ type: 'misspell' } as const),
  stranger.map((by) => ({ type: 'replace', by }) as const),
);
