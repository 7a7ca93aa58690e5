import { invalidValue, isRecord, readList, type Path } from '../core/index.js';
import type { Hex } from '../vocabulary/index.js';
import { EDGES, edgeBetween, hexBeyond, NONE, numberCells, type Cells } from './cells.js';
import type { BoardError } from './error.js';
import type { Placed, Plan, PlannedDoor } from './plan.js';
import { layOverlays } from './terrain.js';

type Faults = BoardError[];

/** A checked map with the rooms and doors that are open by now. */
export interface Layout {
  readonly plan: Plan;
  /** Ids of the revealed rooms, or `null` on a map without rooms. */
  readonly rooms: ReadonlySet<string> | null;
  /** Ids of the doors that stand open. */
  readonly openDoors: ReadonlySet<string>;
}

const keyOf = ({ q, r }: Hex): string => `${String(q)},${String(r)}`;

const noteDuplicates = (placed: readonly Placed[], faults: Faults): void => {
  const seen = new Set<string>();
  for (const { hex, path } of placed) {
    const key = keyOf(hex);
    if (seen.has(key)) faults.push({ type: 'duplicateHex', path, ruling: 'R-HEX-1', hex });
    seen.add(key);
  }
};

const noteDuplicateIds = (
  named: readonly { readonly id: string; readonly path: Path }[],
  faults: Faults,
): void => {
  const seen = new Set<string>();
  for (const { id, path } of named) {
    if (seen.has(id)) faults.push({ type: 'duplicateId', path, ruling: null, id });
    seen.add(id);
  }
};

/** All cells of the map, revealed or not, doors included: what its lists may refer to. */
export const wholeMap = ({ hexes, doors }: Plan): Cells => {
  const all = [...hexes.map(({ hex }) => hex), ...doors.map(({ at }) => at)];
  return numberCells([...new Map(all.map((hex) => [keyOf(hex), hex])).values()]);
};

const has = (cells: Cells, { q, r }: Hex): boolean => cells.find(q, r) !== NONE;

const noteWalls = ({ wallHexes, wallEdges }: Plan, whole: Cells, faults: Faults): void => {
  for (const { hex, path } of wallHexes)
    if (has(whole, hex)) faults.push({ type: 'hexIsWall', path, ruling: 'R-HEX-3', hex });
  for (const { between, path } of wallEdges) {
    if (edgeBetween(...between) === NONE)
      faults.push({ type: 'wallEdgeApart', path, ruling: 'R-HEX-2', between });
    else if (!between.some((hex) => has(whole, hex)))
      faults.push({ type: 'wallEdgeOffBoard', path, ruling: 'R-HEX-3', between });
  }
};

const noteDoors = (doors: readonly PlannedDoor[], whole: Cells, faults: Faults): void => {
  noteDuplicateIds(doors, faults);
  const seen = new Set<string>();
  for (const { id, at, path } of doors) {
    if (seen.has(keyOf(at)))
      faults.push({ type: 'duplicateHex', path: [...path, 'at'], ruling: 'R-HEX-1', hex: at });
    seen.add(keyOf(at));
    if (!EDGES.some((edge) => has(whole, hexBeyond(at, edge))))
      faults.push({ type: 'doorJoinsNothing', path, ruling: 'R-MOVE-7', door: id, hex: at });
  }
};

const noteOverlays = ({ overlays }: Plan, whole: Cells, faults: Faults): void => {
  const terrain = new Uint16Array(whole.count);
  for (const { overlay, path } of overlays)
    layOverlays(whole.find, [overlay], [], terrain, {
      push: (fault) => faults.push({ ...fault, path: [...path, ...fault.path.slice(1)] }),
    });
};

/** Notes everything about a map that is well-formed and still wrong. */
export const checkPlan = (plan: Plan, faults: Faults): void => {
  const whole = wholeMap(plan);
  noteDuplicates(plan.hexes, faults);
  noteDuplicates(plan.wallHexes, faults);
  noteDuplicateIds(plan.rooms ?? [], faults);
  noteWalls(plan, whole, faults);
  noteDoors(plan.doors, whole, faults);
  noteOverlays(plan, whole, faults);
};

const readIds = (
  value: unknown,
  known: ReadonlySet<string>,
  list: 'rooms' | 'doors',
  faults: Faults,
): ReadonlySet<string> => {
  const ids = new Set<string>();
  const path = ['opened', list];
  readList(value, path, 'ids', faults).forEach((id, index) => {
    if (typeof id !== 'string') faults.push(invalidValue([...path, index], 'text', id));
    else if (known.has(id)) ids.add(id);
    else
      faults.push({
        type: list === 'rooms' ? 'unknownRoom' : 'unknownDoor',
        path: [...path, index],
        ruling: 'R-HEX-7',
        id,
      });
  });
  return ids;
};

/** Reads which rooms are revealed and which doors are open. */
export const readOpened = (opened: unknown, plan: Plan, faults: Faults): Layout => {
  const given = isRecord(opened) ? opened : {};
  if (opened !== undefined && opened !== null && !isRecord(opened))
    faults.push(invalidValue(['opened'], 'opened', opened));
  const roomIds = new Set((plan.rooms ?? []).map(({ id }) => id));
  const doorIds = new Set(plan.doors.map(({ id }) => id));
  const rooms = readIds(given['rooms'], roomIds, 'rooms', faults);
  const doors = readIds(given['doors'], doorIds, 'doors', faults);
  const open = plan.doors.filter(({ id, state }) => state === 'open' || doors.has(id));
  return {
    plan,
    rooms: plan.rooms === null ? null : Array.isArray(given['rooms']) ? rooms : roomIds,
    openDoors: new Set(open.map(({ id }) => id)),
  };
};
