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
import { addBlesses, addCurses, putAway, returnCards, turnCard } from '../modifier-deck/index.js';
import { infuse } from '../element/index.js';
import type { ModifierDeck, ReturnedCard } from '../modifier-deck/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { drawFrom } from './chance.js';
import {
  characterOf,
  figureOf,
  forEach,
  happened,
  push,
  still,
  followedBy,
  withCharacter,
  type Outcome,
} from './change.js';
import { wardsOf } from './defence.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { afflict, answersToDamage, cardsOf, mend, strike } from './harm.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

type AttackTask = TaskOf<'attack'>;

/** Whose deck a figure draws from, and which stream shuffles it: all monsters share one (R-MOD-19). */
const deckNameOf = (state: GameState, figure: string): string =>
  characterOf(state, figure) === null ? 'monsters' : figure;

const deckOf = (state: GameState, name: string): ModifierDeck =>
  characterOf(state, name)?.modifiers ?? state.modifiers;

const withDeck = (state: GameState, name: string, deck: ModifierDeck): GameState =>
  name === 'monsters'
    ? { ...state, modifiers: deck }
    : withCharacter(state, name, () => ({ modifiers: deck }));

const streamOf = (name: string): string => `modifiers:${name}`;

const sideOf = (name: string): 'monsters' | 'characters' =>
  name === 'monsters' ? 'monsters' : 'characters';

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
  const deck = deckOf(state, deckNameOf(state, task.figure));
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
    exhausted: deck.pile.length + deck.discard.length === 0,
    rules: env.flags.draw,
  });
  return isLeft(step) ? null : step.right;
};

/** One more card is turned over. */
const turnOver = (state: GameState, task: AttackTask): Outcome => {
  const name = deckNameOf(state, task.figure);
  const [turned, drawn] = drawFrom(state, streamOf(name), turnCard(deckOf(state, name)));
  const next = withDeck(drawn, name, turned.deck);
  const revealed = turned.card === null ? task.revealed : [...task.revealed, turned.card];
  const onward = push(next, { ...task, revealed });
  return turned.reshuffled ? happened(onward, { type: 'deckShuffled', deck: name }) : still(onward);
};

/** The cards of the draw leave for the discards, blesses and curses for their supplies (R-MOD-8). */
const putCardsAway = (state: GameState, task: AttackTask): GameState => {
  const name = deckNameOf(state, task.figure);
  const isReturned = ({ origin }: ModifierCard): boolean =>
    origin === 'bless' || origin === 'curse';
  const returned = task.revealed.filter(isReturned).map(({ origin }) => origin as ReturnedCard);
  return {
    ...withDeck(state, name, putAway(deckOf(state, name), task.revealed)),
    supplies: returnCards(state.supplies, returned, { side: sideOf(name) }),
  };
};

/** A bless or curse is shuffled into the deck of whoever gains it (R-MOD-13 to R-MOD-15). */
export const giveCard =
  (figure: string, card: 'bless' | 'curse') =>
  (state: GameState): Outcome => {
    const name = deckNameOf(state, figure);
    const deck = deckOf(state, name);
    const add =
      card === 'bless'
        ? addBlesses(deck, state.supplies)
        : addCurses(deck, state.supplies, { side: sideOf(name) });
    const [supplied, next] = drawFrom(state, streamOf(name), add);
    return still({ ...withDeck(next, name, supplied.deck), supplies: supplied.supplies });
  };

type Added = AttackResult['effects'][number];

/** What an attack adds besides damage, conditions and forced moves (R-ATK-9, R-MOD-17). */
const applyAdded =
  ({ figure, target }: AttackTask) =>
  ({ effect, verdict }: Added) =>
  (state: GameState): Outcome => {
    if (verdict !== 'takesHold') return still(state);
    switch (effect.type) {
      case 'bless':
      case 'curse':
        return giveCard(target, effect.type)(state);
      case 'infuse':
        return still(
          effect.element === 'any'
            ? state
            : { ...state, elements: infuse(state.elements, [effect.element]) },
        );
      case 'heal':
        return mend(figure, effect.amount)(state);
      case 'conditionSelf':
        return afflict(figure, effect.condition)(state);
      default:
        return still(state);
    }
  };

/** Forced moves first, followedBy retaliate, of those who are still there (R-ATK-26). */
const followUps = (task: AttackTask, result: AttackResult): readonly Task[] => [
  ...result.forcedMoves.map(({ type, distance }): Task => ({
    type: 'forcedMove',
    figure: task.figure,
    target: task.target,
    kind: type,
    left: distance,
    begun: false,
  })),
  ...(result.mayRetaliate
    ? [{ type: 'retaliate', figure: task.figure, defender: task.target } as const]
    : []),
];

const finish = (state: GameState, task: AttackTask, { attack }: AttackDone): Outcome =>
  followedBy(
    happened(push(putCardsAway(state, task), ...followUps(task, attack)), {
      type: 'attacked',
      figure: task.figure,
      target: task.target,
      cards: task.revealed,
      result: attack,
    }),
    strike(task.target, attack.hit, task.figure),
    forEach(attack.effects, applyAdded(task)),
  );

/** One attack on one target. */
export const attackHandler: Handler<'attack'> = {
  asks: (env, state, task) => {
    const step = progressOf(env, state, task, false);
    const seat = ownerOf(state, task.target);
    if (step === null || step.type === 'more' || seat === null || step.attack.damage === 0)
      return [];
    const commands = answersToDamage(state, task.target, step.attack.damage);
    return commands.length < 2 ? [] : [{ seat, figure: task.target, commands }];
  },
  answer: (env, state, task, command) => {
    const negated = command.type === 'negate';
    const step = progressOf(env, state, task, negated);
    if (step?.type !== 'done') return still(state);
    const paid = negated
      ? forEach(cardsOf(command.by), (card) => moveCard(task.target, card, 'lost'))(state)
      : still(state);
    return followedBy(paid, (next) => finish(next, task, step));
  },
  go: (env, state, task) => {
    const attacker = figureOf(state, task.figure);
    const step = progressOf(env, state, task, false);
    if (attacker === null || step === null || !mayAttack(attacker.conditions)) return still(state);
    return step.type === 'more' ? turnOver(state, task) : finish(state, task, step);
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
