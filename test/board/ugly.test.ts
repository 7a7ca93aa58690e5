import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  explain,
  HEX_LIMIT,
  hexesOf,
  hexesWithin,
  nearestEmptyHexes,
  occupancy,
  range,
  sealsOff,
  type Board,
  type BoardMap,
  type Opened,
} from '../../src/board/index.js';
import { boardOf } from './scene.js';

const compile = (map: unknown, opened?: unknown) => compileBoard(map as BoardMap, opened as Opened);

const typesOf = (map: unknown, opened?: unknown): readonly string[] => {
  const compiled = compile(map, opened);
  return compiled._tag === 'Left' ? [...new Set(compiled.left.map(({ type }) => type))] : [];
};

/** Generous for a machine under load; what is measured takes a tenth of it. */
const QUICK_MILLISECONDS = 5000;
const quickly = (run: () => void): void => {
  const start = performance.now();
  run();
  expect(performance.now() - start).toBeLessThan(QUICK_MILLISECONDS);
};

const many = <A>(length: number, make: (index: number) => A): readonly A[] =>
  Array.from({ length }, (_, index) => make(index));

describe('ugly numbers', () => {
  it.each([NaN, Infinity, 0.5, 1e9, 2 ** 20 + 1, '1', null, undefined, [1], { q: 1 }, 1n, true])(
    '%s is no coordinate',
    (q) => {
      expect(typesOf({ hexes: [{ q, r: 0 }] })).toEqual(['invalidValue']);
      expect(typesOf({ hexes: [{ q: 0, r: q }] })).toEqual(['invalidValue']);
    },
  );

  it('coordinates of up to 2 ** 20 either way are fine', () => {
    const board = boardOf({
      hexes: [
        { q: 2 ** 20, r: -(2 ** 20) },
        { q: -(2 ** 20), r: 2 ** 20 },
      ],
    });
    expect(hexesOf(board)).toHaveLength(2);
  });

  it('-0 is 0 everywhere', () => {
    const compiled = compile({
      hexes: [
        { q: -0, r: -0 },
        { q: 0, r: 1 },
        { q: 1, r: 0 },
      ],
      wallEdges: [
        [
          { q: -0, r: 0 },
          { q: 0, r: 1 },
        ],
      ],
      doors: [{ at: { q: -0, r: -1 } }],
      overlays: [{ type: 'trap', at: { q: -0, r: -0 } }],
    }) as { right: Board };
    expect(hexesOf(compiled.right)[0]).toStrictEqual({ q: 0, r: 0 });
    expect(range(compiled.right, { q: -0, r: 0 }, { q: 0, r: 1 })).toBe(2);
    expect(occupancy(compiled.right, {}, { q: 0, r: -0 })).toBe('unoccupied');
    expect(
      typesOf({ hexes: [{ q: 0, r: 0 }], doors: [{ at: { q: 0, r: -1 } }] }, { doors: ['0,-1'] }),
    ).toEqual([]);
    const origins = [
      { q: 0, r: 0 },
      { q: -0, r: -0 },
    ];
    expect(compile({ hexes: origins })).toMatchObject({
      left: [{ type: 'duplicateHex', hex: { q: 0, r: 0 } }],
    });
  });
});

describe('ugly objects', () => {
  it.each([
    ['a map', '{"__proto__":{"hexes":[{"q":0,"r":0}]}}', ['hexSources']],
    ['a hex', '{"hexes":[{"__proto__":{"q":0,"r":0}}]}', ['invalidValue']],
    ['an id', '{"rooms":[{"id":"__proto__","hexes":[{"q":0,"r":0}]}]}', []],
    [
      'an overlay',
      '{"hexes":[{"q":0,"r":0}],"overlays":[{"type":"__proto__","at":{"q":0,"r":0}}]}',
      ['invalidValue'],
    ],
    ['a sign', '{"rows":["__proto__"]}', ['unknownGlyph']],
    [
      'a state',
      '{"hexes":[{"q":0,"r":0}],"doors":[{"at":{"q":0,"r":1},"state":"__proto__"}]}',
      ['invalidValue'],
    ],
  ])('__proto__ as %s is nothing special', (_, json, types) => {
    expect(typesOf(JSON.parse(json))).toEqual(types);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('rooms named like properties of objects can be revealed', () => {
    const rooms = ['constructor', '__proto__', 'toString'].map((id, q) => ({
      id,
      hexes: [{ q, r: 0 }],
    }));
    expect(hexesOf(boardOf({ rooms }, { rooms: ['__proto__'] }))).toEqual([{ q: 1, r: 0 }]);
  });

  it('null for a list of the map means left out', () => {
    const lists = ['hexes', 'rooms', 'drawing', 'wallHexes', 'wallEdges', 'doors', 'overlays'];
    const nothing = Object.fromEntries(lists.map((list) => [list, null]));
    expect(typesOf({ ...nothing, rows: ['. .'] })).toEqual([]);
    expect(compile({ ...nothing, rows: null })).toMatchObject({
      left: [{ type: 'hexSources', sources: [] }],
    });
  });

  it('cyclic objects are read no deeper than a map goes', () => {
    const cyclic: Record<string, unknown> = {};
    for (const key of ['hexes', 'rooms', 'at', 'q', 'doors', 'overlays', 'wallEdges', 'wallHexes'])
      cyclic[key] = cyclic;
    const list: unknown[] = [];
    list.push(list, cyclic);
    expect(typesOf(cyclic)).toEqual(['hexSources', 'invalidValue']);
    expect(typesOf({ hexes: list, doors: list, overlays: list, wallEdges: list })).toEqual([
      'invalidValue',
    ]);
    expect(typesOf({ rooms: list })).toEqual(['invalidValue']);
    expect(typesOf(list, list)).toEqual(['invalidValue']);
  });

  it.each([
    undefined,
    null,
    0,
    'hexes',
    [],
    [[]],
    true,
    Symbol('map'),
    () => 0,
    new Map(),
    new Date(0),
  ])('%s is no map', (map) => {
    expect(compile(map)._tag).toBe('Left');
  });
});

describe('huge input', () => {
  const tooLarge = many(100_000, (q) => ({ q, r: 0 }));

  it.each<[string, unknown, readonly (string | number)[], unknown?]>([
    ['hexes', { hexes: tooLarge }, ['hexes']],
    ['one room', { rooms: [{ id: 'a', hexes: tooLarge }] }, ['rooms', 0, 'hexes']],
    [
      'many rooms',
      { rooms: many(100, (id) => ({ id: String(id), hexes: many(1000, (q) => ({ q, r: id })) })) },
      ['rooms'],
      { rooms: ['99'] },
    ],
    ['empty rooms', { rooms: many(HEX_LIMIT + 1, (id) => ({ id: String(id) })) }, ['rooms']],
    ['wall hexes', { hexes: [{ q: 0, r: 1 }], wallHexes: tooLarge }, ['wallHexes']],
    ['doors', { hexes: [{ q: 0, r: 1 }], doors: tooLarge.map((at) => ({ at })) }, ['doors']],
    [
      'hexes and doors together',
      {
        hexes: tooLarge.slice(0, 4000),
        doors: tooLarge.slice(0, 200).map(({ q }) => ({ at: { q, r: 1 } })),
      },
      [],
    ],
    ['rows', { rows: many(100, () => '. '.repeat(1000)) }, ['rows']],
    ['wall hexes in rows', { rows: ['.', ...many(100, () => '# '.repeat(1000))] }, ['rows']],
    ['doors in rows', { rows: ['.', ...many(100, () => '+ '.repeat(1000))] }, ['rows']],
    ['a drawing', { drawing: '.\n    .\n'.repeat(50_000) }, ['drawing']],
  ])('%s: boardTooLarge and nothing else, at once', (_, map, path, opened) => {
    quickly(() => {
      const compiled = compile(map, opened);
      expect(compiled).toMatchObject({ left: [{ type: 'boardTooLarge', path, limit: HEX_LIMIT }] });
    });
  });

  it('the largest board is fine', () => {
    const hexes = many(HEX_LIMIT, (index) => ({ q: index % 64, r: Math.floor(index / 64) }));
    quickly(() => {
      const board = boardOf({ hexes, overlays: hexes.map((at) => ({ type: 'icy', at })) });
      expect(range(board, { q: 0, r: 0 }, { q: 63, r: 63 })).toBe(126);
      expect(hexesWithin(board, { q: 0, r: 0 }, 999)).toHaveLength(HEX_LIMIT);
    });
  });

  it('a board of 4,096 hexes on a line has ranges of up to 4,095', () => {
    const board = boardOf({ hexes: many(HEX_LIMIT, (q) => ({ q, r: 0 })) });
    expect(range(board, { q: 0, r: 0 }, { q: HEX_LIMIT - 1, r: 0 })).toBe(HEX_LIMIT - 1);
  });

  it('text full of nonsense is refused, not choked on', () => {
    quickly(() => {
      expect(typesOf({ rows: ['? '.repeat(130_000)] })).toContain('unknownGlyph');
      expect(typesOf({ drawing: '?'.repeat(200_000) })).toEqual(['unknownGlyph']);
      expect(typesOf({ drawing: '/'.repeat(200_000) })).toContain('unknownGlyph');
      expect(typesOf({ drawing: ' '.repeat(200_000) })).toEqual(['noHexes']);
      expect(typesOf({ drawing: '\n'.repeat(200_000) })).toEqual(['noHexes']);
      expect(typesOf({ drawing: '-'.repeat(200_000) })).not.toEqual([]);
    });
  });

  it('a fault shows no more than the beginning of a text', () => {
    const compiled = compile({ rows: ['x'.repeat(1_000_000)], doors: 'y'.repeat(200_000) });
    const sentences = compiled._tag === 'Left' ? compiled.left.map((fault) => explain(fault)) : [];
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence.length).toBeLessThan(200);
  });

  it('many walls and doors do not multiply', () => {
    const hexes = many(2000, (index) => ({ q: index % 50, r: 2 * Math.floor(index / 50) }));
    const doors = many(2000, (index) => ({
      at: { q: index % 50, r: 1 + 2 * Math.floor(index / 50) },
    }));
    const wallEdges = many(100_000, (index) => {
      const { q, r } = hexes[index % hexes.length]!;
      return [
        { q, r },
        { q, r: r + 1 },
      ] as const;
    });
    quickly(() => {
      expect(hexesOf(boardOf({ hexes, doors, wallEdges }))).toHaveLength(2000);
    });
  });
});

describe('the handle', () => {
  const board = boardOf({ rows: ['. .'] });
  const keyOf = (version: string): symbol => Symbol.for(`gloomhaven-rules/board${version}`);
  /** A board as another copy of the library would make it. */
  const foreign = (version: string): Board => {
    const compiled = (board as unknown as Record<symbol, unknown>)[keyOf('@1')];
    return Object.defineProperty({ type: 'board' }, keyOf(version), { value: compiled });
  };

  it('fits every copy of the library of the same make', () => {
    expect(hexesOf(foreign('@1'))).toEqual(hexesOf(board));
  });

  it.each(['', '@0', '@2'])('of another make is no board: %s', (version) => {
    expect(hexesOf(foreign(version))).toEqual([]);
  });

  it.each([
    ['copied', { ...board }],
    ['saved', JSON.parse(JSON.stringify(board)) as Board],
  ])('is lost when it is %s', (_, copy) => {
    expect(hexesOf(copy)).toEqual([]);
  });
});

describe('questions about hexes that are none', () => {
  const board = boardOf({ rows: ['. .'] });
  const nowhere = { q: 1e9, r: -1e9 };

  it('are answered: not on the board', () => {
    expect(range(board, nowhere, { q: 0, r: 0 })).toBeNull();
    expect(range(board, { q: 0.5, r: 0 }, { q: 0, r: 0 })).toBeNull();
    expect(range(board, { q: NaN, r: 0 }, { q: 0, r: 0 })).toBeNull();
    expect(hexesWithin(board, nowhere, 3)).toEqual([]);
    expect(nearestEmptyHexes(board, {}, nowhere)).toEqual([]);
    expect(sealsOff(board, [{ type: 'obstacle', at: nowhere }])).toBe(false);
  });
});

describe('any JSON value', () => {
  const sound = {
    rooms: [
      {
        id: 'a',
        hexes: [
          { q: 0, r: 0 },
          { q: 0, r: 1 },
        ],
      },
      { id: 'b', hexes: [{ q: 2, r: 0 }] },
    ],
    wallHexes: [{ q: 5, r: 5 }],
    wallEdges: [
      [
        { q: 0, r: 0 },
        { q: 0, r: 1 },
      ],
    ],
    doors: [{ id: 'd', at: { q: 1, r: 0 }, state: 'closed' }],
    overlays: [{ type: 'trap', at: { q: 0, r: 0 } }],
  };

  /** Puts `value` somewhere into a copy of `target`: `choices` pick the way down. */
  const mutate = (target: unknown, choices: readonly number[], value: unknown): unknown => {
    const [choice, ...further] = choices;
    if (choice === undefined || typeof target !== 'object' || target === null) return value;
    const keys = Object.keys(target);
    const key = keys[choice % Math.max(1, keys.length)];
    if (key === undefined) return value;
    const changed = mutate((target as Record<string, unknown>)[key], further, value);
    return Array.isArray(target)
      ? target.map((item: unknown, index) => (String(index) === key ? changed : item))
      : { ...target, [key]: changed };
  };

  const isAnswer = (map: unknown, opened: unknown): boolean => {
    const compiled = compile(map, opened);
    if (compiled._tag === 'Right') return hexesOf(compiled.right).length > 0;
    const { left } = compiled;
    expect(JSON.parse(JSON.stringify(left))).toEqual(left);
    return left.length > 0 && left.every((fault) => explain(fault).length > 0);
  };

  it('gives an Either, as a map and as what is opened', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), isAnswer));
  });

  it('gives an Either in every place of a sound map', () => {
    expect(typesOf(sound, { rooms: ['a'], doors: ['d'] })).toEqual([]);
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e9, '', 'd', '__proto__', [], {}));
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 6 }), value, (choices, put) => {
        const mutated = mutate(
          { map: sound, opened: { rooms: ['a'], doors: ['d'] } },
          choices,
          put,
        );
        const { map, opened } = Object(mutated) as Record<string, unknown>;
        return isAnswer(map, opened);
      }),
      { numRuns: 500 },
    );
  });

  it('gives an Either as text', () => {
    const sign = fc.constantFrom(
      ...".#%^!~*&$_=+'@:/\\- \n;>A1?".split(''),
      '  ',
      '    ',
      'origin ',
    );
    const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (drawing) => isAnswer({ drawing }, undefined)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.array(text), (rows) => isAnswer({ rows }, undefined)),
      { numRuns: 500 },
    );
  });
});
