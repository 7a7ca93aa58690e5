/** What lies on a hex takes effect on whoever enters it (R-MOVE-13 to R-MOVE-17). */

import { equals } from '../hex/index.js';
import type { Trait } from '../content/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Env } from './env.js';
import { hurtTask } from './harm.js';
import { frameTask, nextNumber } from './number.js';
import type { GameState, OverlayState } from './state.js';
import type { Task } from './task.js';
import { tileOf } from './tiles.js';
import { hasTrait } from './trait.js';

const overlayAt = (
  { overlays }: GameState,
  hex: Hex,
  type: OverlayState['type'],
): OverlayState | null => overlays.find((one) => one.type === type && equals(one.at, hex)) ?? null;

/** What else happens when a trap is sprung: whoever sprang it is the target of what its maker performs. */
const besides = (state: GameState, id: string, { sprung = [] }: OverlayState): readonly Task[] => {
  const frame = nextNumber(state);
  const [first] = sprung;
  // Whoever is out performs nothing any more: of its trap damage and conditions are left.
  if (first === undefined || figureOf(state, first.scope.self) === null) return [];
  const { self, origin } = first.scope;
  return [
    ...sprung.map(({ scope, effect }): Task => ({
      type: 'perform',
      figure: scope.self,
      scope: { ...scope, frame, target: id },
      steps: [effect],
      on: null,
      must: true,
    })),
    frameTask(frame, self, origin, false),
  ];
};

/** What a trap does to a figure: damage first, then its conditions, then all else (R-MOVE-13). */
export const trapWorks =
  (id: string, trap: OverlayState, by: string | null) =>
  (state: GameState): GameState => {
    const hit = {
      source: 'trap' as const,
      amount: trap.damage ?? 0,
      conditions: trap.conditions,
    };
    return push(state, hurtTask(id, hit, by), ...besides(state, id, trap));
  };

/** A trap is sprung and gone: damage first, then its conditions (R-MOVE-13). */
const springTrap =
  (id: string, trap: OverlayState, by: string | null) =>
  (state: GameState): Outcome => {
    const whole = tileOf(state, trap);
    const gone = { ...state, overlays: state.overlays.filter((one) => !whole.includes(one)) };
    return happened(trapWorks(id, trap, by)(gone), {
      type: 'trapSprung',
      figure: id,
      at: trap.at,
    });
  };

/** A figure that walks, lands or is moved into a hex; `by` is whoever made it enter (R-MOVE-16). */
export const enter =
  (env: Env, id: string, hex: Hex, by: string | null) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    const ignores = (trait: Trait): boolean =>
      figure !== null && hasTrait(env, state, figure, trait);
    if (ignores('flying')) return still(state);
    const trap = overlayAt(state, hex, 'trap');
    if (trap !== null)
      return ignores('ignoresTraps') ? still(state) : springTrap(id, trap, by)(state);
    if (ignores('ignoresTerrain')) return still(state);
    const amount = overlayAt(state, hex, 'hazardous')?.damage ?? 0;
    return still(
      amount > 0 ? push(state, hurtTask(id, { source: 'hazardous', amount }, by)) : state,
    );
  };
