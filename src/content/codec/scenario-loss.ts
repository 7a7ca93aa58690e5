import { closed, optional, tagged, type MembersOf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type {
  ExhaustedLoss,
  LossesLoss,
  MonsterKilledLoss,
  MonsterReachesLoss,
  ProtectLoss,
  RoundLimitLoss,
  ScenarioLoss,
} from '../scenario/scenario-loss.js';
import { language } from './language.js';
import { idOf, some, word } from './leaf.js';
import { countedMonsters, goalBase, handler, holds } from './scenario-goal.js';

type Among<Losses extends ScenarioLoss> = Pick<MembersOf<ScenarioLoss>, Losses['type']>;

const ofThePlayers = (): Among<ProtectLoss | ExhaustedLoss | RoundLimitLoss> => ({
  objectiveKilled: closed<ProtectLoss>('lost objectives', {
    ...goalBase(),
    type: word('objectiveKilled'),
    objective: idOf('objective'),
    count: optional(language.amount),
  }),
  characterExhausted: closed<ExhaustedLoss>('exhausted characters', {
    ...goalBase(),
    type: word('characterExhausted'),
    count: optional(language.amount),
    unlessOn: optional(idOf('marker')),
  }),
  roundLimit: closed<RoundLimitLoss>('a limit of rounds', {
    ...goalBase(),
    type: word('roundLimit'),
    round: language.amount,
  }),
});

const ofMonsters = (): Among<MonsterKilledLoss | MonsterReachesLoss> => ({
  monsterKilled: closed<MonsterKilledLoss>('killed monsters', {
    ...goalBase(),
    type: word('monsterKilled'),
    monster: idOf('spawnable:killed'),
    count: optional(language.amount),
  }),
  monsterReaches: closed<MonsterReachesLoss>('a monster that gets somewhere', {
    ...goalBase(),
    ...countedMonsters(),
    type: word('monsterReaches'),
    marker: idOf('marker'),
  }),
});

/** What loses a scenario. */
export const scenarioLossLeaf: Definition<ScenarioLoss> = /*#__PURE__*/ (() =>
  definition('ScenarioLoss', 'a loss { type, … }', () =>
    tagged<ScenarioLoss>('a loss { type, … }', {
      ...ofThePlayers(),
      ...ofMonsters(),
      holds: holds(),
      special: handler(),
      any: closed<LossesLoss>('several losses { type, of }', {
        ...goalBase(),
        type: word('any'),
        of: some(scenarioLossLeaf),
      }),
    }),
  ))();
