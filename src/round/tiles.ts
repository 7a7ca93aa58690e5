/** Tiles: overlays of several hexes lie, move and leave whole. */

import { areAdjacent, type Board } from '../board/index.js';
import { add, compare, equals, hex, rotate, subtract } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { GameState, OverlayState } from './state.js';

/** The shapes of tiles that abilities make, by their size: three hexes lie in a triangle. */
const SHAPES: readonly (readonly Hex[])[] = [
  [hex(0, 0)],
  [hex(0, 0), hex(1, 0)],
  [hex(0, 0), hex(1, 0), hex(0, 1)],
];

/** The most hexes that a tile which an ability makes can fill. */
export const MOST_HEXES = SHAPES.length;

/** The shape of a new tile of so many hexes. */
export const shapeOf = (size: number): readonly Hex[] => SHAPES[size - 1] ?? [];

/** Everything that lies on the hexes of a tile as part of it. */
export const tileOf = (
  { overlays }: Pick<GameState, 'overlays'>,
  one: OverlayState,
): readonly OverlayState[] =>
  one.tile === undefined ? [one] : overlays.filter(({ tile }) => tile === one.tile);

/** A number that no tile on the board has. */
export const nextTile = ({ overlays }: Pick<GameState, 'overlays'>): number =>
  1 + Math.max(0, ...overlays.map(({ tile }) => tile ?? 0));

/** Whether some hexes hold together as those of a shape do: no wall parts them (R-HEX-2). */
const isWhole = (board: Board, hexes: readonly Hex[]): boolean =>
  hexes.every(
    (one, index) =>
      hexes.length === 1 ||
      hexes.some((other, at) => at !== index && areAdjacent(board, one, other)),
  );

const turned = (shape: readonly Hex[], turns: number): readonly Hex[] =>
  shape.map((one) => rotate(one, turns));

/** Every way in which a shape can lie on some hexes, turned as one likes. */
export const layingsOf = (
  board: Board,
  shape: readonly Hex[],
  open: readonly Hex[],
): readonly (readonly Hex[])[] => {
  const [first] = shape;
  if (first === undefined) return [];
  const keys = new Set(open.map(({ q, r }) => `${String(q)},${String(r)}`));
  const found = new Map<string, readonly Hex[]>();
  for (const turns of shape.length === 1 ? [0] : [0, 1, 2, 3, 4, 5]) {
    const form = turned(shape, turns);
    const origin = form[0] ?? first;
    for (const to of open) {
      const hexes = form.map((one) => add(subtract(one, origin), to)).sort(compare);
      const names = hexes.map(({ q, r }) => `${String(q)},${String(r)}`);
      if (names.every((name) => keys.has(name)) && isWhole(board, hexes))
        found.set(names.join(' '), hexes);
    }
  }
  return [...found.values()];
};

/** The hexes that can come next, ascending, once some of those that a tile fills are chosen. */
export const nextHexes = (
  layings: readonly (readonly Hex[])[],
  chosen: readonly Hex[],
): readonly Hex[] => {
  const isIn = (hexes: readonly Hex[], one: Hex): boolean => hexes.some((at) => equals(at, one));
  const fitting = layings.filter((hexes) => chosen.every((one) => isIn(hexes, one)));
  const next = new Map(
    fitting
      .flat()
      .filter((one) => !isIn(chosen, one))
      .map((one) => [`${String(one.q)},${String(one.r)}`, one]),
  );
  return [...next.values()].sort(compare);
};
