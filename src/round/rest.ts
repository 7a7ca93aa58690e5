import { startTurn } from '../condition/index.js';
import type { Healing, Suffering, Vitals } from '../damage/index.js';
import { restore, suffer } from '../damage/internal.js';
import { discardActive, lose, loseAll, takeBack, type RestPiles } from './rest-cards.js';

/** What a rest did to the figure and its cards. */
export interface RestedFigure {
  /** Hit points and conditions. */
  readonly vitals: Vitals;
  /** The cards. */
  readonly piles: RestPiles;
}

/** Damage of a rest: suffered, or negated with cards. */
export interface RestDamage {
  /** The damage with the numbers that led to it; `null` where there was none. */
  readonly damage: Suffering | null;
  /** Whether the character was exhausted by it (R-DMG-6). */
  readonly exhausted: boolean;
  /** The character now: exhausted, it has lost all cards. */
  readonly after: RestedFigure;
}

/**
 * A character suffers damage of its rest, the wound's (R-COND-7) or that of a second draw (R-REST-3),
 * or loses cards instead: one of `negationOptions` of the damage module, no cards for not negating.
 */
const sufferAtRest = (
  { vitals, piles }: RestedFigure,
  hit: { readonly source: 'wound' | 'rest'; readonly amount: number },
  negatedBy: readonly string[],
): RestDamage => {
  if (hit.amount === 0) return { damage: null, exhausted: false, after: { vitals, piles } };
  const damage = suffer(vitals, { ...hit, negated: negatedBy.length > 0 });
  const left = damage.dies ? loseAll(piles) : lose(piles, negatedBy);
  return { damage, exhausted: damage.dies, after: { vitals: damage.after, piles: left } };
};

/** A short rest from its first draw to its end. */
export interface ShortRest extends RestedFigure {
  /** Active cards that are moved to the discards first (R-CARD-6). Default none. */
  readonly activeTaken?: readonly string[];
  /** The discarded card that chance drew. */
  readonly card: string;
  /** The one second draw that 1 damage buys (R-REST-3). Default `null`: the first one stands. */
  readonly again?: {
    /** The cards that are lost to negate the damage (R-DMG-2). Default none: it is suffered. */
    readonly negatedBy?: readonly string[];
    /** The second card that chance drew, `null` if the negation left none. It stands. */
    readonly card: string | null;
  } | null;
}

/** What a short rest came to. */
export interface ShortRestOutcome extends RestDamage {
  /** The card that the rest lost; `null` if there was none, or the character was exhausted. */
  readonly lost: string | null;
}

/** The damage of a second draw (R-REST-3). */
export const SECOND_DRAW_DAMAGE = 1;

/**
 * A short rest in the clean-up: one random card is lost, the other discarded ones return to the hand
 * (R-REST-2). Once, the character may suffer 1 damage to keep the card and lose another random one
 * (R-REST-3); exhausted by it, it loses all cards.
 *
 * Shape: typed values; what chance drew is one of `cardsToLose` at that moment, and what negates one of
 * `negationOptions`. A caller that stops between the steps uses `discardActive`, `cardsToLose`,
 * `sufferDamage` and `takeBack` themselves.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { trackerOf } from 'gloomhaven-rules/condition';
 * import { shortRestOutcome } from 'gloomhaven-rules/round';
 *
 * const rest = {
 *   vitals: { hitPoints: 5, maxHitPoints: 10, conditions: trackerOf() },
 *   piles: { hand: ['leap'], discard: ['trample', 'sweep'], activeDiscard: [], lost: [] },
 *   card: 'sweep',
 * };
 * assert.deepEqual(shortRestOutcome(rest).after.piles.hand, ['leap', 'trample']);
 * const again = shortRestOutcome({ ...rest, again: { card: 'trample' } });
 * assert.deepEqual(again.after.piles.hand, ['leap', 'sweep']);
 * assert.equal(again.after.vitals.hitPoints, 4);
 */
export const shortRestOutcome = (rest: ShortRest): ShortRestOutcome => {
  const { vitals, activeTaken = [], again = null } = rest;
  const before = { vitals, piles: discardActive(rest.piles, activeTaken) };
  const amount = again === null ? 0 : SECOND_DRAW_DAMAGE;
  const hurt = sufferAtRest(before, { source: 'rest', amount }, again?.negatedBy ?? []);
  if (hurt.exhausted) return { ...hurt, lost: null };
  const lost = again === null ? rest.card : again.card;
  const piles = takeBack(hurt.after.piles, lost);
  return { ...hurt, lost, after: { vitals: hurt.after.vitals, piles } };
};

/**
 * The states of an item during a scenario. One with circles left is still ready (R-ITEM-4);
 * a lost one is gone for good.
 */
export const ITEM_STATES = ['ready', 'spent', 'consumed', 'lost'] as const;
/** One of {@link ITEM_STATES}. */
export type ItemState = (typeof ITEM_STATES)[number];

/** An item of a character. */
export interface RestItem {
  /** Its id. */
  readonly id: string;
  /** Whether it can be used. */
  readonly state: ItemState;
}

/**
 * Spent items turn back, consumed ones do not (R-REST-4, R-ITEM-3).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { refreshSpent } from 'gloomhaven-rules/round';
 *
 * assert.deepEqual(refreshSpent([{ state: 'spent' }, { state: 'consumed' }]), [
 *   { state: 'ready' },
 *   { state: 'consumed' },
 * ]);
 */
export const refreshSpent = <Item extends Pick<RestItem, 'state'>>(
  items: readonly Item[],
): readonly Item[] =>
  items.map((item) => (item.state === 'spent' ? { ...item, state: 'ready' } : item));

/** A long rest, from the start of the turn to its last part. */
export interface LongRest extends RestedFigure {
  /** The items; only spent ones change. Default none. */
  readonly items?: readonly RestItem[];
  /** The cards that are lost to negate the wound's damage (R-COND-7). Default none: it is suffered. */
  readonly woundNegatedBy?: readonly string[];
  /** Active cards that are moved to the discards after the wound (R-CARD-6). Default none. */
  readonly activeTaken?: readonly string[];
  /** The discarded card that the player loses; `null` only where there is none (R-REST-7). */
  readonly card: string | null;
  /** Whether the character heals; this part alone may be skipped (R-REST-5). Default `true`. */
  readonly heal?: boolean;
}

/** What a long rest came to. */
export interface LongRestOutcome extends RestDamage {
  /** The card that was lost; `null` if there was none, or the character was exhausted. */
  readonly lost: string | null;
  /** The heal with its numbers; `null` if it was skipped or the character was exhausted. */
  readonly healing: Healing | null;
  /** Ids of the items that turned back. */
  readonly refreshed: readonly string[];
  /** The items now. */
  readonly items: readonly RestItem[];
}

/** The heal of a long rest (R-REST-4). */
export const LONG_REST_HEAL = 2;

/**
 * A long rest on the character's turn: the damage of a wound, then one chosen discarded card is lost and
 * the others return to the hand, heal 2, and all spent items are refreshed, in this order (R-REST-4,
 * R-REST-5). The heal cures poison and wound (R-COND-8). With one discarded card left that one is lost,
 * with none no card; heal and refresh still occur (R-REST-7). A character that its wound exhausts does
 * not rest.
 *
 * Shape: typed values; the card is one of `cardsToLose` after the wound. The turn begins here unless the
 * tracker says that it runs already, and then the wound has done its damage; `endTurn` of the condition
 * module is for the caller. A caller that stops between the parts uses `startTurn`, `sufferDamage`,
 * `discardActive`, `cardsToLose`, `takeBack`, `heal` and {@link refreshSpent} themselves.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { trackerOf } from 'gloomhaven-rules/condition';
 * import { longRestOutcome } from 'gloomhaven-rules/round';
 *
 * const { after, items } = longRestOutcome({
 *   vitals: { hitPoints: 5, maxHitPoints: 10, conditions: trackerOf(['wound']) },
 *   piles: { hand: [], discard: ['trample', 'sweep'], activeDiscard: [], lost: [] },
 *   items: [{ id: 'cloak', state: 'spent' }],
 *   card: 'sweep',
 * });
 * assert.equal(after.vitals.hitPoints, 6);
 * assert.deepEqual(after.vitals.conditions.held, []);
 * assert.deepEqual(after.piles.hand, ['trample']);
 * assert.deepEqual(items, [{ id: 'cloak', state: 'ready' }]);
 */
export const longRestOutcome = (rest: LongRest): LongRestOutcome => {
  const { items = [], woundNegatedBy = [], activeTaken = [], card } = rest;
  const { woundDamage, conditions } = startTurn(rest.vitals.conditions);
  const hurt = sufferAtRest(
    { vitals: { ...rest.vitals, conditions }, piles: rest.piles },
    { source: 'wound', amount: woundDamage },
    woundNegatedBy,
  );
  if (hurt.exhausted) return { ...hurt, lost: null, healing: null, refreshed: [], items };
  const piles = takeBack(discardActive(hurt.after.piles, activeTaken), card);
  const healing = rest.heal === false ? null : restore(hurt.after.vitals, LONG_REST_HEAL);
  return {
    ...hurt,
    lost: card,
    healing,
    refreshed: items.filter(({ state }) => state === 'spent').map(({ id }) => id),
    items: refreshSpent(items),
    after: { vitals: healing?.after ?? hurt.after.vitals, piles },
  };
};
