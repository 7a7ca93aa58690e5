/** Moments: a rule says what happens just now, and the bonuses that answer to it change what comes of it. */

import { spend } from './bonus.js';
import { figureOf, followedBy, push, still, type Outcome } from './change.js';
import { changedAttack } from './change-attack.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import { frameTask, nextNumber } from './number.js';
import type { Handler, TaskOf } from './handler.js';
import { isHeard, listenersAt, type Listener, type Occasion } from './listeners.js';
import { ownerOf } from './owner.js';
import { progressOf } from './attack-progress.js';
import { NOTHING, readingOf, type About, type Origin } from './reading/index.js';
import type { GameState } from './state.js';
import type { MomentTask, Subject, Task } from './task.js';

type AttackTask = TaskOf<'attack'>;
type HurtTask = TaskOf<'hurt'>;

const isSubject = (task: Task, on: Subject): boolean => task.type === on;

/** What a moment is about: the attack or the damage next beneath it. */
const subjectOf = ({ agenda }: GameState, on: Subject | null): Task | null =>
  on === null ? null : (agenda.findLast((task) => isSubject(task, on)) ?? null);

const hitPointsOf = (state: GameState, id: string): number => figureOf(state, id)?.hitPoints ?? 0;

/** The damage that would be suffered now: none before the cards are known, none once it is prevented. */
const damageOf = (env: Env, state: GameState, subject: AttackTask | HurtTask): number => {
  if (subject.type === 'hurt') return subject.hit.amount;
  const step = progressOf(env, state, subject, false);
  return step?.type === 'done' ? step.attack.suffered : 0;
};

const aboutSubject = (env: Env, state: GameState, subject: AttackTask | HurtTask): About => {
  const damage = damageOf(env, state, subject);
  const kills = (id: string): boolean => damage > 0 && damage >= hitPointsOf(state, id);
  if (subject.type === 'hurt')
    return { ...NOTHING, source: subject.hit.source, lethal: kills(subject.victim) };
  const { plan, target } = subject;
  return {
    ...NOTHING,
    attack: plan.range === null ? 'melee' : 'ranged',
    source: 'attack',
    ability: 'attack',
    single: plan.single,
    lethal: kills(target),
  };
};

/** Moments that are over as soon as no damage is left: then nothing more is used up for it (R-DMG-1). */
const OF_DAMAGE: readonly string[] = ['damageByAttack', 'damage'];

/** What a moment is about as the state stands; `null` where it is over. */
const occasionOf = (
  env: Env,
  state: GameState,
  { moment, actor, target, amount, about, on }: Omit<MomentTask, 'type' | 'passed'>,
): Occasion | null => {
  const subject = subjectOf(state, on);
  if (on !== null && subject === null) return null;
  if (subject?.type !== 'attack' && subject?.type !== 'hurt')
    return { moment, actor, target, amount, about };
  const damage = OF_DAMAGE.includes(moment) ? damageOf(env, state, subject) : amount;
  if (OF_DAMAGE.includes(moment) && damage === 0) return null;
  return {
    moment,
    actor,
    target,
    amount: damage,
    about: about ?? aboutSubject(env, state, subject),
  };
};

/** Who answers to a moment and has not been asked yet. */
const openAt = (
  env: Env,
  state: GameState,
  task: Omit<MomentTask, 'type'>,
): readonly Listener[] => {
  if (!isHeard(env, state, task.moment)) return [];
  const occasion = occasionOf(env, state, task);
  const subject = subjectOf(state, task.on);
  const sent = subject?.type === 'attack' ? subject.changes.redirectedBy : [];
  return occasion === null
    ? []
    : listenersAt(env, state, occasion).filter(
        ({ name }) => !task.passed.includes(name) && !sent.includes(name),
      );
};

/** A moment that comes: what caused it, where a bonus or an item did, does not answer to it. */
export interface Raised extends Omit<MomentTask, 'type' | 'passed'> {
  /** What caused it. */
  readonly origin?: Origin | null;
}

/** Puts moments on the agenda, the first of them on top; those to which nobody answers are passed over. */
export const raise = (env: Env, state: GameState, moments: readonly Raised[]): GameState =>
  moments.every(({ moment }) => !isHeard(env, state, moment))
    ? state
    : push(
        state,
        ...moments
          .filter(({ moment }) => isHeard(env, state, moment))
          .map(({ moment, actor, target, amount, about, on }) => ({
            moment,
            actor,
            target,
            amount,
            about,
            on,
            passed: [],
          }))
          .filter((one) => openAt(env, state, one).length > 0)
          .map((one): Task => ({ type: 'moment', ...one })),
      );

/** A bonus is used: its mark moves, and its effects change what is beneath, or are performed. */
export const useBonus =
  (env: Env, { bonus, said, scope }: Listener, on: Subject | null) =>
  (state: GameState): Outcome =>
    followedBy(spend(env, bonus)(state), (spent) => {
      const frame = nextNumber(spent);
      return still(
        push(
          spent,
          {
            type: 'perform',
            figure: scope.self,
            scope: { ...scope, frame },
            steps: said.effects,
            on,
            // Whoever uses an item has chosen already.
            must: scope.origin?.type === 'item',
          },
          frameTask(frame, scope.self, scope.origin, false),
        ),
      );
    });

/** An attack as it will be before its card is drawn, with the bonuses that nobody is asked about. */
export const withForcedBonuses = (env: Env, state: GameState, attack: AttackTask): AttackTask => {
  const known = push(state, attack);
  const about = aboutSubject(env, known, attack);
  const { figure: actor, target } = attack;
  // A shield that counts only where damage is left takes nothing from none.
  const forced = (['attack', 'attacked', 'damageByAttack'] as const)
    .flatMap((moment) => listenersAt(env, known, { moment, actor, target, amount: 1, about }))
    .filter((one) => one.forced);
  return forced.reduce<AttackTask>(
    (task, { said, scope }) =>
      said.effects.reduce(
        (changed, effect) => changedAttack(readingOf(env, known, scope), changed, effect),
        task,
      ),
    attack,
  );
};

const answeredBy = (task: MomentTask, { name }: Listener): MomentTask => ({
  ...task,
  passed: [...task.passed, name],
});

/** How a use is called for: a bonus by its card, an item by itself. */
export const useCommand = ({ bonus: { origin, index }, scope }: Listener): Command =>
  origin.type === 'item'
    ? { type: 'useItem', character: origin.owner, item: origin.item, use: index }
    : { type: 'useBonus', figure: scope.self, origin, use: index };

const isCalled = (one: Listener, command: Command): boolean => {
  const { origin, index } = one.bonus;
  if (command.type === 'useItem')
    return (
      origin.type === 'item' &&
      origin.owner === command.character &&
      origin.item === command.item &&
      index === command.use
    );
  return (
    command.type === 'useBonus' &&
    origin.type !== 'item' &&
    command.use === index &&
    command.figure === one.scope.self &&
    Object.values(origin).join('/') === Object.values(command.origin).join('/')
  );
};

/** Which of some uses a command calls for. */
export const calledBy = (listeners: readonly Listener[], command: Command): Listener | null =>
  listeners.find((one) => isCalled(one, command)) ?? null;

/**
 * Those that must be used come first, in the order in which they came into play; then whoever likes uses
 * what may be left, one figure after the other.
 */
export const momentHandler: Handler<'moment'> = {
  asks: (env, state, task) => {
    const open = openAt(env, state, task);
    const [first] = open;
    if (first === undefined || open.some(({ forced }) => forced)) return [];
    const figure = first.scope.self;
    const own = open.filter(({ scope }) => scope.self === figure);
    const commands: readonly Command[] = [
      ...own.map(useCommand),
      { type: 'skip', character: figure },
    ];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (env, state, task, command) => {
    const open = openAt(env, state, task);
    const chosen = calledBy(open, command);
    if (chosen !== null)
      return useBonus(env, chosen, task.on)(push(state, answeredBy(task, chosen)));
    const figure = open[0]?.scope.self;
    const left = open.filter(({ scope }) => scope.self === figure).map(({ name }) => name);
    return still(push(state, { ...task, passed: [...task.passed, ...left] }));
  },
  go: (env, state, task) => {
    const forced = openAt(env, state, task).find((one) => one.forced);
    return forced === undefined
      ? still(state)
      : useBonus(env, forced, task.on)(push(state, answeredBy(task, forced)));
  },
};
