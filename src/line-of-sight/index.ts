/**
 * Line of sight: what sees what.
 *
 * @module
 */
export { SIGHT_RULE_NAMES, sightRulesOf, type SightRule, type SightRules } from './rules.js';
