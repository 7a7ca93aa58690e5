import type { Path } from '../../core/index.js';
import type { DuplicateId, MapFault, UnknownId } from '../pack-error.js';
import type { ScenarioMap } from '../scenario/scenario-map.js';
import type { ScenarioObjective } from '../scenario/scenario-objective.js';
import { duplicates } from './ids.js';
import { checkDoors } from './map-doors.js';
import { checkHexes } from './map-hexes.js';
import { checkRooms, thingsOfRooms } from './map-rooms.js';
import { checkStarts } from './map-starts.js';
import { wallsOf } from './map-walls.js';
import { unknownIds } from './similar-id.js';

/**
 * What does not hold together in a map: hexes, walls, doors, overlays, figures, starting hexes. A map without
 * such a fault is one that `compileBoard` takes. `objectives` are those of the scenario, which say what the
 * placed ones are.
 */
export const checkMap = (
  map: ScenarioMap,
  path: Path,
  objectives: readonly ScenarioObjective[] = [],
): readonly (DuplicateId | MapFault)[] => {
  const walls = wallsOf(map.wallEdges);
  const things = thingsOfRooms(map, objectives, path);
  return [
    ...duplicates('room', map.rooms, [...path, 'rooms']),
    ...duplicates('door', map.doors ?? [], [...path, 'doors']),
    ...checkHexes(map, walls, path),
    ...checkRooms(map, things, walls, path),
    ...checkDoors(map, walls, path),
    ...checkStarts(map, things.flat(), path),
  ];
};

/** What is wrong with a map that stands alone: its doors speak of its own rooms. */
export const checkMapAlone = (
  map: ScenarioMap,
  path: Path,
): readonly (DuplicateId | MapFault | UnknownId)[] => {
  const rooms = new Set(map.rooms.map(({ id }) => id));
  return [
    ...checkMap(map, path),
    ...(map.doors ?? []).flatMap(({ between }, index) =>
      unknownIds('room', between, [...path, 'doors', index, 'between'], rooms),
    ),
  ];
};
