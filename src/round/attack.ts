/** Attacks on one target: cards, damage, what it adds, retaliate (R-ATK-1, R-ATK-12). */

import {
  resolveRetaliate,
  type AttackDone,
  type AttackResult,
  type AttackStep,
} from '../attack/index.js';
import { range } from '../board/index.js';
import { mayAttack } from '../condition/index.js';
import { isLeft } from '../core/index.js';
import type { ModifierEffect } from '../vocabulary/index.js';
import { speaksOfTarget } from './change-ability.js';
import { figureOf, forEach, happened, push, still, followedBy, type Outcome } from './change.js';
import { wardsOf } from './defence.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { answersToDamage, cardsOf, hurtTask, strike } from './harm.js';
import { progressOf } from './attack-progress.js';
import { drawModifier, putCardsAway } from './modifiers.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';
import type { GameState } from './state.js';
import { canBeSeen } from './trait.js';
import { performLater } from './later.js';
import { raise } from './moment.js';
import { abilityOf } from './performed.js';
import { readingOf } from './reading/index.js';
import type { AbilityTask, LaterStep, RaisedMoment, Task } from './task.js';

type AttackTask = TaskOf<'attack'>;

const isForced = ({ type }: ModifierEffect): boolean => type === 'push' || type === 'pull';

const isMove = ({ effect }: LaterStep): boolean => effect.type === 'push' || effect.type === 'pull';

/** What is added, forced moves after all else; then retaliate, of those who are still there (R-ATK-26). */
const followUps = (
  { figure, target, after, changes }: AttackTask,
  result: AttackResult,
): readonly Task[] => {
  const added = result.effects.flatMap(({ effect, verdict }) =>
    verdict === 'takesHold' ? [effect] : [],
  );
  return [
    ...[...added.filter((effect) => !isForced(effect)), ...added.filter(isForced)].map(
      (effect): Task => ({ type: 'added', figure, target, effect }),
    ),
    ...performLater(after.filter(isMove), null, target),
    ...performLater(
      after.filter((later) => !isMove(later)),
      null,
      target,
    ),
    ...(result.mayRetaliate
      ? [{ type: 'retaliate', figure, defender: target, more: changes.retaliate } as const]
      : []),
  ];
};

/** The damage is done; what comes with it is asked for one by one, so the hit itself brings nothing. */
const finish = (env: Env, state: GameState, task: AttackTask, step: AttackDone): Outcome => {
  const { attack, mode } = step;
  const away = putCardsAway(env, state, task.figure, task.revealed);
  return followedBy(
    happened(push(away, ...followUps(task, attack)), {
      type: 'attacked',
      figure: task.figure,
      target: task.target,
      cards: task.revealed,
      mode,
      result: attack,
    }),
    strike(env, {
      victim: task.target,
      hit: {
        ...attack.hit,
        amount: Math.max(0, attack.hit.amount - task.changes.less),
        conditions: [],
      },
      by: task.figure,
    }),
  );
};

/** Moments before a card is drawn: the attacker's first, then the target's (R-BONUS). */
const BEFORE_CARDS: readonly RaisedMoment[] = ['attack', 'attacked'];

/**
 * The moments that come next. Those of damage come only where any is left, the first while shields still
 * count, so that what it adds is known at the second (R-DMG-1, R-BONUS-6).
 */
const momentsOf = ({ raised }: AttackTask, step: AttackStep): readonly RaisedMoment[] => {
  const isDue = (moment: RaisedMoment): boolean => !raised.includes(moment);
  if (!raised.includes('attacked')) return BEFORE_CARDS.filter(isDue);
  if (step.type === 'more' || step.attack.damage === 0) return [];
  return (['damageByAttack', 'damage'] as const).filter(isDue).slice(0, 1);
};

/** The attack goes on beneath what answers to its moments. */
const raiseForAttack = (
  env: Env,
  state: GameState,
  task: AttackTask,
  moments: readonly RaisedMoment[],
): GameState =>
  raise(
    env,
    push(state, { ...task, raised: [...task.raised, ...moments] }),
    moments.map((moment) => ({
      moment,
      actor: task.figure,
      target: task.target,
      amount: 1,
      about: null,
      on: 'attack' as const,
    })),
  );

/** What the ability says for each target by itself comes before what bonuses do. */
const forThisTarget = (
  env: Env,
  state: GameState,
  task: AttackTask,
  moments: readonly RaisedMoment[],
): GameState => {
  const ability = abilityOf(state, task.figure);
  const more = ability === null ? 0 : targetAmount(env, state, task, ability);
  const { plan } = task;
  const known = { ...task, plan: { ...plan, amount: Math.max(0, plan.amount + more) } };
  const raised = raiseForAttack(env, state, known, moments);
  return ability === null
    ? raised
    : push(raised, ...performLater(ability.eachTarget, 'attack', task.target));
};

/** What an amount that speaks of the target comes to for it. */
const targetAmount = (
  env: Env,
  state: GameState,
  { target }: AttackTask,
  { ability, scope }: AbilityTask,
): number =>
  ability.type === 'attack' && speaksOfTarget(ability.amount)
    ? readingOf(env, state, { ...scope, target }).value(ability.amount)
    : 0;

/** One attack on one target. */
export const attackHandler: Handler<'attack'> = {
  asks: (env, state, task) => {
    const seat = ownerOf(state, task.target);
    if (seat === null || !task.raised.includes('damage')) return [];
    const step = progressOf(env, state, task, false);
    // A bonus may have prevented it all: then nothing is left to cancel (R-DMG-1).
    if (step?.type !== 'done' || step.attack.suffered === 0) return [];
    const amount = step.attack.suffered;
    const commands = answersToDamage(state, task.target, amount);
    const about = { type: 'damage', source: 'attack', amount } as const;
    return commands.length < 2 ? [] : [{ seat, figure: task.target, about, commands }];
  },
  answer: (env, state, task, command) => {
    const negated = command.type === 'negate';
    const step = progressOf(env, state, task, negated);
    if (step?.type !== 'done') return still(state);
    const paid = negated
      ? forEach(cardsOf(command.by), (card) => moveCard(task.target, card, 'lost'))(state)
      : still(state);
    return followedBy(paid, (next) => finish(env, next, task, step));
  },
  go: (env, state, task) => {
    const attacker = figureOf(state, task.figure);
    const step = progressOf(env, state, task, false);
    // Whoever is gone meanwhile leaves its cards: they go to their pile (R-MOD-8).
    if (attacker === null || step === null || !mayAttack(attacker.conditions))
      return still(putCardsAway(env, state, task.figure, task.revealed));
    const due = momentsOf(task, step);
    if (due.length > 0)
      return still(
        due.includes('attack')
          ? forThisTarget(env, state, task, due)
          : raiseForAttack(env, state, task, due),
      );
    return step.type === 'more'
      ? drawModifier(task.figure)(push(state, task))
      : finish(env, state, task, step);
  },
};

/** What a defender does to its attacker, if it lives and the attacker is near enough (R-ATK-26 to R-ATK-30). */
export const retaliateHandler: Handler<'retaliate'> = {
  go: (env, state, { figure, defender: id, more }) => {
    const attacker = figureOf(state, figure);
    const defender = figureOf(state, id);
    if (attacker === null || defender === null) return still(state);
    const answer = resolveRetaliate({
      retaliate: [...wardsOf(env, state, defender).retaliate, ...more],
      distance: range(env.boardOf(state), attacker.at, defender.at),
      attacker: { hitPoints: attacker.hitPoints },
    });
    if (isLeft(answer) || answer.right.hit === null) return still(state);
    return still(push(state, hurtTask(figure, answer.right.hit, id)));
  },
};

/** Whether a figure can be attacked at all: it is there and seen. */
export const isThere = (env: Env, state: GameState, id: string): boolean => {
  const figure = figureOf(state, id);
  return figure !== null && canBeSeen(env, state, figure);
};
