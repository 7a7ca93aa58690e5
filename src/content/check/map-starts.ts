import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { ScenarioMap } from '../scenario/scenario-map.js';
import { fault, type Faults } from './map-fault.js';
import { thingsByPlace, type Thing } from './map-things.js';

/** How many characters a party has at most (R-CAMP-5). */
const PARTY = 4;

const RULING = 'R-SCEN-4';

/** The keys of the doors in which nobody can stand yet. */
const shutDoors = ({ doors = [] }: ScenarioMap): ReadonlySet<string> =>
  new Set(doors.filter(({ state }) => state !== 'open').map(({ at }) => key(at)));

/** What is wrong with the starting hexes: four that are free for a party of any size must be there. */
export const checkStarts = (map: ScenarioMap, things: readonly Thing[], path: Path): Faults => {
  const inRooms = new Set(map.rooms.flatMap(({ hexes }) => hexes.map(key)));
  const shut = shutDoors(map);
  const byPlace = thingsByPlace(things.filter(({ parties }) => parties.length > 0));
  const seen = new Set<string>();
  const places = map.start.flatMap((hex, index) => {
    const own = key(hex);
    const at = [...path, 'start', index];
    const there = (byPlace.get(own) ?? []).map(({ is }) => is);
    const isTaken = seen.has(own) || there.includes('figure');
    seen.add(own);
    return [
      ...(inRooms.has(own) ? [] : [fault('startOutside', at, 'start', RULING)]),
      ...(shut.has(own) ? [fault('startOnDoor', at, 'start', RULING)] : []),
      ...(there.includes('obstacle') ? [fault('onObstacle', at, 'start', RULING)] : []),
      ...(isTaken ? [fault('twoFigures', at, 'start', RULING)] : []),
    ];
  });
  return seen.size < PARTY
    ? [...places, fault('tooFewStarts', [...path, 'start'], 'start', RULING)]
    : places;
};
