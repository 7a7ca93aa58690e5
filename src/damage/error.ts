import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';

/** A figure with more hit points than its maximum. */
export interface HitPointsAboveMaximum extends ErrorBase {
  readonly type: 'hitPointsAboveMaximum';
  readonly ruling: 'R-DMG-10';
  /** The hit points that are given. */
  readonly hitPoints: number;
  /** The maximum that is given. */
  readonly maxHitPoints: number;
}

/** A card that stands twice in the piles of a character. */
export interface CardTwice extends ErrorBase {
  readonly type: 'cardTwice';
  readonly ruling: null;
  /** The card. */
  readonly card: string;
}

/** A way to negate damage that is not open to the character. */
export interface NoSuchNegation extends ErrorBase {
  readonly type: 'noSuchNegation';
  readonly ruling: 'R-DMG-1' | 'R-DMG-2' | 'R-DMG-4' | 'R-DMG-5';
}

/** What can be wrong with a question about damage. */
export type DamageError = InvalidValue | HitPointsAboveMaximum | CardTwice | NoSuchNegation;

/** Why a way to negate is not open, by the ruling. */
const WHY_NOT: Readonly<Record<NoSuchNegation['ruling'], string>> = {
  'R-DMG-1': 'damage 0 is no damage, so nothing can be negated',
  'R-DMG-2': 'the character loses one card of its hand, or two different ones of its discards',
  'R-DMG-4': 'only characters negate damage, and not with the two selected cards',
  'R-DMG-5': 'the text forbids to negate this damage',
};

const sentence = (error: Exclude<DamageError, InvalidValue>): string => {
  switch (error.type) {
    case 'hitPointsAboveMaximum':
      return `${String(error.hitPoints)} hit points, with a maximum of ${String(error.maxHitPoints)}`;
    case 'cardTwice':
      return `the card "${error.card}" stands twice in the piles`;
    case 'noSuchNegation':
      return WHY_NOT[error.ruling];
  }
};

/**
 * The English sentence for a fault of a question about damage.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const fault = {
 *   type: 'hitPointsAboveMaximum',
 *   path: ['hitPoints'],
 *   ruling: 'R-DMG-10',
 *   hitPoints: 12,
 *   maxHitPoints: 10,
 * } as const;
 * assert.equal(explain(fault), 'hitPoints: 12 hit points, with a maximum of 10 (R-DMG-10)');
 */
export const explain = (error: DamageError): string =>
  error.type === 'invalidValue'
    ? explainInvalidValue(error)
    : `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
