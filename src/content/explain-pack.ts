import type { ErrorBase } from '../core/index.js';
import { showPath } from '../core/index.js';
import type { ContentKind, MapFault, MapFaultKind, PackError } from './pack-error.js';

/** What the things of a pack are called in sentences. */
const NAMES: Readonly<Record<ContentKind | 'campaign', string>> = {
  class: 'class',
  abilityCard: 'ability card',
  monster: 'monster',
  monsterDeck: 'monster deck',
  monsterCard: 'monster ability card',
  item: 'item',
  battleGoal: 'battle goal',
  personalQuest: 'personal quest',
  questLine: 'line',
  event: 'event',
  eventOption: 'option',
  treasure: 'treasure',
  scenario: 'scenario',
  randomDungeon: 'random dungeon',
  room: 'room',
  door: 'door',
  marker: 'marker',
  objective: 'objective',
  rule: 'rule',
  figure: 'figure',
  mark: 'mark',
  group: 'group of cards',
  spawnable: 'monster or objective',
  revealable: 'room',
  tag: 'tag or group',
  achievement: 'achievement',
  family: 'monster or family',
  campaign: 'campaign',
};

const MAP_SENTENCES: Readonly<Record<MapFaultKind, (of: string) => string>> = {
  offRoom: (of) => `not on a hex of room "${of}"`,
  twoRooms: (of) => `a hex of room "${of}" belongs to another room`,
  twoFigures: (of) => `two figures on one hex of "${of}"`,
  onObstacle: (of) => `on an obstacle of "${of}"`,
  unreachableRoom: (of) => `no door leads to room "${of}", and nothing reveals it`,
  apart: (of) => `the hexes of one overlay of room "${of}" do not touch`,
  doorApart: (of) => `door "${of}" does not touch both of its rooms`,
  startOutside: () => 'a starting hex in no room',
  tooFewStarts: () => 'fewer than four starting hexes',
  twoOverlays: (of) => `two overlays that do not go together on one hex of "${of}"`,
  twoDoors: (of) => `door "${of}" is where another door is`,
  doorToItself: (of) => `door "${of}" leads from a room to the same room`,
  roomInPieces: (of) => `room "${of}" is in pieces`,
  hexTwice: (of) => `a hex that is listed twice, of "${of}"`,
  figureApart: (of) => `the hexes of one figure of room "${of}" do not touch`,
  hexIsWall: () => 'a wall hex on a hex of a room or door',
  wallApart: () => 'a wall edge between hexes that are no neighbours',
  wallOutside: () => 'a wall edge between hexes that are both not on the map',
  markerOutside: (of) => `marker "${of}" is on no hex of the map`,
  startOnDoor: () => 'a starting hex on a door that is not open',
  startTaken: () => 'a starting hex that is taken, where fewer than four are free',
  onDoor: (of) => `a figure or obstacle of "${of}" stands in a door`,
  doorInThirdRoom: (of) => `door "${of}" is in a room that it does not join`,
  passageApart: (of) => `an entrance or exit that does not touch room "${of}"`,
  twoPassages: (of) => `two entrances or exits of room "${of}" on one hex`,
  tooFewRooms: (of) => `fewer cards than "${of}" has rooms to play`,
  noExit: (of) => `no room of "${of}" has an exit`,
  exitToNowhere: (of) => `no other card is entered as room "${of}" is left here`,
  tooManyHexes: () => 'more than 4,096 hexes in all',
};

const mapSentence = ({ fault, of }: MapFault): string => MAP_SENTENCES[fault](of);

type SentenceOf = {
  readonly [Type in PackError['type']]: (error: Extract<PackError, { type: Type }>) => string;
};

const SENTENCES: SentenceOf = {
  unknownId: ({ kind, id, similar }) =>
    `no ${NAMES[kind]} "${id}"${similar === null ? '' : `; did you mean "${similar}"?`}`,
  duplicateId: ({ kind, id, first }) =>
    `a second ${NAMES[kind]} "${id}"; the first is at ${showPath(first)}`,
  packClash: ({ kind, id, packs: [first, second] }) =>
    kind === 'campaign'
      ? `two packs have a campaign, ${first} and ${second}`
      : `${NAMES[kind]} "${id}" is in two packs, ${first} and ${second}`,
  perkWithoutCards: ({ missing }) => `the deck lacks ${String(missing)} of the cards it removes`,
  tooFewCards: ({ level, count, needed }) =>
    `${String(count)} cards up to level ${String(level)}, where ${String(needed)} are needed`,
  missingSpecial: ({ monster, number }) =>
    monster === null
      ? `no boss here has special ${String(number)}`
      : `"${monster}" has no special ${String(number)}`,
  specialCircle: ({ monster, number }) =>
    `special ${String(number)} of "${monster}" leads back to itself`,
  specialWithoutCard: ({ monster, number }) =>
    `no card of "${monster}" points to special ${String(number)}`,
  wrongRank: ({ monster, rank }) => `the stat card of "${monster}" has no rank "${rank}"`,
  eventCircle: ({ option }) => `option "${option}" leads back to itself`,
  eventWithoutEnd: ({ option }) =>
    `option "${option}" must say where the card goes, in every case and only once: itself, or in its outcomes`,
  rewardOutOfPlace: ({ word }) =>
    word === 'looter' ? '"looter" is for treasures' : `"${word}" is for events`,
  itemCircles: () => 'circles are zeros, on an item that is spent or consumed',
  prosperityOrder: () => 'the levels of prosperity begin at 0 checkmarks and rise',
  mapFault: mapSentence,
};

/** Tells the errors of whole packs from others. */
export const isPackError = (error: ErrorBase): error is PackError =>
  Object.hasOwn(SENTENCES, error.type);

/** The sentence for an error of a whole pack, without its place. */
export const packSentence = (error: PackError): string => {
  // The table has a sentence for each type, which no longer shows in the type of a union.
  const sentence = SENTENCES[error.type] as (error: PackError) => string;
  return sentence(error);
};
