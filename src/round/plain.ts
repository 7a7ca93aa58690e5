import type { Either } from 'fp-ts/lib/Either.js';

import { readPlain } from '../content/internal.js';
import { invalidValue, isLeft, left, type InvalidValue } from '../core/index.js';

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
