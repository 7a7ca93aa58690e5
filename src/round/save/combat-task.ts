/** Tasks of attacks, of damage and of what abilities do to figures, in a save. */

import {
  closed,
  finite,
  flag,
  leaf,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  optional,
  positive,
  text,
  type Leaf,
} from '../../core/codec.js';
import { DAMAGE_SOURCES, type Hit } from '../../damage/index.js';
import { modifierEffectLeaf } from '../../modifier-deck/internal.js';
import type { AttackEffect, Retaliate } from '../../vocabulary/index.js';
import type { AttackPlan } from '../attack-plan.js';
import type {
  AddedTask,
  AttackBonus,
  AttackChanges,
  AttackTask,
  ChooseFigureTask,
  LaidArea,
  LaidAttack,
  LayAreaTask,
  DoAllTask,
  HurtTask,
  LootTask,
  MomentTask,
  QueueTask,
  RetaliateTask,
  TargetSetsTask,
  TargetsTask,
} from '../task.js';
import { hex, condition, modifierCard, textOrNull, texts } from './leaf.js';
import { deed, subject } from './language-task.js';
import { laterSteps } from './later.js';
import { aboutOrNull, moment, scope } from './scope.js';
import { word, type Among } from './task-leaf.js';

const plan = (): Leaf<AttackPlan> =>
  closed<AttackPlan>('what an attack says', {
    amount: natural,
    range: nullable(positive),
    pierce: natural,
    // Effects of cards and those of attacks are written alike.
    effects: list(modifierEffectLeaf) as unknown as Leaf<readonly AttackEffect[]>,
    advantage: flag,
    disadvantage: flag,
    single: flag,
  });

const MOMENTS = ['attack', 'attacked', 'damageByAttack', 'damage'] as const;

const attackBonus: Leaf<AttackBonus> = /*#__PURE__*/ leaf<AttackBonus>(
  'a number or "double"',
  (value): value is AttackBonus => value === 'double' || integer.codec.is(value),
  { anyOf: [integer.schema, { const: 'double' }] },
);

const retaliation: Leaf<Retaliate> = /*#__PURE__*/ (() =>
  closed<Retaliate>('a source of retaliate', { damage: natural, range: natural }))();

const changes = (): Leaf<AttackChanges> =>
  closed<AttackChanges>('what bonuses changed', {
    bonuses: list(attackBonus),
    shield: integer,
    ignoresShield: flag,
    retaliate: list(retaliation),
    prevented: flag,
    less: natural,
    redirectedBy: texts,
  });

/** Attacks and their targets. */
export const attacks = (): Among<'targets' | 'targetSets' | 'queue' | 'attack' | 'moment'> => ({
  targets: closed<TargetsTask>('targets', {
    type: word('targets'),
    figure: text,
    plan: plan(),
    candidates: texts,
    left: natural,
  }),
  targetSets: closed<TargetSetsTask>('sets of targets', {
    type: word('targetSets'),
    figure: text,
    plan: plan(),
    sets: list(texts),
    optional: flag,
    extra: texts,
    further: natural,
  }),
  queue: closed<QueueTask>('targets in a row', {
    type: word('queue'),
    figure: text,
    plan: plan(),
    targets: texts,
  }),
  attack: closed<AttackTask>('an attack', {
    type: word('attack'),
    figure: text,
    target: text,
    plan: plan(),
    revealed: list(modifierCard),
    changes: changes(),
    raised: list(oneOf(MOMENTS)),
    after: laterSteps,
  }),
  moment: closed<MomentTask>('a moment', {
    type: word('moment'),
    moment,
    actor: textOrNull,
    target: textOrNull,
    amount: finite,
    about: aboutOrNull,
    on: subject,
    passed: texts,
  }),
});

const hit = (): Leaf<Hit> =>
  closed<Hit>('a hit', {
    source: oneOf(DAMAGE_SOURCES),
    amount: natural,
    conditions: optional(list(condition)),
    negated: optional(flag),
  });

/** What hurts: retaliate and all other damage. */
export const harms = (): Among<'retaliate' | 'hurt'> => ({
  retaliate: closed<RetaliateTask>('retaliate', {
    type: word('retaliate'),
    figure: text,
    defender: text,
    more: list(retaliation),
  }),
  hurt: closed<HurtTask>('damage', {
    type: word('hurt'),
    victim: text,
    hit: hit(),
    by: textOrNull,
    raised: flag,
  }),
});

/** Everything else that abilities do. */
export const deeds = (): Among<'chooseFigure' | 'layArea' | 'doAll' | 'added' | 'loot'> => ({
  added: closed<AddedTask>('what an attack adds', {
    type: word('added'),
    figure: text,
    target: text,
    effect: modifierEffectLeaf,
  }),
  loot: closed<LootTask>('loot in a range', {
    type: word('loot'),
    figure: text,
    range: natural,
    most: optional(positive),
  }),
  layArea: closed<LayAreaTask>('an area to lay', {
    type: word('layArea'),
    figure: text,
    scope,
    ability: deed,
    areas: list(closed<LaidArea>('a laid area', { hexes: list(hex), targets: texts })),
    attack: nullable(
      closed<LaidAttack>('an attack with an area', {
        plan: plan(),
        extra: texts,
        further: natural,
      }),
    ),
  }),
  chooseFigure: closed<ChooseFigureTask>('a choice of figures', {
    type: word('chooseFigure'),
    figure: text,
    scope,
    ability: deed,
    candidates: texts,
    left: natural,
    must: flag,
  }),
  doAll: closed<DoAllTask>('an ability for all', {
    type: word('doAll'),
    figure: text,
    scope,
    ability: deed,
    targets: texts,
    must: flag,
  }),
});
