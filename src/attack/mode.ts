import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { drawSourcesOf } from '../condition/index.js';
import { invalidValue, isRecord, refuse, right } from '../core/index.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts } from './facts.js';
import { optionalRecord, optionalStatus } from './field.js';
import { ROOT } from './read.js';
import { optionalSources, reportOf, targetSources, type ModeReport } from './sources.js';

/** What the way of drawing depends on; every attack query is one. */
export type ModeQuery = Pick<AttackFacts, 'attacker' | 'target' | 'sources'>;

/**
 * Whether an attack draws plainly, with advantage or with disadvantage, and by which sources: strengthen
 * and muddle on the attacker (R-COND-15), a ranged attack on an adjacent target (R-ATK-13), and what the
 * caller names, such as "advantage on all attacks" (R-BONUS-8). Sources of both kinds, in any number,
 * cancel to a plain draw; sources of one kind never stack (R-MOD-9).
 *
 * Errors: `invalidValue`; all at once.
 *
 * @example
 * import { modeOf } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const report = modeOf({
 *   attacker: { conditions: ['strengthen'] },
 *   target: { disadvantage: true }, // ranged and adjacent, as targetsFrom answers
 *   sources: { advantage: ['blessed bow'] },
 * });
 * assert(report._tag === 'Right');
 * assert.deepEqual(report.right, {
 *   mode: 'none',
 *   advantage: ['strengthen', 'blessed bow'],
 *   disadvantage: ['adjacentTarget'],
 * });
 */
export const modeOf = (query: ModeQuery): Either<NonEmptyArray<AttackError>, ModeReport> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'modeQuery', query)]);
  const attacker = optionalRecord(query.attacker, 'attacker', ROOT, 'attacker', faults);
  const target = optionalRecord(query.target, 'target', ROOT, 'attacked', faults);
  const inAttacker = drawSourcesOf(optionalStatus(attacker, ['attacker'], faults).conditions);
  const inTarget = targetSources(target, ['target'], faults);
  const report = reportOf(reportOf(inAttacker, inTarget), optionalSources(query, ROOT, faults));
  return faults.length > 0 ? refuse(faults) : right(report);
};
