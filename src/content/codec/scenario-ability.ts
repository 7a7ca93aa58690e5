import { closed, list, oneOf, optional, type MembersOf } from '../../core/codec.js';
import { keyed } from '../../core/definition.js';
import type {
  BossSpecialAbility,
  CycleAbility,
  EndAbility,
  SceneAbility,
  SpecialAbility,
} from '../language/ability-scenario.js';
import { base } from './base.js';
import type { IdKind } from '../id-kind.js';
import type { Language } from './language.js';
import { each, count, id, idOf, some, word } from './leaf.js';

/** Abilities of special rules, and what the host plays. */
export type ScenarioAbility =
  SceneAbility | EndAbility | CycleAbility | BossSpecialAbility | SpecialAbility;

const NAME = /^[a-z][A-Za-z0-9]*$/;
const NUMBER_LIMIT = 20;

const scene = <const Word extends SceneAbility['type']>(these: readonly Word[], kind: IdKind) =>
  each(
    these,
    closed<SceneAbility>('a change of the scenario', {
      ...base(),
      type: oneOf<readonly SceneAbility['type'][]>(these),
      id: idOf(kind),
    }),
  );

const end = () =>
  closed<EndAbility>('the end of the scenario', { ...base(), type: oneOf(['win', 'lose']) });

/** The codecs of abilities of special rules, and of what the host plays. */
export const scenarioAbilities = ({ amount, ability }: Language): MembersOf<ScenarioAbility> => ({
  ...scene(['openDoor', 'lockDoor'], 'door'),
  ...scene(['revealRoom'], 'revealable'),
  ...scene(['activate', 'deactivate', 'remove'], 'rule'),
  ...each(['win', 'lose'], end()),
  cycle: closed<CycleAbility>('a cycle', {
    ...base(),
    type: word('cycle'),
    cycle: id,
    steps: some(list(ability, 20)),
  }),
  bossSpecial: closed<BossSpecialAbility>('a special of the stat card', {
    ...base(),
    type: word('bossSpecial'),
    number: count,
  }),
  special: closed<SpecialAbility>('something special', {
    ...base(),
    type: word('special'),
    handler: id,
    numbers: optional(keyed('amounts by their names', NAME, amount, NUMBER_LIMIT)),
  }),
});
