import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { hexOf, NONE, readCell } from '../board/internal.js';
import { invalidValue, isLeft, left, refuse, right, sequenceArray } from '../core/index.js';
import { readSituation } from '../focus/internal.js';
import { compare } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { MonsterTurnError } from './error.js';
import type { MonsterMove, MonsterTargets } from './option.js';
import { monsterTurnRulesOf, type TurnSituation } from './rules.js';
import { nextAim, optionsAgainst, targetsAt, type MonsterTurnQuery } from './turn.js';

/** A step of a turn whose focus is known: it was found at the start of the turn (R-FOCUS-1). */
export interface MonsterStepQuery extends MonsterTurnQuery {
  /** Ids of the focus; several where the players have yet to decide. */
  readonly focus: readonly string[];
}

/** An attack from a given hex. */
export interface MonsterTargetsQuery extends MonsterStepQuery {
  /** The hex from which `action.attack` is made. Default: where the figure stands. */
  readonly from?: Hex | null;
}

type Faults = MonsterTurnError[];

/** Places of the named focuses among the foes; a fault is noted for who cannot be one. */
const readFocus = (
  { aim, scene }: TurnSituation,
  value: unknown,
  faults: Faults,
): readonly number[] => {
  if (!Array.isArray(value)) {
    faults.push(invalidValue(['focus'], 'ids', value));
    return [];
  }
  return value.flatMap((id: unknown, index): readonly number[] => {
    const place = aim.foes.findIndex(({ figure }) => scene.figures[figure]?.id === id);
    if (place >= 0) return [place];
    const path = ['focus', index];
    if (typeof id !== 'string') faults.push(invalidValue(path, 'figureId', id));
    else if (!scene.figures.some((figure) => figure.id === id))
      faults.push({ type: 'unknownFigure', path, ruling: null, figure: id });
    else faults.push({ type: 'noCandidate', path, ruling: 'R-FOCUS-3', figure: id });
    return [];
  });
};

/** An attack is made from a hex on which the figure could stand (R-MOVE-2). */
const noteOccupied = (
  { compiled, scene, self }: TurnSituation,
  from: number,
  faults: Faults,
): void => {
  const occupant = scene.figures[scene.occupant[from]!];
  const actor = scene.figures[self];
  if (occupant === undefined || actor === undefined || occupant === actor) return;
  faults.push({
    type: 'hexOccupied',
    path: ['from'],
    ruling: 'R-MOVE-2',
    figure: actor.id,
    occupant: occupant.id,
    hex: hexOf(compiled, from),
  });
};

interface Step {
  readonly situation: TurnSituation;
  readonly foes: readonly number[];
  /** Where it attacks from: where it stands, unless the question says. */
  readonly from: number;
}

/** Where an attack is made from; left out, where the figure stands. */
const readFrom = (situation: TurnSituation, value: unknown, faults: Faults): number => {
  if (value === undefined || value === null) return situation.from;
  const from = readCell(situation.compiled, value, ['from'], faults);
  if (from !== NONE) noteOccupied(situation, from, faults);
  return from;
};

/** Reads the turn, then, where that is sound, what a step of it adds. */
const readStep = (
  query: MonsterTargetsQuery,
  isAttack: boolean,
): Either<NonEmptyArray<MonsterTurnError>, Step> => {
  const read = readSituation(query, monsterTurnRulesOf);
  if (isLeft(read)) return read;
  const situation = read.right;
  const faults: Faults = [];
  const foes = readFocus(situation, query.focus, faults);
  const from = readFrom(situation, isAttack ? query.from : null, faults);
  return faults.length > 0 ? refuse(faults) : right({ situation, foes, from });
};

/** An attack that was made before a move does not count for it (R-MON-7). */
const withoutFirst = (situation: TurnSituation): TurnSituation => ({
  ...situation,
  deed: { ...situation.deed, attackFirst: null },
  aim: nextAim(situation),
});

const union = <A>(a: readonly A[], b: readonly A[], order: (a: A, b: A) => number): readonly A[] =>
  [...a, ...b.filter((one) => !a.some((other) => order(one, other) === 0))].sort(order);

/**
 * Where a monster may move for a focus that is known, planning for `action.attack`: the move of a turn
 * by itself (R-MON-7, R-MON-8, R-MON-11). Without a focus it stays. `action.attackFirst` is not looked at.
 *
 * Errors: those of `monsterTurn`; where there are none, `noCandidate` for a focus that is no visible enemy.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { monsterMoves } from 'gloomhaven-rules/monster-turn';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const moves = monsterMoves({
 *   board: board.right,
 *   figures: [
 *     { id: 'archer', side: 'monsters', at: { q: 0, r: 0 } },
 *     { id: 'brute', side: 'characters', at: { q: 3, r: -2 } },
 *   ],
 *   actor: 'archer',
 *   focus: ['brute'],
 *   action: { move: 3, attack: { range: 2 } },
 *   edition: 'frosthaven',
 * });
 * assert(moves._tag === 'Right');
 * assert.deepEqual(moves.right.map(({ to }) => to), [{ q: 1, r: -1 }]);
 */
export const monsterMoves = (
  query: MonsterStepQuery,
): Either<NonEmptyArray<MonsterTurnError>, readonly MonsterMove[]> => {
  const step = readStep(query, false);
  if (isLeft(step)) return step;
  const { situation, foes } = step.right;
  const options = optionsAgainst(withoutFirst(situation), foes, query.allPaths === true);
  if (isLeft(options)) return left([options.left]);
  const moves = new Map<string, MonsterMove>();
  for (const { to, path, paths, focus, destinations } of options.right) {
    const known = moves.get(JSON.stringify(to));
    moves.set(JSON.stringify(to), {
      to,
      path,
      paths,
      focus: union(known?.focus ?? [], focus, (a, b) => (a < b ? -1 : a > b ? 1 : 0)),
      destinations: union(known?.destinations ?? [], destinations, compare),
    });
  }
  return right([...moves.values()]);
};

/**
 * Whom a monster may attack with `action.attack` from the hex where it then stands: every best set of
 * targets with the focus among them (R-MON-13 to R-MON-15, R-MON-31). Empty where the focus cannot be
 * attacked from there.
 *
 * Errors: those of `monsterTurn`; where there are none, `noCandidate` for a focus that is no visible enemy,
 * and `hexOffBoard` and `hexOccupied` for `from`.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { monsterTargets } from 'gloomhaven-rules/monster-turn';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const targets = monsterTargets({
 *   board: board.right,
 *   figures: [
 *     { id: 'archer', side: 'monsters', at: { q: 0, r: 0 } },
 *     { id: 'brute', side: 'characters', at: { q: 3, r: -2 } },
 *   ],
 *   actor: 'archer',
 *   focus: ['brute'],
 *   from: { q: 2, r: -1 },
 *   action: { attack: { range: 2 } },
 * });
 * assert(targets._tag === 'Right');
 * assert.deepEqual(targets.right, [{ attacks: [{ on: 'brute', disadvantage: true }], area: null }]);
 */
export const monsterTargets = (
  query: MonsterTargetsQuery,
): Either<NonEmptyArray<MonsterTurnError>, readonly MonsterTargets[]> => {
  const step = readStep(query, true);
  if (isLeft(step)) return step;
  const { situation, foes, from } = step.right;
  if (situation.deed.attack === null) return right([]);
  const aim = nextAim(situation);
  const sets = foes.map((place) => {
    const focus = aim.foes[place];
    return focus === undefined ? right([]) : targetsAt(situation, aim, focus, from);
  });
  const solved = sequenceArray(sets);
  if (isLeft(solved)) return left([solved.left]);
  const distinct = new Map(solved.right.flat().map((one) => [JSON.stringify(one.attacks), one]));
  return right([...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one));
};
