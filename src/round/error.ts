import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';
import { explainSetUp, isOfSetUp, type SetUpError } from './set-up-error.js';

export type {
  EquipLimit,
  EquippedTwice,
  NotInPack,
  NotSupported,
  OtherClass,
  SetUpError,
  TooFewCopies,
  TooManyBoxes,
  TwiceInParty,
  WrongHand,
  WrongParty,
} from './set-up-error.js';

/** A command answers an earlier state, or one that has not come yet. */
export interface StaleCommand extends ErrorBase {
  readonly type: 'staleCommand';
  readonly ruling: null;
  /** The number that the next command must carry. */
  readonly seq: number;
}

/** Somebody else has to decide that. */
export interface NotYourDecision extends ErrorBase {
  readonly type: 'notYourDecision';
  readonly ruling: null;
  /** The seat that sent it. */
  readonly seat: string;
}

/** Nobody asked for that: the rules do not allow it now. */
export interface IllegalCommand extends ErrorBase {
  readonly type: 'illegalCommand';
  readonly ruling: null;
  /** Its type. */
  readonly command: string;
}

/** The scenario is over. */
export interface GameOver extends ErrorBase {
  readonly type: 'gameOver';
  readonly ruling: 'R-SCEN-6';
}

/** A save or replay was made with other rules. */
export interface OtherRules extends ErrorBase {
  readonly type: 'otherRules';
  readonly ruling: null;
  /** The version of these rules. */
  readonly version: number;
}

/** A save or replay was made with other content. */
export interface OtherContent extends ErrorBase {
  readonly type: 'otherContent';
  readonly ruling: null;
  /** The fingerprint of this content. */
  readonly content: string;
}

/** A save has another shape: it has to be migrated. */
export interface OtherSchema extends ErrorBase {
  readonly type: 'otherSchema';
  readonly ruling: null;
  /** The schema of these states. */
  readonly schema: number;
}

/** What in a save cannot have come about in a game. */
export const SAVE_FAULTS = [
  'unknownId',
  'twice',
  'hexTaken',
  'offBoard',
  'hitPointsAboveMaximum',
  'cardsNotConserved',
  'itemState',
  'exhaustedOnBoard',
  'notOnBoard',
  'wrongParty',
  'nothingPending',
  'streamMissing',
  'summonNotKept',
] as const;
/** One of {@link SAVE_FAULTS}. */
export type SaveFault = (typeof SAVE_FAULTS)[number];

/** Somebody changed a save: no game leads to it. */
export interface TamperedSave extends ErrorBase {
  readonly type: 'tamperedSave';
  /** What cannot be. */
  readonly fault: SaveFault;
}

/** What can be wrong with a save. */
export type SaveError = InvalidValue | OtherSchema | OtherRules | OtherContent | TamperedSave;

/** What can be wrong with a command. */
export type CommandError =
  InvalidValue | StaleCommand | NotYourDecision | IllegalCommand | GameOver;

/** What can be wrong with a replay. */
export type ReplayError = SetUpError | CommandError | OtherRules | OtherContent;

/** What can go wrong in this module. */
export type RoundError = ReplayError | SaveError;

const SAVE_SENTENCES: Readonly<Record<SaveFault, string>> = {
  unknownId: 'names what is not in the content or the game',
  twice: 'is there twice',
  hexTaken: 'two figures on one hex',
  offBoard: 'a figure off the board',
  hitPointsAboveMaximum: 'more hit points than the maximum',
  cardsNotConserved: 'not the cards that the hand began with',
  itemState: 'an item that cannot be as it is',
  exhaustedOnBoard: 'an exhausted character has a figure',
  wrongParty: 'another number of characters than began',
  notOnBoard: 'a character that still plays has no figure',
  nothingPending: 'nothing to do in a game that is not over',
  streamMissing: 'no stream of chance for this purpose',
  summonNotKept: 'a summon whose card or item is not in play',
};

const sentence = (error: Exclude<RoundError, InvalidValue | SetUpError>): string => {
  switch (error.type) {
    case 'staleCommand':
      return `the next command is number ${String(error.seq)}`;
    case 'notYourDecision':
      return `"${error.seat}" has nothing of that kind to decide`;
    case 'illegalCommand':
      return `"${error.command}" is not possible now`;
    case 'otherRules':
      return `made with other rules than version ${String(error.version)}`;
    case 'otherContent':
      return `made with other content than ${error.content}`;
    case 'otherSchema':
      return `a save of another schema than ${String(error.schema)}`;
    case 'tamperedSave':
      return SAVE_SENTENCES[error.fault];
    case 'gameOver':
      return 'the scenario is over';
  }
};

/**
 * The English sentence for an error.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(
 *   explain({ type: 'staleCommand', path: ['seq'], ruling: null, seq: 7 }),
 *   'seq: the next command is number 7',
 * );
 */
export const explain = (error: RoundError): string => {
  if (error.type === 'invalidValue') return explainInvalidValue(error);
  if (isOfSetUp(error)) return explainSetUp(error);
  return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
};
