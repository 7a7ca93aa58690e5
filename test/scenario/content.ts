import { hollowmere } from '../../src/demo/index.js';
import type { MonsterType, Scenario } from '../../src/content/index.js';
import { isLeft } from '../../src/either.js';
import type { Either } from 'fp-ts/lib/Either.js';

/** All scenarios of Hollowmere. */
export const scenarios: readonly Scenario[] = hollowmere.scenarios!;

/** The scenario with an id. */
export const scenarioOf = (id: string): Scenario => scenarios.find((one) => one.id === id)!;

/** The type of monster with an id. */
export const monsterOf = (id: string): MonsterType =>
  hollowmere.monsters!.find((one) => one.id === id)!;

/** The answer of what must not fail. */
export const right = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};
