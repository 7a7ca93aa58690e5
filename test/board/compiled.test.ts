import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, type WallEdge } from '../../src/board/index.js';
import { compiledOf, spread, type CompiledBoard, type Lattice } from '../../src/board/internal.js';
import { anyMap, type FullMap } from './maps.js';
import { boardOf } from './scene.js';
import {
  DIRECTIONS,
  isWalled,
  keyOf,
  layOut,
  plus,
  rangeBetween,
  type SlowBoard,
} from './slow-board.js';

const NONE = -1;

/** By edge number: counter-clockwise on screen from up-right. */
const AROUND: readonly Hex[] = [1, 2, 3, 4, 5, 0].map((direction) => DIRECTIONS[direction]!);

const byHex = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;
const byEdge = (a: WallEdge, b: WallEdge): number => byHex(a[0], b[0]) || byHex(a[1], b[1]);

const hexAt = ({ q, r }: CompiledBoard, cell: number): Hex => ({ q: q[cell]!, r: r[cell]! });

const cellsOf = (compiled: CompiledBoard): readonly (readonly [number, Hex])[] =>
  Array.from({ length: compiled.count }, (_, cell) => [cell, hexAt(compiled, cell)] as const);

const cellOf = ({ find }: CompiledBoard, { q, r }: Hex): number => find(q, r);

/** Neighbours on the board that no thin wall parts from a hex, as cells. */
const beside = (compiled: CompiledBoard, slow: SlowBoard, hex: Hex): readonly number[] =>
  AROUND.map((step) => plus(hex, step))
    .filter((other) => slow.floor.has(keyOf(other)) && !isWalled(slow, hex, other))
    .map((other) => cellOf(compiled, other))
    .sort((a, b) => a - b);

/** What is asked of every board: the map, what was compiled and the slow board beside it. */
const everyBoard = (
  check: (compiled: CompiledBoard, slow: SlowBoard, map: FullMap) => void,
): void => {
  fc.assert(
    fc.property(anyMap, (map) => {
      check(compiledOf(boardOf(map)), layOut(map), map);
    }),
  );
};

describe('cells of a board', () => {
  it('are numbered in ascending order of hexes, and found by these', () => {
    everyBoard((compiled, slow) => {
      const hexes = [...slow.floor.values()].sort(byHex);
      expect(cellsOf(compiled).map(([, hex]) => hex)).toEqual(hexes);
      expect(hexes.map((hex) => cellOf(compiled, hex))).toEqual(hexes.map((_, cell) => cell));
      expect(compiled.find(99, 99)).toBe(NONE);
    });
  });

  it('R-HEX-2 know their neighbours by edge, and which edges bear a thin wall', () => {
    everyBoard((compiled, slow) => {
      for (const [cell, hex] of cellsOf(compiled))
        AROUND.forEach((step, edge) => {
          const other = plus(hex, step);
          const walled = slow.floor.has(keyOf(other)) && isWalled(slow, hex, other);
          expect((compiled.walled[cell]! >> edge) & 1).toBe(walled ? 1 : 0);
          const neighbour = walled ? NONE : cellOf(compiled, other);
          expect(compiled.neighbours[6 * cell + edge]).toBe(neighbour);
        });
    });
  });

  it('R-HEX-4 have a row of ranges with one entry each; sources may be named twice', () => {
    const { neighbours } = compiledOf(boardOf({ rows: ['. . . .'] }));
    expect([...spread(neighbours, [0])]).toEqual([0, 1, 2, 3]);
    expect([...spread(neighbours, [0, 0, 0, 0])]).toEqual([0, 1, 2, 3]);
    expect([...spread(neighbours, [3, 0])]).toEqual([0, 1, 1, 0]);
  });
});

describe('walls and doors of a board', () => {
  it('R-HEX-2 lists each thin wall between two of its hexes once, lower hex first, ascending', () => {
    everyBoard((compiled, slow) => {
      const walls = [...slow.floor.values()].flatMap((hex) =>
        DIRECTIONS.map((step) => plus(hex, step))
          .filter((other) => byHex(hex, other) < 0 && slow.floor.has(keyOf(other)))
          .filter((other) => isWalled(slow, hex, other))
          .map((other): WallEdge => [hex, other]),
      );
      expect(compiled.wallEdges).toEqual(walls.sort(byEdge));
    });
  });

  it('R-HEX-2 leaves out thin walls that stand at a hex that is not on the board', () => {
    const [a, b, off] = [
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ] as const;
    const wallEdges = [
      [off, a],
      [b, a],
      [b, off],
      [a, b],
    ] as const;
    const compiled = compiledOf(boardOf({ hexes: [a, b], wallEdges }));
    expect(compiled.wallEdges).toEqual([[a, b]]);
    expect([...compiled.walled]).toEqual([1 << 4, 1 << 1]);
  });

  it('R-MOVE-7 lists doors by their hexes, with the cells from which closed ones open', () => {
    everyBoard((compiled, slow, map) => {
      const doors = (wanted: string) =>
        map.doors
          .filter(({ state }) => state === wanted)
          .sort((a, b) => byHex(a.at, b.at))
          .map(({ id, at }) => ({ id, at, from: beside(compiled, slow, at) }));
      const shut = (wanted: string) => doors(wanted).filter(({ from }) => from.length > 0);
      expect(compiled.openDoors.map(({ id }) => id)).toEqual(doors('open').map(({ id }) => id));
      expect(compiled.doorways).toEqual(shut('closed'));
      expect(compiled.lockedDoors).toEqual(shut('locked'));
      const walls = [...shut('closed'), ...shut('locked')].map(({ at }) => at);
      const isShutOff = (hex: Hex) =>
        beside(compiled, slow, hex).length === 0 &&
        map.doors.some(({ at }) => byHex(at, hex) === 0);
      expect(compiled.wallHexes.filter((hex) => !isShutOff(hex))).toEqual(
        [...map.wallHexes, ...walls].sort(byHex),
      );
    });
  });

  const ROOMS = {
    rooms: [
      { id: 'hall', hexes: [{ q: 0, r: 0 }] },
      { id: 'crypt', hexes: [{ q: 5, r: 0 }] },
    ],
    doors: [
      { id: 'gate', at: { q: 1, r: 0 } },
      { id: 'hatch', at: { q: 4, r: 0 } },
      { id: 'bars', at: { q: 6, r: 0 }, state: 'locked' },
      { id: 'arch', at: { q: 5, r: 1 }, state: 'open' },
    ],
    overlays: [
      { type: 'trap', at: { q: 5, r: 0 } },
      { type: 'icy', at: { q: -0, r: -0 } },
    ],
  } as const;

  it('R-HEX-7 knows nothing of doors and overlays where nothing is revealed', () => {
    const idsOf = (doors: readonly { readonly id: string }[]) => doors.map(({ id }) => id);
    const hall = compiledOf(boardOf(ROOMS, { rooms: ['hall'], doors: ['hatch'] }));
    expect(idsOf(hall.doorways)).toEqual(['gate']);
    expect(hall.lockedDoors).toEqual([]);
    expect(hall.openDoors).toEqual([]);
    expect(hall.wallHexes).toEqual([{ q: 1, r: 0 }]);
    expect(hall.overlays).toEqual([{ type: 'icy', at: { q: 0, r: 0 } }]);
    const both = compiledOf(boardOf(ROOMS));
    expect(idsOf(both.doorways)).toEqual(['gate', 'hatch']);
    expect(idsOf(both.lockedDoors)).toEqual(['bars']);
    expect(idsOf(both.openDoors)).toEqual(['arch']);
    expect(both.overlays.map(({ type }) => type)).toEqual(['trap', 'icy']);
  });

  it('R-MOVE-7 has an open door that lies behind another one', () => {
    const doors = [1, 2].map((q) => ({ at: { q, r: 0 }, state: 'open' as const }));
    expect(compiledOf(boardOf({ hexes: [{ q: 0, r: 0 }], doors })).count).toBe(3);
  });
});

describe('what a teleport passes over (conformance notes, "Moving")', () => {
  it('is hexes and wall hexes, joined where no thin wall stands between', () => {
    everyBoard((compiled, _, map) => {
      const { neighbours, place } = compiled.passage();
      const hexes = cellsOf(compiled).map(([, hex]) => hex);
      const over = layOut({ hexes: [...hexes, ...compiled.wallHexes], wallEdges: map.wallEdges });
      expect(neighbours).toHaveLength(6 * over.floor.size);
      const [first] = place;
      const distances = spread(neighbours, [first!]);
      expect([...place].map((at) => distances[at])).toEqual(
        hexes.map((hex) => Math.min(rangeBetween(over, hexes[0]!, hex), 0x7fff)),
      );
    });
  });

  it('is joined once', () => {
    const compiled = compiledOf(boardOf({ rows: ['. # .'] }));
    expect(compiled.passage()).toBe(compiled.passage());
  });
});

/** Steps from a centre to its corners, in the coordinates of the lattice. */
const TO_CORNER = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Where corner `k` of a hex lies. */
const cornerPoint = ({ q, r }: Hex, k: number): string => {
  const [m, n] = TO_CORNER[k % 6]!;
  return `${String(2 * q + r + m)},${String(n - q - 2 * r)}`;
};

const pointsOf = ({ corners, m, n }: Lattice): readonly string[] =>
  Array.from({ length: corners }, (_, corner) => `${String(m[corner])},${String(n[corner])}`);

describe('the corners of a board', () => {
  it('are numbered once each, with place and parity', () => {
    everyBoard((compiled) => {
      const lattice = compiled.lattice();
      const points = pointsOf(lattice);
      expect(new Set(points).size).toBe(lattice.corners);
      const used = new Set<number>();
      for (const [cell, hex] of cellsOf(compiled))
        for (let k = 0; k < 6; k++) {
          const corner = lattice.cornerOf[6 * cell + k]!;
          used.add(corner);
          expect(points[corner]).toBe(cornerPoint(hex, k));
          expect(lattice.parity[corner]).toBe(k % 2);
        }
      expect(used.size).toBe(lattice.corners);
    });
  });

  it('know the hex in each of their six sectors; a hex fills the two round the way to its centre', () => {
    everyBoard((compiled) => {
      const lattice = compiled.lattice();
      const held = new Map<string, number>();
      for (const [cell, hex] of cellsOf(compiled))
        for (let k = 0; k < 6; k++)
          for (const sector of [(k + 2) % 6, (k + 3) % 6])
            held.set(`${cornerPoint(hex, k)} ${String(sector)}`, cell);
      const expected = pointsOf(lattice).flatMap((point) =>
        [0, 1, 2, 3, 4, 5].map((sector) => held.get(`${point} ${String(sector)}`) ?? NONE),
      );
      expect([...lattice.cellAt]).toEqual(expected);
    });
  });

  it('come first where three hexes meet and no wall stands', () => {
    everyBoard((compiled, slow) => {
      const lattice = compiled.lattice();
      const isFree = new Map<string, boolean>();
      for (const [, hex] of cellsOf(compiled))
        for (let k = 0; k < 6; k++) {
          const [right, left] = [plus(hex, AROUND[(k + 5) % 6]!), plus(hex, AROUND[k]!)];
          const meet = [hex, right, left];
          const isWhole = meet.every((one) => slow.floor.has(keyOf(one)));
          const isOpen = meet.every((one, i) => !isWalled(slow, one, meet[(i + 1) % 3]!));
          isFree.set(cornerPoint(hex, k), isWhole && isOpen);
        }
      const expected = pointsOf(lattice).map((point) => isFree.get(point));
      expect(expected).toEqual(expected.map((_, corner) => corner < lattice.free));
    });
  });

  it('bound the walls: every edge without a hex behind it, and each thin wall once', () => {
    everyBoard((compiled, slow) => {
      const lattice = compiled.lattice();
      const { walls } = lattice;
      const points = pointsOf(lattice);
      const nameOf = (...ends: readonly string[]): string => [...ends].sort().join(' to ');
      const listed = Array.from({ length: walls.length / 2 }, (_, wall) =>
        nameOf(points[walls[2 * wall]!]!, points[walls[2 * wall + 1]!]!),
      );
      const expected = cellsOf(compiled).flatMap(([, hex]) =>
        AROUND.flatMap((step, edge) => {
          const other = plus(hex, step);
          const isEdge = !slow.floor.has(keyOf(other));
          const isThin = isWalled(slow, hex, other) && byHex(hex, other) < 0;
          return isEdge || isThin
            ? [nameOf(cornerPoint(hex, edge), cornerPoint(hex, edge + 1))]
            : [];
        }),
      );
      expect(listed.sort()).toEqual(expected.sort());
    });
  });

  it('have room for what is found out about pairs of them, up to 1,024 free ones', () => {
    // A parallelogram of a times b hexes has 2 (a - 1) (b - 1) corners where three hexes meet.
    const latticeOf = (columns: number, rows: number): Lattice => {
      const hexes = Array.from({ length: columns * rows }, (_, index) => ({
        q: index % columns,
        r: Math.floor(index / columns),
      }));
      return compiledOf(boardOf({ hexes })).lattice();
    };
    expect(latticeOf(3, 2).free).toBe(4);
    expect(latticeOf(3, 2).segments).toHaveLength(16);
    expect(latticeOf(17, 33).segments).toHaveLength(1024 ** 2);
    expect(latticeOf(18, 33).segments).toBeNull();
  });

  it('are laid once', () => {
    const compiled = compiledOf(boardOf({ rows: ['. .'] }));
    expect(compiled.lattice()).toBe(compiled.lattice());
  });
});
