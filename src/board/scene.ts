import { invalidValue, isHex, isRecord, noteNoHex, readList, type Path } from '../core/index.js';
import { SIDES, type Hex, type Piece, type Side } from '../vocabulary/index.js';
import { NONE } from './cells.js';
import { compiledBehind, type CompiledBoard, type Scene, type SceneFaults } from './compiled.js';
import { layOverlays } from './terrain.js';

/** No figure. */
export const NOBODY = -1;

const IS_SIDE: Readonly<Record<Side, true>> = {
  characters: true,
  monsters: true,
  third: true,
  neutral: true,
};

const isSide = (value: unknown): value is Side =>
  typeof value === 'string' && Object.hasOwn(IS_SIDE, value);

const isOptionalFlag = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'boolean';

/** Whoever reads it, a place in the initiative order is a number. */
const noteInitiative = (value: unknown, path: Path, faults: SceneFaults): void => {
  const initiative = isRecord(value) ? (value['initiative'] ?? 0) : 0;
  if (!Number.isFinite(initiative))
    faults.push(invalidValue([...path, 'initiative'], 'finite', initiative));
};

const noteMalformed = (value: unknown, path: Path, faults: SceneFaults): void => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'figure', value));
    return;
  }
  const { id, at, side, invisible, alsoAt } = value;
  if (typeof id !== 'string') faults.push(invalidValue([...path, 'id'], 'text', id));
  if (!isSide(side)) faults.push(invalidValue([...path, 'side'], SIDES, side));
  if (!isHex(at)) noteNoHex([...path, 'at'], at, faults);
  if (!isOptionalFlag(invisible))
    faults.push(invalidValue([...path, 'invisible'], 'flag', invisible));
  if (alsoAt === undefined || alsoAt === null) return;
  if (!Array.isArray(alsoAt)) faults.push(invalidValue([...path, 'alsoAt'], 'hexes', alsoAt));
  else
    alsoAt.forEach((hex, index) => {
      if (!isHex(hex)) noteNoHex([...path, 'alsoAt', index], hex, faults);
    });
};

const isPiece = (value: unknown): value is Piece =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isSide(value['side']) &&
  isHex(value['at']) &&
  isOptionalFlag(value['invisible']) &&
  (value['alsoAt'] === undefined ||
    value['alsoAt'] === null ||
    (Array.isArray(value['alsoAt']) && value['alsoAt'].every(isHex)));

interface Placing {
  readonly compiled: CompiledBoard;
  readonly figures: Piece[];
  readonly cells: number[];
  /** Where in the query's list each figure stands. */
  readonly places: number[];
  readonly occupant: Int16Array;
  readonly faults: SceneFaults;
}

/** Puts one hex of a figure on the board; the cell, or {@link NONE} with the fault noted. */
const place = (placing: Placing, index: number, hex: Hex, path: Path): number => {
  const { compiled, occupant } = placing;
  const cell = compiled.find(hex.q + 0, hex.r + 0);
  if (cell === NONE || occupant[cell] !== NOBODY) noteMisplaced(placing, index, hex, path);
  if (cell !== NONE) occupant[cell] = index;
  return cell;
};

const noteMisplaced = (placing: Placing, index: number, at: Hex, path: Path): void => {
  const { compiled, occupant, figures, places, faults } = placing;
  const hex = { q: at.q + 0, r: at.r + 0 };
  const where = ['figures', places[index] ?? index, ...path];
  const other = occupant[compiled.find(hex.q, hex.r)];
  const figure = figures[index]?.id ?? '';
  if (other === undefined)
    faults.push({ type: 'hexOffBoard', path: where, ruling: 'R-HEX-3', hex });
  else
    faults.push({
      type: 'hexOccupied',
      path: where,
      ruling: 'R-MOVE-2',
      figure,
      occupant: figures[other]?.id ?? figure,
      hex,
    });
};

const AT: Path = ['at'];

const placeFigure = (placing: Placing, figure: Piece, listed: number): void => {
  const index = placing.figures.length;
  placing.figures.push(figure);
  placing.places.push(listed);
  placing.cells.push(place(placing, index, figure.at, AT));
  figure.alsoAt?.forEach((hex, further) => place(placing, index, hex, ['alsoAt', further]));
};

const noteDuplicates = (figures: readonly Piece[], faults: SceneFaults): void => {
  const seen = new Set<string>();
  figures.forEach(({ id }, index) => {
    if (seen.has(id))
      faults.push({
        type: 'duplicateFigure',
        path: ['figures', index, 'id'],
        ruling: null,
        figure: id,
      });
    seen.add(id);
  });
};

const placeFigures = (compiled: CompiledBoard, value: unknown, faults: SceneFaults): Placing => {
  const occupant = compiled.scratch.occupant.fill(NOBODY);
  const placing: Placing = {
    compiled,
    figures: [],
    cells: [],
    places: [],
    occupant,
    faults,
  };
  const list = readList(value, ['figures'], 'figures', faults);
  for (let index = 0; index < list.length; index++) {
    const figure = list[index];
    noteInitiative(figure, ['figures', index], faults);
    if (isPiece(figure)) placeFigure(placing, figure, index);
    else noteMalformed(figure, ['figures', index], faults);
  }
  noteDuplicates(placing.figures, faults);
  return placing;
};

const readTerrain = (compiled: CompiledBoard, value: unknown, faults: SceneFaults): Uint16Array => {
  if (value === undefined || value === null) return compiled.terrain;
  const terrain = compiled.scratch.terrain.fill(0);
  const list = readList(value, ['overlays'], 'overlays', faults);
  layOverlays(compiled.find, list, ['overlays'], terrain, faults);
  return terrain;
};

/** Reads `figures` and `overlays` of a query; overlays left out are those of the map. */
export const readScene = (
  compiled: CompiledBoard,
  query: Readonly<Record<string, unknown>>,
  faults: SceneFaults,
): Scene => {
  const { figures, cells, occupant } = placeFigures(compiled, query['figures'], faults);
  return { figures, cells, occupant, terrain: readTerrain(compiled, query['overlays'], faults) };
};

/** The compiled board behind a value, or `null` with the fault noted. */
export const readBoard = (
  value: unknown,
  path: Path,
  faults: SceneFaults,
): CompiledBoard | null => {
  const compiled = compiledBehind(value);
  if (compiled === null) faults.push({ type: 'notABoard', path, ruling: null });
  return compiled;
};

/** The cell of a hex of a query, or {@link NONE} with the fault noted. */
export const readCell = (
  compiled: CompiledBoard,
  value: unknown,
  path: Path,
  faults: SceneFaults,
): number => {
  if (!isHex(value)) {
    noteNoHex(path, value, faults);
    return NONE;
  }
  const hex = { q: value.q + 0, r: value.r + 0 };
  const cell = compiled.find(hex.q, hex.r);
  if (cell === NONE) faults.push({ type: 'hexOffBoard', path, ruling: 'R-HEX-3', hex });
  return cell;
};
