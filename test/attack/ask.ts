/** Questions whose answer must come, and chances as text. */

import {
  attackOdds,
  explain,
  resolveAttack,
  type AttackError,
  type AttackOdds,
  type AttackQuery,
  type AttackResult,
  type Chance,
  type OddsQuery,
} from '../../src/attack/index.js';

type Answer<A> =
  | { readonly _tag: 'Left'; readonly left: readonly AttackError[] }
  | { readonly _tag: 'Right'; readonly right: A };

/** The answer; a refusal fails the test with its reasons. */
export const must = <A>(answer: Answer<A>): A => {
  if (answer._tag === 'Left') throw new Error(answer.left.map(explain).join('; '));
  return answer.right;
};

/** The faults of an answer; none fails the test. */
export const faultsOf = (answer: Answer<unknown>): readonly AttackError[] => {
  if (answer._tag === 'Right') throw new Error('it was answered');
  return answer.left;
};

/** The faults of an answer as sentences. */
export const sentencesOf = (answer: Answer<unknown>): readonly string[] =>
  faultsOf(answer).map(explain);

/** What came of an attack. */
export const attackOf = (query: AttackQuery): AttackResult => must(resolveAttack(query));

/** The odds of an attack. */
export const oddsOf = (query: OddsQuery): AttackOdds => must(attackOdds(query));

/** A chance as a fraction. */
export const fraction = (chance: Pick<Chance, 'weight' | 'of'> | null): string =>
  chance === null ? 'not known' : `${String(chance.weight)}/${String(chance.of)}`;

/** The damages as `value: weight`, and the sum of the weights. */
export const weightsOf = ({ damage }: AttackOdds): readonly string[] => [
  ...damage.map(({ value, weight }) => `${String(value)}: ${String(weight)}`),
  `of ${String(damage[0]?.of)}`,
];
