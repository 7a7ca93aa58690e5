/** Figures that act by the cards of others: granted abilities, and enemies under control. */

import type { Deed } from '../content/index.js';
import { figureOf, push, still, withFigure } from './change.js';
import type { Handler } from './handler.js';
import { ownerOf } from './owner.js';
import type { DoerTo } from './performer.js';
import type { Scope } from './reading/index.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** The abilities that another figure performs: `self` is that figure, the owner of the card stays. */
const given = (
  scope: Scope,
  target: string,
  { abilities }: Extract<Deed, { readonly type: 'grant' | 'control' }>,
): Task => ({
  type: 'perform',
  figure: target,
  scope: { ...scope, self: target, target: null },
  steps: abilities,
  on: null,
  must: false,
});

/** Who decides for whoever is granted something: a character itself where nothing else is said, for a summon its owner. */
const steering = (
  state: GameState,
  { figure, owner }: { readonly figure: string; readonly owner: string },
  target: string,
  by: 'owner' | 'performer' | undefined,
): string | null => {
  if (by === 'owner') return ownerOf(state, owner);
  if (by === 'performer') return ownerOf(state, figure);
  return ownerOf(state, target) ?? ownerOf(state, figure);
};

/** Another figure performs abilities now; each of them is its own to leave out (R-CARD-4). */
export const doGrant: DoerTo<'grant'> =
  ({ reading, figure, target, ability }) =>
  (state) => {
    const { owner } = reading.scope;
    const by = ability.steeredBy === 'rules' ? undefined : ability.steeredBy;
    const seat = steering(state, { figure, owner }, target, by);
    return still(
      push(state, given(reading.scope, target, ability), {
        type: 'steered',
        who: target,
        seat,
        side: null,
      }),
    );
  };

/**
 * An enemy acts for whoever controls it: as long as it does, its allies are its enemies and it stands on the
 * side of the controller. It keeps its own modifier deck (R-MOD-19).
 */
export const doControl: DoerTo<'control'> =
  ({ reading, figure, target, ability }) =>
  (state) => {
    const controller = figureOf(state, figure);
    const enemy = figureOf(state, target);
    if (controller === null || enemy === null) return still(state);
    const turned = withFigure(state, target, () => ({ side: controller.side }));
    return still(
      push(turned, given(reading.scope, target, ability), {
        type: 'steered',
        who: target,
        seat: ownerOf(state, figure),
        side: enemy.side,
      }),
    );
  };

/** Whoever was steered is itself again, on its own side. */
export const steeredHandler: Handler<'steered'> = {
  go: (_, state, { who, side }) =>
    still(side === null ? state : withFigure(state, who, () => ({ side }))),
};

/** A figure stands on another side from now on. */
export const doSetSide: DoerTo<'setSide'> =
  ({ target, ability }) =>
  (state) =>
    still(withFigure(state, target, () => ({ side: ability.side })));
