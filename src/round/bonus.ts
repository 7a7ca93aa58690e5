/** Active bonuses: what is in play, and what answers to a moment (R-BONUS, R-CARD-11). */

import type { Bonus, Clause } from '../content/index.js';
import { followedBy, happened, still, type Outcome } from './change.js';
import { cardOf, type Env } from './env.js';
import type { BonusDeed } from './deed.js';
import { moveCard } from './piles.js';
import { gain } from './rewards.js';
import type { BonusState, GameState } from './state.js';
import type { RaisedMoment } from './task.js';

/** What a moment is about. */
export interface MomentFacts {
  /** Whether it is about a melee or a ranged attack, `null` for other damage. */
  readonly kind: 'melee' | 'ranged' | null;
  /** Where its damage comes from, `null` before it is known. */
  readonly source: string | null;
  /** Whether the damage would kill. */
  readonly lethal: boolean;
}

/** The name of a bonus in play: none is there twice. */
export const bonusName = ({ card, half, ability, bearer }: BonusState): string =>
  [card, half, String(ability), bearer].join('/');

/** What the card says of a bonus. */
export const bonusOf = (env: Env, { owner, card, half, ability }: BonusState): Bonus | null => {
  const said = cardOf(env, owner, card)?.[half].abilities[ability];
  return said?.type === 'bonus' ? said : null;
};

/** A bonus comes into play: it answers to what comes after it. */
export const beginBonus =
  (bearer: string, { owner, card, half, ability }: BonusDeed) =>
  (state: GameState): Outcome => {
    const bonus: BonusState = { bearer, owner, card, half, ability, charges: 0, uses: 0 };
    return happened(
      { ...state, bonuses: [...state.bonuses, bonus] },
      { type: 'bonusBegun', figure: bearer, character: owner, card },
    );
  };

/** A clause that the round knows; content with others is refused before a game begins. */
const holds = (clause: Clause, facts: MomentFacts): boolean => {
  switch (clause.type) {
    case 'attackIs':
      return facts.kind === clause.kind;
    case 'source':
      return clause.sources.some((source) => source === facts.source);
    case 'lethal':
      return facts.lethal;
    case 'not':
      return !holds(clause.clause, facts);
    default:
      return false;
  }
};

const isOpen = ({ limit }: Bonus, { uses }: BonusState): boolean =>
  limit === undefined || uses < limit.times;

/** The bonuses that answer to a moment of their bearer, in the order in which they came into play. */
export const listenersAt = (
  env: Env,
  state: GameState,
  moment: RaisedMoment,
  of: string,
  facts: MomentFacts,
): readonly BonusState[] =>
  state.bonuses.filter((one) => {
    const bonus = one.bearer === of ? bonusOf(env, one) : null;
    return (
      bonus?.on === moment &&
      isOpen(bonus, one) &&
      (bonus.if ?? []).every((clause) => holds(clause, facts))
    );
  });

/** Whether it must be used: numbers and charges are, all else only where the card says so (R-BONUS-9, R-CARD-11). */
export const isForced = ({ optional, charges, effects }: Bonus): boolean =>
  optional === undefined
    ? charges !== undefined || effects.every(({ type }) => type === 'add')
    : !optional;

/**
 * A bonus is used: its mark moves on, the experience of the space that it leaves is gained, and after the
 * last space the card goes to its pile (R-CARD-11).
 */
export const spend =
  (env: Env, used: BonusState) =>
  (state: GameState): Outcome => {
    const name = bonusName(used);
    const spaces = bonusOf(env, used)?.charges ?? null;
    const { owner, card, bearer } = used;
    const moved: GameState = {
      ...state,
      bonuses: state.bonuses.map((one) =>
        bonusName(one) === name
          ? { ...one, uses: one.uses + 1, charges: one.charges + (spaces === null ? 0 : 1) }
          : one,
      ),
    };
    const noted = happened(moved, {
      type: 'bonusUsed',
      figure: bearer,
      character: owner,
      card,
      left: spaces === null ? null : spaces.length - used.charges - 1,
    });
    if (spaces === null) return noted;
    return followedBy(
      noted,
      gain(owner, spaces[used.charges] ?? 0),
      used.charges + 1 < spaces.length ? still : usedUp(owner, card),
    );
  };

/** The card of a bonus without a space left goes to where it counts. */
const usedUp =
  (owner: string, card: string) =>
  (state: GameState): Outcome => {
    const active = state.characters
      .find(({ id }) => id === owner)
      ?.active.find((one) => one.card === card);
    return active === undefined ? still(state) : moveCard(owner, card, active.goes)(state);
  };

/** Limits of a span begin anew when it ends. */
export const renewLimits =
  (env: Env, span: 'turn' | 'round') =>
  (state: GameState): Outcome =>
    still({
      ...state,
      bonuses: state.bonuses.map((one) =>
        one.uses > 0 && bonusOf(env, one)?.limit?.per === span ? { ...one, uses: 0 } : one,
      ),
    });

/** What lasts for the round is over, whether its card lies in the active area or not. */
export const endRoundEffects =
  (env: Env) =>
  (state: GameState): Outcome =>
    still({
      ...state,
      bonuses: state.bonuses.filter((one) => bonusOf(env, one)?.lasts !== 'round'),
    });
