/** Moving: legs of characters, paths of monsters, hex by hex (R-MOVE-1 to R-MOVE-9). */

import { mayMove } from '../condition/index.js';
import type { Hex, MoveMode } from '../vocabulary/index.js';
import { figureOf, happened, push, still, followedBy, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { openDoor } from './doors.js';
import { enter } from './enter.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { isTaken, legsOf, legTo, mayEndMove } from './legs.js';
import { ownerOf } from './owner.js';
import { fulfils, legsLeft } from './move-must.js';
import { movedInto, performed, putBack } from './performed.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';

/** Whether a trap ended the move (R-MOVE-3). */
const isHalted = ({ flags }: Env, { conditions }: Figure): boolean =>
  flags.play.stopMoveWhenImmobilized && !mayMove(conditions);

/** A jump comes down: only its last hex takes effect (R-MOVE-8). */
const land = (env: Env, state: GameState, { figure: id, mode, begun }: TaskOf<'move'>): Outcome => {
  const figure = figureOf(state, id);
  return figure !== null && mode === 'jump' && begun
    ? enter(env, id, figure.at, null)(state)
    : still(state);
};

/** The last hex of a way on which nobody else stands. */
const lastFree = (state: GameState, id: string, path: readonly Hex[], before: Hex): Hex =>
  path.findLast((hex) => !isTaken(state, id, hex)) ?? before;

/** One leg, and the move goes on with the points that are left. */
const walkLeg = (env: Env, state: GameState, task: TaskOf<'move'>, to: Hex): Outcome => {
  const figure = figureOf(state, task.figure);
  const way = figure === null ? null : legTo(env, state, figure, task, to);
  if (figure === null || way === null) return still(state);
  const { path, movement } = way;
  const back = task.back ?? figure.at;
  // On the way of a jump nothing takes effect, as in flight.
  const mode = task.mode === 'jump' ? 'fly' : task.mode;
  return still(
    push(
      performed(task.figure)(state),
      { type: 'walk', figure: task.figure, path, mode, back },
      {
        ...task,
        points: task.points - movement,
        begun: true,
        back: lastFree(state, task.figure, path, back),
      },
    ),
  );
};

/** A character's move: a leg, or its end. */
export const moveHandler: Handler<'move'> = {
  asks: (env, state, task) => {
    const { figure: id } = task;
    const figure = figureOf(state, id);
    if (figure === null || isHalted(env, figure)) return [];
    const all = legsOf(env, state, figure, task);
    const canEnd = mayEndMove(env, state, figure, task);
    const left = legsLeft(env, state, task, all);
    // Nobody stays in an ally's hex because nothing fulfils any more what must hold of the move.
    const legs = left.length === 0 && !canEnd ? all : left;
    if (legs.length === 0) return [];
    const end: readonly Command[] =
      canEnd && fulfils(env, state, task) ? [{ type: 'endMove', figure: id }] : [];
    const commands = [...end, ...legs.map((hex): Command => ({ type: 'moveTo', figure: id, hex }))];
    return [{ seat: ownerOf(state, id), figure: id, commands }];
  },
  answer: (env, state, task, command) =>
    command.type === 'moveTo' ? walkLeg(env, state, task, command.hex) : land(env, state, task),
  go: (env, state, task) => land(env, state, task),
};

/** Whether a hex that is entered takes effect: all of a walk, the last one of a jump, none of a flight. */
const takesEffect = (mode: MoveMode, isLast: boolean): boolean =>
  mode === 'walk' || (mode === 'jump' && isLast);

/** A leg hex by hex: what a hex does is done before the next is entered (R-MOVE-3). */
export const walkHandler: Handler<'walk'> = {
  go: (env, state, { figure: id, path, mode, back }) => {
    const [hex, ...rest] = path;
    const figure = figureOf(state, id);
    if (hex === undefined || figure === null || isHalted(env, figure)) return still(state);
    const isLast = rest.length === 0;
    const taken = isTaken(state, id, hex);
    const onward: readonly Task[] = [
      ...(taken ? [{ type: 'standBack', mover: id, hex: back } as const] : []),
      ...(isLast
        ? []
        : [{ type: 'walk', figure: id, path: rest, mode, back: taken ? back : hex } as const]),
    ];
    const moved = happened(
      withFigure(push(movedInto(state, id, hex), ...onward), id, () => ({ at: hex })),
      { type: 'moved', figure: id, path: [hex], forced: false, by: null },
    );
    const landed = takesEffect(mode, isLast) ? followedBy(moved, enter(env, id, hex, null)) : moved;
    return followedBy(landed, openDoor(env, figure, hex));
  },
};

/** Whoever is stopped by a trap in an ally's hex stands on the last free hex of its way (R-MOVE-3). */
export const standBackHandler: Handler<'standBack'> = {
  go: (env, state, { mover, hex }) => {
    const figure = figureOf(state, mover);
    if (figure === null || !isHalted(env, figure)) return still(state);
    return happened(
      withFigure(putBack(state, mover, hex), mover, () => ({ at: hex })),
      { type: 'moved', figure: mover, path: [hex], forced: false, by: null },
    );
  },
};

const walkAlong = (
  state: GameState,
  { figure: id, mode }: TaskOf<'monsterMove'>,
  path: readonly Hex[],
): Outcome => {
  const figure = figureOf(state, id);
  if (figure === null) return still(state);
  const begun = path.length > 0 ? performed(id)(state) : state;
  return still(push(begun, { type: 'walk', figure: id, path, mode, back: figure.at }));
};

/** A monster's move, where the players choose between paths that are as good (R-MON-11, R-MON-17). */
export const monsterMoveHandler: Handler<'monsterMove'> = {
  asks: (_, state, { figure, paths }) =>
    paths.length < 2
      ? []
      : [
          {
            seat: ownerOf(state, figure),
            figure,
            commands: paths.map((path): Command => ({ type: 'moveAlong', figure, path })),
          },
        ],
  answer: (_, state, task, command) =>
    command.type === 'moveAlong' ? walkAlong(state, task, command.path) : still(state),
  go: (_, state, task) => walkAlong(state, task, task.paths[0] ?? []),
};
