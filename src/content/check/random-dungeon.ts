import { HEX_LIMIT } from '../../board/index.js';
import type { Path } from '../../core/index.js';
import { equals } from '../../hex/index.js';
import type { OverlayType } from '../../vocabulary/index.js';
import type { ContentError } from '../error.js';
import {
  SPOTS_OF_A_ROOM,
  type MonsterRoomCard,
  type RandomDungeon,
  type RoomCard,
} from '../scenario/random-dungeon.js';
import { checkDungeonDecks, roomsPlayed } from './dungeon-decks.js';
import { duplicates } from './ids.js';
import { checkLanguage } from './language.js';
import { fault, type Faults } from './map-fault.js';
import { clashes, goTogether, PARTIES, partiesOf, type Thing } from './map-things.js';
import { checkRoomCard } from './room-card.js';
import { checkNoSpecials } from './specials.js';

/** What a monster card lays, each on the number of its spot. */
const thingsOf = ({ id, monsters, overlays = [] }: MonsterRoomCard, path: Path) => [
  ...overlays.map(({ spot, type }, index): Thing => ({
    is: type,
    of: id,
    parties: PARTIES,
    places: [{ at: String(spot), path: [...path, 'overlays', index, 'spot'] }],
  })),
  ...monsters.map(({ spot, ranks }, index): Thing => ({
    is: 'figure',
    of: id,
    parties: partiesOf(ranks),
    places: [{ at: String(spot), path: [...path, 'monsters', index, 'spot'] }],
  })),
];

/** What is wrong with a monster card of a dungeon beyond its form. */
export const checkMonsterCard = (card: MonsterRoomCard, path: Path): readonly ContentError[] => [
  ...clashes(thingsOf(card, path)),
  ...(card.overlays ?? []).flatMap(({ looted = [] }, index) => {
    const at = [...path, 'overlays', index, 'looted'];
    return [...checkLanguage(looted, at), ...checkNoSpecials(looted, at)];
  }),
];

/** What monster cards lay on each spot, from the first one. */
type Laid = readonly (readonly OverlayType[])[];

const laidBy = (monsters: readonly MonsterRoomCard[]): Laid => {
  const all = monsters.flatMap(({ overlays = [] }) => overlays);
  return Array.from({ length: SPOTS_OF_A_ROOM }, (_, index) =>
    all.filter(({ spot }) => spot === index + 1).map(({ type }) => type),
  );
};

/**
 * Any monster card can meet any room card (R-VAR-5), so what it lays must not find its spot taken. That a
 * spot is on an obstacle is said of the room card alone.
 */
const meetings = ({ id, spots, overlays = [] }: RoomCard, laid: Laid, path: Path): Faults =>
  spots.flatMap((spot, index) => {
    const there = overlays.filter(
      ({ type, hexes }) => type !== 'obstacle' && hexes.some((hex) => equals(hex, spot)),
    );
    const isTaken = there.some(({ type }) =>
      (laid[index] ?? []).some((other) => !goTogether(type, other)),
    );
    return isTaken ? [fault('twoOverlays', [...path, 'spots', index], id)] : [];
  });

/** The largest rooms that can be drawn together, with a door between each two, must fit on one board. */
const tooMany = (dungeon: RandomDungeon, path: Path): Faults => {
  const { id, rooms } = dungeon;
  const drawn = roomsPlayed(dungeon);
  const sizes = rooms.map(({ hexes }) => hexes.length).sort((a, b) => b - a);
  const count = sizes.slice(0, drawn).reduce((sum, size) => sum + size + 1, 0);
  return count > HEX_LIMIT ? [fault('tooManyHexes', [...path, 'rooms'], id)] : [];
};

/** What is wrong with a random dungeon beyond its form. */
export const checkDungeon = (dungeon: RandomDungeon, path: Path): readonly ContentError[] => {
  const { rooms, monsters } = dungeon;
  const laid = laidBy(monsters);
  return [
    ...duplicates('room', rooms, [...path, 'rooms']),
    ...duplicates('monsterCard', monsters, [...path, 'monsters']),
    ...checkDungeonDecks(dungeon, path),
    ...tooMany(dungeon, path),
    ...rooms.flatMap((card, index) => [
      ...checkRoomCard(card, [...path, 'rooms', index]),
      ...meetings(card, laid, [...path, 'rooms', index]),
    ]),
    ...monsters.flatMap((card, index) => checkMonsterCard(card, [...path, 'monsters', index])),
  ];
};
