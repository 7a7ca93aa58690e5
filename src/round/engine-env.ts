/** What an engine finds out once: boards, facts of scenarios, and the numbers of levels. */

import { compileBoard, type Board } from '../board/index.js';
import type { CheckedPack } from '../content/index.js';
import { isLeft } from '../core/index.js';
import {
  boardMapOf,
  levelNumbers,
  monsterStatsOf,
  openedOf,
  startingFacts,
  type PlainMonsterStats,
  summonNumbers,
  type ScenarioFlags,
} from '../scenario/index.js';
import { monsterTypeOf, scenarioOf, type Chance, type Env } from './env.js';
import { countedIn } from './counted.js';
import { fingerprint } from './fingerprint.js';
import { bonusesIn, heardIn } from './origin.js';
import { standingOf } from './standing.js';
import type { GameState } from './state.js';
import { summonsIn } from './summon-stats.js';

/**
 * Finds out once what is the same in all states that agree in some parts. The parts of one state after
 * another are mostly the same values: then they need not be written out.
 */
const onceFor = <A>(
  partsOf: (state: GameState) => readonly unknown[],
  find: (state: GameState) => A,
) => {
  const known = new Map<string, A>();
  let last: { readonly parts: readonly unknown[]; readonly found: A } | null = null;
  return (state: GameState): A => {
    const parts = partsOf(state);
    if (last?.parts.every((part, at) => part === parts[at]) === true) return last.found;
    const key = JSON.stringify(parts);
    const found = known.get(key) ?? find(state);
    known.set(key, found);
    last = { parts, found };
    return found;
  };
};

/** The board of each state of doors and rooms. */
const boardsFor = (content: CheckedPack) =>
  onceFor(
    ({ scenario, rooms, doors }) => [scenario, rooms, doors],
    ({ scenario, rooms, doors }) => compileScenario(content, scenario, rooms, doors),
  );

/** The facts at the start of each scenario, by the size of the party and the level. */
const factsFor = (content: CheckedPack) =>
  onceFor(
    ({ scenario, party, level }) => [scenario, party, level],
    (state) =>
      startingFacts(scenarioOf({ content }, state), {
        characters: state.party,
        level: state.level,
      }),
  );

/**
 * A checked map always compiles, with the rooms and doors that a state of it can have: nothing else comes out
 * of `start`, `apply` and `decodeState`. Questions about no board would have empty answers.
 */
const compileScenario = (
  content: CheckedPack,
  id: string,
  rooms: readonly string[],
  doors: readonly string[],
): Board => {
  const scenario = content.scenarios.find((one) => one.id === id);
  const compiled =
    scenario === undefined
      ? compileBoard({ hexes: [{ q: 0, r: 0 }] })
      : compileBoard(boardMapOf(scenario), openedOf(rooms, doors));
  return isLeft(compiled) ? (undefined as never) : compiled.right;
};

/** What an engine knows besides the state. */
export const envOf = (content: CheckedPack, flags: ScenarioFlags, chance: Chance): Env => {
  const options = { openInformation: flags.play.openInformation };
  const stats = new Map<string, PlainMonsterStats>();
  const bonusesOf = bonusesIn(content);
  const env: Env = {
    content,
    ...countedIn(content),
    fingerprint: fingerprint(content),
    flags,
    chance,
    boardOf: boardsFor(content),
    bonusesOf,
    heardBy: heardIn(bonusesOf),
    factsOf: factsFor(content),
    standingOf: (state, figure) => standingOf(env, state, figure),
    numbersOf: ({ level }) => levelNumbers(level, options),
    summonOf: summonsIn(content),
    statsOf: ({ level, party }, figure) => {
      const { type, rank } = figure;
      const summon = figure.kind === 'summon' ? env.summonOf(figure) : null;
      if (summon !== null) return summonNumbers(summon, { characters: party, level });
      const key = [type, rank, level, party].join('/');
      const known = stats.get(key);
      if (known !== undefined) return known;
      const { monsterLevel } = levelNumbers(level, options);
      // Only monsters have stat cards, and each is of a type and rank of the pack.
      const monster = monsterTypeOf(env, type) ?? content.monsters[0]!;
      const numbers = { characters: party, level, monsterLevel };
      const found = monsterStatsOf(monster, rank ?? 'normal', numbers);
      stats.set(key, found);
      return found;
    },
  };
  return env;
};
