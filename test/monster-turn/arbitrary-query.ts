/**
 * Random queries for properties of focus and the monster's turn: those of the brute force, as plain
 * frozen JSON, with ways to move, reorder and rename all of it.
 *
 * @module
 */
import fc from 'fast-check';
import type { BoardMap, WallEdge } from '../../src/board/index.js';
import type { MonsterTurnQuery } from '../../src/monster-turn/index.js';
import type {
  AreaPattern,
  AttackProfile,
  Candidate,
  Hex,
  Overlay,
} from '../../src/vocabulary/index.js';
import { deepFreeze, type Motion } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { anyQuestion } from './questions.js';

/** A query with its map in place of the board. */
export interface Given extends Omit<MonsterTurnQuery, 'board'> {
  readonly map: BoardMap;
  readonly overlays: readonly Overlay[];
}

/** A random query, deeply frozen: the tests thereby also show that nothing changes its input. */
export const anyGiven: fc.Arbitrary<Given> = anyQuestion.map((question): Given =>
  deepFreeze(JSON.parse(JSON.stringify(question)) as Given),
);

/** The query with its board, which alone is not frozen. */
export const ask = ({ map, ...query }: Given): MonsterTurnQuery => ({
  ...query,
  board: boardOf(map),
});

const moveFigure = (figure: Candidate, move: Motion): Candidate => ({
  ...figure,
  at: move(figure.at),
  ...(figure.alsoAt === undefined ? {} : { alsoAt: figure.alsoAt.map(move) }),
});

/** Moves everything that has a place. Areas stay: they are turned and mirrored anyway (R-ATK-19). */
export const moveGiven = (given: Given, move: Motion): Given => ({
  ...given,
  map: {
    ...given.map,
    hexes: (given.map.hexes ?? []).map(move),
    wallHexes: (given.map.wallHexes ?? []).map(move),
    wallEdges: (given.map.wallEdges ?? []).map(([a, b]): WallEdge => [move(a), move(b)]),
    doors: (given.map.doors ?? []).map((door) => ({ ...door, at: move(door.at) })),
  },
  overlays: given.overlays.map((overlay) => ({ ...overlay, at: move(overlay.at) })),
  figures: given.figures.map((figure) => moveFigure(figure, move)),
});

const shuffled = <A>(list: readonly A[]): fc.Arbitrary<A[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });

const shuffledArea = (area: AreaPattern): fc.Arbitrary<AreaPattern> =>
  shuffled(area.hexes).map((hexes) => ({ ...area, hexes }));

const shuffledAttack = (attack: AttackProfile): fc.Arbitrary<AttackProfile> =>
  attack.area
    ? shuffledArea(attack.area).map((area) => ({ ...attack, area }))
    : fc.constant(attack);

const shuffledFigures = (figures: readonly Candidate[]): fc.Arbitrary<Candidate[]> =>
  shuffled(figures);

/** The same query with every list in another order, and its wall edges turned round. */
export const shuffleGiven = (given: Given): fc.Arbitrary<Given> => {
  const { map, action } = given;
  const attack = action.attack ? shuffledAttack(action.attack) : fc.constant(null);
  return fc
    .record({
      hexes: shuffled(map.hexes ?? []),
      wallHexes: shuffled(map.wallHexes ?? []),
      wallEdges: shuffled((map.wallEdges ?? []).map(([a, b]): WallEdge => [b, a])),
      doors: shuffled(map.doors ?? []),
      overlays: shuffled(given.overlays),
      figures: shuffledFigures(given.figures),
      conditions: shuffled(given.conditions ?? []),
      attack,
    })
    .map(({ overlays, figures, conditions, attack: turned, ...lists }) => ({
      ...given,
      map: { ...map, ...lists },
      overlays,
      figures,
      conditions,
      action: { ...action, attack: turned },
    }));
};

/** Gives figures other ids. */
export const renameGiven = (given: Given, rename: (id: string) => string): Given => ({
  ...given,
  actor: rename(given.actor),
  figures: given.figures.map((figure) => ({ ...figure, id: rename(figure.id) })),
});

const isThere = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** Whoever stands on a hex. */
export const figureAt = ({ figures }: Given, hex: Hex): Candidate | undefined =>
  figures.find(({ at, alsoAt = [] }) => [at, ...alsoAt].some((one) => isThere(one, hex)));

/** What lies on a hex, coins apart. */
export const overlayAt = ({ overlays }: Given, hex: Hex): Overlay['type'] | undefined =>
  overlays.find(({ at, type }) => type !== 'coin' && isThere(at, hex))?.type;

export const actorOf = ({ figures, actor }: Given): Candidate =>
  figures.find(({ id }) => id === actor)!;
