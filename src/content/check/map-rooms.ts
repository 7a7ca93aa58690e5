import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type {
  PlacedMonster,
  PlacedObjective,
  ScenarioMap,
  ScenarioRoom,
} from '../scenario/scenario-map.js';
import type { ObjectiveKind, ScenarioObjective } from '../scenario/scenario-objective.js';
import { doorKeys, shutDoorKeys } from './map-doors.js';
import { fault, type Faults } from './map-fault.js';
import { groundOf } from './map-hexes.js';
import {
  clashes,
  offGround,
  onDoors,
  overlayHexes,
  overlayThings,
  PARTIES,
  partiesOf,
  type Thing,
} from './map-things.js';
import { placesApart, type Walls } from './map-walls.js';

type Kinds = ReadonlyMap<string, ObjectiveKind>;

/** The hexes of a monster in the order of {@link monsterPath}. */
const hexesOf = ({ at, alsoAt = [] }: PlacedMonster) => [at, ...alsoAt];

/** Where a hex of a monster is said. */
const monsterPath = (path: Path, place: number): Path =>
  place === 0 ? [...path, 'at'] : [...path, 'alsoAt', place - 1];

const monsterThing = (monster: PlacedMonster, of: string, path: Path): Thing => ({
  is: 'figure',
  of,
  parties: partiesOf(monster.ranks),
  places: hexesOf(monster).map((hex, place) => ({
    at: key(hex),
    path: monsterPath(path, place),
  })),
});

/**
 * An objective fills its hex like a figure, but a token is no obstacle. One of which it is not known what it
 * is, as in a map by itself, may be a token too.
 */
const objectiveThing = (
  { objective, at, characters = PARTIES }: PlacedObjective,
  kinds: Kinds,
  of: string,
  path: Path,
): Thing => {
  const kind = kinds.get(objective) ?? 'token';
  return {
    is: kind === 'token' ? 'token' : 'figure',
    of,
    parties: characters,
    isDestructible: kind === 'obstacle',
    places: [{ at: key(at), path: [...path, 'at'] }],
  };
};

const thingsOf = (room: ScenarioRoom, kinds: Kinds, path: Path): readonly Thing[] => [
  ...overlayThings(room.overlays, room.id, path),
  ...(room.monsters ?? []).map((monster, index) =>
    monsterThing(monster, room.id, [...path, 'monsters', index]),
  ),
  ...(room.objectives ?? []).map((objective, index) =>
    objectiveThing(objective, kinds, room.id, [...path, 'objectives', index]),
  ),
];

/** Hexes of a monster that it fills twice, or that are away from the one it stands on. */
const monsterHexes = (room: ScenarioRoom, walls: Walls, path: Path): Faults =>
  (room.monsters ?? []).flatMap((monster, index) => {
    const hexes = hexesOf(monster);
    const at = [...path, 'monsters', index];
    const apart = placesApart(hexes, walls);
    return hexes.flatMap((hex, place) => {
      const isSecond = hexes.slice(0, place).some((one) => key(one) === key(hex));
      return [
        ...(isSecond ? [fault('hexTwice', monsterPath(at, place), room.id)] : []),
        ...(apart.includes(place) ? [fault('figureApart', monsterPath(at, place), room.id)] : []),
      ];
    });
  });

/** What lies and stands in each room. */
export const thingsOfRooms = (
  { rooms }: ScenarioMap,
  objectives: readonly ScenarioObjective[],
  path: Path,
): readonly (readonly Thing[])[] => {
  const kinds = new Map(objectives.map(({ id, kind }) => [id, kind]));
  return rooms.map((room, index) => thingsOf(room, kinds, [...path, 'rooms', index]));
};

/** What is wrong with the things of rooms. */
export const checkRooms = (
  map: ScenarioMap,
  things: readonly (readonly Thing[])[],
  walls: Walls,
  path: Path,
): Faults => [
  ...map.rooms.flatMap((room, index) => {
    const at = [...path, 'rooms', index];
    return [
      ...offGround(things[index] ?? [], groundOf(room, map.doors ?? [])),
      ...overlayHexes(room.overlays, room.id, at),
      ...monsterHexes(room, walls, at),
    ];
  }),
  // Over all rooms: two can lay something on the hex of the door between them.
  ...clashes(things.flat()),
  ...onDoors(things.flat(), doorKeys(map), shutDoorKeys(map)),
];
