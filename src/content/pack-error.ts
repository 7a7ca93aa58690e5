import type { ErrorBase, Path } from '../core/index.js';
import type { Rank } from './language/clause.js';

/** The kinds of things in a pack that ids can name. */
export const CONTENT_KINDS = [
  'class',
  'abilityCard',
  'monster',
  'monsterDeck',
  'monsterCard',
  'item',
  'battleGoal',
  'personalQuest',
  'questLine',
  'event',
  'eventOption',
  'treasure',
  'scenario',
  'randomDungeon',
  'room',
  'door',
  'marker',
  'objective',
  'rule',
  'figure',
  'mark',
  'group',
  'spawnable',
  'revealable',
  'tag',
  'achievement',
  'family',
] as const;
/**
 * One of {@link CONTENT_KINDS}; a `figure` is a monster, class, summon, companion or objective, a family of
 * monsters, or in a scenario the name of something placed; `spawnable` is a monster or objective, `revealable`
 * a room or a letter in one, a `tag` one of an action or scenario, or a group, a `family` a monster by its id,
 * its name on the map, or one of the families it belongs to.
 */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Something speaks of what is not in the pack. */
export interface UnknownId extends ErrorBase {
  readonly type: 'unknownId';
  readonly ruling: null;
  /** What it should be. */
  readonly kind: ContentKind;
  /** Its id. */
  readonly id: string;
  /** The most similar id that is there, or `null`. */
  readonly similar: string | null;
}

/** Two things of a kind have the same id. */
export interface DuplicateId extends ErrorBase {
  readonly type: 'duplicateId';
  readonly ruling: null;
  /** What they are. */
  readonly kind: ContentKind;
  /** Their id. */
  readonly id: string;
  /** Where the first of them stands. */
  readonly first: Path;
}

/** Two packs that are merged have something with the same id, or both a campaign. */
export interface PackClash extends ErrorBase {
  readonly type: 'packClash';
  readonly ruling: null;
  /** What clashes; a pack has one campaign. */
  readonly kind: ContentKind | 'campaign';
  /** The id. */
  readonly id: string;
  /** The ids of the two packs. */
  readonly packs: readonly [string, string];
}

/** A perk removes cards that the deck does not have (R-CAMP-9). */
export interface PerkWithoutCards extends ErrorBase {
  readonly type: 'perkWithoutCards';
  readonly ruling: 'R-CAMP-9';
  /** How many of the cards are missing. */
  readonly missing: number;
}

/** A class has fewer cards than its hand needs (R-CARD-15), or not one more for each level (R-CAMP-7). */
export interface TooFewCards extends ErrorBase {
  readonly type: 'tooFewCards';
  readonly ruling: 'R-CARD-15' | 'R-CAMP-7';
  /** The level that lacks cards; 1 stands for 1 and X together. */
  readonly level: number;
  /** How many there are. */
  readonly count: number;
  /** How many are needed. */
  readonly needed: number;
}

/** A card or rule points to a special that whoever performs it does not have (R-MON-27). */
export interface MissingSpecial extends ErrorBase {
  readonly type: 'missingSpecial';
  readonly ruling: 'R-MON-27';
  /** The monster that would perform it; `null` where no boss does. */
  readonly monster: string | null;
  /** The special. */
  readonly number: number;
}

/** A special of a boss leads, perhaps over others, back to itself (R-MON-27). */
export interface SpecialCircle extends ErrorBase {
  readonly type: 'specialCircle';
  readonly ruling: 'R-MON-27';
  /** The monster. */
  readonly monster: string;
  /** The special. */
  readonly number: number;
}

/** A rule writes a special for a monster, and nothing points to it (R-MON-28). */
export interface SpecialWithoutCard extends ErrorBase {
  readonly type: 'specialWithoutCard';
  readonly ruling: 'R-MON-28';
  /** The monster. */
  readonly monster: string;
  /** The special. */
  readonly number: number;
}

/** A monster appears in a rank that its stat card does not have. */
export interface WrongRank extends ErrorBase {
  readonly type: 'wrongRank';
  readonly ruling: null;
  /** The monster. */
  readonly monster: string;
  /** The rank. */
  readonly rank: Rank;
}

/** An option of an event leads back to itself over others. */
export interface EventCircle extends ErrorBase {
  readonly type: 'eventCircle';
  readonly ruling: 'R-EVENT-2';
  /** The option. */
  readonly option: string;
}

/** Nobody says where the card of an event goes after an option, or two do (R-EVENT-1). */
export interface EventWithoutEnd extends ErrorBase {
  readonly type: 'eventWithoutEnd';
  readonly ruling: 'R-EVENT-1';
  /** The option. */
  readonly option: string;
}

/** A reward speaks of what there is elsewhere only: the outcome of an option, who paid, who looted. */
export interface RewardOutOfPlace extends ErrorBase {
  readonly type: 'rewardOutOfPlace';
  readonly ruling: null;
  /** Which word it is: `outcome` and `payer` belong to events, `looter` to treasures. */
  readonly word: 'outcome' | 'payer' | 'looter';
}

/** Circles of an item give experience, or stand on one that is neither spent nor consumed (R-ITEM-4). */
export interface ItemCircles extends ErrorBase {
  readonly type: 'itemCircles';
  readonly ruling: 'R-ITEM-4';
}

/** The levels of prosperity do not begin at 0 checkmarks and rise (R-CAMP-13). */
export interface ProsperityOrder extends ErrorBase {
  readonly type: 'prosperityOrder';
  readonly ruling: 'R-CAMP-13';
}

/** What can be wrong with the map of a scenario, or with a random dungeon and its cards. */
export const MAP_FAULTS = [
  'offRoom',
  'twoRooms',
  'twoFigures',
  'onObstacle',
  'unreachableRoom',
  'apart',
  'doorApart',
  'startOutside',
  'tooFewStarts',
  'roomInPieces',
  'twoOverlays',
  'twoDoors',
  'doorToItself',
  'hexTwice',
  'figureApart',
  'hexIsWall',
  'wallApart',
  'wallOutside',
  'markerOutside',
  'startOnDoor',
  'startTaken',
  'onDoor',
  'doorInThirdRoom',
  'passageApart',
  'twoPassages',
  'tooFewRooms',
  'noExit',
  'exitToNowhere',
  'tooManyHexes',
] as const;
/**
 * One of {@link MAP_FAULTS}: something lies on no hex of its room or card; a hex belongs to two rooms; two
 * figures share a hex or spot; a figure or spot is on an obstacle; no door leads to a room and nothing reveals
 * it; the hexes of one overlay do not touch; a door touches one of its rooms nowhere, or only through a thin
 * wall; a starting hex is in no room; there are fewer starting hexes than characters; a room has parts that
 * nothing joins; two overlays share a hex, other than a coin, plate or corridor with something that is no
 * obstacle, or an obstacle with a corridor; two doors have one hex; a door leads
 * from a room to the same room; a list names a hex twice, starts and spots among them; a figure fills hexes
 * that do not hang together; a hex of a room or door is solid wall too; a thin wall stands between hexes that
 * are no neighbours, or that are both not on the map; a marker is neither on the map nor on solid wall; a
 * starting hex is a door that is not open; there are more hexes than a board takes; a figure or obstacle takes
 * a starting hex where fewer than four are free; a figure stands in a door that is not open, or an obstacle
 * that cannot be destroyed in any door; a door lies in a room that it does not join; an entrance or exit does
 * not touch its card, or is where another one is; a deck of a dungeon has fewer cards than there are rooms to
 * play; none of its rooms has an exit; an exit is of a kind that no other card is entered by.
 */
export type MapFaultKind = (typeof MAP_FAULTS)[number];

/** The map of a scenario, or a random dungeon or one of its cards, does not hold together. */
export interface MapFault extends ErrorBase {
  readonly type: 'mapFault';
  readonly ruling: string | null;
  /** What is wrong. */
  readonly fault: MapFaultKind;
  /** The room, door, marker, card or dungeon that it is about, by its id; or the list of the map: `start`, `rooms`, `wallHexes`, `wallEdges`. */
  readonly of: string;
}

/** What can be wrong with a pack as a whole. */
export type PackError =
  | UnknownId
  | DuplicateId
  | PackClash
  | PerkWithoutCards
  | TooFewCards
  | MissingSpecial
  | SpecialCircle
  | SpecialWithoutCard
  | WrongRank
  | EventCircle
  | EventWithoutEnd
  | ItemCircles
  | RewardOutOfPlace
  | ProsperityOrder
  | MapFault;
