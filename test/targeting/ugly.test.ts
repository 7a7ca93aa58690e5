import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { moveRulesOf } from '../../src/pathfinding/index.js';
import type { Board } from '../../src/board/index.js';
import {
  areaPlacements,
  attackHexes,
  explain,
  targetsFrom,
  type AttackHexesQuery,
  type TargetingError,
  type TargetsQuery,
} from '../../src/targeting/index.js';
import { sceneOf } from '../board/scene.js';
import { uglyValues } from '../core/ugly.js';

const { board, figures, at } = sceneOf(['.1 . .A', '. . .', '.B . .']);
const sound: TargetsQuery & AttackHexesQuery = {
  from: at('1'),
  target: 'A',
  side: 'characters',
  attack: {
    range: 3,
    targets: 2,
    area: {
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      origin: null,
    },
  },
  figures,
  edition: 'gloomhaven',
  rules: { lineOfSight: 'cornersStrict' },
};

const ASKED = [targetsFrom, areaPlacements, attackHexes] as const;

const ask = (query: unknown, on: unknown = board) =>
  ASKED.map((question) => question(on as Board, query as TargetsQuery & AttackHexesQuery));

/** The faults of a question without those about the field that only others read. */
const faultsOf = (query: unknown, on: unknown = board): readonly TargetingError[] => {
  const [targets, placements] = ask(query, on);
  expect(placements).toEqual(targets?._tag === 'Left' ? targets : placements);
  return targets?._tag === 'Left' ? targets.left : [];
};

const attackFaults = (query: unknown): readonly TargetingError[] => {
  const hexes = attackHexes(board, query as AttackHexesQuery);
  return hexes._tag === 'Left' ? hexes.left : [];
};

const withAttack = (fields: object): object => ({
  ...sound,
  attack: { ...sound.attack, ...fields },
});
const withArea = (fields: unknown): object => withAttack({ area: fields });

const invalid = (path: readonly (string | number)[], got: string) => ({
  type: 'invalidValue',
  path,
  ruling: null,
  got,
});

describe('faults', () => {
  it('a sound query has none', () => {
    for (const answer of ask(sound)) expect(answer._tag).toBe('Right');
  });

  it.each<[string, object, object, string]>([
    [
      'range 0',
      withAttack({ range: 0 }),
      invalid(['attack', 'range'], '0'),
      'attack.range: expected a whole number of at least 1, or null for melee, got 0',
    ],
    [
      'negative range',
      withAttack({ range: -2 }),
      invalid(['attack', 'range'], '-2'),
      'attack.range: expected a whole number of at least 1, or null for melee, got -2',
    ],
    [
      'range -0',
      withAttack({ range: -0 }),
      invalid(['attack', 'range'], '-0'),
      'attack.range: expected a whole number of at least 1, or null for melee, got -0',
    ],
    [
      'half a range',
      withAttack({ range: 1.5 }),
      invalid(['attack', 'range'], '1.5'),
      'attack.range: expected a whole number of at least 1, or null for melee, got 1.5',
    ],
    [
      'a range that is none',
      withAttack({ range: NaN }),
      invalid(['attack', 'range'], 'NaN'),
      'attack.range: expected a whole number of at least 1, or null for melee, got NaN',
    ],
    [
      'range as text',
      withAttack({ range: '3' }),
      invalid(['attack', 'range'], '"3"'),
      'attack.range: expected a whole number of at least 1, or null for melee, got "3"',
    ],
    [
      'no targets',
      withAttack({ targets: 0 }),
      invalid(['attack', 'targets'], '0'),
      'attack.targets: expected a whole number of at least 1, or "all", got 0',
    ],
    [
      'every target',
      withAttack({ targets: 'every' }),
      invalid(['attack', 'targets'], '"every"'),
      'attack.targets: expected a whole number of at least 1, or "all", got "every"',
    ],
    [
      'an area as text',
      withArea('cone'),
      invalid(['attack', 'area'], '"cone"'),
      'attack.area: expected an area { hexes, origin }, got "cone"',
    ],
    [
      'an area as list',
      withArea([{ q: 0, r: 0 }]),
      invalid(['attack', 'area'], 'list'),
      'attack.area: expected an area { hexes, origin }, got a list',
    ],
    [
      'an area without hexes',
      withArea({}),
      invalid(['attack', 'area', 'hexes'], 'undefined'),
      'attack.area.hexes: expected a list of hexes, got nothing',
    ],
    [
      'an empty area',
      withArea({ hexes: [] }),
      { type: 'areaEmpty', path: ['attack', 'area', 'hexes'], ruling: 'R-ATK-19' },
      'attack.area.hexes: an area covers at least one hex (R-ATK-19)',
    ],
    [
      'half a hex',
      withArea({ hexes: [{ q: 0, r: 0.5 }] }),
      invalid(['attack', 'area', 'hexes', 0], 'object'),
      'attack.area.hexes[0]: expected a hex { q, r } with whole coordinates within 1048576, got an object',
    ],
    [
      'a hex twice',
      withArea({
        hexes: [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
          { q: -0, r: 0 },
        ],
      }),
      {
        type: 'areaHexTwice',
        path: ['attack', 'area', 'hexes', 2],
        ruling: 'R-ATK-19',
        hex: { q: 0, r: 0 },
      },
      'attack.area.hexes[2]: the area lists (0,0) twice (R-ATK-19)',
    ],
    [
      'an origin as text',
      withArea({ hexes: [{ q: 0, r: 0 }], origin: 'me' }),
      invalid(['attack', 'area', 'origin'], '"me"'),
      'attack.area.origin: expected a hex { q, r } with whole coordinates within 1048576, or null for a ranged area, got "me"',
    ],
    [
      'no attack',
      { ...sound, attack: undefined },
      invalid(['attack'], 'undefined'),
      'attack: expected an attack { range, targets, area }, got nothing',
    ],
    [
      'no side',
      { ...sound, side: null },
      invalid(['side'], 'null'),
      'side: expected one of "characters", "monsters", "third", "neutral", got null',
    ],
    [
      'rules as text',
      { ...sound, rules: 'lenient' },
      invalid(['rules'], '"lenient"'),
      'rules: expected rule flags, got "lenient"',
    ],
    [
      'an unknown rule for sight',
      { ...sound, rules: { lineOfSight: 'eagle' } },
      invalid(['rules', 'lineOfSight'], '"eagle"'),
      'rules.lineOfSight: expected one of "cornersStrict", "cornersLenient", "hexToHex", got "eagle"',
    ],
    [
      'a rule that no module has',
      { ...sound, rules: { lineofsight: 'hexToHex' } },
      invalid(['rules', 'lineofsight'], '"hexToHex"'),
      'rules.lineofsight: expected no flag of this name, got "hexToHex"',
    ],
    [
      'an unknown edition',
      { ...sound, edition: 'second' },
      invalid(['edition'], '"second"'),
      'edition: expected one of "gloomhaven", "jawsOfTheLion", "frosthaven", got "second"',
    ],
    [
      'a hex off the board',
      { ...sound, from: { q: 9, r: 9 } },
      { type: 'hexOffBoard', path: ['from'], ruling: 'R-HEX-3', hex: { q: 9, r: 9 } },
      'from: the hex (9,9) is not on the board (R-HEX-3)',
    ],
    [
      'no hex',
      { ...sound, from: undefined },
      invalid(['from'], 'undefined'),
      'from: expected a hex { q, r } with whole coordinates within 1048576, got nothing',
    ],
    [
      'two figures on one hex',
      { ...sound, figures: [...figures, { id: 'C', side: 'monsters', at: at('A') }] },
      {
        type: 'hexOccupied',
        path: ['figures', 3, 'at'],
        ruling: 'R-MOVE-2',
        figure: 'C',
        occupant: 'A',
      },
      'figures[3].at: "C" stands on (2,-1), where "A" stands (R-MOVE-2)',
    ],
    [
      'a figure in a wall',
      { ...sound, figures: [{ id: 'C', side: 'monsters', at: { q: 0, r: 9 } }] },
      { type: 'hexOffBoard', path: ['figures', 0, 'at'], ruling: 'R-HEX-3' },
      'figures[0].at: the hex (0,9) is not on the board (R-HEX-3)',
    ],
    [
      'a part of a figure in a wall',
      { ...sound, figures: [{ id: 'C', side: 'monsters', at: at('A'), alsoAt: [{ q: 0, r: 9 }] }] },
      { type: 'hexOffBoard', path: ['figures', 0, 'alsoAt', 0] },
      'figures[0].alsoAt[0]: the hex (0,9) is not on the board (R-HEX-3)',
    ],
    [
      'a figure twice',
      { ...sound, figures: [...figures, { id: 'A', side: 'monsters', at: { q: 1, r: 0 } }] },
      { type: 'duplicateFigure', path: ['figures', 3, 'id'], figure: 'A' },
      'figures[3].id: the figure "A" is listed twice',
    ],
    [
      'figures as text',
      { ...sound, figures: 'A' },
      invalid(['figures'], '"A"'),
      'figures: expected a list of figures, got "A"',
    ],
  ])('%s', (_, query, fault, sentence) => {
    const faults = faultsOf(query);
    expect(faults).toMatchObject([fault]);
    expect(faults.map(explain)).toEqual([sentence]);
  });

  it('an area of 64 hexes is allowed, one of 65 is not', () => {
    const line = (length: number) => Array.from({ length }, (_, q) => ({ q, r: 0 }));
    expect(faultsOf(withArea({ hexes: line(64) }))).toEqual([]);
    const faults = faultsOf(withArea({ hexes: line(65) }));
    expect(faults).toEqual([
      {
        type: 'areaTooLarge',
        path: ['attack', 'area', 'hexes'],
        ruling: null,
        hexes: 65,
        limit: 64,
      },
    ]);
    expect(faults.map(explain)).toEqual([
      'attack.area.hexes: an area of 65 hexes; at most 64 are allowed',
    ]);
    expect(faultsOf(withArea({ hexes: new Array<null>(1_000_000).fill(null) }))).toHaveLength(1);
  });

  it('an unknown target is named, and one that is no text', () => {
    const faults = attackFaults({ ...sound, target: 'Z' });
    expect(faults).toEqual([
      { type: 'unknownFigure', path: ['target'], ruling: null, figure: 'Z' },
    ]);
    expect(faults.map(explain)).toEqual(['target: no figure has the id "Z"']);
    expect(attackFaults({ ...sound, target: 3 }).map(explain)).toEqual([
      'target: expected the id of a figure, got 3',
    ]);
    expect(attackFaults({ ...sound, target: '__proto__' })).toMatchObject([
      { type: 'unknownFigure' },
    ]);
    const named = [{ id: '__proto__', side: 'monsters', at: at('A') }];
    expect(attackFaults({ ...sound, figures: named, target: '__proto__' })).toEqual([]);
  });

  it('all are named at once', () => {
    const query = {
      from: 1,
      side: 1,
      attack: { range: 0, targets: 0, area: { hexes: [1, 2], origin: 1 } },
      figures: 1,
      edition: 1,
      rules: { lineOfSight: 1 },
    };
    expect(faultsOf(query).map(({ path }) => path.join('.'))).toEqual([
      'side',
      'attack.range',
      'attack.targets',
      'attack.area.hexes.0',
      'attack.area.hexes.1',
      'attack.area.origin',
      'edition',
      'rules.lineOfSight',
      'figures',
      'from',
    ]);
  });

  it.each([null, undefined, 3, 'targets', [], true])('%o is no query', (query) => {
    for (const answer of ask(query)) {
      const faults = answer._tag === 'Left' ? answer.left : [];
      expect(faults.map(explain)).toEqual([
        expect.stringMatching(/^input: expected a query \{ side, attack, figures \}, got /),
      ]);
    }
  });

  it.each([null, 7, {}, { type: 'board' }, 'board'])('%o is no board', (on) => {
    for (const answer of ask(sound, on))
      expect(answer).toEqual({
        _tag: 'Left',
        left: [{ type: 'notABoard', path: ['board'], ruling: null }],
      });
    expect(faultsOf(null, on)).toHaveLength(2);
  });

  it('fields that are null count as left out', () => {
    const attack = { range: null, targets: null, area: null };
    expect(faultsOf({ ...sound, attack, figures: null, rules: null })).toEqual([]);
    expect(faultsOf({ ...sound, attack: {} })).toEqual([]);
  });

  it('flags of other modules are passed over, so that one set of rules serves all questions', () => {
    const rules = { ...monsterTurnRulesOf('gloomhaven'), ...moveRulesOf('gloomhaven') };
    expect(ask({ ...sound, rules })).toEqual(ask(sound));
  });

  it('-0 is 0', () => {
    const query = { ...sound, from: { q: -0, r: -0 } };
    expect(targetsFrom(board, query)).toEqual(targetsFrom(board, sound));
    expect(areaPlacements(board, query)).toEqual(areaPlacements(board, sound));
    expect(JSON.stringify(areaPlacements(board, query))).not.toContain('-0');
  });
});

describe('ugly values', () => {
  /** Whatever it is, an answer or faults that survive JSON and have a sentence each. */
  const answers = (query: unknown): void => {
    for (const answer of ask(query)) {
      if (answer._tag === 'Right') {
        expect(Array.isArray(answer.right)).toBe(true);
        continue;
      }
      expect(answer.left.length).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(answer.left))).toEqual(answer.left);
      for (const fault of answer.left) expect(explain(fault).length).toBeGreaterThan(0);
    }
  };

  /** A list of a million faults is a matter of patience, not of the kind of value. */
  const values = uglyValues().filter(([name]) => name !== 'a huge list');

  it.each(values)('%s in any field gives an answer or faults', (_, value) => {
    answers(value);
    for (const field of Object.keys(sound)) answers({ ...sound, [field]: value });
    for (const field of ['range', 'targets', 'area']) answers(withAttack({ [field]: value }));
    for (const field of ['hexes', 'origin'])
      answers(withArea({ hexes: [{ q: 0, r: 0 }], [field]: value }));
    answers(withArea({ hexes: [value, value] }));
    answers({ ...sound, figures: [value, { ...figures[0], alsoAt: value }] });
    answers({ ...sound, rules: { lineOfSight: value } });
  });

  it('an area as far away as coordinates go hits nobody', () => {
    const far = 2 ** 20;
    for (const q of [far, 0 - far])
      for (const r of [far, 0 - far])
        answers(
          withArea({
            hexes: [
              { q, r },
              { q: 0 - q, r: 0 - r },
            ],
          }),
        );
    const attack = { range: 1e9, area: { hexes: [{ q: far, r: 0 }], origin: { q: 0, r: far } } };
    expect(areaPlacements(board, { ...sound, attack })).toEqual({ _tag: 'Right', right: [] });
  });

  it('any JSON as a query gives an answer or faults', () => {
    fc.assert(fc.property(fc.jsonValue(), answers));
  });

  it('any JSON in any field gives an answer or faults', () => {
    const fields = fc.constantFrom(
      ...Object.keys(sound),
      'range',
      'targets',
      'area',
      'hexes',
      'origin',
    );
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        if (field in sound) answers({ ...sound, [field]: value });
        else if (field === 'hexes' || field === 'origin')
          answers(withArea({ hexes: [{ q: 1, r: 0 }], [field]: value }));
        else answers(withAttack({ [field]: value }));
      }),
    );
  });
});
