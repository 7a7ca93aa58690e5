/** Damage, death and exhaustion (R-DMG). */

import { suffer, restore } from '../damage/internal.js';
import { negationOptions, type Hit, type Negation } from '../damage/index.js';
import { gainCondition, mayPerformAbilities } from '../condition/index.js';
import { isLeft } from '../core/index.js';
import type { Condition } from '../vocabulary/index.js';
import {
  cancel,
  characterOf,
  figureOf,
  forEach,
  happened,
  still,
  followedBy,
  withCharacter,
  withFigure,
  type Outcome,
} from './change.js';
import { usedUp } from './bonus.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Event } from './event.js';
import type { TaskOf } from './handler.js';
import { putActionCardAway, withoutBonuses } from './piles.js';
import { earned } from './rewards.js';
import type { CardOrigin, Origin } from './reading/scope.js';
import type { Figure, GameState } from './state.js';
import { dismiss, isKeptBy } from './summon-leave.js';
import type { Task } from './task.js';
import { guardedConditions, hasTrait, unguarded } from './trait.js';

/** The cards whose bonuses can be in play: active ones, and one whose action is under way. */
const cardsInUse = (state: GameState, id: string): readonly string[] => {
  const { active = [], waiting = [], discard = [], lost = [] } = characterOf(state, id) ?? {};
  // A bonus for the round may be of a card that went to its pile at once.
  return [...active.map(({ card }) => card), ...waiting, ...discard, ...lost];
};

/** Whoever is out uses no items any more. */
const withoutItems = (state: GameState, id: string): GameState => ({
  ...state,
  bonuses: state.bonuses.filter(({ origin }) => origin.type !== 'item' || origin.owner !== id),
});

/** A character is out: all its cards are lost, its figure leaves, its turn ends at once (R-DMG-8). */
export const exhaust =
  (id: string, by: 'damage' | 'cards') =>
  (before: GameState): Outcome => {
    const { state, events } = earned(id)(before);
    const left = {
      ...state,
      figures: state.figures.filter((figure) => figure.id !== id),
      traits: state.traits.filter(({ figure }) => figure !== id),
    };
    const bare = withoutItems(withoutBonuses(left, id, cardsInUse(state, id)), id);
    const out = withCharacter(bare, id, (character) => ({
      hand: [],
      discard: [],
      active: [],
      waiting: [],
      choice: null,
      lost: [
        ...character.lost,
        ...character.hand,
        ...character.discard,
        ...character.active.map(({ card }) => card),
        ...character.waiting,
      ],
      exhausted: true,
    }));
    return followedBy(
      happened(cancel(out, id), ...events, { type: 'exhausted', character: id, by }),
      dismiss(({ owner }) => owner === id),
    );
  };

/** How many money tokens there are left: by an option there are only so many (R-LOOT-8). */
export const moneyLeft = ({ flags }: Env, { overlays, characters }: GameState): number => {
  const { coinLimit } = flags.play;
  const lying = overlays.filter(({ type }) => type === 'coin').length;
  const taken = characters.reduce((sum, { money }) => sum + money, 0);
  return coinLimit === null ? Infinity : Math.max(0, coinLimit - lying - taken);
};

/** A monster leaves the board at once, and leaves a money token if it brought one (R-MON-26). */
const remove =
  (env: Env, id: string, by: string | null) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    const coin = {
      type: 'coin' as const,
      at: figure.at,
      damage: null,
      conditions: [],
      treasure: null,
    };
    const drops = figure.dropsMoney && moneyLeft(env, state) > 0;
    const { money } = state;
    const next = {
      ...state,
      figures: state.figures.filter((one) => one !== figure),
      // Its number is free at once: whoever gets it next has a place and a turn of its own (R-MON-25).
      order: state.order
        .map((block) => ({ ...block, figures: block.figures.filter((one) => one !== id) }))
        .filter(({ figures }) => figures.length > 0),
      acted: state.acted.filter((one) => one !== id),
      traits: state.traits.filter((one) => one.figure !== id),
      overlays: drops ? [...state.overlays, coin] : state.overlays,
      money: { ...money, dropped: money.dropped + (drops ? 1 : 0) },
      kills: { ...state.kills, [figure.type]: (state.kills[figure.type] ?? 0) + 1 },
    };
    return happened(cancel(next, id), { type: 'died', figure: id, by });
  };

/** Whether the card of a summon has something else in play: another summon, or a bonus. */
const isInUse = ({ figures, bonuses, marks }: GameState, { owner, card }: CardOrigin): boolean => {
  const says = (origin: Origin | null): boolean =>
    origin?.type === 'card' && origin.owner === owner && origin.card === card;
  return (
    figures.some(
      ({ summon, wards }) =>
        (summon !== null && isKeptBy(owner, card)(summon)) ||
        wards.some(({ origin }) => says(origin)),
    ) ||
    bonuses.some(({ origin, bearer }) => says(origin) && figures.some(({ id }) => id === bearer)) ||
    marks.some(({ origin }) => says(origin))
  );
};

/** A summon dies: it drops nothing, and its card has no more to do in the active area (R-SUM-2, R-SUM-7). */
const removeSummon =
  ({ id, summon }: Figure, by: string | null) =>
  (state: GameState): Outcome => {
    const figures = state.figures.filter((one) => one.id !== id);
    const traits = state.traits.filter(({ figure }) => figure !== id);
    const gone = happened(cancel({ ...state, figures, traits }, id), {
      type: 'died',
      figure: id,
      by,
    });
    const origin = summon?.origin ?? null;
    return origin?.type !== 'card' || isInUse(gone.state, origin)
      ? gone
      : followedBy(gone, usedUp(origin));
  };

/** A figure at 0 hit points is gone: a monster or a summon dies, a character is exhausted (R-DMG-6). */
export const die =
  (env: Env, id: string, by: string | null) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure?.kind === 'character') return exhaust(id, 'damage')(state);
    return figure?.kind === 'summon' ? removeSummon(figure, by)(state) : remove(env, id, by)(state);
  };

/** A hit that somebody suffers. */
export interface Blow extends Pick<TaskOf<'hurt'>, 'victim' | 'hit' | 'by'> {
  /** Whether a stun leaves it its move (R-MOVE-3). Default `false`. */
  readonly goesOn?: boolean;
}

/** A figure suffers a hit, and what comes with it. */
export const strike =
  (env: Env, { victim: id, hit, by, goesOn = false }: Blow) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    const conditions = guardedConditions(env, state, figure);
    const spared = hasTrait(env, state, figure, 'noDamage') ? { ...hit, negated: true } : hit;
    const suffering = suffer({ ...figure, conditions }, spared);
    const { amount, negated, dies, gains } = suffering;
    const after = {
      ...suffering.after,
      conditions: unguarded(suffering.after.conditions, figure),
    };
    const damaged: readonly Event[] =
      amount > 0
        ? [
            {
              type: 'damaged',
              figure: id,
              source: hit.source,
              by,
              amount,
              negated,
              hitPoints: after.hitPoints,
            },
          ]
        : [];
    const gained = gains.map((gain): Event => ({ type: 'conditionGained', figure: id, gain }));
    const next = withFigure(state, id, () => after);
    const hurt: Outcome = { state: next, events: [...damaged, ...gained] };
    return followedBy(hurt, dies ? die(env, id, by) : stunned(id, goesOn));
  };

/** The card of an action that is broken off goes where it would have gone (R-CARD-4, R-COND-12). */
const breakOff =
  (id: string) =>
  (state: GameState): Outcome =>
    forEach(state.agenda, (task) =>
      task.type === 'action' && task.figure === id ? putActionCardAway(task) : still,
    )(state);

const MOVING: readonly Task['type'][] = ['move', 'walk'];
/** The stunned carry out a long rest, whatever harms them at its start (R-COND-12). */
const RESTING: readonly Task['type'][] = ['longRest'];

/** A stun takes hold at once: what the figure was about to do is not done (R-COND-4, R-COND-12). */
const stunned =
  (id: string, goesOn = false) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null || mayPerformAbilities(figure.conditions)) return still(state);
    const broken = followedBy(breakOff(id)(state), earned(id));
    const kept = goesOn ? [...RESTING, ...MOVING] : RESTING;
    return { ...broken, state: cancel(broken.state, id, kept) };
  };

/** A figure gains a condition. */
export const afflict =
  (env: Env, id: string, condition: Condition) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    const gain = gainCondition(guardedConditions(env, state, figure), condition);
    const next = withFigure(state, id, () => ({
      conditions: unguarded(gain.conditions, figure),
    }));
    return followedBy(happened(next, { type: 'conditionGained', figure: id, gain }), stunned(id));
  };

/** A figure is healed (R-DMG-10, R-COND-8). */
export const mend =
  (env: Env, id: string, amount: number) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null || hasTrait(env, state, figure, 'noHealing')) return still(state);
    const { after, healed, removed } = restore(figure, amount);
    return happened(
      withFigure(state, id, () => after),
      { type: 'healed', figure: id, amount: healed, hitPoints: after.hitPoints, cured: removed },
    );
  };

/** The ways in which a figure can cancel damage (R-DMG-2 to R-DMG-4). */
export const negationsOf = (state: GameState, id: string, amount: number): readonly Negation[] => {
  const character = characterOf(state, id);
  if (character === null) return [];
  const { hand, discard, active } = character;
  const options = negationOptions({
    kind: 'character',
    amount,
    hand,
    discard,
    activeDiscard: active.filter(({ goes }) => goes === 'discard').map(({ card }) => card),
  });
  return isLeft(options) ? [] : options.right;
};

/** What a character can answer to damage: to suffer it comes first. */
export const answersToDamage = (
  state: GameState,
  character: string,
  amount: number,
): readonly Command[] => [
  { type: 'suffer', character },
  ...negationsOf(state, character, amount).map((by): Command => ({
    type: 'negate',
    character,
    by,
  })),
];

/** The cards that a way to cancel damage costs. */
export const cardsOf = (by: Negation): readonly string[] =>
  by.type === 'hand' ? [by.card] : by.cards;

/** Damage that is about to be suffered: bonuses answer to it first, then cards may cancel it. */
export const hurtTask = (victim: string, hit: Hit, by: string | null): Task => ({
  type: 'hurt',
  victim,
  hit,
  by,
  raised: false,
});
