/** What can be drawn on a board, and the words for it. */

import type { FractionalHex } from '../hex/index.js';
import type { Hex, Overlay, Piece } from '../vocabulary/index.js';

/**
 * What a highlighted hex can mean. `spot` is for anything else; give it a label.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { HIGHLIGHT_KINDS } from 'gloomhaven-rules/render';
 *
 * assert(HIGHLIGHT_KINDS.includes('focus'));
 *
 * @category Models
 * @since 0.1.0
 */
export const HIGHLIGHT_KINDS = ['destination', 'target', 'focus', 'area', 'spot'] as const;

/**
 * One of {@link HIGHLIGHT_KINDS}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { HIGHLIGHT_KINDS, type HighlightKind } from 'gloomhaven-rules/render';
 *
 * const kind: HighlightKind = 'area';
 * assert(HIGHLIGHT_KINDS.includes(kind));
 *
 * @category Models
 * @since 0.1.0
 */
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

/**
 * Hexes that mean something, named by their coordinates or by the figures that stand on them.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Highlight, renderText } from 'gloomhaven-rules/render';
 * import { compileBoard } from 'gloomhaven-rules/board';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const exit: Highlight = { as: 'spot', hexes: [{ q: 0, r: 0 }], label: 'the way out' };
 * assert(renderText(board.right, { highlights: [exit] }).includes('the way out'));
 *
 * @category Models
 * @since 0.1.0
 */
export interface Highlight {
  /** What they mean; it decides how they are drawn. */
  readonly as: HighlightKind;
  /** Which hexes. Default none. */
  readonly hexes?: readonly Hex[];
  /** Ids of figures of the picture whose hexes are meant too. Default none. */
  readonly figures?: readonly string[];
  /** What the legend calls them. Default: the kind. */
  readonly label?: string;
}

/**
 * A line of sight to draw, as `sightLine` of `gloomhaven-rules/line-of-sight` gives it. It is drawn
 * if both ends lie on the picture.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { sightLine } from 'gloomhaven-rules/line-of-sight';
 * import { renderSvg, type Sight } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['. . .', '. . .', '. . .'] });
 * assert(board._tag === 'Right');
 * const sight: Sight | null = sightLine(board.right, { q: 0, r: 1 }, { q: 2, r: 0 });
 * assert(sight !== null);
 * assert(renderSvg(board.right, { sight: [sight] }).includes('line of sight'));
 *
 * @category Models
 * @since 0.1.0
 */
export interface Sight {
  /** Where the line begins, in axial coordinates that need not be whole. */
  readonly from: FractionalHex;
  /** Where it ends. */
  readonly to: FractionalHex;
}

/**
 * What to draw on a board. Everything may be left out. Only what lies on hexes, wall hexes and doors
 * of the board is drawn, and only what is drawn stands in the legend.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { type Picture, renderText } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const picture: Picture = { figures: [{ id: 'guard', side: 'monsters', at: { q: 0, r: 0 } }] };
 * assert(renderText(board.right, picture).includes('.A'));
 *
 * @category Models
 * @since 0.1.0
 */
export interface Picture {
  /** The figures on the board. Of two on one hex the first is drawn. Default none. */
  readonly figures?: readonly Piece[];
  /** What lies on the board. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
  /** Id of the figure that acts; the path begins at its hex. Default nobody. */
  readonly actor?: string;
  /** The hexes that are entered, in order, as the answers of this library give them. Default none. */
  readonly path?: readonly Hex[];
  /** Hexes to highlight. A hex may be in several. Default none. */
  readonly highlights?: readonly Highlight[];
  /** A number for each hex that can be reached, as `reachable` gives it. Default none. */
  readonly movement?: readonly {
    /** The hex. */
    readonly hex: Hex;
    /** How far it is, a whole number of at least 0. */
    readonly movement: number;
  }[];
  /** Lines of sight; only the SVG shows them. Default none. */
  readonly sight?: readonly Sight[];
  /** A heading, one line. Default none. */
  readonly title?: string;
  /** Whether to add the legend. Default `true` if there is a picture. */
  readonly legend?: boolean;
}
