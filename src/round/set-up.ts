import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isRecord, refuse, right, type Path } from '../core/index.js';
import type { Scenario } from '../content/index.js';
import type { Difficulty } from '../scenario/index.js';
import { readLevel } from './chosen-level.js';
import type { Env } from './env.js';
import { noteCopies } from './equipment.js';
import type { SetUpError } from './error.js';
import { noteStrangers, notInPack, type Faults } from './field.js';
import { readCharacter, type PartyMember, type SetUpCharacter } from './party-member.js';
import { scenarioNeeds } from './playable.js';

/** A seat at the table, with its characters. */
export interface SetUpSeat {
  /** Its name. */
  readonly seat: string;
  /** Its characters. */
  readonly characters: readonly SetUpCharacter[];
}

/** What a game begins with: plain JSON, as a person writes it. */
export interface SetUp {
  /** The id of the scenario. */
  readonly scenario: string;
  /**
   * The level of the scenario, 0 to 7, with open information 0 to 6 (R-SCEN-3, R-VAR-1). Default the
   * recommended one: half of the average level of the characters, rounded up, shifted by the difficulty.
   */
  readonly level?: number;
  /** How hard it shall be, where no level is named. Default `normal`. */
  readonly difficulty?: Difficulty;
  /** Who plays. */
  readonly seats: readonly SetUpSeat[];
  /** Where all chance comes from: the same seed gives the same game. Any text is one, the empty one too. */
  readonly seed: string;
}

/** A set-up that was read. */
export interface ReadSetUp {
  readonly scenario: string;
  readonly level: number;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly party: readonly PartyMember[];
}

const readSeat = (env: Env, value: unknown, path: Path, faults: Faults): readonly PartyMember[] => {
  if (
    !isRecord(value) ||
    typeof value['seat'] !== 'string' ||
    !Array.isArray(value['characters']) ||
    value['characters'].length === 0
  ) {
    faults.push(invalidValue(path, 'setUpSeat', value));
    return [];
  }
  noteStrangers(value, ['seat', 'characters'], path, faults);
  const read = readCharacter(env, value['seat'], faults);
  return value['characters'].flatMap((one: unknown, index) =>
    read(one, [...path, 'characters', index]),
  );
};

const noteTwins = (names: readonly string[], ruling: 'R-CAMP-5' | null, faults: Faults): void => {
  names.forEach((id, index) => {
    if (names.indexOf(id) < index)
      faults.push({ type: 'twiceInParty', path: ['seats'], ruling, id });
  });
};

const readScenario = (env: Env, id: unknown, faults: Faults): Scenario | null => {
  const scenario = env.content.scenarios.find((one) => one.id === id) ?? null;
  if (scenario === null) faults.push(notInPack(['scenario'], 'scenario', id));
  else faults.push(...scenarioNeeds(env, scenario.id));
  return scenario;
};

const readParty = (env: Env, value: unknown, faults: Faults) => {
  if (!Array.isArray(value)) {
    faults.push(invalidValue(['seats'], 'setUpSeats', value));
    return { seats: [], party: [] };
  }
  const party = value.flatMap((one: unknown, index) =>
    readSeat(env, one, ['seats', index], faults),
  );
  const seats = value.flatMap((one: unknown) =>
    isRecord(one) && typeof one['seat'] === 'string' ? [one['seat']] : [],
  );
  noteTwins(seats, null, faults);
  noteTwins(
    party.map(({ id }) => id),
    'R-CAMP-5',
    faults,
  );
  noteCopies(
    env,
    party.map(({ items }) => items),
    faults,
  );
  if (faults.length === 0 && (party.length < 2 || party.length > 4))
    faults.push({
      type: 'wrongParty',
      path: ['seats'],
      ruling: 'R-CAMP-5',
      characters: party.length,
    });
  return { seats, party };
};

/** Reads a set-up: everything that is wrong with it is said at once. */
export const readSetUp = (
  env: Env,
  value: unknown,
): Either<NonEmptyArray<SetUpError>, ReadSetUp> => {
  if (!isRecord(value)) return refuse([invalidValue([], 'setUp', value)]);
  const faults: Faults = [];
  noteStrangers(value, ['scenario', 'level', 'difficulty', 'seats', 'seed'], [], faults);
  const { level, difficulty, seed } = value;
  const scenario = readScenario(env, value['scenario'], faults);
  const { seats, party } = readParty(env, value['seats'], faults);
  if (typeof seed !== 'string') faults.push(invalidValue(['seed'], 'text', seed));
  const played = readLevel(
    { level, difficulty },
    scenario,
    party.map((member) => member.level),
    { openInformation: env.flags.play.openInformation },
    faults,
  );
  return faults.length > 0
    ? refuse(faults)
    : right({
        scenario: scenario?.id ?? '',
        level: played,
        seed: String(seed),
        seats,
        party,
      });
};
