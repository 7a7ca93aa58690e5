import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isLeft, isRecord, left, refuse, right } from '../../core/index.js';
import { decodeWith } from '../../core/report.js';
import type { Env } from '../env.js';
import type { SaveError } from '../error.js';
import { decisionsOf } from '../machine.js';
import { plainOf } from '../plain.js';
import { RULES_VERSION } from '../replay.js';
import { SCHEMA, type GameState } from '../state.js';
import { checkState } from './check.js';
import { stateLeaf } from './state.js';

/** A save of another schema, other rules or other content is told apart from one that was tampered with. */
const checkVersions = (env: Env, value: unknown): SaveError | null => {
  if (!isRecord(value)) return invalidValue([], 'gameState', value);
  if (value['schema'] !== SCHEMA)
    return { type: 'otherSchema', path: ['schema'], ruling: null, schema: SCHEMA };
  if (value['rules'] !== RULES_VERSION)
    return { type: 'otherRules', path: ['rules'], ruling: null, version: RULES_VERSION };
  return value['content'] === env.fingerprint
    ? null
    : { type: 'otherContent', path: ['content'], ruling: null, content: env.fingerprint };
};

/** Reads a save: its versions first, then its form, then whether it can have come about. */
export const decodeSave = (
  env: Env,
  given: unknown,
): Either<NonEmptyArray<SaveError>, GameState> => {
  const plain = plainOf(given);
  if (isLeft(plain)) return left([plain.left]);
  const value = plain.right;
  const other = checkVersions(env, value);
  if (other !== null) return left([other]);
  const decoded = decodeWith(stateLeaf.codec)(value);
  if (isLeft(decoded)) return refuse([...decoded.left]);
  const state = decoded.right;
  const faults = checkState(env, state);
  if (faults.length > 0) return refuse([...faults]);
  // No game waits where nobody is asked anything.
  return state.over || decisionsOf(env, state).some(({ commands }) => commands.length > 0)
    ? right(state)
    : left([{ type: 'tamperedSave', path: ['agenda'], ruling: null, fault: 'nothingPending' }]);
};
