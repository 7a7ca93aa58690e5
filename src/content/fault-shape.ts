/** The form of faults: so that a failed answer can be told from a forged one. */

import { isRecord, type ErrorBase } from '../core/index.js';
import type { ContentError } from './error.js';
import type { FormulaPart } from './formula/formula-error.js';
import { RANKS } from './language/clause.js';
import { CONTENT_KINDS, MAP_FAULTS, type RewardOutOfPlace } from './pack-error.js';

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === 'string';
const isNumber: Is = (value) => typeof value === 'number';
const isListOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const isOneOf =
  (words: readonly string[]): Is =>
  (value) =>
    words.some((word) => word === value);

const isTexts = isListOf(isText);
const isPath = isListOf((key) => isText(key) || isNumber(key));
const isKind = isOneOf(CONTENT_KINDS);

const PARTS: Readonly<Record<FormulaPart, true>> = {
  number: true,
  sign: true,
  closing: true,
  wrapper: true,
  end: true,
};

const WORDS: Readonly<Record<RewardOutOfPlace['word'], true>> = {
  outcome: true,
  payer: true,
  looter: true,
};

type FieldsOf<Fault> = Readonly<Record<Exclude<keyof Fault, keyof ErrorBase>, Is>>;

/** What a fault of each type has, beside what all have. */
type Shapes = {
  readonly [Type in ContentError['type']]: FieldsOf<Extract<ContentError, { type: Type }>>;
};

const formulaAt = { formula: isText, at: isNumber };
const option = { option: isText };
const special = { monster: isText, number: isNumber };

const SHAPES: Shapes = {
  invalidValue: { expected: (value) => isText(value) || isTexts(value), got: isText },
  formulaSyntax: { ...formulaAt, wanted: isOneOf(Object.keys(PARTS)) },
  unknownSymbol: { ...formulaAt, symbol: isText, known: isTexts },
  formulaTooLong: { limit: isNumber, at: isNumber },
  symbolWithoutValue: { symbol: isText },
  divisionByZero: { formula: orNull(isText), at: orNull(isNumber) },
  formulaTooLarge: { limit: isNumber, formula: orNull(isText), at: orNull(isNumber) },
  tooNested: { limit: isNumber },
  tooLarge: { limit: isNumber },
  moreFaults: { count: isNumber },
  unknownName: { name: isText, known: isTexts },
  aimedTwice: { fields: isTexts },
  noStats: { symbols: isTexts },
  unusedName: { name: isText },
  spotWithoutLine: { line: isText },
  unknownId: { kind: isKind, id: isText, similar: orNull(isText) },
  duplicateId: { kind: isKind, id: isText, first: isPath },
  packClash: {
    kind: isOneOf([...CONTENT_KINDS, 'campaign']),
    id: isText,
    packs: (value) => isTexts(value) && (value as readonly string[]).length === 2,
  },
  perkWithoutCards: { missing: isNumber },
  tooFewCards: { level: isNumber, count: isNumber, needed: isNumber },
  missingSpecial: { monster: orNull(isText), number: isNumber },
  specialCircle: special,
  specialWithoutCard: special,
  wrongRank: { monster: isText, rank: isOneOf(RANKS) },
  eventCircle: option,
  eventWithoutEnd: option,
  rewardOutOfPlace: { word: isOneOf(Object.keys(WORDS)) },
  itemCircles: {},
  prosperityOrder: {},
  mapFault: { fault: isOneOf(MAP_FAULTS), of: isText },
};

const fieldsOf = (type: unknown): Readonly<Record<string, Is>> | null =>
  typeof type === 'string' && Object.hasOwn(SHAPES, type)
    ? SHAPES[type as ContentError['type']]
    : null;

/** Whether a value is one of our errors: of a type that there is, with all that `explain` speaks of. */
export const isContentError = (value: unknown): value is ContentError => {
  if (!isRecord(value)) return false;
  const { type, path, ruling } = value;
  const fields = fieldsOf(type);
  return (
    fields !== null &&
    isPath(path) &&
    orNull(isText)(ruling) &&
    Object.entries(fields).every(([field, is]) => is(value[field]))
  );
};
