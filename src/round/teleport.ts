/** Figures that are put elsewhere at once: nothing on the way is entered, nor is the hex. */

import { equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { hasTrait } from './trait.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { isTaken } from './legs.js';
import { ownerOf } from './owner.js';
import { did } from './performed.js';
import type { DoerTo } from './performer.js';
import { readingOf } from './reading/index.js';
import type { Figure, GameState } from './state.js';

/** Whether a figure can stand on a hex: on an obstacle only in flight (R-MOVE-9). */
export const canStandOn = (env: Env, state: GameState, figure: Figure, hex: Hex): boolean =>
  hasTrait(env, state, figure, 'flying') ||
  !state.overlays.some(({ type, at }) => type === 'obstacle' && equals(at, hex));

/** A figure stands on another hex, without a move: no trap there is sprung (R-MOVE-13). */
export const putOnto =
  (id: string, hex: Hex, by: string) =>
  (state: GameState): Outcome =>
    happened(
      withFigure(state, id, () => ({ at: hex })),
      { type: 'teleported', figure: id, at: hex, by },
    );

/** The hexes onto which a figure can be put. */
const openTo = (
  env: Env,
  state: GameState,
  { target, scope, ability }: TaskOf<'teleport'>,
): readonly Hex[] => {
  const figure = figureOf(state, target);
  if (figure === null) return [];
  return readingOf(env, state, { ...scope, target })
    .hexes(ability.place)
    .filter((hex) => !isTaken(state, target, hex) && canStandOn(env, state, figure, hex));
};

/** Onto which hex a figure is put. */
export const teleportHandler: Handler<'teleport'> = {
  asks: (env, state, task) => {
    const { figure } = task;
    const open = openTo(env, state, task);
    const commands = open.map((hex): Command => ({ type: 'chooseHex', figure, hex }));
    return commands.length === 0 ? [] : [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (_, state, { figure, target }, command) => {
    if (command.type !== 'chooseHex') return still(state);
    const { hex } = command;
    const next = did(state, figure, ({ hexes }) => ({ hexes: [...hexes, hex] }));
    return putOnto(target, hex, figure)(next);
  },
  go: (_, state) => still(state),
};

/** A figure is put onto a hex of a place. */
export const doTeleport: DoerTo<'teleport'> =
  ({ reading, figure, target, ability }) =>
  (state) =>
    still(push(state, { type: 'teleport', figure, target, scope: reading.scope, ability }));
