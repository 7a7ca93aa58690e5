import {
  closed,
  flag,
  oneOf,
  optional,
  tagged,
  type Leaf,
  type LeavesOf,
  type MembersOf,
} from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type {
  ActivateGoal,
  CollectGoal,
  CountedMonsters,
  DestroyGoal,
  EscortGoal,
  GoalBase,
  GoalsGoal,
  HoldsGoal,
  KillAllGoal,
  KillCountGoal,
  KillNamedGoal,
  LootTreasureGoal,
  OccupyGoal,
  ReachGoal,
  RevealGoal,
  ScenarioGoal,
  SpecialGoal,
  SurviveGoal,
} from '../scenario/scenario-goal.js';
import { language } from './language.js';
import { each, id, idOf, some, word } from './leaf.js';
import { byParty } from './scenario-map.js';

type Among<Goals extends ScenarioGoal> = Pick<MembersOf<ScenarioGoal>, Goals['type']>;

/** What every goal and loss may say of itself. */
export const goalBase = (): LeavesOf<GoalBase> => ({ if: optional(some(language.clause)) });

/** Which types of monsters count. */
export const countedMonsters = (): LeavesOf<CountedMonsters> => ({
  only: optional(some(idOf('family'))),
  except: optional(some(idOf('family'))),
});

/** Clauses hold. */
export const holds = (): Leaf<HoldsGoal> =>
  closed<HoldsGoal>('clauses that hold { type, if }', {
    type: word('holds'),
    if: some(language.clause),
  });

/** A handler of the host. */
export const handler = (): Leaf<SpecialGoal> =>
  closed<SpecialGoal>('a handler { type, handler }', { type: word('special'), handler: id });

const kills = (): Among<KillAllGoal | KillNamedGoal | KillCountGoal> => ({
  ...each(
    ['killAll', 'killAllRevealed'],
    closed<KillAllGoal>('a goal to kill all', {
      ...goalBase(),
      ...countedMonsters(),
      type: oneOf(['killAll', 'killAllRevealed']),
    }),
  ),
  killNamed: closed<KillNamedGoal>('a goal to kill some monsters', {
    ...goalBase(),
    type: word('killNamed'),
    monster: idOf('spawnable:killed'),
    count: optional(language.amount),
  }),
  killCount: closed<KillCountGoal>('a number of kills', {
    ...goalBase(),
    ...countedMonsters(),
    type: word('killCount'),
    count: language.amount,
  }),
});

const places = (): Among<RevealGoal | ReachGoal> => ({
  reveal: closed<RevealGoal>('a goal to reveal rooms', {
    ...goalBase(),
    type: word('reveal'),
    rooms: optional(some(idOf('revealable'))),
  }),
  reach: closed<ReachGoal>('a goal to reach a place', {
    ...goalBase(),
    type: word('reach'),
    marker: idOf('marker'),
    who: oneOf(['all', 'any']),
    leave: optional(flag),
    exhausted: optional(flag),
  }),
});

const holding = (): Among<EscortGoal | OccupyGoal | SurviveGoal> => ({
  escort: closed<EscortGoal>('a goal to escort somebody', {
    ...goalBase(),
    type: word('escort'),
    objective: idOf('objective'),
    marker: idOf('marker'),
    adjacent: optional(flag),
    count: optional(language.amount),
  }),
  occupy: closed<OccupyGoal>('a goal to occupy pressure plates', {
    ...goalBase(),
    type: word('occupy'),
    plates: byParty(some(idOf('marker:overlay'))),
    mode: oneOf(['all', 'any']),
  }),
  survive: closed<SurviveGoal>('a goal to survive some rounds', {
    ...goalBase(),
    type: word('survive'),
    rounds: language.amount,
  }),
});

const things = (): Among<LootTreasureGoal | DestroyGoal | ActivateGoal | CollectGoal> => ({
  lootTreasure: closed<LootTreasureGoal>('a goal to loot treasures', {
    ...goalBase(),
    type: word('lootTreasure'),
    treasures: optional(some(idOf('treasure'))),
    count: optional(language.amount),
    each: optional(flag),
  }),
  destroy: closed<DestroyGoal>('a goal to destroy objectives', {
    ...goalBase(),
    type: word('destroy'),
    objective: idOf('objective'),
    count: optional(language.amount),
  }),
  activate: closed<ActivateGoal>('a goal to activate objectives', {
    ...goalBase(),
    type: word('activate'),
    objective: idOf('objective'),
    count: optional(language.amount),
  }),
  collect: closed<CollectGoal>('a goal to collect objectives', {
    ...goalBase(),
    type: word('collect'),
    objective: idOf('objective'),
    count: optional(language.amount),
    marker: optional(idOf('marker')),
  }),
});

const several = (): Among<GoalsGoal> =>
  each(
    ['all', 'any', 'sequence'],
    closed<GoalsGoal>('several goals { type, of }', {
      ...goalBase(),
      type: oneOf(['all', 'any', 'sequence']),
      of: some(scenarioGoalLeaf),
    }),
  );

/** What wins a scenario. */
export const scenarioGoalLeaf: Definition<ScenarioGoal> = /*#__PURE__*/ (() =>
  definition('ScenarioGoal', 'a goal { type, … }', () =>
    tagged<ScenarioGoal>('a goal { type, … }', {
      ...kills(),
      ...places(),
      ...holding(),
      ...things(),
      ...several(),
      holds: holds(),
      special: handler(),
    }),
  ))();
