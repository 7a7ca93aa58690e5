/**
 * Whom an attack can hit from a hex, by trying every placement of its area and every choice of
 * targets. Slow and plain, to check the real one by.
 *
 * @module
 */
import type { AreaPattern, AttackProfile, Candidate, Hex } from '../../src/vocabulary/index.js';
import {
  DIRECTIONS,
  isSame,
  keyOf,
  minus,
  plus,
  rangeBetween,
  rimOf,
  type SlowBoard,
} from '../board/slow-board.js';

/** All that decides whom an attack hits. */
export interface SlowAttack {
  readonly board: SlowBoard;
  readonly sees: (a: Hex, b: Hex) => boolean;
  /** The visible enemies of the attacker (R-FOCUS-3, R-ATK-25). */
  readonly enemies: readonly Candidate[];
  readonly profile: AttackProfile;
  /** A muddled attacker has nothing to lose by standing beside its target (R-MON-9). */
  readonly muddled: boolean;
}

/** A set of targets, by id, ascending. */
export type TargetSet = readonly string[];

const isOneOf = (set: TargetSet, { id }: Candidate): boolean => set.includes(id);

export const hexesOfFigure = (figure: Candidate): readonly Hex[] => [
  figure.at,
  ...(figure.alsoAt ?? []),
];

/** To the nearest of its hexes, if it covers several. */
export const rangeToFigure = (board: SlowBoard, from: Hex, figure: Candidate): number =>
  Math.min(...hexesOfFigure(figure).map((hex) => rangeBetween(board, from, hex)));

/** A grey hex makes an attack melee, whatever range is given (R-ATK-19, R-MON-4). */
const isRanged = ({ range, area }: AttackProfile): boolean =>
  (range ?? null) !== null && (area?.origin ?? null) === null;

const reachOf = (profile: AttackProfile): number => (isRanged(profile) ? (profile.range ?? 1) : 1);

/** Range and sight (R-LOS-5, R-ATK-18). */
const inRangeAndSight = ({ board, profile, sees, enemies }: SlowAttack, from: Hex): Candidate[] =>
  enemies.filter((enemy) =>
    hexesOfFigure(enemy).some(
      (hex) => rangeBetween(board, from, hex) <= reachOf(profile) && sees(from, hex),
    ),
  );

const rotate = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
const mirror = ({ q, r }: Hex): Hex => ({ q: q + r, r: -r });

/** The six turns of a pattern and those of its mirror image (R-ATK-19). */
const orientations = (hexes: readonly Hex[]): Hex[][] =>
  [[...hexes], hexes.map(mirror)].flatMap((pattern) => {
    const turns = [pattern];
    for (let turn = 1; turn < 6; turn++) turns.push(turns[turn - 1]!.map(rotate));
    return turns;
  });

/** Hexes that may be the one in range: also wall hexes, a step behind their nearest neighbour (R-ATK-20). */
const hexesInRange = ({ board, profile }: SlowAttack, from: Hex): Hex[] => {
  const rangeOf = (hex: Hex): number => rangeBetween(board, from, hex);
  const rangeOfWall = (hex: Hex): number =>
    1 + Math.min(...DIRECTIONS.map((direction) => rangeOf(plus(hex, direction))));
  return [
    ...[...board.floor.values()].filter((hex) => rangeOf(hex) <= reachOf(profile)),
    ...rimOf(board).filter((hex) => rangeOfWall(hex) <= reachOf(profile)),
  ];
};

/** Every way to lay the area for an attack from a hex; a melee area is fixed to it (R-ATK-19..21). */
export const placements = (attack: SlowAttack, area: AreaPattern, from: Hex): Hex[][] => {
  const { origin } = area;
  if (origin !== undefined && origin !== null)
    return orientations(area.hexes.map((hex) => minus(hex, origin))).map((pattern) =>
      pattern.map((offset) => plus(from, offset)),
    );
  const inRange = hexesInRange(attack, from);
  return orientations(area.hexes).flatMap((pattern) =>
    pattern.flatMap((within) =>
      inRange.map((hex) => pattern.map((offset) => plus(minus(offset, within), hex))),
    ),
  );
};

/**
 * Every enemy in the area that the attacker sees is a target, none can be left out (R-ATK-20..22). Of
 * a figure of several hexes it is enough to see any one.
 */
export const coveredBy = (attack: SlowAttack, placement: readonly Hex[], from: Hex): Candidate[] =>
  attack.enemies.filter((enemy) => {
    const hexes = hexesOfFigure(enemy);
    const isCovered = hexes.some((hex) => placement.some((covered) => isSame(covered, hex)));
    return isCovered && hexes.some((hex) => attack.sees(from, hex));
  });

/** All choices of so many, or of all if there are fewer. */
const choices = (enemies: readonly Candidate[], count: number): Candidate[][] => {
  const [first, ...others] = enemies;
  if (first === undefined || count <= 0) return [[]];
  if (enemies.length <= count) return [[...enemies]];
  return [
    ...choices(others, count - 1).map((choice) => [first, ...choice]),
    ...choices(others, count),
  ];
};

const distinct = (sets: readonly (readonly Candidate[])[]): TargetSet[] => [
  ...new Map(
    sets.map((set) => {
      const ids = set.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));
      return [JSON.stringify(ids), ids] as const;
    }),
  ).values(),
];

const plainSets = (attack: SlowAttack, from: Hex): Candidate[][] => {
  const available = inRangeAndSight(attack, from);
  const { targets = 1 } = attack.profile;
  return choices(available, targets === 'all' ? available.length : targets);
};

/**
 * All that an area covers and, with "Target n", n - 1 more in range and sight (R-MON-31). Where the
 * area can hit nobody it is laid for nothing, and the n - 1 others are still attacked.
 */
const areaSets = (attack: SlowAttack, area: AreaPattern, from: Hex): Candidate[][] => {
  const available = inRangeAndSight(attack, from);
  const { targets = 1 } = attack.profile;
  const covers = distinct(
    placements(attack, area, from).map((hexes) => coveredBy(attack, hexes, from)),
  ).filter((covered) => covered.length > 0);
  return (covers.length > 0 ? covers : [[]]).flatMap((ids) => {
    const covered = attack.enemies.filter((enemy) => isOneOf(ids, enemy));
    const others = available.filter((enemy) => !isOneOf(ids, enemy));
    return choices(others, targets === 'all' ? others.length : targets - 1).map((further) => [
      ...covered,
      ...further,
    ]);
  });
};

/** Every set of targets that an attack from a hex can have. */
export const targetSets = (attack: SlowAttack, from: Hex): TargetSet[] => {
  const area = attack.profile.area ?? null;
  const sets = area === null ? plainSets(attack, from) : areaSets(attack, area, from);
  return distinct(sets).filter((set) => set.length > 0);
};

/** A ranged attack on an adjacent figure, unless the attacker is muddled anyway (R-ATK-13, R-MON-9). */
export const atDisadvantage = (attack: SlowAttack, from: Hex, target: Candidate): boolean =>
  isRanged(attack.profile) && !attack.muddled && rangeToFigure(attack.board, from, target) === 1;

/** Whether the attack has an area that can be laid so that it hits somebody. */
export const canCover = (attack: SlowAttack, from: Hex): boolean => {
  const area = attack.profile.area ?? null;
  return (
    area !== null &&
    placements(attack, area, from).some((hexes) => coveredBy(attack, hexes, from).length > 0)
  );
};

/** Whether an area lies legally and, with the further targets allowed, gives just these targets. */
export const isLegalPlacement = (
  attack: SlowAttack,
  hexes: readonly Hex[],
  from: Hex,
  targets: TargetSet,
): boolean => {
  const nameOf = (list: readonly Hex[]): string => list.map(keyOf).sort().join(' ');
  const area = attack.profile.area ?? null;
  if (area === null) return false;
  const isLaid = placements(attack, area, from).some((one) => nameOf(one) === nameOf(hexes));
  const covered = coveredBy(attack, hexes, from);
  const further = attack.enemies.filter(
    (enemy) => isOneOf(targets, enemy) && !covered.includes(enemy),
  );
  const { targets: count = 1 } = attack.profile;
  return (
    isLaid &&
    covered.every((enemy) => isOneOf(targets, enemy)) &&
    (count === 'all' || further.length < count) &&
    further.every((enemy) => inRangeAndSight(attack, from).includes(enemy))
  );
};
