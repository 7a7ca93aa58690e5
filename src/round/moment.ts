/** Moments: a rule says what happens just now, and the bonuses that answer to it change what comes of it. */

import type { Effect } from '../content/index.js';
import type { AttackEffect } from '../vocabulary/index.js';
import { amountOf, symbolsOf } from './amount.js';
import { withConditions, type AttackPlan } from './attack-plan.js';
import { progressOf } from './attack-progress.js';
import { bonusName, bonusOf, isForced, listenersAt, spend, type MomentFacts } from './bonus.js';
import { figureOf, followedBy, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import type { BonusState, GameState } from './state.js';
import type { AttackChanges, MomentTask, RaisedMoment, Task } from './task.js';

type AttackTask = TaskOf<'attack'>;
type HurtTask = TaskOf<'hurt'>;
type Subject = AttackTask | HurtTask;

const isSubject = (task: Task): task is Subject => task.type === 'attack' || task.type === 'hurt';

/** What a moment is about: the attack or the damage next beneath it. */
const subjectOf = ({ agenda }: GameState): Subject | null => agenda.findLast(isSubject) ?? null;

const withSubject = (state: GameState, change: (subject: Subject) => Subject): GameState => {
  const at = state.agenda.findLastIndex(isSubject);
  const agenda = state.agenda.map((task, index) =>
    index === at && isSubject(task) ? change(task) : task,
  );
  return { ...state, agenda };
};

const hitPointsOf = (state: GameState, id: string): number => figureOf(state, id)?.hitPoints ?? 0;

/** The damage that would be suffered now: none before the cards are known, none once it is prevented. */
const damageOf = (env: Env, state: GameState, subject: Subject): number => {
  if (subject.type === 'hurt') return subject.hit.amount;
  const step = progressOf(env, state, subject, false);
  return step?.type === 'done' ? step.attack.suffered : 0;
};

const factsOf = (env: Env, state: GameState, subject: Subject): MomentFacts => {
  const damage = damageOf(env, state, subject);
  const kills = (id: string): boolean => damage > 0 && damage >= hitPointsOf(state, id);
  if (subject.type === 'hurt')
    return { kind: null, source: subject.hit.source, lethal: kills(subject.victim) };
  return {
    kind: subject.plan.range === null ? 'melee' : 'ranged',
    source: 'attack',
    lethal: kills(subject.target),
  };
};

/** Moments that are over as soon as no damage is left: then nothing more is used up for it (R-DMG-1). */
const OF_DAMAGE: readonly RaisedMoment[] = ['damageByAttack', 'damage'];

/** Who answers to a moment and has not been asked yet. */
const openAt = (
  env: Env,
  state: GameState,
  { moment, bearer, passed }: Omit<MomentTask, 'type'>,
) => {
  const subject = subjectOf(state);
  if (subject === null || state.bonuses.length === 0) return [];
  if (OF_DAMAGE.includes(moment) && damageOf(env, state, subject) === 0) return [];
  return listenersAt(env, state, moment, bearer, factsOf(env, state, subject)).filter(
    (bonus) => !passed.includes(bonusName(bonus)),
  );
};

/** Puts moments on the agenda, the first of them on top; those to which nobody answers are passed over. */
export const raise = (
  env: Env,
  state: GameState,
  moments: readonly Omit<MomentTask, 'type' | 'passed'>[],
): GameState =>
  push(
    state,
    ...moments
      .map((one) => ({ ...one, passed: [] }))
      .filter((one) => openAt(env, state, one).length > 0)
      .map((one): Task => ({ type: 'moment', ...one })),
  );

/** A push or pull that an attack has becomes longer or shorter; one that it has not is added. */
const withForced = (plan: AttackPlan, type: 'push' | 'pull', more: number): AttackPlan => {
  const at = plan.effects.findIndex((effect) => effect.type === type);
  const longer = (effect: AttackEffect): AttackEffect =>
    effect.type === 'push' || effect.type === 'pull'
      ? { ...effect, distance: effect.distance + more }
      : effect;
  const effects =
    at < 0
      ? [...plan.effects, { type, distance: more }]
      : plan.effects.map((effect, index) => (index === at ? longer(effect) : effect));
  return { ...plan, effects: effects.filter(isSomewhere) };
};

/** One over no hex is none. */
const isSomewhere = (effect: AttackEffect): boolean =>
  (effect.type !== 'push' && effect.type !== 'pull') || effect.distance > 0;

type Addition = Extract<Effect, { readonly type: 'add' }>;

const withAddition = (task: AttackTask, { to }: Addition, amount: number): AttackTask => {
  const { plan, changes } = task;
  const changed = (more: Partial<AttackChanges>): AttackTask => ({
    ...task,
    changes: { ...changes, ...more },
  });
  switch (to) {
    case 'pierce':
      return { ...task, plan: { ...plan, pierce: Math.max(0, plan.pierce + amount) } };
    case 'push':
    case 'pull':
      return { ...task, plan: withForced(plan, to, amount) };
    case 'shield':
      return changed({ shield: changes.shield + amount });
    default:
      return changed({ bonuses: [...changes.bonuses, amount] });
  }
};

/** An attack with what an effect of a bonus makes of it. */
const changedAttack = (state: GameState, task: AttackTask, effect: Effect): AttackTask => {
  const { plan, changes } = task;
  switch (effect.type) {
    case 'add':
      return withAddition(task, effect, amountOf(effect.amount, symbolsOf(state), -Infinity));
    case 'addConditions': {
      const effects = withConditions(plan.effects, effect.conditions);
      return { ...task, plan: { ...plan, effects } };
    }
    case 'advantage':
    case 'disadvantage':
      return { ...task, plan: { ...plan, [effect.type]: true } };
    case 'prevent':
      return { ...task, changes: { ...changes, prevented: true } };
    default:
      return task;
  }
};

const changedHurt = (task: HurtTask, effect: Effect): HurtTask =>
  effect.type === 'prevent' ? { ...task, hit: { ...task.hit, amount: 0 } } : task;

/** A bonus is used: it changes the attack or the damage, and its mark moves. */
const use =
  (env: Env, bonus: BonusState) =>
  (state: GameState): Outcome => {
    const effects = bonusOf(env, bonus)?.effects ?? [];
    const changed = effects.reduce<GameState>(
      (known, effect) =>
        withSubject(known, (task) =>
          task.type === 'attack' ? changedAttack(state, task, effect) : changedHurt(task, effect),
        ),
      state,
    );
    return spend(env, bonus)(changed);
  };

const isForcedIn =
  (env: Env) =>
  (one: BonusState): boolean => {
    const bonus = bonusOf(env, one);
    return bonus !== null && isForced(bonus);
  };

/** An attack as it will be before its card is drawn, with the bonuses that nobody is asked about. */
export const withForcedBonuses = (env: Env, state: GameState, attack: AttackTask): AttackTask => {
  const known = push(state, attack);
  const facts = factsOf(env, known, attack);
  const forced = [
    ...listenersAt(env, known, 'attack', attack.figure, facts),
    ...listenersAt(env, known, 'attacked', attack.target, facts),
    // A shield that counts only where damage is left takes nothing from none.
    ...listenersAt(env, known, 'damageByAttack', attack.target, facts),
  ].filter(isForcedIn(env));
  return forced
    .flatMap((bonus) => bonusOf(env, bonus)?.effects ?? [])
    .reduce<AttackTask>((task, effect) => changedAttack(state, task, effect), attack);
};

const answeredBy = (task: MomentTask, bonuses: readonly BonusState[]): MomentTask => ({
  ...task,
  passed: [...task.passed, ...bonuses.map(bonusName)],
});

/**
 * Those that must be used come first, in the order in which they came into play; then whoever likes uses
 * what may be left, one after the other.
 */
export const momentHandler: Handler<'moment'> = {
  asks: (env, state, task) => {
    const open = openAt(env, state, task);
    if (open.length === 0 || open.some(isForcedIn(env))) return [];
    const { bearer: figure } = task;
    const uses = open.map(({ card, half, ability }): Command => ({
      type: 'useBonus',
      figure,
      card,
      half,
      ability,
    }));
    const commands = [...uses, { type: 'skip', character: figure } as const];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (env, state, task, command) => {
    if (command.type !== 'useBonus') return still(state);
    const chosen = openAt(env, state, task).find(
      ({ card, half, ability }) =>
        card === command.card && half === command.half && ability === command.ability,
    );
    return chosen === undefined
      ? still(state)
      : followedBy(still(push(state, answeredBy(task, [chosen]))), use(env, chosen));
  },
  go: (env, state, task) => {
    const forced = openAt(env, state, task).find(isForcedIn(env));
    return forced === undefined
      ? still(state)
      : followedBy(still(push(state, answeredBy(task, [forced]))), use(env, forced));
  },
};
