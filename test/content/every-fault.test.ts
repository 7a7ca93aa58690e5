import { describe, expect, it } from 'vitest';

import {
  checkPack,
  decodePart,
  explain,
  type ContentError,
  type Scenario,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { hall, minimal } from './minimal.js';

const at = (q: number, r = 0) => ({ q, r });

const saidOf = (
  answer: { readonly _tag: string; readonly left?: readonly ContentError[] },
  from = 0,
): readonly string[] =>
  (answer.left ?? []).map((fault) => explain({ ...fault, path: fault.path.slice(from) }));

const inPack = (scenario: Scenario): readonly string[] =>
  saidOf(checkPack({ ...hollowmere, scenarios: [...(hollowmere.scenarios ?? []), scenario] }), 2);

const alone = (scenario: Scenario): readonly string[] => saidOf(decodePart('Scenario', scenario));

const withHall = (room: object): Scenario => ({
  ...minimal,
  map: { ...minimal.map, rooms: [{ ...hall, ...room }] },
});

const toad = {
  monster: 'ember-toad',
  at: at(4),
  ranks: ['normal', 'normal', 'normal'],
} as const;

/** Scenarios with two faults at one place, and the ends of their sentences. */
const pairs: readonly (readonly [string, Scenario, readonly string[]])[] = [
  [
    'two monsters on an obstacle',
    withHall({ monsters: [toad, toad], overlays: [{ type: 'obstacle', hexes: [at(4)] }] }),
    [
      'map.rooms[0].monsters[0].at: on an obstacle of "hall"',
      'map.rooms[0].monsters[1].at: on an obstacle of "hall"',
      'map.rooms[0].monsters[1].at: two figures on one hex of "hall"',
    ],
  ],
  [
    'a start outside, twice',
    { ...minimal, map: { ...minimal.map, start: [...minimal.map.start, at(9), at(9)] } },
    [
      'map.start[4]: a starting hex in no room (R-SCEN-4)',
      'map.start[5]: a starting hex in no room (R-SCEN-4)',
      'map.start[5]: a hex that is listed twice, of "start"',
    ],
  ],
  [
    'two names that a calculation does not explain',
    {
      ...minimal,
      goal: {
        type: 'killCount',
        count: { type: 'calculation', formula: 'P+Q+X', where: { X: 1 } },
      },
    },
    [
      'goal.count.formula: no symbol "P" here, but C, L, M, A, R, H, X (R-SCEN-5)\n  P+Q+X\n  ^',
      'goal.count.formula: no symbol "Q" here, but C, L, M, A, R, H, X (R-SCEN-5)\n  P+Q+X\n    ^',
    ],
  ],
];

describe('a pack', () => {
  it('is sound with the smallest scenario', () => {
    expect(inPack(minimal)).toEqual([]);
    expect(alone(minimal)).toEqual([]);
  });

  it.each(pairs)('lists, as its scenario alone does, %s', (_, scenario, said) => {
    expect(inPack(scenario)).toEqual(said);
    expect(alone(scenario)).toEqual(said);
  });

  it('names each boss that lacks a special of the deck they share', () => {
    const monsters = (hollowmere.monsters ?? []).flatMap((one) => {
      if (one.id !== 'drowned-bellringer' || one.stats.type !== 'boss') return [one];
      const stats = { type: 'boss', boss: one.stats.boss } as const;
      return [
        { ...one, stats },
        { ...one, id: 'twin', stats },
      ];
    });
    const checked = checkPack({ ...hollowmere, monsters, scenarios: [minimal] });
    const lacking = (checked._tag === 'Left' ? checked.left : []).flatMap((fault) =>
      fault.type === 'missingSpecial' && fault.path[3] === 0
        ? [`${String(fault.monster)} ${String(fault.number)}`]
        : [],
    );
    expect(lacking).toEqual(['drowned-bellringer 1', 'twin 1']);
  });

  it('says an unknown monster once, though two checks come upon it', () => {
    const placed = { ...toad, monster: 'ember-tod' };
    expect(inPack(withHall({ monsters: [placed] }))).toEqual([
      'map.rooms[0].monsters[0].monster: no monster "ember-tod"; did you mean "ember-toad"?',
    ]);
  });
});
