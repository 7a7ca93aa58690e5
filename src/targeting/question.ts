import type * as E from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Board } from '../board/index.js';
import { hexOf } from '../board/internal.js';
import { compareTexts, invalidValue } from '../core/index.js';
import { compareAll } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { attackCells, hasPlainTarget } from './attack-cells.js';
import { hexesOfPlacement, mayLay, placementsOf, seenIn } from './area.js';
import type { TargetingError } from './error.js';
import { isAdjacentTo, isWithin, proximity, type Foe } from './foe.js';
import { readHexField, withAim, type AimQuery, type Aiming, type Asked } from './query.js';

/** An enemy that can be attacked from a hex. */
export interface Target {
  /** Id of the enemy. */
  readonly id: string;
  /** Its range distance, in hexes; the smallest for a figure of several hexes. */
  readonly range: number;
  /** Whether the attack is ranged and the target adjacent (R-ATK-13). */
  readonly disadvantage: boolean;
}

/** An attack made from a hex. */
export interface TargetsQuery extends AimQuery {
  /** The hex of the attacker. */
  readonly from: Hex;
}

const compareIds = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((id, index) => id !== b[index]);
  return at < 0 || at >= b.length ? a.length - b.length : compareTexts(a[at]!, b[at]!);
};

/** The enemies that stand elsewhere: nobody attacks a figure from its own hex. */
const foesElsewhere = ({ aim }: Aiming, from: number): readonly Foe[] =>
  aim.foes.filter(({ cells }) => !cells.includes(from));

const idOf = ({ scene }: Aiming, foe: Foe): string => scene.figures[foe.figure]?.id ?? '';

/**
 * The enemies that an attack can target from a hex without its area: those within range and sight
 * (R-LOS-5, R-ATK-18), invisible ones apart (R-ATK-25), ascending by id. Which of them a Target X attack
 * takes is the attacker's choice; what an area covers is the matter of {@link areaPlacements}, so that an
 * attack of an area alone has no such target.
 *
 * Errors: `invalidValue`, `notABoard`, `hexOffBoard`, `hexOccupied`, `duplicateFigure`, `areaEmpty`,
 * `areaTooLarge`, `areaHexTwice`, and for overlays that are given `overlayOffBoard` and
 * `overlaysCollide`; all at once.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { targetsFrom } from 'gloomhaven-rules/targeting';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const targets = targetsFrom(board.right, {
 *   from: { q: 0, r: 0 },
 *   side: 'characters',
 *   attack: { range: 3 },
 *   figures: [{ id: 'guard', side: 'monsters', at: { q: 1, r: -1 } }],
 * });
 * assert(targets._tag === 'Right');
 * assert.deepEqual(targets.right, [{ id: 'guard', range: 1, disadvantage: true }]);
 */
export const targetsFrom = (
  board: Board,
  query: TargetsQuery,
): E.Either<NonEmptyArray<TargetingError>, readonly Target[]> =>
  withAim(board, query, readHexField('from'), (aiming, from) => {
    const { aim } = aiming;
    if (!hasPlainTarget(aim.attack)) return [];
    return foesElsewhere(aiming, from)
      .filter((foe) => isWithin(aim, foe, from))
      .map((foe) => ({
        id: idOf(aiming, foe),
        range: proximity(foe, from),
        disadvantage: aim.attack.isRanged && isAdjacentTo(foe, from),
      }))
      .sort((a, b) => compareTexts(a.id, b.id));
  });

/** A hex from which a target can be attacked. */
export interface AttackHex {
  /** The hex. */
  readonly hex: Hex;
  /** Whether the attack is ranged and the target adjacent (R-ATK-13). */
  readonly disadvantage: boolean;
}

/** An attack on one figure. */
export interface AttackHexesQuery extends AimQuery {
  /** The id of the target. */
  readonly target: string;
}

/** The id of the target; a fault is noted where no figure has it. */
const readTarget = ({ scene, given, faults }: Asked): unknown => {
  const target = given['target'];
  if (typeof target !== 'string') faults.push(invalidValue(['target'], 'figureId', target));
  else if (!scene.figures.some(({ id }) => id === target))
    faults.push({ type: 'unknownFigure', path: ['target'], ruling: null, figure: target });
  return target;
};

/**
 * The hexes from which a figure can be attacked, ascending: in range and sight, or by some placement
 * of the area. Whether the attacker can come and stand there is the matter of pathfinding. An
 * invisible figure, an ally and a neutral one can be attacked from nowhere.
 *
 * Errors: those of {@link targetsFrom}, and `unknownFigure`.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { attackHexes } from 'gloomhaven-rules/targeting';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . .'] });
 * assert(board._tag === 'Right');
 * const hexes = attackHexes(board.right, {
 *   target: 'guard',
 *   side: 'characters',
 *   attack: {},
 *   figures: [{ id: 'guard', side: 'monsters', at: { q: 0, r: 0 } }],
 * });
 * assert(hexes._tag === 'Right');
 * assert.deepEqual(hexes.right, [{ hex: { q: 1, r: -1 }, disadvantage: false }]);
 */
export const attackHexes = (
  board: Board,
  query: AttackHexesQuery,
): E.Either<NonEmptyArray<TargetingError>, readonly AttackHex[]> =>
  withAim(board, query, readTarget, (aiming, target) => {
    const { compiled, aim } = aiming;
    const foe = aim.foes.find((one) => idOf(aiming, one) === target);
    if (foe === undefined) return [];
    return [...attackCells(aim, foe)].flatMap((can, cell) =>
      can === 1 && !foe.cells.includes(cell)
        ? [
            {
              hex: hexOf(compiled, cell),
              disadvantage: aim.attack.isRanged && isAdjacentTo(foe, cell),
            },
          ]
        : [],
    );
  });

/** A way to lay an area. */
export interface AreaPlacement {
  /** The covered hexes, ascending; some may be wall or off the board. */
  readonly hexes: readonly Hex[];
  /** Ids of the enemies that it hits, ascending. */
  readonly targets: readonly string[];
}

/**
 * The ways to lay the area of an attack from a hex, once for each set of enemies that it hits: the
 * placement with the lowest hexes stands for all with the same targets. Turned and mirrored
 * (R-ATK-19); a ranged one has a hex within range, a wall hex included (R-ATK-20); a melee one lies
 * fixed to the attacker (R-ATK-21); every enemy in it that is seen is hit (R-ATK-22), invisible ones
 * are not (R-ATK-25). Placements that hit nobody are left out. Ascending by targets.
 *
 * Errors: those of {@link targetsFrom}.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { areaPlacements } from 'gloomhaven-rules/targeting';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . .', '. . .'] });
 * assert(board._tag === 'Right');
 * const placements = areaPlacements(board.right, {
 *   from: { q: 0, r: 0 },
 *   side: 'characters',
 *   attack: { area: { hexes: [{ q: 1, r: -1 }, { q: 1, r: 0 }], origin: { q: 0, r: 0 } } },
 *   figures: [
 *     { id: 'a', side: 'monsters', at: { q: 1, r: -1 } },
 *     { id: 'b', side: 'monsters', at: { q: 1, r: 0 } },
 *   ],
 * });
 * assert(placements._tag === 'Right');
 * assert.deepEqual(placements.right.map(({ targets }) => targets), [['a'], ['a', 'b'], ['b']]);
 */
export const areaPlacements = (
  board: Board,
  query: TargetsQuery,
): E.Either<NonEmptyArray<TargetingError>, readonly AreaPlacement[]> =>
  withAim(board, query, readHexField('from'), (aiming, from) => {
    const { compiled, aim } = aiming;
    const { area } = aim.attack;
    const foes = foesElsewhere(aiming, from);
    const lowest = new Map<string, AreaPlacement>();
    if (area === null) return [];
    for (const laid of placementsOf(compiled, area, foes, from)) {
      const seen = seenIn(aim, foes, laid.foes, from);
      const targets = seen.map((foe) => idOf(aiming, foe)).sort(compareTexts);
      const placement = { hexes: hexesOfPlacement(laid), targets };
      const id = JSON.stringify(placement.targets);
      const known = lowest.get(id);
      if (
        targets.length > 0 &&
        (known === undefined || compareAll(placement.hexes, known.hexes) < 0) &&
        mayLay(aim, laid, from)
      )
        lowest.set(id, placement);
    }
    return [...lowest.values()].sort((a, b) => compareIds(a.targets, b.targets));
  });
