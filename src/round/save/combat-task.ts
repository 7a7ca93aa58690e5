/** Tasks of attacks, of damage and of what abilities do to figures, in a save. */

import {
  closed,
  flag,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  optional,
  positive,
  tagged,
  text,
  type Leaf,
} from '../../core/codec.js';
import { DAMAGE_SOURCES, type Hit } from '../../damage/index.js';
import { modifierEffectLeaf } from '../../modifier-deck/internal.js';
import { type AttackEffect } from '../../vocabulary/index.js';
import type { AttackPlan } from '../attack-plan.js';
import type { Deed } from '../deed.js';
import type {
  AddedTask,
  AttackChanges,
  AttackTask,
  ChooseFigureTask,
  DoAllTask,
  HurtTask,
  LootTask,
  MomentTask,
  QueueTask,
  RetaliateTask,
  TargetSetsTask,
  TargetsTask,
} from '../task.js';
import { affliction, condition, half, modifierCard, textOrNull, texts } from './leaf.js';
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
  });

const MOMENTS = ['attack', 'attacked', 'damageByAttack', 'damage'] as const;

const changes = (): Leaf<AttackChanges> =>
  closed<AttackChanges>('what bonuses changed', {
    bonuses: list(integer),
    shield: integer,
    prevented: flag,
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
  }),
  moment: closed<MomentTask>('a moment', {
    type: word('moment'),
    moment: oneOf(MOMENTS),
    bearer: text,
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
  }),
  hurt: closed<HurtTask>('damage', {
    type: word('hurt'),
    victim: text,
    hit: hit(),
    by: textOrNull,
    raised: flag,
  }),
});

const deed = (): Leaf<Deed> =>
  tagged<Deed>('what is done to a figure', {
    heal: closed<Extract<Deed, { readonly type: 'heal' }>>('a heal', {
      type: word('heal'),
      amount: natural,
      conditions: list(affliction),
    }),
    condition: closed<Extract<Deed, { readonly type: 'condition' }>>('conditions', {
      type: word('condition'),
      conditions: list(affliction),
    }),
    shield: closed<Extract<Deed, { readonly type: 'shield' }>>('a shield', {
      type: word('shield'),
      amount: natural,
      card: textOrNull,
    }),
    retaliate: closed<Extract<Deed, { readonly type: 'retaliate' }>>('retaliate', {
      type: word('retaliate'),
      amount: natural,
      reach: positive,
      card: textOrNull,
    }),
    bonus: closed<Extract<Deed, { readonly type: 'bonus' }>>('a bonus', {
      type: word('bonus'),
      owner: text,
      card: text,
      half,
      ability: natural,
    }),
  });

/** Everything else that abilities do. */
export const deeds = (): Among<'chooseFigure' | 'doAll' | 'added' | 'loot'> => ({
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
  }),
  chooseFigure: closed<ChooseFigureTask>('a choice of figures', {
    type: word('chooseFigure'),
    figure: text,
    deed: deed(),
    candidates: texts,
    left: natural,
    must: flag,
  }),
  doAll: closed<DoAllTask>('an ability for all', {
    type: word('doAll'),
    figure: text,
    deed: deed(),
    targets: texts,
    must: flag,
  }),
});
