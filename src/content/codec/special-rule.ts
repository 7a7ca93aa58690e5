import { closed, list, oneOf, optional, tagged, type MembersOf } from '../../core/codec.js';
import { definition, keyed, type Definition } from '../../core/definition.js';
import { MOMENTS } from '../language/moment.js';
import {
  FORGONE,
  type ActingRule,
  type BossSpecialRule,
  type HandlerRule,
  type OptionRule,
  type ScriptRule,
  type SpecialRule,
  type WhenRule,
} from '../scenario/special-rule.js';
import { limitLeaf } from './bonus.js';
import { language } from './language.js';
import { count, elementIcon, id, idOf, some, word } from './leaf.js';
import { markerLeaf } from './reference.js';
import { ruleBase } from './special-rule-base.js';
import { placementRules } from './special-rule-place.js';
import { standingRules } from './special-rule-standing.js';

/** How many abilities a special of a boss may have. */
const ABILITY_LIMIT = 50;
/** How many numbers a handler may be given. */
const NUMBER_LIMIT = 20;
const NAME = /^[a-z][A-Za-z0-9]*$/;

const happenings = (): Pick<MembersOf<ActingRule>, 'when' | 'option'> => ({
  when: closed<WhenRule>('a rule of a moment { type, on, effects }', {
    ...ruleBase(),
    type: word('when'),
    on: oneOf(MOMENTS),
    of: optional(language.figureSelection),
    limit: optional(limitLeaf),
    effects: some(language.effect),
  }),
  option: closed<OptionRule>('an option { type, who, effects }', {
    ...ruleBase(),
    type: word('option'),
    who: language.figureSelection,
    on: optional(oneOf(MOMENTS)),
    of: optional(language.figureSelection),
    forgo: optional(oneOf(FORGONE)),
    cost: optional(some(language.ability)),
    limit: optional(limitLeaf),
    effects: some(language.effect),
  }),
});

const actingRules = (): MembersOf<ActingRule> => ({
  ...happenings(),
  bossSpecial: closed<BossSpecialRule>('a special of a boss { type, monster, number, abilities }', {
    ...ruleBase(),
    type: word('bossSpecial'),
    monster: idOf('monster'),
    number: count,
    abilities: list(language.ability, ABILITY_LIMIT),
    infuse: optional(some(elementIcon)),
  }),
  script: closed<ScriptRule>('a turn that the scenario writes { type, of, abilities }', {
    ...ruleBase(),
    type: word('script'),
    of: language.figureSelection,
    nearestTo: optional(markerLeaf),
    towards: optional(markerLeaf),
    abilities: some(language.ability),
  }),
  special: closed<HandlerRule>('a rule for a handler { type, handler }', {
    ...ruleBase(),
    type: word('special'),
    handler: id,
    numbers: optional(keyed('amounts by their names', NAME, language.amount, NUMBER_LIMIT)),
  }),
});

/** A special rule of a scenario. */
export const specialRuleLeaf: Definition<SpecialRule> = /*#__PURE__*/ (() =>
  definition('SpecialRule', 'a special rule { type, … }', () =>
    tagged<SpecialRule>('a special rule { type, … }', {
      ...actingRules(),
      ...placementRules(),
      ...standingRules(),
    }),
  ))();
