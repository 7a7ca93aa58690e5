/** Active bonuses: what is in play, and what answers to a moment (R-BONUS, R-CARD-11). */

import type { Bonus, Clause, Effect } from '../content/index.js';
import { amountOf, type Symbols } from './amount.js';
import { characterOf, followedBy, happened, still, type Outcome } from './change.js';
import { cardOf, type Env } from './env.js';
import type { BonusDeed } from './deed.js';
import { moveCard, withoutBonuses } from './piles.js';
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

/** A mark that has left the last space moves no more, though the card may be still in play (R-CARD-11). */
const isOpen = ({ limit, charges: spaces }: Bonus, { uses, charges }: BonusState): boolean =>
  (limit === undefined || uses < limit.times) && (spaces === undefined || charges < spaces.length);

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

/** Whether an effect harms the bearer: its own attacks are made worse, or those on it better. */
const isHarm = (on: Bonus['on'], effect: Effect, symbols: Symbols): boolean => {
  const isAttacked = on !== 'attack';
  if (effect.type === 'advantage') return isAttacked;
  if (effect.type === 'disadvantage') return !isAttacked;
  if (effect.type !== 'add') return false;
  const amount = amountOf(effect.amount, symbols, -Infinity);
  return isAttacked && effect.to !== 'shield' ? amount > 0 : amount < 0;
};

/** Whether a bonus harms whoever carries it, and so comes into play with its action (R-CARD-13). */
export const harmsBearer = ({ on, effects }: Bonus, symbols: Symbols): boolean =>
  effects.some((effect) => isHarm(on, effect, symbols));

/** Numbers, whatever they come to, and harm. */
const isMandatory = (on: Bonus['on'], effect: Effect): boolean =>
  effect.type === 'add' || isHarm(on, effect, {});

/**
 * Whether it must be used: numbers, harm to its bearer and charges are, all else only where the card says so
 * (R-BONUS-9, R-CARD-11).
 */
export const isForced = ({ on, optional, charges, effects }: Bonus): boolean =>
  optional === undefined
    ? charges !== undefined || effects.some((effect) => isMandatory(on, effect))
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

/** The action that a card is played for goes on, and ends without it in the active area. */
const putAwayAtOnce = (state: GameState, owner: string, card: string): GameState => ({
  ...withoutBonuses(state, owner, [card]),
  agenda: state.agenda.map((task) =>
    task.type === 'action' && task.figure === owner && task.card === card
      ? { ...task, pile: task.goes }
      : task,
  ),
});

/** The card of a bonus without a space left goes to where it counts, be it only just played. */
const usedUp =
  (owner: string, card: string) =>
  (state: GameState): Outcome => {
    const active = characterOf(state, owner)?.active.find((one) => one.card === card);
    return active === undefined
      ? still(putAwayAtOnce(state, owner, card))
      : moveCard(owner, card, active.goes)(state);
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
