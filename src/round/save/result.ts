/** What abilities did, and what lies on the board, in a save. */

import {
  closed,
  finite,
  list,
  natural,
  nullable,
  oneOf,
  optional,
  positive,
  text,
  type Leaf,
} from '../../core/codec.js';
import { OVERLAY_TYPES } from '../../vocabulary/index.js';
import type { NamedResult, Result } from '../reading/scope.js';
import type { OverlayState } from '../state.js';
import { laterSteps } from './later.js';
import { condition, hex, path, textOrNull, texts } from './leaf.js';

/** Something on one hex. */
export const overlay: Leaf<OverlayState> = /*#__PURE__*/ (() =>
  closed<OverlayState>('an overlay', {
    type: oneOf(OVERLAY_TYPES),
    at: hex,
    damage: nullable(natural),
    conditions: list(condition),
    treasure: textOrNull,
    tile: optional(positive),
    sprung: optional(laterSteps),
  }))();

/** What an ability did. */
export const result: Leaf<Result> = /*#__PURE__*/ (() =>
  closed<Result>('what an ability did', {
    targets: texts,
    damaged: texts,
    killed: texts,
    hexes: path,
    amount: finite,
    blocked: natural,
    traps: optional(list(overlay)),
  }))();

/** What an ability with a name did. */
export const namedResult: Leaf<NamedResult> = /*#__PURE__*/ (() =>
  closed<NamedResult>('what an ability with a name did', { name: text, result }))();
