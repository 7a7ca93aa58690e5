import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { refuse } from '../core/index.js';
import { withSimilar } from './check/similar-id.js';
import type { ContentError, MoreFaults } from './error.js';

/** How many faults are listed: enough to see what is wrong, and no flood where everything is. */
export const FAULT_LIMIT = 1_000;

/**
 * The failed answer with the first faults in their order, and a last one that counts the others; `found` is
 * how many there are in all, where no more than the first were put together.
 */
export const refuseContent = (
  faults: readonly ContentError[],
  found = faults.length,
): Either<NonEmptyArray<ContentError>, never> => {
  const count = found - FAULT_LIMIT;
  const more: MoreFaults = { type: 'moreFaults', path: [], ruling: null, count };
  const listed = faults.slice(0, FAULT_LIMIT).map(withSimilar);
  return refuse(count <= 0 ? listed : [...listed, more]);
};
