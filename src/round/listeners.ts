/** Who answers to a moment (R-BONUS-4). */

import type { Bonus, Moment } from '../content/index.js';
import { bonusName, bonusOf, isForced, isUsable } from './bonus.js';
import { figureOf } from './change.js';
import type { Env } from './env.js';
import { isItemUsable } from './item-use.js';
import { summonerOf } from './owner.js';
import { readingOf, type About, type Scope } from './reading/index.js';
import type { BonusState, GameState } from './state.js';

/** What happens just now. */
export interface Occasion {
  /** Which moment. */
  readonly moment: Moment;
  /** Whose doing it is. */
  readonly actor: string | null;
  /** To whom it happens. */
  readonly target: string | null;
  /** How much. */
  readonly amount: number;
  /** What it is about. */
  readonly about: About | null;
}

/** A bonus that answers, and who carries it just now. */
export interface Listener {
  /** The bonus. */
  readonly bonus: BonusState;
  /** What its card says. */
  readonly said: Bonus;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** Its name, and that of who carries it. */
  readonly name: string;
  /** Whether it must be used (R-BONUS-9). */
  readonly forced: boolean;
}

/** The moments that are the target's own, all others are the actor's. */
const OF_TARGET: readonly Moment[] = [
  'attacked',
  'damageByAttack',
  'damage',
  'damaged',
  'healed',
  'conditionGained',
  'trapSprung',
];

/** The moments that are nobody's: everybody answers them. */
const OF_NOBODY: readonly Moment[] = [
  'setUp',
  'roundStarts',
  'cardsRevealed',
  'roundEnds',
  'scenarioEnds',
];

/** Whom a bonus belongs to just now: who carries it, or all whom it looks for anew each time. */
export const bearersOf = (
  env: Env,
  state: GameState,
  one: BonusState,
  said: Bonus,
): readonly string[] => {
  if (said.live !== true || said.bearers === undefined) return [one.bearer];
  const { owner } = one.origin;
  return readingOf(env, state, { ...plainScope(one, owner), self: one.bearer })
    .figures(said.bearers)
    .map(({ id }) => id);
};

/** The words of a bonus outside of any moment. */
export const plainScope = ({ bearer, origin }: BonusState, owner: string): Scope => ({
  self: bearer,
  owner,
  target: null,
  actor: null,
  frame: 0,
  origin,
  amount: 1,
  about: null,
});

const scopeAt = (one: BonusState, self: string, occasion: Occasion): Scope => {
  const { actor, target, amount, about } = occasion;
  return { ...plainScope(one, one.origin.owner), self, actor, target, amount, about };
};

/** Whose moment it is; what a summon kills its owner kills too (R-SUM-7). */
const ownersOfMoment = (
  state: GameState,
  { moment, actor, target }: Occasion,
): readonly (string | null)[] => {
  if (OF_TARGET.includes(moment)) return [target];
  return moment === 'killed' && actor !== null ? [actor, summonerOf(state, actor)] : [actor];
};

/** Whoever died just now still is among those who are watched, where it stood last. */
const withFallen = (state: GameState, id: string | null): GameState => {
  if (id === null || figureOf(state, id) !== null) return state;
  const fallen = state.fallen.findLast((one) => one.id === id);
  return fallen === undefined ? state : { ...state, figures: [...state.figures, fallen] };
};

/** Whether it is a moment that a bearer answers to: its own, or one of those whom it watches. */
const isFor = (
  env: Env,
  state: GameState,
  said: Bonus,
  scope: Scope,
  occasion: Occasion,
): boolean => {
  if (OF_NOBODY.includes(occasion.moment)) return true;
  const whose = ownersOfMoment(state, occasion);
  const { of } = said;
  if (of === undefined) return whose.includes(scope.self);
  const known = whose.reduce(withFallen, state);
  const reading = readingOf(env, known, scope);
  const watched =
    of.type === 'marker'
      ? known.figures.filter(({ at }) =>
          reading.anchors(of).some((hex) => hex.q === at.q && hex.r === at.r),
        )
      : reading.figures(of);
  return watched.some(({ id }) => whose.includes(id));
};

/** Whoever dies answers to its own death all the same. */
const isThere = (state: GameState, id: string, { moment }: Occasion): boolean =>
  figureOf(state, id) !== null || moment === 'dies';

const listening = (
  env: Env,
  state: GameState,
  one: BonusState,
  occasion: Occasion,
): readonly Listener[] => {
  const said = bonusOf(env, one);
  if (said?.on !== occasion.moment || !isUsable(env, one) || !isItemUsable(env, state, one))
    return [];
  return bearersOf(env, state, one, said)
    .filter((self) => isThere(state, self, occasion))
    .map((self) => scopeAt(one, self, occasion))
    .filter((scope) => isFor(env, state, said, scope, occasion))
    .filter((scope) =>
      (said.if ?? []).every((clause) => readingOf(env, state, scope).holds(clause)),
    )
    .map((scope) => ({
      bonus: one,
      said,
      scope,
      name: `${bonusName(one)}@${scope.self}`,
      forced: isForced(said, one.origin),
    }));
};

/** Whether anything in play answers to a moment at all: asked before anything else, since mostly nothing does. */
export const isHeard = (env: Env, { bonuses }: GameState, moment: Moment): boolean =>
  bonuses.length > 0 && env.heardBy(bonuses).has(moment);

/** The bonuses that answer to a moment, in the order in which they came into play. */
export const listenersAt = (env: Env, state: GameState, occasion: Occasion): readonly Listener[] =>
  isHeard(env, state, occasion.moment)
    ? state.bonuses.flatMap((one) => listening(env, state, one, occasion))
    : [];
