/** Pushes and pulls, step by step (R-MOVE-18 to R-MOVE-26). */

import { isLeft } from '../core/index.js';
import { compare, equals, neighbours } from '../hex/index.js';
import { pullOptions, pushOptions, type ForcedEnd } from '../pathfinding/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, followedBy, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { enter } from './enter.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import { blockedFor, breakThrough, intoObstacles, isBlocked } from './forced-obstacles.js';
import type { Handler, TaskOf } from './handler.js';
import { isTaken } from './legs.js';
import { ownerOf } from './owner.js';
import { movedInto } from './performed.js';
import type { DoerTo } from './performer.js';
import type { Figure, GameState } from './state.js';
import { hasTrait } from './trait.js';

type ForcedMoveTask = TaskOf<'forcedMove'>;

/** A forced move that is under way: what is asked about it again and again. */
interface Force {
  readonly env: Env;
  readonly state: GameState;
  readonly task: ForcedMoveTask;
  readonly source: Figure;
  readonly target: Figure;
}

const forceOf = (env: Env, state: GameState, task: ForcedMoveTask): Force | null => {
  const source = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  return source === null || target === null ? null : { env, state, task, source, target };
};

/** Whether obstacles stop a forced move: not where its ability moves its target into them. */
const areSolid = ({ state, task }: Force): boolean =>
  intoObstacles(state, task.figure).length === 0;

/**
 * Where a forced move that starts on a hex can end. The figure itself is left out, since on its way it may
 * share the hex of an ally; `except` is a hex whose figure does not count either.
 */
const endsFrom = (
  force: Force,
  from: Hex,
  left: number,
  except?: Hex,
  solid = areSolid(force),
): readonly ForcedEnd[] => {
  const { env, state, task, source, target } = force;
  const options = task.kind === 'push' ? pushOptions : pullOptions;
  const moves = options(env.boardOf(state), {
    source: task.source ?? source.at,
    target: from,
    distance: left,
    side: target.side,
    flying: hasTrait(env, state, target, 'flying'),
    figures: piecesOf(state).filter(
      ({ id, at }) => id !== target.id && (except === undefined || !equals(at, except)),
    ),
    overlays: overlaysOf(state).filter(({ type }) => solid || type !== 'obstacle'),
    rules: env.flags.movement,
  });
  return isLeft(moves) ? [] : moves.right.ends;
};

const lengthOf = (ends: readonly ForcedEnd[]): number =>
  Math.max(0, ...ends.map(({ path }) => path.length));

/** Whether whoever stands on a hex can be passed: an ally of the figure that is moved, or anybody in flight. */
const mayPass = ({ env, state, target }: Force, hex: Hex): boolean =>
  hasTrait(env, state, target, 'flying') ||
  state.figures.every(
    ({ id, at, side }) => id === target.id || !equals(at, hex) || side === target.side,
  );

/**
 * Whether the step leads the right way, and the rest of the move can come to rest (R-MOVE-18, R-MOVE-19).
 * `furthest` is how far the whole move can go.
 */
const isStep = (force: Force, hex: Hex, furthest: number): boolean => {
  const { env, state, task, target } = force;
  const isRightWay =
    mayPass(force, hex) && endsFrom(force, target.at, 1, hex).some(({ to }) => equals(to, hex));
  if (!isRightWay) return false;
  const onward = endsFrom(force, hex, task.left - 1);
  if (isTaken(state, target.id, hex) && onward.length === 0) return false;
  return env.flags.movement.forcedMoveMayChooseBlocked || 1 + lengthOf(onward) === furthest;
};

/** Every hex that the next step may enter, ascending. */
const stepsOf = (force: Force): readonly Hex[] => {
  const { env, state, target } = force;
  const { at } = target;
  if (force.task.left === 0 || hasTrait(env, state, target, 'noForcedMovement')) return [];
  const furthest = lengthOf(endsFrom(force, at, force.task.left));
  return [...neighbours(at)].filter((hex) => isStep(force, hex, furthest)).sort(compare);
};

/**
 * A push or pull is declined before it begins, except by monsters, which do all that they can (R-MON-3).
 * Later it ends where a blocked direction is chosen, as seen from the hex before (R-MOVE-22).
 */
const mayStop = (force: Force): boolean => {
  const { task, source, target } = force;
  if (task.from === null) return source.kind === 'character';
  const ends = endsFrom(force, task.from, task.left + 1, undefined, true);
  return ends.some(({ to }) => equals(to, target.at));
};

const stepTo = (env: Env, state: GameState, task: ForcedMoveTask, hex: Hex): Outcome => {
  const target = figureOf(state, task.target);
  if (target === null) return still(state);
  const noted = movedInto(state, task.figure, hex);
  const onward = push(noted, { ...task, left: task.left - 1, from: target.at });
  const moved = happened(
    withFigure(onward, task.target, () => ({ at: hex })),
    { type: 'moved', figure: task.target, path: [hex], forced: true, by: task.figure },
  );
  return followedBy(
    moved,
    enter(env, task.target, hex, task.figure),
    hasTrait(env, state, target, 'flying') ? still : breakThrough(task.figure, task.target, hex),
  );
};

/** What a forced move could not do because of a wall or an obstacle is known by its name later. */
const noteBlocked = (env: Env, state: GameState, task: ForcedMoveTask): GameState => {
  const force = forceOf(env, state, task);
  if (force === null || task.left === 0) return state;
  const { source, target } = force;
  const from = task.source ?? source.at;
  const isStopped = isBlocked(env, state, { kind: task.kind, from, target });
  return isStopped ? blockedFor(state, task.figure, task.left) : state;
};

/** A blocked direction is chosen; by the strict option none is, and the effect is declined (R-MOVE-22). */
const stop = (env: Env, state: GameState, task: ForcedMoveTask): Outcome =>
  still(env.flags.movement.forcedMoveMayChooseBlocked ? noteBlocked(env, state, task) : state);

/** One push or pull: declined, or done as far as possible. */
export const forcedMoveHandler: Handler<'forcedMove'> = {
  asks: (env, state, task) => {
    const force = forceOf(env, state, task);
    const steps = force === null ? [] : stepsOf(force);
    if (force === null || steps.length === 0) return [];
    const { target } = task;
    const stop: readonly Command[] = mayStop(force) ? [{ type: 'stop', target }] : [];
    const commands = [...stop, ...steps.map((hex): Command => ({ type: 'pushStep', target, hex }))];
    return [{ seat: ownerOf(state, task.figure), figure: target, commands }];
  },
  answer: (env, state, task, command) =>
    command.type === 'pushStep' ? stepTo(env, state, task, command.hex) : stop(env, state, task),
  go: (env, state, task) => still(noteBlocked(env, state, task)),
};

/** A push or pull as an ability of its own, away from its performer or from something else (R-MOVE-18). */
export const doForcedMove: DoerTo<'push' | 'pull'> =
  ({ reading, figure, target, ability }) =>
  (state) => {
    const [from] = ability.from === undefined ? [] : reading.anchors(ability.from);
    if (ability.from !== undefined && from === undefined) return still(state);
    return still(
      push(state, {
        type: 'forcedMove',
        figure,
        target,
        kind: ability.type,
        left: reading.value(ability.amount),
        source: from ?? null,
        from: null,
      }),
    );
  };
