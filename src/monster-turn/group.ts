import { NONE } from '../board/internal.js';
import {
  cellsInRangeOf,
  isSeenFrom,
  isWithin,
  placementsOf,
  type Aim,
  type Foe,
  type Placement,
} from '../targeting/internal.js';
import { setWhere, sizeOf, type TargetChoice, type TargetSet } from './target-set.js';

/** Foes that may be attacked together with a focus, and how areas can be laid over them. */
export interface Group {
  readonly aim: Aim;
  /** At most `FOE_LIMIT` foes; their places are the bits of target sets. */
  readonly foes: readonly Foe[];
  /** The focus, as a set. */
  readonly focus: TargetSet;
  /** For each cell the ways to lay the area over foes; a ranged one may lie out of range. */
  readonly placements: (cell: number) => readonly Placement[];
  /** For each cell the foes that the area can cover together, sight apart. */
  readonly covers: (cell: number) => readonly TargetSet[];
}

/** The foes that a placement covers, sight apart, as a set. */
export const coveredBy = ({ foes }: Placement): TargetSet =>
  foes.reduce((set, place) => set | (1 << place), 0);

/**
 * Which foes the area can cover together from a cell. Placements of a ranged area that cover the same
 * foes are one: any of their hexes in range will do (R-ATK-20). Without further targets only those
 * that cover the focus matter.
 */
const coversOf = (
  { compiled, attack: { area, range, targets } }: Aim,
  placements: Group['placements'],
  focus: TargetSet,
): Group['covers'] => {
  if (area?.isMelee !== false) return (cell) => placements(cell).map(coveredBy);
  const laid = new Map<TargetSet, Placement[]>();
  for (const placement of placements(NONE)) {
    const set = coveredBy(placement);
    if (targets > 1 || (set & focus) !== 0) laid.set(set, [...(laid.get(set) ?? []), placement]);
  }
  const near = [...laid].map(([set, of]) => ({ set, cells: cellsInRangeOf(compiled, of, range) }));
  return (cell) => near.filter(({ cells }) => cells[cell] === 1).map(({ set }) => set);
};

/** The ways to lay the area: a melee one around each cell, a ranged one the same from everywhere. */
const placementsBy = (
  { compiled, attack: { area } }: Aim,
  foes: readonly Foe[],
): Group['placements'] => {
  if (area?.isMelee) return (cell) => placementsOf(compiled, area, foes, cell);
  const everywhere = area === null ? [] : placementsOf(compiled, area, foes, NONE);
  return () => everywhere;
};

/** Gathers the foes that an attack may hit along with the one in place `focus`. */
export const groupOf = (aim: Aim, foes: readonly Foe[], focus: number): Group => {
  const placements = placementsBy(aim, foes);
  const covers = coversOf(aim, placements, 1 << focus);
  return { aim, foes, focus: 1 << focus, placements, covers };
};

const choose = (fixed: TargetSet, among: TargetSet, more: number): TargetChoice => {
  const pool = among & ~fixed;
  return { fixed, pool, take: Math.min(more, sizeOf(pool)) };
};

/**
 * The choice that an area covering exactly some foes in sight leaves at a cell, or `null` if the focus
 * is not among its targets: further targets bring it in where the area does not (R-MON-31).
 */
export const choiceCovering = (
  { aim, foes, focus }: Group,
  cell: number,
): ((cover: TargetSet) => TargetChoice | null) => {
  const { area, targets } = aim.attack;
  const isPlain = area === null || targets > 1;
  const within = isPlain ? setWhere(foes, (foe) => isWithin(aim, foe, cell)) : 0;
  return (cover) => {
    const further = area === null ? targets : targets - 1;
    if ((cover & focus) !== 0) return choose(cover, within, further);
    return (within & focus) === 0 ? null : choose(cover | focus, within, further - 1);
  };
};

/**
 * All ways to choose targets from a cell that have the focus among them (R-MON-13, R-MON-14). A plain
 * attack has one, an area one for each set of foes that it can cover in sight (R-ATK-22).
 */
export const choicesAt = (group: Group, cell: number): readonly TargetChoice[] => {
  const { aim, foes } = group;
  const covers = group.covers(cell);
  const seen = covers.length > 0 ? setWhere(foes, (foe) => isSeenFrom(aim, foe, cell)) : 0;
  const distinct = [...new Set([0, ...covers.map((cover) => cover & seen)])];
  const choiceFor = choiceCovering(group, cell);
  return distinct.flatMap((cover) => choiceFor(cover) ?? []);
};
