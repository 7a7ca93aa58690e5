import type { BoardMap, Opened } from '../board/index.js';
import type { Scenario } from '../content/index.js';
import { key } from '../hex/index.js';

/**
 * The map of a scenario as `compileBoard` takes it: rooms, doors and walls. What lies on it belongs to the
 * state of a game and comes with each question ({@link roomContents}).
 *
 * The answer depends on the scenario alone, so that a board can be kept by scenario, rooms and doors.
 *
 * @example
 * import { compileBoard, hasHex } from 'gloomhaven-rules/board';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { boardMapOf, openedOf, startingRooms } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const scenario = hollowmere.scenarios!.find(({ id }) => id === '1')!;
 * const opened = openedOf(startingRooms(scenario), []);
 * const board = compileBoard(boardMapOf(scenario), opened);
 * assert(board._tag === 'Right');
 * assert.equal(hasHex(board.right, scenario.map.start[0]!), true);
 */
export const boardMapOf = ({ map }: Scenario): BoardMap => ({
  rooms: map.rooms.map(({ id, hexes }) => ({ id, hexes })),
  doors: (map.doors ?? []).map(({ id, at, state = 'closed' }) => ({ id, at, state })),
  wallHexes: map.wallHexes ?? [],
  wallEdges: map.wallEdges ?? [],
});

/**
 * What `compileBoard` takes to be open: the ids of the rooms that are revealed, and of the doors that were
 * opened since the start.
 *
 * @example
 * import { openedOf } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(openedOf(['hall'], ['oak']), { rooms: ['hall'], doors: ['oak'] });
 */
export const openedOf = (
  revealedRooms: readonly string[],
  openDoors: readonly string[],
): Required<Opened> => ({ rooms: revealedRooms, doors: openDoors });

/**
 * The ids of the rooms that are revealed at the start, in the order of the map: those with a starting hex
 * (R-SCEN-4) and those in which a rule of the scenario lets characters start.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { startingRooms } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const scenario = hollowmere.scenarios!.find(({ id }) => id === '2')!;
 * assert.deepEqual(startingRooms(scenario), ['quay', 'boathouse']);
 */
export const startingRooms = ({ map, rules = [] }: Scenario): readonly string[] => {
  const starts = new Set(map.start.map(key));
  const named = rules.flatMap((rule) => (rule.type === 'startingRooms' ? rule.rooms : []));
  return map.rooms
    .filter(({ id, hexes }) => named.includes(id) || hexes.some((hex) => starts.has(key(hex))))
    .map(({ id }) => id);
};

/**
 * The id of the room that comes to light when a door is opened (R-ROUND-9): the one of its two rooms that is
 * not revealed. `null` where both are, where neither is (nobody can stand before such a door), and for a door
 * that is not on the map.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { roomBehind } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const scenario = hollowmere.scenarios!.find(({ id }) => id === '1')!;
 * assert.equal(roomBehind(scenario, 'gate-door', ['gate']), 'yard');
 * assert.equal(roomBehind(scenario, 'gate-door', ['gate', 'yard']), null);
 */
export const roomBehind = (
  { map }: Scenario,
  door: string,
  revealed: readonly string[],
): string | null => {
  const joined = (map.doors ?? []).find(({ id }) => id === door)?.between ?? [];
  const hidden = joined.filter((room) => !revealed.includes(room));
  return hidden.length === 1 ? hidden[0]! : null;
};
