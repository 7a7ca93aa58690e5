import { describe, expect, it } from 'vitest';
import type { BoardMap } from '../../src/board/index.js';
import {
  explain,
  pullOptions,
  pushOptions,
  type ForcedMove,
  type ForcedMoveQuery,
} from '../../src/pathfinding/index.js';
import type { Hex, Piece, Side } from '../../src/vocabulary/index.js';
import { boardOf, sceneOf } from '../board/scene.js';

const STRICT = { rules: { forcedMoveMayChooseBlocked: false } } as const;
const NOWHERE: ForcedMove = { ends: [], paths: 0 };

const right = (options: ReturnType<typeof pushOptions>): ForcedMove => {
  if (options._tag === 'Left') throw new Error(JSON.stringify(options.left));
  return options.right;
};

/** Where `S` pushes and pulls the character `1`: the ends by their marks. */
const askIn = (rows: string | readonly string[], query: Partial<ForcedMoveQuery> = {}) => {
  const { board, figures, at } = sceneOf(rows);
  const asked = {
    source: at('S'),
    target: at('1'),
    distance: 1,
    side: 'characters' as const,
    figures,
    ...query,
  };
  const [pushed, pulled] = [right(pushOptions(board, asked)), right(pullOptions(board, asked))];
  const along = (marks: string) => marks.split('').map((mark) => at(mark));
  const ways = (...ends: readonly string[]): ForcedMove['ends'] =>
    ends.map((marks) => ({ to: at(marks.slice(-1)), path: along(marks) }));
  return { pushed, pulled, ways };
};

/** All hexes within a distance of the origin. */
const disk = (radius: number): readonly Hex[] =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, index) => ({
    q: (index % (2 * radius + 1)) - radius,
    r: Math.floor(index / (2 * radius + 1)) - radius,
  })).filter(({ q, r }) => Math.abs(q + r) <= radius);

const hex = (q: number, r: number): Hex => ({ q, r });

/** Where a character at `target` goes that is pushed or pulled from (0, 0). */
const fromOrigin = (
  map: BoardMap,
  target: Hex,
  query: Partial<ForcedMoveQuery> = {},
): { readonly pushed: ForcedMove; readonly pulled: ForcedMove } => {
  const asked = { source: hex(0, 0), target, distance: 1, side: 'characters' as const, ...query };
  const board = boardOf(map);
  return { pushed: right(pushOptions(board, asked)), pulled: right(pullOptions(board, asked)) };
};

const ends = ({ ends }: ForcedMove): readonly Hex[] => ends.map(({ to }) => to);

describe('R-MOVE-18 direction', () => {
  it('R-MOVE-18 each step of a push leads away', () => {
    const { pushed } = fromOrigin({ hexes: disk(3) }, hex(1, 0));
    expect(ends(pushed)).toEqual([hex(1, 1), hex(2, -1), hex(2, 0)]);
    expect(pushed.paths).toBe(3);
  });

  it('R-MOVE-18 each step of a pull leads nearer', () => {
    expect(ends(fromOrigin({ hexes: disk(3) }, hex(2, 0)).pulled)).toEqual([hex(1, 0)]);
    expect(ends(fromOrigin({ hexes: disk(3) }, hex(2, -1)).pulled)).toEqual([
      hex(1, -1),
      hex(1, 0),
    ]);
  });

  it('R-MOVE-18 counts every way and gives the lowest to each end', () => {
    const { pushed } = fromOrigin({ hexes: disk(3) }, hex(1, 0), { distance: 2 });
    expect(pushed).toEqual({
      ends: [
        { to: hex(1, 2), path: [hex(1, 1), hex(1, 2)] },
        { to: hex(2, 1), path: [hex(1, 1), hex(2, 1)] },
        { to: hex(3, -2), path: [hex(2, -1), hex(3, -2)] },
        { to: hex(3, -1), path: [hex(2, -1), hex(3, -1)] },
        { to: hex(3, 0), path: [hex(2, 0), hex(3, 0)] },
      ],
      paths: 7,
    });
  });

  it('R-MOVE-18 the lowest way is the same whichever way the target goes', () => {
    const { pushed } = fromOrigin({ hexes: disk(3) }, hex(-1, 0), { distance: 2 });
    expect(pushed.ends).toEqual([
      { to: hex(-3, 0), path: [hex(-2, 0), hex(-3, 0)] },
      { to: hex(-3, 1), path: [hex(-2, 0), hex(-3, 1)] },
      { to: hex(-3, 2), path: [hex(-2, 1), hex(-3, 2)] },
      { to: hex(-2, -1), path: [hex(-2, 0), hex(-2, -1)] },
      { to: hex(-1, -2), path: [hex(-1, -1), hex(-1, -2)] },
    ]);
  });

  it('R-HEX-4 R-MOVE-18 nearer and farther are counted round walls', () => {
    const { pushed, pulled, ways } = askIn(`
      .S
      --  .a
      .1
          .b
      .c
    `);
    expect(pushed.ends).toEqual(ways('c'));
    expect(pulled.ends).toEqual(ways('a'));
  });

  it('R-HEX-2 no step crosses a thin wall', () => {
    const { pushed } = askIn('.S\n\n.1\n--\n.x');
    expect(pushed).toEqual(NOWHERE);
  });

  it('R-HEX-4 where no way leads from the source nothing is nearer or farther', () => {
    const { pushed, pulled } = askIn(['.S # .1 .'], { distance: 3 });
    expect(pushed).toEqual(NOWHERE);
    expect(pulled).toEqual(NOWHERE);
  });

  it('R-MOVE-18 by 0 hexes leads nowhere', () => {
    const { pushed, pulled } = askIn(['. .S . .1 .'], { distance: 0 });
    expect(pushed).toEqual(NOWHERE);
    expect(pulled).toEqual(NOWHERE);
  });

  it('R-MOVE-18 counts more ways than a number can hold exactly as the largest that is exact', () => {
    const hexes = Array.from({ length: 3600 }, (_, at) => hex(at % 60, Math.floor(at / 60)));
    const { pushed } = fromOrigin({ hexes }, hex(1, 1), { distance: 56, ...STRICT });
    expect(pushed.paths).toBe(Number.MAX_SAFE_INTEGER);
    expect(ends(pushed)).toHaveLength(57);
  });
});

describe('R-MOVE-19 what is in the way', () => {
  it('R-MOVE-19 allies of the target are passed', () => {
    const { pushed, ways } = askIn(['.S .1 .2 .x'], { distance: 2 });
    expect(pushed).toEqual({
      ends: [{ to: ways('x')[0]!.to, path: [hex(2, -1), hex(3, -2)] }],
      paths: 1,
    });
    const pulled = askIn(['.1 .2 .x .S'], { distance: 3 }).pulled;
    expect(ends(pulled)).toEqual([hex(2, -1)]);
  });

  it('R-MOVE-19 the last hex is unoccupied', () => {
    expect(askIn(['.S .1 .2 .x']).pushed).toEqual(NOWHERE);
    const { pushed, ways } = askIn(['.S .1 .x .2'], { distance: 2 });
    expect(pushed.ends).toEqual(ways('x'));
  });

  it.each(['.M', '%', '+', '@', '#', ':'])('R-MOVE-19 R-MOVE-7 %s is not passed', (sign) => {
    expect(askIn([`.S .1 ${sign} .x`], { distance: 2 }).pushed).toEqual(NOWHERE);
    expect(askIn([`.1 ${sign} .x .S`], { distance: 2 }).pulled).toEqual(NOWHERE);
  });

  it('R-MOVE-19 R-MOVE-7 an open door is passed and stood on', () => {
    expect(ends(askIn([".S .1 ' .x"], { distance: 2, ...STRICT }).pushed)).toEqual([hex(3, -2)]);
    expect(ends(askIn([".S .1 '"]).pushed)).toEqual([hex(2, -1)]);
  });

  it.each([
    ['an enemy', { side: 'monsters' }, 0],
    ['an invisible enemy', { side: 'monsters', invisible: true }, 0],
    ['a neutral figure', { side: 'neutral' }, 0],
    ['an ally', { side: 'characters' }, 1],
    ['an invisible ally', { side: 'characters', invisible: true }, 1],
  ] as const)('R-MOVE-19 %s between: %o', (_, figure: Pick<Piece, 'side'>, paths) => {
    const figures = [{ id: 'B', at: hex(2, -1), ...figure }];
    expect(askIn(['.S .1 .x .y'], { distance: 2, figures }).pushed.paths).toBe(paths);
  });

  it('R-MOVE-19 a neutral figure has no allies', () => {
    const figures = [{ id: 'B', at: hex(2, -1), side: 'neutral' as Side }];
    const query = { distance: 2, figures, side: 'neutral' } as const;
    expect(askIn(['.S .1 .x .y'], query).pushed).toEqual(NOWHERE);
  });

  it('R-MOVE-19 a figure on several hexes is in the way on each', () => {
    const figures = [{ id: 'B', at: hex(5, -3), alsoAt: [hex(2, -1)], side: 'monsters' as Side }];
    const query = { distance: 2, figures };
    expect(askIn(['.S .1 .x .y . .'], query).pushed).toEqual(NOWHERE);
  });
});

describe('R-MON-29 figures on several hexes', () => {
  it('R-MON-29 cannot be moved by force, by whichever hex they are hit', () => {
    const { board, figures, at } = sceneOf(['.S . .1 .1 . .']);
    for (const target of [at('1'), hex(3, -2)])
      for (const ask of [pushOptions, pullOptions]) {
        const query = { source: at('S'), target, distance: 2, side: 'characters' } as const;
        expect(right(ask(board, { ...query, figures }))).toEqual(NOWHERE);
        expect(right(ask(board, query))).not.toEqual(NOWHERE);
      }
  });
});

describe('R-MOVE-18 a figure that is to move itself', () => {
  const { board, figures, at } = sceneOf(['.S .S .1 . .']);
  const query = { source: at('S'), distance: 1, side: 'characters' } as const;
  const faultsOf = (target: Hex, standing: readonly Piece[]) =>
    [pushOptions, pullOptions].flatMap((ask) => {
      const asked = ask(board, { ...query, target, figures: standing });
      return asked._tag === 'Left' ? asked.left : [];
    });

  it('R-MOVE-18 is a fault: on one hex, and on two hexes of one figure', () => {
    expect(faultsOf(at('S'), [])).toEqual(
      [0, 1].map(() => ({
        type: 'targetIsSource',
        path: ['target'],
        ruling: 'R-MOVE-18',
        hex: at('S'),
      })),
    );
    const faults = faultsOf(hex(1, -1), figures);
    expect(faults).toMatchObject([{ hex: hex(1, -1) }, { hex: hex(1, -1) }]);
    expect(faults.map(explain)).toEqual(
      [0, 1].map(() => 'target: the figure on (1,-1) cannot push or pull itself (R-MOVE-18)'),
    );
  });

  it('R-MOVE-18 is none where nobody or somebody else stands', () => {
    expect(faultsOf(hex(1, -1), [])).toEqual([]);
    expect(faultsOf(at('1'), figures)).toEqual([]);
  });
});

describe('R-MOVE-20 terrain', () => {
  it.each(['~', '*', '^', '!', '&', '$'])(
    'R-MOVE-20 %s costs nothing extra and stops nothing',
    (sign) => {
      const { pushed } = askIn([`.S .1 ${sign} ${sign} ${sign}`], { distance: 3, ...STRICT });
      expect(pushed).toEqual({
        ends: [{ to: hex(4, -2), path: [hex(2, -1), hex(3, -2), hex(4, -2)] }],
        paths: 1,
      });
    },
  );
});

describe('R-MOVE-21 a flying target', () => {
  it('R-MOVE-21 passes obstacles and enemies', () => {
    expect(ends(askIn(['.S .1 % .M .x'], { distance: 3, flying: true, ...STRICT }).pushed)).toEqual(
      [hex(4, -2)],
    );
  });

  it('R-MOVE-21 may end on an obstacle or trap, but not with another figure', () => {
    for (const sign of ['%', '^'])
      expect(ends(askIn([`.S .1 ${sign}x`], { flying: true }).pushed)).toEqual([hex(2, -1)]);
    expect(askIn(['.S .1 .M .x'], { flying: true }).pushed).toEqual(NOWHERE);
    expect(ends(askIn(['.S .1 % .M'], { distance: 2, flying: true }).pushed)).toEqual([hex(2, -1)]);
  });

  it.each(['+', '#'])('R-MOVE-21 R-MOVE-9 does not pass %s', (sign) => {
    expect(askIn([`.S .1 ${sign} .x`], { distance: 2, flying: true }).pushed).toEqual(NOWHERE);
  });
});

describe('R-MOVE-22 how far', () => {
  /** Away from (0, 0) lie, behind (1, 0) and (2, 0), the hexes (2, 1), (3, -1) and (3, 0). */
  const fork = [hex(0, 0), hex(1, 0), hex(2, 0), hex(2, 1), hex(3, -1), hex(3, 0)];
  const first = hex(2, 0);
  const blocked = hex(3, 0);
  const without = fork.filter((one) => one !== fork[5]);
  const figureOf = (side: Side): Pick<ForcedMoveQuery, 'figures'> => ({
    figures: [{ id: 'B', at: blocked, side }],
  });
  const twoFar = { distance: 2 } as const;

  it('R-MOVE-22 the full distance is applied where every direction is free', () => {
    for (const query of [twoFar, { ...twoFar, ...STRICT }]) {
      const { pushed } = fromOrigin({ hexes: fork }, hex(1, 0), query);
      expect(ends(pushed)).toEqual([hex(2, 1), hex(3, -1), hex(3, 0)]);
      expect(pushed.paths).toBe(3);
    }
  });

  it.each<[string, BoardMap, Partial<ForcedMoveQuery>]>([
    ['an obstacle', { hexes: fork, overlays: [{ type: 'obstacle', at: blocked }] }, {}],
    ['an enemy', { hexes: fork }, figureOf('monsters')],
    ['a neutral figure', { hexes: fork }, figureOf('neutral')],
    ['an ally whose hex would be the last', { hexes: fork }, figureOf('characters')],
    ['the edge of the board', { hexes: without }, {}],
    ['a wall hex', { hexes: without, wallHexes: [blocked] }, {}],
    ['a wall line', { hexes: fork, wallEdges: [[first, blocked]] }, {}],
    ['a closed door', { hexes: without, doors: [{ at: blocked }] }, {}],
    ['an enemy, for a flyer', { hexes: fork }, { ...figureOf('monsters'), flying: true }],
  ])(
    'R-MOVE-22 the controller may name a direction blocked by %s to end it early',
    (_, map, query) => {
      const { pushed } = fromOrigin(map, hex(1, 0), { ...twoFar, ...query });
      expect(ends(pushed)).toEqual([first, hex(2, 1), hex(3, -1)]);
      expect(pushed.paths).toBe(3);
      const strict = fromOrigin(map, hex(1, 0), { ...twoFar, ...query, ...STRICT }).pushed;
      expect(ends(strict)).toEqual([hex(2, 1), hex(3, -1)]);
      expect(strict.paths).toBe(2);
    },
  );

  it('R-MOVE-22 an obstacle blocks no direction for a flyer', () => {
    const map = { hexes: fork, overlays: [{ type: 'obstacle', at: blocked }] } as const;
    const { pushed } = fromOrigin(map, hex(1, 0), { ...twoFar, flying: true });
    expect(ends(pushed)).toEqual([hex(2, 1), hex(3, -1), hex(3, 0)]);
  });

  it('R-MOVE-22 an ally blocks no direction if the target can come to rest behind it', () => {
    const hexes = [...disk(5)];
    const query = { distance: 3, ...figureOf('characters') };
    const { pushed } = fromOrigin({ hexes }, hex(1, 0), query);
    expect(
      ends(pushed).every(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 4),
    ).toBe(true);
    expect(fromOrigin({ hexes }, hex(1, 0), { ...query, ...STRICT }).pushed).toEqual(pushed);
  });

  it('R-MOVE-22 an obstacle beside the way, neither nearer nor farther, blocks nothing', () => {
    const overlays = [{ type: 'obstacle', at: hex(3, -1) }] as const;
    const map = {
      hexes: [hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0), hex(2, 1), hex(3, -1)],
      overlays,
    };
    expect(ends(fromOrigin(map, hex(1, 0), twoFar).pushed)).toContainEqual(first);
    // From (3, 0) the obstacle at (2, 1) lies as far from the source as (3, 0) itself.
    const beside = { hexes: disk(5), overlays: [{ type: 'obstacle', at: hex(2, 1) }] } as const;
    expect(ends(fromOrigin(beside, hex(2, 0), twoFar).pushed)).not.toContainEqual(hex(3, 0));
  });

  it('R-MOVE-22 what cannot be made longer may end early by default, strictly the greatest length counts', () => {
    // From (1, 0) the way over (2, 0) ends there, the way over (2, -1) leads on.
    const map = {
      hexes: [hex(0, 0), hex(1, 0), hex(2, 0), hex(2, -1), hex(3, -2), hex(3, -1)],
      wallEdges: [[hex(2, 0), hex(3, -1)]],
    } as const;
    expect(ends(fromOrigin(map, hex(1, 0), twoFar).pushed)).toEqual([
      hex(2, 0),
      hex(3, -2),
      hex(3, -1),
    ]);
    expect(ends(fromOrigin(map, hex(1, 0), { ...twoFar, ...STRICT }).pushed)).toEqual([
      hex(3, -2),
      hex(3, -1),
    ]);
  });

  it('R-MOVE-22 an ally behind an ally blocks no direction if there is rest behind both', () => {
    const allies = [hex(3, 0), hex(4, -1), hex(4, 0), hex(3, 1)];
    const figures = allies.map((at, id) => ({ id: String(id), at, side: 'characters' as const }));
    const { pushed } = fromOrigin({ hexes: disk(6) }, hex(1, 0), { distance: 4, figures });
    expect(ends(pushed)).not.toContainEqual(hex(2, 0));
    expect(ends(pushed)).toContainEqual(hex(5, 0));
  });

  it('R-MOVE-22 allies without end block every direction', () => {
    const allies = disk(4).filter(
      ({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 2,
    );
    const figures = allies.map((at, id) => ({ id: String(id), at, side: 'characters' as const }));
    const query = { distance: 3, figures };
    for (const rules of [{}, STRICT.rules])
      expect(ends(fromOrigin({ hexes: disk(5) }, hex(1, 0), { ...query, rules }).pushed)).toEqual([
        hex(1, 1),
        hex(2, -1),
        hex(2, 0),
      ]);
  });

  it('R-MOVE-22 a way that can only go on to an ally cannot be made longer', () => {
    const { pushed, ways } = askIn(['.S .1 .x .2 .3'], { distance: 3 });
    expect(pushed.ends).toEqual(ways('x'));
  });

  it('R-MOVE-22 a wall that leads nearer by straight distance blocks a pull', () => {
    const { pulled, ways } = askIn(
      `
      .S
      --  .a
      .b
          .c
      .1
    `,
      { distance: 2 },
    );
    expect(pulled).toEqual({ ends: ways('b', 'ba'), paths: 3 });
    expect(askIn('.S\n\n.b\n--\n.c\n\n.1', { distance: 3 }).pulled).toEqual(NOWHERE);
  });
});

describe('R-MOVE-25 pulling into the source', () => {
  it('R-MOVE-25 an adjacent target stays', () => {
    const { pulled } = askIn(['.S .1 .'], { distance: 3 });
    expect(pulled).toEqual(NOWHERE);
    expect(askIn(['.S .1 .'], { distance: 3, flying: true }).pulled).toEqual(NOWHERE);
  });

  it('R-MOVE-25 no pull ends or passes there, whether or not the source is listed as a figure', () => {
    for (const figures of [[], undefined, [{ id: 'S', side: 'monsters' as Side, at: hex(0, 0) }]]) {
      const query = figures === undefined ? { distance: 9 } : { distance: 9, figures };
      for (const flying of [false, true])
        for (const rules of [{}, STRICT.rules]) {
          const { pulled, ways } = askIn('.S\n\n.x\n\n.y\n\n.1', { ...query, flying, rules });
          expect(pulled).toEqual({ ends: ways('yx'), paths: 1 });
        }
    }
  });
});
