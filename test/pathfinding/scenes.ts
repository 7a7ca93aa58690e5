/**
 * Random boards with figures on them and queries about them, and how they look to the slow movement
 * of `slow-paths.ts` and `slow-forced.ts`.
 *
 * @module
 */
import fc from 'fast-check';
import { hexesOf } from '../../src/board/index.js';
import type { ForcedMoveQuery, MovementQuery } from '../../src/pathfinding/index.js';
import {
  EDITIONS,
  MOVE_MODES,
  SIDES,
  type Hex,
  type MoveMode,
  type OverlayType,
  type Piece,
  type Side,
} from '../../src/vocabulary/index.js';
import { anyMap, deepFreeze, type FullMap, type Motion } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { adjacentHexes, isSame, keyOf, layOut, type SlowBoard } from '../board/slow-board.js';
import type { SlowMover } from './slow-paths.js';

/** Figures on a random map, and all of its hexes in random order; the figures stand on the first ones. */
export interface AnyScene {
  readonly map: FullMap;
  readonly figures: readonly Piece[];
  readonly spots: readonly Hex[];
}

const FIGURES = 7;

/** The same map with plain hexes instead of ice. */
export const withoutIce = (map: FullMap): FullMap => ({
  ...map,
  overlays: map.overlays.filter(({ type }) => type !== 'icy'),
});

/** Mostly friends and enemies, so that ways are neither all open nor all barred. */
const anySide: fc.Arbitrary<Side> = fc.constantFrom(...SIDES, 'characters', 'monsters', 'monsters');

/** Every second map is without ice, since ice makes the search go by slides. */
const maybeWithoutIce = fc
  .record({ map: anyMap, isIcy: fc.boolean() })
  .map(({ map, isIcy }): FullMap => (isIcy ? map : withoutIce(map)));

const anyFigures = fc.record({
  sides: fc.array(anySide, { maxLength: FIGURES }),
  invisible: fc.array(fc.constantFrom(true, false, false, false), {
    minLength: FIGURES,
    maxLength: FIGURES,
  }),
  isLarge: fc.boolean(),
});

/** A random map with up to seven figures, the last of which may stand on two hexes. */
export const anyScene: fc.Arbitrary<AnyScene> = maybeWithoutIce.chain((map) => {
  const hexes = [...hexesOf(boardOf(map))];
  const spots = fc.shuffledSubarray(hexes, { minLength: hexes.length });
  return fc.record({ spots, figures: anyFigures }).map(({ spots, figures }) => {
    const { sides, invisible, isLarge } = figures;
    const placed = sides.slice(0, spots.length).map((side, index): Piece => {
      const further = isLarge && index === sides.length - 1 ? spots[sides.length] : undefined;
      return {
        id: `figure ${String(index)}`,
        at: spots[index]!,
        side,
        invisible: invisible[index]!,
        ...(further === undefined ? {} : { alsoAt: [further] }),
      };
    });
    return deepFreeze({ map, spots, figures: placed });
  });
});

/** Everything on a scene moved. */
export const moveFigures = (figures: readonly Piece[], move: Motion): readonly Piece[] =>
  figures.map(({ alsoAt, ...figure }) => ({
    ...figure,
    at: move(figure.at),
    ...(alsoAt === undefined ? {} : { alsoAt: alsoAt.map(move) }),
  }));

/** A figure without its further hexes, so that it can move and be moved. */
const onOneHex = ({ id, at, side, invisible }: Piece): Piece => ({
  id,
  at,
  side,
  invisible: invisible ?? false,
});

/** A movement query on a random scene, with every field filled in but the overlays of the map. */
export interface AnyMovement extends AnyScene {
  readonly query: Required<Omit<MovementQuery, 'overlays'>> & { readonly mode: MoveMode };
}

export const anyMovement: fc.Arbitrary<AnyMovement> = fc
  .record({
    scene: anyScene,
    isListed: fc.boolean(),
    side: anySide,
    mode: fc.constantFrom<MoveMode>('walk', 'walk', 'walk', ...MOVE_MODES),
    flying: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    points: fc.option(fc.nat(8), { freq: 4 }),
    opensDoors: fc.boolean(),
    edition: fc.constantFrom(...EDITIONS),
    jumpDifficultLast: fc.option(fc.boolean(), { freq: 2 }),
  })
  .map(({ scene, isListed, jumpDifficultLast, ...query }) => {
    const [mover, others] = [scene.figures.slice(0, 1), scene.figures.slice(1)];
    return deepFreeze({
      ...scene,
      query: {
        ...query,
        from: scene.spots[0]!,
        figures: isListed ? [...mover.map(onOneHex), ...others] : others,
        rules: jumpDifficultLast === null ? {} : { jumpDifficultLast },
      },
    });
  });

/** A forced move on a random scene. The first figure, or nobody, moves the second one; each stands on one hex. */
export interface AnyForcedMove extends AnyScene {
  readonly query: Required<Omit<ForcedMoveQuery, 'overlays'>>;
}

export const anyForcedMove: fc.Arbitrary<AnyForcedMove> = fc
  .record({
    scene: anyScene.filter(({ spots }) => spots.length > 1),
    side: anySide,
    distance: fc.nat(4),
    flying: fc.boolean(),
    edition: fc.constantFrom(...EDITIONS),
    forcedMoveMayChooseBlocked: fc.boolean(),
  })
  .map(({ scene, forcedMoveMayChooseBlocked, ...query }) =>
    deepFreeze({
      ...scene,
      query: {
        side: query.side,
        distance: query.distance,
        flying: query.flying,
        edition: query.edition,
        source: scene.spots[0]!,
        target: scene.spots[1]!,
        figures: scene.figures.map((figure, index) => (index > 1 ? figure : onOneHex(figure))),
        rules: { forcedMoveMayChooseBlocked },
      },
    }),
  );

/** The map as the slow movement reads it: without doors that nobody can come to. */
export const slowBoardOf = (map: FullMap): SlowBoard => {
  const whole = layOut(map);
  const hasWayIn = (at: Hex): boolean => adjacentHexes(whole, at).length > 0;
  return layOut({
    ...map,
    doors: map.doors.filter(({ at, state }) => state === 'open' || hasWayIn(at)),
  });
};

/** What lies on each hex, coins apart. */
export const terrainOf = ({ overlays }: FullMap): ReadonlyMap<string, OverlayType> =>
  new Map(overlays.filter(({ type }) => type !== 'coin').map(({ type, at }) => [keyOf(at), type]));

const hexesUnder = (figures: readonly Piece[]): ReadonlySet<string> =>
  new Set(figures.flatMap(({ at, alsoAt }) => [at, ...(alsoAt ?? [])]).map(keyOf));

/** The hexes of the figures that are not the one on a hex, and of those among them that let nobody of a side pass. */
export const hindrances = (
  figures: readonly Piece[],
  self: Hex,
  side: Side,
): { readonly taken: ReadonlySet<string>; readonly barred: ReadonlySet<string> } => {
  const others = figures.filter(
    ({ at, alsoAt }) => ![at, ...(alsoAt ?? [])].some((hex) => isSame(hex, self)),
  );
  const isAlly = (figure: Piece): boolean => side !== 'neutral' && figure.side === side;
  return {
    taken: hexesUnder(others),
    barred: hexesUnder(others.filter((figure) => !isAlly(figure))),
  };
};

/** The mover of a query as the slow movement reads it. */
export const slowMoverOf = ({ map, query }: AnyMovement): SlowMover => {
  const flies = query.flying || query.mode === 'fly';
  return {
    board: slowBoardOf(map),
    mode: flies && query.mode !== 'teleport' ? 'fly' : query.mode,
    flies,
    from: query.from,
    terrain: terrainOf(map),
    ...hindrances(query.figures, query.from, query.side),
    jumpDifficultLast: query.rules.jumpDifficultLast ?? query.edition === 'gloomhaven',
  };
};
