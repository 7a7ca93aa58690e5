import {
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
  type Path,
} from '../core/index.js';
import {
  explain as explainCards,
  type CardsNotInDeck,
  type TooManyCards,
} from '../modifier-deck/index.js';
import { explain as explainLevel, type LevelOutOfRange } from '../scenario/index.js';

/** Content needs what the engine does not play yet. */
export interface NotSupported extends ErrorBase {
  readonly type: 'notSupported';
  readonly ruling: null;
  /** The word that it does not play. */
  readonly word: string;
}

/** What the engine does not play, with its place. */
export const notSupported = (path: Path, word: string): NotSupported => ({
  type: 'notSupported',
  path,
  ruling: null,
  word,
});

/** A set-up names what the pack does not have. */
export interface NotInPack extends ErrorBase {
  readonly type: 'notInPack';
  readonly ruling: null;
  /** What it should be. */
  readonly kind: 'scenario' | 'class' | 'card' | 'item' | 'perk';
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

/** A hand is no hand of the class: too many or too few cards, one twice, or more of high levels than level-ups gave (R-CARD-15). */
export interface WrongHand extends ErrorBase {
  readonly type: 'wrongHand';
  readonly ruling: 'R-CARD-15';
  /** How many cards the hand must have. */
  readonly handSize: number;
}

/** A character wears or carries more than it can (R-ITEM-1). */
export interface EquipLimit extends ErrorBase {
  readonly type: 'equipLimit';
  readonly ruling: 'R-ITEM-1';
  /** Where too much of it is. */
  readonly slot: 'head' | 'body' | 'legs' | 'hands' | 'small';
  /** How much there is: items, or hands that are full. */
  readonly count: number;
  /** How much there may be. */
  readonly limit: number;
}

/** A character has one item twice (R-ITEM-1). */
export interface EquippedTwice extends ErrorBase {
  readonly type: 'equippedTwice';
  readonly ruling: 'R-ITEM-1';
  /** Its id. */
  readonly id: string;
}

/** A party has more of an item than there are copies of it (R-ITEM-10). */
export interface TooFewCopies extends ErrorBase {
  readonly type: 'tooFewCopies';
  readonly ruling: 'R-ITEM-10';
  /** Its id. */
  readonly id: string;
  /** How many copies there are. */
  readonly copies: number;
}

/** An item is for other classes. */
export interface OtherClass extends ErrorBase {
  readonly type: 'otherClass';
  readonly ruling: null;
  /** Its id. */
  readonly id: string;
}

/** A perk is ticked more often than it has boxes (R-CAMP-9). */
export interface TooManyBoxes extends ErrorBase {
  readonly type: 'tooManyBoxes';
  readonly ruling: 'R-CAMP-9';
  /** How many it has. */
  readonly boxes: number;
}

/** What can be wrong with a set-up. */
export type SetUpError =
  | InvalidValue
  | NotSupported
  | NotInPack
  | TwiceInParty
  | WrongParty
  | WrongHand
  | LevelOutOfRange
  | EquipLimit
  | EquippedTwice
  | TooFewCopies
  | OtherClass
  | TooManyBoxes
  | CardsNotInDeck
  | TooManyCards;

/** The errors of set-ups that are nobody else's. */
type OfSetUp = Exclude<SetUpError, InvalidValue>;

const EQUIPPED: Readonly<Record<EquipLimit['slot'], string>> = {
  head: 'items for the head:',
  body: 'items for the body:',
  legs: 'items for the legs:',
  hands: 'full hands:',
  small: 'small items:',
};

const sentence = (
  error: Exclude<OfSetUp, LevelOutOfRange | CardsNotInDeck | TooManyCards>,
): string => {
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
      return `a hand has ${String(error.handSize)} different cards, each of level 1 or X or gained by a level-up`;
    case 'equipLimit':
      return `${EQUIPPED[error.slot]} ${String(error.count)} of at most ${String(error.limit)}`;
    case 'equippedTwice':
      return `"${error.id}" is there twice`;
    case 'tooFewCopies':
      return `"${error.id}" is there more often than the box has it: ${String(error.copies)}`;
    case 'otherClass':
      return `"${error.id}" is for other classes`;
    case 'tooManyBoxes':
      return `ticked more often than the perk has boxes: ${String(error.boxes)}`;
  }
};

const TYPES = {
  notSupported: true,
  notInPack: true,
  twiceInParty: true,
  wrongParty: true,
  wrongHand: true,
  levelOutOfRange: true,
  equipLimit: true,
  equippedTwice: true,
  tooFewCopies: true,
  otherClass: true,
  tooManyBoxes: true,
  cardsNotInDeck: true,
  tooManyCards: true,
} as const satisfies Record<OfSetUp['type'], true>;

/** Whether an error is one of set-ups alone. */
export const isOfSetUp = (error: ErrorBase): error is OfSetUp => Object.hasOwn(TYPES, error.type);

/** The English sentence for an error of a set-up. */
export const explainSetUp = (error: OfSetUp): string => {
  switch (error.type) {
    case 'levelOutOfRange':
      return explainLevel(error);
    case 'cardsNotInDeck':
    case 'tooManyCards':
      return explainCards(error);
    default:
      return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
  }
};
