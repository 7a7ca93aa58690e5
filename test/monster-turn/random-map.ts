/**
 * Random maps for checks against the slow solver.
 *
 * @module
 */
import fc from 'fast-check';
import type { Door, WallEdge } from '../../src/board/index.js';
import type { Hex, Overlay, OverlayType } from '../../src/vocabulary/index.js';
import { DIRECTIONS, isSame, plus } from '../board/slow-board.js';

/** A map, what lies on it, and the hexes where figures may stand. */
export interface RandomMap {
  readonly map: {
    readonly hexes: readonly Hex[];
    readonly wallHexes: readonly Hex[];
    readonly wallEdges: readonly WallEdge[];
    readonly doors: readonly Required<Omit<Door, 'id'>>[];
  };
  readonly overlays: readonly Overlay[];
  readonly free: readonly Hex[];
}

const MOST_HEXES = 60;
const FEWEST_HEXES = 20;

/** A hex of the ground before it is known what becomes of it: even-q offset, filled row by row. */
const groundHex = (index: number, columns: number): Hex => {
  const q = index % columns;
  return { q, r: Math.floor(index / columns) - Math.ceil(q / 2) };
};

type Fate = 'floor' | 'rock' | 'nothing' | 'door';

/** Draws a word with the given weights. */
export const weighted = <A>(weights: readonly (readonly [number, A])[]): fc.Arbitrary<A> =>
  fc.oneof(...weights.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const fates: fc.Arbitrary<Fate> = weighted([
  [18, 'floor'],
  [2, 'rock'],
  [1, 'nothing'],
  [1, 'door'],
]);

const open: fc.Arbitrary<OverlayType | null> = weighted([
  [20, null],
  [2, 'obstacle'],
  [2, 'difficult'],
  [1, 'coin'],
]);

const busy: fc.Arbitrary<OverlayType | null> = weighted([
  [18, null],
  [3, 'obstacle'],
  [3, 'trap'],
  [1, 'hazardous'],
  [3, 'difficult'],
  [1, 'treasure'],
  [1, 'corridor'],
  [1, 'pressurePlate'],
]);

const frozen: fc.Arbitrary<OverlayType | null> = weighted([
  [10, null],
  [2, 'obstacle'],
  [2, 'trap'],
  [2, 'difficult'],
  [6, 'icy'],
]);

const manyOf = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<A[]> =>
  fc.array(one, { minLength: MOST_HEXES, maxLength: MOST_HEXES, size: 'max' });

/** Thin walls: whole columns with a gap, as between rooms, and single edges. */
interface Walls {
  readonly column: number | null;
  readonly gap: number;
  readonly edges: readonly (readonly [number, number])[];
}

const walls: fc.Arbitrary<Walls> = fc.record({
  column: fc.option(fc.nat({ max: 8 })),
  gap: fc.nat({ max: 9 }),
  edges: fc.array(fc.tuple(fc.nat({ max: MOST_HEXES - 1 }), fc.nat({ max: 5 })), { maxLength: 8 }),
});

const noWalls: Walls = { column: null, gap: 0, edges: [] };

interface Ground {
  readonly columns: number;
  readonly size: number;
  readonly fates: readonly Fate[];
  readonly lies: readonly (OverlayType | null)[];
  readonly walls: Walls;
  readonly doorsOpen: boolean;
}

const groundOf = (
  fate: fc.Arbitrary<Fate>,
  lies: fc.Arbitrary<OverlayType | null>,
  wall: fc.Arbitrary<Walls>,
): fc.Arbitrary<Ground> =>
  fc.record({
    columns: fc.integer({ min: 4, max: 9 }),
    size: fc.integer({ min: FEWEST_HEXES, max: MOST_HEXES }),
    fates: manyOf(fate),
    lies: manyOf(lies),
    walls: wall,
    doorsOpen: fc.boolean(),
  });

type Edge = readonly [Hex, Hex];

/** The edges of thin walls, among them some that lead off the board. */
const edgesOf = (all: readonly Hex[], { column, gap, edges }: Walls): readonly Edge[] => {
  const rightOf = (hex: Hex): readonly Edge[] =>
    [DIRECTIONS[0]!, DIRECTIONS[1]!].map((direction): Edge => [hex, plus(hex, direction)]);
  const line = all.filter(({ q }) => q === column).filter((_, row) => row !== gap);
  const single = edges.flatMap(([index, direction]): readonly Edge[] => {
    const hex = all[index];
    return hex === undefined ? [] : [[hex, plus(hex, DIRECTIONS[direction]!)]];
  });
  return [...line.flatMap(rightOf), ...single];
};

const isOneOf = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((one) => isSame(one, hex));

const layMap = (ground: Ground): RandomMap => {
  const { columns, size, doorsOpen } = ground;
  const all = Array.from({ length: size }, (_, index) => groundHex(index, columns));
  const withFate = (fate: Fate): Hex[] => all.filter((_, index) => ground.fates[index] === fate);
  const hexes = withFate('floor');
  const doors = withFate('door')
    .filter((at) => DIRECTIONS.some((direction) => isOneOf(hexes, plus(at, direction))))
    .map((at) => ({ at, state: doorsOpen ? ('open' as const) : ('closed' as const) }));
  const free = doorsOpen ? [...hexes, ...doors.map(({ at }) => at)] : hexes;
  const wallEdges = edgesOf(all, ground.walls).filter((edge) =>
    edge.some((hex) => isOneOf(free, hex)),
  );
  const overlays = all.flatMap((at, index) => {
    const type = isOneOf(hexes, at) ? (ground.lies[index] ?? null) : null;
    return type === null ? [] : [{ type, at }];
  });
  return { map: { hexes, wallHexes: withFate('rock'), wallEdges, doors }, overlays, free };
};

/** A random map of 20 to 60 hexes, walls included; half of them have walls, doors, traps or ice. */
export const anyRandomMap: fc.Arbitrary<RandomMap> = fc
  .oneof(
    { weight: 5, arbitrary: groundOf(fc.constant('floor'), open, fc.constant(noWalls)) },
    { weight: 4, arbitrary: groundOf(fates, busy, walls) },
    { weight: 1, arbitrary: groundOf(fates, frozen, walls) },
  )
  .map(layMap);
