import { HEX_LIMIT } from '../../board/index.js';
import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { ScenarioDoor, ScenarioMap, ScenarioRoom } from '../scenario/scenario-map.js';
import { fault, repeated, type Faults } from './map-fault.js';
import { areJoined, wallEdges, type Walls } from './map-walls.js';

/** The hexes of a room with those of its doors, which hold its parts together. */
const wholeOf = ({ id, hexes }: ScenarioRoom, doors: readonly ScenarioDoor[]) => [
  ...hexes,
  ...doors.filter(({ between }) => between.includes(id)).map(({ at }) => at),
];

/** The keys of the hexes on which things of a room can lie. */
export const groundOf = (room: ScenarioRoom, doors: readonly ScenarioDoor[]): ReadonlySet<string> =>
  new Set(wholeOf(room, doors).map(key));

/** The keys of all hexes that are not wall once every room is revealed and every door open. */
const floorOf = ({ rooms, doors = [] }: ScenarioMap): ReadonlySet<string> =>
  new Set([...rooms.flatMap(({ hexes }) => hexes.map(key)), ...doors.map((door) => key(door.at))]);

const sharedHexes = ({ rooms }: ScenarioMap, path: Path): Faults => {
  const owners = new Map<string, number>();
  return rooms.flatMap(({ id, hexes }, room) =>
    hexes.flatMap((hex, index): Faults => {
      const owner = owners.get(key(hex));
      if (owner === undefined) owners.set(key(hex), room);
      return owner === undefined || owner === room
        ? []
        : [fault('twoRooms', [...path, 'rooms', room, 'hexes', index], id)];
    }),
  );
};

const roomHexes = ({ rooms, doors = [] }: ScenarioMap, walls: Walls, path: Path): Faults =>
  rooms.flatMap((room, index) => {
    const at = [...path, 'rooms', index, 'hexes'];
    return [
      ...repeated(room.hexes, at, room.id),
      ...(areJoined(wholeOf(room, doors), walls) ? [] : [fault('roomInPieces', at, room.id)]),
    ];
  });

const wallHexes = (
  { wallHexes: solid = [] }: ScenarioMap,
  floor: ReadonlySet<string>,
  path: Path,
): Faults => {
  const at = [...path, 'wallHexes'];
  return [
    ...repeated(solid, at, 'wallHexes'),
    ...solid.flatMap((hex, index) =>
      floor.has(key(hex)) ? [fault('hexIsWall', [...at, index], 'wallHexes', 'R-HEX-3')] : [],
    ),
  ];
};

/** A letter may stand on solid wall, but not beside the map. */
const markers = (
  { markers: named = [], wallHexes: solid = [] }: ScenarioMap,
  floor: ReadonlySet<string>,
  path: Path,
): Faults => {
  const wall = new Set(solid.map(key));
  return named.flatMap(({ id, hexes }, index) => {
    const at = [...path, 'markers', index, 'hexes'];
    return [
      ...repeated(hexes, at, id),
      ...hexes.flatMap((hex, place) =>
        floor.has(key(hex)) || wall.has(key(hex))
          ? []
          : [fault('markerOutside', [...at, place], id)],
      ),
    ];
  });
};

/** A door counts even where its hex is one of a room: that is how `compileBoard` counts. */
const tooMany = ({ rooms, doors = [] }: ScenarioMap, path: Path): Faults => {
  const count = rooms.reduce((sum, { hexes }) => sum + hexes.length, doors.length);
  return count > HEX_LIMIT ? [fault('tooManyHexes', [...path, 'rooms'], 'rooms')] : [];
};

/** What is wrong with the hexes of a map and the walls between them. */
export const checkHexes = (map: ScenarioMap, walls: Walls, path: Path): Faults => {
  const floor = floorOf(map);
  return [
    ...tooMany(map, path),
    ...sharedHexes(map, path),
    ...roomHexes(map, walls, path),
    ...wallHexes(map, floor, path),
    ...wallEdges(map.wallEdges, floor, path, 'wallEdges'),
    ...markers(map, floor, path),
  ];
};
