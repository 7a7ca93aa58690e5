import type { Path } from '../../core/index.js';
import { key } from '../../hex/index.js';
import type { ScenarioMap } from '../scenario/scenario-map.js';
import { shutDoorKeys } from './map-doors.js';
import { fault, repeated, type Faults } from './map-fault.js';
import { PARTIES, thingsByPlace, type Thing } from './map-things.js';

/** How many characters a party has at most (R-CAMP-5). */
const PARTY = 4;

const RULING = 'R-SCEN-4';

/** Whether somebody or something stands on a hex for a party of some size. */
type IsTaken = (place: string, size: number) => boolean;

const takenBy = (things: readonly Thing[]): IsTaken => {
  const byPlace = thingsByPlace(things.filter(({ is }) => is === 'figure' || is === 'obstacle'));
  return (place, size) => (byPlace.get(place) ?? []).some(({ parties }) => parties.includes(size));
};

/**
 * What is wrong with the starting hexes. Any free one of them can be chosen, so that some may be taken: but for
 * a party of any size four must be free.
 */
export const checkStarts = (map: ScenarioMap, things: readonly Thing[], path: Path): Faults => {
  const start = [...path, 'start'];
  const inRooms = new Set(map.rooms.flatMap(({ hexes }) => hexes.map(key)));
  const shut = shutDoorKeys(map);
  const isTaken = takenBy(things);
  const all = new Set(map.start.map(key));
  const usable = [...all].filter((one) => inRooms.has(one) && !shut.has(one));
  const lacking = PARTIES.filter(
    (size) => usable.filter((one) => !isTaken(one, size)).length < PARTY,
  );
  const places = map.start.flatMap((hex, index) => {
    const own = key(hex);
    const at = [...start, index];
    return [
      ...(inRooms.has(own) ? [] : [fault('startOutside', at, 'start', RULING)]),
      ...(shut.has(own) ? [fault('startOnDoor', at, 'start', RULING)] : []),
      ...(lacking.some((size) => isTaken(own, size))
        ? [fault('startTaken', at, 'start', RULING)]
        : []),
    ];
  });
  const isTooFew = all.size < PARTY;
  return [
    ...places,
    ...repeated(map.start, start, 'start'),
    ...(isTooFew ? [fault('tooFewStarts', start, 'start', RULING)] : []),
  ];
};
