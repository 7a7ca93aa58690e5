import type { Path } from '../../core/index.js';
import { equals, key } from '../../hex/index.js';
import type { ScenarioDoor, ScenarioMap } from '../scenario/scenario-map.js';
import { fault, type Faults } from './map-fault.js';
import { touches, type Walls } from './map-walls.js';

/** The keys of the hexes with a door. */
export const doorKeys = ({ doors = [] }: ScenarioMap): ReadonlySet<string> =>
  new Set(doors.map(({ at }) => key(at)));

/** The keys of the doors in which nobody can stand yet. */
export const shutDoorKeys = ({ doors = [] }: ScenarioMap): ReadonlySet<string> =>
  new Set(doors.filter(({ state }) => state !== 'open').map(({ at }) => key(at)));

/** Whether a door lies in a room that it does not join; where one of its rooms is nowhere, that is said elsewhere. */
const isInThirdRoom = ({ at, between }: ScenarioDoor, { rooms }: ScenarioMap): boolean =>
  between.every((id) => rooms.some((room) => room.id === id)) &&
  rooms.some(({ id, hexes }) => !between.includes(id) && hexes.some((hex) => equals(hex, at)));

const doorsAlone = (map: ScenarioMap, path: Path): Faults => {
  const seen = new Set<string>();
  return (map.doors ?? []).flatMap((door, index) => {
    const { id, at, between } = door;
    const [one, other] = between;
    const isSecond = seen.has(key(at));
    seen.add(key(at));
    return [
      ...(isSecond ? [fault('twoDoors', [...path, 'doors', index, 'at'], id)] : []),
      ...(isInThirdRoom(door, map)
        ? [fault('doorInThirdRoom', [...path, 'doors', index, 'at'], id)]
        : []),
      ...(one === other ? [fault('doorToItself', [...path, 'doors', index, 'between'], id)] : []),
    ];
  });
};

/** Whether one can step from the hex of a door into both of its rooms; a room that is nowhere is said elsewhere. */
const joinsItsRooms = (
  { at, between }: ScenarioDoor,
  { rooms }: ScenarioMap,
  walls: Walls,
): boolean =>
  between.every((id) => {
    const room = rooms.find((one) => one.id === id);
    return room === undefined || touches(room.hexes, at, walls);
  });

const doorsTouch = (map: ScenarioMap, walls: Walls, path: Path): Faults =>
  (map.doors ?? []).flatMap((door, index) =>
    joinsItsRooms(door, map, walls)
      ? []
      : [fault('doorApart', [...path, 'doors', index, 'at'], door.id)],
  );

/** The rooms that can be got to through doors, or that something reveals. */
const reachable = (
  map: ScenarioMap,
  walls: Walls,
  revealed: ReadonlySet<string>,
): ReadonlySet<string> => {
  const begins = new Set(map.start.map(key));
  const doors = (map.doors ?? []).filter((door) => joinsItsRooms(door, map, walls));
  const first = map.rooms.filter(
    ({ id, hexes }) => revealed.has(id) || hexes.some((hex) => begins.has(key(hex))),
  );
  const reached = first.map(({ id }) => id);
  for (const at of reached)
    for (const { between } of doors)
      if (between.includes(at)) reached.push(...between.filter((id) => !reached.includes(id)));
  return new Set(reached);
};

/** Rooms that no door leads to, and that are not among those that are revealed without one. */
export const unreachedRooms = (
  map: ScenarioMap,
  walls: Walls,
  path: Path,
  revealed: ReadonlySet<string>,
): Faults => {
  const reached = reachable(map, walls, revealed);
  return map.rooms.flatMap(({ id }, index) =>
    reached.has(id) ? [] : [fault('unreachableRoom', [...path, 'rooms', index], id)],
  );
};

/** What is wrong with the doors of a map. */
export const checkDoors = (map: ScenarioMap, walls: Walls, path: Path): Faults => [
  ...doorsTouch(map, walls, path),
  ...doorsAlone(map, path),
];
