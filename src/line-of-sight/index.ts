/**
 * Line of sight: which hexes see each other, decided in whole numbers, by the rule of each edition,
 * and a line to draw that shows why. What is in range is the concern of `board`, what can be attacked
 * that of `targeting`.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type { Board, SceneError } from '../board/index.js';
export type { FractionalHex } from '../hex/index.js';
export type { Edition, Hex } from '../vocabulary/index.js';
export { checkSight, explain, type SightError } from './check.js';
export type { SightOptions } from './options.js';
export { SIGHT_RULE_NAMES, sightRulesOf, type SightRule, type SightRules } from './rules.js';
export type { SightLine } from './sight-line.js';
export { isVisible, sightLine, visibleFrom } from './sight.js';
