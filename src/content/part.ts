import type { Ability } from './language/ability.js';
import type { Action } from './language/action.js';
import type { Amount } from './language/amount.js';
import type { BattleGoal } from './box/battle-goal.js';
import type { Bonus } from './language/bonus.js';
import type { CampaignSetup } from './box/campaign-setup.js';
import type { AbilityCard, CharacterClass } from './box/class.js';
import type { ClassPerk } from './box/class-perk.js';
import type { Clause } from './language/clause.js';
import type { Effect } from './language/effect.js';
import type { GameEvent } from './box/event.js';
import type { Item } from './box/item.js';
import type {
  MonsterAction,
  MonsterCard,
  MonsterDeck,
  MonsterStats,
  MonsterType,
} from './box/monster.js';
import type { Pack } from './pack.js';
import type { EventClause, PartyClause } from './box/party-clause.js';
import type { PersonalQuest } from './box/personal-quest.js';
import type { MonsterRoomCard, RandomDungeon, RoomCard } from './scenario/random-dungeon.js';
import type { Anchor } from './language/reference.js';
import type { Reward } from './box/reward.js';
import type { Scenario } from './scenario/scenario.js';
import type { ScenarioGoal } from './scenario/scenario-goal.js';
import type { ScenarioLoss } from './scenario/scenario-loss.js';
import type { PlacedOverlay, ScenarioMap } from './scenario/scenario-map.js';
import type { ScenarioObjective } from './scenario/scenario-objective.js';
import type {
  FigureSelection,
  Figures,
  HexSelection,
  OverlaySelection,
  Place,
  SelectionCount,
} from './language/selection.js';
import type { SpecialRule } from './scenario/special-rule.js';
import type { Treasure } from './box/treasure.js';

/** The parts of content that can be read by themselves, by the names of their types. */
export interface ContentParts {
  /** Ability. */
  readonly Ability: Ability;
  /** Ability card. */
  readonly AbilityCard: AbilityCard;
  /** Action. */
  readonly Action: Action;
  /** Amount. */
  readonly Amount: Amount;
  /** Anchor. */
  readonly Anchor: Anchor;
  /** Battle goal. */
  readonly BattleGoal: BattleGoal;
  /** Bonus. */
  readonly Bonus: Bonus;
  /** Campaign setup. */
  readonly CampaignSetup: CampaignSetup;
  /** Character class. */
  readonly CharacterClass: CharacterClass;
  /** Class perk. */
  readonly ClassPerk: ClassPerk;
  /** Clause. */
  readonly Clause: Clause;
  /** Effect. */
  readonly Effect: Effect;
  /** Event clause. */
  readonly EventClause: EventClause;
  /** Figure selection. */
  readonly FigureSelection: FigureSelection;
  /** Figures. */
  readonly Figures: Figures;
  /** Game event. */
  readonly GameEvent: GameEvent;
  /** Hex selection. */
  readonly HexSelection: HexSelection;
  /** Item. */
  readonly Item: Item;
  /** Monster action. */
  readonly MonsterAction: MonsterAction;
  /** Monster card. */
  readonly MonsterCard: MonsterCard;
  /** Monster deck. */
  readonly MonsterDeck: MonsterDeck;
  /** Monster room card. */
  readonly MonsterRoomCard: MonsterRoomCard;
  /** Monster stats. */
  readonly MonsterStats: MonsterStats;
  /** Monster type. */
  readonly MonsterType: MonsterType;
  /** Overlay selection. */
  readonly OverlaySelection: OverlaySelection;
  /** Pack. */
  readonly Pack: Pack;
  /** Party clause. */
  readonly PartyClause: PartyClause;
  /** Personal quest. */
  readonly PersonalQuest: PersonalQuest;
  /** Place. */
  readonly Place: Place;
  /** Placed overlay. */
  readonly PlacedOverlay: PlacedOverlay;
  /** Random dungeon. */
  readonly RandomDungeon: RandomDungeon;
  /** Reward. */
  readonly Reward: Reward;
  /** Room card. */
  readonly RoomCard: RoomCard;
  /** Scenario. */
  readonly Scenario: Scenario;
  /** Scenario goal. */
  readonly ScenarioGoal: ScenarioGoal;
  /** Scenario loss. */
  readonly ScenarioLoss: ScenarioLoss;
  /** Scenario map. */
  readonly ScenarioMap: ScenarioMap;
  /** Scenario objective. */
  readonly ScenarioObjective: ScenarioObjective;
  /** Selection count. */
  readonly SelectionCount: SelectionCount;
  /** Special rule. */
  readonly SpecialRule: SpecialRule;
  /** Stat number. */
  readonly StatNumber: Amount;
  /** Treasure. */
  readonly Treasure: Treasure;
}

/** The name of a part. */
export type PartName = keyof ContentParts;
