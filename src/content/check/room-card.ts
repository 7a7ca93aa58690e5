import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { ContentError } from '../error.js';
import type { RoomCard, RoomPassage } from '../scenario/random-dungeon.js';
import type { SpecialRule } from '../scenario/special-rule.js';
import { duplicates, withIds } from './ids.js';
import { checkLanguage } from './language.js';
import { fault, repeated, type Faults } from './map-fault.js';
import {
  clashes,
  offGround,
  onDoors,
  overlayHexes,
  overlayThings,
  PARTIES,
  type Thing,
} from './map-things.js';
import { areJoined, touches, wallEdges, wallsOf, type Walls } from './map-walls.js';

/** A monster may stand on each numbered hex, whatever the size of the party. */
const spotThings = ({ id, spots }: RoomCard, path: Path): readonly Thing[] =>
  spots.map((spot, index) => ({
    is: 'figure',
    of: id,
    parties: PARTIES,
    places: [{ at: key(spot), path: [...path, 'spots', index] }],
  }));

const keysOf = (all: readonly RoomPassage[] = []): readonly string[] =>
  all.map(({ at }) => key(at));

/** The hexes of a card hang together without its doors: of two the one that is not used stays closed (R-VAR-7). */
const hexes = (card: RoomCard, walls: Walls, path: Path): Faults => {
  const at = [...path, 'hexes'];
  const doors = [...keysOf(card.entrances), ...keysOf(card.exits)];
  const ground = new Set([...card.hexes.map(key), ...doors]);
  return [
    ...repeated(card.hexes, at, card.id),
    ...(areJoined(card.hexes, walls) ? [] : [fault('roomInPieces', at, card.id)]),
    ...wallEdges(card.wallEdges, ground, path, card.id),
  ];
};

/** What lies on the card and may stand on its spots. Two spots on one hex are said as such, not as two figures. */
const things = (card: RoomCard, path: Path): Faults => {
  const overlays = overlayThings(card.overlays, card.id, path);
  const spots = spotThings(card, path);
  const all = [...spots, ...overlays];
  const exits = new Set(keysOf(card.exits));
  return [
    ...offGround(all, new Set(card.hexes.map(key))),
    ...repeated(card.spots, [...path, 'spots'], card.id),
    ...overlayHexes(card.overlays, card.id, path),
    ...clashes(all).filter(({ fault: kind }) => kind !== 'twoFigures'),
    // An entrance is open when the room is revealed, an exit is not.
    ...onDoors(all, new Set([...keysOf(card.entrances), ...exits]), exits),
  ];
};

/** Entrances and exits lie on the card or beside it, with no thin wall before them, each on a hex of its own. */
const passages = (card: RoomCard, walls: Walls, path: Path): Faults => {
  const seen = new Set<string>();
  const wrong = (list: 'entrances' | 'exits', all: readonly RoomPassage[]): Faults =>
    all.flatMap(({ at }, index) => {
      const place = [...path, list, index, 'at'];
      const isSecond = seen.has(key(at));
      seen.add(key(at));
      return [
        ...(touches(card.hexes, at, walls) ? [] : [fault('passageApart', place, card.id)]),
        ...(isSecond ? [fault('twoPassages', place, card.id)] : []),
      ];
    });
  return [...wrong('entrances', card.entrances), ...wrong('exits', card.exits ?? [])];
};

/** The rules of a penalty. Only one of the two applies to a room, so that both may use an id. */
const penalty = (rules: readonly SpecialRule[] = [], path: Path): readonly ContentError[] => [
  ...duplicates('rule', withIds(rules), path),
  ...rules.flatMap((rule, index) => checkLanguage(rule, [...path, index])),
];

/** What is wrong with a card of the room deck by itself. */
export const checkRoomCard = (card: RoomCard, path: Path): readonly ContentError[] => {
  const walls = wallsOf(card.wallEdges);
  return [
    ...hexes(card, walls, path),
    ...things(card, path),
    ...passages(card, walls, path),
    ...penalty(card.minor, [...path, 'minor']),
    ...penalty(card.major, [...path, 'major']),
  ];
};
