import type { Amount, CountedMonsters, ScenarioGoal, ScenarioLoss } from '../content/index.js';
import type { Facts, KilledMonsters, MonsterCount, ObjectiveFact } from './facts.js';
import { statValue } from './stat.js';

/** Whether a goal or loss has clauses. What they say is not among the facts. */
export const hasClauses = (goal: ScenarioGoal | ScenarioLoss): boolean =>
  'if' in goal && goal.if.length > 0;

/** Whether a type of monster is one of those that count. */
export const counts = ({ only, except }: CountedMonsters, monster: string): boolean =>
  (only?.includes(monster) ?? true) && !(except?.includes(monster) ?? false);

/** How many there are of the types that fit. */
export const sumOf = <Entry extends MonsterCount>(
  entries: readonly Entry[],
  fits: (entry: Entry) => boolean,
): number => entries.filter(fits).reduce((sum, { count }) => sum + count, 0);

/** Monsters of one type that were killed, whatever their side. */
export const killedOf = ({ killed }: Facts, monster: string): number =>
  sumOf(killed, (entry: KilledMonsters) => entry.monster === monster);

/** Whether there are at least as many as an amount says; one that has no value is never reached. */
export const reaches = (number: number, amount: Amount, facts: Facts): boolean => {
  const wanted = statValue(amount, facts);
  return wanted !== null && number >= wanted;
};

/** The objectives with an id, or of the kind that has it. */
export const objectivesNamed = ({ objectives }: Facts, name: string): readonly ObjectiveFact[] =>
  objectives.filter(({ id, objective }) => id === name || objective === name);

/** Whether so many of some things are done: all of them unless it is said, and at least one. */
export const areDone = <Thing>(
  things: readonly Thing[],
  isDone: (thing: Thing) => boolean,
  count: Amount | undefined,
  facts: Facts,
): boolean =>
  count === undefined
    ? things.length > 0 && things.every(isDone)
    : reaches(things.filter(isDone).length, count, facts);
