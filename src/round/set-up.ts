import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isRecord, refuse, right, type Path } from '../core/index.js';
import type { AbilityCard, CharacterClass } from '../content/index.js';
import { classOf, type Env } from './env.js';
import type { SetUpError } from './error.js';
import { scenarioNeeds } from './playable.js';
import { actionNeeds } from './supported.js';

/** A character that comes to a scenario. */
export interface SetUpCharacter {
  /** The id of its class. */
  readonly class: string;
  /** Its level, 1 to 9. Default 1. */
  readonly level?: number;
  /** The ids of the cards that it takes, as many as the hand of the class (R-CARD-15). Default the first that are played. */
  readonly hand?: readonly string[];
}

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
  /** The level of the scenario, 0 to 7 (R-SCEN-3). Default 1. */
  readonly level?: number;
  /** Who plays. */
  readonly seats: readonly SetUpSeat[];
  /** Where all chance comes from: the same seed gives the same game. Any text is one, the empty one too. */
  readonly seed: string;
}

/** A character that was read. */
export interface PartyMember {
  readonly id: string;
  readonly seat: string;
  readonly level: number;
  readonly hand: readonly string[];
}

/** A set-up that was read. */
export interface ReadSetUp {
  readonly scenario: string;
  readonly level: number;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly party: readonly PartyMember[];
}

type Faults = SetUpError[];

const HIGHEST_LEVEL = 7;
const HIGHEST_CHARACTER = 9;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const noteStrangers = (
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: Path,
  faults: Faults,
): void => {
  for (const key of Object.keys(value).filter((one) => !known.includes(one)))
    faults.push(invalidValue([...path, key], 'knownField', value[key]));
};

const levelOf = ({ level }: AbilityCard): number => (typeof level === 'number' ? level : 1);

/** The cards that a class has at a level: as many as it may choose from (R-CARD-15). */
const poolOf = ({ cards }: CharacterClass, level: number): readonly AbilityCard[] =>
  cards.filter((card) => levelOf(card) <= level);

const isPlayed = ({ top, bottom }: AbilityCard): boolean =>
  actionNeeds(top, []).length === 0 && actionNeeds(bottom, []).length === 0;

/** The first cards of the class that are played, where a set-up names none. */
const defaultHand = (one: CharacterClass, level: number): readonly string[] =>
  poolOf(one, level)
    .filter(isPlayed)
    .slice(0, one.handSize)
    .map(({ id }) => id);

const noteNeeds = (
  one: CharacterClass,
  hand: readonly string[],
  path: Path,
  faults: Faults,
): void => {
  hand.forEach((id, index) => {
    const card = one.cards.find((other) => other.id === id);
    if (card === undefined) return;
    const needs = (['top', 'bottom'] as const).flatMap((half) => actionNeeds(card[half], [half]));
    const [first] = needs;
    if (first !== undefined) faults.push({ ...first, path: [...path, index] });
  });
};

const readHand = (
  one: CharacterClass,
  level: number,
  value: unknown,
  path: Path,
  faults: Faults,
): readonly string[] => {
  const given = value === undefined ? defaultHand(one, level) : value;
  if (!Array.isArray(given) || !given.every((card): card is string => typeof card === 'string')) {
    faults.push(invalidValue(path, 'cardIds', given));
    return [];
  }
  const pool = poolOf(one, level).map(({ id }) => id);
  const isWhole =
    given.length === one.handSize &&
    new Set(given).size === given.length &&
    given.every((card) => pool.includes(card));
  if (!isWhole)
    faults.push({ type: 'wrongHand', path, ruling: 'R-CARD-15', handSize: one.handSize });
  noteNeeds(one, given, path, faults);
  return given;
};

const readCharacter =
  (env: Env, seat: string, faults: Faults) =>
  (value: unknown, path: Path): readonly PartyMember[] => {
    if (!isRecord(value)) {
      faults.push(invalidValue(path, 'setUpCharacter', value));
      return [];
    }
    noteStrangers(value, ['class', 'level', 'hand'], path, faults);
    const { class: id, level = 1, hand } = value;
    const one = typeof id === 'string' ? classOf(env, id) : null;
    if (one === null) {
      faults.push({
        type: 'notInPack',
        path: [...path, 'class'],
        ruling: null,
        kind: 'class',
        id: String(id),
      });
      return [];
    }
    if (!isWithin(level, 1, HIGHEST_CHARACTER)) {
      faults.push(invalidValue([...path, 'level'], 'characterLevel', level));
      return [];
    }
    if (lacksCards(one, level, hand)) {
      faults.push({ type: 'notSupported', path: [...path, 'class'], ruling: null, word: one.id });
      return [];
    }
    return [
      { id: one.id, seat, level, hand: readHand(one, level, hand, [...path, 'hand'], faults) },
    ];
  };

/** A class of which too few cards are played to make a hand of them (R-CARD-15). */
const lacksCards = (one: CharacterClass, level: number, hand: unknown): boolean =>
  hand === undefined && defaultHand(one, level).length < one.handSize;

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

const readScenario = (env: Env, value: unknown, faults: Faults): string => {
  const id = String(value);
  if (typeof value !== 'string' || !env.content.scenarios.some((one) => one.id === value))
    faults.push({ type: 'notInPack', path: ['scenario'], ruling: null, kind: 'scenario', id });
  else faults.push(...scenarioNeeds(env, value));
  return id;
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
  noteStrangers(value, ['scenario', 'level', 'seats', 'seed'], [], faults);
  const { level = 1, seed } = value;
  const scenario = readScenario(env, value['scenario'], faults);
  const { seats, party } = readParty(env, value['seats'], faults);
  if (typeof seed !== 'string') faults.push(invalidValue(['seed'], 'text', seed));
  if (!isWithin(level, 0, HIGHEST_LEVEL))
    faults.push(invalidValue(['level'], 'scenarioLevel', level));
  return faults.length > 0
    ? refuse(faults)
    : right({ scenario, level: Number(level), seed: String(seed), seats, party });
};
