import {
  invalidValue,
  isRecord,
  readWord,
  readWords,
  type FormFaults,
  type Path,
} from '../core/index.js';
import { CONDITIONS, type Condition } from '../vocabulary/index.js';
import {
  endsByTime,
  inOrder,
  trackerOf,
  type ConditionTracker,
  type HeldCondition,
} from './tracker.js';
import { readHeldList, readImmune } from './status.js';

const EXPECTED_TURNS = 'turnsLeft';

/** Whether an expiry is one that the condition can have. */
export const isExpiry = (condition: Condition, turnsLeft: unknown, onTurn: boolean): boolean =>
  endsByTime(condition) ? turnsLeft === 1 || (turnsLeft === 2 && onTurn) : turnsLeft === null;

const readHeld = (
  value: unknown,
  onTurn: boolean,
  path: Path,
  faults: FormFaults,
): readonly HeldCondition[] => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'heldCondition', value));
    return [];
  }
  const condition = readWord(CONDITIONS, value['condition'], [...path, 'condition'], faults);
  if (condition === undefined) return [];
  const { turnsLeft } = value;
  if (isExpiry(condition, turnsLeft, onTurn))
    return [{ condition, turnsLeft: turnsLeft as number | null }];
  const expected = endsByTime(condition) ? EXPECTED_TURNS : 'null';
  faults.push(invalidValue([...path, 'turnsLeft'], expected, turnsLeft));
  return [];
};

/** One entry for each kind (R-COND-1); a second one is a fault. */
const readAllHeld = (
  value: unknown,
  onTurn: boolean,
  path: Path,
  faults: FormFaults,
): readonly HeldCondition[] => {
  const held: HeldCondition[] = [];
  const given = readHeldList(value, path, faults);
  if (given.length > CONDITIONS.length) faults.push(invalidValue(path, 'conditionOnce', value));
  given.slice(0, CONDITIONS.length).forEach((one, index) => {
    for (const entry of readHeld(one, onTurn, [...path, index], faults))
      if (held.some(({ condition }) => condition === entry.condition))
        faults.push(invalidValue([...path, index, 'condition'], 'conditionOnce', entry.condition));
      else held.push(entry);
  });
  return inOrder(held);
};

/**
 * Reads the conditions of a figure in a query: a tracker, or the names of conditions gained outside
 * its own turn; left out for none. Faults are noted.
 */
export const readConditions = (
  value: unknown,
  path: Path,
  faults: FormFaults,
): ConditionTracker => {
  if (!isRecord(value))
    return trackerOf(readWords(CONDITIONS, value, path, 'conditionsOrTracker', faults));
  const { onTurn = false } = value;
  if (typeof onTurn !== 'boolean') faults.push(invalidValue([...path, 'onTurn'], 'flag', onTurn));
  const immune = readImmune(value['immune'], [...path, 'immune'], faults);
  const isOnTurn = onTurn === true;
  return {
    onTurn: isOnTurn,
    held: readAllHeld(value['held'], isOnTurn, [...path, 'held'], faults),
    immune: trackerOf([], immune).immune,
  };
};
