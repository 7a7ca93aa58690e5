import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { ContentError } from '../error.js';
import type { RoomCard, RoomPassage } from '../scenario/random-dungeon.js';
import { checkLanguage } from './language.js';
import { fault, repeated, type Faults } from './map-fault.js';
import {
  clashes,
  offGround,
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

/** The hexes of a card hang together without its doors: of two the one that is not used stays closed (R-VAR-7). */
const hexes = (card: RoomCard, walls: Walls, path: Path): Faults => {
  const at = [...path, 'hexes'];
  const doors = [...card.entrances, ...(card.exits ?? [])].map((door) => door.at);
  const ground = new Set([...card.hexes, ...doors].map(key));
  return [
    ...repeated(card.hexes, at, card.id),
    ...(areJoined(card.hexes, walls) ? [] : [fault('roomInPieces', at, card.id)]),
    ...wallEdges(card.wallEdges, ground, path, card.id),
  ];
};

const things = (card: RoomCard, path: Path): Faults => {
  const all = [...spotThings(card, path), ...overlayThings(card.overlays, card.id, path)];
  return [
    ...offGround(all, new Set(card.hexes.map(key))),
    ...overlayHexes(card.overlays, card.id, path),
    ...clashes(all),
  ];
};

/** Entrances and exits lie on the card or beside it, with no thin wall before them. */
const passages = (card: RoomCard, walls: Walls, path: Path): Faults => {
  const apart = (list: 'entrances' | 'exits', all: readonly RoomPassage[]): Faults =>
    all.flatMap(({ at }, index) =>
      touches(card.hexes, at, walls)
        ? []
        : [fault('doorApart', [...path, list, index, 'at'], card.id)],
    );
  return [...apart('entrances', card.entrances), ...apart('exits', card.exits ?? [])];
};

/** What is wrong with a card of the room deck by itself. */
export const checkRoomCard = (card: RoomCard, path: Path): readonly ContentError[] => {
  const walls = wallsOf(card.wallEdges);
  return [
    ...hexes(card, walls, path),
    ...things(card, path),
    ...passages(card, walls, path),
    ...(card.minor ?? []).flatMap((rule, index) => checkLanguage(rule, [...path, 'minor', index])),
    ...(card.major ?? []).flatMap((rule, index) => checkLanguage(rule, [...path, 'major', index])),
  ];
};
