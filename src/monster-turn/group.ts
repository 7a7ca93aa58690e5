import type { CompiledBoard } from '../board/internal.js';
import {
  cellsInRangeOf,
  foesByCell,
  isAdjacentTo,
  isSeenFrom,
  isWithin,
  placementsAround,
  placementsOnFoes,
  type Aim,
  type Attack,
  type Foe,
  type Placement,
} from '../targeting/internal.js';
import type { TargetChoice, TargetSet } from './target-set.js';
import { sizeOf } from './target-set.js';

/** Foes that may be attacked together with a focus, and how areas can be laid over them. */
export interface Group {
  readonly compiled: CompiledBoard;
  readonly aim: Aim;
  /** At most `FOE_LIMIT` foes; their places are the bits of target sets. */
  readonly foes: readonly Foe[];
  /** The focus, as a set. */
  readonly focus: TargetSet;
  /** For each cell the foes that the area can cover together, sight apart. */
  readonly covers: (cell: number) => readonly TargetSet[];
}

const toSet = (places: readonly number[]): TargetSet =>
  places.reduce((set, place) => set | (1 << place), 0);

const distinctSets = (placements: readonly Placement[]): readonly TargetSet[] => [
  ...new Set(placements.map(({ foes }) => toSet(foes))),
];

/**
 * Which foes a ranged area can cover together from a cell. Placements that cover the same foes are
 * one: any of their hexes in range will do (R-ATK-20). Without further targets only those that cover
 * the focus matter.
 */
const rangedCovers = (
  compiled: CompiledBoard,
  { area, range, targets }: Attack,
  foes: readonly Foe[],
  focus: TargetSet,
): Group['covers'] => {
  const placements =
    area === null ? [] : placementsOnFoes(compiled, area, foesByCell(compiled, foes), foes);
  const laid = new Map<TargetSet, Placement[]>();
  for (const placement of placements) {
    const set = toSet(placement.foes);
    if (targets === 1 && (set & focus) === 0) continue;
    const known = laid.get(set);
    if (known === undefined) laid.set(set, [placement]);
    else known.push(placement);
  }
  const near = [...laid].map(([set, of]) => ({ set, cells: cellsInRangeOf(compiled, of, range) }));
  return (cell) => near.filter(({ cells }) => cells[cell] === 1).map(({ set }) => set);
};

const coversOf = (
  compiled: CompiledBoard,
  attack: Attack,
  foes: readonly Foe[],
  focus: TargetSet,
): Group['covers'] => {
  const { area } = attack;
  if (area === null) return () => [];
  if (!area.isMelee) return rangedCovers(compiled, attack, foes, focus);
  const standing = foesByCell(compiled, foes);
  return (cell) => distinctSets(placementsAround(compiled, area, standing, cell));
};

/** Gathers the foes that an attack may hit along with the one in place `focus`. */
export const groupOf = (aim: Aim, foes: readonly Foe[], focus: number): Group => ({
  compiled: aim.compiled,
  aim,
  foes,
  focus: 1 << focus,
  covers: coversOf(aim.compiled, aim.attack, foes, 1 << focus),
});

/** The foes that are seen from a cell, as a set. */
const seenFrom = ({ compiled, foes, aim }: Group, cell: number): TargetSet =>
  foes.reduce(
    (set, foe, place) => (isSeenFrom(compiled, foe, cell, aim.rule) ? set | (1 << place) : set),
    0,
  );

/** The foes within range and sight of a cell, as a set. */
const withinOf = ({ compiled, foes, aim }: Group, cell: number): TargetSet => {
  let set: TargetSet = 0;
  for (let place = 0; place < foes.length; place++) {
    const foe = foes[place];
    if (foe !== undefined && isWithin(compiled, foe, cell, aim.attack.range, aim.rule))
      set |= 1 << place;
  }
  return set;
};

const choose = (fixed: TargetSet, among: TargetSet, more: number): TargetChoice => {
  const pool = among & ~fixed;
  return { fixed, pool, take: Math.min(more, sizeOf(pool)) };
};

/** The area covers `cover`; further targets bring in the focus if the area does not (R-MON-31). */
const choiceWithArea = (
  cover: TargetSet,
  within: TargetSet,
  focus: TargetSet,
  further: number,
): TargetChoice | null => {
  if ((cover & focus) !== 0) return choose(cover, within, further);
  return further >= 1 && (within & focus) !== 0 ? choose(cover | focus, within, further - 1) : null;
};

/** The choice that an area covering exactly `seen` leaves at a cell, or `null` without the focus. */
export const choiceCovering = (
  group: Group,
  cell: number,
): ((seen: TargetSet) => TargetChoice | null) => {
  const { targets } = group.aim.attack;
  const within = targets > 1 ? withinOf(group, cell) : 0;
  return (seen) => choiceWithArea(seen, within, group.focus, targets - 1);
};

/**
 * All ways to choose targets from a cell that have the focus among them (R-MON-13, R-MON-14). A plain
 * attack has one, an area one for each set of foes that it can cover in sight (R-ATK-22).
 */
export const choicesAt = (group: Group, cell: number): readonly TargetChoice[] => {
  const { attack } = group.aim;
  const { focus } = group;
  if (attack.area === null) {
    const within = withinOf(group, cell);
    return (within & focus) === 0 ? [] : [choose(focus, within, attack.targets - 1)];
  }
  const seen = seenFrom(group, cell);
  const within = attack.targets > 1 ? withinOf(group, cell) : 0;
  const covers = new Set([0, ...group.covers(cell).map((cover) => cover & seen)]);
  return [...covers].flatMap(
    (cover) => choiceWithArea(cover, within, focus, attack.targets - 1) ?? [],
  );
};

/** The foes of a set that are adjacent to a cell: at disadvantage if the attack is ranged (R-ATK-13). */
export const adjacentOf = ({ foes }: Group, set: TargetSet, cell: number): TargetSet => {
  let adjacent: TargetSet = 0;
  for (let place = 0; place < foes.length; place++) {
    const foe = foes[place];
    if ((set & (1 << place)) !== 0 && foe !== undefined && isAdjacentTo(foe, cell))
      adjacent |= 1 << place;
  }
  return adjacent;
};
