import { NONE } from '../board/internal.js';
import type { Board } from '../board/index.js';
import { isLeft } from '../core/index.js';
import { compareAll } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { readJourney, type Journey, type PathQuery, type PathsQuery } from './check.js';
import { movementOf, negativesOf, UNREACHED, type Cost } from './cost.js';
import { costsFrom, type Ground } from './ground.js';
import { layersFrom } from './layer.js';
import type { Mover } from './query.js';
import { costInLayers, doorsFor, groundUnder, moveBeside } from './reach.js';
import { straightRoutes, walkingRoutes } from './routes-over.js';
import { countRoutes, firstRoute, listRoutes, type Routes } from './route.js';

/** A cheapest way to a hex. */
export interface Way {
  /** The hexes entered in order, the last one is the goal; empty for staying. */
  readonly path: readonly Hex[];
  /** Movement points that it takes. */
  readonly movement: number;
  /** Traps and hazardous hexes that it enters. */
  readonly negativeHexes: number;
}

/** All cheapest ways to a hex. */
export interface Ways {
  /** Up to the limit that was asked for, in ascending order of their hexes from the start. */
  readonly paths: readonly (readonly Hex[])[];
  /** How many there are in all; at most 2^53 - 1. */
  readonly total: number;
  /** Movement points that each of them takes. */
  readonly movement: number;
  /** Traps and hazardous hexes that each of them enters. */
  readonly negativeHexes: number;
}

/** Cheapest ways to a cell, and the hex of a door behind it, if the goal is a closed door. */
interface Found {
  readonly cost: Cost;
  readonly routes: Routes;
  readonly door: readonly Hex[];
}

const walkTo = (ground: Ground, mover: Mover, cell: number): Omit<Found, 'door'> | null => {
  const layers = layersFrom(ground, mover.from, mover.points);
  const cost = costInLayers(layers, cell);
  if (cost === UNREACHED) return null;
  const isCheapest = (at: number, spent: Cost): boolean =>
    layers[negativesOf(spent)]?.[at] === movementOf(spent);
  return { cost, routes: walkingRoutes(ground, mover, cell, cost, isCheapest) };
};

const flyTo = (ground: Ground, mover: Mover, cell: number): Omit<Found, 'door'> | null => {
  const cost = costsFrom(ground, mover.from)[cell] ?? UNREACHED;
  return cost === UNREACHED ? null : { cost, routes: straightRoutes(ground, mover.from, cell) };
};

const waysTo = (ground: Ground, mover: Mover, cell: number): Omit<Found, 'door'> | null => {
  const found = mover.mode === 'walk' ? walkTo(ground, mover, cell) : flyTo(ground, mover, cell);
  return found !== null && movementOf(found.cost) <= mover.points ? found : null;
};

/** Ways to a closed door lead beside it and one step further (R-MOVE-6, R-MOVE-11). */
const waysIn = (ground: Ground, mover: Mover, goal: Hex): readonly Found[] => {
  const door = doorsFor(mover).find(({ at }) => at.q === goal.q && at.r === goal.r);
  const beside = moveBeside(ground, mover);
  const found = (door?.from ?? []).flatMap(
    (cell) => waysTo(beside.ground, beside.mover, cell) ?? [],
  );
  const least = Math.min(...found.map(({ cost }) => cost));
  return found
    .filter(({ cost }) => cost === least)
    .map((ways) => ({ ...ways, cost: ways.cost + 1, door: [goal] }));
};

const find = ({ mover, to: goal }: Journey): readonly Found[] => {
  const ground = groundUnder(mover);
  const cell = mover.compiled.find(goal.q, goal.r);
  if (cell === NONE) return waysIn(ground, mover, goal);
  const found = ground.mayEnd[cell] === 1 ? waysTo(ground, mover, cell) : null;
  return found === null ? [] : [{ ...found, door: [] }];
};

/**
 * The canonical cheapest way to a hex: fewest negative hexes among the ways within the points, then
 * least movement, then the lowest hexes compared from the start. `null` where the move cannot end
 * there or the query is faulty ({@link checkPath} says why).
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { shortestPath } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. ^ .', '. . .'] });
 * assert(board._tag === 'Right');
 * const way = shortestPath(board.right, { from: { q: 0, r: 0 }, to: { q: 2, r: -1 }, side: 'monsters' });
 * assert.deepEqual(way, {
 *   path: [{ q: 1, r: 0 }, { q: 2, r: -1 }],
 *   movement: 2,
 *   negativeHexes: 0,
 * });
 */
export const shortestPath = (board: Board, query: PathQuery): Way | null => {
  const journey = readJourney(board, query);
  if (isLeft(journey)) return null;
  const { compiled } = journey.right.mover;
  const ways = find(journey.right).map(({ cost, routes, door }) => ({
    path: [...firstRoute(compiled, routes), ...door],
    movement: movementOf(cost),
    negativeHexes: negativesOf(cost),
  }));
  return ways.sort((a, b) => compareAll(a.path, b.path))[0] ?? null;
};

/** More ways than {@link allShortestPaths} ever lists, whatever limit is asked for. */
const MOST_PATHS = 10_000;

/**
 * All cheapest ways to a hex, by the measure of {@link shortestPath}, which is the first of them. At
 * most `limit` are listed (default 1,000, never more than 10,000); `total` counts them all.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { allShortestPaths } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . .', '. . .'] });
 * assert(board._tag === 'Right');
 * const ways = allShortestPaths(board.right, { from: { q: 0, r: 0 }, to: { q: 2, r: -1 }, side: 'monsters' });
 * assert.equal(ways?.total, 2);
 */
export const allShortestPaths = (board: Board, query: PathsQuery): Ways | null => {
  const journey = readJourney(board, query);
  const found = isLeft(journey) ? [] : find(journey.right);
  const cost = found[0]?.cost;
  if (isLeft(journey) || cost === undefined) return null;
  const { compiled } = journey.right.mover;
  const limit = Math.min(journey.right.limit, MOST_PATHS);
  const paths = found.flatMap(({ routes, door }) =>
    listRoutes(compiled, routes, limit).map((path) => [...path, ...door]),
  );
  const total = found.reduce((sum, { routes }) => sum + countRoutes(routes), 0);
  return {
    paths: paths.sort(compareAll).slice(0, limit),
    total: Math.min(total, Number.MAX_SAFE_INTEGER),
    movement: movementOf(cost),
    negativeHexes: negativesOf(cost),
  };
};
