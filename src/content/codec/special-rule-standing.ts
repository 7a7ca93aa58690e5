import { closed, flag, oneOf, optional, type MembersOf } from '../../core/codec.js';
import { SIDES } from '../../vocabulary/index.js';
import { RANKS } from '../language/clause.js';
import {
  LOOT_WAYS,
  type FocusRule,
  type InactiveRule,
  type LevelRule,
  type LootingRule,
  type SideRule,
  type StandingRule,
  type StandsForRule,
  type StatsRule,
} from '../scenario/special-rule-standing.js';
import { language } from './language.js';
import { between, idOf, number, some, word } from './leaf.js';
import { initiative, ruleBase } from './special-rule-base.js';

/** The highest level of monsters. */
const HIGHEST_LEVEL = 7;

type Among<Rules extends StandingRule> = Pick<MembersOf<StandingRule>, Rules['type']>;

const aboutNumbers = (): Among<StatsRule | LevelRule> => ({
  stats: closed<StatsRule>('other numbers of figures', {
    ...ruleBase(),
    type: word('stats'),
    names: some(idOf('figure')),
    ranks: optional(some(oneOf(RANKS))),
    change: oneOf(['add', 'set']),
    hitPoints: optional(language.amount),
    move: optional(language.amount),
    attack: optional(language.amount),
    range: optional(language.amount),
    shield: optional(language.amount),
    retaliate: optional(language.amount),
  }),
  level: closed<LevelRule>('another level of monsters', {
    ...ruleBase(),
    type: word('level'),
    monsters: some(idOf('family')),
    by: number,
    most: optional(between(0, HIGHEST_LEVEL)),
  }),
});

const aboutSides = (): Among<SideRule | LootingRule> => ({
  side: closed<SideRule>('another side of monsters', {
    ...ruleBase(),
    type: word('side'),
    monsters: some(idOf('family')),
    side: oneOf(SIDES),
  }),
  looting: closed<LootingRule>('a restriction of looting', {
    ...ruleBase(),
    type: word('looting'),
    treasures: optional(some(idOf('treasure'))),
    by: optional(some(oneOf(LOOT_WAYS))),
    who: optional(language.figureSelection),
  }),
});

const aboutTurns = (): Among<StandsForRule | InactiveRule | FocusRule> => ({
  standsFor: closed<StandsForRule>('an objective that stands for a monster', {
    ...ruleBase(),
    type: word('standsFor'),
    objective: idOf('objective'),
    monster: idOf('monster'),
  }),
  inactive: closed<InactiveRule>('figures without turns', {
    ...ruleBase(),
    type: word('inactive'),
    names: some(idOf('figure')),
    initiative: optional(initiative),
  }),
  focus: closed<FocusRule>('another focus of monsters', {
    ...ruleBase(),
    type: word('focus'),
    monsters: some(idOf('family')),
    on: some(idOf('figure')),
    inReach: optional(flag),
  }),
});

/** The codecs of rules that simply hold. */
export const standingRules = (): MembersOf<StandingRule> => ({
  ...aboutNumbers(),
  ...aboutSides(),
  ...aboutTurns(),
});
