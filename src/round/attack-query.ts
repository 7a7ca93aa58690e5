/** What can come of an attack before anybody clicks: the question about its odds. */

import { modeOf, type OddsQuery, type UnknownDeck } from '../attack/index.js';
import { compareTexts, isLeft, isRecord } from '../core/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { attackOn, factsOf, type PlannedAttack } from './attack-facts.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import { canonical } from './fingerprint.js';
import { decisionsOf } from './machine.js';
import { deckNameOf, deckOf } from './modifiers.js';
import { withForcedBonuses } from './moment.js';
import { plainOf } from './plain.js';
import type { GameState } from './state.js';

/** Cards in an order that tells nothing of how they lie. */
const unordered = (cards: readonly ModifierCard[]): readonly ModifierCard[] =>
  [...cards]
    .map((card) => ({ card, key: canonical(card) }))
    .sort((a, b) => compareTexts(a.key, b.key))
    .map(({ card }) => card);

/** The deck of the attacker as everybody may count it: the order of its draw pile is hidden. */
const deckFor = (state: GameState, figure: string): UnknownDeck => {
  const { pile, discard } = deckOf(state, deckNameOf(state, figure));
  return { pile: unordered(pile), discard };
};

/** A command that somebody is asked for, with or without its seat and number. */
const askedFor = (env: Env, state: GameState, value: unknown): Command | null => {
  const plain = plainOf(value);
  if (isLeft(plain) || !isRecord(plain.right)) return null;
  const key = canonical({ ...plain.right, seat: undefined, seq: undefined });
  const all = decisionsOf(env, state).flatMap(({ commands }) => commands);
  return all.find((one) => canonical(one) === key) ?? null;
};

/** Whom a command attacks: all of them, the first one first. */
const targetsOf = (command: Command | null): readonly string[] => {
  if (command?.type === 'attack') return [command.target];
  return command?.type === 'attackAll' ? command.targets : [];
};

/** The attack that a command begins, on one of its targets. */
const plannedBy = (
  env: Env,
  state: GameState,
  value: unknown,
  wanted: string | undefined,
): PlannedAttack | null => {
  const targets = targetsOf(askedFor(env, state, value));
  const target = wanted === undefined ? targets[0] : targets.find((id) => id === wanted);
  const task = state.agenda.at(-1);
  return target !== undefined && task !== undefined && 'plan' in task
    ? withForcedBonuses(env, state, attackOn(task.figure, target, task.plan))
    : null;
};

/** The question about the odds of an attack that can be made now; `null` where it cannot. */
export const attackQueryFor = (
  env: Env,
  state: GameState,
  command: Command,
  wanted: string | undefined,
): OddsQuery | null => {
  const planned = plannedBy(env, state, command, wanted);
  const facts = planned === null ? null : factsOf(env, state, planned);
  const mode = facts === null ? null : modeOf(facts);
  if (planned === null || facts === null || mode === null || isLeft(mode)) return null;
  const { attack, bonuses, pierce, effects, rules } = facts;
  const { hitPoints, shield, conditions } = facts.target;
  return {
    attack,
    bonuses,
    pierce,
    effects,
    target: { hitPoints, shield, conditions },
    mode: mode.right.mode,
    deck: deckFor(state, planned.figure),
    rules,
  };
};
