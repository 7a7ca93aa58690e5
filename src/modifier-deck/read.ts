/** Guards of cards: they note every fault and read what is wrong as nothing. */

import {
  invalidValue,
  isAmount,
  isPositive,
  isRecord,
  readSwitch,
  readWord,
  type Path,
} from '../core/index.js';
import { MODIFIER_ORIGINS, type ModifierCard, type ModifierEffect } from '../vocabulary/index.js';
import type { ModifierValue } from './card.js';
import { EFFECT_FIELDS } from './effect.js';
import type { ModifierDeckError } from './error.js';

/** Where faults are noted; attacks have further ones of their own. */
export interface Faults {
  readonly push: (fault: ModifierDeckError) => unknown;
}

/** No deck has as many cards, no card as many effects; it bounds work and numbers. */
export const CARD_LIMIT = 500;

/** A number of an attack or a card: whole, and within `AMOUNT_LIMIT` either way; -0 counts as 0. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && isAmount(Math.abs(value));

/** What {@link isNumber} accepts, in words. */
export const EXPECTED_NUMBER = 'number';

/** Whether a value is that of a card. */
export const isModifierValue = (value: unknown): value is ModifierValue =>
  value === 'null' || value === 'double' || isNumber(value);

/** What {@link isModifierValue} accepts, in words. */
export const EXPECTED_VALUE = 'modifierValue';

const EFFECT_TYPES = /*#__PURE__*/ Object.keys(EFFECT_FIELDS) as readonly ModifierEffect['type'][];

/** Reads what an attack or a card adds. */
export const readEffect = (value: unknown, path: Path, faults: Faults): ModifierEffect | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'effect', value));
    return null;
  }
  const type = readWord(EFFECT_TYPES, value['type'], [...path, 'type'], faults);
  if (type === undefined) return null;
  const field = EFFECT_FIELDS[type];
  if (field === null) return { type } as ModifierEffect;
  const [name, words] = field;
  const given = value[name];
  const isGood = words === null ? isPositive(given) : words.some((word) => word === given);
  if (!isGood) {
    const expected = words ?? 'positive';
    faults.push(invalidValue([...path, name], expected, given));
    return null;
  }
  // Type and field belong together by the table above.
  return { type, [name]: given } as unknown as ModifierEffect;
};

/** Reads a list of at most {@link CARD_LIMIT} items, each with `readItem`; `null` items are left out. */
export const readItems = <A, Into extends Faults>(
  value: unknown,
  path: Path,
  expected: string,
  readItem: (item: unknown, path: Path, faults: Into) => A | null,
  faults: Into,
): readonly A[] => {
  if (!Array.isArray(value)) {
    faults.push(invalidValue(path, expected, value));
    return [];
  }
  if (value.length > CARD_LIMIT) {
    const count = value.length;
    faults.push({ type: 'tooManyCards', path, ruling: null, count, limit: CARD_LIMIT });
    return [];
  }
  const items: A[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const item = readItem(value[index], [...path, index], faults);
    if (item !== null) items.push(item);
  }
  return items;
};

/** Reads the value of a card. */
export const readValue = (
  value: unknown,
  path: Path,
  name: string,
  faults: Faults,
): ModifierValue => {
  if (!isModifierValue(value)) {
    faults.push(invalidValue([...path, name], EXPECTED_VALUE, value));
    return 0;
  }
  return typeof value === 'number' ? value + 0 : value;
};

const NO_EFFECTS: readonly ModifierEffect[] = [];

const readEffects = (value: unknown, path: Path, faults: Faults): readonly ModifierEffect[] =>
  Array.isArray(value) && value.length === 0
    ? NO_EFFECTS
    : readItems(value ?? [], [...path, 'effects'], 'effects', readEffect, faults);

/** Reads a written card and completes it. */
export const readCard = (value: unknown, path: Path, faults: Faults): ModifierCard | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'card', value));
    return null;
  }
  const origin = value['origin'] ?? 'standard';
  return {
    value: readValue(value['value'], path, 'value', faults),
    rolling: readSwitch(value['rolling'], false, path, 'rolling', faults),
    effects: readEffects(value['effects'], path, faults),
    origin: readWord(MODIFIER_ORIGINS, origin, [...path, 'origin'], faults) ?? 'standard',
  };
};

/** Reads a list of written cards. */
export const readCards = (value: unknown, path: Path, faults: Faults): readonly ModifierCard[] =>
  readItems(value, path, 'cards', readCard, faults);
