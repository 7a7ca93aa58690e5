/** Active bonuses: what is in play, and what answers to a moment (R-BONUS, R-CARD-11). */

import type { Amount, Bonus, Duration, Effect, Span } from '../content/index.js';
import { characterOf, followedBy, happened, still, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { Event } from './event.js';
import { isPrinted, useUp } from './item-state.js';
import { indexOfBonus, nameOf } from './origin.js';
import { moveCard, withoutBonuses } from './piles.js';
import { gain } from './rewards.js';
import type { Origin, Reading, Scope } from './reading/index.js';
import type { BonusState, GameState } from './state.js';

/** The name of a bonus in play: none is there twice. */
export const bonusName = ({ origin, index, bearer }: BonusState): string =>
  [...Object.values(origin).map(String), String(index), bearer].join('/');

/** What the card, item or figure says of a bonus. */
export const bonusOf = (env: Env, { origin, index }: BonusState): Bonus | null =>
  env.bonusesOf(origin)[index] ?? null;

/** The ability in which an ability of this kind is made: itself, where it stands in no other. */
const madeIn = ({ agenda }: GameState): number => {
  const [...under] = agenda.filter((task) => task.type === 'ability');
  const outer = under.findLast(({ ability }) => !['bonus', 'trait'].includes(ability.type));
  return (outer ?? under.at(-1))?.id ?? 0;
};

/** The number of the ability or action that something ends with; `null` where it lasts longer. */
export const spanOf = (state: GameState, lasts: Duration, frame: number): number | null => {
  if (lasts === 'ability') return madeIn(state);
  return lasts === 'action' ? frame : null;
};

/** A bonus that somebody carries from now on: it answers to what comes after it. */
export const beginBonus =
  (env: Env, bearer: string, bonus: Bonus, scope: Scope) =>
  (state: GameState): Outcome => {
    const { origin, owner, frame } = scope;
    const index = origin === null ? -1 : indexOfBonus(env, origin, bonus);
    if (origin === null || index < 0) return still(state);
    const { lasts = 'card', begins = 'now' } = bonus;
    const one: BonusState = {
      bearer,
      origin,
      index,
      charges: 0,
      uses: 0,
      waits: begins === 'nextTurn',
      within: spanOf(state, lasts, frame),
    };
    // The same bonus on the same figure is not there twice.
    const others = state.bonuses.filter((other) => bonusName(other) !== bonusName(one));
    return happened(
      { ...state, bonuses: [...others, one] },
      { type: 'bonusBegun', figure: bearer, character: owner, card: nameOf(origin) },
    );
  };

/** A mark that has left the last space moves no more, though the card may be still in play (R-CARD-11). */
const isOpen = ({ limit, charges: spaces }: Bonus, { uses, charges, waits }: BonusState): boolean =>
  !waits &&
  (limit === undefined || uses < limit.times) &&
  (spaces === undefined || charges < spaces.length);

/** Whether an effect harms the bearer: its own attacks are made worse, or those on it better. */
const isHarm = (on: Bonus['on'], effect: Effect, valueOf: (amount: Amount) => number): boolean => {
  const isAttacked = on !== 'attack';
  if (effect.type === 'advantage') return isAttacked;
  if (effect.type === 'disadvantage') return !isAttacked;
  if (effect.type === 'suffer') return effect.to === undefined || effect.to === 'self';
  if (effect.type !== 'add') return false;
  const amount = valueOf(effect.amount);
  return isAttacked && effect.to !== 'shield' ? amount > 0 : amount < 0;
};

/** Whether a bonus harms whoever carries it, and so comes into play with its action (R-CARD-13). */
export const harmsBearer = (reading: Reading, { on, effects }: Bonus): boolean =>
  effects.some((effect) => isHarm(on, effect, (amount) => reading.value(amount, -Infinity)));

/** What nobody may leave out: numbers, whatever they come to, experience, infusions, and harm. */
const isMandatory = (on: Bonus['on'], effect: Effect): boolean =>
  ['add', 'experience', 'infuse'].includes(effect.type) || isHarm(on, effect, () => 0);

/**
 * Whether it must be used: numbers, harm to its bearer and charges are, all else only where the card says so
 * (R-BONUS-9, R-CARD-11). Of items only circles are (R-ITEM-4).
 */
export const isForced = ({ on, optional, charges, effects }: Bonus, { type }: Origin): boolean => {
  if (optional !== undefined) return !optional;
  return (
    charges !== undefined || (type !== 'item' && effects.some((effect) => isMandatory(on, effect)))
  );
};

/** The experience of the space that a mark leaves. */
const spaceOf = (spaces: readonly number[] | null, { charges }: BonusState): number =>
  spaces?.[charges] ?? 0;

/** A use of an item, or of what a card, a figure or an item has made. */
const usedEvent = ({ origin, bearer }: BonusState, isUse: boolean, left: number | null): Event =>
  origin.type === 'item' && isUse
    ? { type: 'itemUsed', character: origin.owner, item: origin.item, left }
    : { type: 'bonusUsed', figure: bearer, character: origin.owner, card: nameOf(origin), left };

/**
 * A bonus is used: its mark moves on, the experience of the space that it leaves is gained, and after the
 * last space the card goes to its pile (R-CARD-11).
 */
export const spend =
  (env: Env, used: BonusState) =>
  (state: GameState): Outcome => {
    const name = bonusName(used);
    const spaces = bonusOf(env, used)?.charges ?? null;
    const { origin } = used;
    const { owner } = origin;
    const moved: GameState = {
      ...state,
      bonuses: state.bonuses.map((one) =>
        bonusName(one) === name
          ? { ...one, uses: one.uses + 1, charges: one.charges + (spaces === null ? 0 : 1) }
          : one,
      ),
    };
    const left = spaces === null ? null : spaces.length - used.charges - 1;
    const isUse = isPrinted(env, used);
    const noted = happened(moved, usedEvent(used, isUse, left));
    if (left !== null && left > 0) return followedBy(noted, gain(owner, spaceOf(spaces, used)));
    const over = origin.type === 'item' && isUse ? useUp(env, owner, origin.item) : usedUp(origin);
    return left === null && !isUse
      ? noted
      : followedBy(noted, gain(owner, spaceOf(spaces, used)), over);
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
export const usedUp =
  (origin: Origin) =>
  (state: GameState): Outcome => {
    if (origin.type !== 'card') return still(state);
    const { owner, card } = origin;
    const active = characterOf(state, owner)?.active.find((one) => one.card === card);
    return active === undefined
      ? still(putAwayAtOnce(state, owner, card))
      : moveCard(owner, card, active.goes)(state);
  };

/** Limits of a span begin anew when it ends. */
export const renewLimits =
  (env: Env, span: Span) =>
  (state: GameState): Outcome =>
    still({
      ...state,
      bonuses: state.bonuses.map((one) =>
        one.uses > 0 && bonusOf(env, one)?.limit?.per === span ? { ...one, uses: 0 } : one,
      ),
    });

/** What lasts for a turn or a round is over, whether its card lies in the active area or not. */
export const endEffects =
  (env: Env, span: 'turn' | 'round') =>
  (state: GameState): Outcome => {
    const ends = span === 'turn' ? ['ability', 'action', 'turn'] : ['round'];
    const left = state.bonuses.filter(
      (one) => !ends.includes(bonusOf(env, one)?.lasts ?? 'card') || isCarried(env, one),
    );
    const traits = state.traits.filter(({ lasts }) => !ends.includes(lasts));
    const isSame = left.length === state.bonuses.length && traits.length === state.traits.length;
    return still(isSame ? state : { ...state, bonuses: left, traits });
  };

/** What an item or a figure has on its card is there as long as it is. */
const isCarried = (env: Env, one: BonusState): boolean =>
  one.origin.type === 'figure' || isPrinted(env, one);

/** What begins with the next turn of whoever carries it has begun. */
export const beginWaiting =
  (figure: string) =>
  (state: GameState): Outcome =>
    still(
      state.bonuses.some(({ waits, bearer }) => waits && bearer === figure)
        ? {
            ...state,
            bonuses: state.bonuses.map((one) =>
              one.waits && one.bearer === figure ? { ...one, waits: false } : one,
            ),
          }
        : state,
    );

/** Whether a bonus can be used now: it has begun, and its limit and spaces are not used up. */
export const isUsable = (env: Env, one: BonusState): boolean => {
  const bonus = bonusOf(env, one);
  return bonus !== null && isOpen(bonus, one);
};
