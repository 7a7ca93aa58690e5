import { FAR, hexOf, NONE, type Scene } from '../board/internal.js';
import { compareTexts } from '../core/index.js';
import { movementOf, negativesOf, UNREACHED } from '../pathfinding/internal.js';
import { areEnemies, attackCells, proximity, type Foe } from '../targeting/internal.js';
import type { Candidate, Hex } from '../vocabulary/index.js';
import { decidingPart, focusOrd, type FocusKey, type FocusKeyPart } from './key.js';
import type { Situation } from './query.js';

/** Why an enemy is not the focus: the part of its key that lost, or what keeps it from being one. */
export type Verdict = 'focus' | FocusKeyPart | 'unattackable' | 'invisible';

/** One enemy in the search for the focus. */
export interface FocusTrace {
  /** Id of the enemy. */
  readonly id: string;
  /** What it is compared by; `null` for who cannot be focused. */
  readonly key: FocusKey | null;
  /** The lowest of the nearest hexes from which it can be attacked, or `null`. */
  readonly from: Hex | null;
  /**
   * `focus`, the part of the key by which it lost, `unattackable` where no hex exists to attack it
   * from (R-FOCUS-11), or `invisible` (R-FOCUS-3).
   */
  readonly verdict: Verdict;
}

/** What settled the focus: the last part of the key that was needed. */
export type Decision = FocusKeyPart | 'onlyCandidate' | 'players' | 'nobody' | 'stunned';

/** The focus, as the kernel sees it. */
export interface Chosen {
  /** Places of the focuses among the aim's foes; several where the players decide. */
  readonly foes: readonly number[];
  readonly trace: readonly FocusTrace[];
  readonly decidedBy: Decision;
}

/** The cheapest hex where the figure may end and attack a foe from (R-FOCUS-4), or `NONE`. */
const nearest = ({ aim, ground, costs }: Situation, foe: Foe): number => {
  const cells = attackCells(aim, foe);
  let at = NONE;
  let least = UNREACHED;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 1 || ground.mayEnd[cell] !== 1 || costs[cell]! >= least) continue;
    at = cell;
    least = costs[cell]!;
  }
  return at;
};

/** The place of a figure in the initiative order. */
export const initiativeOf = ({ figures }: Scene, { figure }: Foe): number =>
  ((figures[figure] as Candidate).initiative ?? 0) + 0;

/** A candidate with its place among the foes. */
interface Rival extends Pick<FocusTrace, 'id' | 'from'> {
  readonly foe: number;
  readonly key: FocusKey;
}

/** Everybody who can be attacked from some hex. */
const rivalsOf = (situation: Situation): readonly Rival[] => {
  const { aim, compiled, scene, from, costs } = situation;
  return aim.foes.flatMap((foe, place) => {
    const cell = nearest(situation, foe);
    if (cell === NONE) return [];
    const near = proximity(foe, from);
    const key: FocusKey = {
      negativeHexes: negativesOf(costs[cell]!),
      movement: movementOf(costs[cell]!),
      proximity: near === FAR ? null : near,
      initiative: initiativeOf(scene, foe),
    };
    return { foe: place, id: scene.figures[foe.figure]!.id, key, from: hexOf(compiled, cell) };
  });
};

/** The enemies that cannot be focused, with the reason: first those that are seen, each by id. */
const othersOf = ({ scene, side }: Situation, rivals: readonly Rival[]): readonly FocusTrace[] =>
  scene.figures
    .filter((piece) => areEnemies(side, piece.side) && rivals.every(({ id }) => id !== piece.id))
    .map(({ id, invisible }): FocusTrace => ({
      id,
      key: null,
      from: null,
      verdict: invisible === true ? 'invisible' : 'unattackable',
    }))
    .sort((a, b) => compareTexts(b.verdict, a.verdict) || compareTexts(a.id, b.id));

/** The ids of the focus in a trace, ascending as equal rivals are there. */
export const focusIds = (trace: readonly FocusTrace[]): readonly string[] =>
  trace.flatMap(({ id, verdict }) => (verdict === 'focus' ? [id] : []));

/** Finds the focus: R-FOCUS-3 to R-FOCUS-8, R-FOCUS-11 to R-FOCUS-14. */
export const chooseFocus = (situation: Situation): Chosen => {
  const { rules, conditions } = situation;
  // A stunned figure performs no ability and so needs no focus (R-FOCUS-13).
  if (conditions.has('stun')) return { foes: [], trace: [], decidedBy: 'stunned' };
  const { compare } = focusOrd(rules);
  const rivals = [...rivalsOf(situation)].sort(
    (a, b) => compare(a.key, b.key) || compareTexts(a.id, b.id),
  );
  const lost = rivals.map(({ key }) => decidingPart(rules, rivals[0]!.key, key));
  const foes = rivals.flatMap(({ foe }, index) => (lost[index] === null ? [foe] : []));
  return {
    foes,
    trace: [
      ...rivals.map(({ id, key, from }, index): FocusTrace => ({
        id,
        key,
        from,
        verdict: lost[index] ?? 'focus',
      })),
      ...othersOf(situation, rivals),
    ],
    decidedBy:
      foes.length > 1 ? 'players' : (lost[1] ?? (foes.length === 0 ? 'nobody' : 'onlyCandidate')),
  };
};
