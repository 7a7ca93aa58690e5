import { showPath, showRuling, type ErrorBase } from '../core/index.js';
import { explain as explainModifierDeck, type ModifierDeckError } from '../modifier-deck/index.js';
import type { Condition } from '../vocabulary/index.js';

/** The attacker is disarmed or stunned and may not attack. */
export interface AttackForbidden extends ErrorBase {
  readonly type: 'attackForbidden';
  readonly ruling: 'R-COND-11' | 'R-COND-12';
  /** What forbids it. */
  readonly condition: Condition;
}

/** The target cannot be attacked: out of range, out of sight, or invisible. */
export interface IllegalTarget extends ErrorBase {
  readonly type: 'targetOutOfRange' | 'targetOutOfSight' | 'targetInvisible';
  readonly ruling: 'R-ATK-18' | 'R-LOS-5' | 'R-ATK-25';
}

/** Two cards without a rolling sign are said to count for one attack. */
export interface SecondCardUsed extends ErrorBase {
  readonly type: 'secondCardUsed';
  readonly ruling: 'R-MOD-2';
}

/** So many 2x come together that the attack is no exact number any more. */
export interface AttackTooLarge extends ErrorBase {
  readonly type: 'attackTooLarge';
  readonly ruling: null;
  /** The largest attack that is allowed. */
  readonly limit: number;
}

/** The cards of a deck go together in more different ways than can be looked at. */
export interface TooManyOutcomes extends ErrorBase {
  readonly type: 'tooManyOutcomes';
  readonly ruling: null;
  /** How many cards may be looked at, in all sets of them together. */
  readonly limit: number;
}

/** One target is named twice in a list of targets. */
export interface DuplicateTarget extends ErrorBase {
  readonly type: 'duplicateTarget';
  readonly ruling: 'R-ATK-11';
  /** Its id. */
  readonly target: string;
}

/** An attack on somebody who is no target of the ability, or not any more. */
export interface NotATarget extends ErrorBase {
  readonly type: 'notATarget';
  readonly ruling: 'R-ATK-11' | 'R-ATK-18' | 'R-ATK-23';
  /** The id that is given. */
  readonly target: string;
}

/** An attack of somebody who has died of retaliate. */
export interface AttackerGone extends ErrorBase {
  readonly type: 'attackerGone';
  readonly ruling: 'R-ATK-16';
}

/** What can be wrong with a question about attacks. */
export type AttackError =
  | ModifierDeckError
  | AttackForbidden
  | IllegalTarget
  | SecondCardUsed
  | AttackTooLarge
  | TooManyOutcomes
  | DuplicateTarget
  | NotATarget
  | AttackerGone;

/** Where faults are noted. */
export type Faults = AttackError[];

const WHY_NO_TARGET: Readonly<Record<NotATarget['ruling'], string>> = {
  'R-ATK-11': 'was attacked by this ability already',
  'R-ATK-18': 'is no target of this ability',
  'R-ATK-23': 'would need another Add Target',
};

const sentence = (error: Exclude<AttackError, ModifierDeckError>): string => {
  switch (error.type) {
    case 'attackForbidden':
      return `the attacker has ${error.condition} and may not attack`;
    case 'targetOutOfRange':
      return 'the target is out of range';
    case 'targetOutOfSight':
      return 'the target is out of sight';
    case 'targetInvisible':
      return 'the target is invisible';
    case 'secondCardUsed':
      return 'a second card without a rolling sign; an attack uses one';
    case 'attackTooLarge':
      return `the attack may become larger than ${String(error.limit)}`;
    case 'tooManyOutcomes':
      return 'the cards go together in too many ways';
    case 'duplicateTarget':
      return `"${error.target}" is named twice`;
    case 'notATarget':
      return `"${error.target}" ${WHY_NO_TARGET[error.ruling]}`;
    case 'attackerGone':
      return 'the attacker has died of retaliate';
  }
};

/**
 * The English sentence for a fault of a question about attacks.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const fault = { type: 'notATarget', path: ['attacks', 1, 'on'], ruling: 'R-ATK-11', target: 'guard' } as const;
 * assert.equal(explain(fault), 'attacks[1].on: "guard" was attacked by this ability already (R-ATK-11)');
 */
export const explain = (error: AttackError): string => {
  switch (error.type) {
    case 'attackForbidden':
    case 'targetOutOfRange':
    case 'targetOutOfSight':
    case 'targetInvisible':
    case 'secondCardUsed':
    case 'attackTooLarge':
    case 'tooManyOutcomes':
    case 'duplicateTarget':
    case 'notATarget':
    case 'attackerGone':
      return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
    default:
      return explainModifierDeck(error);
  }
};
