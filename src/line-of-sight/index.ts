/**
 * Line of sight: which hexes see each other, decided in whole numbers, by the rule of each edition,
 * and a line to draw that shows why. What is in range is the concern of `board`, what can be attacked
 * that of `targeting`.
 *
 * @module
 */
export type { Board } from '../board/index.js';
export type { FractionalHex } from '../hex/index.js';
export type { Edition, Hex } from '../vocabulary/index.js';
export { SIGHT_RULE_NAMES, sightRulesOf, type SightRule, type SightRules } from './rules.js';
export { sightLine, type SightLine } from './sight-line.js';
export { isVisible, visibleFrom } from './sight.js';
