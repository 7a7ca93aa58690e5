import type { Scenario, MonsterType } from '../content/index.js';
import type { Path } from '../core/index.js';
import { goalNeeds, lossNeeds, monsterNeeds } from '../scenario/index.js';
import { monsterTypeOf, type Env } from './env.js';
import { notSupported, type NotSupported } from './set-up-error.js';
import { ruleNeeds } from './scenario-effect.js';
import { monsterCardNeeds } from './supported.js';

const statsNeeds = ({ stats }: MonsterType, path: Path): readonly NotSupported[] => {
  const rows = stats.type === 'boss' ? stats.boss : [...stats.normal, ...stats.elite];
  const words = rows.flatMap(({ bonuses = [], infuse = [] }) => [
    ...(bonuses.length > 0 ? ['bonuses'] : []),
    ...(infuse.length > 0 ? ['infuse'] : []),
  ]);
  return [...new Set(words)].map((word) => notSupported([...path, 'stats'], word));
};

/** What a type of monster needs that is not played: its stat card, and its cards. */
const typeNeeds = (env: Env, id: string): readonly NotSupported[] => {
  const at = env.content.monsters.findIndex((one) => one.id === id);
  const type = monsterTypeOf(env, id);
  if (type === null) return [];
  const deckAt = env.content.monsterDecks.findIndex((one) => one.id === type.deck);
  const cards = env.content.monsterDecks[deckAt]?.cards ?? [];
  return [
    ...statsNeeds(type, ['monsters', at]),
    ...monsterNeeds(type).map(({ path }) => notSupported(['monsters', at, ...path], 'amount')),
    ...cards.flatMap((card, index) => {
      const path: Path = ['monsterDecks', deckAt, 'cards', index];
      return monsterCardNeeds(card.abilities, path);
    }),
  ];
};

const mapNeeds = ({ map, objectives = [], rules = [] }: Scenario, path: Path) => [
  ...(map.doors ?? []).flatMap(({ state }, index) =>
    state === 'locked' ? [notSupported([...path, 'map', 'doors', index, 'state'], 'locked')] : [],
  ),
  ...(objectives.length > 0 ? [notSupported([...path, 'objectives'], 'objectives')] : []),
  ...rules.flatMap((rule, index) => ruleNeeds(rule, [...path, 'rules', index])),
];

/** What a scenario needs that is not played, with the places in the pack. */
export const scenarioNeeds = (env: Env, id: string): readonly NotSupported[] => {
  const at = env.content.scenarios.findIndex((one) => one.id === id);
  const scenario = env.content.scenarios[at];
  if (scenario === undefined) return [];
  const path: Path = ['scenarios', at];
  const goals = [
    ...goalNeeds(scenario.goal).map((need) => ({ ...need, path: ['goal', ...need.path] })),
    ...(scenario.losses ?? []).flatMap((loss, index) =>
      lossNeeds(loss).map((need) => ({ ...need, path: ['losses', index, ...need.path] })),
    ),
  ];
  return [
    ...mapNeeds(scenario, path),
    ...goals.map(({ path: below, need }) => notSupported([...path, ...below], need)),
    ...scenario.monsters.flatMap((monster) => typeNeeds(env, monster)),
  ];
};
