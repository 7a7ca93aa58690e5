import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { hexOf } from '../board/internal.js';
import { compareTexts, isLeft, left, mapRight, right, sequenceArray } from '../core/index.js';
import { chooseFocus, focusIds, readSituation } from '../focus/internal.js';
import type { Focus, FocusQuery } from '../focus/index.js';
import { PATH_LIMIT } from '../pathfinding/index.js';
import { cheapestPaths } from '../pathfinding/internal.js';
import { aimOf, MELEE, type Aim, type Foe } from '../targeting/internal.js';
import type { MonsterTurnError } from './error.js';
import { describerAt, NO_TARGETS, type MonsterOption, type MonsterTargets } from './option.js';
import { approachTo, pursue, pursueAt, unlessTooMany, type Pursuit } from './pursue.js';
import { monsterTurnRulesOf, type MonsterTurnRules, type TurnSituation } from './rules.js';
import { OPTION_LIMIT, type TargetSet } from './target-set.js';

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
  readonly focus: readonly string[];
  readonly goals: readonly number[];
}

/** The attack after the move, aimed; melee where there is none, as the move plans for one (R-MON-7). */
export const nextAim = ({ deed, compiled, scene, side, rules }: TurnSituation): Aim =>
  aimOf(compiled, scene, side, deed.attack ?? MELEE, rules.lineOfSight);

const describePursuit = ({ plan, assaults }: Pursuit): readonly MonsterTargets[] => {
  const describers = new Map<number, (targets: TargetSet) => MonsterTargets>();
  return assaults.map(({ stand: { cell }, targets }) => {
    const describe = describers.get(cell) ?? describerAt(plan, cell);
    describers.set(cell, describe);
    return describe(targets);
  });
};

/** The sets of targets of an attack from a given cell. */
export const targetsAt = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  cell: number,
): Either<MonsterTurnError, readonly MonsterTargets[]> =>
  mapRight(describePursuit)(pursueAt(situation, aim, focus, cell));

type Ending = Pick<End, 'to' | 'targets' | 'goals'>;

/** Where the pursuit of a focus ends this turn, and whom it hits there. */
const endingsOf = (situation: TurnSituation, pursuit: Pursuit): readonly Ending[] => {
  const { arrives, assaults } = pursuit;
  const cells = assaults.map(({ stand }) => stand.cell);
  if (cells.length === 0) return [{ to: situation.from, targets: NO_TARGETS, goals: [] }];
  if (!arrives)
    return [...new Set(cells)].flatMap((goal) =>
      approachTo(situation, goal).map((to) => ({ to, targets: NO_TARGETS, goals: [goal] })),
    );
  const targets = situation.deed.attack === null ? [] : describePursuit(pursuit);
  return cells.map((to, index) => ({ to, targets: targets[index] ?? NO_TARGETS, goals: [to] }));
};

const endsAgainst = (
  situation: TurnSituation,
  aim: Aim,
  place: number,
): Either<MonsterTurnError, readonly End[]> => {
  const { attackFirst } = situation.deed;
  // Both attacks are aimed at the same foes in the same order.
  const focus = aim.foes[place]!;
  const first: Either<MonsterTurnError, readonly MonsterTargets[]> =
    attackFirst === null
      ? right([])
      : targetsAt(situation, situation.aim, situation.aim.foes[place]!, situation.from);
  if (isLeft(first)) return first;
  const pursuit = pursue(situation, aim, focus);
  if (isLeft(pursuit)) return pursuit;
  const endings = endingsOf(situation, pursuit.right);
  const ids = [situation.scene.figures[focus.figure]!.id];
  const firsts = first.right.length === 0 ? [NO_TARGETS] : first.right;
  return unlessTooMany(
    firsts.length * endings.length > OPTION_LIMIT
      ? null
      : endings.flatMap(({ to, targets, goals }) =>
          firsts.map((one) => ({ to, targets, goals, first: one, focus: ids })),
        ),
  );
};

const optionOf = (
  situation: TurnSituation,
  { to, targets, first, focus, goals }: End,
  allPaths: boolean,
): MonsterOption => {
  const paths = cheapestPaths(situation, to, allPaths ? PATH_LIMIT : 1);
  return {
    to: hexOf(situation.compiled, to),
    path: paths[0]!,
    paths: allPaths ? paths : null,
    ...targets,
    attacksFirst: first,
    focus: [...new Set(focus)].sort(),
    destinations: [...new Set(goals)]
      .sort((a, b) => a - b)
      .map((cell) => hexOf(situation.compiled, cell)),
  };
};

/** Joins equal ends of different focuses and goals, ascending by hex, then by targets. */
const joinEnds = (ends: readonly End[]): readonly End[] => {
  if (ends.length === 1) return ends;
  const joined = new Map<string, End>();
  for (const end of ends) {
    const key = JSON.stringify([end.targets.attacks, end.first.attacks, end.to]);
    const { focus, goals } = joined.get(key) ?? { focus: [], goals: [] };
    joined.set(key, { ...end, focus: [...focus, ...end.focus], goals: [...goals, ...end.goals] });
  }
  return [...joined]
    .sort(([a, one], [b, other]) => one.to - other.to || compareTexts(a, b))
    .map(([, end]) => end);
};

/** The options against chosen focuses: each is solved in full, and their options are joined (R-MON-17). */
export const optionsAgainst = (
  situation: TurnSituation,
  foes: readonly number[],
  allPaths: boolean,
): Either<MonsterTurnError, readonly MonsterOption[]> => {
  const { deed, aim, from } = situation;
  const next = deed.attackFirst === null ? aim : nextAim(situation);
  const stay: End = { to: from, targets: NO_TARGETS, first: NO_TARGETS, focus: [], goals: [] };
  return mapRight((ends: readonly (readonly End[])[]) =>
    joinEnds(foes.length === 0 ? [stay] : ends.flat()).map((end) =>
      optionOf(situation, end, allPaths),
    ),
  )(sequenceArray(foes.map((place) => endsAgainst(situation, next, place))));
};

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
  const { foes, trace, decidedBy } = chooseFocus(situation);
  const options = optionsAgainst(situation, foes, query.allPaths === true);
  return isLeft(options)
    ? left([options.left])
    : right({ focus: focusIds(trace), decidedBy, trace, options: options.right });
};
