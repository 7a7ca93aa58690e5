/**
 * Movement as slow and plain as can be, to check the real one by: the steps of each way of moving,
 * straight from the rulings, relaxed over lists until nothing changes.
 *
 * @module
 */
import type { Hex, MoveMode, OverlayType } from '../../src/vocabulary/index.js';
import { DIRECTIONS, isSame, isWalled, keyOf, plus, type SlowBoard } from '../board/slow-board.js';

/** A figure that moves, and all that stands and lies in its way. */
export interface SlowMover {
  readonly board: SlowBoard;
  readonly mode: MoveMode;
  /** Whether it flies, which a figure that teleports may do as well. */
  readonly flies: boolean;
  /** Where its move begins: that hex never costs or hurts. */
  readonly from: Hex;
  readonly terrain: ReadonlyMap<string, OverlayType>;
  /** Hexes of figures that a walker cannot pass: enemies, invisible ones too, and neutral figures. */
  readonly barred: ReadonlySet<string>;
  /** Hexes of all other figures. */
  readonly taken: ReadonlySet<string>;
  /** Whether difficult terrain costs a jump 1 more where it lands (R-MOVE-8). */
  readonly jumpDifficultLast: boolean;
}

/** What getting to a hex costs: negative hexes entered, then movement points. */
export interface Measure {
  readonly negativeHexes: number;
  readonly movement: number;
}

interface Step extends Measure {
  readonly to: Hex;
  /** The hexes entered, several on ice; the last one is `to`. */
  readonly entered: readonly Hex[];
}

const NOTHING: Measure = { negativeHexes: 0, movement: 0 };

export const sum = (a: Measure, b: Measure): Measure => ({
  negativeHexes: a.negativeHexes + b.negativeHexes,
  movement: a.movement + b.movement,
});

/** Fewest negative hexes, then least movement (R-FOCUS-4). */
export const isLess = (a: Measure, b: Measure): boolean =>
  a.negativeHexes < b.negativeHexes ||
  (a.negativeHexes === b.negativeHexes && a.movement < b.movement);

const terrainAt = ({ terrain }: SlowMover, hex: Hex): OverlayType | undefined =>
  terrain.get(keyOf(hex));

const isNegative = (mover: SlowMover, hex: Hex): boolean =>
  ['trap', 'hazardous'].includes(terrainAt(mover, hex) ?? '');

/** Whether a walker may enter a hex from the one beside it (R-MOVE-2, R-FOCUS-5). */
const canWalk = (mover: SlowMover, from: Hex, to: Hex): boolean =>
  mover.board.floor.has(keyOf(to)) &&
  !isWalled(mover.board, from, to) &&
  terrainAt(mover, to) !== 'obstacle' &&
  !mover.barred.has(keyOf(to));

/** Ice: the figure slides on until a hex that is not icy, or until something stops it. */
const slide = (mover: SlowMover, onto: Hex, direction: Hex): Hex[] => {
  const next = plus(onto, direction);
  const slides =
    terrainAt(mover, onto) === 'icy' && canWalk(mover, onto, next) && !mover.taken.has(keyOf(next));
  return slides ? [onto, ...slide(mover, next, direction)] : [onto];
};

const walkingSteps = (mover: SlowMover, from: Hex): Step[] =>
  DIRECTIONS.filter((direction) => canWalk(mover, from, plus(from, direction))).map((direction) => {
    const onto = plus(from, direction);
    const entered = slide(mover, onto, direction);
    const to = entered[entered.length - 1]!;
    const isHard = isSame(to, onto) && terrainAt(mover, to) === 'difficult'; // R-MOVE-1
    return { to, entered, negativeHexes: isNegative(mover, to) ? 1 : 0, movement: isHard ? 2 : 1 };
  });

/** Jumping, flying and teleporting pass everything but walls; a teleport passes solid wall too. */
const passingSteps = ({ board, mode }: SlowMover, from: Hex): Step[] =>
  DIRECTIONS.map((direction) => plus(from, direction))
    .filter(
      (to) =>
        !isWalled(board, from, to) &&
        (board.floor.has(keyOf(to)) || (mode === 'teleport' && board.rock.has(keyOf(to)))),
    )
    .map((to) => ({ to, entered: [to], negativeHexes: 0, movement: 1 }));

export const stepsFrom = (mover: SlowMover, from: Hex): Step[] =>
  mover.mode === 'walk' ? walkingSteps(mover, from) : passingSteps(mover, from);

/** What coming down on a hex costs besides the steps (R-MOVE-8, R-MOVE-9). */
export const landing = (mover: SlowMover, on: Hex): Measure => {
  const lands = mover.mode === 'jump' || mover.mode === 'teleport';
  if (!lands || mover.flies || isSame(on, mover.from)) return NOTHING;
  const isHard =
    mover.mode === 'jump' && mover.jumpDifficultLast && terrainAt(mover, on) === 'difficult';
  return { negativeHexes: isNegative(mover, on) ? 1 : 0, movement: isHard ? 1 : 0 };
};

/** Whether a move may end on a hex of the board (R-MOVE-2, R-MOVE-9, R-FOCUS-5). */
export const canEnd = (mover: SlowMover, on: Hex): boolean =>
  isSame(on, mover.from) ||
  (mover.board.floor.has(keyOf(on)) &&
    !mover.taken.has(keyOf(on)) &&
    (mover.flies || terrainAt(mover, on) !== 'obstacle'));

/**
 * The measure of every hex where the move may end, with movement without limit: the fewest negative
 * hexes, and the least movement among the ways with that few (R-FOCUS-4).
 */
export const measuresFrom = (mover: SlowMover): Map<string, Measure> => {
  const best = new Map([[keyOf(mover.from), { hex: mover.from, measure: NOTHING }]]);
  let changed = [mover.from];
  while (changed.length > 0) {
    const changedNow: Hex[] = [];
    for (const hex of changed)
      for (const step of stepsFrom(mover, hex)) {
        const now = sum(best.get(keyOf(hex))!.measure, step);
        const before = best.get(keyOf(step.to));
        if (before !== undefined && !isLess(now, before.measure)) continue;
        best.set(keyOf(step.to), { hex: step.to, measure: now });
        changedNow.push(step.to);
      }
    changed = changedNow;
  }
  return new Map(
    [...best.values()]
      .filter(({ hex }) => canEnd(mover, hex))
      .map(({ hex, measure }) => [keyOf(hex), sum(measure, landing(mover, hex))]),
  );
};

/**
 * The measure of every hex where a move of so many points may end. Walking through one trap more may
 * bring a figure farther, so ways are kept apart by the number of negative hexes they enter.
 */
export const measuresWithin = (mover: SlowMover, points: number): Map<string, Measure> => {
  const ways = new Map([['', { hex: mover.from, measure: NOTHING }]]);
  let changed = true;
  while (changed) {
    changed = false;
    for (const { hex, measure } of [...ways.values()])
      for (const step of stepsFrom(mover, hex)) {
        const now = sum(measure, step);
        if (now.movement > points) continue;
        const state = `${keyOf(step.to)} ${String(now.negativeHexes)}`;
        if ((ways.get(state)?.measure.movement ?? Infinity) <= now.movement) continue;
        ways.set(state, { hex: step.to, measure: now });
        changed = true;
      }
  }
  const reached = new Map<string, Measure>();
  for (const { hex, measure } of ways.values()) {
    const whole = sum(measure, landing(mover, hex));
    const before = reached.get(keyOf(hex));
    if (!canEnd(mover, hex) || whole.movement > points) continue;
    if (before === undefined || isLess(whole, before)) reached.set(keyOf(hex), whole);
  }
  return reached;
};

/**
 * What a path costs, or `null` where it is none: step by step it must be what the mover can do. A
 * teleport names only the hex where it comes down.
 */
export const measureOfPath = (mover: SlowMover, path: readonly Hex[]): Measure | null => {
  const end = path[path.length - 1] ?? mover.from;
  if (mover.mode === 'teleport')
    return path.length <= 1 ? (measuresFrom(mover).get(keyOf(end)) ?? null) : null;
  let at = mover.from;
  let spent = NOTHING;
  for (let done = 0; done < path.length;) {
    const rest = path.slice(done);
    const step = stepsFrom(mover, at).find(({ entered }) =>
      entered.every((hex, index) => rest[index] !== undefined && isSame(rest[index], hex)),
    );
    if (step === undefined) return null;
    done += step.entered.length;
    at = step.to;
    spent = sum(spent, step);
  }
  return canEnd(mover, end) ? sum(spent, landing(mover, end)) : null;
};
