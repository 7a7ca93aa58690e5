import { FAR, hexOf, NONE } from '../board/internal.js';
import { movementOf, negativesOf, UNREACHED, type Cost } from '../pathfinding/internal.js';
import { areEnemies, attackCells, proximity } from '../targeting/internal.js';
import type { Hex } from '../vocabulary/index.js';
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

/** A candidate with its place among the foes. */
interface Rival {
  readonly foe: number;
  readonly id: string;
  readonly key: FocusKey | null;
  readonly from: Hex | null;
}

/** The focus, as the kernel sees it. */
export interface Chosen {
  /** Places of the focuses among the aim's foes; several where the players decide. */
  readonly foes: readonly number[];
  readonly trace: readonly FocusTrace[];
  readonly decidedBy: Decision;
}

interface Nearest {
  readonly cell: number;
  readonly cost: Cost;
}

/** The cheapest hex where the figure may end and attack the foe from (R-FOCUS-4). */
const nearest = ({ ground, costs }: Situation, cells: Uint8Array): Nearest | null => {
  let at = NONE;
  let least: Cost = UNREACHED;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 1 || ground.mayEnd[cell] !== 1) continue;
    const cost = costs[cell] ?? UNREACHED;
    if (cost < least) {
      least = cost;
      at = cell;
    }
  }
  return at === NONE ? null : { cell: at, cost: least };
};

const rivalOf = (situation: Situation, place: number): Rival => {
  const { aim, compiled, scene, from, initiatives } = situation;
  const foe = aim.foes[place];
  const id = scene.figures[foe?.figure ?? 0]?.id ?? '';
  const found = foe === undefined ? null : nearest(situation, attackCells(aim, foe));
  if (foe === undefined || found === null) return { foe: place, id, key: null, from: null };
  const distance = proximity(foe, from);
  const key: FocusKey = {
    negativeHexes: negativesOf(found.cost),
    movement: movementOf(found.cost),
    proximity: distance === FAR ? null : distance,
    initiative: initiatives[place] ?? 0,
  };
  return { foe: place, id, key, from: hexOf(compiled, found.cell) };
};

const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

const invisibleEnemies = ({ scene, side }: Situation): readonly FocusTrace[] =>
  scene.figures
    .filter((figure) => figure.invisible === true && areEnemies(side, figure.side))
    .map(({ id }): FocusTrace => ({ id, key: null, from: null, verdict: 'invisible' }))
    .sort(compareIds);

type Keyed = Rival & { readonly key: FocusKey };

const isKeyed = (rival: Rival): rival is Keyed => rival.key !== null;

/** What settled it: how the best rival who is not the focus lost, or that there was none. */
const decisionOf = (focuses: readonly Keyed[], runnerUp: Verdict | undefined): Decision => {
  if (focuses.length === 0) return 'nobody';
  if (focuses.length > 1) return 'players';
  return runnerUp === undefined ||
    runnerUp === 'focus' ||
    runnerUp === 'unattackable' ||
    runnerUp === 'invisible'
    ? 'onlyCandidate'
    : runnerUp;
};

/** Finds the focus: R-FOCUS-3 to R-FOCUS-8, R-FOCUS-11, R-FOCUS-12, R-FOCUS-14. */
export const chooseFocus = (situation: Situation): Chosen => {
  const { aim, rules } = situation;
  const order = focusOrd(rules);
  const rivals = aim.foes.map((_, place) => rivalOf(situation, place)).sort(compareIds);
  const keyed = rivals.filter(isKeyed).sort((a, b) => order.compare(a.key, b.key));
  const best = keyed[0];
  const verdicts = keyed.map(({ key }): Verdict =>
    best === undefined ? 'focus' : (decidingPart(rules, best.key, key) ?? 'focus'),
  );
  const focuses = keyed.filter((_, index) => verdicts[index] === 'focus');
  return {
    foes: focuses.map(({ foe }) => foe),
    trace: [
      ...keyed.map(({ id, key, from }, index) => ({
        id,
        key,
        from,
        verdict: verdicts[index] ?? 'focus',
      })),
      ...rivals
        .filter((rival) => !isKeyed(rival))
        .map(({ id }): FocusTrace => ({ id, key: null, from: null, verdict: 'unattackable' })),
      ...invisibleEnemies(situation),
    ],
    decidedBy: decisionOf(focuses, verdicts[focuses.length]),
  };
};
