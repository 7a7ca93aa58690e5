import { explain as explainScene, type SceneError } from '../board/index.js';
import { showPath, showRuling, type ErrorBase } from '../core/index.js';
import type { Hex } from '../vocabulary/index.js';

/** An area pattern without a hex. */
export interface AreaEmpty extends ErrorBase {
  readonly type: 'areaEmpty';
  readonly ruling: 'R-ATK-19';
}

/** An area pattern with more hexes than any card has. */
export interface AreaTooLarge extends ErrorBase {
  readonly type: 'areaTooLarge';
  readonly ruling: null;
  /** How many hexes it has. */
  readonly hexes: number;
  /** How many are allowed. */
  readonly limit: number;
}

/** An area pattern that lists a hex twice. */
export interface AreaHexTwice extends ErrorBase {
  readonly type: 'areaHexTwice';
  readonly ruling: 'R-ATK-19';
  /** The hex that is listed twice. */
  readonly hex: Hex;
}

/** A figure that is named and not among the figures. */
export interface UnknownFigure extends ErrorBase {
  readonly type: 'unknownFigure';
  readonly ruling: null;
  /** The id that is given. */
  readonly figure: string;
}

/** What can be wrong with a question about targets. */
export type TargetingError = SceneError | AreaEmpty | AreaTooLarge | AreaHexTwice | UnknownFigure;

const sentence = (error: Exclude<TargetingError, SceneError>): string => {
  switch (error.type) {
    case 'areaEmpty':
      return 'an area covers at least one hex';
    case 'areaTooLarge':
      return `an area of ${String(error.hexes)} hexes; at most ${String(error.limit)} are allowed`;
    case 'areaHexTwice':
      return `the area lists (${String(error.hex.q)},${String(error.hex.r)}) twice`;
    case 'unknownFigure':
      return `no figure has the id "${error.figure}"`;
  }
};

/**
 * The English sentence for a fault of a question about targets.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/targeting';
 * import assert from 'node:assert/strict';
 *
 * const fault = { type: 'areaEmpty', path: ['attack', 'area', 'hexes'], ruling: 'R-ATK-19' } as const;
 * assert.equal(explain(fault), 'attack.area.hexes: an area covers at least one hex (R-ATK-19)');
 */
export const explain = (error: TargetingError): string => {
  switch (error.type) {
    case 'areaEmpty':
    case 'areaTooLarge':
    case 'areaHexTwice':
    case 'unknownFigure':
      return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
    default:
      return explainScene(error);
  }
};
