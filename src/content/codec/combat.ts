import { closed, flag, oneOf, optional, type MembersOf } from '../../core/codec.js';
import { MOVE_MODES } from '../../vocabulary/index.js';
import type {
  AttackAbility,
  ConditionAbility,
  CureAbility,
  ForcedMoveAbility,
  HealAbility,
  KillAbility,
  MoveAbility,
  RetaliateAbility,
  SetHitPointsAbility,
  ShieldAbility,
  SufferAbility,
} from '../language/ability-combat.js';
import { DURATIONS } from '../language/bonus.js';
import { aimed, base, effects } from './base.js';
import type { Language } from './language.js';
import { each, condition, gainedCondition, some, word } from './leaf.js';

/** Abilities that strike, ward and heal. */
export type CombatAbility =
  | MoveAbility
  | AttackAbility
  | HealAbility
  | ConditionAbility
  | ShieldAbility
  | RetaliateAbility
  | ForcedMoveAbility
  | SufferAbility
  | SetHitPointsAbility
  | KillAbility
  | CureAbility;

const forcedMove = (language: Language) =>
  closed<ForcedMoveAbility>('a push or pull', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: oneOf(['push', 'pull']),
    amount: language.amount,
    from: optional(language.anchor),
    intoObstacles: optional(some(language.ability)),
  });

const attack = (language: Language) =>
  closed<AttackAbility>('an attack', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: word('attack'),
    amount: language.amount,
    kind: optional(oneOf(['melee', 'ranged'])),
    pierce: optional(language.amount),
    push: optional(language.amount),
    pull: optional(language.amount),
    conditions: optional(some(gainedCondition)),
    allAtOne: optional(flag),
  });

const wards = (language: Language): Pick<MembersOf<CombatAbility>, 'shield' | 'retaliate'> => ({
  shield: closed<ShieldAbility>('a shield', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: word('shield'),
    amount: language.amount,
    lasts: optional(oneOf(DURATIONS)),
  }),
  retaliate: closed<RetaliateAbility>('retaliate', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: word('retaliate'),
    amount: language.amount,
    reach: optional(language.amount),
    lasts: optional(oneOf(DURATIONS)),
  }),
});

const hitPoints = (
  language: Language,
): Pick<MembersOf<CombatAbility>, 'suffer' | 'setHitPoints' | 'kill'> => ({
  suffer: closed<SufferAbility>('damage', {
    ...base(),
    ...effects(language),
    type: word('suffer'),
    amount: language.amount,
    to: optional(language.figures),
    upTo: optional(flag),
  }),
  setHitPoints: closed<SetHitPointsAbility>('hit points', {
    ...base(),
    type: word('setHitPoints'),
    amount: language.amount,
    to: optional(language.figures),
  }),
  kill: closed<KillAbility>('a kill', {
    ...base(),
    ...aimed(language),
    type: word('kill'),
    if: optional(some(language.clause)),
  }),
});

const moves = (language: Language): Pick<MembersOf<CombatAbility>, 'move' | 'heal'> => ({
  move: closed<MoveAbility>('a move', {
    ...base(),
    ...effects(language),
    type: word('move'),
    amount: language.amount,
    mode: optional(oneOf(MOVE_MODES)),
    must: optional(some(language.clause)),
  }),
  heal: closed<HealAbility>('a heal', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: word('heal'),
    amount: language.amount,
  }),
});

const conditions = (
  language: Language,
): Pick<MembersOf<CombatAbility>, 'condition' | 'removeConditions'> => ({
  condition: closed<ConditionAbility>('conditions', {
    ...base(),
    ...aimed(language),
    ...effects(language),
    type: word('condition'),
    conditions: some(gainedCondition),
  }),
  removeConditions: closed<CureAbility>('a cure', {
    ...base(),
    type: word('removeConditions'),
    conditions: optional(some(condition)),
    count: optional(language.selectionCount),
    to: optional(language.figures),
  }),
});

/** The codecs of abilities that strike, ward and heal. */
export const combat = (language: Language): MembersOf<CombatAbility> => ({
  ...wards(language),
  ...hitPoints(language),
  attack: attack(language),
  ...each(['push', 'pull'], forcedMove(language)),
  ...moves(language),
  ...conditions(language),
});
