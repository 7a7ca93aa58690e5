/** Obstacles and others that are destroyed, and traps that are disarmed (R-MOVE-17). */

import type { Overlays } from '../content/index.js';
import { equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { forEach, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Event } from './event.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf, type Count, type Reading } from './reading/index.js';
import type { GameState, OverlayState } from './state.js';
import { tileOf } from './tiles.js';

type RemoveTask = TaskOf<'removeOverlays'>;

/** The overlays that are meant, one hex of each: those of a selection, or those of an earlier ability. */
export const overlaysMeant = (reading: Reading, overlays: Overlays): readonly OverlayState[] => {
  if (overlays.type === 'overlays') return reading.overlays(overlays);
  const { hexes } = reading.result(overlays.name);
  return reading.state.overlays
    .filter(({ at }) => hexes.some((hex) => equals(hex, at)))
    .filter(
      ({ tile }, index, all) =>
        tile === undefined || all.findIndex((other) => other.tile === tile) === index,
    );
};

/** How many of them: all of those that an earlier ability left. */
export const countOf = (reading: Reading, overlays: Overlays): Count =>
  overlays.type === 'overlays' ? reading.count(overlays.count) : 'all';

const eventOf = (
  { figure, ability }: Pick<RemoveTask, 'figure' | 'ability'>,
  overlay: OverlayState,
  hexes: readonly Hex[],
): Event =>
  ability.type === 'disarm' && overlay.type === 'trap'
    ? { type: 'trapDisarmed', figure, hexes }
    : { type: 'overlayDestroyed', figure, overlay: overlay.type, hexes };

/** An overlay leaves the board, all of its hexes; later abilities can speak of them, and of its trap. */
const removed =
  (task: Pick<RemoveTask, 'figure' | 'ability'>, one: OverlayState) =>
  (state: GameState): Outcome => {
    const gone = tileOf(state, one);
    const hexes = gone.map(({ at }) => at);
    const rest = { ...state, overlays: state.overlays.filter((other) => !gone.includes(other)) };
    const next = did(performed(task.figure)(rest), task.figure, (done) => ({
      hexes: [...done.hexes, ...hexes],
      ...(one.type === 'trap' && { traps: [...(done.traps ?? []), one] }),
    }));
    return happened(next, eventOf(task, one, hexes));
  };

const meant = (env: Env, state: GameState, { scope, ability }: RemoveTask) =>
  overlaysMeant(readingOf(env, state, scope), ability.overlays);

const removeAll = (env: Env, state: GameState, task: RemoveTask): Outcome =>
  forEach(meant(env, state, task), (one) => removed(task, one))(state);

/** All that fit, or one after the other by a hex of each; whoever performs it may leave it out (R-CARD-4). */
export const removeOverlaysHandler: Handler<'removeOverlays'> = {
  asks: (env, state, task) => {
    const { figure, must, left } = task;
    const open = meant(env, state, task);
    if (open.length === 0 || left === 0 || (left === 'all' && must)) return [];
    const choices: readonly Command[] =
      left === 'all'
        ? [{ type: 'perform', figure }]
        : open.map(({ at: hex }) => ({ type: 'chooseHex', figure, hex }));
    const skip: readonly Command[] = must ? [] : [{ type: 'skip', character: figure }];
    return [{ seat: ownerOf(state, figure), figure, commands: [...choices, ...skip] }];
  },
  answer: (env, state, task, command) => {
    if (command.type === 'perform') return removeAll(env, state, task);
    if (command.type !== 'chooseHex') return still(state);
    const one = meant(env, state, task).find(({ at }) => equals(at, command.hex));
    if (one === undefined || task.left === 'all') return still(state);
    return removed(task, one)(push(state, { ...task, left: task.left - 1 }));
  },
  go: (env, state, task) => (task.left === 'all' ? removeAll(env, state, task) : still(state)),
};

/** Overlays that leave. */
export const performRemoveOverlays: Performer<'destroy' | 'disarm'> = ({
  state,
  reading,
  figure,
  ability,
  task,
}) =>
  overlaysMeant(reading, ability.overlays).length === 0
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: ability.type })
    : still(
        push(state, {
          type: 'removeOverlays',
          figure: figure.id,
          scope: task.scope,
          ability,
          left: countOf(reading, ability.overlays),
          must: task.must || ability.optional === false,
        }),
      );
