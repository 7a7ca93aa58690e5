import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';

/** Content needs what the engine does not play yet. */
export interface NotSupported extends ErrorBase {
  readonly type: 'notSupported';
  readonly ruling: null;
  /** The word that it does not play. */
  readonly word: string;
}

/** A set-up names what the pack does not have. */
export interface NotInPack extends ErrorBase {
  readonly type: 'notInPack';
  readonly ruling: null;
  /** What it should be. */
  readonly kind: 'scenario' | 'class' | 'card';
  /** Its id. */
  readonly id: string;
}

/** A class is played twice, or a seat is there twice (R-CAMP-5). */
export interface TwiceInParty extends ErrorBase {
  readonly type: 'twiceInParty';
  readonly ruling: 'R-CAMP-5' | null;
  /** Its id. */
  readonly id: string;
}

/** A party has two to four characters (R-CAMP-5). */
export interface WrongParty extends ErrorBase {
  readonly type: 'wrongParty';
  readonly ruling: 'R-CAMP-5';
  /** How many it has. */
  readonly characters: number;
}

/** A hand is no hand of the class: too many or too few cards, one twice, or one above the level (R-CARD-15). */
export interface WrongHand extends ErrorBase {
  readonly type: 'wrongHand';
  readonly ruling: 'R-CARD-15';
  /** How many cards the hand must have. */
  readonly handSize: number;
}

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
  'exhaustedOnBoard',
  'nothingPending',
  'streamMissing',
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

/** What can be wrong with a set-up. */
export type SetUpError =
  InvalidValue | NotSupported | NotInPack | TwiceInParty | WrongParty | WrongHand;

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
  exhaustedOnBoard: 'an exhausted character has a figure',
  nothingPending: 'nothing to do in a game that is not over',
  streamMissing: 'no stream of chance for this purpose',
};

const sentence = (error: Exclude<RoundError, InvalidValue>): string => {
  switch (error.type) {
    case 'notSupported':
      return `"${error.word}" is not played by this version`;
    case 'notInPack':
      return `no ${error.kind} "${error.id}" in the pack`;
    case 'twiceInParty':
      return `"${error.id}" is there twice`;
    case 'wrongParty':
      return `a party has two to four characters, not ${String(error.characters)}`;
    case 'wrongHand':
      return `a hand has ${String(error.handSize)} different cards, none above the level`;
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
export const explain = (error: RoundError): string =>
  error.type === 'invalidValue'
    ? explainInvalidValue(error)
    : `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
