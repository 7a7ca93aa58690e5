/** How a scenario came out for everybody in it (R-SCEN-8, R-SCEN-9). */

import type { Reward } from '../content/index.js';
import { scenarioOf, type Env } from './env.js';
import type { Character, GameState, Verdict } from './state.js';

/** What a character brings home from a scenario, exhausted or not (R-DMG-8, R-LOOT-6). */
export interface CharacterResult {
  /** Its id. */
  readonly character: string;
  /** Experience that it gained in the scenario. */
  readonly experience: number;
  /** Experience of the success, 0 where the scenario was lost (R-SCEN-9). */
  readonly bonusExperience: number;
  /** The money tokens that it took. */
  readonly money: number;
  /** What they are worth in gold (R-LOOT-1). */
  readonly gold: number;
  /** The treasures that it took, by their ids. */
  readonly treasures: readonly string[];
  /** The battle goal that it kept, which is no secret any more; `null` without one. */
  readonly battleGoal: string | null;
  /** Whether it was exhausted. */
  readonly exhausted: boolean;
}

/** How a scenario came out. */
export interface ScenarioResult {
  /** Whether it was won. */
  readonly verdict: Verdict;
  /** What the characters bring home, in the order of the party. */
  readonly characters: readonly CharacterResult[];
  /** What the pack promises for a success, as it is written there; nothing where it was lost (R-SCEN-9). */
  readonly rewards: readonly Reward[];
}

const characterResult =
  (goldPerToken: number, bonusExperience: number) =>
  ({ id, experience, money, treasures, battleGoals, exhausted }: Character): CharacterResult => ({
    character: id,
    experience,
    bonusExperience,
    money,
    gold: money * goldPerToken,
    treasures,
    battleGoal: battleGoals.kept,
    exhausted,
  });

/** What a scenario comes to with a verdict: the state alone decides all else. */
export const resultOf = (env: Env, state: GameState, verdict: Verdict): ScenarioResult => {
  const { goldPerToken, bonusExperience } = env.numbersOf(state);
  const isWon = verdict === 'won';
  return {
    verdict,
    characters: state.characters.map(characterResult(goldPerToken, isWon ? bonusExperience : 0)),
    rewards: isWon ? (scenarioOf(env, state).rewards ?? []) : [],
  };
};
