import { distance } from '../../hex/index.js';
import type { Path } from '../../core/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { MapFault, MapFaultKind } from '../pack-error.js';
import type {
  PlacedOverlay,
  ScenarioDoor,
  ScenarioMap,
  ScenarioRoom,
} from '../scenario/scenario-map.js';

type Faults = readonly MapFault[];

const keyOf = ({ q, r }: Hex): string => `${String(q)},${String(r)}`;

const fault = (
  kind: MapFaultKind,
  path: Path,
  of: string,
  ruling: string | null = null,
): MapFault => ({ type: 'mapFault', path, ruling, fault: kind, of });

/** Whether hexes hang together. */
const areJoined = (hexes: readonly Hex[]): boolean => {
  const [first, ...others] = hexes;
  if (first === undefined) return true;
  const apart = new Set(others);
  const reached = [first];
  for (const at of reached)
    for (const one of [...apart])
      if (distance(at, one) <= 1) {
        apart.delete(one);
        reached.push(one);
      }
  return apart.size === 0;
};

const touches = (room: ScenarioRoom | undefined, at: Hex): boolean =>
  room?.hexes.some((hex) => distance(hex, at) <= 1) ?? true;

/** The hexes of a room with those of its doors, on which things of the room can lie. */
const groundOf = (room: ScenarioRoom, doors: readonly ScenarioDoor[]): ReadonlySet<string> =>
  new Set([
    ...room.hexes.map(keyOf),
    ...doors.filter(({ between }) => between.includes(room.id)).map(({ at }) => keyOf(at)),
  ]);

const sharedHexes = ({ rooms }: ScenarioMap, path: Path): Faults => {
  const owners = new Map<string, string>();
  return rooms.flatMap(({ id, hexes }, room) =>
    hexes.flatMap((hex, index): Faults => {
      const key = keyOf(hex);
      if (owners.has(key)) return [fault('twoRooms', [...path, 'rooms', room, 'hexes', index], id)];
      owners.set(key, id);
      return [];
    }),
  );
};

const overlays = (room: ScenarioRoom, ground: ReadonlySet<string>, path: Path): Faults =>
  (room.overlays ?? []).flatMap(({ hexes }, index) => {
    const at = [...path, 'overlays', index, 'hexes'];
    return [
      ...hexes.flatMap((hex, place) =>
        ground.has(keyOf(hex)) ? [] : [fault('offRoom', [...at, place], room.id)],
      ),
      ...(areJoined(hexes) ? [] : [fault('apart', at, room.id)]),
    ];
  });

/** The sizes of the party. */
const SIZES = [2, 3, 4];

const sizesOf = ({ characters = SIZES }: PlacedOverlay): readonly number[] => characters;

const isObstacle = ({ type }: PlacedOverlay): boolean => type === 'obstacle';

/** What stands in a room: each figure's hexes, and for which sizes of the party it is there. */
interface Standing {
  readonly hexes: readonly Hex[];
  readonly sizes: readonly number[];
  readonly path: Path;
}

const standing = (
  { monsters = [], objectives = [] }: ScenarioRoom,
  path: Path,
): readonly Standing[] => [
  ...monsters.map(({ at, alsoAt = [], ranks }, index) => ({
    hexes: [at, ...alsoAt],
    sizes: SIZES.filter((_, size) => ranks[size] !== 'none'),
    path: [...path, 'monsters', index, 'at'],
  })),
  ...objectives.map(({ at, characters = SIZES }, index) => ({
    hexes: [at],
    sizes: SIZES.filter((size) => characters.includes(size)),
    path: [...path, 'objectives', index, 'at'],
  })),
];

const figures = (room: ScenarioRoom, ground: ReadonlySet<string>, path: Path): Faults => {
  const blocked = new Set(
    (room.overlays ?? []).filter(isObstacle).flatMap(({ hexes }) => hexes.map(keyOf)),
  );
  const all = standing(room, path);
  const isTaken = (one: Standing, index: number): boolean =>
    all
      .slice(0, index)
      .some(
        (other) =>
          other.sizes.some((size) => one.sizes.includes(size)) &&
          other.hexes.some((hex) => one.hexes.some((own) => keyOf(own) === keyOf(hex))),
      );
  return all.flatMap((one, index) => [
    ...(one.hexes.every((hex) => ground.has(keyOf(hex)))
      ? []
      : [fault('offRoom', one.path, room.id)]),
    ...(one.hexes.some((hex) => blocked.has(keyOf(hex)))
      ? [fault('onObstacle', one.path, room.id)]
      : []),
    ...(isTaken(one, index) ? [fault('twoFigures', one.path, room.id)] : []),
  ]);
};

const insideRooms = ({ rooms, doors = [] }: ScenarioMap, path: Path): Faults =>
  rooms.flatMap((room, index) => {
    const at = [...path, 'rooms', index];
    const ground = groundOf(room, doors);
    const ownDoors = doors.filter(({ between }) => between.includes(room.id));
    const whole = [...room.hexes, ...ownDoors.map((door) => door.at)];
    return [
      ...(areJoined(whole) ? [] : [fault('roomInPieces', [...at, 'hexes'], room.id)]),
      ...overlays(room, ground, at),
      ...figures(room, ground, at),
      ...obstaclesAlone(room, at),
    ];
  });

/** An obstacle fills its hex; other overlays may share one. */
const obstaclesAlone = ({ id, overlays: lying = [] }: ScenarioRoom, path: Path): Faults =>
  lying.flatMap((one, index) =>
    lying
      .slice(0, index)
      .some(
        (other) =>
          (isObstacle(one) || isObstacle(other)) &&
          sizesOf(one).some((size) => sizesOf(other).includes(size)) &&
          one.hexes.some((hex) => other.hexes.some((own) => keyOf(own) === keyOf(hex))),
      )
      ? [fault('twoOverlays', [...path, 'overlays', index, 'hexes'], id)]
      : [],
  );

const doorsAlone = ({ doors = [] }: ScenarioMap, path: Path): Faults =>
  doors.flatMap(({ id, at, between: [one, other] }, index) => {
    const isSecond = doors.slice(0, index).some((door) => keyOf(door.at) === keyOf(at));
    return [
      ...(isSecond ? [fault('twoDoors', [...path, 'doors', index, 'at'], id)] : []),
      ...(one === other ? [fault('doorToItself', [...path, 'doors', index, 'between'], id)] : []),
    ];
  });

const doorsTouch = ({ rooms, doors = [] }: ScenarioMap, path: Path): Faults =>
  doors.flatMap(({ id, at, between }, index) =>
    between.every((name) =>
      touches(
        rooms.find((room) => room.id === name),
        at,
      ),
    )
      ? []
      : [fault('doorApart', [...path, 'doors', index, 'at'], id)],
  );

/** How many characters a party has at most (R-CAMP-5). */
const PARTY = 4;

const starts = ({ rooms, start }: ScenarioMap, path: Path): Faults => {
  const all = new Set(rooms.flatMap(({ hexes }) => hexes.map(keyOf)));
  const blocked = new Set(
    rooms.flatMap(({ overlays: lying = [] }) =>
      lying.filter(isObstacle).flatMap(({ hexes }) => hexes.map(keyOf)),
    ),
  );
  const taken = new Set(
    rooms.flatMap((room) => standing(room, []).flatMap(({ hexes }) => hexes.map(keyOf))),
  );
  const places = start.flatMap((hex, index) => {
    const at = [...path, 'start', index];
    const isSecond = start.slice(0, index).some((one) => keyOf(one) === keyOf(hex));
    return [
      ...(all.has(keyOf(hex)) ? [] : [fault('startOutside', at, 'start', 'R-SCEN-4')]),
      ...(blocked.has(keyOf(hex)) ? [fault('onObstacle', at, 'start', 'R-SCEN-4')] : []),
      ...(isSecond || taken.has(keyOf(hex)) ? [fault('twoFigures', at, 'start', 'R-SCEN-4')] : []),
    ];
  });
  return new Set(start.map(keyOf)).size < PARTY
    ? [...places, fault('tooFewStarts', [...path, 'start'], 'start', 'R-SCEN-4')]
    : places;
};

/** The rooms that can be got to through doors, or that a rule reveals. */
const reachable = (
  { rooms, doors = [], start }: ScenarioMap,
  revealed: ReadonlySet<string>,
): ReadonlySet<string> => {
  const begins = new Set(start.map(keyOf));
  const first = rooms.filter(
    ({ id, hexes }) => revealed.has(id) || hexes.some((hex) => begins.has(keyOf(hex))),
  );
  const reached = first.map(({ id }) => id);
  for (const at of reached)
    for (const { between } of doors)
      if (between.includes(at)) reached.push(...between.filter((id) => !reached.includes(id)));
  return new Set(reached);
};

const roomsReached = (map: ScenarioMap, path: Path, revealed: ReadonlySet<string>): Faults => {
  const reached = reachable(map, revealed);
  return map.rooms.flatMap(({ id }, index) =>
    reached.has(id) ? [] : [fault('unreachableRoom', [...path, 'rooms', index], id)],
  );
};

/**
 * What does not hold together in a map: hexes, doors, overlays, figures, starting hexes. `revealed` are the
 * rooms that a rule of the scenario reveals without a door.
 */
export const checkMap = (map: ScenarioMap, path: Path, revealed: ReadonlySet<string>): Faults => [
  ...sharedHexes(map, path),
  ...insideRooms(map, path),
  ...doorsTouch(map, path),
  ...doorsAlone(map, path),
  ...starts(map, path),
  ...roomsReached(map, path, revealed),
];
