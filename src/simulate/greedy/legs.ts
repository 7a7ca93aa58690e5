/** What lies on the ways of a move: legs go along the canonical path, traps and all (R-MOVE-1, R-MOVE-3). */

import type { Board } from '../../board/index.js';
import { equals } from '../../hex/index.js';
import { reachable } from '../../pathfinding/index.js';
import type { GameState } from '../../round/index.js';
import type { Hex } from '../../vocabulary/index.js';

/** How many traps and hazardous hexes a leg enters, by the hex that it ends on. */
export type Negatives = ReadonlyMap<string, number>;

/** The name of a hex. */
export const keyOf = ({ q, r }: Hex): string => `${String(q)} ${String(r)}`;

/**
 * The legs of the move that somebody decides about; none where nobody does, and none for a jump, of which only
 * the last hex takes effect. An ally's hex is not among them: the move could not end there.
 */
export const negativesOnLegs = (
  board: Board,
  { agenda, figures, overlays }: GameState,
): Negatives => {
  const task = agenda.at(-1);
  const mover =
    task?.type === 'move' && task.mode !== 'jump'
      ? figures.find(({ id }) => id === task.figure)
      : undefined;
  if (task?.type !== 'move' || mover === undefined) return new Map();
  const legs = reachable(board, {
    from: mover.at,
    points: task.points,
    side: mover.side,
    figures: figures.filter(({ at }) => !equals(at, mover.at)),
    overlays: overlays.map(({ type, at }) => ({ type, at })),
    opensDoors: mover.kind === 'character',
  });
  return new Map(legs.map(({ hex, negativeHexes }) => [keyOf(hex), negativeHexes]));
};
