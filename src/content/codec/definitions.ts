import type { Definition } from '../../core/definition.js';
import type { ContentParts, PartName } from '../part.js';
import { actionLeaf } from './action.js';
import { battleGoalLeaf } from './battle-goal.js';
import { campaignSetupLeaf } from './campaign-setup.js';
import { abilityCardLeaf, characterClassLeaf } from './class.js';
import { classPerkLeaf } from './class-perk.js';
import { gameEventLeaf } from './event.js';
import { itemLeaf } from './item.js';
import {
  monsterActionLeaf,
  monsterCardLeaf,
  monsterDeckLeaf,
  monsterStatsLeaf,
  monsterTypeLeaf,
  statNumber,
} from './monster.js';
import { packLeaf } from './pack.js';
import { eventClauseLeaf, partyClauseLeaf } from './party-clause.js';
import { personalQuestLeaf } from './personal-quest.js';
import { monsterRoomCardLeaf, randomDungeonLeaf, roomCardLeaf } from './random-dungeon.js';
import { rewardLeaf } from './reward.js';
import { scenarioLeaf } from './scenario.js';
import { scenarioGoalLeaf } from './scenario-goal.js';
import { scenarioLossLeaf } from './scenario-loss.js';
import { placedOverlayLeaf, scenarioMapLeaf } from './scenario-map.js';
import { scenarioObjectiveLeaf } from './scenario-objective.js';
import { specialRuleLeaf } from './special-rule.js';
import { treasureLeaf } from './treasure.js';
import { language } from './language.js';

type Definitions = { readonly [Name in PartName]: Definition<ContentParts[Name]> };

/** The codecs of all parts of content, by the names of their types. */
export const PARTS: Definitions = /*#__PURE__*/ (() => ({
  Ability: language.ability,
  AbilityCard: abilityCardLeaf,
  Action: actionLeaf,
  Amount: language.amount,
  Anchor: language.anchor,
  BattleGoal: battleGoalLeaf,
  Bonus: language.bonus,
  CampaignSetup: campaignSetupLeaf,
  CharacterClass: characterClassLeaf,
  ClassPerk: classPerkLeaf,
  Clause: language.clause,
  Effect: language.effect,
  EventClause: eventClauseLeaf,
  FigureSelection: language.figureSelection,
  Figures: language.figures,
  GameEvent: gameEventLeaf,
  HexSelection: language.hexes,
  Item: itemLeaf,
  MonsterAction: monsterActionLeaf,
  MonsterCard: monsterCardLeaf,
  MonsterDeck: monsterDeckLeaf,
  MonsterRoomCard: monsterRoomCardLeaf,
  MonsterStats: monsterStatsLeaf,
  MonsterType: monsterTypeLeaf,
  OverlaySelection: language.overlays,
  Pack: packLeaf,
  PartyClause: partyClauseLeaf,
  PersonalQuest: personalQuestLeaf,
  Place: language.place,
  PlacedOverlay: placedOverlayLeaf,
  RandomDungeon: randomDungeonLeaf,
  Reward: rewardLeaf,
  RoomCard: roomCardLeaf,
  Scenario: scenarioLeaf,
  ScenarioGoal: scenarioGoalLeaf,
  ScenarioLoss: scenarioLossLeaf,
  ScenarioMap: scenarioMapLeaf,
  ScenarioObjective: scenarioObjectiveLeaf,
  SelectionCount: language.selectionCount,
  SpecialRule: specialRuleLeaf,
  StatNumber: statNumber,
  Treasure: treasureLeaf,
}))();

/** The same as a list: everything in content that has a name in JSON Schemas. */
export const DEFINITIONS: readonly Definition<unknown>[] = /*#__PURE__*/ (() =>
  Object.values(PARTS) as unknown as readonly Definition<unknown>[])();
