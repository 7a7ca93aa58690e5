import type { Either } from 'fp-ts/lib/Either.js';
import { compareTexts, isLeft, left, right, sequenceArray } from '../core/index.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { chooseFocus, NO_FOCUS, readSituation, type Chosen } from '../focus/internal.js';
import type { Focus, FocusQuery } from '../focus/index.js';
import { aimOf, MELEE, type Aim, type Foe } from '../targeting/internal.js';
import type { MonsterTurnError } from './error.js';
import {
  describeMove,
  describeTargets,
  NO_TARGETS,
  type MonsterOption,
  type MonsterTargets,
} from './option.js';
import { planAssaults } from './plan.js';
import {
  approachTo,
  planFor,
  pursue,
  refuseOptions,
  refuseTooMany,
  type Pursuit,
  type TurnSituation,
} from './pursue.js';
import { monsterTurnRulesOf, type MonsterTurnRules } from './rules.js';

/** Whose turn it is, and what it does. */
export interface MonsterTurnQuery extends FocusQuery {
  /** Rule flags that differ from those of the edition. */
  readonly rules?: Partial<MonsterTurnRules>;
  /** Whether options list all shortest paths. Default `false`. */
  readonly allPaths?: boolean;
}

/** Everything that the rules allow a monster or summon to do on its turn. */
export interface MonsterTurn extends Focus {
  /** Every allowed end, ascending by hex, then by targets; staying without an attack is one as well. */
  readonly options: readonly MonsterOption[];
}

/** An end of the turn as cells: what options are made of. */
interface End {
  readonly to: number;
  readonly targets: MonsterTargets;
  readonly first: MonsterTargets;
  readonly focus: string;
  readonly destinations: readonly number[];
}

/** The attack after the move, aimed; the profile's aim serves unless another attack came first (R-MON-7). */
const moveAim = ({ deed, aim, compiled, scene, side, rules }: TurnSituation): Aim =>
  deed.attackFirst === null
    ? aim
    : aimOf(compiled, scene, side, deed.attack ?? MELEE, rules.lineOfSight);

const endsOf = (
  situation: TurnSituation,
  pursuit: Pursuit,
  focus: string,
  first: MonsterTargets,
): readonly End[] => {
  const { plan, arrives, assaults } = pursuit;
  if (arrives)
    return assaults.map(({ stand, targets }) => ({
      to: stand.cell,
      targets:
        situation.deed.attack === null
          ? NO_TARGETS
          : describeTargets(situation, plan.group, targets, stand.cell),
      first,
      focus,
      destinations: [stand.cell],
    }));
  const goals = [...new Set(assaults.map(({ stand }) => stand.cell))];
  return goals.flatMap((goal) =>
    approachTo(situation, goal).map((to) => ({
      to,
      targets: NO_TARGETS,
      first,
      focus,
      destinations: [goal],
    })),
  );
};

const stay = ({ from }: TurnSituation, focus: string, first: MonsterTargets): End => ({
  to: from,
  targets: NO_TARGETS,
  first,
  focus,
  destinations: [],
});

/** The sets of targets of an attack from a given cell. */
export const targetsAt = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  cell: number,
): Either<MonsterTurnError, readonly MonsterTargets[]> => {
  const prepared = planFor(situation, aim, focus, true);
  if (isLeft(prepared)) return prepared;
  const plan = prepared.right;
  const stands = [{ cell, cost: 0 }];
  const refusal = refuseTooMany(plan, stands);
  return refusal === null
    ? right(
        planAssaults(plan, stands).map(({ targets }) =>
          describeTargets(situation, plan.group, targets, cell),
        ),
      )
    : left(refusal);
};

const firstTargets = (
  situation: TurnSituation,
  focus: Foe,
): Either<MonsterTurnError, readonly MonsterTargets[]> =>
  situation.deed.attackFirst === null
    ? right([])
    : targetsAt(situation, situation.aim, focus, situation.from);

const endsAgainst = (
  situation: TurnSituation,
  place: number,
): Either<MonsterTurnError, readonly End[]> => {
  const aim = moveAim(situation);
  const focus = aim.foes[place];
  const id = situation.scene.figures[focus?.figure ?? 0]?.id;
  if (focus === undefined || id === undefined) return right([]);
  const firsts = firstTargets(situation, situation.aim.foes[place] ?? focus);
  const pursuit = pursue(situation, aim, focus, situation.deed.attack !== null);
  if (isLeft(firsts)) return firsts;
  if (isLeft(pursuit)) return pursuit;
  const before = firsts.right.length === 0 ? [NO_TARGETS] : firsts.right;
  const refusal = refuseOptions(before.length * pursuit.right.assaults.length);
  if (refusal !== null) return left(refusal);
  return right(
    before.flatMap((first) =>
      pursuit.right.assaults.length === 0
        ? [stay(situation, id, first)]
        : endsOf(situation, pursuit.right, id, first),
    ),
  );
};

const keyOf = ({ to, targets, first }: End): string =>
  JSON.stringify([to, targets.attacks.map(({ on }) => on), first.attacks.map(({ on }) => on)]);

const ascending = (a: number, b: number): number => a - b;

const optionOf = (
  situation: TurnSituation,
  same: readonly End[],
  allPaths: boolean,
): readonly MonsterOption[] => {
  const [end] = same;
  if (end === undefined) return [];
  const focus = [...new Set(same.map((one) => one.focus))].filter((id) => id !== '');
  const goals = [...new Set(same.flatMap(({ destinations }) => destinations))];
  const { to, path, paths, destinations } = describeMove(
    situation,
    end.to,
    goals.sort(ascending),
    allPaths,
  );
  const { attacks, area } = end.targets;
  return [
    {
      to,
      path,
      paths,
      attacks,
      area,
      attacksFirst: end.first,
      focus: focus.sort(compareTexts),
      destinations,
    },
  ];
};

/** Joins equal ends of different focuses and goals to one option. */
const mergeEnds = (
  situation: TurnSituation,
  ends: readonly End[],
  allPaths: boolean,
): readonly MonsterOption[] => {
  if (ends.length === 1) return optionOf(situation, ends, allPaths);
  const merged = new Map<string, End[]>();
  for (const end of ends) {
    const key = keyOf(end);
    const same = merged.get(key);
    if (same === undefined) merged.set(key, [end]);
    else same.push(end);
  }
  const sorted = [...merged].sort(
    ([a, [first]], [b, [second]]) => (first?.to ?? 0) - (second?.to ?? 0) || compareTexts(a, b),
  );
  return sorted.flatMap(([, same]) => optionOf(situation, same, allPaths));
};

/** The options against chosen focuses: each is solved in full, and their options are joined (R-MON-17). */
export const optionsAgainst = (
  situation: TurnSituation,
  foes: readonly number[],
  allPaths: boolean,
): Either<MonsterTurnError, readonly MonsterOption[]> => {
  const solved = sequenceArray(foes.map((place) => endsAgainst(situation, place)));
  if (isLeft(solved)) return solved;
  const ends = foes.length === 0 ? [stay(situation, '', NO_TARGETS)] : solved.right.flat();
  return right(mergeEnds(situation, ends, allPaths));
};

const focusIds = ({ trace }: Chosen): readonly string[] =>
  trace.flatMap(({ id, verdict }) => (verdict === 'focus' ? [id] : [])).sort(compareTexts);

/**
 * What a monster or summon may do on its turn: its focus and every destination and set of targets
 * that the rules allow, with the reasons.
 *
 * It moves for the attack that follows, as little as needed, to where it attacks its focus at best
 * effect (R-MON-7 to R-MON-14, R-MON-31); out of reach it comes as near as it can (R-MON-11); without a
 * focus it stays (R-FOCUS-11). Doors that are closed are wall (R-MOVE-5). Ties of the rules come back as
 * several options (R-MON-17).
 *
 * Errors: every fault of the query at once, those of `findFocus`; besides `tooManyFoes` where more
 * than 31 enemies lie within reach of one attack, `tooManyOptions` where more than 10,000 sets of
 * targets are equally good.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { monsterTurn } from 'gloomhaven-rules/monster-turn';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . #', '. ^ . .', '. . . .'] });
 * assert(board._tag === 'Right');
 * const turn = monsterTurn({
 *   board: board.right,
 *   figures: [
 *     { id: 'guard-1', side: 'monsters', at: { q: 0, r: 0 } },
 *     { id: 'brute', side: 'characters', at: { q: 3, r: -1 }, initiative: 1 },
 *   ],
 *   actor: 'guard-1',
 *   action: { move: 2, attack: {} },
 * });
 * assert(turn._tag === 'Right');
 * const [option] = turn.right.options;
 * assert.deepEqual(option?.to, { q: 2, r: -1 });
 * assert.deepEqual(option?.attacks, [{ on: 'brute', disadvantage: false }]);
 */
export const monsterTurn = (
  query: MonsterTurnQuery,
): Either<NonEmptyArray<MonsterTurnError>, MonsterTurn> => {
  const read = readSituation(query, monsterTurnRulesOf);
  if (isLeft(read)) return read;
  const situation = read.right;
  const isStunned = situation.conditions.has('stun');
  const chosen: Chosen = isStunned ? { ...NO_FOCUS, foes: [] } : chooseFocus(situation);
  const options = optionsAgainst(situation, chosen.foes, query.allPaths === true);
  return isLeft(options)
    ? left([options.left])
    : right({
        focus: focusIds(chosen),
        decidedBy: chosen.decidedBy,
        trace: chosen.trace,
        options: options.right,
      });
};
