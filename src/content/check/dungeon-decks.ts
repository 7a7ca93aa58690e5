import type { Path } from '../../core/index.js';
import type { RandomDungeon, RoomCard } from '../scenario/random-dungeon.js';
import { fault, type Faults } from './map-fault.js';

/** How many rooms a dungeon has where nothing is said (R-VAR-5). */
const ROOMS = 3;

/** How many rooms are played. */
export const roomsPlayed = ({ penalties }: RandomDungeon): number => penalties?.length ?? ROOMS;

/** Each room takes a card of either deck, and none comes back while the dungeon is played. */
const tooFew = (dungeon: RandomDungeon, path: Path): Faults =>
  (['rooms', 'monsters'] as const).flatMap((list) =>
    dungeon[list].length < roomsPlayed(dungeon)
      ? [fault('tooFewRooms', [...path, list], dungeon.id, 'R-VAR-5')]
      : [],
  );

/** For an exit the room deck is searched until a card has an entrance of its kind: another card must have one. */
const exitsToNowhere = (rooms: readonly RoomCard[], path: Path): Faults => {
  const entered = (kind: string): number =>
    rooms.filter(({ entrances }) => entrances.some((one) => one.kind === kind)).length;
  const count: Readonly<Record<string, number>> = { A: entered('A'), B: entered('B') };
  return rooms.flatMap(({ id, entrances, exits = [] }, room) =>
    exits.flatMap(({ kind }, index) => {
      const own = entrances.some((one) => one.kind === kind) ? 1 : 0;
      return (count[kind] ?? 0) > own
        ? []
        : [fault('exitToNowhere', [...path, room, 'exits', index, 'kind'], id, 'R-VAR-7')];
    }),
  );
};

/** What is wrong with the decks of a dungeon: whether its rooms can be played one after the other. */
export const checkDungeonDecks = (dungeon: RandomDungeon, path: Path): Faults => {
  const { id, rooms } = dungeon;
  const few = tooFew(dungeon, path);
  // Of one room nobody needs an exit.
  if (roomsPlayed(dungeon) < 2) return few;
  const hasExit = rooms.some(({ exits = [] }) => exits.length > 0);
  return [
    ...few,
    ...(hasExit ? [] : [fault('noExit', [...path, 'rooms'], id, 'R-VAR-7')]),
    ...exitsToNowhere(rooms, [...path, 'rooms']),
  ];
};
