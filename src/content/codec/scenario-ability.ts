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
import type { Language } from './language.js';
import { each, count, id, some, word } from './leaf.js';

/** Abilities of special rules, and what the host plays. */
export type ScenarioAbility =
  SceneAbility | EndAbility | CycleAbility | BossSpecialAbility | SpecialAbility;

const NAME = /^[a-z][A-Za-z0-9]*$/;
const NUMBER_LIMIT = 20;

const SCENE_CHANGES = [
  'openDoor',
  'lockDoor',
  'revealRoom',
  'activate',
  'deactivate',
  'remove',
] as const;

const scene = () =>
  closed<SceneAbility>('a change of the scenario', {
    ...base(),
    type: oneOf(SCENE_CHANGES),
    id,
  });

const end = () =>
  closed<EndAbility>('the end of the scenario', { ...base(), type: oneOf(['win', 'lose']) });

/** The codecs of abilities of special rules, and of what the host plays. */
export const scenarioAbilities = ({ amount, ability }: Language): MembersOf<ScenarioAbility> => ({
  ...each(SCENE_CHANGES, scene()),
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
