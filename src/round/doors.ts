/** Doors that characters open by entering them (R-MOVE-5 to R-MOVE-7, R-MOVE-11). */

import { equals } from '../hex/index.js';
import { roomBehind } from '../scenario/index.js';
import type { Hex } from '../vocabulary/index.js';
import { happened, push, still, type Outcome } from './change.js';
import { scenarioOf, type Env } from './env.js';
import type { Figure, GameState } from './state.js';

/** The closed door on a hex, by its id; `null` where there is none. */
const closedDoorAt = (env: Env, state: GameState, hex: Hex): string | null => {
  const { doors = [] } = scenarioOf(env, state).map;
  const door = doors.find(({ at }) => equals(at, hex));
  return door === undefined || door.state === 'open' || state.doors.includes(door.id)
    ? null
    : door.id;
};

/** A character that enters a closed door opens it, and the room behind is revealed at once (R-MOVE-6, R-ROUND-9). */
export const openDoor =
  (env: Env, { id, kind }: Figure, hex: Hex) =>
  (state: GameState): Outcome => {
    const door = kind === 'character' ? closedDoorAt(env, state, hex) : null;
    if (door === null) return still(state);
    const room = roomBehind(scenarioOf(env, state), door, state.rooms);
    const opened = { ...state, doors: [...state.doors, door] };
    return happened(
      room === null ? opened : push(opened, { type: 'revealRoom', room, opener: id }),
      { type: 'doorOpened', door, figure: id, at: hex },
    );
  };
