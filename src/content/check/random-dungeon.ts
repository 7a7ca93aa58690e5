import type { Path } from '../../core/index.js';
import { distance } from '../../hex/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { ContentError } from '../error.js';
import type { MapFault, MapFaultKind } from '../pack-error.js';
import type { MonsterRoomCard, RandomDungeon, RoomCard } from '../scenario/random-dungeon.js';
import { duplicates } from './ids.js';
import { checkLanguage } from './language.js';

const isSame = (a: Hex, b: Hex): boolean => distance(a, b) === 0;

const fault = (kind: MapFaultKind, path: Path, of: string): MapFault => ({
  type: 'mapFault',
  path,
  ruling: null,
  fault: kind,
  of,
});

/** What lies on no hex of its card, and spots that are one hex. */
const places = ({ id, hexes, spots, overlays = [] }: RoomCard, path: Path): readonly MapFault[] => {
  const isOff = (at: Hex): boolean => !hexes.some((hex) => isSame(hex, at));
  return [
    ...spots.flatMap((spot, index) => {
      const at = [...path, 'spots', index];
      const isTaken = spots.slice(0, index).some((one) => isSame(one, spot));
      return [
        ...(isOff(spot) ? [fault('offRoom', at, id)] : []),
        ...(isTaken ? [fault('twoFigures', at, id)] : []),
      ];
    }),
    ...overlays.flatMap((overlay, index) =>
      overlay.hexes.flatMap((hex, place) =>
        isOff(hex) ? [fault('offRoom', [...path, 'overlays', index, 'hexes', place], id)] : [],
      ),
    ),
  ];
};

/** Entrances and exits lie on the card or beside it. */
const passages = ({ id, hexes, entrances, exits = [] }: RoomCard, path: Path) => {
  const isApart = (at: Hex): boolean => hexes.every((hex) => distance(hex, at) > 1);
  const apart = (list: 'entrances' | 'exits', all: RoomCard['entrances']): readonly MapFault[] =>
    all.flatMap(({ at }, index) =>
      isApart(at) ? [fault('doorApart', [...path, list, index, 'at'], id)] : [],
    );
  return [...apart('entrances', entrances), ...apart('exits', exits)];
};

/** What is wrong with a room card beyond its form. */
export const checkRoomCard = (card: RoomCard, path: Path): readonly ContentError[] => [
  ...places(card, path),
  ...passages(card, path),
  ...(card.minor ?? []).flatMap((rule, index) => checkLanguage(rule, [...path, 'minor', index])),
  ...(card.major ?? []).flatMap((rule, index) => checkLanguage(rule, [...path, 'major', index])),
];

/** What is wrong with a monster card of a dungeon beyond its form. */
export const checkMonsterCard = (
  { overlays = [] }: MonsterRoomCard,
  path: Path,
): readonly ContentError[] =>
  overlays.flatMap(({ looted = [] }, index) =>
    checkLanguage(looted, [...path, 'overlays', index, 'looted']),
  );

/** What is wrong with a random dungeon beyond its form. */
export const checkDungeon = (
  { rooms, monsters }: RandomDungeon,
  path: Path,
): readonly ContentError[] => [
  ...duplicates('room', rooms, [...path, 'rooms']),
  ...duplicates('monsterCard', monsters, [...path, 'monsters']),
  ...rooms.flatMap((card, index) => checkRoomCard(card, [...path, 'rooms', index])),
  ...monsters.flatMap((card, index) => checkMonsterCard(card, [...path, 'monsters', index])),
];
