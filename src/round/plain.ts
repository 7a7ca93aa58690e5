import type { Either } from 'fp-ts/lib/Either.js';

import { readPlain } from '../content/internal.js';
import { invalidValue, isLeft, isRecord, left, type InvalidValue } from '../core/index.js';

/**
 * A set-up, command or save as plain JSON of its own: cycles, getters and proxies are refused here, before
 * anything that trusts a value looks at it.
 */
export const plainOf = (value: unknown): Either<InvalidValue, unknown> => {
  const plain = readPlain(value);
  if (!isLeft(plain)) return plain;
  const { left: fault } = plain;
  return left(
    fault.type === 'invalidValue'
      ? fault
      : invalidValue(fault.path, 'json', 'something nested or large beyond measure'),
  );
};

/** Whether two values are the same plain JSON, whatever the order of their fields. */
export const isSameJson = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSameJson(one[field], other[field]))
  );
};
