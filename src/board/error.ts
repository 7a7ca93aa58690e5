import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';
import type { Hex, OverlayType } from '../vocabulary/index.js';

/** A query's `board` that `compileBoard` did not make. */
export interface NotABoard extends ErrorBase {
  readonly type: 'notABoard';
  readonly ruling: null;
}

/** A hex that is not on the board: wall, unrevealed or nowhere. */
export interface HexOffBoard extends ErrorBase {
  readonly type: 'hexOffBoard';
  /** The hex it is about. */
  readonly hex: Hex;
}

/** An overlay on a hex that is not on the map. */
export interface OverlayOffBoard extends ErrorBase {
  readonly type: 'overlayOffBoard';
  /** What lies there. */
  readonly overlay: OverlayType;
  /** The hex it is about. */
  readonly hex: Hex;
}

/** Two overlays on one hex, neither of them a coin, a corridor or a pressure plate. */
export interface OverlaysCollide extends ErrorBase {
  readonly type: 'overlaysCollide';
  /** What lies there. */
  readonly overlay: OverlayType;
  /** The hex it is about. */
  readonly hex: Hex;
}

/** Two figures with one id. */
export interface DuplicateFigure extends ErrorBase {
  readonly type: 'duplicateFigure';
  /** Id of the figure. */
  readonly figure: string;
}

/** Two figures on one hex (R-MOVE-2). */
export interface HexOccupied extends ErrorBase {
  readonly type: 'hexOccupied';
  /** Id of the figure. */
  readonly figure: string;
  /** Id of the figure that stands there already. */
  readonly occupant: string;
  /** The hex it is about. */
  readonly hex: Hex;
}

/** What can be wrong with the board, the figures and the overlays of a query. */
export type SceneError =
  | InvalidValue
  | NotABoard
  | HexOffBoard
  | OverlayOffBoard
  | OverlaysCollide
  | DuplicateFigure
  | HexOccupied;

/** More hexes than a board may have. */
export interface BoardTooLarge extends ErrorBase {
  readonly type: 'boardTooLarge';
  readonly ruling: null;
  /** How many hexes there are. */
  readonly hexes: number;
  /** How many are allowed. */
  readonly limit: number;
}

/** A map without a hex, or one on which nothing is revealed. */
export interface NoHexes extends ErrorBase {
  readonly type: 'noHexes';
  readonly ruling: null;
}

/** A map whose hexes come from none or from several of `hexes`, `rooms`, `rows`, `drawing`. */
export interface HexSources extends ErrorBase {
  readonly type: 'hexSources';
  readonly ruling: null;
  /** The fields that give hexes: none, or more than one. */
  readonly sources: readonly string[];
}

/** A hex that is listed twice, or in two rooms. */
export interface DuplicateHex extends ErrorBase {
  readonly type: 'duplicateHex';
  /** The hex it is about. */
  readonly hex: Hex;
}

/** A hex that is listed as a hex of the map and as wall. */
export interface HexIsWall extends ErrorBase {
  readonly type: 'hexIsWall';
  /** The hex it is about. */
  readonly hex: Hex;
}

/** A thin wall between two hexes that are no neighbours. */
export interface WallEdgeApart extends ErrorBase {
  readonly type: 'wallEdgeApart';
  /** The two hexes. */
  readonly between: readonly [Hex, Hex];
}

/** A thin wall that touches no hex of the map. */
export interface WallEdgeOffBoard extends ErrorBase {
  readonly type: 'wallEdgeOffBoard';
  /** The two hexes. */
  readonly between: readonly [Hex, Hex];
}

/** Two rooms or two doors with one id. */
export interface DuplicateId extends ErrorBase {
  readonly type: 'duplicateId';
  /** The id. */
  readonly id: string;
}

/** A door without a neighbouring hex on the map. */
export interface DoorJoinsNothing extends ErrorBase {
  readonly type: 'doorJoinsNothing';
  /** Id of the door. */
  readonly door: string;
  /** The hex it is about. */
  readonly hex: Hex;
}

/** An opened room or door that the map does not have. */
export interface UnknownId extends ErrorBase {
  readonly type: 'unknownRoom' | 'unknownDoor';
  /** The id. */
  readonly id: string;
}

/** A sign in a text map that means nothing there. */
export interface UnknownGlyph extends ErrorBase {
  readonly type: 'unknownGlyph';
  readonly ruling: null;
  /** The sign, cut if it is long. */
  readonly glyph: string;
  /** Line of the text, from 0. */
  readonly line: number;
  /** Column of the sign in the line, from 0. */
  readonly column: number;
}

/** What can be wrong with a map. */
export type BoardError =
  | InvalidValue
  | BoardTooLarge
  | NoHexes
  | HexSources
  | DuplicateHex
  | HexIsWall
  | OverlayOffBoard
  | OverlaysCollide
  | WallEdgeApart
  | WallEdgeOffBoard
  | DuplicateId
  | DoorJoinsNothing
  | UnknownId
  | UnknownGlyph;

const showHex = (hex: Hex): string => `(${String(hex.q)},${String(hex.r)})`;

const sentence = (error: BoardError | SceneError): string => {
  switch (error.type) {
    case 'invalidValue':
      return explainInvalidValue(error).slice(showPath(error.path).length + 2);
    case 'notABoard':
      return 'expected a board made by compileBoard';
    case 'hexOffBoard':
      return `the hex ${showHex(error.hex)} is not on the board`;
    case 'overlayOffBoard':
      return `${error.overlay} on ${showHex(error.hex)}, which is not on the board`;
    case 'overlaysCollide':
      return `${error.overlay} on ${showHex(error.hex)}, where another overlay lies`;
    case 'duplicateFigure':
      return `the figure "${error.figure}" is listed twice`;
    case 'hexOccupied':
      return `"${error.figure}" stands on ${showHex(error.hex)}, where "${error.occupant}" stands`;
    case 'boardTooLarge':
      return `${String(error.hexes)} hexes; a board has at most ${String(error.limit)}`;
    case 'noHexes':
      return 'the board has no hex';
    case 'hexSources':
      return error.sources.length === 0
        ? 'expected one of hexes, rooms, rows and drawing'
        : `hexes from ${error.sources.join(' and ')}; give one of them`;
    case 'duplicateHex':
      return `the hex ${showHex(error.hex)} is listed twice`;
    case 'hexIsWall':
      return `the hex ${showHex(error.hex)} is listed as wall too`;
    case 'wallEdgeApart':
      return `a wall edge between ${error.between.map(showHex).join(' and ')}, which are no neighbours`;
    case 'wallEdgeOffBoard':
      return `a wall edge between ${error.between.map(showHex).join(' and ')}, neither of them on the map`;
    case 'duplicateId':
      return `the id "${error.id}" is given twice`;
    case 'doorJoinsNothing':
      return `the door "${error.door}" at ${showHex(error.hex)} has no hex of the map beside it`;
    case 'unknownRoom':
      return `the map has no room "${error.id}"`;
    case 'unknownDoor':
      return `the map has no door "${error.id}"`;
    case 'unknownGlyph':
      return `the sign ${JSON.stringify(error.glyph)} in line ${String(error.line)}, column ${String(error.column)} means nothing here`;
  }
};

/**
 * The English sentence for a fault of a map, a board or a scene.
 *
 * @example
 * import { compileBoard, explain } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. ? .'] });
 * assert.equal(board._tag, 'Left');
 * assert.equal(explain(board.left[0]), 'rows: the sign "?" in line 0, column 2 means nothing here');
 */
export const explain = (error: BoardError | SceneError): string =>
  `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
