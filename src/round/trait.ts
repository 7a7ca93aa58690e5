/** Traits of figures: what their cards print, what came and went for a while, and what items give them. */

import { AFFLICTIONS, type Affliction, type ConditionTracker } from '../condition/index.js';
import type { Effect, Trait } from '../content/index.js';
import type { Candidate, Overlay } from '../vocabulary/index.js';
import { bonusOf, isUsable, spanOf } from './bonus.js';
import { figureOf, happened } from './change.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import { isItemUsable } from './item-use.js';
import { bearersOf, isHeard, plainScope } from './listeners.js';
import { cardStays } from './performed.js';
import type { DoerTo } from './performer.js';
import { readingOf } from './reading/index.js';
import type { BonusState, Figure, GameState, TraitState } from './state.js';

type TraitEffect = Extract<Effect, { readonly type: 'trait' }>;

const effectsFor = (
  env: Env,
  state: GameState,
  { id }: Figure,
  one: BonusState,
): readonly TraitEffect[] => {
  const said = bonusOf(env, one);
  if (said?.on !== 'always' || !isUsable(env, one) || !isItemUsable(env, state, one)) return [];
  if (!bearersOf(env, state, one, said).includes(id)) return [];
  const reading = readingOf(env, state, { ...plainScope(one, one.origin.owner), self: id });
  return (said.if ?? []).every(reading.holds)
    ? said.effects.filter((effect): effect is TraitEffect => effect.type === 'trait')
    : [];
};

/** What bonuses give a figure as long as they are in play. */
const lastingFor = (env: Env, state: GameState, figure: Figure): readonly TraitEffect[] =>
  isHeard(env, state, 'always')
    ? state.bonuses.flatMap((one) => effectsFor(env, state, figure, one))
    : [];

const timedFor = ({ traits }: GameState, { id }: Figure): readonly TraitState[] =>
  traits.length === 0 ? traits : traits.filter(({ figure }) => figure === id);

/**
 * Whether a figure has a trait: its card prints it, or something gave it. What came last counts where
 * something gives it and something else takes it.
 */
export const hasTrait = (env: Env, state: GameState, figure: Figure, trait: Trait): boolean => {
  const printed = figure.kind !== 'character' && env.statsOf(state, figure).traits.includes(trait);
  if (state.traits.length === 0 && !isHeard(env, state, 'always')) return printed;
  const changes: readonly Pick<TraitEffect, 'traits' | 'without'>[] = [
    ...lastingFor(env, state, figure),
    ...timedFor(state, figure),
  ];
  return changes.reduce<boolean>((has, { traits = [], without = [] }) => {
    if (without.includes(trait)) return false;
    return has || traits.includes(trait);
  }, printed);
};

/** The conditions of a figure, with all that it is immune to just now (R-COND-20). */
export const guardedConditions = (env: Env, state: GameState, figure: Figure): ConditionTracker => {
  const given: readonly Affliction[] = [
    ...lastingFor(env, state, figure),
    ...timedFor(state, figure),
  ].flatMap(({ immunities = [] }) => immunities);
  const { conditions } = figure;
  if (given.length === 0) return conditions;
  const immune = AFFLICTIONS.filter(
    (one) => conditions.immune.includes(one) || given.includes(one),
  );
  return { ...conditions, immune };
};

/** Conditions as a figure keeps them: it is immune for good only to what it was before. */
export const unguarded = (
  conditions: ConditionTracker,
  { conditions: { immune } }: Figure,
): ConditionTracker => (conditions.immune === immune ? conditions : { ...conditions, immune });

/** Whether others can target a figure: not the invisible, as long as nothing shows them (R-COND-16). */
const isHidden = (env: Env, state: GameState, piece: Candidate): boolean => {
  const figure = figureOf(state, piece.id);
  if (figure === null) return piece.invisible === true;
  return (
    hasTrait(env, state, figure, 'noTargeting') ||
    (piece.invisible === true && !hasTrait(env, state, figure, 'notInvisible'))
  );
};

/** Whether enemies of a figure can target it at all. */
export const canBeSeen = (env: Env, state: GameState, { id }: Figure): boolean =>
  piecesOf(state).some((piece) => piece.id === id && !isHidden(env, state, piece));

/** The figures of a state as questions about targets take them: whoever cannot be targeted is invisible. */
export const targetsOf = (env: Env, state: GameState): readonly Candidate[] =>
  piecesOf(state).map((piece) => {
    const invisible = isHidden(env, state, piece);
    return invisible === piece.invisible ? piece : { ...piece, invisible };
  });

/** What lies in the way of a figure: what does nothing to it is not there (R-MOVE-13 to R-MOVE-17). */
export const groundFor = (env: Env, state: GameState, figure: Figure): readonly Overlay[] => {
  const ignored: readonly Overlay['type'][] = [
    ...(hasTrait(env, state, figure, 'ignoresTerrain')
      ? (['difficult', 'hazardous'] as const)
      : []),
    ...(hasTrait(env, state, figure, 'ignoresTraps') ? (['trap'] as const) : []),
  ];
  const all = overlaysOf(state);
  return ignored.length === 0 ? all : all.filter(({ type }) => !ignored.includes(type));
};

/** Traits and immunities of a figure come or go for a while. */
export const doTrait: DoerTo<'trait'> =
  ({ reading, figure, target, ability }) =>
  (state) => {
    const { origin, frame } = reading.scope;
    const { traits = [], without = [], immunities = [], lasts = 'card' } = ability;
    const one: TraitState = {
      figure: target,
      traits,
      without,
      immunities,
      origin: cardStays(state, figure) || origin?.type !== 'card' ? origin : null,
      lasts,
      within: spanOf(state, lasts, frame),
    };
    return happened(
      { ...state, traits: [...state.traits, one] },
      { type: 'traitsChanged', figure: target, traits, without, immunities },
    );
  };
