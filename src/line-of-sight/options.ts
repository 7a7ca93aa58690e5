import { invalidValue, isRecord, type FormFaults, type InvalidValue } from '../core/index.js';
import type { Edition } from '../vocabulary/index.js';
import { readEdition, readFlags, readRules } from '../vocabulary/internal.js';
import { SIGHT_RULE_NAMES, sightRulesOf, type SightRule, type SightRules } from './rules.js';

/**
 * Whose rule of sight applies, or which one.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { isVisible, type SightOptions } from 'gloomhaven-rules/line-of-sight';
 *
 * const corridor = compileBoard({ rows: ['. . .'] });
 * assert(corridor._tag === 'Right');
 * const options: SightOptions = { edition: 'frosthaven' };
 * assert.equal(isVisible(corridor.right, { q: 0, r: 0 }, { q: 2, r: -1 }), false);
 * assert.equal(isVisible(corridor.right, { q: 0, r: 0 }, { q: 2, r: -1 }, options), true);
 *
 * @category Models
 * @since 0.1.0
 */
export interface SightOptions extends Partial<SightRules> {
  /** Whose rule applies where `lineOfSight` names none. Default `gloomhaven`. */
  readonly edition?: Edition;
}

const WORDS = { lineOfSight: SIGHT_RULE_NAMES } as const;

/** Reads `edition` and `rules` of a question; faults are noted. */
export const readSightRules = (
  query: Readonly<Record<string, unknown>>,
  faults: FormFaults,
): SightRules => readRules(query, sightRulesOf, WORDS, faults);

/** Reads the options of a question about sight; faults are noted. */
export const readOptions = (options: unknown, faults: FormFaults): SightRules => {
  const path = ['options'];
  const given = isRecord(options) ? options : {};
  if (options !== undefined && options !== null && !isRecord(options))
    faults.push(invalidValue(path, 'sightOptions', options));
  const { edition, ...flags } = given;
  const rules = sightRulesOf(readEdition(edition, [...path, 'edition'], faults));
  return readFlags(rules, WORDS, flags, path, faults);
};

const IS_RULE: Readonly<Record<string, true>> = {
  cornersStrict: true,
  cornersLenient: true,
  hexToHex: true,
} satisfies Record<SightRule, true>;

/** Whether options name a rule and nothing else, as most do that come with question after question. */
const isPlain = (options: object): options is SightRules => {
  for (const name in options) if (name !== 'lineOfSight') return false;
  const { lineOfSight } = options as SightOptions;
  return typeof lineOfSight === 'string' && IS_RULE[lineOfSight] === true;
};

/** The rule that options ask for, or `null` where something is wrong with them. */
export const ruleFor = (options: SightOptions | null | undefined): SightRule | null => {
  if (options === undefined || options === null) return SIGHT_RULE_NAMES[0];
  if (typeof options === 'object' && isPlain(options)) return options.lineOfSight;
  const faults: InvalidValue[] = [];
  const { lineOfSight } = readOptions(options, faults);
  return faults.length > 0 ? null : lineOfSight;
};
