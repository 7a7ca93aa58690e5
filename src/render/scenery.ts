/** What a picture shows hex by hex: the one source of the drawing, the SVG and their legends. */

import type { Board, GlyphName, WallEdge } from '../board/index.js';
import {
  compiledOf,
  EDGES,
  hexBeyond,
  hexOf,
  NONE,
  type CompiledBoard,
} from '../board/internal.js';
import { compare, equals, key, scaledCentre, type FractionalHex } from '../hex/index.js';
import type { Hex, Overlay, Piece } from '../vocabulary/index.js';
import { marksOf } from './marks.js';
import type { HighlightKind, Picture, Sight } from './picture.js';

/** What the ground of a hex is; coins are told apart, since they lie on any ground. */
export type Ground = Exclude<GlyphName, 'nothing' | 'coin'>;

/** A figure that is drawn. */
export interface Standing {
  readonly figure: Piece;
  readonly mark: string;
  /** The hexes on which it is drawn; never none. */
  readonly hexes: readonly Hex[];
  readonly acts: boolean;
}

/** A hex that is drawn. */
export interface Spot {
  readonly hex: Hex;
  readonly ground: Ground;
  readonly coin: boolean;
  readonly standing: Standing | null;
  readonly highlights: readonly HighlightKind[];
  /** Which step of the path enters it, from 1, or `null`. */
  readonly step: number | null;
  readonly movement: number | null;
}

/** A whole picture, ready to be drawn. */
export interface Scenery {
  /** Ascending by hex. */
  readonly spots: readonly Spot[];
  readonly walls: readonly WallEdge[];
  readonly standing: readonly Standing[];
  /** The path with the hex it begins at, if that is known; empty without a path. */
  readonly path: readonly Hex[];
  /** The lines of sight that lie on the picture. */
  readonly sight: readonly Sight[];
  /** What the legend calls each kind of highlight that is drawn. */
  readonly labels: ReadonlyMap<HighlightKind, readonly string[]>;
}

type Grounds = ReadonlyMap<string, { readonly hex: Hex; readonly ground: Ground }>;

/** The ground of the bare board: floor, walls and doors. */
const bareGrounds = (compiled: CompiledBoard): Grounds => {
  const floor = Array.from({ length: compiled.count }, (_, cell) => hexOf(compiled, cell));
  const all: readonly (readonly [Hex, Ground])[] = [
    ...compiled.wallHexes.map((hex) => [hex, 'wall'] as const),
    ...floor.map((hex) => [hex, 'plain'] as const),
    ...compiled.openDoors.map(({ at }) => [at, 'open'] as const),
    ...compiled.doorways.map(({ at }) => [at, 'closed'] as const),
    ...compiled.lockedDoors.map(({ at }) => [at, 'locked'] as const),
  ];
  return new Map(all.map(([hex, ground]) => [key(hex), { hex, ground }]));
};

/** Thin walls of the board, and those between its hexes and closed doors. */
const wallsOf = (compiled: CompiledBoard): readonly WallEdge[] => [
  ...compiled.wallEdges,
  ...compiled.doorways.flatMap(({ at, from }) =>
    EDGES.map((edge) => hexBeyond(at, edge))
      .filter(({ q, r }) => {
        const cell = compiled.find(q, r);
        return cell !== NONE && !from.includes(cell);
      })
      .map((hex): WallEdge => (compare(hex, at) < 0 ? [hex, at] : [at, hex])),
  ),
];

/** The figures that stand on the board, each where nobody was drawn before. */
const standingOn = (compiled: CompiledBoard, picture: Picture): readonly Standing[] => {
  const figures = picture.figures ?? [];
  const marks = marksOf(figures);
  const taken = new Set<string>();
  return figures.flatMap((figure, index) => {
    const hexes = [figure.at, ...(figure.alsoAt ?? [])].filter((hex) => {
      const isFree = compiled.find(hex.q, hex.r) !== NONE && !taken.has(key(hex));
      if (isFree) taken.add(key(hex));
      return isFree;
    });
    const acts = picture.actor === figure.id;
    return hexes.length === 0 ? [] : [{ figure, mark: marks[index] ?? '', hexes, acts }];
  });
};

const lying = (overlays: readonly Overlay[]): ReadonlyMap<string, readonly Overlay[]> => {
  const at = new Map<string, Overlay[]>();
  for (const overlay of overlays) {
    const here = at.get(key(overlay.at));
    if (here === undefined) at.set(key(overlay.at), [overlay]);
    else here.push(overlay);
  }
  return at;
};

interface Meant {
  readonly kinds: ReadonlyMap<string, readonly HighlightKind[]>;
  readonly labels: ReadonlyMap<HighlightKind, readonly string[]>;
}

/** Which hexes of the picture mean what. Kinds and labels keep the order of the highlights. */
const meantBy = (picture: Picture, standing: readonly Standing[], grounds: Grounds): Meant => {
  const kinds = new Map<string, HighlightKind[]>();
  const labels = new Map<HighlightKind, string[]>();
  for (const { as, hexes = [], figures = [], label = '' } of picture.highlights ?? []) {
    const held = standing.filter(({ figure }) => figures.includes(figure.id));
    const drawn = [...hexes, ...held.flatMap((one) => one.hexes)]
      .map(key)
      .filter((at) => grounds.has(at));
    for (const at of drawn) kinds.set(at, [...new Set([...(kinds.get(at) ?? []), as])]);
    if (drawn.length > 0)
      labels.set(as, [...new Set([...(labels.get(as) ?? []), label === '' ? as : label])]);
  }
  return { kinds, labels };
};

const pathOf = (
  picture: Picture,
  standing: readonly Standing[],
  grounds: Grounds,
): readonly Hex[] => {
  const path = (picture.path ?? []).filter((hex) => grounds.has(key(hex)));
  const [first] = path;
  const start = standing.find(({ acts }) => acts)?.hexes[0];
  return first === undefined || start === undefined || equals(start, first)
    ? path
    : [start, ...path];
};

/** Half a hex in the scaled whole numbers of `scaledCorners`. */
const HALF_WIDTH = 2;
const HALF_HEIGHT = 1;
/** Fractions of hexes are not exact. */
const TOLERANCE = 0.01;

/** Lines of sight with both ends in the box around the picture's hexes. */
const sightOf = (picture: Picture, spots: readonly Spot[]): readonly Sight[] => {
  const { sight = [] } = picture;
  if (sight.length === 0) return [];
  const centres = spots.map(({ hex }) => scaledCentre(hex));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isIn = (end: FractionalHex): boolean => {
    const { x, y } = scaledCentre(end);
    const [besideX, besideY] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)];
    return besideX <= HALF_WIDTH + TOLERANCE && besideY <= HALF_HEIGHT + TOLERANCE;
  };
  return sight.filter(({ from, to }) => isIn(from) && isIn(to));
};

const groundWith = (bare: Ground, overlays: readonly Overlay[]): Ground =>
  (overlays.find(({ type }) => type !== 'coin')?.type as
    Exclude<Overlay['type'], 'coin'> | undefined) ?? bare;

/** Lays a picture out on a board. */
export const sceneryOf = (board: Board, picture: Picture): Scenery => {
  const compiled = compiledOf(board);
  const grounds = bareGrounds(compiled);
  const standing = standingOn(compiled, picture);
  const overlays = lying(picture.overlays ?? compiled.overlays);
  const { kinds, labels } = meantBy(picture, standing, grounds);
  const holders = new Map(standing.flatMap((one) => one.hexes.map((hex) => [key(hex), one])));
  const steps = new Map((picture.path ?? []).map((hex, index) => [key(hex), index + 1]));
  const movement = new Map((picture.movement ?? []).map((one) => [key(one.hex), one.movement]));
  const spots = [...grounds].map(([at, { hex, ground }]): Spot => {
    const isFloor = ground === 'plain' || ground === 'open';
    const here = isFloor ? (overlays.get(at) ?? []) : [];
    return {
      hex,
      ground: groundWith(ground, here),
      coin: here.some(({ type }) => type === 'coin'),
      standing: holders.get(at) ?? null,
      highlights: kinds.get(at) ?? [],
      step: steps.get(at) ?? null,
      movement: movement.get(at) ?? null,
    };
  });
  return {
    spots: spots.sort((a, b) => compare(a.hex, b.hex)),
    walls: wallsOf(compiled),
    standing,
    path: pathOf(picture, standing, grounds),
    sight: sightOf(picture, spots),
    labels,
  };
};
