import type { Path } from '../../core/index.js';
import type { ScenarioMap } from '../scenario/scenario-map.js';
import type { ScenarioObjective } from '../scenario/scenario-objective.js';
import { checkDoors } from './map-doors.js';
import type { Faults } from './map-fault.js';
import { checkHexes } from './map-hexes.js';
import { checkRooms, thingsOfRooms } from './map-rooms.js';
import { checkStarts } from './map-starts.js';
import { wallsOf } from './map-walls.js';

/**
 * What does not hold together in a map: hexes, walls, doors, overlays, figures, starting hexes. A map without
 * such a fault, and without two rooms or doors of one id, is one that `compileBoard` takes. `revealed` are the
 * rooms that a rule of the scenario reveals without a door, `objectives` those of the scenario, which say what
 * the placed ones are.
 */
export const checkMap = (
  map: ScenarioMap,
  path: Path,
  revealed: ReadonlySet<string>,
  objectives: readonly ScenarioObjective[] = [],
): Faults => {
  const walls = wallsOf(map.wallEdges);
  const things = thingsOfRooms(map, objectives, path);
  return [
    ...checkHexes(map, walls, path),
    ...checkRooms(map, things, walls, path),
    ...checkDoors(map, walls, path, revealed),
    ...checkStarts(map, things.flat(), path),
  ];
};
