/** Whom abilities other than moves reach. */

import type { Deed, Figures } from '../content/index.js';
import { range } from '../board/index.js';
import { canBeAfflicted, hasCondition } from '../condition/index.js';
import { piecesOf, type Env } from './env.js';
import { harmsTarget } from './harmful.js';
import { relationsOf, type Count, type Reading } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import { canBeSeen, guardedConditions, hasTrait } from './trait.js';

/** The figures that an ability can be aimed at, and how many of them. */
export interface Reach {
  readonly candidates: readonly string[];
  /** How many at most; `all` is everyone. */
  readonly count: Count;
}

/** An ability that is aimed at figures: as attacks are, by range and targets, or with `to`. */
export type AimedDeed = Exclude<
  Deed,
  {
    readonly type:
      | 'move'
      | 'loot'
      | 'create'
      | 'destroy'
      | 'disarm'
      | 'moveOverlay'
      | 'chooseHex'
      | 'summon'
      | 'spawn'
      | 'infuse'
      | 'setElements'
      | 'groupLimit'
      | 'cycle'
      | 'win'
      | 'lose'
      | 'special'
      | 'bossSpecial'
      | 'focus'
      | 'swap'
      | 'playCard'
      | 'openDoor'
      | 'lockDoor'
      | 'revealRoom'
      | 'activate'
      | 'deactivate'
      | 'remove';
  }
>;

/** The fields by which abilities are aimed. */
interface Aim {
  readonly to: Figures | undefined;
  readonly range: unknown;
  readonly targets: unknown;
}

const aimOf = (ability: AimedDeed): Aim => {
  if (ability.type === 'bonus')
    return {
      to: ability.live === true ? 'self' : ability.bearers,
      range: undefined,
      targets: undefined,
    };
  const { to, range: hexes, targets } = ability as Partial<Aim>;
  return { to, range: hexes, targets };
};

/** Enemies cannot target the invisible (R-COND-16), nobody else whoever cannot be targeted. */
export const canBeTargeted = ({ env, state }: Reading, self: Figure, other: Figure): boolean =>
  relationsOf(self, other).includes('enemy')
    ? canBeSeen(env, state, other)
    : self.id === other.id || !hasTrait(env, state, other, 'noTargeting');

const ADJACENT_ENEMY: Figures = {
  type: 'select',
  who: ['enemy'],
  place: { type: 'within', range: 1 },
};

/** What an ability is for that says nothing of it. */
const usual = ({ type }: AimedDeed): Figures => {
  if (type === 'attack' || type === 'kill' || type === 'push' || type === 'pull')
    return ADJACENT_ENEMY;
  return type === 'experience' || type === 'money' ? 'owner' : 'self';
};

const unfiltered = (reading: Reading, self: Figure, ability: AimedDeed): Reach => {
  const { to, range: hexes, targets } = aimOf(ability);
  const isRanged = hexes !== undefined || targets !== undefined;
  const figures: Figures =
    to ??
    (isRanged
      ? {
          type: 'select',
          who: harmsTarget(reading, ability) ? ['enemy'] : ['self', 'ally'],
          count: (targets ?? 1) as number,
          place: { type: 'within', range: (hexes ?? 1) as number },
        }
      : usual(ability));
  const here = new Set(reading.state.figures.map(({ id }) => id));
  const found = reading
    .figures(figures)
    .filter((other) => here.has(other.id) && canBeTargeted(reading, self, other))
    .map(({ id }) => id);
  const isSelection = typeof figures === 'object' && figures.type === 'select';
  // Whoever is named by a word is not chosen.
  const count = isSelection ? reading.count(figures.count) : Math.max(1, found.length);
  const isByWord = found.length > 1 || ability.type === 'bonus';
  return { candidates: found, count: isSelection || !isByWord ? count : 'all' };
};

const missing = ({ hitPoints, maxHitPoints }: Figure): number => maxHitPoints - hitPoints;

const isAiling = ({ conditions }: Figure): boolean =>
  hasCondition(conditions, 'poison') || hasCondition(conditions, 'wound');

/** Whom a monster heals: whoever lost most, else the poisoned and wounded (R-MON-18). */
export const neediest = (figures: readonly Figure[]): readonly Figure[] => {
  const most = Math.max(0, ...figures.map(missing));
  return most > 0 ? figures.filter((one) => missing(one) === most) : figures.filter(isAiling);
};

/** Of enemies that a monster may choose between the nearest, then the first in the order (R-MON-13). */
export const foremost = (
  env: Env,
  state: GameState,
  self: Figure,
  figures: readonly Figure[],
): readonly Figure[] => {
  const board = env.boardOf(state);
  const places = new Map(piecesOf(state).map(({ id, initiative }) => [id, initiative ?? 0]));
  const best = <A>(among: readonly A[], numberOf: (one: A) => number): readonly A[] => {
    const least = Math.min(...among.map(numberOf));
    return among.filter((one) => numberOf(one) === least);
  };
  const nearest = best(figures, ({ at }) => range(board, self.at, at) ?? Number.MAX_SAFE_INTEGER);
  return best(nearest, ({ id }) => places.get(id) ?? 0);
};

/** Nobody is aimed at by conditions alone who is immune to all of them (R-COND-20). */
const susceptible = (
  env: Env,
  state: GameState,
  ability: AimedDeed,
  ids: readonly string[],
): readonly string[] =>
  ability.type === 'condition'
    ? ids.filter((id) =>
        state.figures.some(
          (one) =>
            one.id === id && canBeAfflicted(guardedConditions(env, state, one), ability.conditions),
        ),
      )
    : ids;

/**
 * Whom an ability can be aimed at. What says nothing is for its performer, harm for an adjacent enemy; with a
 * range, what harms is for enemies and what helps for its performer or allies.
 */
export const reachOf = (reading: Reading, self: Figure, ability: AimedDeed): Reach => {
  const { candidates, count } = unfiltered(reading, self, ability);
  const open = susceptible(reading.env, reading.state, ability, candidates);
  const clauses = ability.type === 'kill' ? (ability.if ?? []) : [];
  return {
    candidates: open.filter((target) => clauses.every(reading.with({ target }).holds)),
    count,
  };
};
