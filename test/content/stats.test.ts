import { describe, expect, it } from 'vitest';

import { decodePart, explain, type PartName } from '../../src/content/index.js';

const said = (name: PartName, value: unknown): readonly string[] => {
  const decoded = decodePart(name, value);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

const card = (ability: object): object => ({ id: '1', initiative: 10, abilities: [ability] });
const action = (ability: object): object => ({ abilities: [ability] });
const handler = (numbers: object): object => ({ type: 'special', handler: 'h', numbers });
const attack = { type: 'attack', amount: 'A+1' };
const bonus = (more: object): object => ({
  type: 'bonus',
  on: 'duringTurn',
  effects: [attack],
  ...more,
});
const select = (more: object): object => ({ type: 'select', who: ['ally'], ...more });

describe('stats in formulas', () => {
  it.each<[string, PartName, object]>([
    ['a number that a monster has under any name', 'MonsterCard', card(handler({ summon: 'A+1' }))],
    [
      'the same by the name of a card',
      'MonsterCard',
      card(handler({ stats: 'A+1', objectives: 'M' })),
    ],
    [
      'a bonus that a summon bears',
      'Action',
      action(bonus({ bearers: select({ who: ['ownSummon'] }) })),
    ],
    ['a bonus that anybody may bear', 'Action', action(bonus({ bearers: select({}) }))],
    ['a bonus of a monster for itself', 'MonsterCard', card(bonus({ bearers: 'self' }))],
    [
      'what a character makes others do by an option',
      'SpecialRule',
      {
        type: 'option',
        who: select({}),
        effects: [{ type: 'grant', to: select({}), abilities: [attack] }],
      },
    ],
    ['what a rule does', 'SpecialRule', { type: 'when', on: 'roundEnds', effects: [attack] }],
  ])('are those of %s', (_, name, value) => {
    expect(said(name, value)).toEqual([]);
  });

  it.each<[string, PartName, object, string]>([
    [
      'a number of a character, whatever its name',
      'Action',
      action(handler({ rules: 'A+1' })),
      'abilities[0].numbers.rules',
    ],
    [
      'a bonus of a character',
      'Action',
      action(bonus({ bearers: select({ who: ['self'] }) })),
      'abilities[0].effects[0].amount',
    ],
    [
      'a bonus of characters',
      'Action',
      action(bonus({ bearers: select({ kinds: ['character'] }) })),
      'abilities[0].effects[0].amount',
    ],
    [
      'a bonus of an owner',
      'Action',
      action({
        type: 'grant',
        to: select({ who: ['ownSummon'] }),
        abilities: [bonus({ bearers: 'owner' })],
      }),
      'abilities[0].abilities[0].effects[0].amount',
    ],
    [
      'an option',
      'SpecialRule',
      { type: 'option', who: select({}), effects: [attack] },
      'effects[0].amount',
    ],
    [
      'the price of an option',
      'SpecialRule',
      { type: 'option', who: select({}), cost: [attack], effects: [{ type: 'loot', amount: 1 }] },
      'cost[0].amount',
    ],
    [
      'an objective outside of its turn',
      'ScenarioObjective',
      { id: 'o', kind: 'obstacle', side: 'monsters', hitPoints: 'A+1' },
      'hitPoints',
    ],
  ])('are not there for %s', (_, name, value, place) => {
    expect(said(name, value)).toEqual([`${place}: A is a stat of monsters and summons`]);
  });
});
