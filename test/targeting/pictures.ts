/**
 * From where a figure can be attacked, as a picture: `x` where it can, `!` where the attack is at
 * disadvantage, `.` where it cannot and `#` where no hex is.
 *
 * @module
 */
import { hasHex, type BoardMap } from '../../src/board/index.js';
import { attackHexes, type AttackHexesQuery } from '../../src/targeting/index.js';
import type { Candidate } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';
import { isSame } from '../board/slow-board.js';
import { right } from './ask.js';

/** The picture of the hexes from which characters can attack the monster `A` on a map of rows. */
export const attackIn = (
  rows: readonly string[],
  attack: AttackHexesQuery['attack'],
  figures: Readonly<Record<string, Partial<Candidate>>> = {},
  map: BoardMap = {},
): readonly string[] => {
  const scene = sceneOf(rows, figures, map);
  const found = right(
    attackHexes(scene.board, {
      target: 'A',
      side: 'characters',
      attack,
      figures: scene.figures,
    }),
  );
  return rows.map((row, line) =>
    row
      .split(/\s+/)
      .map((_, q) => {
        const hex = { q, r: line - Math.ceil(q / 2) };
        const from = found.find((one) => isSame(one.hex, hex));
        if (from === undefined) return hasHex(scene.board, hex) ? '.' : '#';
        return from.disadvantage ? '!' : 'x';
      })
      .join(' '),
  );
};
