import { describe, expect, it } from 'vitest';
import {
  monsterMoves,
  monsterTargets,
  type MonsterAction,
  type MonsterMove,
  type MonsterStepQuery,
  type MonsterTargets,
  type MonsterTargetsQuery,
  type MonsterTurnError,
} from '../../src/monster-turn/index.js';
import {
  namesIn,
  queryOf,
  sceneWith,
  showTargets,
  unwrap,
  type Picture,
  type Setting,
} from './play.js';

const ARCHER: MonsterAction = { move: 3, attack: { range: 3 } };
const MELEE: MonsterAction = { move: 3, attack: {} };

const moves = (
  picture: Picture,
  action: MonsterAction,
  focus: readonly string[],
  setting: Setting = {},
): readonly MonsterMove[] => unwrap(monsterMoves({ ...queryOf(picture, action, setting), focus }));

const ends = (...question: Parameters<typeof moves>): readonly string[] => {
  const name = namesIn(question[0], question[3]);
  return moves(...question).map(({ to }) => name(to));
};

const targets = (
  picture: Picture,
  action: MonsterAction,
  focus: readonly string[],
  from?: string,
  setting: Setting = {},
): readonly string[] => {
  const hex = from === undefined ? {} : { from: sceneWith(picture, setting).at(from) };
  const query = { ...queryOf(picture, action, setting), focus, ...hex };
  return unwrap(monsterTargets(query)).map((one: MonsterTargets) => showTargets(one));
};

describe('monsterMoves', () => {
  it('R-MON-7 moves for the given focus, whoever is nearer', () => {
    const picture = ['.1 .y .A . .x .2'];
    expect(ends(picture, MELEE, ['2'])).toEqual(['x']);
    expect(ends(picture, MELEE, ['1'])).toEqual(['y']);
  });

  it('tells how and where to', () => {
    const picture = ['.A . .y .x .1'];
    expect(moves(picture, { ...MELEE, move: 2 }, ['1'])).toStrictEqual([
      {
        to: { q: 2, r: -1 },
        path: [
          { q: 1, r: -1 },
          { q: 2, r: -1 },
        ],
        paths: null,
        focus: ['1'],
        destinations: [{ q: 3, r: -2 }],
      },
    ]);
    expect(moves(picture, MELEE, ['1'], { allPaths: true })[0]?.paths).toHaveLength(1);
  });

  it('R-FOCUS-11 stays without a focus', () => {
    expect(moves(['.A .1'], MELEE, [])).toStrictEqual([
      { to: { q: 0, r: 0 }, path: [], paths: null, focus: [], destinations: [] },
    ]);
  });

  it('R-MON-7 looks at the attack after the move only', () => {
    const picture = ['% % % % %', '.A . .y .x .1', '% % % % %'];
    expect(ends(picture, { attackFirst: { range: 3 }, move: 3, attack: {} }, ['1'])).toEqual(['x']);
    expect(ends(picture, { attackFirst: {}, move: 3, attack: { range: 2 } }, ['1'])).toEqual(['y']);
    expect(ends(picture, { attackFirst: { range: 3 }, move: 3 }, ['1'])).toEqual(['x']);
  });

  it('joins the moves of several focuses and of several sets of targets', () => {
    expect(moves(['.1 .A .2'], MELEE, ['2', '1'])).toMatchObject([
      { to: { q: 1, r: -1 }, focus: ['1', '2'], destinations: [{ q: 1, r: -1 }] },
    ]);
    expect(ends(['.1 .y .A .x .2'], MELEE, ['1', '2'])).toEqual(['y', 'x']);
    const tie: Setting = { figures: { '3': { initiative: 2 } } };
    expect(ends(['.A .1', '.3 .2'], { move: 1, attack: { targets: 2 } }, ['1'], tie)).toEqual([
      'A',
    ]);
  });

  it('joins the destinations of one move, ascending', () => {
    const picture = ['.  .y .', '.A .  .1', '.  .x .'].map((row) => `. . ${row}`);
    const [move] = moves(['. . . . .', '.A . . .1 .', '. . . . .'], { move: 1, attack: {} }, ['1']);
    const places = move?.destinations.map(({ q, r }) => [q, r]) ?? [];
    expect(places).toEqual([...places].sort(([q = 0, r = 0], [s = 0, t = 0]) => q - s || r - t));
    expect(picture).toHaveLength(3);
  });

  it('R-COND-10 R-COND-12 immobilized or stunned it stays', () => {
    expect(ends(['.A . .1'], MELEE, ['1'], { conditions: ['immobilize'] })).toEqual(['A']);
    expect(ends(['.A . .1'], MELEE, ['1'], { conditions: ['stun'] })).toEqual(['A']);
  });
});

describe('monsterTargets', () => {
  it('R-MON-15 chooses anew around the given focus', () => {
    const picture = ['.A .1', '.3 .2'];
    expect(targets(picture, { attack: { targets: 2 } }, ['1'])).toEqual(['1 2']);
    expect(targets(picture, { attack: { targets: 2 } }, ['3'])).toEqual(['1 3']);
    expect(targets(picture, { attack: { targets: 'all' } }, ['3'])).toEqual(['1 2 3']);
  });

  it('R-MON-7 attacks from a given hex, or from where it stands', () => {
    const picture = ['% % % % %', '.A . .x .y .1', '% % % % %'];
    expect(targets(picture, ARCHER, ['1'])).toEqual([]);
    expect(targets(picture, ARCHER, ['1'], 'x')).toEqual(['1']);
    expect(targets(picture, ARCHER, ['1'], 'y')).toEqual(['1-']);
    expect(targets(picture, ARCHER, ['1'], 'A')).toEqual([]);
  });

  it('has no targets without a focus, an attack or the means to make one', () => {
    expect(targets(['.A .1'], MELEE, [])).toEqual([]);
    expect(targets(['.A .1'], { move: 1 }, ['1'])).toEqual([]);
    expect(targets(['.A .1'], MELEE, ['1'], undefined, { conditions: ['disarm'] })).toEqual([]);
    expect(targets(['.A .1'], MELEE, ['1'], undefined, { conditions: ['stun'] })).toEqual([]);
    expect(targets(['.A .1'], MELEE, ['1'], undefined, { conditions: ['immobilize'] })).toEqual([
      '1',
    ]);
  });

  it('leaves the attack above the move out', () => {
    expect(targets(['.A .1'], { attackFirst: {} }, ['1'])).toEqual([]);
    expect(targets(['.A . .1'], { attackFirst: { range: 9 }, attack: {} }, ['1'])).toEqual([]);
  });

  it('R-MON-13 lists every best set once, ascending', () => {
    const tie: Setting = { figures: { '3': { initiative: 2 } } };
    const picture = ['.A .1', '.3 .2'];
    expect(targets(picture, { attack: { targets: 2 } }, ['1'], undefined, tie)).toEqual([
      '1 2',
      '1 3',
    ]);
    expect(targets(picture, { attack: { targets: 2 } }, ['3', '1'])).toEqual(['1 2', '1 3']);
    expect(targets(picture, { attack: { targets: 3 } }, ['2', '1', '3'])).toEqual(['1 2 3']);
  });

  it('ranks from where the turn began', () => {
    const picture = ['.  .  .3 .', '.A %  .x .2', '.  .  .1 .'];
    expect(targets(picture, { attack: { targets: 2 } }, ['1'], 'x')).toEqual(['1 3']);
  });

  it('lays an area from the given hex', () => {
    const area = {
      hexes: [
        { q: 1, r: -1 },
        { q: 1, r: 0 },
      ],
      origin: { q: 0, r: 0 },
    };
    const picture = ['.A . .x .1', '. . . .2'];
    const query = {
      ...queryOf(picture, { attack: { area } }),
      focus: ['2'],
      from: { q: 2, r: -1 },
    };
    expect(unwrap(monsterTargets(query))).toStrictEqual([
      {
        attacks: [
          { on: '1', disadvantage: false },
          { on: '2', disadvantage: false },
        ],
        area: [
          { q: 3, r: -2 },
          { q: 3, r: -1 },
        ],
      },
    ]);
  });
});

describe('faults of steps', () => {
  const query = queryOf(['.A .1 .B .N .2'], MELEE, {
    figures: { N: { side: 'neutral' }, '2': { invisible: true } },
  });

  const faults = (given: object): readonly MonsterTurnError[] => {
    const answers = [
      monsterMoves({ ...query, ...given } as MonsterStepQuery),
      monsterTargets({ ...query, ...given } as MonsterTargetsQuery),
    ];
    const [first, second] = answers.map((answer) => (answer._tag === 'Left' ? answer.left : []));
    expect(first).toStrictEqual(second);
    return first ?? [];
  };

  it('names who is no figure', () => {
    expect(faults({ focus: ['1', 'ghost'] })).toEqual([
      { type: 'unknownFigure', path: ['focus', 1], ruling: null, figure: 'ghost' },
    ]);
  });

  it.each([
    ['an ally', 'B'],
    ['itself', 'A'],
    ['a neutral figure', 'N'],
    ['an invisible enemy', '2'],
  ])('R-FOCUS-3 names %s as no candidate', (_, id) => {
    expect(faults({ focus: [id] })).toEqual([
      { type: 'noCandidate', path: ['focus', 0], ruling: 'R-FOCUS-3', figure: id },
    ]);
  });

  it.each([[undefined], [null], ['1'], [{ 0: '1' }]])('refuses %j as a focus', (focus) => {
    expect(faults({ focus })).toMatchObject([
      { type: 'invalidValue', path: ['focus'], expected: 'ids' },
    ]);
  });

  it('refuses what is no id', () => {
    expect(faults({ focus: [1, null] })).toMatchObject([
      { type: 'invalidValue', path: ['focus', 0], expected: 'figureId', got: '1' },
      { type: 'invalidValue', path: ['focus', 1], got: 'null' },
    ]);
  });

  it('names a hex to attack from that is off the board, or none', () => {
    const at = (from: unknown) =>
      monsterTargets({ ...query, focus: ['1'], from } as MonsterTargetsQuery);
    expect(at({ q: 99, r: 0 })).toMatchObject({ left: [{ type: 'hexOffBoard', path: ['from'] }] });
    expect(at('x')).toMatchObject({ left: [{ type: 'invalidValue', path: ['from'], got: '"x"' }] });
    expect(at(null)).toEqual(at(undefined));
    expect(at({ q: -0, r: 0 })).toMatchObject({ _tag: 'Right' });
  });

  it('names what is wrong with the focus and with the hex at once', () => {
    const asked = { ...query, focus: ['zz'], from: { q: 99, r: 0 } };
    expect(monsterTargets(asked)).toMatchObject({
      left: [{ path: ['focus', 0] }, { type: 'hexOffBoard', path: ['from'] }],
    });
    expect(monsterMoves(asked)).toMatchObject({ left: [{ path: ['focus', 0] }] });
  });
});

describe('monsterTargets from a hex where the figure could not stand', () => {
  it('R-MOVE-2 is refused, also on the hex of the focus', () => {
    const query = queryOf(['.A .1 .2'], ARCHER);
    for (const [id, occupant] of [
      ['1', '1'],
      ['2', '2'],
    ] as const) {
      const from = query.figures.find((figure) => figure.id === id)?.at;
      const answer = monsterTargets({ ...query, focus: ['1'], ...(from && { from }) });
      expect(answer).toMatchObject({ left: [{ type: 'hexOccupied', path: ['from'], occupant }] });
    }
  });
});
