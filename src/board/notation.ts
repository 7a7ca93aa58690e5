import type { Hex, OverlayType } from '../vocabulary/index.js';
import type { DoorState } from './map.js';

/**
 * What each sign of a text map stands for. In `rows` and drawings a hex is one of these signs;
 * behind it may follow a coin, then one letter or digit, the mark of a figure, then highlights as
 * `renderText` adds them (some of `< > ( ) [ ] { } ? | , : "` and a digit), which mean nothing for
 * the board.
 */
export const GLYPHS = {
  /** A hex with nothing on it. */
  plain: '.',
  /** Solid wall. */
  wall: '#',
  /** An obstacle. */
  obstacle: '%',
  /** A trap. */
  trap: '^',
  /** Hazardous terrain. */
  hazardous: '!',
  /** Difficult terrain. */
  difficult: '~',
  /** Ice. */
  icy: '*',
  /** A treasure tile. */
  treasure: '&',
  /** A money token. */
  coin: '$',
  /** A pressure plate. */
  pressurePlate: '_',
  /** A corridor. */
  corridor: '=',
  /** A closed door. */
  closed: '+',
  /** An open door. */
  open: "'",
  /** A locked door. */
  locked: '@',
  /** No hex. */
  nothing: ':',
} as const satisfies Record<OverlayType | DoorState | 'plain' | 'wall' | 'nothing', string>;

/** What a sign of a text map stands for. */
export type GlyphName = keyof typeof GLYPHS;

const NAMES: ReadonlyMap<string, GlyphName> = /*#__PURE__*/ (() =>
  new Map(Object.entries(GLYPHS).map(([name, glyph]) => [glyph, name as GlyphName])))();

/** One hex of a text map. */
export interface Cell {
  /** Where it lies. */
  readonly hex: Hex;
  /** What its sign stands for. */
  readonly is: GlyphName;
  /** Whether a coin lies there besides. */
  readonly coin: boolean;
  /** The letter or digit of a figure, or `null`. */
  readonly mark: string | null;
}

/** A sign that could not be read. */
export interface Misread {
  /** The sign, cut at 12 characters. */
  readonly glyph: string;
  /** Line of the text, from 0. */
  readonly line: number;
  /** Column of the sign in the line, from 0. */
  readonly column: number;
}

/** What a text map says. */
export interface Reading {
  /** The hexes, wall among them, in the order of the text. */
  readonly cells: readonly Cell[];
  /** Thin walls between neighbouring hexes. */
  readonly wallEdges: readonly (readonly [Hex, Hex])[];
  /** Signs that mean nothing where they stand. */
  readonly misread: readonly Misread[];
}

/** As much as is kept of a sign that could not be read. */
const MISREAD_LENGTH = 12;

const misreading = (text: string, line: number, column: number): Misread => ({
  glyph: text.length > MISREAD_LENGTH ? `${text.slice(0, MISREAD_LENGTH - 1)}…` : text,
  line,
  column,
});

/** What may stand behind the sign of a hex: a coin, the mark of a figure, highlights. */
const BEHIND = /^(\$?)([A-Za-z0-9]?)(?:[<>()[\]{}?|,:"]+\d?)?$/;

const readToken = (hex: Hex, token: string): Cell | null => {
  const is = NAMES.get(token.charAt(0));
  const behind = BEHIND.exec(token.slice(1));
  if (is === undefined || behind === null) return null;
  const [, coin = '', mark = ''] = behind;
  return { hex, is, coin: coin !== '', mark: mark === '' ? null : mark };
};

const tokensOf = (line: string): readonly { readonly text: string; readonly column: number }[] =>
  [...line.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: match.index }));

/**
 * Reads rows of even-q offset coordinates: row `j`, column `i` is the hex (i, j - ⌈i / 2⌉). What is no
 * text is read as an empty row, what is no list as no rows.
 */
export const readRows = (rows: readonly string[]): Reading => {
  const cells: Cell[] = [];
  const misread: Misread[] = [];
  const given: readonly unknown[] = Array.isArray(rows) ? rows : [];
  given.forEach((row, line) => {
    tokensOf(typeof row === 'string' ? row : '').forEach(({ text, column }, q) => {
      const cell = readToken({ q, r: line - Math.ceil(q / 2) }, text);
      if (cell === null) misread.push(misreading(text, line, column));
      else if (cell.is !== 'nothing') cells.push(cell);
    });
  });
  return { cells, wallEdges: [], misread };
};

/** Characters from one column of hexes to the next in a drawing. */
export const COLUMN_WIDTH = 4;

/** Where, behind a hex's sign, the wall between two columns is drawn. */
export const SLANT_AT = 3;

const HEADER = /^\s*origin\s+(-?\d{1,7}),(-?\d{1,7})\s*$/;

/** A line of a drawing that is neither blank on top nor a comment. */
interface Line {
  readonly text: string;
  /** Its number in the text. */
  readonly line: number;
}

const COMMENT = /^\s*;/;

/** The lines that make the picture, without comments and without blank lines on top. */
const drawnLines = (drawing: string): readonly Line[] => {
  const lines = drawing
    .split(/\r?\n/)
    .map((text, line) => ({ text, line }))
    .filter(({ text }) => !COMMENT.test(text));
  return lines.slice(lines.findIndex(({ text }) => text.trim() !== ''));
};

/** Characters that all lines are indented by; blank lines do not count. */
const indentationOf = (lines: readonly Line[]): number =>
  lines.reduce((least, { text }) => {
    const indentation = text.search(/\S/);
    return indentation < 0 ? least : Math.min(least, indentation);
  }, Infinity);

interface Frame {
  /** The hex of the drawing's first column and first line of even columns. */
  readonly origin: Hex;
  /** The lines of the picture itself. */
  readonly lines: readonly Line[];
  /** Characters in front of the first column. */
  readonly indentation: number;
  /** Lines above the origin: 1 where the picture starts with odd columns. */
  readonly above: number;
}

const isOddLine = (line: string): boolean => {
  const at = line.search(/[^\s/\\-]/);
  return at >= 0 && Math.floor(at / COLUMN_WIDTH) % 2 === 1;
};

const frameOf = (drawing: string): Frame => {
  const all = drawnLines(drawing);
  const header = HEADER.exec(all[0]?.text ?? '');
  const lines = header === null ? all : all.slice(1);
  const indentation = indentationOf(lines);
  const origin = { q: Number(header?.[1] ?? 0), r: Number(header?.[2] ?? 0) };
  const isOdd = isOddLine((lines[0]?.text ?? '').slice(indentation));
  return { origin, lines, indentation, above: isOdd ? 1 : 0 };
};

/** The hex drawn in a column and a line of the picture, or `null` between hexes. */
const hexAt = ({ origin, above }: Frame, column: number, height: number): Hex | null => {
  const doubled = height - above - column;
  return doubled % 2 === 0 ? { q: origin.q + column, r: origin.r + doubled / 2 } : null;
};

/** The two hexes that a wall sign parts, or `null` where it stands nowhere. */
const partedBy = (
  frame: Frame,
  sign: string,
  at: number,
  height: number,
): readonly [Hex, Hex] | null => {
  const column = Math.floor(at / COLUMN_WIDTH);
  const ends: readonly [Hex | null, Hex | null] =
    sign === '-'
      ? [hexAt(frame, column, height - 1), hexAt(frame, column, height + 1)]
      : sign === '/'
        ? [hexAt(frame, column, height), hexAt(frame, column + 1, height + 1)]
        : [hexAt(frame, column, height + 1), hexAt(frame, column + 1, height)];
  return ends[0] !== null && ends[1] !== null ? [ends[0], ends[1]] : null;
};

interface Sign {
  readonly text: string;
  readonly at: number;
}

/** Cuts a line into the signs of hexes and of walls: every `/`, `\` and run of `-` is one by itself. */
const signsOf = (line: string): readonly Sign[] =>
  [...line.matchAll(/[/\\]|-+|[^\s/\\-]+/g)].map((match) => ({ text: match[0], at: match.index }));

/**
 * Reads a drawing, as `renderText` prints it. Columns of hexes stand 4 characters
 * apart; a hex lies two lines under its upper neighbour, and its other neighbours one line up or
 * down in the columns beside it. `--` under a hex is a wall to its lower neighbour; `/` and `\`
 * between two columns are walls between the hexes on either side. A first line `origin q,r` says
 * which hex the first column's first even line is; without it that is (0, 0).
 *
 * Lines that start with `;` are comments and do not count as lines of the picture; neither do blank
 * lines on top. Indentation that all lines share is passed over, so that a drawing may stand
 * indented in source code. What is no text is read as an empty one.
 */
export const readDrawing = (drawing: string): Reading => {
  const frame = frameOf(typeof drawing === 'string' ? drawing : '');
  const cells: Cell[] = [];
  const wallEdges: (readonly [Hex, Hex])[] = [];
  const misread: Misread[] = [];
  frame.lines.forEach(({ text, line }, height) => {
    for (const sign of signsOf(text.slice(frame.indentation))) {
      const isWall = /^[/\\-]/.test(sign.text);
      const parted = isWall ? partedBy(frame, sign.text.charAt(0), sign.at, height) : null;
      if (parted !== null) wallEdges.push(parted);
      const hex =
        sign.at % COLUMN_WIDTH === 0 ? hexAt(frame, sign.at / COLUMN_WIDTH, height) : null;
      const cell = isWall || hex === null ? null : readToken(hex, sign.text);
      if (cell !== null && cell.is !== 'nothing') cells.push(cell);
      if (parted === null && cell === null)
        misread.push(misreading(sign.text, line, frame.indentation + sign.at));
    }
  });
  return { cells, wallEdges, misread };
};
