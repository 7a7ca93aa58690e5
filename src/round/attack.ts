/** Attacks on one target: cards, damage, what it adds, retaliate (R-ATK-1, R-ATK-12). */

import {
  continueAttack,
  resolveRetaliate,
  type AttackDone,
  type AttackResult,
} from '../attack/index.js';
import { range } from '../board/index.js';
import { hasCondition, mayAttack } from '../condition/index.js';
import { isLeft } from '../core/index.js';
import type { ModifierEffect } from '../vocabulary/index.js';
import { figureOf, forEach, happened, push, still, followedBy, type Outcome } from './change.js';
import { wardsOf } from './defence.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { answersToDamage, cardsOf, strike } from './harm.js';
import { deckNameOf, isUsedUp, nextCard, putCardsAway } from './modifiers.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

type AttackTask = TaskOf<'attack'>;

/** Whether a ranged attack is made on somebody adjacent (R-ATK-13). */
const isPointBlank = (env: Env, state: GameState, task: AttackTask): boolean => {
  const attacker = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  if (task.plan.range === null || attacker === null || target === null) return false;
  return range(env.boardOf(state), attacker.at, target.at) === 1;
};

/** The attack as far as its cards are known. */
const progressOf = (env: Env, state: GameState, task: AttackTask, negated: boolean) => {
  const { plan, revealed } = task;
  const attacker = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  if (attacker === null || target === null) return null;
  const { shield } = wardsOf(env, state, target);
  const step = continueAttack({
    attack: plan.amount,
    pierce: plan.pierce,
    effects: plan.effects,
    attacker: { conditions: attacker.conditions },
    sources: {
      advantage: plan.advantage ? ['ability'] : [],
      disadvantage: plan.disadvantage ? ['ability'] : [],
    },
    target: {
      hitPoints: target.hitPoints,
      shield,
      conditions: target.conditions,
      disadvantage: isPointBlank(env, state, task),
      negated,
    },
    revealed,
    exhausted: isUsedUp(state, task.figure),
    rules: env.flags.draw,
  });
  return isLeft(step) ? null : step.right;
};

/** One more card is turned over. */
const turnOver = (state: GameState, task: AttackTask): Outcome => {
  const { state: next, card, shuffled } = nextCard(state, task.figure);
  const revealed = card === null ? task.revealed : [...task.revealed, card];
  const onward = push(next, { ...task, revealed });
  return shuffled
    ? happened(onward, { type: 'deckShuffled', deck: deckNameOf(state, task.figure) })
    : still(onward);
};

const isForced = ({ type }: ModifierEffect): boolean => type === 'push' || type === 'pull';

/** What is added, forced moves after all else; then retaliate, of those who are still there (R-ATK-26). */
const followUps = ({ figure, target }: AttackTask, result: AttackResult): readonly Task[] => {
  const added = result.effects.flatMap(({ effect, verdict }) =>
    verdict === 'takesHold' ? [effect] : [],
  );
  return [
    ...[...added.filter((effect) => !isForced(effect)), ...added.filter(isForced)].map(
      (effect): Task => ({ type: 'added', figure, target, effect }),
    ),
    ...(result.mayRetaliate ? [{ type: 'retaliate', figure, defender: target } as const] : []),
  ];
};

/** The damage is done; what comes with it is asked for one by one, so the hit itself brings nothing. */
const finish = (env: Env, state: GameState, task: AttackTask, { attack }: AttackDone): Outcome => {
  const away = putCardsAway(env, state, task.figure, task.revealed);
  return followedBy(
    happened(push(away, ...followUps(task, attack)), {
      type: 'attacked',
      figure: task.figure,
      target: task.target,
      cards: task.revealed,
      result: attack,
    }),
    strike(task.target, { ...attack.hit, conditions: [] }, task.figure),
  );
};

/** One attack on one target. */
export const attackHandler: Handler<'attack'> = {
  asks: (env, state, task) => {
    const seat = ownerOf(state, task.target);
    if (seat === null) return [];
    const step = progressOf(env, state, task, false);
    if (step?.type !== 'done' || step.attack.damage === 0) return [];
    const amount = step.attack.damage;
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
    if (attacker === null || step === null || !mayAttack(attacker.conditions)) return still(state);
    return step.type === 'more' ? turnOver(state, task) : finish(env, state, task, step);
  },
};

/** What a defender does to its attacker, if it lives and the attacker is near enough (R-ATK-26 to R-ATK-30). */
export const retaliateHandler: Handler<'retaliate'> = {
  go: (env, state, { figure, defender: id }) => {
    const attacker = figureOf(state, figure);
    const defender = figureOf(state, id);
    if (attacker === null || defender === null) return still(state);
    const answer = resolveRetaliate({
      retaliate: wardsOf(env, state, defender).retaliate,
      distance: range(env.boardOf(state), attacker.at, defender.at),
      attacker: { hitPoints: attacker.hitPoints },
    });
    if (isLeft(answer) || answer.right.hit === null) return still(state);
    return still(push(state, { type: 'hurt', victim: figure, hit: answer.right.hit, by: id }));
  },
};

/** Whether a figure can be attacked at all: it is there and seen. */
export const isThere = (state: GameState, id: string): boolean => {
  const figure = figureOf(state, id);
  return figure !== null && !hasCondition(figure.conditions, 'invisible');
};
