/** What comes onto the board with a room (R-ROUND-9, R-MON-24, R-MON-25). */

import { range } from '../board/index.js';
import { trackerOf } from '../condition/index.js';
import { equals } from '../hex/index.js';
import {
  freeStandees,
  monsterStatsOf,
  overlayDamage,
  placeStandees,
  roomContents,
  standeesOf,
  type RoomMonster,
} from '../scenario/index.js';
import type { Hex } from '../vocabulary/index.js';
import { passOver, pickOne } from './chance.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { monsterTypeOf, scenarioOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import type { Figure, GameState, OverlayState } from './state.js';
import type { Task } from './task.js';
import { nextTile } from './tiles.js';

/** The numbers of standees that stand on the board for a type, or for those that share its standees. */
const takenOf = (env: Env, { figures }: GameState, standees: string): readonly number[] =>
  figures.flatMap(({ type, standee }) => {
    const kind = monsterTypeOf(env, type);
    return kind !== null && standeesOf(kind) === standees && standee !== null ? [standee] : [];
  });

/** The free standees of a type. */
const freeOf = (env: Env, state: GameState, monster: string): readonly number[] => {
  const type = monsterTypeOf(env, monster);
  return type === null ? [] : freeStandees(type.standees, takenOf(env, state, standeesOf(type)));
};

/** A monster comes onto the board with its standee and full hit points. */
const placed = (
  env: Env,
  state: GameState,
  { monster, rank, at }: RoomMonster,
  standee: number,
): Outcome => {
  const type = monsterTypeOf(env, monster);
  if (type === null) return still(state);
  const { level, monsterLevel } = env.numbersOf(state);
  const numbers = { characters: state.party, level, monsterLevel };
  const { hitPoints, immunities } = monsterStatsOf(type, rank, numbers);
  const figure: Figure = {
    id: `${monster}#${String(standee)}`,
    kind: 'monster',
    type: monster,
    rank,
    standee,
    side: 'monsters',
    at,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: trackerOf([], immunities),
    wards: [],
    dropsMoney: true,
    summon: null,
  };
  return happened(
    { ...state, figures: [...state.figures, figure] },
    { type: 'monsterPlaced', figure: figure.id, rank, at },
  );
};

/** One of the free standees, by chance (R-MON-25). */
export const standeeHandler: Handler<'standee'> = {
  asks: (env, state, { monster: { monster, at } }) => {
    const free = env.chance === 'rng' ? [] : freeOf(env, state, monster);
    if (free.length === 0) return [];
    const commands = free.map((standee): Command => ({ type: 'standee', monster, at, standee }));
    return [{ seat: null, figure: null, commands }];
  },
  answer: (env, state, { monster }, command) =>
    command.type === 'standee'
      ? placed(
          env,
          passOver(state, 'standees', freeOf(env, state, monster.monster)),
          monster,
          command.standee,
        )
      : still(state),
  go: (env, state, { monster }) => {
    const free = freeOf(env, state, monster.monster);
    if (free.length === 0) return still(state);
    const [standee, next] = pickOne(state, 'standees', free);
    return placed(env, next, monster, standee);
  },
};

/** How far a hex is from whoever revealed it; nobody revealed a first room, so that all in it are as near. */
const distanceFrom = (env: Env, state: GameState, opener: string | null, to: Hex): number => {
  const from = opener === null ? null : figureOf(state, opener);
  return from === null ? 0 : (range(env.boardOf(state), from.at, to) ?? Number.MAX_SAFE_INTEGER);
};

/** Who gets the standees that there are: those who are nearest to the character that revealed them (R-MON-24). */
const placementOf = (
  env: Env,
  state: GameState,
  { monsters, opener }: Pick<TaskOf<'placeMonsters'>, 'monsters' | 'opener'>,
) => {
  const free = freeOf(env, state, monsters[0]?.monster ?? '');
  return placeStandees(
    monsters.map((monster) => ({
      ...monster,
      distance: distanceFrom(env, state, opener, monster.at),
    })),
    free,
  );
};

const isAt = (command: Command, { monster, at }: RoomMonster): boolean =>
  command.type === 'placeMonster' && command.monster === monster && equals(command.at, at);

/** Where the last standees are for some of several that are as near, the players choose (R-MON-24, R-MON-17). */
export const placeMonstersHandler: Handler<'placeMonsters'> = {
  asks: (env, state, task) => {
    const { placed: sure, tied } = placementOf(env, state, task);
    if (sure.length > 0 || tied.length === 0) return [];
    const commands = tied.map(({ monster, at }): Command => ({
      type: 'placeMonster',
      monster,
      at,
    }));
    return [{ seat: null, figure: null, commands }];
  },
  answer: (_, state, task, command) => {
    const monster = task.monsters.find((one) => isAt(command, one));
    if (monster === undefined) return still(state);
    const monsters = task.monsters.filter((one) => one !== monster);
    return still(push(state, { type: 'standee', monster }, { ...task, monsters }));
  },
  go: (env, state, task) => {
    const { placed: sure } = placementOf(env, state, task);
    const [first] = task.monsters.filter((one) =>
      sure.some(({ monster, at }) => monster === one.monster && equals(at, one.at)),
    );
    if (first === undefined) return still(state);
    const monsters = task.monsters.filter((one) => one !== first);
    return still(push(state, { type: 'standee', monster: first }, { ...task, monsters }));
  },
};

const overlaysIn = (env: Env, state: GameState, room: string): readonly OverlayState[] => {
  const { overlays } = roomContents(scenarioOf(env, state), room, state.party);
  const first = nextTile(state);
  const isLarge = (tile: number): boolean => overlays.filter((one) => one.tile === tile).length > 1;
  return overlays.map((overlay) => ({
    type: overlay.type,
    at: overlay.at,
    damage:
      overlay.type === 'trap' || overlay.type === 'hazardous'
        ? overlayDamage(overlay, env.numbersOf(state), state.party)
        : null,
    conditions: overlay.conditions,
    treasure: overlay.treasure,
    ...(isLarge(overlay.tile) && { tile: first + overlay.tile }),
  }));
};

/** Monsters that share standees are placed together. */
const groupsOf = (
  env: Env,
  monsters: readonly RoomMonster[],
  opener: string | null,
): readonly Task[] => {
  const standeesFor = ({ monster }: RoomMonster): string => {
    const type = monsterTypeOf(env, monster);
    return type === null ? monster : standeesOf(type);
  };
  return [...new Set(monsters.map(standeesFor))].map((standees): Task => ({
    type: 'placeMonsters',
    monsters: monsters.filter((one) => standeesFor(one) === standees),
    opener,
  }));
};

/** A room is revealed: what lies and stands there comes onto the board, for the party that began. */
export const revealRoomHandler: Handler<'revealRoom'> = {
  go: (env, state, { room, opener }) => {
    const { monsters } = roomContents(scenarioOf(env, state), room, state.party);
    // Before the first order nobody has a place in it.
    const joining: readonly Task[] = state.order.length === 0 ? [] : [{ type: 'newcomers' }];
    const revealed: GameState = {
      ...state,
      rooms: [...state.rooms, room],
      overlays: [...state.overlays, ...overlaysIn(env, state, room)],
    };
    return happened(push(revealed, ...groupsOf(env, monsters, opener), ...joining), {
      type: 'roomRevealed',
      room,
    });
  },
};
