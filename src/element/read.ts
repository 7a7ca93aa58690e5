import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  invalidValue,
  isRecord,
  readList,
  readWord,
  readWords,
  refuse,
  right,
  type Path,
} from '../core/index.js';
import { ELEMENT_ICONS, ELEMENTS, type Element, type ElementIcon } from '../vocabulary/index.js';
import type { ElementError } from './error.js';
import type { MonsterPayment, MonsterRound, MonsterTurnQuery } from './monster-round.js';
import { elementTrack, inOrder, STRENGTHS, type ElementTrack, type Strength } from './track.js';

type Faults = ElementError[];

/** More consumptions than a card can pay: every one takes an element of its own. */
const CONSUMPTION_LIMIT = 6;

const EXPECTED_ELEMENTS = 'elements';

/** Reads a track; an element that is left out is inert. */
const readTrack = (value: unknown, path: Path, faults: Faults): ElementTrack => {
  const given = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(invalidValue(path, 'elementTrack', value));
  const strengths = given['strengths'] ?? {};
  const inner = [...path, 'strengths'];
  if (!isRecord(strengths)) faults.push(invalidValue(inner, 'strengths', strengths));
  const known = isRecord(strengths) ? strengths : {};
  const found = ELEMENTS.flatMap((element): readonly (readonly [Element, Strength])[] => {
    const strength = known[element] ?? 'inert';
    const word = readWord(STRENGTHS, strength, [...inner, element], faults);
    return word === undefined ? [] : [[element, word]];
  });
  const infused = readWords(
    ELEMENTS,
    given['infused'],
    [...path, 'infused'],
    EXPECTED_ELEMENTS,
    faults,
  );
  return { ...elementTrack(Object.fromEntries(found)), infused: inOrder(infused) };
};

/** What is there once for each consumption of a card; more than a card can have are one fault. */
const readConsumptionList = (
  value: unknown,
  path: Path,
  expected: string,
  faults: Faults,
): readonly unknown[] => {
  const entries = readList(value, path, expected, faults);
  if (entries.length <= CONSUMPTION_LIMIT) return entries;
  faults.push(invalidValue(path, `${expected}, at most ${String(CONSUMPTION_LIMIT)}`, value));
  return [];
};

const readPayment = (value: unknown, path: Path, faults: Faults): MonsterPayment | null => {
  if (value === undefined || value === null) return null;
  const entries = readConsumptionList(value, path, 'payments', faults);
  return entries.map((entry, index) =>
    entry === null ? null : readWords(ELEMENTS, entry, [...path, index], EXPECTED_ELEMENTS, faults),
  );
};

const readFlag = (value: unknown, path: Path, faults: Faults): boolean => {
  if (typeof value !== 'boolean') faults.push(invalidValue(path, 'flag', value));
  return value === true;
};

const readRound = (value: unknown, path: Path, faults: Faults): MonsterRound => {
  const given = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(invalidValue(path, 'monsterRound', value));
  return {
    paid: readPayment(given['paid'], [...path, 'paid'], faults),
    infused: readFlag(given['infused'] ?? false, [...path, 'infused'], faults),
  };
};

const readConsumptions = (value: unknown, faults: Faults): readonly (readonly ElementIcon[])[] => {
  const path = ['consumptions'];
  const consumptions = readConsumptionList(value, path, 'consumptions', faults);
  return consumptions.map((icons, index) =>
    readWords(ELEMENT_ICONS, icons, [...path, index], EXPECTED_ELEMENTS, faults),
  );
};

/** Reads a monster that starts its turn; every fault is noted. */
export const readMonsterTurn = (
  query: unknown,
): Either<NonEmptyArray<ElementError>, MonsterTurnQuery> => {
  const faults: ElementError[] = [];
  if (!isRecord(query)) return refuse([invalidValue([], 'monsterQuery', query)]);
  const read = {
    track: readTrack(query['track'], ['track'], faults),
    round: readRound(query['round'] ?? {}, ['round'], faults),
    consumptions: readConsumptions(query['consumptions'], faults),
    canAct: readFlag(query['canAct'], ['canAct'], faults),
  };
  return faults.length > 0 ? refuse(faults) : right(read);
};
