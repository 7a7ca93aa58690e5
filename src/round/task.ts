import type { Deed as Ability, Effect, Group, Moment } from '../content/index.js';
import type { Hit } from '../damage/index.js';
import type { AttackPlan } from './attack-plan.js';

import type {
  Element,
  ElementIcon,
  Hex,
  ModifierCard,
  ModifierEffect,
  MoveMode,
  Retaliate,
} from '../vocabulary/index.js';
import type { RoomMonster } from '../scenario/index.js';
import type { Block } from './block.js';
import type { Half } from './play.js';
import type { About, NamedResult, Origin, Result, Scope } from './reading/scope.js';

import type {
  CureTask,
  SteeredTask,
  PlaceSummonTask,
  TakeCardsTask,
  WildInfusionTask,
  FullGroupTask,
  TakeItemsTask,
  CreateTask,
  RemoveOverlaysTask,
  TeleportTask,
  SwapTask,
  ChooseHexTask,
  MoveOverlayTask,
  LayAreaTask,
  FallTask,
} from './deed-task.js';

export type {
  CureTask,
  SteeredTask,
  PlaceSummonTask,
  TakeCardsTask,
  WildInfusionTask,
  FullGroupTask,
  TakeItemsTask,
  CreateTask,
  RemoveOverlaysTask,
  TeleportTask,
  SwapTask,
  ChooseHexTask,
  MoveOverlayTask,
  LaidArea,
  LaidAttack,
  LayAreaTask,
  FallTask,
} from './deed-task.js';

/**
 * What has to be done, as plain data: the agenda of a state is a stack of these. `figure` is whoever does
 * it: its death, exhaustion or stun takes what it was about to do off the agenda, all but the end of its
 * turn (R-DMG-6, R-COND-4, R-ROUND-14).
 */
export type Task =
  | SetUpTask
  | DiscardAtStartTask
  | RoundTask
  | ShortRestsTask
  | OrderTask
  | BeginTurnTask
  | EndTurnTask
  | CharacterTurnTask
  | LongRestTask
  | ActionTask
  | FrameTask
  | PerformTask
  | AbilityTask
  | DoToTask
  | MonsterConsumptionTask
  | MonsterInfusionTask
  | MonsterTurnTask
  | MonsterActionTask
  | MoveTask
  | WalkTask
  | StandBackTask
  | MonsterMoveTask
  | TargetsTask
  | TargetSetsTask
  | AttackTask
  | AddedTask
  | LootTask
  | FullGroupTask
  | TakeItemsTask
  | MoveOverlayTask
  | ChooseHexTask
  | SwapTask
  | TeleportTask
  | RemoveOverlaysTask
  | CreateTask
  | FallTask
  | LayAreaTask
  | CureTask
  | SteeredTask
  | PlaceSummonTask
  | TakeCardsTask
  | WildInfusionTask
  | ChooseFigureTask
  | DoAllTask
  | ForcedMoveTask
  | RetaliateTask
  | QueueTask
  | RedrawTask
  | HurtTask
  | MomentTask
  | RoomTask
  | NewcomersTask
  | PlaceMonstersTask
  | ChanceTask;

/**
 * What chance decides: a stream of the state, or with `chance: 'table'` the host, who says what came up on
 * the table. Shuffling is no task: it has one outcome for everybody who does not look.
 */
export type ChanceTask =
  RevealModifierTask | RevealMonsterCardTask | StandeeTask | RandomCardTask | DealGoalTask;

/** Before the first round: each character keeps a battle goal and takes a starting hex (R-SCEN-1, R-SCEN-4). */
export interface SetUpTask {
  /** Which one it is. */
  readonly type: 'keepGoals' | 'chooseStarts';
}

/** Before the first round a character discards cards of its hand, chosen once it is built (R-SCEN-2). */
export interface DiscardAtStartTask {
  /** Which one it is. */
  readonly type: 'discardAtStart';
  /** The id of the character. */
  readonly character: string;
  /** How many are left. */
  readonly left: number;
}

/** The parts of a round (R-ROUND-1), and the end of the scenario. */
export interface RoundTask {
  /** Which one it is. */
  readonly type:
    | 'startRound'
    | 'selectCards'
    | 'revealCards'
    | 'setOrder'
    | 'nextTurn'
    | 'cleanUp'
    | 'endRound'
    | 'endScenario';
}

/** Characters rest, or do not, in any order (R-REST-2, R-REST-9). */
export interface ShortRestsTask {
  /** Which one it is. */
  readonly type: 'shortRests';
  /** The characters that have answered. */
  readonly answered: readonly string[];
}

/** Ties of the order that the players settle (R-INIT-2, R-INIT-3). */
export interface OrderTask {
  /** Which one it is. */
  readonly type: 'order';
  /** Groups whose blocks tie, in acting order. */
  readonly groups: readonly (readonly Block[])[];
  /** What is settled. */
  readonly settled: readonly Block[];
}

/** The start of a turn: wound first (R-COND-7). */
export interface BeginTurnTask {
  /** Which one it is. */
  readonly type: 'beginTurn';
  /** The id of the figure. */
  readonly figure: string;
}

/** The end of a turn (R-LOOT-9). */
export interface EndTurnTask {
  /** Which one it is. */
  readonly type: 'endTurn';
  /** The id of the figure. */
  readonly figure: string;
  /** Whether those who answer to the end of the turn have answered. */
  readonly answered: boolean;
}

/** Two actions, in either order (R-CARD-1). */
export interface CharacterTurnTask {
  /** Which one it is. */
  readonly type: 'characterTurn';
  /** The id of the figure. */
  readonly figure: string;
  /** The halves that are left to be played. */
  readonly halves: readonly Half[];
}

/** A long rest, part by part, once two cards are discarded as far as active ones allow (R-REST-1, R-REST-4, R-REST-5). */
export interface LongRestTask {
  /** Which one it is. */
  readonly type: 'longRest';
  /** The id of the figure. */
  readonly figure: string;
  /** Which part comes next. */
  readonly part: 'loseCard' | 'heal';
}

/** An action of a card, ability by ability. */
export interface ActionTask {
  /** Which one it is. */
  readonly type: 'action';
  /** The id of the figure. */
  readonly figure: string;
  /** The number of its frame. */
  readonly frame: number;
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** Whether it is the basic action of the half (R-CARD-2). */
  readonly basic: boolean;
  /** The index of the next ability. */
  readonly next: number;
  /** How often any of it was performed. */
  readonly performed: number;
  /** Where the card goes if any was (R-CARD-3, R-CARD-4). */
  readonly pile: 'discard' | 'lost' | 'active';
  /** What it counts as. */
  readonly goes: 'discard' | 'lost';
  /** How long it stays active, where that is its pile. */
  readonly lasts: 'round' | 'persistent';
  /** Its group, where it is active in one of which only so many may be. */
  readonly group?: Group;
  /** The experience and the elements that it brings if any of it was (R-LOOT-10, R-ELEM-3). */
  readonly experience: number;
  /** The elements that it brings if anything was performed. */
  readonly infuse: readonly ElementIcon[];
}

/**
 * What keeps the results of abilities by their names, beneath an action or the effects of a bonus: once it
 * comes up, all of that is over.
 */
export interface FrameTask {
  /** Which one it is. */
  readonly type: 'frame';
  /** Its number: scopes speak of it. */
  readonly id: number;
  /** Who acts in it: the frame is no deed of it. */
  readonly actor: string;
  /** What it belongs to, `null` for nothing that clauses could ask about. */
  readonly origin: Origin | null;
  /** Whether it is an action of a card. */
  readonly isAction: boolean;
  /** What abilities with a name did. */
  readonly results: readonly NamedResult[];
  /** The hexes of its last move, the start first. */
  readonly way: readonly Hex[];
}

/** What effects and abilities change: the ability, the attack, the target or the damage next beneath. */
export type Subject = 'ability' | 'attack' | 'doTo' | 'hurt';

/** Abilities and effects, one after the other (R-CARD-1). */
export interface PerformTask {
  /** Which one it is. */
  readonly type: 'perform';
  /** Who performs them. */
  readonly figure: string;
  /** Whom their words mean. */
  readonly scope: Scope;
  /** Those that are left. */
  readonly steps: readonly Effect[];
  /** What changes among them change, `null` for abilities alone. */
  readonly on: Subject | null;
  /** Whether nothing of it may be left out, as what is paid (R-CARD-13). */
  readonly must: boolean;
}

/** An effect that comes later, and whom its words mean. */
export interface LaterStep {
  /** Whom its words mean. */
  readonly scope: Scope;
  /** The effect. */
  readonly effect: Effect;
}

/** How far an ability is: what starts with it and its effects, itself, what comes after it, its end. */
export const ABILITY_STAGES = ['starts', 'does', 'after', 'ends'] as const;
/** One of {@link ABILITY_STAGES}. */
export type AbilityStage = (typeof ABILITY_STAGES)[number];

/** One ability, with all that changes it and comes after it. */
export interface AbilityTask {
  /** Which one it is. */
  readonly type: 'ability';
  /** Who performs it. */
  readonly figure: string;
  /** Its number. */
  readonly id: number;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Ability;
  /** How far it is. */
  readonly stage: AbilityStage;
  /** Whether it may not be left out. */
  readonly must: boolean;
  /** Whether it was performed. */
  readonly performed: boolean;
  /** What counts for each target by itself. */
  readonly eachTarget: readonly LaterStep[];
  /** Whom it is for besides its own targets, once these are through. */
  readonly also: readonly LaterStep[];
  /** What comes after it. */
  readonly after: readonly LaterStep[];
  /** What is performed instead of it, `null` where it is performed itself. */
  readonly instead: readonly LaterStep[] | null;
  /** What it did. */
  readonly done: Result;
}

/** What an ability other than a move or an attack does to one figure. */
export interface DoToTask {
  /** Which one it is. */
  readonly type: 'doTo';
  /** Who performs it. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Ability;
  /** Whether what counts for each target has been settled. */
  readonly settled: boolean;
  /** What comes after it. */
  readonly after: readonly LaterStep[];
}

/** The first monster of a type pays for the consumptions of its card, one after the other (R-ELEM-7). */
export interface MonsterConsumptionTask {
  /** Which one it is. */
  readonly type: 'monsterConsumption';
  /** The id of the figure. */
  readonly figure: string;
  /** What is paid for each of those that were settled, `null` for nothing. */
  readonly picked: readonly (readonly Element[] | null)[];
}

/** The infusions of a monster's card, at the end of its turn (R-ELEM-8). */
export interface MonsterInfusionTask {
  /** Which one it is. */
  readonly type: 'monsterInfusion';
  /** The monster: the task is no deed of it, and its death does not take it off the agenda. */
  readonly monster: string;
  /** The id of its type. */
  readonly of: string;
  /** Whether it performed any ability of the card. */
  readonly performed: boolean;
  /** How many icons were infused. */
  readonly next: number;
}

/** The turn of a monster: its focus, then its abilities (R-ROUND-3). */
export interface MonsterTurnTask {
  /** Which one it is. */
  readonly type: 'monsterTurn';
  /** The id of the figure. */
  readonly figure: string;
  /** The index of the ability that it goes on with: 0 at the start, more where it finds a focus anew (R-FOCUS-15). */
  readonly next: number;
  /** Whom it has attacked in this turn. */
  readonly attacked: readonly string[];
}

/** The abilities of a monster's card, one after the other (R-MON-3). */
export interface MonsterActionTask {
  /** Which one it is. */
  readonly type: 'monsterAction';
  /** The id of the figure. */
  readonly figure: string;
  /** The index of the next ability. */
  readonly next: number;
  /** The focus, `null` where it has none (R-FOCUS-11). */
  readonly focus: string | null;
  /** Whom it has attacked in this turn: by an option they are left out later (R-MON-15). */
  readonly attacked: readonly string[];
}

/** A character's move, leg by leg (R-MOVE-1). */
export interface MoveTask {
  /** Which one it is. */
  readonly type: 'move';
  /** The id of the figure. */
  readonly figure: string;
  /** Movement points that are left. */
  readonly points: number;
  /** How it moves. */
  readonly mode: MoveMode;
  /** Whether it has gone anywhere: a jump that has is in the air until it ends (R-MOVE-8). */
  readonly begun: boolean;
  /** The last hex of its way on which nobody else stood, `null` before its first leg (R-MOVE-3). */
  readonly back: Hex | null;
}

/** A leg of a move, hex by hex (R-MOVE-3). */
export interface WalkTask {
  /** Which one it is. */
  readonly type: 'walk';
  /** The id of the figure. */
  readonly figure: string;
  /** The hexes that are still to be entered. */
  readonly path: readonly Hex[];
  /** How it moves. */
  readonly mode: MoveMode;
  /** The last hex of its way on which nobody else stood. */
  readonly back: Hex;
}

/** A mover that a trap stops in an ally's hex goes back to a free one (R-MOVE-3). */
export interface StandBackTask {
  /** Which one it is. */
  readonly type: 'standBack';
  /** The mover: the task is no deed of it, and a stun does not take it off the agenda. */
  readonly mover: string;
  /** The hex. */
  readonly hex: Hex;
}

/** A monster's move, where several are as good: the players choose (R-MON-17). */
export interface MonsterMoveTask {
  /** Which one it is. */
  readonly type: 'monsterMove';
  /** The id of the figure. */
  readonly figure: string;
  /** The ways that are as good. */
  readonly paths: readonly (readonly Hex[])[];
  /** How it moves. */
  readonly mode: MoveMode;
}

/** Targets of an attack that are chosen one after the other, at most so many (R-ATK-18). */
export interface TargetsTask {
  /** Which one it is. */
  readonly type: 'targets';
  /** The id of the figure. */
  readonly figure: string;
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** The ids of those that can be chosen. */
  readonly candidates: readonly string[];
  /** How many are left. */
  readonly left: number;
}

/** Sets of targets of which one is attacked whole: an area, or what the rules leave a monster. */
export interface TargetSetsTask {
  /** Which one it is. */
  readonly type: 'targetSets';
  /** The id of the figure. */
  readonly figure: string;
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** The sets of targets. */
  readonly sets: readonly (readonly string[])[];
  /** Whom the attack or a card can add as a target: enemies in range and sight (R-ATK-23, R-MON-31). */
  readonly extra: readonly string[];
  /** How many of them the attack itself may add to an area (R-MON-31). */
  readonly further: number;
  /** Whether the attack may be skipped (R-CARD-4). */
  readonly optional: boolean;
}

/** Targets that are all attacked, in an order that the attacker's controller chooses (R-ATK-16). */
export interface QueueTask {
  /** Which one it is. */
  readonly type: 'queue';
  /** The id of the figure. */
  readonly figure: string;
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** The ids of the targets. */
  readonly targets: readonly string[];
}

/** One attack on one target (R-ATK-12). */
export interface AttackTask {
  /** Which one it is. */
  readonly type: 'attack';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** The modifier cards that were turned over so far. */
  readonly revealed: readonly ModifierCard[];
  /** What bonuses changed of it. */
  readonly changes: AttackChanges;
  /** The moments that have been (R-BONUS). */
  readonly raised: readonly RaisedMoment[];
  /** What follows the damage: pushes and pulls first (R-ATK-26). */
  readonly after: readonly LaterStep[];
}

/** What was added to an attack or multiplied it, in the order in which it came (R-ATK-2). */
export type AttackBonus = number | 'double';

/** What bonuses changed of an attack on one target. */
export interface AttackChanges {
  /** What was added to the attack, one bonus after the other (R-ATK-2). */
  readonly bonuses: readonly AttackBonus[];
  /** What was added to the target's shield (R-BONUS-1). */
  readonly shield: number;
  /** Whether the target's shield does not count. */
  readonly ignoresShield: boolean;
  /** Sources of retaliate that the target has for this attack alone (R-ATK-28). */
  readonly retaliate: readonly Retaliate[];
  /** Whether its damage is prevented (R-BONUS-6). */
  readonly prevented: boolean;
  /** How much of its damage is prevented. */
  readonly less: number;
  /** Bonuses that sent it to its target: they do not answer again. */
  readonly redirectedBy: readonly string[];
}

/** The moments of an attack and of damage, whose effects change it. */
export type RaisedMoment = Extract<Moment, 'attack' | 'attacked' | 'damageByAttack' | 'damage'>;

/** A moment to which bonuses answer. */
export interface MomentTask {
  /** Which one it is. */
  readonly type: 'moment';
  /** Which moment. */
  readonly moment: Moment;
  /** Whose doing it is. */
  readonly actor: string | null;
  /** To whom it happens. */
  readonly target: string | null;
  /** How much: see the moments of content. */
  readonly amount: number;
  /** What it is about; `null` where the attack or the damage beneath says it. */
  readonly about: About | null;
  /** What answers change, `null` where nothing is left to change. */
  readonly on: Subject | null;
  /** The bonuses that have answered, or were left unused. */
  readonly passed: readonly string[];
}

/** What an attack adds, one thing after the other (R-ATK-9). */
export interface AddedTask {
  /** Which one it is. */
  readonly type: 'added';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** The effect. */
  readonly effect: ModifierEffect;
}

/** Loot in a range is taken, or left (R-LOOT-3). */
export interface LootTask {
  /** Which one it is. */
  readonly type: 'loot';
  /** The id of the figure. */
  readonly figure: string;
  /** The range in hexes. */
  readonly range: number;
  /** At most so many tokens. Default all. */
  readonly most?: number;
}

/** Figures that an ability is aimed at, chosen one after the other. */
export interface ChooseFigureTask {
  /** Which one it is. */
  readonly type: 'chooseFigure';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What is done. */
  readonly ability: Ability;
  /** The ids of those that can be chosen. */
  readonly candidates: readonly string[];
  /** How many are left. */
  readonly left: number;
  /** Whether somebody must be chosen as long as there is anybody (R-CARD-13). */
  readonly must: boolean;
}

/** An ability that reaches everyone who fits: performed, or left out (R-CARD-4). */
export interface DoAllTask {
  /** Which one it is. */
  readonly type: 'doAll';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What is done. */
  readonly ability: Ability;
  /** The ids of the targets. */
  readonly targets: readonly string[];
  /** Whether it must be performed (R-CARD-13). */
  readonly must: boolean;
}

/** A push or pull, step by step (R-MOVE-18 to R-MOVE-22). */
export interface ForcedMoveTask {
  /** Which one it is. */
  readonly type: 'forcedMove';
  /** The id of the figure. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** Whether it is a push or a pull. */
  readonly kind: 'push' | 'pull';
  /** How many are left. */
  readonly left: number;
  /** What it is away from or nearer to, `null` for whoever performs it. */
  readonly source: Hex | null;
  /** The hex before the last step, `null` before the first one. */
  readonly from: Hex | null;
}

/** What a defender does to its attacker (R-ATK-26). */
export interface RetaliateTask {
  /** Which one it is. */
  readonly type: 'retaliate';
  /** The attacker. */
  readonly figure: string;
  /** The id of the defender. */
  readonly defender: string;
  /** What it has for this attack alone, besides what it has anyway. */
  readonly more: readonly Retaliate[];
}

/** The card that a short rest costs, once drawn: it may be kept for 1 damage (R-REST-3). */
export interface RedrawTask {
  /** Which one it is. */
  readonly type: 'redraw';
  /** The id of the character. */
  readonly character: string;
  /** The id of the card. */
  readonly card: string;
  /** Whether the damage was suffered, and another card is drawn. */
  readonly paid: boolean;
}

/** Damage that is about to be suffered (R-DMG-2). */
export interface HurtTask {
  /** Which one it is. */
  readonly type: 'hurt';
  /** Who suffers it. */
  readonly victim: string;
  /** The damage and what comes with it. */
  readonly hit: Hit;
  /** Who is credited with a kill, `null` for nobody (R-MOVE-16). */
  readonly by: string | null;
  /** Whether bonuses have answered to it. */
  readonly raised: boolean;
}

/** A room is revealed: what lies and stands in it comes onto the board (R-ROUND-9). */
export interface RoomTask {
  /** Which one it is. */
  readonly type: 'revealRoom';
  /** The id of the room. */
  readonly room: string;
  /** Whoever opened its door, `null` at the start. */
  readonly opener: string | null;
}

/** Monsters that came in the middle of a round: their types draw, and they take their places (R-ROUND-6). */
export interface NewcomersTask {
  /** Which one it is. */
  readonly type: 'newcomers' | 'joinOrder';
}

/** Monsters that share standees are placed; where there are too few the nearest come first (R-MON-24). */
export interface PlaceMonstersTask {
  /** Which one it is. */
  readonly type: 'placeMonsters';
  /** Those that are still to be placed. */
  readonly monsters: readonly RoomMonster[];
  /** Whoever revealed them, `null` at the start. */
  readonly opener: string | null;
}

/** A modifier card is turned over for an attack, the task beneath (R-MOD-1). */
export interface RevealModifierTask {
  /** Which one it is. */
  readonly type: 'revealModifier';
  /** The attacker. */
  readonly figure: string;
}

/** A monster ability card is drawn for the round (R-MON-1). */
export interface RevealMonsterCardTask {
  /** Which one it is. */
  readonly type: 'revealMonsterCard';
  /** The id of the deck. */
  readonly deck: string;
  /** The type that the card is for, `null` where it is for all that draw from the deck (R-MON-2). */
  readonly of: string | null;
}

/** A monster gets one of the free standees (R-MON-25). */
export interface StandeeTask {
  /** Which one it is. */
  readonly type: 'standee';
  /** The monster. */
  readonly monster: RoomMonster;
}

/** A random discarded card is drawn in a short rest, once two cards are discarded (R-REST-1 to R-REST-3). */
export interface RandomCardTask {
  /** Which one it is. */
  readonly type: 'randomCard';
  /** The id of the character. */
  readonly character: string;
  /** The card that 1 damage kept, `null` at the first draw. */
  readonly kept: string | null;
}

/** A character is dealt a battle goal (R-SCEN-1). */
export interface DealGoalTask {
  /** Which one it is. */
  readonly type: 'dealGoal';
  /** The id of the character. */
  readonly character: string;
}
