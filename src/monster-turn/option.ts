import { compareTexts } from '../core/index.js';
import { compare, compareAll } from '../hex/index.js';
import {
  hexesOfPlacement,
  isAdjacentTo,
  isSeenFrom,
  mayLay,
  type Placement,
} from '../targeting/internal.js';
import type { Hex } from '../vocabulary/index.js';
import { choiceCovering, coveredBy } from './group.js';
import type { Plan } from './plan.js';
import { gives, setWhere, sizeOf, type TargetChoice, type TargetSet } from './target-set.js';

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

/** Of the placements that give a set of targets the one that covers most of them, lowest hexes first. */
const placementFor = (
  placements: readonly Placement[],
  seen: TargetSet,
  targets: TargetSet,
  choiceFor: (cover: TargetSet) => TargetChoice | null,
  mayBeLaid: (placement: Placement) => boolean,
): readonly Hex[] | null => {
  let most = 0;
  let lowest: readonly Hex[] | null = null;
  for (const placement of placements) {
    const cover = coveredBy(placement) & seen;
    const choice = (cover & ~targets) === 0 ? choiceFor(cover) : null;
    const size = sizeOf(cover);
    if (size < most || choice === null || !gives(choice, targets)) continue;
    const hexes = [...hexesOfPlacement(placement)].sort(compare);
    if (lowest !== null && size === most && compareAll(hexes, lowest) >= 0) continue;
    if (!mayBeLaid(placement)) continue;
    most = size;
    lowest = hexes;
  }
  return lowest;
};

/** Writes sets of targets attacked from a cell as ids, with what of disadvantage remains. */
export const describerAt = (
  { situation, group }: Plan,
  cell: number,
): ((targets: TargetSet) => MonsterTargets) => {
  const { foes, aim } = group;
  const { area, isRanged } = aim.attack;
  const placements = group.placements(cell);
  const seen = setWhere(foes, (foe) => area !== null && isSeenFrom(aim, foe, cell));
  const choiceFor = choiceCovering(group, cell);
  return (targets) => ({
    attacks: foes
      .flatMap((foe, place) =>
        (targets & (1 << place)) === 0
          ? []
          : {
              on: situation.scene.figures[foe.figure]!.id,
              disadvantage: isRanged && isAdjacentTo(foe, cell),
            },
      )
      .sort((a, b) => compareTexts(a.on, b.on)),
    area:
      area &&
      placementFor(placements, seen, targets, choiceFor, (placement) =>
        mayLay(aim, placement, cell),
      ),
  });
};
