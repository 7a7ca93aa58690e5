import type { Either } from 'fp-ts/lib/Either.js';
import { left, right } from '../core/index.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Hex, Overlay } from '../vocabulary/index.js';
import {
  EDGES,
  edgeBetween,
  hexBeyond,
  neighbourTable,
  NONE,
  numberCells,
  type Cells,
} from './cells.js';
import { checkPlan, readOpened, type Layout } from './check.js';
import { toHandle, type Board, type CompiledBoard, type Doorway } from './compiled.js';
import type { BoardError } from './error.js';
import type { BoardMap, Opened, WallEdge } from './map.js';
import { layLattice, type Lattice } from './lattice.js';
import { passageOver, type Passage } from './passage.js';
import { readPlan, type PlannedDoor } from './plan.js';
import { readScene } from './scene.js';
import { layOverlays } from './terrain.js';

const byHex = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;

/** The hexes that exist by now: revealed rooms and open doors beside them, no closed door. */
const openHexes = ({ plan, rooms, openDoors }: Layout): readonly Hex[] => {
  const doorAt = new Map(
    plan.doors.map((door) => [`${String(door.at.q)},${String(door.at.r)}`, door]),
  );
  const shown = plan.hexes.filter(({ room }) => rooms === null || room === null || rooms.has(room));
  const floor = shown
    .map(({ hex }) => hex)
    .filter(({ q, r }) => !doorAt.has(`${String(q)},${String(r)}`));
  const floorCells = numberCells(floor);
  // A door of a map with rooms exists as soon as a revealed hex lies beside it (R-HEX-7).
  const exists = ({ at }: PlannedDoor): boolean =>
    rooms === null ||
    EDGES.some((edge) => {
      const { q, r } = hexBeyond(at, edge);
      return floorCells.find(q, r) !== NONE;
    });
  const doors = plan.doors.filter((door) => openDoors.has(door.id) && exists(door));
  return [...floor, ...doors.map(({ at }) => at)];
};

/** Removes the steps across thin walls, and remembers where these stand. */
const raiseWalls = (
  edges: readonly WallEdge[],
  cells: Cells,
  neighbours: Int16Array,
): { readonly walled: Uint8Array; readonly wallEdges: readonly WallEdge[] } => {
  const walled = new Uint8Array(cells.count);
  const wallEdges: WallEdge[] = [];
  for (const [a, b] of edges) {
    const [low, high] = byHex(a, b) < 0 ? [a, b] : [b, a];
    const edge = edgeBetween(low, high);
    const from = cells.find(low.q, low.r);
    const to = cells.find(high.q, high.r);
    if (from === NONE || to === NONE || ((walled[from] ?? 0) & (1 << edge)) !== 0) continue;
    walled[from] = (walled[from] ?? 0) | (1 << edge);
    walled[to] = (walled[to] ?? 0) | (1 << ((edge + 3) % 6));
    neighbours[6 * from + edge] = NONE;
    neighbours[6 * to + ((edge + 3) % 6)] = NONE;
    wallEdges.push([low, high]);
  }
  return { walled, wallEdges: wallEdges.sort((a, b) => byHex(a[0], b[0]) || byHex(a[1], b[1])) };
};

const edgeKey = ([a, b]: WallEdge): string =>
  (byHex(a, b) < 0 ? [a, b] : [b, a]).map(({ q, r }) => `${String(q)},${String(r)}`).join(' ');

const doorway = (door: PlannedDoor, cells: Cells, edgeKeys: ReadonlySet<string>): Doorway => {
  const from = EDGES.map((edge) => hexBeyond(door.at, edge))
    .filter((hex) => !edgeKeys.has(edgeKey([door.at, hex])))
    .map(({ q, r }) => cells.find(q, r))
    .filter((cell) => cell !== NONE);
  return { id: door.id, at: door.at, from: from.sort((a, b) => a - b) };
};

const layMap = (
  overlays: readonly Overlay[],
  cells: Cells,
): { readonly overlays: readonly Overlay[]; readonly terrain: Uint16Array } => {
  const terrain = new Uint16Array(cells.count);
  const shown = overlays
    .filter(({ at }) => cells.find(at.q + 0, at.r + 0) !== NONE)
    .map(({ type, at }) => ({ type, at: { q: at.q + 0, r: at.r + 0 } }));
  layOverlays(cells.find, shown, [], terrain, { push: () => 0 });
  return { overlays: shown, terrain };
};

const build = (layout: Layout, cells: Cells): CompiledBoard => {
  const { plan, openDoors } = layout;
  const neighbours = neighbourTable(cells);
  const edges = plan.wallEdges.map(({ between }) => between);
  const doors = [...plan.doors].sort((a, b) => byHex(a.at, b.at));
  const edgeKeys = new Set(doors.length === 0 ? [] : edges.map(edgeKey));
  const shut = doors
    .filter(({ id }) => !openDoors.has(id))
    .map((door) => ({ door, way: doorway(door, cells, edgeKeys) }))
    .filter(({ way }) => way.from.length > 0);
  const { walled, wallEdges } = raiseWalls(edges, cells, neighbours);
  const wallHexes = [...plan.wallHexes.map(({ hex }) => hex), ...shut.map(({ way }) => way.at)];
  let passage: Passage | null = null;
  let lattice: Lattice | null = null;
  const compiled: CompiledBoard = {
    ...cells,
    neighbours,
    walled,
    wallEdges,
    wallHexes: wallHexes.sort(byHex),
    lattice: () => (lattice ??= layLattice(compiled)),
    passage: () => (passage ??= passageOver(cells, wallHexes, edges)),
    readScene: (query, faults) => readScene(compiled, query, faults),
    openDoors: doors.filter(({ id, at }) => openDoors.has(id) && cells.find(at.q, at.r) !== NONE),
    doorways: shut.filter(({ door }) => door.state === 'closed').map(({ way }) => way),
    lockedDoors: shut.filter(({ door }) => door.state === 'locked').map(({ way }) => way),
    ...layMap(
      plan.overlays.map(({ overlay }) => overlay),
      cells,
    ),
    rows: { range: [], passage: [], cornersStrict: [], cornersLenient: [], hexToHex: [] },
    scratch: {
      terrain: new Uint16Array(cells.count),
      occupant: new Int16Array(cells.count),
    },
  };
  return compiled;
};

/**
 * Compiles a map to a board that answers many questions.
 *
 * Shape: the hexes come from one of `hexes`, `rooms`, `rows` or `drawing`; closed and locked doors
 * and unrevealed rooms are wall (R-MOVE-7, R-HEX-7). At most 4,096 hexes. Overlays of the map become
 * the default of queries; they never need a new board.
 *
 * Errors: every fault at once, each with its path: `boardTooLarge`, `noHexes`, `hexSources`,
 * `duplicateHex`, `hexIsWall`, `overlayOffBoard`, `overlaysCollide`, `wallEdgeApart`,
 * `wallEdgeOffBoard`, `duplicateId`, `doorJoinsNothing`, `unknownRoom`, `unknownDoor`,
 * `unknownGlyph`, `invalidValue`.
 *
 * @example
 * import { compileBoard, range } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . #', '. ^ . .', '. . . .'] });
 * assert(board._tag === 'Right');
 * assert.equal(range(board.right, { q: 0, r: 0 }, { q: 2, r: 1 }), 3);
 */
export const compileBoard = (
  map: BoardMap,
  opened?: Opened,
): Either<NonEmptyArray<BoardError>, Board> => {
  const faults: BoardError[] = [];
  const plan = readPlan(map, faults);
  // Where the hexes could not be read at all, nothing can be said about what lies on them.
  if (plan.hexes.length > 0 || faults.length === 0) checkPlan(plan, faults);
  const layout = readOpened(opened, plan, faults);
  const [first, ...rest] = faults;
  if (first !== undefined) return left([first, ...rest]);
  const cells = numberCells(openHexes(layout));
  return cells.count === 0
    ? left([{ type: 'noHexes', path: [], ruling: null }])
    : right(toHandle(build(layout, cells)));
};
