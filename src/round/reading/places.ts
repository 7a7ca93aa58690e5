/** The hexes and overlays that places and selections mean. */

import { hexesOf, occupancy, range } from '../../board/index.js';
import type {
  Anchor,
  HexSelection,
  MovedThroughPlace,
  OverlaySelection,
  Place,
} from '../../content/index.js';
import { compare, distance, equals } from '../../hex/index.js';
import type { Hex } from '../../vocabulary/index.js';
import { lastWay } from './clause.js';
import { overlaysOf, piecesOf, scenarioOf } from '../env.js';
import { tileOf } from '../tiles.js';
import type { GameState, OverlayState } from '../state.js';
import { isIn } from './figures.js';
import type { Reading } from './reading.js';
import { NO_RESULT, type Result } from './scope.js';

/** What the abilities of a frame left under their names. */
export const resultIn = ({ state, scope }: Reading, name: string): Result => {
  const frame = framesOf(state).find(({ id }) => id === scope.frame);
  const { agenda } = state;
  // An ability that is under way can be spoken of in its own effects.
  const open = agenda.findLast(
    (task) =>
      task.type === 'ability' &&
      'as' in task.ability &&
      task.ability.as === name &&
      task.scope.frame === scope.frame,
  );
  if (open?.type === 'ability') return forTarget(open.done, scope.target);
  return frame?.results.find((one) => one.name === name)?.result ?? NO_RESULT;
};

/** In what counts for each target by itself a result is that of the target alone. */
const forTarget = (done: Result, target: string | null): Result => {
  if (target === null || !done.targets.includes(target)) return done;
  const alone = (ids: readonly string[]): readonly string[] =>
    ids.includes(target) ? [target] : [];
  return {
    ...done,
    targets: [target],
    damaged: alone(done.damaged),
    killed: alone(done.killed),
  };
};

/** The frames that are open. */
export const framesOf = ({ agenda }: GameState) =>
  agenda.flatMap((task) => (task.type === 'frame' ? [task] : []));

/** The hexes that something stands on or is. */
export const anchorsIn = (reading: Reading, anchor: Anchor): readonly Hex[] => {
  const { env, state } = reading;
  if (typeof anchor === 'object' && anchor.type === 'marker') {
    const { markers = [] } = scenarioOf(env, state).map;
    return markers.filter(({ id }) => id === anchor.marker).flatMap(({ hexes }) => hexes);
  }
  if (typeof anchor === 'object') {
    const found = reading.result(anchor.name)[anchor.list ?? 'targets'];
    const hexes = typeof found === 'number' ? [] : found;
    const places = hexes.flatMap((one) => (typeof one === 'string' ? [] : [one]));
    return places.length > 0 ? places : reading.named(anchor).map(({ at }) => at);
  }
  return reading.named(anchor).map(({ at }) => at);
};

/** The hexes of the rooms in which some hexes are; a door belongs to both of its rooms. */
const roomsAround = ({ env, state }: Reading, anchors: readonly Hex[]): readonly Hex[] => {
  const { rooms, doors = [] } = scenarioOf(env, state).map;
  const isAt = (hex: Hex): boolean => anchors.some((one) => equals(one, hex));
  const doorsAt = doors.filter(({ at }) => isAt(at));
  const inside = rooms.filter(
    ({ id, hexes }) => hexes.some(isAt) || doorsAt.some(({ between }) => between.includes(id)),
  );
  const ids = inside.map(({ id }) => id);
  return [
    ...inside.flatMap(({ hexes }) => hexes),
    ...doors.filter(({ between }) => between.some((id) => ids.includes(id))).map(({ at }) => at),
  ];
};

/** The hexes of a move, its start left out, or those next to them. */
const movedThrough = (
  reading: Reading,
  { of, beside = false }: MovedThroughPlace,
): readonly Hex[] => {
  const way =
    of === undefined
      ? lastWay(reading.state, reading.scope.frame).slice(1)
      : reading.result(of).hexes;
  if (!beside) return way;
  const board = reading.env.boardOf(reading.state);
  return hexesOf(board).filter((hex) => way.some((one) => range(board, one, hex) === 1));
};

/** The area of an ability: the named one, or the one that is under way. */
const areaOf = (reading: Reading, name: string | undefined): readonly Hex[] => {
  if (name !== undefined) return reading.result(name).hexes;
  const open = reading.state.agenda.findLast((task) => task.type === 'ability');
  return open?.type === 'ability' ? open.done.hexes : [];
};

/** The hexes on a shortest way between two places, both ends left out. */
const between = (reading: Reading, from: readonly Hex[], to: readonly Hex[]): readonly Hex[] => {
  const board = reading.env.boardOf(reading.state);
  const far = (a: Hex, b: Hex): number => range(board, a, b) ?? Number.MAX_SAFE_INTEGER;
  return hexesOf(board).filter((hex) =>
    from.some((a) =>
      to.some((b) => !equals(a, hex) && !equals(b, hex) && far(a, hex) + far(hex, b) === far(a, b)),
    ),
  );
};

/** All hexes of a place, ascending. */
export const placeIn = (reading: Reading, place: Place): readonly Hex[] => {
  const board = reading.env.boardOf(reading.state);
  switch (place.type) {
    case 'within':
    case 'at':
      return hexesOf(board).filter((hex) => isIn(reading, place, hex));
    case 'room':
      return roomsAround(reading, reading.anchors(place.of ?? 'self'));
    case 'area':
      return areaOf(reading, place.of);
    case 'movedThrough':
      return movedThrough(reading, place);
    case 'between':
      return between(reading, reading.anchors(place.from ?? 'self'), reading.anchors(place.to));
    case 'on':
      return reading.anchors(place.of);
  }
};

/** Those that are nearest to any of some hexes. */
const nearest = (hexes: readonly Hex[], anchors: readonly Hex[]): readonly Hex[] => {
  const far = (hex: Hex): number => Math.min(...anchors.map((one) => distance(hex, one)));
  const least = Math.min(...hexes.map(far));
  return anchors.length === 0 ? hexes : hexes.filter((hex) => far(hex) === least);
};

/** All hexes that fit a selection, ascending. */
export const hexesIn = (
  reading: Reading,
  { place, vacancy = 'empty', nearestTo }: HexSelection,
): readonly Hex[] => {
  const { env, state } = reading;
  const contents = { figures: piecesOf(state), overlays: overlaysOf(state) };
  const fits = (hex: Hex): boolean => {
    const held = occupancy(env.boardOf(state), contents, hex);
    if (held === null) return false;
    return (
      vacancy === 'any' || held === 'empty' || (vacancy === 'unoccupied' && held !== 'occupied')
    );
  };
  const found = [...reading.place(place)].filter(fits).sort(compare);
  if (nearestTo === undefined) return found;
  const anchors =
    nearestTo.type === 'marker'
      ? reading.anchors(nearestTo)
      : reading.fitting(nearestTo).map(({ at }) => at);
  return nearest(found, anchors);
};

/**
 * All overlays that fit a selection, in the order in which they lie: one hex of each that is in its place, or
 * all of their hexes where these are counted.
 */
export const overlaysIn = (
  reading: Reading,
  { overlays, place, size, byHex = false }: OverlaySelection,
): readonly OverlayState[] => {
  const { state } = reading;
  const found = state.overlays.filter(
    (one) =>
      overlays.includes(one.type) &&
      (place === undefined || isIn(reading, place, one.at)) &&
      (size === undefined || tileOf(state, one).length === size),
  );
  const isFirst = ({ tile }: OverlayState, index: number): boolean =>
    tile === undefined || found.findIndex((other) => other.tile === tile) === index;
  const tiles = found.filter(isFirst);
  return byHex ? tiles.flatMap((one) => tileOf(state, one)) : tiles;
};
