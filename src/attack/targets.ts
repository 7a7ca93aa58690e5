import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { listConditions, mayAttack } from '../condition/index.js';
import { invalidValue, isRecord, refuse, right } from '../core/index.js';
import type { Condition } from '../vocabulary/index.js';
import { aimed, noteForbidden, type Attack } from './ability.js';
import { afterDamage, afterEffects, type Standing } from './attacker.js';
import type { AttackError, Faults, NotATarget } from './error.js';
import { noteTooLarge } from './limit.js';
import { resolve, type AttackResult } from './resolve.js';
import { retaliateOn, type RetaliateResult } from './retaliate.js';
import type { ModeReport } from './sources.js';
import {
  readQuestion,
  type Foe,
  type Made,
  type Question,
  type TargetsQuery,
} from './targets-query.js';

/** One attack of several, and the retaliate that it brought on. */
export interface TargetResult {
  /** Who was attacked. */
  readonly on: string;
  /** Whether it is a target that Add Target brought (R-ATK-23). */
  readonly added: boolean;
  /** How the attack drew, and why. */
  readonly mode: ModeReport;
  /** What came of the attack. */
  readonly attack: AttackResult;
  /** What came of retaliate, after everything else (R-ATK-26). */
  readonly retaliate: RetaliateResult;
}

/** Somebody who may be attacked next. */
export interface NextTarget {
  /** Its id. */
  readonly id: string;
  /** Whether the attack would use up an Add Target (R-ATK-23). */
  readonly added: boolean;
  /** How the attack would draw, and why. */
  readonly mode: ModeReport;
  /**
   * The attack after the attacker's bonuses and before the cards, which the comparison with a 2x needs
   * (R-MOD-7): `mode` and `attack` are options of `drawModifiers`.
   */
  readonly attack: number;
}

/** How far the attacks of an ability have come. */
export interface TargetsResult {
  /** Every attack that was made, in order. */
  readonly attacks: readonly TargetResult[];
  /** Whom the attacker may attack next, in any order it likes (R-ATK-16); nobody once it is over. */
  readonly next: readonly NextTarget[];
  /** How many further targets Add Target allows. */
  readonly addTargets: number;
  /** Targets whose attacks are lost since the attacker has died (R-ATK-16) or may not attack any more (R-COND-4). */
  readonly lost: readonly string[];
  /** Hit points of the attacker after all heals of its cards and all retaliate; `null` where they are not known. */
  readonly attackerHitPoints: number | null;
  /** Its conditions now, with those that its attacks gave it and without those that they healed. */
  readonly attackerConditions: readonly Condition[];
}

/** How far the attacks have come; it changes with every attack. */
interface Progress {
  readonly results: TargetResult[];
  readonly attacked: Set<string>;
  addTargets: number;
  attacker: Standing;
}

const isGone = ({ attacker }: Progress): boolean => attacker.hitPoints === 0;

/** Why somebody cannot be attacked now; `null` if it can. */
const whyNot = (
  foe: Foe | undefined,
  { attacked, addTargets }: Progress,
): NotATarget['ruling'] | null => {
  if (foe === undefined) return 'R-ATK-18';
  if (attacked.has(foe.id)) return 'R-ATK-11';
  return foe.isCandidate && addTargets === 0 ? 'R-ATK-23' : null;
};

const noteMade = (
  made: Made,
  foe: Foe | undefined,
  progress: Progress,
  index: number,
  faults: Faults,
): foe is Foe => {
  const path = ['attacks', index];
  const ruling = whyNot(foe, progress);
  if (isGone(progress)) faults.push({ type: 'attackerGone', path, ruling: 'R-ATK-16' });
  else if (ruling !== null)
    faults.push({ type: 'notATarget', path: [...path, 'on'], ruling, target: made.on });
  return ruling === null && !isGone(progress);
};

const attackOn = (
  { ability }: Question,
  foe: Foe,
  made: Made,
  { attacker: { conditions } }: Progress,
): Attack =>
  aimed(ability, { ...foe, negated: foe.negated || made.negated }, conditions, made.bonuses);

const makeAttack = (
  question: Question,
  foe: Foe,
  made: Made,
  attack: Attack,
  outProgress: Progress,
): void => {
  const result = resolve(attack, made.cards);
  const attacker = afterEffects(outProgress.attacker, result.effects);
  const victim = { hitPoints: attacker.hitPoints, negated: made.retaliateNegated };
  const distance = made.distance ?? foe.range;
  const retaliate = retaliateOn(victim, foe.retaliate, distance, result.mayRetaliate);
  outProgress.results.push({
    on: foe.id,
    added: foe.isCandidate,
    mode: attack.report,
    attack: result,
    retaliate,
  });
  outProgress.attacked.add(foe.id);
  if (foe.isCandidate) outProgress.addTargets -= 1;
  if (!question.all) outProgress.addTargets += result.addTargets;
  outProgress.attacker = afterDamage(attacker, retaliate.suffered);
};

const replay = (question: Question, faults: Faults): Progress => {
  const { all, printed, attacker, foes, made } = question;
  const addTargets = all ? 0 : printed;
  const progress: Progress = { results: [], attacked: new Set(), addTargets, attacker };
  for (const [index, one] of made.entries()) {
    const foe = foes.find(({ id }) => id === one.on);
    if (!noteMade(one, foe, progress, index, faults)) break;
    const before = faults.length;
    noteForbidden(progress.attacker.conditions, ['attacks', index], faults);
    const attack = attackOn(question, foe, one, progress);
    noteTooLarge(attack, one.cards, ['attacks', index], faults);
    if (faults.length > before) break;
    makeAttack(question, foe, one, attack, progress);
  }
  return progress;
};

const answer = ({ ability, foes }: Question, progress: Progress): TargetsResult => {
  const { hitPoints, conditions } = progress.attacker;
  const open = foes.filter((foe) => whyNot(foe, progress) === null);
  const isOver = isGone(progress) || !mayAttack(conditions);
  return {
    attacks: progress.results,
    next: (isOver ? [] : open).map((foe) => {
      const { report, value } = aimed(ability, foe, conditions);
      return { id: foe.id, added: foe.isCandidate, mode: report, attack: value };
    }),
    addTargets: progress.addTargets,
    lost: isOver ? open.filter((foe) => !foe.isCandidate).map(({ id }) => id) : [],
    attackerHitPoints: hitPoints,
    attackerConditions: listConditions(conditions),
  };
};

/**
 * The attacks of one ability on several targets, or on all that an area covers: each is an attack of its
 * own, with its own cards, shield, retaliate and kill (R-ATK-12), none twice on the same figure
 * (R-ATK-11), in the order that the attacker chooses (R-ATK-16).
 *
 * Give it the attacks that were made so far; it says what came of them and whom to attack next. Add
 * Target, printed or on a used card, opens the candidates, one for each instance (R-ATK-23); the new
 * target has a draw of its own, which may open more (R-ATK-24). Heals and conditions that an attack
 * gives the attacker work at once, before retaliate and for the next attack (R-MOD-17, R-COND-4). An
 * attacker that dies of retaliate loses the rest (R-ATK-16).
 *
 * Errors: every fault of form at once, those of {@link resolveAttack}, and `duplicateTarget`; else the
 * first attack that could not be made: `notATarget`, `attackerGone`, `attackForbidden`.
 *
 * @example
 * import { resolveTargets } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const ability = {
 *   attack: 2,
 *   attacker: { hitPoints: 3 },
 *   targets: [
 *     { id: 'guard', hitPoints: 6, retaliate: [{ damage: 3 }] },
 *     { id: 'archer', hitPoints: 3 },
 *   ],
 * };
 * const first = resolveTargets({ ...ability, attacks: [{ on: 'archer', cards: [{ value: 1 }] }] });
 * assert(first._tag === 'Right');
 * assert.equal(first.right.attacks[0]?.attack.dies, true);
 * assert.deepEqual(first.right.next.map(({ id }) => id), ['guard']);
 *
 * const other = resolveTargets({ ...ability, attacks: [{ on: 'guard', cards: [{ value: 0 }] }] });
 * assert(other._tag === 'Right');
 * assert.deepEqual([other.right.attackerHitPoints, other.right.lost], [0, ['archer']]);
 */
export const resolveTargets = (
  query: TargetsQuery,
): Either<NonEmptyArray<AttackError>, TargetsResult> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'ability', query)]);
  const question = readQuestion(query, faults);
  if (faults.length > 0) return refuse(faults);
  const progress = replay(question, faults);
  return faults.length > 0 ? refuse(faults) : right(answer(question, progress));
};
