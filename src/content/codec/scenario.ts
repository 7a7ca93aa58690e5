import { closed, flag, optional, tagged, type Leaf, type LeavesOf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type {
  AchievementRequirement,
  CompletedRequirement,
  Requirement,
  Scenario,
  ScenarioLinks,
} from '../scenario/scenario.js';
import { between, count, id, idOf, many, some, word, words } from './leaf.js';
import { rewardLeaf } from './reward.js';
import { scenarioGoalLeaf } from './scenario-goal.js';
import { scenarioLossLeaf } from './scenario-loss.js';
import { scenarioMapLeaf } from './scenario-map.js';
import { scenarioObjectiveLeaf } from './scenario-objective.js';
import { specialRuleLeaf } from './special-rule.js';

/** The highest level of a scenario. */
const HIGHEST_LEVEL = 7;

const achieved = (type: AchievementRequirement['type'], of: Leaf<string>) =>
  closed<AchievementRequirement>('an achievement { type, achievement, not }', {
    type: word(type),
    achievement: of,
    not: optional(flag),
  });

const requirementLeaf: Leaf<Requirement> = /*#__PURE__*/ (() =>
  tagged<Requirement>('a requirement { type, … }', {
    partyAchievement: achieved('partyAchievement', idOf('achievement:party')),
    globalAchievement: achieved('globalAchievement', idOf('achievement:global')),
    completed: closed<CompletedRequirement>('a completed scenario { type, scenario }', {
      type: word('completed'),
      scenario: idOf('scenario'),
    }),
  }))();

const links = (): LeavesOf<ScenarioLinks> => ({
  links: optional(many(idOf('scenario'))),
  unlocks: optional(many(idOf('scenario'))),
  blocks: optional(many(idOf('scenario'))),
});

/** A scenario. */
export const scenarioLeaf: Definition<Scenario> = /*#__PURE__*/ (() =>
  definition('Scenario', 'a scenario { id, name, map, monsters, goal }', () =>
    closed<Scenario>('a scenario { id, name, map, monsters, goal }', {
      ...links(),
      id,
      number: optional(count),
      name: words,
      tags: optional(some(id)),
      text: optional(words),
      conclusion: optional(words),
      levelAdjustment: optional(between(-HIGHEST_LEVEL, HIGHEST_LEVEL)),
      requirements: optional(some(some(requirementLeaf))),
      map: scenarioMapLeaf,
      monsters: many(idOf('monster')),
      objectives: optional(many(scenarioObjectiveLeaf)),
      goal: scenarioGoalLeaf,
      losses: optional(many(scenarioLossLeaf)),
      rules: optional(many(specialRuleLeaf)),
      rewards: optional(many(rewardLeaf)),
    }),
  ))();
