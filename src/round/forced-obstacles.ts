/** Walls and obstacles in the way of pushes and pulls (R-MOVE-22). */

import { range } from '../board/index.js';
import type { Ability } from '../content/index.js';
import { distance, equals, neighbours } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { happened, push, still, type Outcome } from './change.js';
import { hasTrait } from './trait.js';
import type { Env } from './env.js';
import { abilityOf, did } from './performed.js';
import type { Figure, GameState } from './state.js';
import { tileOf } from './tiles.js';

/** The push or pull that a figure performs as an ability, `null` for that of an attack or a card. */
const forcing = (state: GameState, figure: string) => {
  const task = abilityOf(state, figure);
  return task?.ability.type === 'push' || task?.ability.type === 'pull'
    ? { ability: task.ability, scope: task.scope }
    : null;
};

/** What the push or pull of a figure does at each obstacle into which it moves its target; nothing where it moves it into none. */
export const intoObstacles = (state: GameState, figure: string): readonly Ability[] =>
  forcing(state, figure)?.ability.intoObstacles ?? [];

/** A target that was moved into an obstacle: that is destroyed, and what the ability says of it happens. */
export const breakThrough =
  (figure: string, target: string, hex: Hex) =>
  (state: GameState): Outcome => {
    const forced = forcing(state, figure);
    const obstacle = state.overlays.find(({ type, at }) => type === 'obstacle' && equals(at, hex));
    if (forced === null || obstacle === undefined) return still(state);
    const tile = tileOf(state, obstacle);
    const overlays = state.overlays.filter((one) => !tile.includes(one));
    return happened(
      push(
        { ...state, overlays },
        {
          type: 'perform',
          figure,
          scope: { ...forced.scope, target },
          steps: forced.ability.intoObstacles ?? [],
          on: null,
          must: true,
        },
      ),
      {
        type: 'overlayDestroyed',
        figure,
        overlay: 'obstacle',
        hexes: tile.map(({ at }) => at),
      },
    );
  };

/** A forced move as it stands. */
interface Course {
  readonly kind: 'push' | 'pull';
  readonly from: Hex;
  readonly target: Figure;
}

/** Whether a wall or an obstacle lies in one of the directions that lead away or nearer (R-MOVE-22). */
export const isBlocked = (env: Env, state: GameState, { kind, from, target }: Course): boolean => {
  const board = env.boardOf(state);
  const now = distance(from, target.at);
  const leads = (hex: Hex): boolean =>
    kind === 'push' ? distance(from, hex) > now : distance(from, hex) < now;
  const isObstacle = (hex: Hex): boolean =>
    !hasTrait(env, state, target, 'flying') &&
    state.overlays.some(({ type, at }) => type === 'obstacle' && equals(at, hex));
  return neighbours(target.at).some(
    (hex) => leads(hex) && (range(board, target.at, hex) !== 1 || isObstacle(hex)),
  );
};

/** The push or pull that a figure performs could not do so many hexes. */
export const blockedFor = (state: GameState, figure: string, hexes: number): GameState =>
  forcing(state, figure) === null
    ? state
    : did(state, figure, ({ blocked }) => ({ blocked: blocked + hexes }));
