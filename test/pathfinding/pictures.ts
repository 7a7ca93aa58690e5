/**
 * What a figure can reach, as a picture: one text for each row of the map, with the movement points to
 * every hex, one `^` for each negative hex on the way, `+` where a door is opened by moving in, `-`
 * where the move cannot end and `#` where no hex is.
 *
 * @module
 */
import { hasHex } from '../../src/board/index.js';
import { reachable, type MovementQuery, type ReachableHex } from '../../src/pathfinding/index.js';
import type { Candidate, Hex } from '../../src/vocabulary/index.js';
import type { BoardMap } from '../../src/board/index.js';
import { sceneOf } from '../board/scene.js';
import { isSame } from '../board/slow-board.js';

/** The hex in a column of a row. */
const hexIn = (row: number, column: number): Hex => ({
  q: column,
  r: row - Math.ceil(column / 2),
});

const show = (found: ReachableHex | undefined, isOnBoard: boolean): string => {
  if (found === undefined) return isOnBoard ? '-' : '#';
  const { movement, negativeHexes, opens } = found;
  return `${String(movement)}${'^'.repeat(negativeHexes)}${opens === null ? '' : '+'}`;
};

/** The picture of what the monster `A` reaches on a map of rows. */
export const reachIn = (
  rows: readonly string[],
  query: Partial<MovementQuery> = {},
  figures: Readonly<Record<string, Partial<Candidate>>> = {},
  map: BoardMap = {},
): readonly string[] => {
  const scene = sceneOf(rows, figures, map);
  const reached = reachable(scene.board, {
    from: scene.at('A'),
    side: 'monsters',
    figures: scene.figures,
    ...query,
  });
  return rows.map((row, line) =>
    row
      .split(/\s+/)
      .map((_, column) => {
        const hex = hexIn(line, column);
        return show(
          reached.find((one) => isSame(one.hex, hex)),
          hasHex(scene.board, hex),
        );
      })
      .join(' '),
  );
};
