/** Overlays that abilities put onto the board: where they can lie, and what they are (R-HEX-5, R-HEX-8). */

import { occupancy, sealsOff } from '../board/index.js';
import type { Ability } from '../content/index.js';
import { equals } from '../hex/index.js';
import { overlayDamage } from '../scenario/index.js';
import type { Hex, OverlayType } from '../vocabulary/index.js';
import { happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf, type Reading } from './reading/index.js';
import type { GameState, OverlayState } from './state.js';
import type { LaterStep } from './task.js';
import { layingsOf, nextHexes, nextTile, shapeOf } from './tiles.js';

type CreateTask = TaskOf<'create'>;
type NewOverlay = Extract<Ability, { readonly type: 'create' }>['overlay'];

/** What shares its hex with whatever else lies there. */
const SHARING: readonly OverlayType[] = ['coin', 'pressurePlate', 'corridor'];

/** Whether an overlay of a type can lie on a hex besides what is there: an obstacle not under anybody. */
const isFreeFor = (
  { env, state }: Pick<Reading, 'env' | 'state'>,
  type: OverlayType,
  hex: Hex,
): boolean => {
  const contents = { figures: piecesOf(state), overlays: overlaysOf(state) };
  return (
    !state.overlays.some((one) => equals(one.at, hex) && !SHARING.includes(one.type)) &&
    (type !== 'obstacle' || occupancy(env.boardOf(state), contents, hex) !== 'occupied')
  );
};

/**
 * Every way in which an overlay of a type and shape can lie on some hexes; obstacles never part the map
 * (R-HEX-8).
 */
export const placesFor = (
  { env, state }: Pick<Reading, 'env' | 'state'>,
  type: OverlayType,
  shape: readonly Hex[],
  hexes: readonly Hex[],
): readonly (readonly Hex[])[] => {
  const board = env.boardOf(state);
  const open = hexes.filter((hex) => isFreeFor({ env, state }, type, hex));
  const layings = layingsOf(board, shape, open);
  if (type !== 'obstacle') return layings;
  const there = overlaysOf(state);
  return layings.filter(
    (laying) => !sealsOff(board, [...there, ...laying.map((at) => ({ type, at }))]),
  );
};

/** The hexes that can be chosen next. */
const openTo = (reading: Reading, { ability, fills }: CreateTask): readonly Hex[] => {
  const { overlay, place } = ability;
  const shape = shapeOf(overlay.size ?? 1);
  return nextHexes(placesFor(reading, overlay.type, shape, reading.hexes(place)), fills);
};

const damageOf = ({ env, state, value }: Reading, { type, damage }: NewOverlay): number | null => {
  if (type !== 'trap' && type !== 'hazardous') return null;
  return damage === undefined
    ? overlayDamage({ type, damage: null }, env.numbersOf(state), state.party)
    : value(damage);
};

/** What happens besides when a trap is sprung: its maker performs it, of an action that is long over. */
const sprungOf = ({ scope }: Reading, { sprung = [] }: NewOverlay): readonly LaterStep[] =>
  sprung.map((effect) => ({
    scope: { ...scope, target: null, actor: null, frame: 0, amount: 1, about: null },
    effect,
  }));

/** An overlay lies on its hexes from now on. */
const created = (reading: Reading, { figure, ability }: CreateTask, fills: readonly Hex[]) => {
  const { type, conditions = [] } = ability.overlay;
  const damage = damageOf(reading, ability.overlay);
  const sprung = sprungOf(reading, ability.overlay);
  return (state: GameState): Outcome => {
    const tile = nextTile(state);
    const overlays = fills.map((at): OverlayState => ({
      type,
      at,
      damage,
      conditions,
      treasure: null,
      ...(fills.length > 1 && { tile }),
      ...(sprung.length > 0 && { sprung }),
    }));
    const next = did(performed(figure)(state), figure, ({ hexes }) => ({
      hexes: [...hexes, ...fills],
    }));
    return happened(
      { ...next, overlays: [...next.overlays, ...overlays] },
      { type: 'overlayCreated', figure, overlay: type, hexes: fills },
    );
  };
};

/** One hex more: once an overlay has all of its hexes it lies there, and the next one can be placed. */
const placed = (env: Env, state: GameState, task: CreateTask, hex: Hex): Outcome => {
  const fills = [...task.fills, hex];
  if (fills.length < (task.ability.overlay.size ?? 1))
    return still(push(state, { ...task, fills }));
  const left = task.left - 1;
  const next = left > 0 ? push(state, { ...task, left, fills: [] }) : state;
  return created(readingOf(env, state, task.scope), task, fills)(next);
};

/** Where the next hex of an overlay is, or that no further one is made (R-CARD-4). */
export const createHandler: Handler<'create'> = {
  asks: (env, state, task) => {
    const { figure, must, fills } = task;
    const open = openTo(readingOf(env, state, task.scope), task);
    if (open.length === 0) return [];
    const skip: readonly Command[] =
      must || fills.length > 0 ? [] : [{ type: 'skip', character: figure }];
    const commands = [...open.map((hex): Command => ({ type: 'chooseHex', figure, hex })), ...skip];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (env, state, task, command) =>
    command.type === 'chooseHex' ? placed(env, state, task, command.hex) : still(state),
  go: (_, state) => still(state),
};

/** New overlays: at most so many, one after the other. */
export const performCreate: Performer<'create'> = ({ state, reading, figure, ability, task }) => {
  const count = reading.count(ability.place.count);
  const next: CreateTask = {
    type: 'create',
    figure: figure.id,
    scope: task.scope,
    ability,
    left: count === 'all' ? reading.hexes(ability.place).length : count,
    fills: [],
    must: task.must || ability.optional === false,
  };
  return next.left === 0 || openTo(reading, next).length === 0
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'create' })
    : still(push(state, next));
};
