/** Boards as text, in the notation that `compileBoard({ drawing })` reads. */

import { GLYPHS, HEX_LIMIT, type Board, type WallEdge } from '../board/index.js';
import { COLUMN_WIDTH, SLANT_AT } from '../board/internal.js';
import { key } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { inColour, type Colour } from './ansi.js';
import { legendOf, oneLine, type LegendEntry } from './legend.js';
import type { Picture } from './picture.js';
import { sceneryOf, type Scenery, type Spot } from './scenery.js';
import { baseColour, signColour, SIGNS, tokenOf } from './text-token.js';

/** Lines of text are at most this wide where a legend can help it. */
const TEXT_WIDTH = 80;

const COMMENT = '; ';
const GAP = '    ';

/** A text at a place of the picture. */
interface Piece {
  readonly line: number;
  readonly at: number;
  readonly text: string;
  readonly colour: Colour | null;
}

/** Where the picture lies on the map. */
interface Frame {
  readonly column: number;
  readonly line: number;
  readonly columns: number;
  readonly lines: number;
}

/** The line of a hex; neighbours in a column are two apart. */
const lineOf = ({ q, r }: Hex): number => q + 2 * r;

const frameOf = (spots: readonly Spot[]): Frame => {
  const columns = spots.map(({ hex }) => hex.q);
  const lines = spots.map(({ hex }) => lineOf(hex));
  const column = Math.min(...columns);
  const line = Math.min(...lines);
  return {
    column,
    line,
    columns: Math.max(...columns) - column + 1,
    lines: Math.max(...lines) - line + 1,
  };
};

/** A hex's token may run up to the wall on its lower right, and into that place if no wall is there. */
const spotPieces = (spot: Spot, frame: Frame, slants: ReadonlySet<string>): readonly Piece[] => {
  const room = slants.has(key(spot.hex)) ? SLANT_AT : COLUMN_WIDTH;
  const { base, signs } = tokenOf(spot, room);
  const line = lineOf(spot.hex) - frame.line;
  const at = COLUMN_WIDTH * (spot.hex.q - frame.column);
  return [
    { line, at, text: base, colour: baseColour(spot) },
    { line, at: at + base.length, text: signs, colour: signColour(spot) },
  ];
};

const wallPiece = ([a, b]: WallEdge, frame: Frame): Piece => {
  const at = COLUMN_WIDTH * (a.q - frame.column);
  const line = lineOf(a) - frame.line;
  if (b.q === a.q) return { line: line + 1, at, text: '--', colour: 'wall' };
  return b.r === a.r
    ? { line, at: at + SLANT_AT, text: '/', colour: 'wall' }
    : { line: line - 1, at: at + SLANT_AT, text: '\\', colour: 'wall' };
};

/** One line of text of its pieces, each at its place. */
const assemble = (pieces: readonly Piece[], isColoured: boolean): string => {
  let text = '';
  let width = 0;
  for (const piece of [...pieces].sort((a, b) => a.at - b.at)) {
    if (piece.text === '') continue;
    text += ' '.repeat(piece.at - width);
    text += inColour(piece.text, isColoured ? piece.colour : null);
    width = piece.at + piece.text.length;
  }
  return text;
};

/** The first line of a drawing that does not begin at (0, 0); it says where it does begin. */
const originLines = ({ column, line }: Frame): readonly string[] => {
  const above = (line - column) % 2 === 0 ? 0 : 1;
  const row = (line + above - column) / 2;
  return column === 0 && row === 0 ? [] : [`origin ${String(column)},${String(row)}`];
};

/** A connected board of as many hexes as a board may have fits into this many columns times lines. */
const AREA_LIMIT = HEX_LIMIT * HEX_LIMIT;

const drawingLines = ({ spots, walls }: Scenery, isColoured: boolean): readonly string[] => {
  const frame = frameOf(spots);
  if (frame.columns * frame.lines > AREA_LIMIT)
    return [`; ${String(frame.columns)} columns, ${String(frame.lines)} lines: too many to draw`];
  const slants = new Set(walls.filter(([a, b]) => a.r === b.r).map(([a]) => key(a)));
  const lines = Array.from({ length: frame.lines }, (): Piece[] => []);
  for (const piece of spots.flatMap((spot) => spotPieces(spot, frame, slants)))
    lines[piece.line]?.push(piece);
  for (const piece of walls.map((wall) => wallPiece(wall, frame))) lines[piece.line]?.push(piece);
  return [...originLines(frame), ...lines.map((pieces) => assemble(pieces, isColoured))];
};

const legendSign = (entry: LegendEntry): string => {
  switch (entry.type) {
    case 'figure':
      return entry.standing.mark;
    case 'path':
      return `${SIGNS.path}1`;
    case 'movement':
      return `${SIGNS.movement}1`;
    case 'highlight':
      return SIGNS[entry.kind];
    case 'ground':
      return GLYPHS[entry.ground];
    case 'coin':
      return GLYPHS.coin;
    case 'thinWall':
      return '-- / \\';
    case 'sight':
      return '';
  }
};

/** Puts texts side by side while they fit into a line. */
const flow = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>((lines, text) => {
    const last = lines.at(-1);
    const joined = `${last ?? ''}${GAP}${text}`;
    return last === undefined || joined.length > TEXT_WIDTH - COMMENT.length
      ? [...lines, text]
      : [...lines.slice(0, -1), joined];
  }, []);

/** Figures on a line each, then what is marked, then what lies on the board. */
const legendLines = (entries: readonly LegendEntry[]): readonly string[] => {
  const line = (entry: LegendEntry): string => `${legendSign(entry)} ${entry.words}`;
  const isFigure = ({ type }: LegendEntry): boolean => type === 'figure';
  const isGround = ({ type }: LegendEntry): boolean =>
    type === 'ground' || type === 'coin' || type === 'thinWall';
  return [
    ...entries.filter(isFigure).map(line),
    ...flow(entries.filter((entry) => !isFigure(entry) && !isGround(entry)).map(line)),
    ...flow(entries.filter(isGround).map(line)),
  ];
};

/**
 * How a board is printed.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { renderText, type TextOptions } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['# .'] });
 * assert(board._tag === 'Right');
 * const terminal: TextOptions = { colour: true };
 * assert(renderText(board.right, undefined, terminal).includes('\u001b[2m#'));
 *
 * @category Models
 * @since 0.1.0
 */
export interface TextOptions {
  /** Whether to colour it with the escape codes of terminals. Default `false`. */
  readonly colour?: boolean;
}

/**
 * Draws a board as text, in the notation that `compileBoard({ drawing })` reads.
 *
 * Shape: a column of hexes takes 4 characters, so that 16 columns fit into a terminal. A hex is the
 * sign of what lies there (`GLYPHS`), then the letter or digit of a figure (digits for characters,
 * capitals for monsters, small letters for others), then its highlights: `>1` first step of the path,
 * `]` destination, `<` target, `"` focus, `)` area, `|` spot, `:1` movement. Of numbers the last
 * digit is shown. `--`, `/` and `\` are thin walls. Title and legend are comments, lines that begin
 * with `;`.
 * Laws: `compileBoard({ drawing: renderText(board, picture) })` is a board with the same hexes, walls,
 * doors and, unless the picture brings its own, overlays. Ids of doors and rooms are not kept; an
 * overlay on the hex of an open door hides the door.
 * A board whose parts lie further apart than 4,096 hexes in a row could reach becomes one comment.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { renderText } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['. . #', '. ^ .'] });
 * assert(board._tag === 'Right');
 * assert.equal(renderText(board.right), ['    .', '.       #', '    ^', '.       .'].join('\n'));
 *
 * @category Queries
 * @since 0.1.0
 */
export const renderText = (board: Board, picture?: Picture, options: TextOptions = {}): string => {
  const isColoured = options.colour ?? false;
  const scenery = sceneryOf(board, picture ?? {});
  const comment = (line: string): string =>
    inColour(`${COMMENT}${line}`.trimEnd(), isColoured ? 'comment' : null);
  const title = oneLine(picture?.title ?? '', TEXT_WIDTH - COMMENT.length);
  const legend =
    (picture?.legend ?? picture !== undefined)
      ? legendLines(legendOf({ ...scenery, sight: [] }))
      : [];
  return [
    ...(title === '' ? [] : [comment(title), '']),
    ...drawingLines(scenery, isColoured),
    ...(legend.length > 0 ? ['', ...legend.map(comment)] : []),
  ].join('\n');
};
