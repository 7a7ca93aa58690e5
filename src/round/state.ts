import type { ConditionTracker } from '../condition/index.js';
import type { Duration, GainedCondition, Group, Trait } from '../content/index.js';
import type { ElementTrack, MonsterRound } from '../element/index.js';
import type { CardSupplies, ModifierDeck } from '../modifier-deck/index.js';
import type { Rng } from '../rng/index.js';
import type { Condition, Hex, OverlayType, Side } from '../vocabulary/index.js';
import type { Block } from './block.js';
import type { CardOrigin, ItemOrigin, Origin, Remembered } from './reading/scope.js';
import type { LaterStep, Task } from './task.js';
import type { ItemState } from './rest.js';

/** The shape of states: a save of another one has to be migrated. */
export const SCHEMA = 1;

/** What a bonus for the round gives a figure: it adds to those that the figure has for good (R-CARD-12). */
export interface Ward {
  /** Which defence. */
  readonly type: 'shield' | 'retaliate';
  /** How much of it. */
  readonly amount: number;
  /** How near an attacker must be, for retaliate; 1 is adjacent. */
  readonly reach: number;
  /** What says so: it ends when its card leaves the active area (R-CARD-6); `null` for the rules and for monsters. */
  readonly origin: Origin | null;
  /** Whether it lasts as long as its card lies there, not for the round alone. */
  readonly stays: boolean;
}

/** What makes a figure a summon of a character (R-SUM). */
export interface Summoned {
  /** The character that summoned it. */
  readonly owner: string;
  /** What says its numbers and keeps it on the board; `null` for the companion of a class. */
  readonly origin: CardOrigin | ItemOrigin | null;
  /** The round in which it came: it does not act in it (R-SUM-3). */
  readonly round: number;
}

/** A figure on the board. */
export interface Figure {
  /** Its id: that of its class, `type#standee` of a monster, or `owner/type#number` of a summon. */
  readonly id: string;
  /** What it is. */
  readonly kind: 'character' | 'monster' | 'summon';
  /** The id of its class, of its type of monster, or of what its summoner's card summons. */
  readonly type: string;
  /** The rank of a monster, `null` for all others. */
  readonly rank: 'normal' | 'elite' | 'boss' | null;
  /** The number of a monster's standee, `null` for all others. */
  readonly standee: number | null;
  /** Its side. */
  readonly side: Side;
  /** Its hex. */
  readonly at: Hex;
  /** Hit points left. */
  readonly hitPoints: number;
  /** Hit points at full health. */
  readonly maxHitPoints: number;
  /** Its conditions. */
  readonly conditions: ConditionTracker;
  /** Its bonuses for this round. */
  readonly wards: readonly Ward[];
  /** Whether it leaves a money token when it dies (R-MON-26, R-LOOT-7). */
  readonly dropsMoney: boolean;
  /** Whose summon it is, `null` for all others. */
  readonly summon: Summoned | null;
}

/** A card in the active area (R-CARD-6). */
export interface ActiveCard {
  /** Its id. */
  readonly card: string;
  /** What it counts as, and where it goes. */
  readonly goes: 'discard' | 'lost';
  /** Whether it leaves at the end of the round, or stays until it is used up (R-CARD-11, R-CARD-12). */
  readonly lasts: 'round' | 'persistent';
  /** The group of which only so many may be active; left out for most cards. */
  readonly group?: Group;
}

/** How many cards of a group a character may have active, whatever they say themselves. */
export interface GroupLimitState {
  /** The id of the character. */
  readonly character: string;
  /** The name of the group. */
  readonly group: string;
  /** How many. */
  readonly limit: number;
  /** What says so. */
  readonly origin: Origin;
  /** Whether it lasts for the scenario, not as long as its card lies in the active area. */
  readonly stays: boolean;
}

/** An active bonus in play (R-BONUS): which one it is, and how far it is used. What it does its card says. */
export interface BonusState {
  /** Who carries it; whoever made it, where bearers are looked for anew each time (R-BONUS-4). */
  readonly bearer: string;
  /** What says it. */
  readonly origin: Origin;
  /** Which of the bonuses there, in reading order. */
  readonly index: number;
  /** How many of its charges are used (R-CARD-11). */
  readonly charges: number;
  /** How often it was used in the span of its limit. */
  readonly uses: number;
  /** Whether it begins only with its bearer's next turn. */
  readonly waits: boolean;
  /** The ability or action that it ends with, by its number; `null` for all that lasts longer. */
  readonly within: number | null;
}

/** A mark on a figure: bonuses and clauses speak of it. */
export interface MarkState {
  /** Its name. */
  readonly mark: string;
  /** Who carries it. */
  readonly figure: string;
  /** What says so. */
  readonly origin: Origin | null;
  /** What happens to its card when the figure dies. */
  readonly ends: 'stays' | 'discarded';
}

/** Traits and immunities that a figure gained or lost for a while. */
export interface TraitState {
  /** Whose they are. */
  readonly figure: string;
  /** Those that it has. */
  readonly traits: readonly Trait[];
  /** Those that it does not have, whatever its card prints. */
  readonly without: readonly Trait[];
  /** What it is immune to besides (R-COND-20). */
  readonly immunities: readonly GainedCondition[];
  /** What says so; `null` for the rules, and for a card that is not in the active area. */
  readonly origin: Origin | null;
  /** How long. */
  readonly lasts: Duration;
  /** The ability or action that they end with, by its number; `null` for all that lasts longer. */
  readonly within: number | null;
}

/** Two cards for the round, the first of them leading. */
export interface CardsChoice {
  /** Two cards. */
  readonly type: 'cards';
  /** The leading card. */
  readonly leading: string;
  /** The other card. */
  readonly second: string;
}

/** A long rest for the round. */
export interface LongRestChoice {
  /** A long rest. */
  readonly type: 'longRest';
}

/** What a character chose for the round. */
export type Choice = CardsChoice | LongRestChoice;

/** The battle goals of a character, which only its own seat knows. */
export interface BattleGoals {
  /** Those that were dealt. */
  readonly dealt: readonly string[];
  /** The one that was kept, `null` before. */
  readonly kept: string | null;
}

/** An item that a character has equipped for the scenario (R-ITEM-2). */
export interface EquippedItem {
  /** Its id. */
  readonly id: string;
  /** Whether it can be used. */
  readonly state: ItemState;
}

/** A character of the party, with its cards. Each of them is in one pile, or chosen and not yet played. */
export interface Character {
  /** The id of its class; its figure has the same. */
  readonly id: string;
  /** Whose character it is. */
  readonly seat: string;
  /** Its level. */
  readonly level: number;
  /** Its perks: for each ticked box the line of the class's perks, from 0 (R-CAMP-9). */
  readonly perks: readonly number[];
  /** The items that it has equipped. */
  readonly items: readonly EquippedItem[];
  /** Cards in hand. */
  readonly hand: readonly string[];
  /** Discarded cards. */
  readonly discard: readonly string[];
  /** Lost cards. */
  readonly lost: readonly string[];
  /** Cards in the active area. */
  readonly active: readonly ActiveCard[];
  /** The choice for this round, `null` before it. */
  readonly choice: Choice | null;
  /** The chosen cards that have not been played yet: they are in no pile (R-CARD-8). */
  readonly waiting: readonly string[];
  /** Its modifier deck. */
  readonly modifiers: ModifierDeck;
  /** Experience gained in this scenario. */
  readonly experience: number;
  /** Money tokens taken in this scenario. */
  readonly money: number;
  /** Treasures taken in this scenario, by their ids. */
  readonly treasures: readonly string[];
  /** Its battle goals: those that were dealt, and the one that it kept. */
  readonly battleGoals: BattleGoals;
  /** Whether it is out of the scenario (R-DMG-8). */
  readonly exhausted: boolean;
}

/** A card of this round that one type of monsters drew for itself (R-MON-2). */
export interface OwnCard {
  /** The type. */
  readonly type: string;
  /** The id of the card. */
  readonly card: string;
}

/** A deck of monster ability cards in play. */
export interface MonsterDeckState {
  /** Its id. */
  readonly id: string;
  /** The draw pile, the top card first. */
  readonly pile: readonly string[];
  /** The discards, the oldest first. */
  readonly discard: readonly string[];
  /** The card of this round, `null` before it is drawn. */
  readonly drawn: string | null;
  /** The cards of this round where types that share the deck draw for themselves (R-MON-2). */
  readonly own: readonly OwnCard[];
}

/** Money tokens that came onto the board and went off it, besides those that lay there and characters took. */
export interface MoneyFlow {
  /** Tokens that dead monsters left (R-MON-26, R-LOOT-7). */
  readonly dropped: number;
  /** Tokens that monsters took for good (R-MON-23). */
  readonly lost: number;
}

/** Something on one hex of the board. */
export interface OverlayState {
  /** What it is. */
  readonly type: OverlayType;
  /** Its hex. */
  readonly at: Hex;
  /** The damage of a trap or of hazardous terrain; `null` for others. */
  readonly damage: number | null;
  /** The conditions of a trap. */
  readonly conditions: readonly Condition[];
  /** The treasure that it is, `null` for others. */
  readonly treasure: string | null;
  /** The number of its tile, where that fills several hexes: they share it. Default: it fills this hex alone. */
  readonly tile?: number;
  /** What else happens when the trap is sprung, in the words of who made it. Default nothing. */
  readonly sprung?: readonly LaterStep[];
}

/** How a scenario came out (R-SCEN-6): settled in the middle of a round, which is played to its end. */
export type Verdict = 'won' | 'lost';

/** A game in the middle of a scenario: plain JSON, all of it. */
export interface GameState {
  /** The shape of this state. */
  readonly schema: typeof SCHEMA;
  /** The version of the rules. */
  readonly rules: number;
  /** The fingerprint of the content. */
  readonly content: string;
  /** The scenario. */
  readonly scenario: string;
  /** The level of the scenario. */
  readonly level: number;
  /** How many characters began (R-SCEN-13). */
  readonly party: number;
  /** The seats, in the order of the table. */
  readonly seats: readonly string[];
  /** How many commands were applied: the next one carries this number. */
  readonly seq: number;
  /** The round, from 1; 0 before the first. */
  readonly round: number;
  /** The ids of the revealed rooms. */
  readonly rooms: readonly string[];
  /** The ids of the open doors. */
  readonly doors: readonly string[];
  /** What lies on the board. */
  readonly overlays: readonly OverlayState[];
  /** The figures on the board, in the order in which they came. */
  readonly figures: readonly Figure[];
  /** The party. */
  readonly characters: readonly Character[];
  /** The battle goals that nobody was dealt, the top one first. */
  readonly battleGoals: readonly string[];
  /** The active bonuses, in the order in which they came into play. */
  readonly bonuses: readonly BonusState[];
  /** The marks that lie on figures. */
  readonly marks: readonly MarkState[];
  /** How many cards of groups may be active, where a card says so. */
  readonly groupLimits: readonly GroupLimitState[];
  /** The traits that came or went for a while, in that order. */
  readonly traits: readonly TraitState[];
  /** The figures that died in this turn, as they stood last. */
  readonly fallen: readonly Figure[];
  /** What happened, as far as something counts it. */
  readonly remembered: readonly Remembered[];
  /** The decks of monster ability cards. */
  readonly monsterDecks: readonly MonsterDeckState[];
  /** The modifier deck of the monsters (R-MOD-19). */
  readonly modifiers: ModifierDeck;
  /** Blesses and curses that are in no deck. */
  readonly supplies: CardSupplies;
  /** The elements. */
  readonly elements: ElementTrack;
  /** What types of monsters did with the elements of their cards in this round, by their ids (R-ELEM-7, R-ELEM-8). */
  readonly monsterRounds: Readonly<Record<string, MonsterRound>>;
  /** The order of this round. */
  readonly order: readonly Block[];
  /** Types of monsters that share decks, in the order that the players chose for good (R-MON-2). */
  readonly typeOrder: readonly string[];
  /** Pairs of them that act as one, the elites of both first, as the players chose (R-MON-2). */
  readonly mixedTypes: readonly (readonly string[])[];
  /** The figures that took their turn in this round. */
  readonly acted: readonly string[];
  /** The money tokens that came and went. */
  readonly money: MoneyFlow;
  /** How many summons came into play: each has a number of its own. */
  readonly summoned: number;
  /** Monsters that were killed, by their types. */
  readonly kills: Readonly<Record<string, number>>;
  /** The seats that call the scenario failed: once all do, it is (R-SCEN-10). */
  readonly resigned: readonly string[];
  /** How the scenario came out, `null` as long as it is open. */
  readonly verdict: Verdict | null;
  /** Whether the scenario is over. */
  readonly over: boolean;
  /** What has to be done, the next thing last. */
  readonly agenda: readonly Task[];
  /** The streams of chance, one for each purpose. */
  readonly streams: Readonly<Record<string, Rng>>;
}
