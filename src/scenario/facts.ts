import type { Scenario } from '../content/index.js';
import { roomContents } from './room-contents.js';
import { startingRooms } from './map.js';
import type { ScenarioNumbers } from './stat.js';

/** So many monsters of a type. */
export interface MonsterCount {
  /** The id of the type. */
  readonly monster: string;
  /** How many. */
  readonly count: number;
}

/** So many dead monsters of a type. */
export interface KilledMonsters extends MonsterCount {
  /** Whether they were enemies of the characters. */
  readonly enemies: boolean;
}

/** A treasure of the map. */
export interface TreasureFact {
  /** Its id, or `null`. */
  readonly treasure: string | null;
  /** Whether the goal asks for it. */
  readonly goal: boolean;
  /** The id of the character that looted it, or `null`. */
  readonly lootedBy: string | null;
}

/** A character of the scenario. */
export interface CharacterFact {
  /** Its id. */
  readonly id: string;
  /** Whether it is exhausted. */
  readonly exhausted: boolean;
  /** The markers of the hex it stands on, or on which it was exhausted. */
  readonly on: readonly string[];
}

/** An objective of the scenario, in play or in a room that is not revealed. */
export interface ObjectiveFact {
  /** Its name in the scenario. */
  readonly id: string;
  /** The id of the objective that it is one of. */
  readonly objective: string;
  /** Whether it was killed or destroyed. */
  readonly destroyed: boolean;
  /** Whether a rule has activated it. */
  readonly activated: boolean;
}

/** What goals and losses are judged by: plain JSON that an engine takes from the state of a game. */
export interface Facts extends ScenarioNumbers {
  /** How many rounds have come to their end. */
  readonly roundsEnded: number;
  /** The ids of all rooms. */
  readonly rooms: readonly string[];
  /** The ids of those that are revealed. */
  readonly revealedRooms: readonly string[];
  /** The living enemies of the characters on the map, by type. */
  readonly enemies: readonly MonsterCount[];
  /** The ids of types of enemies that are still to come: due to spawn, or in a room that is not set up (R-SCEN-6). */
  readonly enemiesToCome: readonly string[];
  /** The monsters that were killed since the start, by type. */
  readonly killed: readonly KilledMonsters[];
  /** Each treasure of the map. */
  readonly treasures: readonly TreasureFact[];
  /** Each character, also those that are exhausted. */
  readonly party: readonly CharacterFact[];
  /** Each objective, also those that are destroyed. */
  readonly objectives: readonly ObjectiveFact[];
  /** The ids of the pressure plates that are occupied (R-SCEN-11). */
  readonly occupiedPlates: readonly string[];
}

/**
 * The facts before anything has happened, nobody on the map: what an engine lays its own over. Rooms, treasures
 * and objectives are those of the whole map for this party.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { startingFacts } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const scenario = hollowmere.scenarios!.find(({ id }) => id === '1')!;
 * const facts = startingFacts(scenario, { characters: 2, level: 1 });
 * assert.deepEqual(facts.rooms, ['gate', 'yard', 'smithy']);
 * assert.deepEqual(facts.revealedRooms, ['gate']);
 */
export const startingFacts = (
  scenario: Scenario,
  { characters, level }: ScenarioNumbers,
): Facts => {
  const rooms = scenario.map.rooms.map(({ id }) => id);
  const contents = rooms.map((room) => roomContents(scenario, room, characters));
  const treasures = contents
    .flatMap(({ overlays }) => overlays)
    .filter(({ type }) => type === 'treasure');
  const objectives = contents.flatMap((content) => content.objectives);
  return {
    characters,
    level,
    roundsEnded: 0,
    rooms,
    revealedRooms: startingRooms(scenario),
    enemies: [],
    enemiesToCome: [],
    killed: [],
    treasures: treasures.map(({ treasure, goal }) => ({ treasure, goal, lootedBy: null })),
    party: [],
    objectives: objectives.map(({ id, objective }) => ({
      id,
      objective,
      destroyed: false,
      activated: false,
    })),
    occupiedPlates: [],
  };
};
