import { hexOf } from '../board/internal.js';
import { compare, compareAll } from '../hex/index.js';
import { cheapestPaths } from '../pathfinding/internal.js';
import { PATH_LIMIT } from '../pathfinding/index.js';
import {
  hexesOfPlacement,
  isAdjacentTo,
  isSeenFrom,
  placementsFrom,
  type Placement,
} from '../targeting/internal.js';
import type { Hex } from '../vocabulary/index.js';
import { choiceCovering, type Group } from './group.js';
import type { TurnSituation } from './pursue.js';
import { gives, placesOf, sizeOf, type TargetSet } from './target-set.js';

/** One attack of an option. */
export interface MonsterAttack {
  /** The id of the target. */
  readonly on: string;
  /** Whether it is ranged and the target adjacent (R-ATK-13); conditions come on top. */
  readonly disadvantage: boolean;
}

/** Whom an attack ability hits from one hex. */
export interface MonsterTargets {
  /** The targets in ascending order of their ids, the focus among them; empty where nothing is attacked. */
  readonly attacks: readonly MonsterAttack[];
  /**
   * For an area one placement that gives these targets: the one that covers most of them, lowest
   * hexes first. Others may be as good; some of its hexes may be wall. `null` without an area.
   */
  readonly area: readonly Hex[] | null;
}

/** Where a figure ends its move. */
export interface MonsterMove {
  /** The hex on which it ends; its own if it stays. */
  readonly to: Hex;
  /** The canonical shortest path there: the hexes entered in order, none if it stays. */
  readonly path: readonly Hex[];
  /** All shortest paths, the canonical one first, at most 1,000; `null` unless asked for. */
  readonly paths: readonly (readonly Hex[])[] | null;
  /** Ids of the focuses for which it goes there, ascending. */
  readonly focus: readonly string[];
  /** The hexes it is heading for: `to` if it attacks from there, else goals of later turns. */
  readonly destinations: readonly Hex[];
}

/** One of the ends that the rules allow for the turn. */
export interface MonsterOption extends MonsterMove, MonsterTargets {
  /** The attack printed above the move, made from the starting hex; no targets where there is none. */
  readonly attacksFirst: MonsterTargets;
}

/** No attack. */
export const NO_TARGETS: MonsterTargets = { attacks: [], area: null };

const compareIds = (a: MonsterAttack, b: MonsterAttack): number => (a.on < b.on ? -1 : 1);

/** The foes of a placement that are seen from a cell, as a set. */
const seenOf = (
  { compiled, foes, aim }: Group,
  { foes: covered }: Placement,
  cell: number,
): TargetSet =>
  covered.reduce((set, place) => {
    const foe = foes[place];
    return foe !== undefined && isSeenFrom(compiled, foe, cell, aim.rule)
      ? set | (1 << place)
      : set;
  }, 0);

const placementFor = (group: Group, targets: TargetSet, cell: number): readonly Hex[] | null => {
  const { compiled, foes, aim } = group;
  const { area, range } = aim.attack;
  if (area === null) return null;
  const choiceFor = choiceCovering(group, cell);
  const isFitting = (seen: TargetSet): boolean => {
    const choice = (seen & ~targets) === 0 ? choiceFor(seen) : null;
    return choice !== null && gives(choice, targets);
  };
  let most = 0;
  let lowest: readonly Hex[] | null = null;
  for (const placement of placementsFrom(compiled, area, foes, range, cell)) {
    const seen = seenOf(group, placement, cell);
    const size = sizeOf(seen);
    if (size < most || !isFitting(seen)) continue;
    const hexes = [...hexesOfPlacement(placement)].sort(compare);
    if (lowest !== null && size === most && compareAll(hexes, lowest) >= 0) continue;
    most = size;
    lowest = hexes;
  }
  return lowest;
};

/** Writes a set of targets as ids, with what of disadvantage remains. */
export const describeTargets = (
  { scene }: TurnSituation,
  group: Group,
  targets: TargetSet,
  cell: number,
): MonsterTargets => {
  const attacks = placesOf(targets).flatMap((place): readonly MonsterAttack[] => {
    const foe = group.foes[place];
    const on = foe === undefined ? undefined : scene.figures[foe.figure]?.id;
    return foe === undefined || on === undefined
      ? []
      : [{ on, disadvantage: group.aim.attack.isRanged && isAdjacentTo(foe, cell) }];
  });
  return { attacks: [...attacks].sort(compareIds), area: placementFor(group, targets, cell) };
};

/** Writes a move with its path. */
export const describeMove = (
  situation: TurnSituation,
  to: number,
  destinations: readonly number[],
  allPaths: boolean,
): Omit<MonsterMove, 'focus'> => {
  const { compiled, ground, costs, scene, self, from } = situation;
  const limit = allPaths ? PATH_LIMIT : 1;
  const paths = cheapestPaths(ground, { scene, self, from }, costs, to, limit);
  return {
    to: hexOf(compiled, to),
    path: paths[0] ?? [],
    paths: allPaths ? paths : null,
    destinations: destinations.map((cell) => hexOf(compiled, cell)),
  };
};
