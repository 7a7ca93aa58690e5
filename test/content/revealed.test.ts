import { describe, expect, it } from 'vitest';

import {
  checkPack,
  decodePart,
  explain,
  type Ability,
  type Pack,
  type Scenario,
  type SpecialRule,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { minimal } from './minimal.js';

const at = (q: number, r = 0) => ({ q, r });

/** A scenario with a crypt that no door leads to, and a letter in it; behind it, through a door, a niche. */
const walled: Scenario = {
  ...minimal,
  map: {
    ...minimal.map,
    rooms: [
      ...minimal.map.rooms,
      { id: 'crypt', hexes: [at(10), at(11)] },
      { id: 'niche', hexes: [at(13), at(14)] },
    ],
    doors: [{ id: 'slit', at: at(12), between: ['crypt', 'niche'] }],
    markers: [
      { id: 'a', hexes: [at(11)] },
      { id: 'b', hexes: [at(0)] },
    ],
  },
};

const faultsOf = (scenario: Scenario, pack: Pack = hollowmere): readonly string[] => {
  const checked = checkPack({ ...pack, scenarios: [...(pack.scenarios ?? []), scenario] });
  return checked._tag === 'Left' ? checked.left.map(explain) : [];
};

const last = String(hollowmere.scenarios?.length);
const UNREACHED = ['crypt', 'niche'].map(
  (id, index) =>
    `scenarios[${last}].map.rooms[${String(index + 1)}]: no door leads to room "${id}", and nothing reveals it`,
);

const reveal = (id: string): Ability => ({ type: 'revealRoom', id });

const rule = (effect: Ability): SpecialRule => ({
  type: 'when',
  on: 'roundEnds',
  effects: [effect],
});

const withRules = (...rules: readonly SpecialRule[]): Scenario => ({ ...walled, rules });

/** Hollowmere, where one kind of monster can do something more. */
const withMonster = (where: 'stats' | 'deck', ability: Ability): Pack => {
  const monsters = (hollowmere.monsters ?? []).map((one) => {
    if (one.id !== 'drowned-bellringer' || one.stats.type !== 'boss' || where === 'deck')
      return one;
    const [first, ...others] = one.stats.specials ?? [];
    const specials = [{ abilities: [...(first?.abilities ?? []), ability] }, ...others];
    return { ...one, stats: { ...one.stats, specials } };
  });
  const deck = monsters.find(({ id }) => id === 'drowned-bellringer')?.deck;
  const monsterDecks = (hollowmere.monsterDecks ?? []).map((one) => {
    if (one.id !== deck || where === 'stats') return one;
    const cards = one.cards.map((card) => ({ ...card, abilities: [...card.abilities, ability] }));
    return { ...one, cards };
  });
  return { ...hollowmere, monsters, monsterDecks };
};

const boss: Scenario = { ...walled, monsters: ['drowned-bellringer'] };

describe('a room without a door', () => {
  it('is never seen', () => {
    expect(faultsOf(walled)).toEqual(UNREACHED);
    expect(faultsOf(boss)).toEqual(UNREACHED);
    expect(faultsOf(withRules(rule(reveal('hall'))))).toEqual(UNREACHED);
    expect(faultsOf(withRules(rule(reveal('b'))))).toEqual(UNREACHED);
  });

  it('is revealed by a rule, and with it those behind its doors', () => {
    expect(faultsOf(withRules(rule(reveal('crypt'))))).toEqual([]);
    expect(faultsOf(withRules(rule(reveal('niche'))))).toEqual([]);
  });

  it('is revealed by a letter in it', () => {
    expect(faultsOf(withRules(rule(reveal('a'))))).toEqual([]);
  });

  it('is revealed by an objective, on its turn or by what it bears', () => {
    const ghost = { id: 'ghost', kind: 'figure', side: 'characters', hitPoints: 4 } as const;
    const bonuses = [{ type: 'bonus', on: 'dies', effects: [reveal('crypt')] }] as const;
    expect(faultsOf({ ...walled, objectives: [{ ...ghost, turn: [reveal('crypt')] }] })).toEqual(
      [],
    );
    expect(faultsOf({ ...walled, objectives: [{ ...ghost, bonuses }] })).toEqual([]);
  });

  it.each(['stats', 'deck'] as const)('is revealed by a monster that is listed: %s', (where) => {
    const pack = withMonster(where, reveal('a'));
    expect(faultsOf(boss, pack)).toEqual([]);
    expect(faultsOf(walled, pack)).toEqual(UNREACHED);
  });

  it('may be revealed by what only the host knows', () => {
    expect(faultsOf(withRules({ type: 'special', handler: 'riddle' }))).toEqual([]);
    expect(faultsOf(withRules(rule({ type: 'special', handler: 'riddle' })))).toEqual([]);
    expect(faultsOf(boss, withMonster('deck', { type: 'special', handler: 'riddle' }))).toEqual([]);
  });

  it('may be revealed by a monster that is not here', () => {
    expect(faultsOf({ ...walled, monsters: ['ember-tod'] })).toEqual([
      expect.stringContaining('no monster "ember-tod"'),
    ]);
    expect(decodePart('Scenario', walled)._tag).toBe('Right');
    const alone = decodePart('Scenario', { ...walled, monsters: [] });
    expect(alone._tag === 'Left' && alone.left.map(({ path }) => path)).toEqual([
      ['map', 'rooms', 1],
      ['map', 'rooms', 2],
    ]);
  });
});
