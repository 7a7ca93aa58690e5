import { describe, expect, it } from 'vitest';
import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import { EDITIONS } from '../../src/vocabulary/index.js';
import { FLAG_NAMES, readEdition, readFlags, readRules } from '../../src/vocabulary/internal.js';
import type { InvalidValue } from '../../src/core/index.js';
import { uglyValues } from '../core/ugly.js';

const initial = { lineOfSight: 'near', rankTargets: true };
const words = { lineOfSight: ['near', 'far'] };

const reading = (value: unknown) => {
  const faults: InvalidValue[] = [];
  return { flags: readFlags(initial, words, value, ['rules'], faults), faults };
};

describe('rule flags', () => {
  it.each(EDITIONS)('all those of %s are known by name, and no others', (edition) => {
    const flags = { ...monsterTurnRulesOf(edition), ...moveRulesOf(edition) };
    expect([...FLAG_NAMES].sort()).toEqual(Object.keys(flags).sort());
  });

  it('override those that they start from', () => {
    expect(reading({ lineOfSight: 'far' })).toEqual({
      flags: { ...initial, lineOfSight: 'far' },
      faults: [],
    });
    expect(reading({ rankTargets: false }).flags).toEqual({ ...initial, rankTargets: false });
    expect(initial).toEqual({ lineOfSight: 'near', rankTargets: true });
  });

  it.each([undefined, null, {}, { lineOfSight: null, rankTargets: undefined, unknown: null }])(
    'that are left out change nothing: %o',
    (value) => {
      expect(reading(value)).toEqual({ flags: initial, faults: [] });
    },
  );

  it('of other modules are passed over', () => {
    expect(reading({ focusByProximity: 'maybe' })).toEqual({ flags: initial, faults: [] });
  });

  it('all faults are named, and what is sound is taken', () => {
    const { flags, faults } = reading({
      lineOfSight: true,
      rankTargets: false,
      ranktargets: false,
      ...(JSON.parse('{"__proto__":{"rankTargets":true},"toString":1}') as object),
    });
    expect(flags).toEqual({ lineOfSight: 'near', rankTargets: false });
    expect(faults.map(({ path, expected }) => `${path.join('.')} ${String(expected)}`)).toEqual([
      'rules.lineOfSight near,far',
      'rules.ranktargets knownFlag',
      'rules.__proto__ knownFlag',
      'rules.toString knownFlag',
    ]);
  });

  it.each(uglyValues().filter(([name]) => name !== 'a huge list'))(
    '%s as flags, as a flag and as an edition is left out or a fault',
    (_, value) => {
      expect(reading(value).flags).toEqual(initial);
      const faults: InvalidValue[] = [];
      expect(readEdition(value, [], faults)).toBe('gloomhaven');
      expect(faults).toHaveLength(value === null || value === undefined ? 0 : 1);
      expect(reading({ lineOfSight: value }).flags).toEqual(initial);
    },
  );

  it('come from the edition of a question', () => {
    const rulesOf = (edition: string) => ({ rankTargets: edition === 'frosthaven' });
    const read = (query: object) => readRules({ ...query }, rulesOf, {}, { push: () => 0 });
    expect(read({})).toEqual({ rankTargets: false });
    expect(read({ edition: 'frosthaven' })).toEqual({ rankTargets: true });
    expect(read({ edition: 'frosthaven', rules: { rankTargets: false } })).toEqual({
      rankTargets: false,
    });
  });
});
