import type { DamageSource, Negation } from '../damage/index.js';
import type { Condition, Element, Hex, ModifierCard } from '../vocabulary/index.js';
import type { Half } from './play.js';
import type { Origin } from './reading/scope.js';

/** A character keeps one of the battle goals that it was dealt, in secret (R-SCEN-1). */
export interface KeepGoal {
  /** Which one it is. */
  readonly type: 'keepGoal';
  /** The id of the character. */
  readonly character: string;
  /** The id of the battle goal. */
  readonly goal: string;
}

/** A character takes one of the starting hexes (R-SCEN-4). */
export interface ChooseStart {
  /** Which one it is. */
  readonly type: 'chooseStart';
  /** The id of the character. */
  readonly character: string;
  /** The hex. */
  readonly hex: Hex;
}

/**
 * A character discards a card: one of its hand before the first round (R-SCEN-2), or an active one that its
 * rest needs among the discards (R-REST-1).
 */
export interface DiscardCard {
  /** Which one it is. */
  readonly type: 'discardCard';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** A character chooses its two cards, the leading one first (R-CARD-9, R-INIT-1). */
export interface SelectCards {
  /** Which one it is. */
  readonly type: 'selectCards';
  /** The id of the character. */
  readonly character: string;
  /** The leading card. */
  readonly leading: string;
  /** The other card. */
  readonly second: string;
}

/** A character declares a long rest (R-CARD-10). */
export interface DeclareLongRest {
  /** Which one it is. */
  readonly type: 'longRest';
  /** The id of the character. */
  readonly character: string;
}

/** Of figures that tie, these act next (R-INIT-2, R-INIT-3). */
export interface ActFirst {
  /** Which one it is. */
  readonly type: 'actFirst';
  /** The figures of the block. */
  readonly figures: readonly string[];
}

/** A character performs half of a card, or the basic action of that half (R-CARD-1, R-CARD-2). */
export interface PlayHalf {
  /** Which one it is. */
  readonly type: 'play';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** Whether it is the basic action of that half. */
  readonly basic: boolean;
}

/** A character skips what is left of its turn (R-CARD-4). */
export interface EndTurn {
  /** Which one it is. */
  readonly type: 'endTurn';
  /** The id of the character. */
  readonly character: string;
}

/** A character skips an ability (R-CARD-4), or chooses nobody further. */
export interface Skip {
  /** Which one it is. */
  readonly type: 'skip';
  /** The id of the character. */
  readonly character: string;
}

/** A figure walks a leg of its move along the best path (R-MOVE-1). */
export interface MoveTo {
  /** Which one it is. */
  readonly type: 'moveTo';
  /** The id of the figure. */
  readonly figure: string;
  /** The hex. */
  readonly hex: Hex;
}

/** A figure ends its move. */
export interface EndMove {
  /** Which one it is. */
  readonly type: 'endMove';
  /** The id of the figure. */
  readonly figure: string;
}

/** A monster goes along one of the paths that are as good (R-MON-17). */
export interface MoveAlong {
  /** Which one it is. */
  readonly type: 'moveAlong';
  /** The id of the figure. */
  readonly figure: string;
  /** The hexes, in the order in which they are entered. */
  readonly path: readonly Hex[];
}

/** A monster has this focus, of several that are as good (R-FOCUS-7). */
export interface ChooseFocus {
  /** Which one it is. */
  readonly type: 'chooseFocus';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the focus. */
  readonly focus: string;
}

/** An attack is made on one more target (R-ATK-18). */
export interface Attack {
  /** Which one it is. */
  readonly type: 'attack';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
}

/** An attack is made on a whole set of targets, in this order: an area, or a monster's targets. */
export interface AttackAll {
  /** Which one it is. */
  readonly type: 'attackAll';
  /** The id of the figure. */
  readonly figure: string;
  /** The ids of the targets. */
  readonly targets: readonly string[];
}

/** An area is laid over these hexes, and the ability reaches all of its targets in it. */
export interface LayArea {
  /** Which one it is. */
  readonly type: 'layArea';
  /** The id of the figure. */
  readonly figure: string;
  /** The hexes that it covers. */
  readonly hexes: readonly Hex[];
  /** The ids of the targets. */
  readonly targets: readonly string[];
}

/** An ability is aimed at one more figure. */
export interface ChooseFigure {
  /** Which one it is. */
  readonly type: 'chooseFigure';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
}

/** A figure is pushed or pulled one hex (R-MOVE-18). */
export interface PushStep {
  /** Which one it is. */
  readonly type: 'pushStep';
  /** The id of the target. */
  readonly target: string;
  /** The hex. */
  readonly hex: Hex;
}

/** A push or pull is declined, or ended where the way is blocked (R-MOVE-22). */
export interface StopPush {
  /** Which one it is. */
  readonly type: 'stop';
  /** The id of the target. */
  readonly target: string;
}

/** Elements are consumed to make an ability stronger (R-ELEM-4). */
export interface ConsumeElements {
  /** Which one it is. */
  readonly type: 'consume';
  /** The id of the figure. */
  readonly figure: string;
  /** The elements. */
  readonly elements: readonly Element[];
}

/** An element of one's choice is infused (R-ELEM-6). */
export interface InfuseElement {
  /** Which one it is. */
  readonly type: 'infuse';
  /** The id of the figure. */
  readonly figure: string;
  /** The element. */
  readonly element: Element;
}

/** An ability is performed on all that it reaches, or something that an attack adds is used. */
export interface Perform {
  /** Which one it is. */
  readonly type: 'perform';
  /** The id of the figure. */
  readonly figure: string;
}

/** Damage is suffered. */
export interface Suffer {
  /** Which one it is. */
  readonly type: 'suffer';
  /** The id of the character. */
  readonly character: string;
}

/** Damage is cancelled by losing cards (R-DMG-2). */
export interface Negate {
  /** Which one it is. */
  readonly type: 'negate';
  /** The id of the character. */
  readonly character: string;
  /** How it is done. */
  readonly by: Negation;
}

/** The card that a long rest costs (R-REST-4). */
export interface LoseCard {
  /** Which one it is. */
  readonly type: 'loseCard';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** The heal of a long rest, which may be skipped (R-REST-5). */
export interface RestHeal {
  /** Which one it is. */
  readonly type: 'restHeal';
  /** The id of the character. */
  readonly character: string;
  /** Whether it heals. */
  readonly heal: boolean;
}

/** The card that a short rest costs is lost, or kept for 1 damage and another one lost (R-REST-3). */
export interface Redraw {
  /** Which one it is. */
  readonly type: 'redraw';
  /** The id of the character. */
  readonly character: string;
  /** Whether another card is drawn. */
  readonly redraw: boolean;
}

/** A short rest, or none (R-REST-2). */
export interface TakeShortRest {
  /** Which one it is. */
  readonly type: 'shortRest';
  /** The id of the character. */
  readonly character: string;
  /** Whether it rests. */
  readonly rest: boolean;
}

/**
 * A seat calls the scenario failed, where no enemy can threaten the party any more; once all seats do, it is
 * over (R-SCEN-10).
 */
export interface Resign {
  /** Which one it is. */
  readonly type: 'resign';
  /** The seat. */
  readonly of: string;
}

/** A card leaves the active area for the pile that it counts for, and its bonus ends (R-CARD-6). */
export interface MoveActiveCard {
  /** Which one it is. */
  readonly type: 'moveActiveCard';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** An active bonus that may be left unused is used (R-BONUS-9). */
export interface UseBonus {
  /** Which one it is. */
  readonly type: 'useBonus';
  /** The id of the figure that carries it. */
  readonly figure: string;
  /** What says it. */
  readonly origin: Origin;
  /** Which of the bonuses there, in reading order. */
  readonly use: number;
}

/** An item is used (R-ITEM-5). */
export interface UseItem {
  /** Which one it is. */
  readonly type: 'useItem';
  /** The id of the character. */
  readonly character: string;
  /** The id of the item. */
  readonly item: string;
  /** Which of its uses. */
  readonly use: number;
}

/** A summon comes onto a hex (R-SUM-1). */
export interface PlaceSummon {
  /** Which one it is. */
  readonly type: 'placeSummon';
  /** The id of the figure that summons. */
  readonly figure: string;
  /** The hex. */
  readonly hex: Hex;
}

/** A card is recovered, discarded or lost (R-CARD-14). */
export interface TakeCard {
  /** Which one it is. */
  readonly type: 'takeCard';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** A condition leaves, of several that could. */
export interface CureCondition {
  /** Which one it is. */
  readonly type: 'cure';
  /** The id of the figure. */
  readonly figure: string;
  /** The condition. */
  readonly condition: Condition;
}

/** An item is refreshed, spent, consumed or lost (R-ITEM-3). */
export interface TakeItem {
  /** Which one it is. */
  readonly type: 'takeItem';
  /** The id of the character. */
  readonly character: string;
  /** The id of the item. */
  readonly item: string;
}

/** A hex is chosen: where something comes to lie or to stand, or where something lies that is meant. */
export interface ChooseHex {
  /** Which one it is. */
  readonly type: 'chooseHex';
  /** The id of the figure. */
  readonly figure: string;
  /** The hex. */
  readonly hex: Hex;
}

/** A price that is no element is paid. */
export interface PayPrice {
  /** Which one it is. */
  readonly type: 'pay';
  /** The id of the figure. */
  readonly figure: string;
}

/** Ways are chosen of those that a card leaves open. */
export interface ChooseWays {
  /** Which one it is. */
  readonly type: 'chooseWays';
  /** The id of the figure. */
  readonly figure: string;
  /** Their indexes, ascending. */
  readonly ways: readonly number[];
}

/** Of monsters that are equally near this one gets one of too few standees (R-MON-24, R-MON-17). */
export interface PlaceMonster {
  /** Which one it is. */
  readonly type: 'placeMonster';
  /** The id of its type. */
  readonly monster: string;
  /** Its hex. */
  readonly at: Hex;
}

/** With `chance: 'table'`: the modifier card that was turned over for an attack (R-MOD-1). */
export interface RevealModifier {
  /** Which one it is. */
  readonly type: 'revealModifier';
  /** The id of the attacker. */
  readonly figure: string;
  /** The card. */
  readonly card: ModifierCard;
}

/** With `chance: 'table'`: the monster ability card that was drawn (R-MON-1). */
export interface RevealMonsterCard {
  /** Which one it is. */
  readonly type: 'revealMonsterCard';
  /** The id of the deck. */
  readonly deck: string;
  /** The id of the card. */
  readonly card: string;
}

/** With `chance: 'table'`: the standee that a monster got (R-MON-25). */
export interface TakeStandee {
  /** Which one it is. */
  readonly type: 'standee';
  /** The id of its type. */
  readonly monster: string;
  /** Its hex. */
  readonly at: Hex;
  /** The number of the standee. */
  readonly standee: number;
}

/** With `chance: 'table'`: the discarded card that a short rest drew (R-REST-2, R-REST-3). */
export interface DrawRandomCard {
  /** Which one it is. */
  readonly type: 'randomCard';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** With `chance: 'table'`: a battle goal that a character was dealt (R-SCEN-1). */
export interface DealGoal {
  /** Which one it is. */
  readonly type: 'dealGoal';
  /** The id of the character. */
  readonly character: string;
  /** The id of the battle goal. */
  readonly goal: string;
}

/** What came up on the table. */
export type ChanceCommand =
  RevealModifier | RevealMonsterCard | TakeStandee | DrawRandomCard | DealGoal;

/**
 * What the players can do. Each command answers a decision, except {@link MoveActiveCard} and {@link Resign},
 * which a seat may give whenever it has something to decide: what is asked is asked all the same.
 */
export type Command =
  | KeepGoal
  | ChooseStart
  | DiscardCard
  | SelectCards
  | DeclareLongRest
  | ActFirst
  | PlayHalf
  | EndTurn
  | Skip
  | MoveTo
  | EndMove
  | MoveAlong
  | ChooseFocus
  | Attack
  | AttackAll
  | ChooseFigure
  | ConsumeElements
  | InfuseElement
  | Perform
  | PushStep
  | StopPush
  | Suffer
  | Negate
  | LoseCard
  | RestHeal
  | Redraw
  | TakeShortRest
  | MoveActiveCard
  | Resign
  | UseBonus
  | UseItem
  | TakeItem
  | ChooseHex
  | LayArea
  | TakeCard
  | PlaceSummon
  | CureCondition
  | PayPrice
  | ChooseWays
  | PlaceMonster
  | ChanceCommand;

/** Who sends a command, and to which state. */
export interface Sender {
  /** The seat. */
  readonly seat: string;
  /** The number of the state that it answers. */
  readonly seq: number;
}

/** A command as a seat gives it. */
export type SeatCommand = Command & Sender;

/** Damage that is at stake: the final amount, after shield (R-DMG-3). */
export interface DamageAtStake {
  /** Damage. */
  readonly type: 'damage';
  /** Where it comes from. */
  readonly source: DamageSource;
  /** How much. */
  readonly amount: number;
}

/** A card that is at stake: the one that a short rest drew (R-REST-3). */
export interface CardAtStake {
  /** A card. */
  readonly type: 'card';
  /** The id of the card. */
  readonly card: string;
}

/** What has to be known to answer a question, and stands nowhere else. */
export type AtStake = DamageAtStake | CardAtStake;

/** A question as a rule asks it. */
export interface Question extends Omit<Decision, 'about'> {
  /** What is at stake. Default nothing that is not known. */
  readonly about?: AtStake;
}

/** A question that somebody has to answer. */
export interface Decision {
  /** Whose it is; `null` for the whole party: any seat may answer (R-MON-17). */
  readonly seat: string | null;
  /** The character or figure that it is about, if there is one. */
  readonly figure: string | null;
  /** What is at stake; `null` where the state says all. */
  readonly about: AtStake | null;
  /** Everything that answers it, each once. What is allowed at any time is no answer, and not among them. */
  readonly commands: readonly Command[];
}
