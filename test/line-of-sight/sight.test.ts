import { describe, expect, it } from 'vitest';
import {
  adjacentHexes,
  areAdjacent,
  hexesOf,
  range,
  type WallEdge,
} from '../../src/board/index.js';
import {
  isVisible,
  SIGHT_RULE_NAMES,
  sightRulesOf,
  visibleFrom,
} from '../../src/line-of-sight/index.js';
import { distance, SYMMETRIES, transform, type Hex } from '../../src/hex/index.js';
import { EDITIONS, OVERLAY_TYPES } from '../../src/vocabulary/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { marksSeen, seenIn } from './pictures.js';

/** A wall on the edge between A and b, with nothing else near. */
const SHORT_WALL = `
    .       .       .       .
.       .       .       .
    .       .       .       .
.       .A      .       .
    .   --  .       .       .
.       .b      .       .
    .       .       .       .
.       .       .       .
    .       .       .       .`.slice(1);

/** A border between two tiles that lie edge to edge: a line of thin walls from edge to edge. */
const BORDER = `
.       .       .       .
    .       .       .
.  /-- \\.A /-- \\.  /-- \\.
--  .a  --  .b  --  .c  --
.d      .e      .f      .g
    .       .       .
.       .       .       .`.slice(1);

describe('R-LOS-1 corner to corner', () => {
  it('R-LOS-1 a wall hex hides what lies straight behind it', () => {
    expect(
      seenIn([
        '.  . . . . . .', //
        '.  . . . . . .',
        '.A . # . . . .',
        '.  . . . . . .',
        '.  . . . . . .',
      ]),
    ).toEqual([
      'o o o o o o o', //
      'o o o o o o o',
      'A o # o - o -',
      'o o o o o o o',
      'o o o o o o o',
    ]);
  });

  it('R-LOS-1 a gap between wall hexes shows what lies behind', () => {
    expect(
      seenIn([
        '.  . . # . . .', //
        '.  . . # . . .',
        '.A . . . . . .',
        '.  . . # . . .',
        '.  . . # . . .',
      ]),
    ).toEqual([
      'o o o # - - o', //
      'o o o # o o o',
      'A o o o o o o',
      'o o o # - o -',
      'o o o # - - -',
    ]);
  });

  it('R-LOS-1 a segment that touches the end of a wall line is blocked', () => {
    // All segments but those between the four outer corners touch an end of the wall.
    expect(marksSeen(SHORT_WALL)).toBe('b');
    // With a wall beside either end no corner of A and b is free that could be joined.
    expect(marksSeen(SHORT_WALL.replace('    .   --  .   ', '    #   --  #   '))).toBe('');
    expect(marksSeen(SHORT_WALL.replace('    .   --  .   ', '    .   --  #   '))).toBe('b');
  });
});

describe('R-LOS-2 adjacent hexes', () => {
  it.each(SIGHT_RULE_NAMES)('R-LOS-2 see each other, however many walls are near: %s', (rule) => {
    const { board } = sceneOf(['# . # #', '. . . #', '# # . .', '# . # #']);
    for (const hex of hexesOf(board))
      for (const other of adjacentHexes(board, hex))
        expect(isVisible(board, hex, other, { lineOfSight: rule })).toBe(true);
  });

  it.each(SIGHT_RULE_NAMES)(
    'R-LOS-2 do not, with a wall between and no way past it: %s',
    (rule) => {
      const [left, right] = [
        { q: 0, r: 0 },
        { q: 1, r: -1 },
      ] as const;
      const corridor = boardOf({ rows: ['. . . .'], wallEdges: [[left, right]] });
      expect(isVisible(corridor, left, right, { lineOfSight: rule })).toBe(false);
    },
  );

  it('R-LOS-2 a hex on the board sees itself, but is not among what it sees', () => {
    const board = boardOf({ hexes: [{ q: 0, r: 0 }] });
    for (const lineOfSight of SIGHT_RULE_NAMES) {
      expect(isVisible(board, { q: 0, r: 0 }, { q: 0, r: 0 }, { lineOfSight })).toBe(true);
      expect(visibleFrom(board, { q: 0, r: 0 }, { lineOfSight })).toEqual([]);
    }
  });
});

describe('R-LOS-3 what blocks sight', () => {
  it.each(OVERLAY_TYPES)('R-LOS-3 an overlay does not: %s', (type) => {
    const { board, at } = sceneOf(['. . . . .', '.A . . .b .', '. . . . .']);
    const between = hexesOf(board).filter((hex) => distance(hex, at('A')) > 0);
    const full = boardOf({
      hexes: hexesOf(board),
      overlays: between.map((hex) => ({ type, at: hex })),
    });
    expect(visibleFrom(full, at('A'))).toEqual(visibleFrom(board, at('A')));
    expect(isVisible(full, at('A'), at('b'))).toBe(true);
  });

  it.each([
    ['+', 'a closed door does', ['A o + - -', 'o o # - -', 'o o # - -']],
    ['@', 'a locked door does', ['A o @ - -', 'o o # - -', 'o o # - -']],
    ["'", 'an open door does not', ['A o o o o', 'o o # o o', 'o o # - -']],
  ])('R-LOS-3 %s %s', (door, _, seen) => {
    expect(seenIn([`.A . ${door} . .`, '. . # . .', '. . # . .'], { rule: 'hexToHex' })).toEqual(
      seen,
    );
  });

  it('R-HEX-7 a room that is not revealed does', () => {
    const rooms = [
      { id: 'hall', hexes: [0, 1, 2].map((q) => ({ q, r: 0 })) },
      { id: 'vault', hexes: [3, 4].map((q) => ({ q, r: 0 })) },
    ];
    const seen = (opened: readonly string[]) =>
      visibleFrom(
        boardOf({ rooms }, { rooms: opened }),
        { q: 0, r: 0 },
        { lineOfSight: 'hexToHex' },
      );
    expect(seen(['hall']).map(({ q }) => q)).toEqual([1, 2]);
    expect(seen(['hall', 'vault']).map(({ q }) => q)).toEqual([1, 2, 3, 4]);
  });
});

describe('R-LOS-5 sight is not range', () => {
  it('R-LOS-5 R-HEX-2 hexes on either side of a wall see each other past its end, 2 apart', () => {
    const { board, at } = sceneOf(SHORT_WALL);
    expect(areAdjacent(board, at('A'), at('b'))).toBe(false);
    expect(range(board, at('A'), at('b'))).toBe(2);
    for (const lineOfSight of SIGHT_RULE_NAMES)
      expect(isVisible(board, at('A'), at('b'), { lineOfSight })).toBe(true);
  });

  it('R-LOS-5 a hex 3 away in a straight line can be seen and yet be at range 4', () => {
    const [from, to] = [
      { q: 3, r: 1 },
      { q: 0, r: 1 },
    ];
    const rows = Array<string>(7).fill('. . . . . . .');
    const board = boardOf({
      rows,
      wallEdges: [
        [
          { q: 1, r: 1 },
          { q: 2, r: 1 },
        ],
      ],
    });
    expect(distance(from, to)).toBe(3);
    expect(range(board, from, to)).toBe(4);
    expect(isVisible(board, from, to)).toBe(true);
  });
});

describe('R-LOS-6 at walls all round', () => {
  it('R-LOS-6 a hex whose corners all touch walls sees only adjacent hexes', () => {
    const corridor = ['.A . . . .'];
    expect(seenIn(corridor)).toEqual(['A o - - -']);
    expect(seenIn(['# . .', '. .A .', '. # .', '. . .'])).toEqual([
      '# o o',
      'o A o',
      '- # -',
      '- - -',
    ]);
  });

  it.each(['cornersLenient', 'hexToHex'] as const)('R-LOS-7 but along it by %s', (rule) => {
    expect(seenIn(['.A . . . .'], { rule })).toEqual(['A o o o o']);
  });
});

describe('R-HEX-3 what is wall', () => {
  it.each(SIGHT_RULE_NAMES)('R-HEX-3 the border of two tiles without a corridor is: %s', (rule) => {
    expect(marksSeen(BORDER, { rule })).toBe('');
  });

  it('R-HEX-3 whatever is not on the board is, listed as wall hex or not', () => {
    const hexes = hexesOf(boardOf({ rows: ['. . . .', '. # # .', '. . . .'] }));
    const wallHexes = [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ];
    for (const lineOfSight of SIGHT_RULE_NAMES)
      for (const hex of hexes)
        expect(visibleFrom(boardOf({ hexes }), hex, { lineOfSight })).toEqual(
          visibleFrom(boardOf({ hexes, wallHexes }), hex, { lineOfSight }),
        );
  });

  it('R-HEX-3 a hex that is not on the board sees nothing and is not seen', () => {
    const board = boardOf({ rows: ['. # .'] });
    for (const lineOfSight of SIGHT_RULE_NAMES)
      for (const off of [
        { q: 1, r: -1 },
        { q: 9, r: 9 },
        { q: 0.5, r: 0 },
      ]) {
        expect(visibleFrom(board, off, { lineOfSight })).toEqual([]);
        expect(isVisible(board, off, { q: 0, r: 0 }, { lineOfSight })).toBe(false);
        expect(isVisible(board, { q: 0, r: 0 }, off, { lineOfSight })).toBe(false);
        expect(isVisible(board, off, off, { lineOfSight })).toBe(false);
      }
  });
});

describe('R-LOS-7 the rules', () => {
  it('R-LOS-7 differ in what may touch a wall', () => {
    const rows = ['.A . . . . . .', '. . # . # . . .', '. . . . . . . .', '. . . . . . . .'];
    expect(seenIn(rows, { rule: 'cornersStrict' })).toEqual([
      'A o o o o o o', //
      'o o # o # o o o',
      'o o o - - - - -',
      'o o o o - - - -',
    ]);
    expect(seenIn(rows, { rule: 'hexToHex' })).toEqual([
      'A o o o o o o', //
      'o o # o # o o o',
      'o o o - - - - o',
      'o o o o o - - -',
    ]);
    expect(seenIn(rows, { rule: 'cornersLenient' })).toEqual([
      'A o o o o o o', //
      'o o # o # o o o',
      'o o o o o - - o',
      'o o o o o o - -',
    ]);
  });

  it('R-LOS-7 corners that touch a wall only count by the lenient one', () => {
    const beside = ['.A . .b', '# # #'];
    expect(seenIn(beside)).toEqual(['A o -', '# # #']);
    expect(seenIn(beside, { rule: 'cornersLenient' })).toEqual(['A o o', '# # #']);
  });

  it('R-LOS-7 of editions: corner to corner in the first, inside to inside in the others', () => {
    expect(EDITIONS.map((edition) => sightRulesOf(edition).lineOfSight)).toEqual([
      'cornersStrict',
      'hexToHex',
      'hexToHex',
    ]);
  });

  it('R-LOS-7 is the strict one unless another is named', () => {
    const { board, at } = sceneOf(['.A . .']);
    expect(visibleFrom(board, at('A'), {})).toEqual(visibleFrom(board, at('A')));
    expect(visibleFrom(board, at('A'))).toHaveLength(1);
  });
});

describe('inside to inside', () => {
  /** A thin wall in the middle of a lane, with nothing to either side of it. */
  const ISLAND = [
    ': :  . : .w : .b', //
    '.A . : . .v . .',
    ': .  . . : : :',
  ];

  it('passes a wall that stands alone on its left or on its right', () => {
    const { board, at } = sceneOf(ISLAND);
    const wallEdges: readonly WallEdge[] = [[at('v'), at('w')]];
    const hexes = hexesOf(board);
    const [from, to] = [at('A'), at('b')];
    for (const symmetry of SYMMETRIES) {
      const move = (hex: Hex): Hex => transform(hex, symmetry);
      const moved = boardOf({
        hexes: hexes.map(move),
        wallEdges: wallEdges.map(([a, b]): WallEdge => [move(a), move(b)]),
      });
      expect(isVisible(moved, move(from), move(to), { lineOfSight: 'hexToHex' })).toBe(true);
    }
  });

  it('sees along a wall as if it were not there', () => {
    const beside = ['.A . . . . .', '# # # # # #'];
    expect(seenIn(beside, { rule: 'hexToHex' })[0]).toBe('A o o o o o');
  });
});

describe('size', () => {
  it('answers on the largest board', () => {
    const hexes = Array.from({ length: 4096 }, (_, index) => ({
      q: index % 64,
      r: Math.floor(index / 64),
    }));
    const board = boardOf({ hexes });
    for (const lineOfSight of SIGHT_RULE_NAMES) {
      expect(visibleFrom(board, { q: 30, r: 30 }, { lineOfSight })).toHaveLength(4095);
      expect(isVisible(board, { q: 0, r: 63 }, { q: 63, r: 0 }, { lineOfSight })).toBe(true);
    }
  });

  it('is exact as far out as coordinates go', () => {
    const far = 2 ** 20;
    const hexes = [0, 1, 2, 3, 4].flatMap((q) =>
      [0, 1, 2, 3].map((r) => ({ q: q - far, r: far - r })),
    );
    const near = hexes.map(({ q, r }) => ({ q: q + far, r: r - far }));
    const [a, b] = [boardOf({ hexes }), boardOf({ hexes: near })];
    for (const lineOfSight of SIGHT_RULE_NAMES)
      hexes.forEach((hex, index) => {
        const seen = visibleFrom(a, hex, { lineOfSight });
        expect(seen.map(({ q, r }) => ({ q: q + far, r: r - far }))).toEqual(
          visibleFrom(b, near[index]!, { lineOfSight }),
        );
      });
  });
});
