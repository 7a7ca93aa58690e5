import { closed, flag, oneOf, optional, type MembersOf } from '../../core/codec.js';
import { MOVE_MODES } from '../../vocabulary/index.js';
import {
  ABILITY_NUMBERS,
  type AddConditionsEffect,
  type AddEffect,
  type BeforeEffect,
  type Change,
  type DrawEffect,
  type EachTargetEffect,
  type IgnoreShieldEffect,
  type InsteadEffect,
  type MultiplyEffect,
  type PreventEffect,
  type RedirectEffect,
  type RetargetEffect,
  type SetAreaEffect,
  type SetEffect,
  type SetModeEffect,
} from '../language/effect.js';
import type { Language } from './language.js';
import { each, area, gainedCondition, some, word } from './leaf.js';

const draw = () =>
  closed<DrawEffect>('advantage or disadvantage', { type: oneOf(['advantage', 'disadvantage']) });

const numbers = ({
  amount,
  selectionCount,
}: Language): Pick<MembersOf<Change>, 'add' | 'set' | 'multiply'> => ({
  add: closed<AddEffect>('an addition', {
    type: word('add'),
    to: optional(oneOf(ABILITY_NUMBERS)),
    amount,
  }),
  set: closed<SetEffect>('a replacement', {
    type: word('set'),
    to: optional(oneOf(ABILITY_NUMBERS)),
    amount: selectionCount,
  }),
  multiply: closed<MultiplyEffect>('a multiplication', {
    type: word('multiply'),
    to: optional(oneOf(ABILITY_NUMBERS)),
    amount,
  }),
});

const targets = ({
  figures,
}: Language): Pick<MembersOf<Change>, 'setArea' | 'retarget' | 'redirect'> => ({
  setArea: closed<SetAreaEffect>('another area', { type: word('setArea'), area }),
  retarget: closed<RetargetEffect>('other targets', {
    type: word('retarget'),
    to: figures,
    keep: optional(flag),
  }),
  redirect: closed<RedirectEffect>('a redirection', { type: word('redirect'), to: figures }),
});

/** The codecs of changes of an ability. */
export const changes = (language: Language): MembersOf<Change> => ({
  ...numbers(language),
  ...targets(language),
  ...each(['advantage', 'disadvantage'], draw()),
  addConditions: closed<AddConditionsEffect>('further conditions', {
    type: word('addConditions'),
    conditions: some(gainedCondition),
  }),
  setMode: closed<SetModeEffect>('another way to move', {
    type: word('setMode'),
    mode: oneOf(MOVE_MODES),
  }),
  ignoreShield: closed<IgnoreShieldEffect>('no shield', { type: word('ignoreShield') }),
  prevent: closed<PreventEffect>('prevented damage', {
    type: word('prevent'),
    amount: optional(language.amount),
  }),
  instead: closed<InsteadEffect>('a replacement of the whole ability', {
    type: word('instead'),
    abilities: some(language.ability),
  }),
  eachTarget: closed<EachTargetEffect>('effects for each target', {
    type: word('eachTarget'),
    effects: some(language.effect),
  }),
  before: closed<BeforeEffect>('abilities before it', {
    type: word('before'),
    abilities: some(language.ability),
  }),
});
