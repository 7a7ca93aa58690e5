import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allShortestPaths,
  checkMovement,
  checkPath,
  explain,
  pullOptions,
  pushOptions,
  reachable,
  shortestPath,
  type ForcedMoveQuery,
  type MovementError,
  type MovementQuery,
  type PathQuery,
  type PathsQuery,
} from '../../src/pathfinding/index.js';
import type { Board } from '../../src/board/index.js';
import { deepFreeze } from '../board/maps.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { uglyValues } from '../core/ugly.js';
import { anyForcedMove, anyMovement } from './scenes.js';

const { board, figures, at } = sceneOf(['.A . .1 .', '. % . .']);
const sound: PathsQuery = {
  from: at('A'),
  to: { q: 1, r: -1 },
  points: 2,
  mode: 'walk',
  flying: false,
  side: 'monsters',
  figures,
  overlays: [{ type: 'trap', at: { q: 1, r: -1 } }],
  opensDoors: true,
  edition: 'gloomhaven',
  rules: { jumpDifficultLast: true },
  limit: 3,
};
const soundForced: ForcedMoveQuery = {
  source: at('A'),
  target: at('1'),
  distance: 2,
  side: 'characters',
  flying: false,
  figures,
  overlays: [],
  edition: 'frosthaven',
  rules: { forcedMoveMayChooseBlocked: true },
};

const faultsOf = (query: unknown, on: unknown = board): readonly MovementError[] => {
  const checked = checkMovement(on as Board, query as MovementQuery);
  return checked._tag === 'Left' ? checked.left : [];
};

const forcedFaultsOf = (query: unknown, on: unknown = board): readonly MovementError[] => {
  const options = pushOptions(on as Board, query as ForcedMoveQuery);
  expect(pullOptions(on as Board, query as ForcedMoveQuery)._tag).toBe(options._tag);
  return options._tag === 'Left' ? options.left : [];
};

/** Faults as `type path ruling`, with the sentences to read. */
const shown = (faults: readonly MovementError[]): readonly string[] => faults.map(explain);

const pathFaultsOf = (query: unknown, on: unknown = board): readonly MovementError[] => {
  const checked = checkPath(on as Board, query as PathsQuery);
  return checked._tag === 'Left' ? checked.left : [];
};

const leadsNowhere = (query: unknown, on: unknown = board): void => {
  expect(shortestPath(on as Board, query as PathQuery)).toBeNull();
  expect(allShortestPaths(on as Board, query as PathQuery)).toBeNull();
};

const answersNothing = (query: unknown, on: unknown = board): void => {
  expect(reachable(on as Board, query as MovementQuery)).toEqual([]);
  leadsNowhere(query, on);
};

/** The fields that only questions about paths have. */
const withoutGoal = (query: unknown): unknown =>
  typeof query === 'object' && query !== null ? { ...query, to: null, limit: null } : query;

describe('checkMovement', () => {
  it('gives a sound query back', () => {
    expect(checkMovement(board, sound)).toEqual({ _tag: 'Right', right: sound });
    expect(checkPath(board, sound)).toEqual({ _tag: 'Right', right: sound });
    expect(forcedFaultsOf(soundForced)).toEqual([]);
  });

  it.each<[string, object, object, string]>([
    [
      'from',
      { from: { q: 9, r: 0 } },
      { type: 'hexOffBoard', path: ['from'], ruling: 'R-HEX-3', hex: { q: 9, r: 0 } },
      'from: the hex (9,0) is not on the board (R-HEX-3)',
    ],
    [
      'from as text',
      { from: '0,0' },
      {
        type: 'invalidValue',
        path: ['from'],
        ruling: null,
        expected: 'hex',
        got: '"0,0"',
      },
      'from: expected a hex { q, r } with whole coordinates within 1048576, got "0,0"',
    ],
    [
      'negative points',
      { points: -1 },
      {
        type: 'invalidValue',
        path: ['points'],
        expected: 'count',
        got: '-1',
      },
      'points: expected a whole number of at least 0, got -1',
    ],
    [
      'half a point',
      { points: 0.5 },
      { path: ['points'], got: '0.5' },
      'points: expected a whole number of at least 0, got 0.5',
    ],
    [
      'points that are none',
      { points: NaN },
      { path: ['points'], got: 'NaN' },
      'points: expected a whole number of at least 0, got NaN',
    ],
    [
      'points as text',
      { points: '3' },
      { path: ['points'], got: '"3"' },
      'points: expected a whole number of at least 0, got "3"',
    ],
    [
      'an unknown mode',
      { mode: 'swim' },
      { type: 'invalidValue', path: ['mode'], got: '"swim"' },
      'mode: expected one of "walk", "jump", "fly", "teleport", got "swim"',
    ],
    [
      'flying as text',
      { flying: 'yes' },
      { type: 'invalidValue', path: ['flying'], got: '"yes"' },
      'flying: expected true or false, got "yes"',
    ],
    [
      'no side',
      { side: undefined },
      { type: 'invalidValue', path: ['side'], got: 'undefined' },
      'side: expected one of "characters", "monsters", "third", "neutral", got nothing',
    ],
    [
      'opensDoors as a number',
      { opensDoors: 1 },
      { type: 'invalidValue', path: ['opensDoors'], got: '1' },
      'opensDoors: expected true or false, got 1',
    ],
    [
      'rules as text',
      { rules: 'all' },
      { type: 'invalidValue', path: ['rules'], got: '"all"' },
      'rules: expected rule flags, got "all"',
    ],
    [
      'a rule as text',
      { rules: { jumpDifficultLast: 'no' } },
      { path: ['rules', 'jumpDifficultLast'], got: '"no"' },
      'rules.jumpDifficultLast: expected true or false, got "no"',
    ],
    [
      'another rule',
      { rules: { forcedMoveMayChooseBlocked: 0 } },
      { path: ['rules', 'forcedMoveMayChooseBlocked'], got: '0' },
      'rules.forcedMoveMayChooseBlocked: expected true or false, got 0',
    ],
    [
      'a rule that no module has',
      { rules: { jumpDificultLast: false } },
      { type: 'invalidValue', path: ['rules', 'jumpDificultLast'], ruling: null },
      'rules.jumpDificultLast: expected no flag of this name, got false',
    ],
    [
      'an unknown edition',
      { edition: 'gloomhaven2' },
      { type: 'invalidValue', path: ['edition'], got: '"gloomhaven2"' },
      'edition: expected one of "gloomhaven", "jawsOfTheLion", "frosthaven", got "gloomhaven2"',
    ],
    [
      'figures that are no list',
      { figures: {} },
      { type: 'invalidValue', path: ['figures'], got: 'object' },
      'figures: expected a list of figures, got an object',
    ],
    [
      'a figure in a wall',
      { figures: [{ id: 'B', side: 'monsters', at: { q: 0, r: 7 } }] },
      { type: 'hexOffBoard', path: ['figures', 0, 'at'], ruling: 'R-HEX-3' },
      'figures[0].at: the hex (0,7) is not on the board (R-HEX-3)',
    ],
    [
      'two figures on one hex',
      { figures: [figures[0], { ...figures[0], id: 'B' }] },
      { type: 'hexOccupied', path: ['figures', 1, 'at'], ruling: 'R-MOVE-2', figure: 'B' },
      'figures[1].at: "B" stands on (2,-1), where "1" stands (R-MOVE-2)',
    ],
    [
      'a figure listed twice',
      { figures: [figures[0], { ...figures[1], id: '1' }] },
      { type: 'duplicateFigure', path: ['figures', 1, 'id'], figure: '1' },
      'figures[1].id: the figure "1" is listed twice',
    ],
    [
      'an overlay off the board',
      { overlays: [{ type: 'trap', at: { q: 9, r: 9 } }] },
      { type: 'overlayOffBoard', path: ['overlays', 0, 'at'], ruling: 'R-HEX-3' },
      'overlays[0].at: trap on (9,9), which is not on the board (R-HEX-3)',
    ],
    [
      'two overlays on one hex',
      { overlays: ['trap', 'icy'].map((type) => ({ type, at: at('A') })) },
      { type: 'overlaysCollide', path: ['overlays', 1], ruling: 'R-HEX-5' },
      'overlays[1]: icy on (0,0), where another overlay lies (R-HEX-5)',
    ],
  ])('%s', (_, fields, fault, sentence) => {
    const query = { ...sound, ...fields };
    const faults = faultsOf(query);
    expect(faults).toMatchObject([fault]);
    expect(shown(faults)).toEqual([sentence]);
    answersNothing(query);
  });

  it('names all faults at once', () => {
    const query = {
      from: 1,
      points: -1,
      mode: 1,
      flying: 1,
      side: 1,
      figures: 1,
      overlays: 1,
      opensDoors: 1,
      edition: 1,
      rules: 1,
    };
    const paths = faultsOf(query).map(({ path }) => path.join('.'));
    expect(paths.sort()).toEqual(Object.keys(query).sort());
  });

  it.each([null, undefined, 3, 'walk', [], true])('%o is no query', (query) => {
    expect(shown(faultsOf(query))).toEqual([
      expect.stringMatching(/^input: expected a movement query, got /),
    ]);
    answersNothing(query);
    expect(shown(forcedFaultsOf(query))).toEqual([
      expect.stringMatching(/^input: expected a forced move query, got /),
    ]);
  });

  it.each([null, 7, {}, { type: 'board' }, 'board'])('%o is no board', (on) => {
    expect(shown(faultsOf(sound, on))).toEqual(['board: expected a board made by compileBoard']);
    expect(shown(forcedFaultsOf(soundForced, on))).toEqual([
      'board: expected a board made by compileBoard',
    ]);
    expect(faultsOf(null, on)).toHaveLength(2);
    expect(forcedFaultsOf(null, on)).toHaveLength(2);
    answersNothing(sound, on);
  });

  it('fields that are null count as left out', () => {
    const query = {
      points: null,
      mode: null,
      flying: null,
      opensDoors: null,
      rules: null,
      figures: null,
      overlays: null,
    };
    expect(faultsOf({ from: at('A'), side: 'monsters', ...query })).toEqual([]);
    const forced = { flying: null, figures: null, overlays: null, rules: null };
    expect(forcedFaultsOf({ ...soundForced, ...forced })).toEqual([]);
    expect(forcedFaultsOf({ ...soundForced, rules: { forcedMoveMayChooseBlocked: null } })).toEqual(
      [],
    );
  });
});

describe('checkPath', () => {
  it.each<[string, unknown, string]>([
    [
      'a text',
      '1,-1',
      'to: expected a hex { q, r } with whole coordinates within 1048576, got "1,-1"',
    ],
    ['half a hex', { q: 0.5, r: 0 }, 'to.q: expected a whole number within 1048576, got 0.5'],
    [
      'a list',
      [1, -1],
      'to: expected a hex { q, r } with whole coordinates within 1048576, got a list',
    ],
    ['off the board', { q: 0, r: 7 }, 'to: the hex (0,7) is not on the board (R-HEX-3)'],
  ])('a goal that is %s is named and no way leads there', (_, to, sentence) => {
    const query = { ...sound, to };
    expect(shown(faultsOf(query))).toEqual([sentence]);
    expect(shown(pathFaultsOf(query))).toEqual([sentence]);
    leadsNowhere(query);
    expect(reachable(board, query as PathQuery)).toEqual(reachable(board, sound));
  });

  it.each([null, undefined])('demands the goal that a path needs and a move does not: %s', (to) => {
    const query = { ...sound, to };
    expect(faultsOf(query)).toEqual([]);
    expect(shown(pathFaultsOf(query))).toEqual([
      `to: expected a hex { q, r } with whole coordinates within 1048576, got ${to === null ? 'null' : 'nothing'}`,
    ]);
    leadsNowhere(query);
  });

  it.each<[unknown, string]>([
    [-1, '-1'],
    [0.5, '0.5'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    ['3', '"3"'],
  ])('the limit %s is named and no way comes back', (limit, got) => {
    const query = { ...sound, limit };
    const sentence = `limit: expected a whole number of at least 0, got ${got}`;
    expect(shown(faultsOf(query))).toEqual([sentence]);
    expect(shown(pathFaultsOf(query))).toEqual([sentence]);
    leadsNowhere(query);
  });

  it('R-MOVE-7 a door that is shut may be the goal, whether or not it can be opened', () => {
    const doors = boardOf({ rows: ['. + .', ': : .', '. @ .'] });
    for (const to of [
      { q: 1, r: -1 },
      { q: 1, r: 1 },
    ])
      expect(pathFaultsOf({ from: { q: 0, r: 0 }, to, side: 'characters' }, doors)).toEqual([]);
    const wall = { from: { q: 0, r: 0 }, to: { q: 1, r: 0 }, side: 'characters' };
    expect(pathFaultsOf(wall, doors)).toMatchObject([{ type: 'hexOffBoard', path: ['to'] }]);
  });

  it('a goal that exists and cannot be reached is no fault', () => {
    const query = { ...sound, to: at('1') };
    expect(pathFaultsOf(query)).toEqual([]);
    leadsNowhere(query);
  });

  it('names all faults at once', () => {
    const query = { from: 1, to: 1, points: -1, limit: -1, mode: 1, side: 1, rules: 1 };
    const paths = pathFaultsOf(query).map(({ path }) => path.join('.'));
    expect(paths.sort()).toEqual(Object.keys(query).sort());
    expect(shown(pathFaultsOf(null))).toEqual(['input: expected a movement query, got null']);
  });
});

describe('pushOptions and pullOptions', () => {
  it.each<[string, object, string]>([
    ['source', { source: { q: 9, r: 0 } }, 'source: the hex (9,0) is not on the board (R-HEX-3)'],
    ['target', { target: { q: 0, r: 9 } }, 'target: the hex (0,9) is not on the board (R-HEX-3)'],
    [
      'no source',
      { source: null },
      'source: expected a hex { q, r } with whole coordinates within 1048576, got null',
    ],
    [
      'no target',
      { target: 7 },
      'target: expected a hex { q, r } with whole coordinates within 1048576, got 7',
    ],
    [
      'negative distance',
      { distance: -1 },
      'distance: expected a whole number of at least 0, got -1',
    ],
    [
      'half a distance',
      { distance: 1.5 },
      'distance: expected a whole number of at least 0, got 1.5',
    ],
    [
      'no distance',
      { distance: undefined },
      'distance: expected a whole number of at least 0, got nothing',
    ],
    [
      'side',
      { side: 'heroes' },
      'side: expected one of "characters", "monsters", "third", "neutral", got "heroes"',
    ],
    ['flying', { flying: 0 }, 'flying: expected true or false, got 0'],
    ['rules', { rules: [] }, 'rules: expected rule flags, got a list'],
    ['a rule', { rules: { push: 1 } }, 'rules.push: expected no flag of this name, got 1'],
    [
      'edition',
      { edition: 3 },
      'edition: expected one of "gloomhaven", "jawsOfTheLion", "frosthaven", got 3',
    ],
    ['figures', { figures: 'A' }, 'figures: expected a list of figures, got "A"'],
  ])('%s', (_, fields, sentence) => {
    expect(shown(forcedFaultsOf({ ...soundForced, ...fields }))).toEqual([sentence]);
  });

  it('name all faults at once', () => {
    const query = {
      source: 1,
      target: 1,
      distance: -1,
      side: 1,
      flying: 1,
      figures: 1,
      overlays: 1,
      edition: 1,
      rules: 1,
    };
    const paths = forcedFaultsOf(query).map(({ path }) => path.join('.'));
    expect(paths.sort()).toEqual(Object.keys(query).sort());
  });

  it('answer for any whole distance', () => {
    for (const distance of [0, -0, 1e6, Number.MAX_VALUE])
      expect(forcedFaultsOf({ ...soundForced, distance })).toEqual([]);
  });
});

/** A list of a million faults is a matter of patience, not of the kind of value. */
const values = uglyValues().filter(([name]) => name !== 'a huge list');

describe('ugly values', () => {
  /** Whatever it is, an answer or faults that survive JSON and have a sentence each. */
  const answers = (query: unknown): void => {
    for (const faults of [faultsOf(query), pathFaultsOf(query), forcedFaultsOf(query)]) {
      expect(JSON.parse(JSON.stringify(faults))).toEqual(faults);
      for (const fault of faults) expect(explain(fault).length).toBeGreaterThan(0);
    }
    if (pathFaultsOf(query).length > 0) leadsNowhere(query);
    const hexes = reachable(board, query as MovementQuery);
    expect(hexes.length > 0).toBe(faultsOf(withoutGoal(query)).length === 0);
  };

  it.each(values)('%s in any field gives an answer or faults', (_, value) => {
    answers(value);
    for (const whole of [sound, soundForced])
      for (const field of Object.keys(whole)) answers({ ...whole, [field]: value });
  });

  it.each(values)(
    '%s in any field of a figure or overlay gives an answer or faults',
    (_, value) => {
      for (const field of ['id', 'at', 'side', 'invisible', 'alsoAt']) {
        answers({ ...sound, figures: [{ ...figures[0], [field]: value }] });
        answers({ ...sound, overlays: [{ type: 'trap', at: at('A'), [field]: value }, value] });
      }
      answers({ ...sound, overlays: [{ type: value, at: at('A') }] });
      answers({ ...sound, from: { q: value, r: 0 }, rules: { jumpDifficultLast: value } });
      allShortestPaths(board, { ...sound, limit: value as number });
    },
  );

  it('a fault for each of many figures comes at once', () => {
    const start = performance.now();
    const faults = faultsOf({ ...sound, figures: new Array<number>(100_000).fill(0) });
    expect(faults).toHaveLength(100_000);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('objects that do not become numbers', () => {
    const stubborn = { valueOf: 1, toString: 1 };
    answers({ ...sound, points: stubborn });
    answers({ ...soundForced, distance: stubborn });
  });

  it('__proto__ is a key like any other', () => {
    const query = JSON.parse(
      '{"__proto__": {"from": {"q": 0, "r": 0}, "side": "monsters"}}',
    ) as object;
    expect(faultsOf(query).map(({ path }) => path)).toEqual([['side'], ['from']]);
    expect(faultsOf({ ...sound, mode: '__proto__', side: 'constructor' })).toHaveLength(2);
    const named = [{ id: '__proto__', side: 'monsters', at: at('A') }];
    expect(faultsOf({ ...sound, figures: named })).toEqual([]);
  });

  it('any JSON as a query gives an answer or faults', () => {
    fc.assert(fc.property(fc.jsonValue(), answers));
  });

  it('any JSON in any field gives an answer or faults', () => {
    const fields = fc.constantFrom(...Object.keys(sound), ...Object.keys(soundForced));
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        answers({ ...sound, ...soundForced, [field]: value });
      }),
    );
  });
});

describe('inputs', () => {
  it('are never changed', () => {
    fc.assert(
      fc.property(anyMovement, anyForcedMove, (movement, forced) => {
        const before = JSON.stringify([movement, forced]);
        deepFreeze([movement, forced]);
        const on = boardOf(movement.map);
        reachable(on, movement.query);
        allShortestPaths(on, { ...movement.query, to: movement.spots.at(-1)! });
        pushOptions(boardOf(forced.map), forced.query);
        pullOptions(boardOf(forced.map), forced.query);
        expect(JSON.stringify([movement, forced])).toBe(before);
      }),
    );
  });

  it('a board of 4,096 hexes in one line is gone along without trouble', () => {
    const hexes = Array.from({ length: 4096 }, (_, q) => ({ q, r: 0 }));
    const on = boardOf({ hexes });
    const query = { from: { q: 0, r: 0 }, side: 'monsters' } as const;
    const ways = allShortestPaths(on, { ...query, to: { q: 4095, r: 0 } });
    expect(ways).toMatchObject({ total: 1, movement: 4095 });
    expect(ways?.paths[0]).toHaveLength(4095);
    const pushed = pushOptions(on, {
      source: { q: 0, r: 0 },
      target: { q: 1, r: 0 },
      distance: 9999,
      side: 'monsters',
      rules: { forcedMoveMayChooseBlocked: false },
    });
    expect(pushed._tag === 'Right' && pushed.right.ends.at(-1)?.path).toHaveLength(4094);
  });
});
