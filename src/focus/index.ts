/**
 * Whom a monster or summon focuses on, and why.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export type {
  AreaEmpty,
  AreaHexTwice,
  AreaTooLarge,
  TargetingError,
  UnknownFigure,
} from '../targeting/index.js';
export { type Decision, type FocusTrace, type Verdict } from './choose.js';
export { explain, type FocusError } from './error.js';
export { explainFocus } from './explain-focus.js';
export { findFocus, type Focus } from './focus.js';
export { FOCUS_KEYS, type FocusKey, type FocusKeyPart } from './key.js';
export type { FocusQuery, MonsterAction } from './query.js';
export { focusRulesOf, type FocusRules } from './rules.js';
