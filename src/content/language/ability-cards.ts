import type { ElementIcon, ItemSlot } from '../../vocabulary/index.js';
import type { AbilityBase } from './ability-base.js';
import type { Amount, CardPile } from './amount.js';
import type { Duration } from './bonus.js';
import type { Effect } from './effect.js';
import type { Figures, SelectionCount } from './selection.js';

/** Which ability cards: chosen, or all. */
export interface CardChoice {
  /** How many, or all. Default 1. */
  readonly count?: SelectionCount;
  /** From where. */
  readonly from: CardPile;
  /** Only cards with this tag. Default any. */
  readonly tag?: string;
}

/** Ability cards come back to the hand, or leave it. */
export interface CardsAbility extends AbilityBase {
  /** Ability cards move: recovered to the hand, discarded, or lost. */
  readonly type: 'recoverCards' | 'discardCards' | 'loseCards';
  /** Which ones. */
  readonly cards: CardChoice;
  /** Whose. Default `self`. */
  readonly to?: Figures;
  /** What changes it: the number of cards is its amount. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** An ability card is played besides the two of the turn. */
export interface PlayCardAbility extends AbilityBase {
  /** A further card. */
  readonly type: 'playCard';
  /** Which half is performed, or any one. */
  readonly half: 'top' | 'bottom' | 'any';
  /** From where. Default `hand`. */
  readonly from?: CardPile;
  /** Who plays it. Default `self`. */
  readonly by?: Figures;
}

/** Items become usable again, or are used up (R-ITEM-6). */
export interface ItemsAbility extends AbilityBase {
  /** Items are refreshed, spent, consumed or lost for good. */
  readonly type: 'refreshItems' | 'spendItems' | 'consumeItems' | 'loseItems';
  /** How many, or all. Default 1. */
  readonly count?: SelectionCount;
  /** Only those in this state. Default any. */
  readonly state?: 'spent' | 'consumed';
  /** Only those of these slots. Default any. */
  readonly slots?: readonly ItemSlot[];
  /** Whose. Default `self`. */
  readonly to?: Figures;
}

/** Elements become strong at the end of the turn (R-ELEM-2). */
export interface InfuseAbility extends AbilityBase {
  /** An infusion. */
  readonly type: 'infuse';
  /** Which ones; each `any` is named by itself (R-ELEM-6). */
  readonly elements: readonly ElementIcon[];
}

/** Elements are set to a strength at once. */
export interface SetElementsAbility extends AbilityBase {
  /** The element track changes. */
  readonly type: 'setElements';
  /** Which ones. */
  readonly elements: readonly ElementIcon[];
  /** Their strength from now on. */
  readonly strength: 'inert' | 'waning' | 'strong';
}

/** Experience for the owner of the card, whoever performs it. */
export interface ExperienceAbility extends AbilityBase {
  /** Experience. */
  readonly type: 'experience';
  /** How much. */
  readonly amount: Amount;
  /** For whom. Default `owner`. */
  readonly to?: Figures;
}

/** Cards of a modifier deck are added or removed (R-MOD-13). */
export interface ModifierDeckAbility extends AbilityBase {
  /** A modifier deck changes. */
  readonly type: 'modifierDeck';
  /** How. */
  readonly change: 'add' | 'remove';
  /** Which cards: bless, curse, or the -1 of items and scenarios. */
  readonly card: 'bless' | 'curse' | 'minusOne';
  /** How many, or all. Default 1. */
  readonly count?: SelectionCount;
  /** Whose deck. Default `self`. */
  readonly to?: Figures;
}

/** A modifier deck is shuffled with its discard pile (R-MOD-8). */
export interface ShuffleAbility extends AbilityBase {
  /** A shuffle. */
  readonly type: 'shuffleModifiers';
  /** Whose deck. Default `self`. */
  readonly to?: Figures;
}

/** So many of the cards of one group may be active at once, from now on (see {@link Group}). */
export interface GroupLimitAbility extends AbilityBase {
  /** The limit of a group. */
  readonly type: 'groupLimit';
  /** Which group. */
  readonly group: string;
  /** How many. */
  readonly limit: number;
  /** How long. Default `card`. */
  readonly lasts?: Duration;
}

/** Cards of a class that go to other players: from its supply, or the very card. */
export interface GiveCardAbility extends AbilityBase {
  /** A card is given. */
  readonly type: 'giveCard';
  /** The id of the card in the supply of the class, or `self` for the card that says it. */
  readonly card: string;
  /** To whom. */
  readonly to: Figures;
  /** Into the hand or the active area. */
  readonly into: 'hand' | 'active';
}
