import { describe, expect, it } from 'vitest';
import { compileBoard, type BoardMap } from '../../src/board/index.js';
import { explain as explainFocusFault, findFocus } from '../../src/focus/index.js';
import {
  explain,
  monsterMoves,
  monsterTargets,
  monsterTurn,
  type MonsterTurnError,
} from '../../src/monster-turn/index.js';
import { CONDITIONS, type Expected } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { uglyValues } from '../core/ugly.js';

type Path = readonly (string | number)[];

interface Answer {
  readonly _tag: 'Left' | 'Right';
  readonly left?: readonly MonsterTurnError[];
}

/** Everything that takes a query. */
const FUNCTIONS = { findFocus, monsterTurn, monsterMoves, monsterTargets } as unknown as Readonly<
  Record<string, (query: unknown) => Answer>
>;

const BOARD = boardOf({ rows: ['. . . .', '. . . .'] });

/** A query in which every field is given. */
const sound = () => ({
  board: BOARD,
  figures: [
    { id: 'A', side: 'monsters', at: { q: 0, r: 0 } },
    { id: '1', side: 'characters', at: { q: 3, r: -2 }, initiative: 1 },
    { id: '2', side: 'characters', at: { q: 3, r: -1 }, initiative: 2 },
  ],
  actor: 'A',
  action: {
    move: 2,
    mode: 'walk',
    flying: false,
    attack: {
      range: 2,
      targets: 2,
      area: {
        hexes: [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
        origin: null,
      },
    },
    attackFirst: { range: null, targets: 'all', area: null },
  },
  conditions: ['poison'],
  overlays: [{ type: 'trap', at: { q: 1, r: 0 } }],
  edition: 'gloomhaven',
  rules: { rankTargets: true, lineOfSight: 'cornersStrict' },
  allPaths: true,
  focus: ['1'],
  from: { q: 0, r: 0 },
});

/** A copy in which the value at a path is another. */
const withAt = (value: unknown, [step, ...rest]: Path, put: unknown): unknown => {
  if (step === undefined) return put;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[step] = withAt(copy[step], rest, put);
  return copy;
};

const faultsOf = (query: unknown): readonly MonsterTurnError[] => {
  const answers = Object.values(FUNCTIONS).map((ask) => ask(query).left ?? []);
  for (const faults of answers) expect(faults).toEqual(answers[0]);
  return answers[0] ?? [];
};

const expectFaults = (query: unknown, expected: readonly object[]): void => {
  const faults = faultsOf(query);
  expect(faults).toMatchObject(expected);
  for (const fault of faults) {
    expect(JSON.parse(JSON.stringify(fault))).toStrictEqual(fault);
    expect(explain(fault)).toMatch(/^[^:]+: .{5,}$/);
    expect(explain(fault)).not.toMatch(/undefined|NaN: |\[object/);
  }
};

it('takes the sound query', () => {
  expect(faultsOf(sound())).toEqual([]);
});

describe('what is not of the right shape', () => {
  const numbers: readonly (readonly [unknown, string])[] = [
    [-1, '-1'],
    [1.5, '1.5'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    ['3', '"3"'],
    [true, 'true'],
    [[2], 'list'],
    [{}, 'object'],
  ];

  it.each(numbers)('%s is no move', (value, got) => {
    expectFaults(withAt(sound(), ['action', 'move'], value), [
      {
        type: 'invalidValue',
        path: ['action', 'move'],
        expected: 'count',
        got,
      },
    ]);
  });

  it.each([...numbers, [0, '0'] as const])(
    '%s is no range and no number of targets',
    (value, got) => {
      for (const attack of ['attack', 'attackFirst'])
        for (const field of ['range', 'targets'])
          expectFaults(withAt(sound(), ['action', attack, field], value), [
            { type: 'invalidValue', path: ['action', attack, field], got },
          ]);
    },
  );

  it.each([NaN, Infinity, -Infinity, '3', [], {}])('%s is no initiative', (value) => {
    expectFaults(withAt(sound(), ['figures', 1, 'initiative'], value), [
      { type: 'invalidValue', path: ['figures', 1, 'initiative'], expected: 'finite' },
    ]);
  });

  it.each([NaN, 0.5, Infinity, 2 ** 21, '0', null, undefined])('%s is no coordinate', (q) => {
    const hex = { q, r: 0 };
    for (const path of [
      ['figures', 0, 'at'],
      ['overlays', 0, 'at'],
    ])
      expectFaults(withAt(sound(), path, hex), [{ type: 'invalidValue', path: [...path, 'q'] }]);
    for (const path of [
      ['action', 'attack', 'area', 'hexes', 0],
      ['action', 'attack', 'area', 'origin'],
    ])
      expectFaults(withAt(sound(), path, hex), [{ type: 'invalidValue', path }]);
  });

  it.each<[string, Path, unknown, Expected]>([
    ['a query', [], null, 'query'],
    ['a query', [], [], 'query'],
    ['a query', [], 'query', 'query'],
    ['a figure', ['figures', 2], 7, 'figure'],
    ['an id', ['figures', 2, 'id'], 7, 'text'],
    ['invisible', ['figures', 1, 'invisible'], 'yes', 'flag'],
    ['further hexes', ['figures', 1, 'alsoAt'], { q: 0, r: 0 }, 'hexes'],
    ['the actor', ['actor'], 3, 'figureId'],
    ['the actor', ['actor'], undefined, 'figureId'],
    ['an action', ['action'], undefined, 'action'],
    ['an action', ['action'], [], 'action'],
    ['a mode', ['action', 'mode'], 'swim', ['walk', 'jump', 'fly', 'teleport']],
    ['flying', ['action', 'flying'], 1, 'flag'],
    ['an attack', ['action', 'attack'], 3, 'attack'],
    ['an attack', ['action', 'attackFirst'], [], 'attack'],
    ['a number of targets', ['action', 'attack', 'targets'], 'ALL', 'targets'],
    ['an area', ['action', 'attack', 'area'], [], 'area'],
    ['the hexes of an area', ['action', 'attack', 'area', 'hexes'], {}, 'hexes'],
    ['conditions', ['conditions'], 'stun', 'conditions'],
    ['overlays', ['overlays'], {}, 'overlays'],
    ['an overlay', ['overlays', 0], 'trap', 'overlay'],
    ['rules', ['rules'], [], 'rules'],
    ['a flag', ['rules', 'focusByProximity'], 1, 'flag'],
    [
      'the rule of sight',
      ['rules', 'lineOfSight'],
      true,
      ['cornersStrict', 'cornersLenient', 'hexToHex'],
    ],
    ['the edition', ['edition'], 'gloom', ['gloomhaven', 'jawsOfTheLion', 'frosthaven']],
  ])('%s at %j', (_, path, value, expected) => {
    expectFaults(withAt(sound(), path, value), [
      { type: 'invalidValue', path, ruling: null, expected },
    ]);
  });

  it('names every wrong word of the conditions', () => {
    const [first, second] = ['bless', 'stunned'];
    expectFaults(withAt(sound(), ['conditions'], [first, 'stun', second, null]), [
      { path: ['conditions', 0], got: '"bless"' },
      { path: ['conditions', 2], got: '"stunned"' },
      { path: ['conditions', 3], got: 'null' },
    ]);
    expectFaults(withAt(sound(), ['conditions', 0], 'curse'), [{ expected: CONDITIONS }]);
  });

  it('names a list of figures that is none, and whom it misses there', () => {
    expectFaults({ ...sound(), figures: {}, focus: [] }, [
      { type: 'invalidValue', path: ['figures'], expected: 'figures', got: 'object' },
      { type: 'unknownFigure', path: ['actor'] },
    ]);
  });

  it('refuses to turn a figure of several hexes, which never leaves its place (R-MON-29)', () => {
    const [actor, ...others] = sound().figures as readonly object[];
    const wide = { ...actor, alsoAt: [{ q: 0, r: 1 }] };
    expectFaults({ ...sound(), figures: [wide, ...others] }, [
      { type: 'figureImmovable', path: ['actor'], ruling: 'R-MON-29' },
    ]);
    const none = { ...actor, alsoAt: [] };
    expect(faultsOf({ ...sound(), figures: [none, ...others] })).toEqual([]);
  });

  it('names the side that there is not', () => {
    expectFaults(withAt(sound(), ['figures', 1, 'side'], 'heroes'), [
      {
        path: ['figures', 1, 'side'],
        expected: ['characters', 'monsters', 'third', 'neutral'],
        got: '"heroes"',
      },
    ]);
  });
});

describe('what is of the right shape and still wrong', () => {
  it.each<[string, Path, unknown, object]>([
    [
      'a figure off the board',
      ['figures', 1, 'at'],
      { q: 50, r: 0 },
      { type: 'hexOffBoard', path: ['figures', 1, 'at'], ruling: 'R-HEX-3', hex: { q: 50, r: 0 } },
    ],
    [
      'a further hex off the board',
      ['figures', 1, 'alsoAt'],
      [{ q: 50, r: 0 }],
      {
        type: 'hexOffBoard',
        path: ['figures', 1, 'alsoAt', 0],
        ruling: 'R-HEX-3',
        hex: { q: 50, r: 0 },
      },
    ],
    [
      'two figures on one hex',
      ['figures', 1, 'at'],
      { q: -0, r: 0 },
      {
        type: 'hexOccupied',
        path: ['figures', 1, 'at'],
        ruling: 'R-MOVE-2',
        figure: '1',
        occupant: 'A',
        hex: { q: 0, r: 0 },
      },
    ],
    [
      'two figures with one id',
      ['figures', 1, 'id'],
      '2',
      { type: 'duplicateFigure', path: ['figures', 2, 'id'], ruling: null, figure: '2' },
    ],
    [
      'an unknown actor',
      ['actor'],
      'ghost',
      { type: 'unknownFigure', path: ['actor'], ruling: null, figure: 'ghost' },
    ],
    [
      'an overlay off the board',
      ['overlays', 0, 'at'],
      { q: 0, r: 50 },
      {
        type: 'overlayOffBoard',
        path: ['overlays', 0, 'at'],
        overlay: 'trap',
        hex: { q: 0, r: 50 },
      },
    ],
    [
      'two overlays on one hex',
      ['overlays', 1],
      { type: 'obstacle', at: { q: 1, r: 0 } },
      { type: 'overlaysCollide', path: ['overlays', 1], overlay: 'obstacle', hex: { q: 1, r: 0 } },
    ],
    [
      'an area with no hex',
      ['action', 'attack', 'area', 'hexes'],
      [],
      { type: 'areaEmpty', path: ['action', 'attack', 'area', 'hexes'], ruling: 'R-ATK-19' },
    ],
    [
      'an area with a hex twice',
      ['action', 'attack', 'area', 'hexes', 1],
      { q: -0, r: 0 },
      { type: 'areaHexTwice', ruling: 'R-ATK-19', hex: { q: 0, r: 0 } },
    ],
    [
      'an area with too many hexes',
      ['action', 'attack', 'area', 'hexes'],
      Array.from({ length: 65 }, (_, q) => ({ q, r: 0 })),
      { type: 'areaTooLarge', ruling: null, hexes: 65, limit: 64 },
    ],
  ])('%s', (_, path, value, expected) => {
    expectFaults(withAt(sound(), path, value), [expected]);
  });

  it('a figure in a wall is off the board', () => {
    const compiled = compileBoard({ rows: ['. # .'] });
    const board = compiled._tag === 'Right' ? compiled.right : null;
    const figures = [{ id: 'A', side: 'monsters', at: { q: 1, r: -1 } }];
    const query = { board, figures, actor: 'A', action: {}, focus: [] };
    expectFaults(query, [{ type: 'hexOffBoard', path: ['figures', 0, 'at'] }]);
  });

  it.each([
    null,
    undefined,
    1,
    'board',
    {},
    [],
    { rows: ['.'] },
    JSON.parse(JSON.stringify(sound().board)) as unknown,
  ])('%j is no board', (board) => {
    expectFaults({ ...sound(), board }, [{ type: 'notABoard', path: ['board'], ruling: null }]);
  });

  it('an empty board cannot be made, and one that failed is no board', () => {
    const empty = compileBoard({ hexes: [] });
    expect(empty).toMatchObject({ left: [{ type: 'noHexes' }] });
    expectFaults({ ...sound(), board: empty }, [{ type: 'notABoard' }]);
  });

  it('a board that is still an Either is no board', () => {
    expectFaults({ ...sound(), board: compileBoard({ rows: ['.'] }) }, [{ type: 'notABoard' }]);
  });

  it('names all faults at once, those of the action before those of the figures', () => {
    const bad = {
      ...sound(),
      actor: 'ghost',
      edition: 'first',
      conditions: ['sleep'],
      action: { move: -1, mode: 'swim', attack: { range: 0 } },
      overlays: [{ type: 'lava', at: { q: 0, r: 0 } }],
      rules: { rankTargets: 'no' },
      figures: [{ id: 'A', side: 'monsters', at: { q: 99, r: 0 }, initiative: NaN }],
    };
    const paths = [
      'conditions[0]',
      'action.move',
      'action.attack.range',
      'action.mode',
      'edition',
      'figures[0].initiative',
      'figures[0].at',
      'overlays[0].type',
      'actor',
    ];
    const { left } = FUNCTIONS['findFocus']!(bad);
    expect(left?.map((fault) => explainFocusFault(fault as never).split(':')[0])).toEqual(paths);
    const turn = FUNCTIONS['monsterTurn']!(bad).left?.map((fault) => explain(fault).split(':')[0]);
    expect(turn).toEqual([...paths.slice(0, 5), 'rules.rankTargets', ...paths.slice(5)]);
  });

  it('names the faults of a query without a board as far as it can', () => {
    const faults = faultsOf({ action: { move: -1 }, edition: 3 });
    expect(faults.map(({ path }) => path)).toEqual([
      ['board'],
      ['action', 'move'],
      ['edition'],
      ['actor'],
    ]);
  });

  it('R-FOCUS-3 flags of a turn are not those of a focus', () => {
    const query = { ...sound(), rules: { rankTargets: 'no' } };
    expect(FUNCTIONS['findFocus']!(query)._tag).toBe('Right');
    expect(FUNCTIONS['monsterTurn']!(query).left).toMatchObject([
      { path: ['rules', 'rankTargets'] },
    ]);
  });
});

describe('sentences', () => {
  it.each<[Path, unknown, string]>([
    [['action', 'move'], '3', 'action.move: expected a whole number of at least 0, got "3"'],
    [
      ['action', 'attack', 'range'],
      0,
      'action.attack.range: expected a whole number of at least 1, or null for melee, got 0',
    ],
    [['actor'], 'ghost', 'actor: no figure has the id "ghost"'],
    [['board'], {}, 'board: expected a board made by compileBoard'],
    [
      ['figures', 1, 'at'],
      { q: 50, r: 0 },
      'figures[1].at: the hex (50,0) is not on the board (R-HEX-3)',
    ],
    [
      ['action', 'attack', 'area', 'hexes'],
      [],
      'action.attack.area.hexes: an area covers at least one hex (R-ATK-19)',
    ],
    [['conditions'], 'stun', 'conditions: expected a list of conditions, got "stun"'],
    [[], 3, 'input: expected a query { board, figures, actor, action }, got 3'],
  ])('at %j', (path, value, sentence) => {
    expect(faultsOf(withAt(sound(), path, value)).map((fault) => explain(fault))).toEqual([
      sentence,
    ]);
  });

  it('says who is no candidate', () => {
    const { left = [] } = FUNCTIONS['monsterMoves']!({ ...sound(), focus: ['A'] });
    expect(left.map((fault) => explain(fault))).toEqual([
      'focus[0]: "A" is no visible enemy of the acting figure (R-FOCUS-3)',
    ]);
  });
});

describe('ugly objects', () => {
  const PATHS: readonly Path[] = [
    [],
    ['board'],
    ['figures'],
    ['figures', 0],
    ['figures', 0, 'id'],
    ['figures', 0, 'at'],
    ['figures', 0, 'at', 'q'],
    ['figures', 0, 'side'],
    ['figures', 1, 'invisible'],
    ['figures', 1, 'alsoAt'],
    ['figures', 1, 'initiative'],
    ['actor'],
    ['action'],
    ['action', 'move'],
    ['action', 'mode'],
    ['action', 'flying'],
    ['action', 'attack'],
    ['action', 'attack', 'range'],
    ['action', 'attack', 'targets'],
    ['action', 'attack', 'area'],
    ['action', 'attack', 'area', 'hexes'],
    ['action', 'attack', 'area', 'hexes', 0],
    ['action', 'attack', 'area', 'origin'],
    ['action', 'attackFirst'],
    ['conditions'],
    ['conditions', 0],
    ['overlays'],
    ['overlays', 0],
    ['overlays', 0, 'type'],
    ['overlays', 0, 'at'],
    ['edition'],
    ['rules'],
    ['rules', 'lineOfSight'],
    ['rules', 'rankTargets'],
    ['allPaths'],
    ['focus'],
    ['focus', 0],
    ['from'],
  ];

  it.each(uglyValues())('%s anywhere gives an Either, and faults that are JSON', (_, value) => {
    const put: unknown = Array.isArray(value) ? value.slice(0, 10_000) : value;
    for (const path of PATHS)
      for (const ask of Object.values(FUNCTIONS))
        for (const fault of ask(withAt(sound(), path, put)).left?.slice(0, 5) ?? []) {
          // Ids come back whole, all else as a preview.
          const { length } = JSON.stringify({ ...fault, figure: '', occupant: '' });
          expect(length).toBeLessThan(500);
          expect(explain(fault)).not.toBe('');
        }
  });

  it('a key __proto__ gives no field', () => {
    const query = {
      ...sound(),
      rules: JSON.parse('{"__proto__":{"focusByProximity":7}}') as unknown,
    };
    expect(faultsOf(query)).toMatchObject([{ path: ['rules', '__proto__'] }]);
    const action = JSON.parse('{"__proto__":{"move":-1}}') as unknown;
    expect(faultsOf({ ...sound(), action: { ...sound().action, ...(action as object) } })).toEqual(
      [],
    );
    expect(faultsOf(withAt(sound(), ['actor'], '__proto__'))).toMatchObject([
      { type: 'unknownFigure' },
    ]);
    expect(faultsOf(withAt(sound(), ['edition'], '__proto__'))).toMatchObject([
      { type: 'invalidValue' },
    ]);
    expect(faultsOf(withAt(sound(), ['conditions', 0], 'constructor'))).toMatchObject([
      { type: 'invalidValue' },
    ]);
  });

  it('figures may be called __proto__, constructor or nothing at all', () => {
    for (const id of ['__proto__', 'constructor', '', 'toString', '😀']) {
      const query = withAt(sound(), ['figures', 0, 'id'], id);
      expect(faultsOf(withAt(query, ['actor'], id))).toEqual([]);
    }
  });

  it('figures that refer to themselves are read as far as needed', () => {
    const figure: Record<string, unknown> = { id: 'A', side: 'monsters', at: { q: 0, r: 0 } };
    figure['owner'] = figure;
    expect(faultsOf(withAt(sound(), ['figures', 0], figure))).toEqual([]);
  });

  it('100,000 figures, overlays and conditions are answered at once', () => {
    const many = <A>(make: (index: number) => A): readonly A[] =>
      Array.from({ length: 100_000 }, (_, at) => make(at));
    const figures = many((q) => ({ id: String(q), side: 'characters', at: { q, r: 0 } }));
    const overlays = many((q) => ({ type: 'trap', at: { q, r: 5 } }));
    const conditions = many(() => 'stun');
    const start = performance.now();
    const { left = [] } = FUNCTIONS['monsterTurn']!({ ...sound(), figures, overlays, conditions });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(left.length).toBeGreaterThan(190_000);
  });

  it('a board of 100,000 hexes is refused before any question', () => {
    const hexes = Array.from({ length: 100_000 }, (_, q) => ({ q, r: 0 }));
    expect(compileBoard({ hexes } satisfies BoardMap)).toMatchObject({
      left: [{ type: 'boardTooLarge' }],
    });
  });
});

describe('what looks odd and is fine', () => {
  it('huge numbers of movement, range and targets', () => {
    for (const value of [1e6, 2 ** 40, Number.MAX_SAFE_INTEGER, 1e300])
      for (const path of [
        ['action', 'move'],
        ['action', 'attack', 'range'],
        ['action', 'attack', 'targets'],
      ])
        expect(faultsOf(withAt(sound(), path, value))).toEqual([]);
  });

  it('-0', () => {
    expect(faultsOf(withAt(sound(), ['action', 'move'], -0))).toEqual([]);
    expect(faultsOf(withAt(sound(), ['figures', 0, 'at'], { q: -0, r: -0 }))).toEqual([]);
  });

  it('fields that the library does not know', () => {
    expect(
      faultsOf({
        ...sound(),
        colour: 'red',
        figures: sound().figures.map((one) => ({ ...one, hp: 3 })),
      }),
    ).toEqual([]);
  });

  it('an area with offsets as far away as coordinates go', () => {
    const far = [
      { q: 2 ** 20, r: -(2 ** 20) },
      { q: -(2 ** 20), r: 2 ** 20 },
    ];
    expect(faultsOf(withAt(sound(), ['action', 'attack', 'area', 'hexes'], far))).toEqual([]);
    expect(faultsOf(withAt(sound(), ['action', 'attack', 'area', 'origin'], far[0]))).toEqual([]);
  });
});
