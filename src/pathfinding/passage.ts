import { spread, type CompiledBoard } from '../board/internal.js';

/**
 * Steps of a teleport from one cell to every cell: over wall hexes too, but not across thin walls
 * nor beyond the hexes and wall hexes of the map.
 */
export const passageRow = (compiled: CompiledBoard, origin: number): Int16Array => {
  const known = compiled.rows.passage[origin];
  if (known !== undefined) return known;
  const { neighbours, place } = compiled.passage();
  const distance = spread(neighbours, [place[origin]!]);
  const row = place.map((cell) => distance[cell]!);
  compiled.rows.passage[origin] = row;
  return row;
};
