/** The legs of a move: where each can end, and when a move may end (R-MOVE-1, R-MOVE-2, R-MOVE-8). */

import { range, type Board } from '../board/index.js';
import { equals } from '../hex/index.js';
import { reachable, shortestPath, type Way } from '../pathfinding/index.js';
import type { Hex, MoveMode } from '../vocabulary/index.js';
import { piecesOf, type Env } from './env.js';
import type { TaskOf } from './handler.js';
import type { Figure, GameState } from './state.js';
import { groundFor, hasTrait } from './trait.js';

type Move = Pick<TaskOf<'move'>, 'points' | 'mode' | 'begun'>;

/** Whether somebody else stands on a hex. */
export const isTaken = ({ figures }: GameState, id: string, hex: Hex): boolean =>
  figures.some((one) => one.id !== id && equals(one.at, hex));

/** The mover itself is left out: passing through an ally it shares its hex. */
const walkQuery = (env: Env, state: GameState, figure: Figure, points: number) => ({
  from: figure.at,
  points,
  mode: 'walk' as const,
  side: figure.side,
  figures: piecesOf(state).filter(({ id }) => id !== figure.id),
  overlays: groundFor(env, state, figure),
  opensDoors: figure.kind === 'character',
  rules: env.flags.movement,
});

/** Nothing but walls is in the way of a jump or a flight (R-MOVE-8, R-MOVE-9). */
const jumpQuery = (env: Env, figure: Figure, points: number) => ({
  from: figure.at,
  points,
  mode: 'jump' as const,
  side: figure.side,
  figures: [],
  overlays: [],
  opensDoors: figure.kind === 'character',
  rules: env.flags.movement,
});

const wayOnFoot = (
  env: Env,
  state: GameState,
  figure: Figure,
  points: number,
  to: Hex,
): Way | null => {
  const query = walkQuery(env, state, figure, points);
  // Whoever stands on the hex is an ally that is passed.
  const figures = query.figures.filter((one) => !equals(one.at, to));
  return shortestPath(env.boardOf(state), { ...query, figures, to });
};

/** The hexes of allies from which the walk can still come to a legal end (R-MOVE-2). */
const passages = (env: Env, state: GameState, figure: Figure, points: number): readonly Hex[] =>
  state.figures
    .filter(({ side, at }) => side === figure.side && !equals(at, figure.at))
    .map(({ at }) => at)
    .filter((at) => {
      const way = wayOnFoot(env, state, figure, points, at);
      if (way === null || way.movement > points) return false;
      const onward = walkQuery(env, state, { ...figure, at }, points - way.movement);
      return reachable(env.boardOf(state), onward).some(({ hex }) => !equals(hex, at));
    });

const has = ({ overlays }: GameState, hex: Hex, type: 'obstacle' | 'difficult'): boolean =>
  overlays.some((one) => one.type === type && equals(one.at, hex));

/** Whether a move leads through the air: over everything but walls. */
const isAirborne = (mode: MoveMode): boolean => mode === 'jump' || mode === 'fly';

/**
 * What landing on a hex costs besides the point for entering it, `null` where nobody can land (R-MOVE-8). Whoever
 * flies comes to rest on anything but a figure (R-MOVE-9).
 */
const landingCost = (
  env: Env,
  state: GameState,
  figure: Figure,
  mode: MoveMode,
  hex: Hex,
): number | null => {
  if (isTaken(state, figure.id, hex)) return null;
  if (mode === 'fly') return 0;
  if (has(state, hex, 'obstacle')) return null;
  const isHard =
    env.flags.movement.jumpDifficultLast &&
    has(state, hex, 'difficult') &&
    !hasTrait(env, state, figure, 'ignoresTerrain');
  return isHard ? 1 : 0;
};

/** How far it is; a closed door is not on the board, but whoever flies into it is there. */
const wayBetween = (board: Board, from: Hex, to: Hex, far: number): number =>
  equals(from, to) ? 0 : (range(board, from, to) ?? far);

const flights = (
  env: Env,
  state: GameState,
  figure: Figure,
  { points, mode }: Pick<Move, 'points' | 'mode'>,
): readonly Hex[] => {
  const board = env.boardOf(state);
  const over = reachable(board, jumpQuery(env, figure, points));
  const landings = over.flatMap(({ hex }) => {
    const cost = landingCost(env, state, figure, mode, hex);
    return cost === null ? [] : [{ hex, cost }];
  });
  return over
    .filter(({ hex, movement }) =>
      landings.some(
        (landing) =>
          wayBetween(board, hex, landing.hex, points) + landing.cost <= points - movement,
      ),
    )
    .map(({ hex }) => hex);
};

/** The hexes that the next leg of a move can end on, ascending. */
export const legsOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  { points, mode }: Move,
): readonly Hex[] => {
  const ends = isAirborne(mode)
    ? flights(env, state, figure, { points, mode })
    : [
        ...reachable(env.boardOf(state), walkQuery(env, state, figure, points)).map(
          ({ hex }) => hex,
        ),
        ...passages(env, state, figure, points),
      ];
  return ends.filter((hex) => !equals(hex, figure.at)).sort((a, b) => a.q - b.q || a.r - b.r);
};

/** The canonical way of a leg. */
export const legTo = (
  env: Env,
  state: GameState,
  figure: Figure,
  { points, mode }: Move,
  to: Hex,
): Way | null =>
  isAirborne(mode)
    ? shortestPath(env.boardOf(state), { ...jumpQuery(env, figure, points), to })
    : wayOnFoot(env, state, figure, points, to);

/**
 * Whether a move that can go on may end where the figure is: not in an ally's hex, not in the air (R-MOVE-2,
 * R-MOVE-8). Points are left then, and one is all that a landing can cost.
 */
export const mayEndMove = (
  env: Env,
  state: GameState,
  figure: Figure,
  { mode, begun }: Pick<Move, 'mode' | 'begun'>,
): boolean => {
  if (!begun) return true;
  return isAirborne(mode)
    ? landingCost(env, state, figure, mode, figure.at) !== null
    : !isTaken(state, figure.id, figure.at);
};
