/**
 * Scenarios before they are played, and what ends them: options and editions as one value of rule flags, the
 * level and its numbers, stats of monsters, the map for the board, what lies in a room for a party, standees,
 * goals and losses. Pure functions without a state of a game: `round` plays.
 *
 * Content is trusted: it is what `checkPack` has accepted. `scenarioFlags` and `checkLevel` read any value.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export {
  explain,
  GOAL_NEEDS,
  type GoalNeed,
  type GoalNotSupported,
  type LevelOutOfRange,
  type ScenarioError,
  type StatNotPlain,
} from './error.js';
export {
  startingFacts,
  type CharacterFact,
  type Facts,
  type KilledMonsters,
  type MonsterCount,
  type ObjectiveFact,
  type TreasureFact,
} from './facts.js';
export { scenarioFlags } from './flags.js';
export { isGoalMet } from './goal.js';
export {
  checkLevel,
  DIFFICULTIES,
  levelNumbers,
  recommendedLevel,
  type Difficulty,
  type LevelNumbers,
  type LevelOptions,
} from './level.js';
export { isLossMet } from './loss.js';
export { boardMapOf, openedOf, roomBehind, startingRooms } from './map.js';
export {
  monsterNeeds,
  monsterStatsOf,
  summonNeeds,
  summonNumbers,
  type PlainMonsterStats,
  type StatNumbers,
} from './monster-stats.js';
export { goalNeeds, lossNeeds } from './needs.js';
export {
  AMBIGUITIES,
  playRulesOf,
  type Ambiguity,
  type EnhancementRules,
  type PlayRules,
  type ScenarioFlags,
  type ScenarioOptions,
} from './options.js';
export { partOfParty } from './party.js';
export {
  overlayDamage,
  roomContents,
  type RoomContents,
  type RoomMonster,
  type RoomObjective,
  type RoomOverlay,
} from './room-contents.js';
export {
  freeStandees,
  placeStandees,
  standeesOf,
  type StandeePlacement,
  type WantsStandee,
} from './standee.js';
export { statValue, type ScenarioNumbers } from './stat.js';
