import type {
  KillAllGoal,
  LootTreasureGoal,
  OccupyGoal,
  ReachGoal,
  ScenarioGoal,
} from '../content/index.js';
import { areDone, counts, hasClauses, killedOf, objectivesNamed, reaches, sumOf } from './count.js';
import type { Facts } from './facts.js';
import { forParty } from './party.js';

/** All of some names are among others. */
const includesAll = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name) => names.includes(name));

const isAllKilled = (goal: KillAllGoal, facts: Facts): boolean => {
  if (facts.enemies.some(({ monster, count }) => count > 0 && counts(goal, monster))) return false;
  if (goal.type === 'killAllRevealed') return true;
  // Whoever is behind a closed door or due to spawn is an enemy that is left.
  return (
    includesAll(facts.revealedRooms, facts.rooms) &&
    !facts.enemiesToCome.some((monster) => counts(goal, monster))
  );
};

const isLooted = ({ treasures, count, each }: LootTreasureGoal, facts: Facts): boolean => {
  const wanted = facts.treasures.filter(({ treasure, goal }) =>
    treasures === undefined ? goal : treasure !== null && treasures.includes(treasure),
  );
  const looted = wanted.filter(({ lootedBy }) => lootedBy !== null);
  const byEach = facts.party.every(({ id }) => looted.some(({ lootedBy }) => lootedBy === id));
  // One for each character is a number too: then all treasures are asked for only if that is said.
  if (each === true)
    return (
      facts.party.length > 0 &&
      byEach &&
      (count === undefined || reaches(looted.length, count, facts))
    );
  return areDone(wanted, ({ lootedBy }) => lootedBy !== null, count, facts);
};

const isReached = ({ marker, who, exhausted }: ReachGoal, { party }: Facts): boolean => {
  const isThere = ({ on }: Facts['party'][number]): boolean => on.includes(marker);
  const active = party.filter((one) => !one.exhausted);
  const counted =
    exhausted === true ? party.filter((one) => !one.exhausted || isThere(one)) : active;
  return who === 'any' ? counted.some(isThere) : counted.length > 0 && counted.every(isThere);
};

const isOccupied = ({ plates, mode }: OccupyGoal, facts: Facts): boolean => {
  const wanted = forParty(plates, facts.characters);
  const isOn = (plate: string): boolean => facts.occupiedPlates.includes(plate);
  return mode === 'any' ? wanted.some(isOn) : wanted.length > 0 && wanted.every(isOn);
};

const isMet = (goal: ScenarioGoal, facts: Facts): boolean => {
  switch (goal.type) {
    case 'killAll':
    case 'killAllRevealed':
      return isAllKilled(goal, facts);
    case 'killNamed':
      return reaches(killedOf(facts, goal.monster), goal.count ?? 1, facts);
    case 'killCount': {
      const kills = sumOf(facts.killed, (one) => one.enemies && counts(goal, one.monster));
      return reaches(kills, goal.count, facts);
    }
    case 'reveal':
      return includesAll(facts.revealedRooms, goal.rooms ?? facts.rooms);
    case 'lootTreasure':
      return isLooted(goal, facts);
    case 'reach':
      return goal.leave !== true && isReached(goal, facts);
    case 'destroy':
    case 'activate':
      return isDone(goal, facts);
    case 'survive':
      return reaches(facts.roundsEnded, goal.rounds, facts);
    case 'occupy':
      return isOccupied(goal, facts);
    case 'all':
      return goal.of.every((one) => isGoalMet(one, facts));
    case 'any':
      return goal.of.some((one) => isGoalMet(one, facts));
    default:
      return false;
  }
};

const isDone = (
  { type, objective, count }: Extract<ScenarioGoal, { type: 'destroy' | 'activate' }>,
  facts: Facts,
): boolean =>
  areDone(
    objectivesNamed(facts, objective),
    ({ destroyed, activated }) => (type === 'destroy' ? destroyed : activated),
    count,
    facts,
  );

/**
 * Whether a goal is met as things are (R-SCEN-6). When it is the round is played to its end, and what happens
 * in the rest of it changes nothing (R-SCEN-7): to remember is up to the caller.
 *
 * A goal for which {@link goalNeeds} lists something is not met by facts alone: the parts that it lists never
 * are.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { isGoalMet, startingFacts } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const scenario = hollowmere.scenarios!.find(({ id }) => id === '1')!;
 * const facts = startingFacts(scenario, { characters: 2, level: 1 });
 * // The first room is clear, and two doors are closed.
 * assert.equal(isGoalMet(scenario.goal, facts), false);
 * assert.equal(isGoalMet(scenario.goal, { ...facts, revealedRooms: facts.rooms }), true);
 */
export const isGoalMet = (goal: ScenarioGoal, facts: Facts): boolean =>
  !hasClauses(goal) && isMet(goal, facts);
