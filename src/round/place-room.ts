/** What comes onto the board with a room (R-ROUND-9, R-MON-24, R-MON-25). */

import { trackerOf } from '../condition/index.js';
import {
  freeStandees,
  monsterStatsOf,
  overlayDamage,
  placeStandees,
  roomContents,
  standeesOf,
  type RoomMonster,
} from '../scenario/index.js';
import { pickOne } from './chance.js';
import { monsterTypeOf, scenarioOf, type Env } from './env.js';
import type { Figure, GameState, OverlayState } from './state.js';

/** The numbers of standees that stand on the board for a type, or for those that share its standees. */
const takenOf = (env: Env, { figures }: GameState, standees: string): readonly number[] =>
  figures.flatMap(({ type, standee }) => {
    const kind = monsterTypeOf(env, type);
    return kind !== null && standeesOf(kind) === standees && standee !== null ? [standee] : [];
  });

/** A monster with a random free standee and full hit points. */
const place =
  (env: Env, { monster, rank, at }: RoomMonster) =>
  (state: GameState): GameState => {
    const type = monsterTypeOf(env, monster);
    if (type === null) return state;
    const free = freeStandees(type.standees, takenOf(env, state, standeesOf(type)));
    if (free.length === 0) return state;
    const [standee, next] = pickOne(state, 'standees', free);
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
    };
    return { ...next, figures: [...next.figures, figure] };
  };

/** Those of a type that get a standee where there are too few: the nearest first (R-MON-24). */
const withStandees = (
  env: Env,
  state: GameState,
  monsters: readonly RoomMonster[],
): readonly RoomMonster[] => {
  const types = [...new Set(monsters.map(({ monster }) => monster))];
  return types.flatMap((id) => {
    const type = monsterTypeOf(env, id);
    if (type === null) return [];
    const free = freeStandees(type.standees, takenOf(env, state, standeesOf(type)));
    const wanted = monsters
      .filter(({ monster }) => monster === id)
      .map((monster) => ({ ...monster, distance: 0 }));
    const { placed, tied, open } = placeStandees(wanted, free);
    return [...placed, ...tied.slice(0, open)];
  });
};

const overlaysIn = (env: Env, state: GameState, room: string): readonly OverlayState[] =>
  roomContents(scenarioOf(env, state), room, state.party).overlays.map((overlay) => ({
    type: overlay.type,
    at: overlay.at,
    damage:
      overlay.type === 'trap' || overlay.type === 'hazardous'
        ? overlayDamage(overlay, env.numbersOf(state), state.party)
        : null,
    conditions: overlay.conditions,
    treasure: overlay.treasure,
  }));

/** A room is revealed: what lies and stands there comes onto the board, for the party that began. */
export const placeRoom =
  (env: Env, room: string) =>
  (state: GameState): GameState => {
    const { monsters } = roomContents(scenarioOf(env, state), room, state.party);
    const revealed: GameState = {
      ...state,
      rooms: [...state.rooms, room],
      overlays: [...state.overlays, ...overlaysIn(env, state, room)],
    };
    return withStandees(env, revealed, monsters).reduce(
      (known, monster) => place(env, monster)(known),
      revealed,
    );
  };
