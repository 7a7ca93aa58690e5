import { COORDINATE_LIMIT, isHex, isRecord } from '../core/index.js';
import type { SeatCommand } from '../round/index.js';

const withoutField = (command: object, field: string): unknown =>
  Object.fromEntries(Object.entries(command).filter(([key]) => key !== field));

/** Values that a field cannot have, or not now. */
const strangeOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [`${value}!`, null];
  if (typeof value === 'number') return [value + 1, value - 1, String(value), Number.NaN];
  if (typeof value === 'boolean') return [Number(value), null];
  if (isHex(value)) return [{ q: COORDINATE_LIMIT, r: value.r }, { q: value.q }, null];
  if (Array.isArray(value)) return [[...(value as unknown[]), 'nobody'], 'nobody'];
  return isRecord(value) ? [{ ...value, strange: true }, null] : [0];
};

/**
 * Commands like a legal one that no state allows: a field left out, one too many, one of another kind or
 * value. Some that only differ in a flag or a seat can be legal, and are not among them.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mutantsOf } from 'gloomhaven-rules/testing';
 *
 * const mutants = mutantsOf({ type: 'suffer', character: 'warden', seat: 'ann', seq: 4 });
 * assert.deepEqual(mutants[0], { character: 'warden', seat: 'ann', seq: 4 });
 * assert.equal(mutants.length, 16);
 */
export const mutantsOf = (command: SeatCommand): readonly unknown[] => {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(command);
  return [
    ...entries.map(([field]) => withoutField(command, field)),
    ...entries.flatMap(([field, value]) =>
      strangeOf(value).map((strange) => ({ ...command, [field]: strange })),
    ),
    { ...command, strange: true },
    null,
  ];
};
