/** Special rules of scenarios in our language: for tests only. */

import type { Json, RawRule, RawScenario } from './goals-data.js';
import { doorRules, setupRule } from './goals-setup.js';
import { cycleRules, scheduleRules, spawnRule } from './goals-spawn.js';
import { all, clauseOf, enemiesNamed, given, idOf } from './goals-words.js';

type Rules = readonly Json[] | null;

const SIDES: Readonly<Record<string, string>> = { ally: 'characters', third: 'third' };

const elements = ({ set = {} }: RawRule): Rules => {
  const strengths = [...new Set(Object.values(set))];
  return [
    {
      type: 'when',
      on: 'roundStarts',
      effects: strengths.map((strength) => ({
        type: 'setElements',
        elements: Object.keys(set).filter((element) => set[element] === strength),
        strength,
      })),
    },
  ];
};

const AFFECTED: Readonly<Record<string, Json>> = {
  'all monsters': all('enemy', { kinds: ['monster'] }),
  'characters and their summons': all('ally', { kinds: ['character', 'summon'] }),
};

const auraEffects = ({
  attack,
  advantage,
  disadvantage,
  startOfTurn,
}: RawRule): readonly Json[] => [
  ...(attack === undefined ? [] : [{ type: 'add', amount: attack }]),
  ...(advantage === true ? [{ type: 'advantage' }] : []),
  ...(disadvantage === true ? [{ type: 'disadvantage' }] : []),
  ...(startOfTurn?.heal === undefined
    ? []
    : [{ type: 'heal', amount: startOfTurn.heal, to: 'actor' }]),
  ...(startOfTurn?.damage === undefined
    ? []
    : [{ type: 'suffer', amount: startOfTurn.damage, to: 'actor' }]),
];

const aura = (entry: RawScenario, rule: RawRule): Rules => {
  const of = AFFECTED[rule.affects ?? ''];
  if (of === undefined) return null;
  return [
    {
      type: 'when',
      on: rule.startOfTurn === undefined ? 'attack' : 'turnStarts',
      of,
      if: clauseOf(entry, rule.while ?? {}),
      effects: auraEffects(rule),
    },
  ];
};

const autoDestroy = ({ what = '', round }: RawRule): Rules => [
  {
    type: 'when',
    on: 'roundEnds',
    if: [{ type: 'round', from: round, to: round }],
    effects: [{ type: 'kill', to: enemiesNamed(idOf(what)) }],
  },
];

const looting = ({ allowed = [] }: RawRule): Rules =>
  allowed.every((way) => way === 'lootAction') ? [{ type: 'looting', by: ['ability'] }] : null;

const BY_TYPE: Readonly<Record<string, (entry: RawScenario, rule: RawRule) => Rules>> = {
  setup: setupRule,
  lockedDoor: doorRules,
  spawn: spawnRule,
  spawnSchedule: (_, rule) => scheduleRules(rule),
  spawnCycle: (_, rule) => cycleRules(rule),
  aura,
  elements: (_, rule) => elements(rule),
  autoDestroy: (_, rule) => autoDestroy(rule),
  lootRestriction: (_, rule) => looting(rule),
  allegiance: (_, { monsters, side = '' }) => [{ type: 'side', monsters, side: SIDES[side] }],
  levelShift: (_, { monster, by, max }) => [
    { type: 'level', monsters: [monster], by, ...given('most', max) },
  ],
  statOverride: (_, { monster, hp }) => [
    { type: 'stats', names: [monster], change: 'set', hitPoints: hp },
  ],
  redirectDamage: (_, { what, to = '' }) => [
    { type: 'standsFor', objective: idOf(to), monster: what },
  ],
  multiHex: (_, { monster, hexes }) => [{ type: 'size', monsters: [monster], hexes }],
  immovable: (_, { what }) => [{ type: 'immovable', names: [what] }],
  indestructible: (_, { obstacle }) => [{ type: 'indestructible', overlays: [obstacle] }],
  inactive: (_, { monster, initiative }) => [
    { type: 'inactive', names: [monster], ...given('initiative', initiative) },
  ],
  focusRule: (_, { monsters, focus = '' }) => [
    { type: 'focus', monsters, on: [idOf(focus)], inReach: true },
  ],
};

/** A rule in the language; nothing where what it says is partly or wholly in words. */
export const rulesOf = (entry: RawScenario, rule: RawRule): Rules =>
  BY_TYPE[rule.type]?.(entry, rule) ?? null;

const KINDS: Readonly<Record<string, string>> = {
  destructibleObstacle: 'obstacle',
  objective: 'token',
  escort: 'figure',
};

const OBJECTIVE_SIDES: Readonly<Record<string, string>> = {
  ally: 'characters',
  neutral: 'neutral',
  enemy: 'monsters',
};

/** Rounded up unless it says otherwise. */
const hitPoints = ({ hp, hpRounding }: RawRule): string | undefined =>
  hpRounding === 'floor' ? `[${hp ?? ''}{$math.floor}]` : hp;

const turnOf = ({ turn = [] }: RawRule): Json => {
  const moving = turn.find(({ move }) => move !== undefined);
  const fighting = turn.find(({ attack }) => attack !== undefined);
  const { marker, monster } = moving?.toward ?? {};
  const towards = marker ?? monster;
  return {
    ...given('move', moving?.move),
    ...given('attack', fighting?.attack),
    ...given('range', fighting?.range),
    ...given(
      'turn',
      turn.map(({ move }) => ({
        type: move === undefined ? 'attack' : 'move',
        amount: move === undefined ? 'A' : 'M',
      })),
    ),
    ...(towards === undefined ? {} : { towards: { type: 'marker', marker: towards } }),
  };
};

/** The thing or figure that a rule is about; nothing where the rule is about none, or says so in words. */
export const objectiveOf = (rule: RawRule): Json | null => {
  const kind = KINDS[rule.type];
  const { what = '', side = 'enemy', initiative, healable, opensDoors, modifierDeck } = rule;
  if (kind === undefined || typeof initiative === 'string') return null;
  return {
    id: idOf(what),
    kind,
    side: OBJECTIVE_SIDES[side],
    ...(side === 'neutral' && rule.monstersTargetIt === true ? { enemyOf: ['monsters'] } : {}),
    hitPoints: hitPoints(rule),
    ...given('initiative', initiative),
    ...turnOf(rule),
    ...given('opensDoors', opensDoors),
    ...given('healable', healable),
    ...(modifierDeck === undefined ? {} : { deck: 'chosen' }),
  };
};
