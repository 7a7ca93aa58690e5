/**
 * Scenes for tests, written as they look: a text map with figures standing on it.
 *
 * ```ts
 * const scene = sceneOf(['.A . %', ' . .x .1'], { A: { side: 'third' } });
 * scene.board; // the compiled board
 * scene.figures; // [{ id: '1', side: 'characters', initiative: 1, at }, { id: 'A', side: 'third', at }]
 * scene.overlays; // [{ type: 'obstacle', at }]
 * scene.at('x'); // a named hex
 * ```
 *
 * A list of texts is read as `rows`, one text as a `drawing` (shared indentation does not matter).
 * A mark behind a sign is a figure whose id is the mark:
 * - a digit is a character whose initiative is that digit,
 * - a capital is a monster,
 * - a small letter only names a hex, unless `figures` has an entry for it.
 *
 * `figures` gives a mark other fields. A mark on several hexes is one figure with `alsoAt`. Anything
 * wrong throws, with the library's own sentences.
 */
import {
  compileBoard,
  explain,
  readDrawing,
  readRows,
  type Board,
  type BoardMap,
  type Hex,
  type Opened,
  type Overlay,
} from '../../src/board/index.js';
import { compiledOf } from '../../src/board/internal.js';
import type { Candidate } from '../../src/vocabulary/index.js';

/** What {@link sceneOf} makes; `{ ...sceneOf(…), actor, action }` is a query. */
export interface Scene {
  readonly board: Board;
  readonly figures: readonly Candidate[];
  readonly overlays: readonly Overlay[];
  /** The first hex with this mark. */
  readonly at: (mark: string) => Hex;
}

const fail = (why: string): never => {
  throw new Error(why);
};

/** Compiles a map or throws the reasons why it cannot be. */
export const boardOf = (map: BoardMap, opened?: Opened): Board => {
  const compiled = compileBoard(map, opened);
  return compiled._tag === 'Right'
    ? compiled.right
    : fail(compiled.left.map((fault) => explain(fault)).join('\n'));
};

const figureOf = (mark: string, at: readonly Hex[], given?: Partial<Candidate>): Candidate[] => {
  if (/[a-z]/.test(mark) && given === undefined) return [];
  const usual: Pick<Candidate, 'side' | 'initiative'> = /\d/.test(mark)
    ? { side: 'characters', initiative: Number(mark) }
    : { side: 'monsters' };
  const [first = fail(`no hex is marked ${mark}`), ...others] = at;
  const alsoAt = others.length > 0 ? { alsoAt: others } : {};
  return [{ id: mark, at: first, ...alsoAt, ...usual, ...given }];
};

/** Makes a scene of a text map; `map` adds wall edges, doors or overlays to it. */
export const sceneOf = (
  text: string | readonly string[],
  figures: Readonly<Record<string, Partial<Candidate>>> = {},
  map: BoardMap = {},
  opened?: Opened,
): Scene => {
  const source = typeof text === 'string' ? { drawing: text } : { rows: text };
  const board = boardOf({ ...source, ...map }, opened);
  const { cells } = typeof text === 'string' ? readDrawing(text) : readRows(text);
  const marked = (mark: string) => cells.filter((cell) => cell.mark === mark).map(({ hex }) => hex);
  const marks = new Set([
    ...cells.flatMap(({ mark }) => mark ?? []).sort(),
    ...Object.keys(figures),
  ]);
  return {
    board,
    figures: [...marks].flatMap((mark) => figureOf(mark, marked(mark), figures[mark])),
    overlays: compiledOf(board).overlays,
    at: (mark) => marked(mark)[0] ?? fail(`no hex is marked ${mark}`),
  };
};
