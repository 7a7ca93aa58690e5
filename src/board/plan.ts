import { invalidValue, isHex, isRecord, noteNoHex, readList, type Path } from '../core/index.js';
import type { Hex, Overlay } from '../vocabulary/index.js';
import type { BoardError } from './error.js';
import { DOOR_STATES, HEX_LIMIT, type DoorState } from './map.js';
import { readDrawing, readRows, type GlyphName, type Reading } from './notation.js';
import { readOverlay } from './terrain.js';

/** A hex of the map with the place in the input that named it. */
export interface Placed {
  readonly hex: Hex;
  readonly path: Path;
  /** The room it belongs to, or `null` on a map without rooms. */
  readonly room: string | null;
}

/** A thin wall as it was given. */
export interface PlannedEdge {
  readonly between: readonly [Hex, Hex];
  readonly path: Path;
}

/** A door with its defaults filled in. */
export interface PlannedDoor {
  readonly id: string;
  readonly at: Hex;
  readonly state: DoorState;
  readonly path: Path;
}

/** A map of the right form, all its sources brought to one. */
export interface Plan {
  readonly hexes: readonly Placed[];
  readonly rooms: readonly { readonly id: string; readonly path: Path }[] | null;
  readonly wallHexes: readonly Placed[];
  readonly wallEdges: readonly PlannedEdge[];
  readonly doors: readonly PlannedDoor[];
  readonly overlays: readonly { readonly overlay: Overlay; readonly path: Path }[];
}

type Faults = BoardError[];

const SOURCES = ['hexes', 'rooms', 'rows', 'drawing'] as const;

const plainHex = ({ q, r }: Hex): Hex => ({ q: q + 0, r: r + 0 });

/** Refuses a list that no board could hold before any time is spent on it. */
const isTooLarge = (count: number, path: Path, faults: Faults): boolean => {
  if (count <= HEX_LIMIT) return false;
  faults.push({ type: 'boardTooLarge', path, ruling: null, hexes: count, limit: HEX_LIMIT });
  return true;
};

const readHexes = (
  value: unknown,
  path: Path,
  room: string | null,
  faults: Faults,
): readonly Placed[] => {
  const list = readList(value, path, 'hexes', faults);
  if (isTooLarge(list.length, path, faults)) return [];
  return list.flatMap((hex, index) => {
    if (isHex(hex)) return [{ hex: plainHex(hex), path: [...path, index], room }];
    noteNoHex([...path, index], hex, faults);
    return [];
  });
};

const readRooms = (value: unknown, faults: Faults): Pick<Plan, 'hexes' | 'rooms'> => {
  const hexes: Placed[] = [];
  const rooms: { id: string; path: Path }[] = [];
  const list = readList(value, ['rooms'], 'rooms', faults);
  if (isTooLarge(list.length, ['rooms'], faults)) return { hexes, rooms };
  list.forEach((room, index) => {
    const path = ['rooms', index];
    const id = isRecord(room) ? room['id'] : undefined;
    if (!isRecord(room)) faults.push(invalidValue(path, 'room', room));
    else if (typeof id !== 'string') faults.push(invalidValue([...path, 'id'], 'text', id));
    else {
      rooms.push({ id, path });
      // What lies beyond the limit need not be read.
      if (hexes.length <= HEX_LIMIT)
        hexes.push(...readHexes(room['hexes'], [...path, 'hexes'], id, faults));
    }
  });
  return isTooLarge(hexes.length, ['rooms'], faults) ? { hexes: [], rooms } : { hexes, rooms };
};

const readEdges = (value: unknown, faults: Faults): readonly PlannedEdge[] =>
  readList(value, ['wallEdges'], 'hexPairs', faults).flatMap((edge, index) => {
    const path = ['wallEdges', index];
    const [a, b] = Array.isArray(edge) && edge.length === 2 ? (edge as unknown[]) : [];
    if (isHex(a) && isHex(b)) return [{ between: [plainHex(a), plainHex(b)] as const, path }];
    faults.push(invalidValue(path, 'hexPair', edge));
    return [];
  });

const isDoorState = (value: unknown): value is DoorState =>
  DOOR_STATES.some((state) => state === value);

const nameOfDoor = ({ q, r }: Hex): string => `${String(q)},${String(r)}`;

const readDoor = (door: unknown, path: Path, faults: Faults): PlannedDoor | null => {
  if (!isRecord(door)) {
    faults.push(invalidValue(path, 'door', door));
    return null;
  }
  const { at, id } = door;
  const state = door['state'] ?? 'closed';
  if (!isHex(at)) noteNoHex([...path, 'at'], at, faults);
  if (id !== undefined && id !== null && typeof id !== 'string')
    faults.push(invalidValue([...path, 'id'], 'text', id));
  if (!isDoorState(state)) faults.push(invalidValue([...path, 'state'], DOOR_STATES, state));
  if (!isHex(at) || !isDoorState(state)) return null;
  return {
    id: typeof id === 'string' ? id : nameOfDoor(plainHex(at)),
    at: plainHex(at),
    state,
    path,
  };
};

const DOORS: ReadonlySet<GlyphName> = /*#__PURE__*/ new Set<GlyphName>(DOOR_STATES);
const WALKABLE: ReadonlySet<GlyphName> = /*#__PURE__*/ new Set<GlyphName>(['plain', 'coin']);

const overlaysOf = (reading: Reading, path: Path): Plan['overlays'] =>
  reading.cells.flatMap(({ hex, is, coin }) => [
    ...(WALKABLE.has(is) || is === 'wall' || DOORS.has(is)
      ? []
      : [{ overlay: { type: is as Overlay['type'], at: hex }, path }]),
    ...(coin || is === 'coin' ? [{ overlay: { type: 'coin' as const, at: hex }, path }] : []),
  ]);

const NO_PLAN: Plan = {
  hexes: [],
  rooms: null,
  wallHexes: [],
  wallEdges: [],
  doors: [],
  overlays: [],
};

const withoutRoom = (hexes: readonly Hex[], path: Path): readonly Placed[] =>
  hexes.map((hex) => ({ hex, path, room: null }));

const fromReading = (reading: Reading, path: Path, faults: Faults): Plan => {
  for (const misread of reading.misread)
    faults.push({ type: 'unknownGlyph', path, ruling: null, ...misread });
  const wall = reading.cells.flatMap(({ hex, is }) => (is === 'wall' ? [hex] : []));
  const doors = reading.cells.filter(({ is }) => DOORS.has(is));
  const hexes = reading.cells.flatMap(({ hex, is }) =>
    is === 'wall' || DOORS.has(is) ? [] : [hex],
  );
  const far = reading.cells.find(({ hex }) => !isHex(hex));
  if (far !== undefined) {
    const { q, r } = far.hex;
    faults.push(invalidValue(path, 'nearHexes', `${String(q)},${String(r)}`));
    return NO_PLAN;
  }
  // Refused at once: what lies on so many hexes need not be looked at.
  if ([hexes, wall, doors].some(({ length }) => isTooLarge(length, path, faults))) return NO_PLAN;
  return {
    hexes: withoutRoom(hexes, path),
    rooms: null,
    wallHexes: withoutRoom(wall, path),
    wallEdges: reading.wallEdges.map((between) => ({ between, path })),
    doors: doors.map(({ hex, is }) => ({
      id: nameOfDoor(hex),
      at: hex,
      state: is as DoorState,
      path,
    })),
    overlays: overlaysOf(reading, path),
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';

const readRowTexts = (value: unknown, faults: Faults): Reading | null => {
  if (Array.isArray(value) && value.every(isText)) return readRows(value);
  const at = Array.isArray(value) ? value.findIndex((row) => !isText(row)) : -1;
  faults.push(
    Array.isArray(value)
      ? invalidValue(['rows', at], 'text', value[at])
      : invalidValue(['rows'], 'texts', value),
  );
  return null;
};

const readText = (source: 'rows' | 'drawing', value: unknown, faults: Faults): Reading | null => {
  if (source === 'rows') return readRowTexts(value, faults);
  if (isText(value)) return readDrawing(value);
  faults.push(invalidValue([source], 'text', value));
  return null;
};

const readSource = (map: Readonly<Record<string, unknown>>, faults: Faults): Plan => {
  const sources = SOURCES.filter((source) => map[source] !== undefined && map[source] !== null);
  const source = sources[0];
  if (source === undefined || sources.length > 1)
    faults.push({ type: 'hexSources', path: [], ruling: null, sources });
  if (source === undefined) return NO_PLAN;
  if (source === 'hexes')
    return { ...NO_PLAN, hexes: readHexes(map['hexes'], ['hexes'], null, faults) };
  if (source === 'rooms') return { ...NO_PLAN, ...readRooms(map['rooms'], faults) };
  const reading = readText(source, map[source], faults);
  return reading === null ? NO_PLAN : fromReading(reading, [source], faults);
};

const readDoors = (value: unknown, faults: Faults): readonly PlannedDoor[] => {
  const doors = readList(value, ['doors'], 'doors', faults);
  if (isTooLarge(doors.length, ['doors'], faults)) return [];
  return doors.flatMap((door, index) => readDoor(door, ['doors', index], faults) ?? []);
};

const readOverlays = (value: unknown, faults: Faults): Plan['overlays'] =>
  readList(value, ['overlays'], 'overlays', faults).flatMap((item, index) => {
    const path = ['overlays', index];
    const overlay = readOverlay(item, path, faults);
    return overlay === null ? [] : [{ overlay, path }];
  });

/** Reads a map of any origin; faults of form are noted, and what is sound comes back. */
export const readPlan = (map: unknown, faults: Faults): Plan => {
  if (!isRecord(map)) {
    faults.push(invalidValue([], 'map', map));
    return NO_PLAN;
  }
  const plan = readSource(map, faults);
  const walls = readHexes(map['wallHexes'], ['wallHexes'], null, faults);
  const edges = readEdges(map['wallEdges'], faults);
  const doors = [...plan.doors, ...readDoors(map['doors'], faults)];
  const overlays = readOverlays(map['overlays'], faults);
  // A door that opens is one more hex.
  if (isTooLarge(plan.hexes.length + doors.length, [], faults)) return NO_PLAN;
  return {
    ...plan,
    wallHexes: [...plan.wallHexes, ...walls],
    wallEdges: [...plan.wallEdges, ...edges],
    doors,
    overlays: [...plan.overlays, ...overlays],
  };
};
