import { describe, expect, it } from 'vitest';
import { compileBoard } from '../../src/board/index.js';
import {
  explainFocus,
  monsterTurn,
  type MonsterAction,
  type MonsterTurnQuery,
} from '../../src/monster-turn/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { endsOf, headingFor, queryOf, showTargets, turnOf, unwrap, type Setting } from './play.js';

const melee = (move: number): MonsterAction => ({ move, attack: {} });

describe('a helper app asks where a monster goes', () => {
  it('gets the sample of the guide answered', () => {
    const board = compileBoard({ rows: ['. . . #', ' . ^ . .', '. . . .'] });
    if (board._tag === 'Left') throw new Error('no board');
    const turn = monsterTurn({
      board: board.right,
      figures: [
        { id: 'guard-1', side: 'monsters', at: { q: 0, r: 0 } },
        { id: 'brute', side: 'characters', at: { q: 3, r: -1 }, initiative: 1 },
        { id: 'tinkerer', side: 'characters', at: { q: 2, r: 1 }, initiative: 2 },
      ],
      actor: 'guard-1',
      action: { move: 2, attack: {} },
    });
    expect(unwrap(turn)).toStrictEqual({
      focus: ['brute'],
      decidedBy: 'initiative',
      options: [
        {
          to: { q: 2, r: -1 },
          path: [
            { q: 1, r: -1 },
            { q: 2, r: -1 },
          ],
          paths: null,
          focus: ['brute'],
          destinations: [{ q: 2, r: -1 }],
          attacks: [{ on: 'brute', disadvantage: false }],
          area: null,
          attacksFirst: { attacks: [], area: null },
        },
      ],
      trace: [
        {
          id: 'brute',
          key: { negativeHexes: 0, movement: 2, proximity: 3, initiative: 1 },
          from: { q: 2, r: -1 },
          verdict: 'focus',
        },
        {
          id: 'tinkerer',
          key: { negativeHexes: 0, movement: 2, proximity: 3, initiative: 2 },
          from: { q: 1, r: 1 },
          verdict: 'initiative',
        },
      ],
    });
    expect(explainFocus(unwrap(turn))).toBe(
      [
        'Focus on brute: 0 negative hexes, 2 movement points, distance 3, initiative 1.',
        'tinkerer loses by initiative: initiative 2 against initiative 1 (R-FOCUS-7).',
      ].join('\n'),
    );
  });
});

describe('what is left out', () => {
  const picture = ['.A ^ . .1', '.  . . .'];

  it('has its default', () => {
    const { board, figures } = sceneOf(picture);
    const query: MonsterTurnQuery = { board, figures, actor: 'A', action: { move: 3, attack: {} } };
    const full = {
      ...query,
      action: {
        move: 3,
        mode: 'walk',
        flying: false,
        attack: { range: null, targets: 1, area: null },
        attackFirst: null,
      },
      conditions: [],
      overlays: [{ type: 'trap', at: { q: 1, r: -1 } }],
      edition: 'gloomhaven',
      rules: {},
      allPaths: false,
    } as const;
    expect(monsterTurn(full)).toStrictEqual(monsterTurn(query));
  });

  it('may be null as well', () => {
    const query = queryOf(picture, { move: 3, attack: {} });
    const nulls = {
      ...query,
      action: { ...query.action, mode: null, flying: null, attackFirst: null },
      conditions: null,
      overlays: null,
      edition: null,
      rules: null,
      allPaths: null,
    } as unknown as MonsterTurnQuery;
    expect(monsterTurn(nulls)).toStrictEqual(monsterTurn(query));
  });

  it('overlays given replace those of the map', () => {
    expect(endsOf(['.A ^x .1', '. % %'], melee(1))).toEqual(['x: 1']);
    expect(endsOf(['.A %x .1'], melee(1))).toEqual(['A']);
    expect(endsOf(['.A %x .1'], melee(1), { overlays: [] })).toEqual(['x: 1']);
    const overlays = [{ type: 'obstacle', at: { q: 1, r: -1 } }] as const;
    expect(endsOf(['.A .x .1'], melee(1), { overlays })).toEqual(['A']);
  });
});

describe('options', () => {
  const tied: Setting = { figures: { '2': { initiative: 1 } } };

  it('R-MON-17 two focuses are solved in full and joined', () => {
    const picture = ['.1 .x . .A . .y .2'];
    expect(endsOf(picture, melee(2), tied)).toEqual(['x: 1', 'y: 2']);
    expect(endsOf(picture, melee(1), tied)).toEqual(['(2,-1)', '(4,-2)']);
    expect(headingFor(picture, melee(1), tied)).toEqual(['x', 'y']);
    expect(turnOf(picture, melee(2), tied).options.map(({ focus }) => focus)).toEqual([
      ['1'],
      ['2'],
    ]);
  });

  it('R-MON-17 an end that serves two focuses is one option', () => {
    const picture = ['.A .x .1', '# .2 #'];
    expect(endsOf(picture, { move: 2, attack: { targets: 2 } }, tied)).toEqual(['x: 1 2']);
    const [option] = turnOf(['.A . .x .1', '# # # .2'], { move: 1 }, tied).options;
    expect(option).toMatchObject({ focus: ['1', '2'], to: { q: 1, r: -1 } });
  });

  it('R-MON-17 the same hex with other targets is another option', () => {
    const picture = ['.1 .A .2'];
    expect(endsOf(picture, melee(2), tied)).toEqual(['A: 1', 'A: 2']);
  });

  it('R-MON-17 joins the attack above the move with every end after it', () => {
    const picture = ['% .x % %', '.y .A .1 %', '% . % %'];
    const action: MonsterAction = { attackFirst: {}, move: 1, attack: { range: 2 } };
    expect(endsOf(picture, action)).toEqual(['1, then x: 1', '1, then y: 1']);
  });

  it('the attack above the move may have several best sets', () => {
    const figures = { '2': { initiative: 2 }, '3': { initiative: 2 } };
    const action: MonsterAction = { attackFirst: { targets: 2 }, move: 1 };
    expect(endsOf(['.A .1', '.3 .2'], action, { figures })).toEqual(['1 2, then A', '1 3, then A']);
  });

  it('the attack above the move with an area has its placement', () => {
    const area = {
      hexes: [
        { q: 1, r: -1 },
        { q: 1, r: 0 },
      ],
      origin: { q: 0, r: 0 },
    };
    const [option] = turnOf(['.A .1', '. .2'], { attackFirst: { area } }).options;
    expect(option?.attacksFirst.area).toEqual([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]);
    expect(option?.area).toBeNull();
  });

  it('R-MON-15 a second attack on the card starts anew, also on the same figures', () => {
    const twice: MonsterAction = { attackFirst: { targets: 2 }, attack: { targets: 2 } };
    expect(endsOf(['.A .1', '. .2'], twice)).toEqual(['1 2, then A: 1 2']);
  });

  it('are ascending by hex, then by targets', () => {
    const open = turnOf(['. . . . .', '. . .1 . .', '.A . . . .'], { move: 9, attack: {} });
    const places = open.options.map(({ to }) => [to.q, to.r]);
    expect(places).toEqual([...places].sort(([q = 0, r = 0], [s = 0, t = 0]) => q - s || r - t));
    const figures = { '1': { initiative: 1 }, '2': { initiative: 1 }, '3': { initiative: 1 } };
    const sets = turnOf(['.A .3', '.1 .2'], { attack: {} }, { figures }).options;
    expect(sets.map(({ attacks }) => attacks[0]?.on)).toEqual(['1', '2', '3']);
  });

  it('are ascending whatever the order of focuses and figures', () => {
    const toTheLeft = turnOf(['.2 .y . .A . .x .1'], melee(2), tied).options;
    expect(toTheLeft.map(({ focus }) => focus)).toEqual([['2'], ['1']]);
    const equal = { initiative: 2 };
    const query = queryOf(
      ['.A .1', '.3 .2'],
      { attack: { targets: 2 } },
      { figures: { '3': equal } },
    );
    const reversed = { ...query, figures: [...query.figures].reverse() };
    const sets = unwrap(monsterTurn(reversed)).options.map((option) => showTargets(option));
    expect(sets).toEqual(['1 2', '1 3']);
  });

  it('head for several goals, ascending', () => {
    const picture = ['# # # # .2', '.A . . .y #', '# # # .x #', '# # # .1 #'];
    const { at } = sceneOf(picture);
    const [option, ...others] = turnOf(picture, { move: 1 }, tied).options;
    expect(others).toEqual([]);
    expect(option?.focus).toEqual(['1', '2']);
    expect(option?.destinations).toEqual([at('y'), at('x')]);
  });

  it('list attacks ascending by id, whatever the order of the figures', () => {
    const query = queryOf(['.A .3', '.1 .2'], { attack: { targets: 3 } });
    const reversed = { ...query, figures: [...query.figures].reverse() };
    expect(unwrap(monsterTurn(reversed)).options[0]?.attacks.map(({ on }) => on)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('R-FOCUS-11 without a focus staying is the only one, and it heads nowhere', () => {
    expect(turnOf(['.A . % .1'], melee(2)).options).toStrictEqual([
      {
        to: { q: 0, r: 0 },
        path: [],
        paths: null,
        focus: [],
        destinations: [],
        attacks: [],
        area: null,
        attacksFirst: { attacks: [], area: null },
      },
    ]);
  });

  it('R-MON-7 a focus that the second attack can never be made on is hit by the first alone', () => {
    const action: MonsterAction = { attackFirst: { range: 2 }, move: 3, attack: {} };
    const picture = ['.  % .', '.1 % .A', '.  % .'];
    expect(turnOf(picture, action).options).toMatchObject([
      { to: { q: 2, r: 0 }, focus: ['1'], destinations: [], attacks: [] },
    ]);
    expect(endsOf(picture, action)).toEqual(['1, then A']);
  });

  it('have the hexes of later turns as destinations, and their own once they arrive', () => {
    expect(headingFor(['.A . .y .x .1'], melee(2))).toEqual(['x']);
    expect(headingFor(['.A . .y .x .1'], melee(3))).toEqual(['x']);
    expect(headingFor(['.A .1'], melee(3))).toEqual(['A']);
  });

  it('a goal of several focuses is listed once', () => {
    const { options } = turnOf(['.A . .x .1', '# # # .2'], { move: 1 }, tied);
    expect(options.map(({ destinations }) => destinations)).toEqual([[{ q: 2, r: -1 }]]);
  });
});

describe('allPaths', () => {
  const square = ['.A . .1', '.  .x .', '. . .'];

  it('lists all shortest paths, the canonical one first', () => {
    const [option] = turnOf(['.A . . .', '.  . . .1'], melee(9), { allPaths: true }).options;
    expect(option?.paths?.[0]).toEqual(option?.path);
    expect(option?.paths?.length).toBeGreaterThan(1);
    expect(new Set(option?.paths?.map((path) => JSON.stringify(path))).size).toBe(
      option?.paths?.length,
    );
  });

  it('is null unless asked for', () => {
    expect(turnOf(square, melee(9)).options[0]?.paths).toBeNull();
    expect(turnOf(square, melee(9), { allPaths: false }).options[0]?.paths).toBeNull();
  });

  it('has the empty path for staying', () => {
    expect(turnOf(['.A .1'], melee(9), { allPaths: true }).options[0]?.paths).toEqual([[]]);
  });

  it('lists at most 1,000', () => {
    const hexes = Array.from({ length: 144 }, (_, index) => ({
      q: index % 12,
      r: Math.floor(index / 12),
    }));
    const turn = monsterTurn({
      board: boardOf({ hexes }),
      figures: [
        { id: 'A', side: 'monsters', at: { q: 0, r: 0 } },
        { id: '1', side: 'characters', at: { q: 11, r: 11 } },
      ],
      actor: 'A',
      action: { move: 99, attack: {} },
      allPaths: true,
    });
    const [option] = unwrap(turn).options;
    expect(option?.paths).toHaveLength(1000);
    expect(option?.paths?.[0]).toEqual(option?.path);
  });
});

describe('the canonical path', () => {
  it('has the lowest hexes compared from the start', () => {
    const [option] = turnOf(['. .a . .', '.A .b . .1', '. . . .'], melee(9)).options;
    expect(option?.path[0]).toEqual({ q: 1, r: 0 });
  });
});
