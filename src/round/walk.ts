/** Moving: legs of characters, paths of monsters, and what happens on every hex (R-MOVE-1 to R-MOVE-17). */

import { mayMove } from '../condition/index.js';
import { equals } from '../hex/index.js';
import { reachable, shortestPath } from '../pathfinding/index.js';
import type { Hex, MoveMode } from '../vocabulary/index.js';
import { figureOf, happened, push, still, followedBy, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import type { Figure, GameState, OverlayState } from './state.js';
import { ownerOf } from './owner.js';
import { performed } from './performed.js';
import type { Task } from './task.js';

const queryFor = (env: Env, state: GameState, figure: Figure, points: number, mode: MoveMode) => ({
  from: figure.at,
  points,
  mode,
  side: figure.side,
  figures: piecesOf(state),
  overlays: overlaysOf(state),
  opensDoors: figure.kind === 'character',
  edition: env.flags.edition,
});

/** The hexes that a leg of a move can end on. */
const legsOf = (env: Env, state: GameState, figure: Figure, points: number, mode: MoveMode) =>
  reachable(env.boardOf(state), queryFor(env, state, figure, points, mode)).filter(
    ({ hex }) => !equals(hex, figure.at),
  );

/** A jump or flight is judged by its last hex (R-MOVE-8), so it is one leg; a walk is a run of them. */
const isOneLeg = (mode: MoveMode): boolean => mode !== 'walk';

/** A character's move: a leg, or its end. */
export const moveHandler: Handler<'move'> = {
  asks: (env, state, { figure: id, points, mode }) => {
    const figure = figureOf(state, id);
    if (figure === null || !mayMove(figure.conditions)) return [];
    const legs = legsOf(env, state, figure, points, mode).map(({ hex }): Command => ({
      type: 'moveTo',
      figure: id,
      hex,
    }));
    if (legs.length === 0) return [];
    return [
      {
        seat: ownerOf(state, id),
        figure: id,
        commands: [{ type: 'endMove', figure: id }, ...legs],
      },
    ];
  },
  answer: (env, state, task, command) => {
    const figure = figureOf(state, task.figure);
    if (command.type !== 'moveTo' || figure === null) return still(state);
    const way = shortestPath(env.boardOf(state), {
      ...queryFor(env, state, figure, task.points, task.mode),
      to: command.hex,
    });
    if (way === null) return still(state);
    const rest: readonly Task[] = isOneLeg(task.mode)
      ? []
      : [{ ...task, points: task.points - way.movement }];
    const walk: Task = { type: 'walk', figure: task.figure, path: way.path, mode: task.mode };
    return still(push(performed(task.figure)(state), walk, ...rest));
  },
  go: (_, state) => still(state),
};

/** Whether a hex that is entered takes effect: all of a walk, the last one of a jump, none of a flight. */
const takesEffect = (mode: MoveMode, isLast: boolean): boolean =>
  mode === 'walk' || (mode === 'jump' && isLast);

const at = (state: GameState, hex: Hex, type: OverlayState['type']): OverlayState | null =>
  state.overlays.find((one) => one.type === type && equals(one.at, hex)) ?? null;

/** A trap is sprung and gone: damage first, followedBy its conditions (R-MOVE-13). */
const springTrap =
  (id: string, trap: OverlayState, by: string | null) =>
  (state: GameState): Outcome => {
    const gone = { ...state, overlays: state.overlays.filter((one) => one !== trap) };
    const hit = {
      source: 'trap' as const,
      amount: trap.damage ?? 0,
      conditions: trap.conditions,
    };
    return happened(push(gone, { type: 'hurt', victim: id, hit, by }), {
      type: 'trapSprung',
      figure: id,
      at: trap.at,
    });
  };

/** What lies on a hex takes effect on whoever enters it, by whoever made it enter (R-MOVE-16). */
export const enter =
  (id: string, hex: Hex, by: string | null) =>
  (state: GameState): Outcome => {
    const trap = at(state, hex, 'trap');
    if (trap !== null) return springTrap(id, trap, by)(state);
    const hazard = at(state, hex, 'hazardous');
    const amount = hazard?.damage ?? 0;
    return still(
      amount > 0
        ? push(state, { type: 'hurt', victim: id, hit: { source: 'hazardous', amount }, by })
        : state,
    );
  };

/** A leg hex by hex: what a hex does is done before the next is entered (R-MOVE-3). */
export const walkHandler: Handler<'walk'> = {
  go: (_, state, { figure: id, path, mode }) => {
    const [hex, ...rest] = path;
    const figure = figureOf(state, id);
    if (hex === undefined || figure === null || !mayMove(figure.conditions)) return still(state);
    const isLast = rest.length === 0;
    const onward = isLast ? state : push(state, { type: 'walk', figure: id, path: rest, mode });
    const moved = happened(
      withFigure(onward, id, () => ({ at: hex })),
      { type: 'moved', figure: id, path: [hex], forced: false },
    );
    return takesEffect(mode, isLast) ? followedBy(moved, enter(id, hex, null)) : moved;
  },
};

/** A monster's move, where the players choose between paths that are as good (R-MON-11, R-MON-17). */
export const monsterMoveHandler: Handler<'monsterMove'> = {
  asks: (_, __, { figure, paths }) =>
    paths.length < 2
      ? []
      : [
          {
            seat: null,
            figure,
            commands: paths.map((path): Command => ({ type: 'moveAlong', figure, path })),
          },
        ],
  answer: (_, state, { figure, mode }, command) =>
    still(
      command.type === 'moveAlong'
        ? push(state, { type: 'walk', figure, path: command.path, mode })
        : state,
    ),
  go: (_, state, { figure, paths, mode }) =>
    still(push(state, { type: 'walk', figure, path: paths[0] ?? [], mode })),
};
