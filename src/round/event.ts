import type { AttackResult, ModeReport } from '../attack/index.js';
import type { ConditionGain } from '../condition/index.js';
import type { GainedCondition, Trait } from '../content/index.js';
import type { DamageSource } from '../damage/index.js';
import type { Condition, Element, Hex, ModifierCard, OverlayType } from '../vocabulary/index.js';
import type { ScenarioResult } from './result.js';
import type { ItemState } from './rest.js';
import type { Block } from './block.js';
import type { Verdict } from './state.js';
import type { Half } from './play.js';

/** A character kept a battle goal, in secret. */
export interface GoalKeptEvent {
  /** Which one it is. */
  readonly type: 'goalKept';
  /** The id of the character. */
  readonly character: string;
}

/** A character took its starting hex. */
export interface CharacterPlacedEvent {
  /** Which one it is. */
  readonly type: 'characterPlaced';
  /** The id of the character. */
  readonly character: string;
  /** The hex. */
  readonly at: Hex;
}

/** A character summoned a figure, or its companion came with it (R-SUM-1). */
export interface SummonedEvent {
  /** Which one it is. */
  readonly type: 'summoned';
  /** The id of the summon. */
  readonly figure: string;
  /** The id of its owner. */
  readonly owner: string;
  /** What was summoned: the id on the card. */
  readonly summon: string;
  /** Its hex. */
  readonly at: Hex;
  /** Its hit points. */
  readonly hitPoints: number;
}

/** A summon left the board without dying: with its card or its owner (R-SUM-2, R-SUM-9). */
export interface SummonLeftEvent {
  /** Which one it is. */
  readonly type: 'summonLeft';
  /** The id of the summon. */
  readonly figure: string;
}

/** A round started. */
export interface RoundStartedEvent {
  /** Which one it is. */
  readonly type: 'roundStarted';
  /** The round. */
  readonly round: number;
}

/** A character chose for the round, in secret. */
export interface CardsSelectedEvent {
  /** Which one it is. */
  readonly type: 'cardsSelected';
  /** The id of the character. */
  readonly character: string;
}

/** The choice of a character was revealed. */
export interface ChoiceRevealedEvent {
  /** Which one it is. */
  readonly type: 'choiceRevealed';
  /** The id of the character. */
  readonly character: string;
  /** The cards. */
  readonly cards: readonly string[];
  /** The initiative. */
  readonly initiative: number;
}

/** A monster ability card was drawn. */
export interface MonsterCardDrawnEvent {
  /** Which one it is. */
  readonly type: 'monsterCardDrawn';
  /** The id of the deck. */
  readonly deck: string;
  /** The id of the card. */
  readonly card: string;
  /** The initiative. */
  readonly initiative: number;
}

/** The order of the round was set. */
export interface OrderSetEvent {
  /** Which one it is. */
  readonly type: 'orderSet';
  /** The order. */
  readonly order: readonly Block[];
}

/** A turn started. */
export interface TurnStartedEvent {
  /** Which one it is. */
  readonly type: 'turnStarted';
  /** The id of the figure. */
  readonly figure: string;
}

/** A turn ended, and conditions with it. */
export interface TurnEndedEvent {
  /** Which one it is. */
  readonly type: 'turnEnded';
  /** The id of the figure. */
  readonly figure: string;
  /** The conditions that ended. */
  readonly ended: readonly Condition[];
}

/** A character began an action. */
export interface ActionStartedEvent {
  /** Which one it is. */
  readonly type: 'actionStarted';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** Whether it is the basic action of that half. */
  readonly basic: boolean;
}

/** A card went to another pile. */
export interface CardMovedEvent {
  /** Which one it is. */
  readonly type: 'cardMoved';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
  /** Where it went. */
  readonly to: 'hand' | 'discard' | 'lost' | 'active';
}

/** Elements were consumed. */
export interface ElementsConsumedEvent {
  /** Which one it is. */
  readonly type: 'elementsConsumed';
  /** The id of the figure. */
  readonly figure: string;
  /** The elements. */
  readonly elements: readonly Element[];
}

/** Elements became strong at the end of the turn in which they were infused (R-ELEM-2). */
export interface ElementsInfusedEvent {
  /** Which one it is. */
  readonly type: 'elementsInfused';
  /** The id of the figure whose turn it was. */
  readonly figure: string;
  /** The elements, also those that were strong before. */
  readonly elements: readonly Element[];
}

/** Elements went one step from strong over waning to inert at the end of a round (R-ELEM-10). */
export interface ElementsWanedEvent {
  /** Which one it is. */
  readonly type: 'elementsWaned';
  /** The elements. */
  readonly elements: readonly Element[];
  /** Those of them that are inert now; the others are waning. */
  readonly inert: readonly Element[];
}

/** An ability was left out or could not be performed. */
export interface AbilitySkippedEvent {
  /** Which one it is. */
  readonly type: 'abilitySkipped';
  /** The id of the figure. */
  readonly figure: string;
  /** The type of the ability. */
  readonly ability: string;
}

/** A monster found its focus, or none. */
export interface FocusFoundEvent {
  /** Which one it is. */
  readonly type: 'focusFound';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the focus. */
  readonly focus: readonly string[];
}

/** A figure moved over hexes. */
export interface MovedEvent {
  /** Which one it is. */
  readonly type: 'moved';
  /** The id of the figure. */
  readonly figure: string;
  /** The hexes, in the order in which they are entered. */
  readonly path: readonly Hex[];
  /** Whether it was pushed or pulled. */
  readonly forced: boolean;
  /** The id of the figure that pushed or pulled it, `null` where it moved by itself. */
  readonly by: string | null;
}

/** A trap was sprung, and is gone. */
export interface TrapSprungEvent {
  /** Which one it is. */
  readonly type: 'trapSprung';
  /** The id of the figure. */
  readonly figure: string;
  /** The hex. */
  readonly at: Hex;
}

/** An attack was made on one target. */
export interface AttackedEvent {
  /** Which one it is. */
  readonly type: 'attacked';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** The cards that were turned over, in order: also those that do not count (R-MOD-3, R-MOD-4). */
  readonly cards: readonly ModifierCard[];
  /** How they were drawn, and by which sources (R-MOD-9). */
  readonly mode: ModeReport;
  /** The attack, number by number. */
  readonly result: AttackResult;
}

/** A deck was shuffled. */
export interface DeckShuffledEvent {
  /** Which one it is. */
  readonly type: 'deckShuffled';
  /** Whether it holds attack modifiers or monster abilities. */
  readonly cards: 'modifiers' | 'abilities';
  /** Whose modifier deck it is, `monsters` or the id of a class; or the id of the deck of abilities. */
  readonly deck: string;
}

/** An active bonus came into play (R-CARD-6). */
export interface BonusBegunEvent {
  /** Which one it is. */
  readonly type: 'bonusBegun';
  /** Who carries it. */
  readonly figure: string;
  /** The character whose card says it. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** An active bonus was used (R-CARD-11, R-BONUS-9). */
export interface BonusUsedEvent {
  /** Which one it is. */
  readonly type: 'bonusUsed';
  /** Who carries it. */
  readonly figure: string;
  /** The character whose card says it. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
  /** How many spaces of the card are left, `null` where it has none. */
  readonly left: number | null;
}

/** A seat called the scenario failed (R-SCEN-10). */
export interface ResignedEvent {
  /** Which one it is. */
  readonly type: 'resigned';
  /** The seat. */
  readonly seat: string;
}

/** A room was revealed (R-ROUND-9). */
export interface RoomRevealedEvent {
  /** Which one it is. */
  readonly type: 'roomRevealed';
  /** The id of the room. */
  readonly room: string;
}

/** A monster came onto the board (R-MON-24, R-MON-25). */
export interface MonsterPlacedEvent {
  /** Which one it is. */
  readonly type: 'monsterPlaced';
  /** Its id, which holds the number of its standee. */
  readonly figure: string;
  /** Its rank. */
  readonly rank: 'normal' | 'elite' | 'boss';
  /** Its hex. */
  readonly at: Hex;
}

/** A character was dealt a battle goal, which only its seat knows (R-SCEN-1). */
export interface GoalDealtEvent {
  /** Which one it is. */
  readonly type: 'goalDealt';
  /** The id of the character. */
  readonly character: string;
}

/** A short rest drew the card that it costs (R-REST-2, R-REST-3). */
export interface RestCardDrawnEvent {
  /** Which one it is. */
  readonly type: 'restCardDrawn';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
}

/** A figure suffered damage, or cancelled it. */
export interface DamagedEvent {
  /** Which one it is. */
  readonly type: 'damaged';
  /** The id of the figure. */
  readonly figure: string;
  /** Where it comes from. */
  readonly source: DamageSource;
  /** Who dealt it, `null` for nobody. */
  readonly by: string | null;
  /** How much. */
  readonly amount: number;
  /** Whether it was cancelled by lost cards. */
  readonly negated: boolean;
  /** Hit points left. */
  readonly hitPoints: number;
}

/** A figure has another place in the order of the round (R-INIT-6). */
export interface InitiativeChangedEvent {
  /** Another initiative. */
  readonly type: 'initiativeChanged';
  /** The id of the figure. */
  readonly figure: string;
  /** The initiative that it acts at now. */
  readonly initiative: number;
}

/** Hit points were set to a number. */
export interface HitPointsSetEvent {
  /** Which one it is. */
  readonly type: 'hitPointsSet';
  /** The id of the figure. */
  readonly figure: string;
  /** Hit points left. */
  readonly hitPoints: number;
}

/** Conditions were taken off a figure. */
export interface ConditionsRemovedEvent {
  /** Which one it is. */
  readonly type: 'conditionsRemoved';
  /** The id of the figure. */
  readonly figure: string;
  /** The conditions. */
  readonly conditions: readonly Condition[];
}

/** Elements were set to a strength at once. */
export interface ElementsSetEvent {
  /** Which one it is. */
  readonly type: 'elementsSet';
  /** The id of the figure. */
  readonly figure: string;
  /** The elements. */
  readonly elements: readonly Element[];
  /** Their strength. */
  readonly strength: 'inert' | 'waning' | 'strong';
}

/** A character gained money tokens from the supply, or gave some back. */
export interface MoneyGainedEvent {
  /** Which one it is. */
  readonly type: 'moneyGained';
  /** The id of the character. */
  readonly character: string;
  /** How many; below 0 for those that go back. */
  readonly money: number;
}

/** A door was opened. */
export interface DoorOpenedEvent {
  /** Which one it is. */
  readonly type: 'doorOpened';
  /** The id of the door. */
  readonly door: string;
  /** Who opened it. */
  readonly figure: string;
  /** Its hex. */
  readonly at: Hex;
}

/** An item was used. */
export interface ItemUsedEvent {
  /** Which one it is. */
  readonly type: 'itemUsed';
  /** The id of the character. */
  readonly character: string;
  /** The id of the item. */
  readonly item: string;
  /** How many circles are left, `null` for an item without any. */
  readonly left: number | null;
}

/** An item became spent or consumed, or can be used again. */
export interface ItemTurnedEvent {
  /** Which one it is. */
  readonly type: 'itemTurned';
  /** The id of the character. */
  readonly character: string;
  /** The id of the item. */
  readonly item: string;
  /** What it is now. */
  readonly state: ItemState;
}

/** Something new lies on the board. */
export interface OverlayCreatedEvent {
  /** Which one it is. */
  readonly type: 'overlayCreated';
  /** Who made it. */
  readonly figure: string;
  /** What it is. */
  readonly overlay: OverlayType;
  /** Its hexes. */
  readonly hexes: readonly Hex[];
}

/** Something that lay on the board is destroyed, all of its hexes. */
export interface OverlayDestroyedEvent {
  /** Which one it is. */
  readonly type: 'overlayDestroyed';
  /** Who destroyed it. */
  readonly figure: string;
  /** What it was. */
  readonly overlay: OverlayType;
  /** Its hexes. */
  readonly hexes: readonly Hex[];
}

/** A trap was disarmed: it is gone, and nothing happened. */
export interface TrapDisarmedEvent {
  /** Which one it is. */
  readonly type: 'trapDisarmed';
  /** Who disarmed it. */
  readonly figure: string;
  /** Its hexes. */
  readonly hexes: readonly Hex[];
}

/** A figure was put onto another hex at once. */
export interface TeleportedEvent {
  /** Which one it is. */
  readonly type: 'teleported';
  /** The id of the figure. */
  readonly figure: string;
  /** Its hex now. */
  readonly at: Hex;
  /** Who did it. */
  readonly by: string;
}

/** Something that lay on the board lies elsewhere, all of its hexes. */
export interface OverlayMovedEvent {
  /** Which one it is. */
  readonly type: 'overlayMoved';
  /** Who moved it. */
  readonly figure: string;
  /** What it is. */
  readonly overlay: OverlayType;
  /** Its hexes before. */
  readonly from: readonly Hex[];
  /** Its hexes now. */
  readonly hexes: readonly Hex[];
}

/** Traits and immunities of a figure came or went. */
export interface TraitsEvent {
  /** Traits. */
  readonly type: 'traitsChanged';
  /** The figure. */
  readonly figure: string;
  /** Those that it gained. */
  readonly traits: readonly Trait[];
  /** Those that it lost. */
  readonly without: readonly Trait[];
  /** What it is immune to now. */
  readonly immunities: readonly GainedCondition[];
}

/** A figure was healed. */
export interface HealedEvent {
  /** Which one it is. */
  readonly type: 'healed';
  /** The id of the figure. */
  readonly figure: string;
  /** How much. */
  readonly amount: number;
  /** Hit points left. */
  readonly hitPoints: number;
  /** Conditions that were taken off. */
  readonly cured: readonly Condition[];
}

/** A figure gained a condition, or was immune to it. */
export interface ConditionGainedEvent {
  /** Which one it is. */
  readonly type: 'conditionGained';
  /** The id of the figure. */
  readonly figure: string;
  /** What became of it. */
  readonly gain: ConditionGain;
}

/** A bless or curse was shuffled into a modifier deck (R-MOD-13, R-MOD-14). */
export interface ModifierCardAddedEvent {
  /** Which one it is. */
  readonly type: 'modifierCardAdded';
  /** The id of the figure that was blessed or cursed. */
  readonly figure: string;
  /** Which card. */
  readonly card: 'bless' | 'curse';
  /** The deck that it went to: `monsters`, or the id of a character. */
  readonly deck: string;
}

/** A figure has a shield or retaliate for the round. */
export interface WardedEvent {
  /** Which one it is. */
  readonly type: 'warded';
  /** The id of the figure. */
  readonly figure: string;
  /** Which defence. */
  readonly ward: 'shield' | 'retaliate';
  /** How much. */
  readonly amount: number;
}

/** A monster died. */
export interface DiedEvent {
  /** Which one it is. */
  readonly type: 'died';
  /** The id of the figure. */
  readonly figure: string;
  /** How it is done. */
  readonly by: string | null;
}

/** A character was exhausted. */
export interface ExhaustedEvent {
  /** Which one it is. */
  readonly type: 'exhausted';
  /** The id of the character. */
  readonly character: string;
  /** How it is done. */
  readonly by: 'damage' | 'cards';
}

/** A character took money and treasure. */
export interface LootedEvent {
  /** Which one it is. */
  readonly type: 'looted';
  /** The id of the character. */
  readonly character: string;
  /** Money tokens. */
  readonly money: number;
  /** The treasures. */
  readonly treasures: readonly string[];
}

/** A monster took money tokens: they are gone for good (R-MON-23). */
export interface MoneyTakenEvent {
  /** Which one it is. */
  readonly type: 'moneyTaken';
  /** The id of the figure. */
  readonly figure: string;
  /** Money tokens. */
  readonly money: number;
}

/** A character gained experience. */
export interface ExperienceGainedEvent {
  /** Which one it is. */
  readonly type: 'experienceGained';
  /** The id of the character. */
  readonly character: string;
  /** How much. */
  readonly amount: number;
}

/** A character rested. */
export interface RestedEvent {
  /** Which one it is. */
  readonly type: 'rested';
  /** The id of the character. */
  readonly character: string;
  /** Whether it rests. */
  readonly rest: 'short' | 'long';
  /** The cards that were lost. */
  readonly lost: readonly string[];
}

/** A round ended. */
export interface RoundEndedEvent {
  /** Which one it is. */
  readonly type: 'roundEnded';
  /** The round. */
  readonly round: number;
}

/** The scenario was decided; the round is played to its end. */
export interface VerdictReachedEvent {
  /** Which one it is. */
  readonly type: 'verdictReached';
  /** How it came out. */
  readonly verdict: Verdict;
}

/** The scenario ended, with what everybody brings home from it. */
export interface ScenarioEndedEvent extends ScenarioResult {
  /** Which one it is. */
  readonly type: 'scenarioEnded';
}

/**
 * What happened: past-tense facts in order, enough to animate a turn and to write a log. The numbers are
 * those that led to it.
 */
export type Event =
  | SummonedEvent
  | SummonLeftEvent
  | GoalKeptEvent
  | CharacterPlacedEvent
  | RoundStartedEvent
  | CardsSelectedEvent
  | ChoiceRevealedEvent
  | MonsterCardDrawnEvent
  | OrderSetEvent
  | TurnStartedEvent
  | TurnEndedEvent
  | ActionStartedEvent
  | CardMovedEvent
  | ElementsConsumedEvent
  | ElementsInfusedEvent
  | ElementsWanedEvent
  | AbilitySkippedEvent
  | FocusFoundEvent
  | MovedEvent
  | TrapSprungEvent
  | AttackedEvent
  | DeckShuffledEvent
  | DamagedEvent
  | HealedEvent
  | ItemTurnedEvent
  | ItemUsedEvent
  | OverlayMovedEvent
  | TeleportedEvent
  | TrapDisarmedEvent
  | OverlayDestroyedEvent
  | OverlayCreatedEvent
  | TraitsEvent
  | DoorOpenedEvent
  | InitiativeChangedEvent
  | HitPointsSetEvent
  | ConditionsRemovedEvent
  | ElementsSetEvent
  | MoneyGainedEvent
  | ConditionGainedEvent
  | ModifierCardAddedEvent
  | WardedEvent
  | DiedEvent
  | ExhaustedEvent
  | LootedEvent
  | MoneyTakenEvent
  | ExperienceGainedEvent
  | RestedEvent
  | RoundEndedEvent
  | VerdictReachedEvent
  | ScenarioEndedEvent
  | BonusBegunEvent
  | BonusUsedEvent
  | ResignedEvent
  | RoomRevealedEvent
  | MonsterPlacedEvent
  | GoalDealtEvent
  | RestCardDrawnEvent;
