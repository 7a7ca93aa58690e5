/** What events bring a character for one scenario (R-EVENT-5), and what a donation does (R-CAMP-14). */

import type {
  GainedCondition,
  StartCardsReward,
  StartConditionsReward,
  StartDamageReward,
} from '../content/index.js';
import { invalidValue, isPositive, isRecord, readWords, type Path } from '../core/index.js';
import { CONDITIONS } from '../vocabulary/index.js';
import { isWithin, noteStrangers, type Faults } from './field.js';
import { openingsOfConditions, type Opening } from './opening.js';

/**
 * What an event brings a character for the next scenario, in the words of the language: without `to`, since
 * it is for this character. Perks do not help against it (R-EVENT-8). An item that an event uses up is not
 * equipped (R-ITEM-11).
 */
export type EventEffect =
  Omit<StartConditionsReward, 'to'> | Omit<StartDamageReward, 'to'> | Omit<StartCardsReward, 'to'>;

const GAINED = [...CONDITIONS, 'bless', 'curse'] as const satisfies readonly GainedCondition[];

/** So many blesses there are (R-MOD-13). */
const BLESSES = 10;

/** No event puts as many cards into a deck, or takes as many from a hand. */
const MOST_CARDS = 100;

const readCount = (value: unknown, path: Path, faults: Faults): number => {
  if (isWithin(value, 1, MOST_CARDS)) return value;
  faults.push(invalidValue(path, 'cardCount', value));
  return 0;
};

const readDamage = (value: unknown, path: Path, faults: Faults): number => {
  if (isPositive(value)) return value;
  faults.push(invalidValue(path, 'positive', value));
  return 0;
};

/** Reads one effect. */
const readEffect = (value: unknown, path: Path, faults: Faults): readonly Opening[] => {
  const { type } = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(invalidValue(path, 'eventEffect', value));
  else if (type === 'startConditions') {
    noteStrangers(value, ['type', 'conditions'], path, faults);
    const at = [...path, 'conditions'];
    if (value['conditions'] === undefined) faults.push(invalidValue(at, 'conditions', undefined));
    return openingsOfConditions(readWords(GAINED, value['conditions'], at, 'conditions', faults));
  } else if (type === 'startDamage') {
    noteStrangers(value, ['type', 'amount'], path, faults);
    return [{ type: 'damage', amount: readDamage(value['amount'], [...path, 'amount'], faults) }];
  } else if (type === 'startMinusOnes' || type === 'startDiscard') {
    noteStrangers(value, ['type', 'count'], path, faults);
    const count = readCount(value['count'], [...path, 'count'], faults);
    return type === 'startDiscard'
      ? [{ type: 'discard', count }]
      : [{ type: 'cards', card: 'minusOne', count }];
  } else faults.push(invalidValue([...path, 'type'], EVENT_EFFECTS, type));
  return [];
};

const EVENT_EFFECTS = [
  'startConditions',
  'startDamage',
  'startMinusOnes',
  'startDiscard',
] as const satisfies readonly EventEffect['type'][];

/** Reads what events bring. */
export const readEvents = (value: unknown, path: Path, faults: Faults): readonly Opening[] => {
  if (!Array.isArray(value)) {
    faults.push(invalidValue(path, 'eventEffects', value));
    return [];
  }
  return value.flatMap((one: unknown, index) => readEffect(one, [...path, index], faults));
};

/** Reads how many blesses a donation and the like give. */
export const readBlessings = (value: unknown, path: Path, faults: Faults): readonly Opening[] => {
  if (isWithin(value, 0, BLESSES))
    return value === 0 ? [] : [{ type: 'cards', card: 'bless', count: value }];
  faults.push(invalidValue(path, 'blessCount', value));
  return [];
};
