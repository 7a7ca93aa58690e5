import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import {
  invalidValue,
  isRecord,
  left,
  readSwitch,
  readWord,
  refuse,
  right,
  type Path,
} from '../core/index.js';
import { DRAW_MODES, type DrawMode, type ModifierCard } from '../vocabulary/index.js';
import type { WrittenCard } from './card.js';
import type { CardChange, Judging } from './compare.js';
import { continueDraw, type DrawOptions, type NextDraw } from './draw.js';
import type { ModifierDeckError } from './error.js';
import { EXPECTED_NUMBER, isNumber, readCards, readItems, readValue, type Faults } from './read.js';
import { defaultDrawRules, type DrawRules } from './rules.js';

/** A draw as one value, such as a message of another program. */
export interface DrawQuery extends DrawOptions {
  /** How the attack draws. */
  readonly mode: DrawMode;
  /** The cards that were turned over so far, in order. */
  readonly revealed: readonly WrittenCard[];
}

/** Reads rule flags; those that are left out have their default. */
export const readDrawRules = (value: unknown, path: Path, faults: Faults): DrawRules => {
  if (value === undefined || value === null) return defaultDrawRules;
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'rules', value));
    return defaultDrawRules;
  }
  for (const name in value)
    if (!Object.hasOwn(defaultDrawRules, name))
      faults.push(invalidValue([...path, name], 'knownFlag', value[name]));
  const flag = (name: keyof DrawRules): boolean =>
    readSwitch(value[name], defaultDrawRules[name], path, name, faults);
  return {
    compareDoubleByValue: flag('compareDoubleByValue'),
    reducedRandomness: flag('reducedRandomness'),
    unlimitedCurses: flag('unlimitedCurses'),
    modifyBeforeChoice: flag('modifyBeforeChoice'),
  };
};

const readChange = (value: unknown, path: Path, faults: Faults): CardChange | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'change', value));
    return null;
  }
  return {
    value: readValue(value['value'], path, 'value', faults),
    as: readValue(value['as'], path, 'as', faults),
  };
};

/** Reads what makes a card count as another. */
export const readChanges = (value: unknown, path: Path, faults: Faults): readonly CardChange[] =>
  readItems(value ?? [], path, 'changes', readChange, faults);

/** Reads how an attack draws. */
export const readMode = (value: unknown, path: Path, faults: Faults): DrawMode =>
  readWord(DRAW_MODES, value, path, faults) ?? 'none';

const readAttackValue = (value: unknown, faults: Faults): number | null => {
  if (value === undefined || value === null) return null;
  if (isNumber(value)) return value + 0;
  faults.push(invalidValue(['attack'], EXPECTED_NUMBER, value));
  return null;
};

const RULING_OF_MODE = {
  none: 'R-MOD-2',
  advantage: 'R-MOD-3',
  disadvantage: 'R-MOD-4',
} as const;

/** A card too many was turned over, or a hand of cards belongs to another attack. */
export const surplus = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
  draw: NextDraw,
): ModifierDeckError | null => {
  if (draw.type === 'more') return null;
  const taken = draw.used.length + draw.unused.length;
  return taken === cards.length
    ? null
    : {
        type: 'surplusCards',
        path: ['revealed'],
        ruling: RULING_OF_MODE[mode],
        taken,
        revealed: cards.length,
      };
};

/**
 * Reads a draw from any value and goes on with it, as `nextDraw` does.
 *
 * Errors: `invalidValue` for every field of the wrong form, `tooManyCards` above 500 cards or effects,
 * `surplusCards` if more cards were turned over than the draw takes.
 *
 * @example
 * import { checkDraw } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const draw = checkDraw(JSON.parse('{ "mode": "advantage", "revealed": [{ "value": 2 }, { "value": 1 }] }'));
 * assert(draw._tag === 'Right' && draw.right.type === 'done');
 * assert.equal(draw.right.bonus, 2);
 *
 * const unknown = checkDraw({ mode: 'advantage', revealed: [{ value: 'x3' }] });
 * assert(unknown._tag === 'Left');
 * assert.deepEqual(unknown.left[0].path, ['revealed', 0, 'value']);
 */
export const checkDraw = (query: unknown): Either<NonEmptyArray<ModifierDeckError>, NextDraw> => {
  if (!isRecord(query)) return left([invalidValue([], 'draw', query)]);
  const faults: ModifierDeckError[] = [];
  const mode = readMode(query['mode'], ['mode'], faults);
  const cards = readCards(query['revealed'], ['revealed'], faults);
  const judging: Judging = {
    attack: readAttackValue(query['attack'], faults),
    changes: readChanges(query['changes'], ['changes'], faults),
    rules: readDrawRules(query['rules'], ['rules'], faults),
  };
  const exhausted = readSwitch(query['exhausted'], false, [], 'exhausted', faults);
  if (faults.length > 0) return refuse(faults);
  const draw = continueDraw(mode, cards, judging, exhausted);
  const fault = surplus(mode, cards, draw);
  return fault === null ? right(draw) : left([fault]);
};

/**
 * Reads a list of cards from any value and completes each.
 *
 * Errors: `invalidValue` for every field of the wrong form, `tooManyCards` above 500 cards or effects.
 *
 * @example
 * import { checkCards } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const cards = checkCards([{ value: 1 }, { value: 'null' }]);
 * assert(cards._tag === 'Right');
 * assert.equal(cards.right[1]?.origin, 'standard');
 */
export const checkCards = (
  value: unknown,
): Either<NonEmptyArray<ModifierDeckError>, readonly ModifierCard[]> => {
  const faults: ModifierDeckError[] = [];
  const cards = readCards(value, [], faults);
  return faults.length > 0 ? refuse(faults) : right(cards);
};
