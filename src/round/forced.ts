/** Pushes and pulls, step by step (R-MOVE-18 to R-MOVE-26). */

import { isLeft } from '../core/index.js';
import { compare, equals } from '../hex/index.js';
import { pullOptions, pushOptions, type ForcedEnd } from '../pathfinding/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, followedBy, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import type { GameState } from './state.js';
import { enter } from './walk.js';

type ForcedMoveTask = TaskOf<'forcedMove'>;

/** Where the rest of a forced move can end. */
const endsOf = (env: Env, state: GameState, task: ForcedMoveTask): readonly ForcedEnd[] => {
  const source = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  if (source === null || target === null || task.left === 0) return [];
  const options = task.kind === 'push' ? pushOptions : pullOptions;
  const moves = options(env.boardOf(state), {
    source: source.at,
    target: target.at,
    distance: task.left,
    side: target.side,
    figures: piecesOf(state),
    overlays: overlaysOf(state),
    edition: env.flags.edition,
  });
  return isLeft(moves) ? [] : moves.right.ends;
};

/** The hexes of the first steps, ascending. */
const stepsOf = (ends: readonly ForcedEnd[]): readonly Hex[] =>
  ends
    .flatMap(({ path }) => path.slice(0, 1))
    .filter((hex, index, all) => all.findIndex((one) => equals(one, hex)) === index)
    .sort(compare);

/** It may be declined before it begins, and ends where the way is blocked (R-MOVE-22). */
const mayStop = (task: ForcedMoveTask, ends: readonly ForcedEnd[]): boolean =>
  !task.begun || ends.some(({ path }) => path.length === 0);

const commandsOf = (task: ForcedMoveTask, ends: readonly ForcedEnd[]): readonly Command[] => [
  ...(mayStop(task, ends) ? [{ type: 'stop', target: task.target } as const] : []),
  ...stepsOf(ends).map((hex): Command => ({ type: 'pushStep', target: task.target, hex })),
];

const stepTo =
  (task: ForcedMoveTask, hex: Hex) =>
  (state: GameState): Outcome => {
    const onward = push(state, { ...task, left: task.left - 1, begun: true });
    const moved = happened(
      withFigure(onward, task.target, () => ({ at: hex })),
      { type: 'moved', figure: task.target, path: [hex], forced: true },
    );
    return followedBy(moved, enter(task.target, hex, task.figure));
  };

/** One push or pull: declined, or done as far as possible. */
export const forcedMoveHandler: Handler<'forcedMove'> = {
  asks: (env, state, task) => {
    const ends = endsOf(env, state, task);
    const commands = commandsOf(task, ends);
    if (stepsOf(ends).length === 0) return [];
    return [{ seat: ownerOf(state, task.figure), figure: task.target, commands }];
  },
  answer: (_, state, task, command) =>
    command.type === 'pushStep' ? stepTo(task, command.hex)(state) : still(state),
  go: (_, state) => still(state),
};
