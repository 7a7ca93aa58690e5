/** Overlays that abilities move to other hexes, whole and never so that obstacles part the map (R-HEX-8). */

import { equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { placesFor } from './create.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf } from './reading/index.js';
import { overlaysMeant } from './remove-overlays.js';
import type { GameState, OverlayState } from './state.js';
import { nextHexes, tileOf } from './tiles.js';

type MoveTask = TaskOf<'moveOverlay'>;

/** Every way in which an overlay can lie elsewhere; where it lies now is no other place. */
const placesOf = (
  env: Env,
  state: GameState,
  { scope, ability }: MoveTask,
  one: OverlayState,
): readonly (readonly Hex[])[] => {
  const tile = tileOf(state, one);
  const lifted = { ...state, overlays: state.overlays.filter((other) => !tile.includes(other)) };
  const shape = tile.map(({ at }) => at);
  const isThere = (hex: Hex): boolean => shape.some((at) => equals(at, hex));
  const open = readingOf(env, lifted, scope).hexes(ability.place);
  return placesFor({ env, state: lifted }, one.type, shape, open).filter(
    (hexes) => !hexes.every(isThere),
  );
};

/** The overlays that can be moved: those that have another place. */
const movable = (env: Env, state: GameState, task: MoveTask): readonly OverlayState[] =>
  overlaysMeant(readingOf(env, state, task.scope), task.ability.overlays).filter(
    (one) => placesOf(env, state, task, one).length > 0,
  );

/** The overlay that was chosen. */
const chosen = (env: Env, state: GameState, task: MoveTask): OverlayState | null => {
  const { hex } = task;
  const found = movable(env, state, task);
  return hex === null ? null : (found.find(({ at }) => equals(at, hex)) ?? null);
};

const openTo = (env: Env, state: GameState, task: MoveTask): readonly Hex[] => {
  if (task.hex === null) return movable(env, state, task).map(({ at }) => at);
  const one = chosen(env, state, task);
  return one === null ? [] : nextHexes(placesOf(env, state, task, one), task.fills);
};

/** An overlay lies on other hexes from now on. */
const moved = (
  state: GameState,
  { figure }: MoveTask,
  one: OverlayState,
  hexes: readonly Hex[],
): Outcome => {
  const tile = tileOf(state, one);
  const overlays = state.overlays.map((other) => {
    const at = hexes[tile.indexOf(other)];
    return at === undefined ? other : { ...other, at };
  });
  const next = did(performed(figure)(state), figure, (done) => ({
    hexes: [...done.hexes, ...hexes],
  }));
  const from = tile.map(({ at }) => at);
  return happened(
    { ...next, overlays },
    { type: 'overlayMoved', figure, overlay: one.type, from, hexes },
  );
};

const choose = (env: Env, state: GameState, task: MoveTask, hex: Hex): Outcome => {
  if (task.hex === null) return still(push(state, { ...task, hex }));
  const one = chosen(env, state, task);
  if (one === null) return still(state);
  const fills = [...task.fills, hex];
  return fills.length < tileOf(state, one).length
    ? still(push(state, { ...task, fills }))
    : moved(state, task, one, fills);
};

/** Which overlay is moved, and to where: as long as none is chosen it may be left out (R-CARD-4). */
export const moveOverlayHandler: Handler<'moveOverlay'> = {
  asks: (env, state, task) => {
    const { figure } = task;
    const open = openTo(env, state, task);
    if (open.length === 0) return [];
    const skip: readonly Command[] =
      task.must || task.hex !== null ? [] : [{ type: 'skip', character: figure }];
    const commands = [...open.map((hex): Command => ({ type: 'chooseHex', figure, hex })), ...skip];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (env, state, task, command) =>
    command.type === 'chooseHex' ? choose(env, state, task, command.hex) : still(state),
  go: (_, state) => still(state),
};

/** An overlay is moved to another place. */
export const performMoveOverlay: Performer<'moveOverlay'> = ({
  env,
  state,
  figure,
  ability,
  task,
}) => {
  const begun: MoveTask = {
    type: 'moveOverlay',
    figure: figure.id,
    scope: task.scope,
    ability,
    hex: null,
    fills: [],
    must: task.must || ability.optional === false,
  };
  return movable(env, state, begun).length === 0
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'moveOverlay' })
    : still(push(state, begun));
};
