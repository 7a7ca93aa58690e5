import { edgeBetween, hexOf, neighbourTable, NONE, numberCells, spread, type CompiledBoard } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';

/** Hexes and wall hexes together, with the cells of the board among them. */
interface Passage {
  readonly neighbours: Int16Array;
  /** For each cell of the board its number here. */
  readonly place: readonly number[];
}

const passages = new WeakMap<CompiledBoard, Passage>();

const removeThinWalls = (
  { wallEdges }: CompiledBoard,
  find: (q: number, r: number) => number,
  neighbours: Int16Array,
): void => {
  for (const [a, b] of wallEdges) {
    const edge = edgeBetween(a, b);
    neighbours[6 * find(a.q, a.r) + edge] = NONE;
    neighbours[6 * find(b.q, b.r) + ((edge + 3) % 6)] = NONE;
  }
};

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [
  ...new Map(hexes.map((hex) => [`${String(hex.q)},${String(hex.r)}`, hex])).values(),
];

const makePassage = (compiled: CompiledBoard): Passage => {
  const floor = Array.from({ length: compiled.count }, (_, cell) => hexOf(compiled, cell));
  const cells = numberCells(distinct([...floor, ...compiled.wallHexes]));
  const neighbours = neighbourTable(cells);
  removeThinWalls(compiled, cells.find, neighbours);
  return { neighbours, place: floor.map(({ q, r }) => cells.find(q, r)) };
};

const passageOf = (compiled: CompiledBoard): Passage => {
  const made = passages.get(compiled) ?? makePassage(compiled);
  passages.set(compiled, made);
  return made;
};

/**
 * Steps of a teleport from one cell to every cell: over wall hexes too, but not across thin walls
 * nor beyond the hexes and wall hexes of the map.
 */
export const passageRow = (compiled: CompiledBoard, origin: number): Int16Array => {
  const known = compiled.rows.passage[origin];
  if (known !== undefined) return known;
  const { neighbours, place } = passageOf(compiled);
  const distance = spread(neighbours, [place[origin] ?? 0]);
  const row = Int16Array.from(place, (cell) => distance[cell] ?? 0);
  compiled.rows.passage[origin] = row;
  return row;
};

