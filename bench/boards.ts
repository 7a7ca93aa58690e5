import { compileBoard, type Board } from '../src/board/index.js';
import type { Hex } from '../src/vocabulary/index.js';

/** A board, or the end of the run. */
export const compiled = (...map: Parameters<typeof compileBoard>): Board => {
  const board = compileBoard(...map);
  if (board._tag === 'Left') throw new Error(JSON.stringify(board.left[0]));
  return board.right;
};

/** A rectangle of hexes in even columns. */
export const rectangle = (columns: number, rows: number, atColumn = 0): readonly Hex[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const q = atColumn + Math.floor(index / rows);
    return { q, r: (index % rows) - Math.ceil(q / 2) };
  });

/** Five rooms of 39 hexes in a row, joined by open doors: 199 hexes. */
export const fiveRooms = () => {
  const [columns, rows] = [6, 6.5];
  const wide = [0, 1, 2, 3, 4].map((room) => ({
    id: `room-${String(room)}`,
    hexes: rectangle(columns, Math.ceil(rows), room * (columns + 1)).slice(
      0,
      columns * Math.ceil(rows) - 3,
    ),
  }));
  const doors = [1, 2, 3, 4].map((room) => {
    const q = room * (columns + 1) - 1;
    return {
      id: `door-${String(room)}`,
      at: { q, r: 3 - Math.ceil(q / 2) },
      state: 'open' as const,
    };
  });
  return { rooms: wide, doors };
};
