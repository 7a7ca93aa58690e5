import { describe, expect, it } from 'vitest';
import {
  allShortestPaths,
  checkMovement,
  explain,
  reachable,
  shortestPath,
} from '../../src/pathfinding/index.js';
import { sceneOf } from '../board/scene.js';
import { reachIn } from './pictures.js';

describe('R-MOVE-1 movement points', () => {
  it('R-MOVE-1 a hex costs 1 and the move may stop early or not begin', () => {
    expect(reachIn(['. . .A . . .'], { points: 2 })).toEqual(['2 1 0 1 2 -']);
    expect(reachIn(['. .A .'], { points: 0 })).toEqual(['- 0 -']);
  });

  it.each([
    [1, '0 1 - - -'],
    [2, '0 1 - - -'],
    [3, '0 1 3 - -'],
    [4, '0 1 3 4 -'],
    [5, '0 1 3 4 5'],
  ])(
    'R-MOVE-1 difficult terrain costs 2 to enter and nothing to leave: %s points',
    (points, row) => {
      expect(reachIn(['.A . ~ . .'], { points })).toEqual([row]);
    },
  );

  it('R-MOVE-1 the way round difficult terrain is taken where it is shorter', () => {
    expect(reachIn(['.A ~ . .', '. . ~ .'], { points: 9 })).toEqual(['0 2 2 3', '1 1 3 3']);
  });

  it.each([null, undefined])('R-MOVE-1 points that are %s are without limit', (points) => {
    const query = points === undefined ? {} : { points };
    expect(reachIn(['.A . . . . . . . . .'], query)).toEqual(['0 1 2 3 4 5 6 7 8 9']);
  });

  it('R-MOVE-1 the hex where the move starts costs nothing, whatever lies there', () => {
    for (const sign of ['~', '^', '!', '*', '%', '&', '$', '_', '='])
      expect(reachIn([`. ${sign}A .`], { points: 1 })).toEqual(['1 0 1']);
  });

  it.each(['&', '$', '_', '='])('R-MOVE-1 %s is no hindrance', (sign) => {
    expect(reachIn([`.A ${sign} .`], { points: 2 })).toEqual(['0 1 2']);
  });
});

describe('R-MOVE-2 other figures', () => {
  it('R-MOVE-2 allies are walked through but not stood on', () => {
    expect(reachIn(['.A .B . .'], { points: 2 })).toEqual(['0 - 2 -']);
  });

  it('R-MOVE-2 a row of allies is walked through while the points last', () => {
    expect(reachIn(['.A .B .C .'], { points: 3 })).toEqual(['0 - - 3']);
    expect(reachIn(['.A .B .C .'], { points: 2 })).toEqual(['0 - - -']);
  });

  it('R-MOVE-2 enemies and obstacles are walked round', () => {
    expect(reachIn(['.A .1 .', '. . .'], { points: 3 })).toEqual(['0 - 2', '1 1 2']);
    expect(reachIn(['.A % .', '. . .'], { points: 3 })).toEqual(['0 - 2', '1 1 2']);
  });

  it('R-MOVE-2 an ally on an obstacle does not make a way', () => {
    expect(reachIn(['.A %B .'])).toEqual(['0 - -']);
  });

  it('R-MOVE-2 the third side is an enemy of both others', () => {
    const third = { B: { side: 'third' } } as const;
    expect(reachIn(['.A .B .'], {}, third)).toEqual(['0 - -']);
    expect(reachIn(['.A .B .'], { side: 'characters' }, third)).toEqual(['0 - -']);
    expect(reachIn(['.A .B .'], { side: 'third' }, third)).toEqual(['0 - 2']);
  });

  it('R-MOVE-2 neutral figures let nobody through, each other included', () => {
    const neutral = { B: { side: 'neutral' } } as const;
    expect(reachIn(['.A .B .'], {}, neutral)).toEqual(['0 - -']);
    expect(reachIn(['.A .B .'], { side: 'neutral' }, neutral)).toEqual(['0 - -']);
  });

  it('R-MOVE-2 a figure on several hexes stands on each of them', () => {
    const enemy = { B: { side: 'characters' } } as const;
    expect(reachIn(['.A .B . .', '. .B . .'], {}, enemy)).toEqual(['0 - - -', '1 - - -']);
    expect(reachIn(['.A .B . .', '. .B . .'])).toEqual(['0 - 2 3', '1 - 2 3']);
  });

  it('R-MON-29 a figure on several hexes cannot move, from whichever of them', () => {
    const { board, figures, at } = sceneOf(['.A .A . .1']);
    for (const from of [at('A'), { q: 1, r: -1 }]) {
      const query = { from, side: 'monsters', figures, to: { q: 2, r: -1 } } as const;
      const checked = checkMovement(board, query);
      const faults = checked._tag === 'Left' ? checked.left : [];
      expect(faults).toEqual([
        { type: 'figureImmovable', path: ['from'], ruling: 'R-MON-29', figure: 'A' },
      ]);
      expect(faults.map(explain)).toEqual([
        'from: "A" covers several hexes and cannot move (R-MON-29)',
      ]);
      expect(reachable(board, query)).toEqual([]);
      expect(shortestPath(board, query)).toBeNull();
      expect(allShortestPaths(board, query)).toBeNull();
    }
    const alone = { from: at('A'), side: 'monsters' } as const;
    expect(reachable(board, { ...alone, figures: [{ ...figures[1]!, alsoAt: [] }] })).toHaveLength(
      4,
    );
  });

  it('R-MOVE-2 the mover is the figure on the starting hex, or nobody that is listed', () => {
    const { board, figures, at } = sceneOf(['.A . .B .x']);
    const alone = reachable(board, { from: at('x'), side: 'monsters', figures });
    expect(alone.map(({ hex, movement }) => [hex.q, movement])).toEqual([
      [1, 2],
      [3, 0],
    ]);
    expect(reachable(board, { from: at('x'), side: 'monsters' })).toHaveLength(4);
  });
});

describe('R-COND-16 invisible figures', () => {
  it('R-COND-16 an invisible enemy blocks like an obstacle', () => {
    expect(reachIn(['.A .1 .'], {}, { 1: { invisible: true } })).toEqual(['0 - -']);
  });

  it('R-COND-16 an invisible ally is walked through like any other', () => {
    expect(reachIn(['.A .B .'], {}, { B: { invisible: true } })).toEqual(['0 - 2']);
  });

  it('R-COND-16 an invisible enemy is jumped over and flown over', () => {
    for (const mode of ['jump', 'fly'] as const)
      expect(reachIn(['.A .1 .'], { mode }, { 1: { invisible: true } })).toEqual(['0 - 2']);
  });
});

describe('R-MOVE-5 everybody moves by the same rules', () => {
  it.each(['characters', 'monsters', 'third'] as const)('R-MOVE-5 %s', (side) => {
    const figures = { B: { side }, 1: { side: side === 'third' ? 'monsters' : 'third' } } as const;
    expect(reachIn(['.A ~ ^ .B .', '% . .1 . .'], { side, points: 6 }, figures)).toEqual([
      '0 2 2^ - 4^',
      '- 1 - 3^ 4^',
    ]);
  });

  it.each(['walk', 'jump', 'fly'] as const)('R-MOVE-5 a closed door is a wall: %s', (mode) => {
    expect(reachIn(['.A + .', '# # #'], { mode })).toEqual(['0 # -', '# # #']);
  });
});

describe('R-MOVE-7 doors', () => {
  it('R-MOVE-7 an open door costs 1 and may be stood on', () => {
    expect(reachIn([".A ' ."])).toEqual(['0 1 2']);
  });

  it('R-MOVE-7 a locked door is a wall, also for whoever opens doors', () => {
    expect(reachIn(['.A @ .'], { opensDoors: true })).toEqual(['0 # -']);
  });
});

describe('R-HEX-2 R-HEX-3 walls', () => {
  it('R-HEX-3 whatever is not on the map is wall', () => {
    for (const sign of ['#', ':']) {
      expect(reachIn([`.A ${sign} .`, '. . .'])).toEqual(['0 # 2', '1 1 2']);
      expect(reachIn([`.A ${sign} .`], { mode: 'jump' })).toEqual(['0 # -']);
      expect(reachIn([`.A ${sign} .`], { mode: 'fly' })).toEqual(['0 # -']);
    }
  });

  it.each(['walk', 'jump', 'fly', 'teleport'] as const)(
    'R-HEX-2 nobody passes a thin wall: %s',
    (mode) => {
      const { board, figures, at } = sceneOf(`
        .A      .
        --  .
        .b      .
            .
      `);
      const reached = reachable(board, { from: at('A'), side: 'monsters', mode, figures });
      expect(reached.find(({ hex }) => hex.q === 0 && hex.r === 1)?.movement).toBe(2);
      const [a, b] = [at('A'), at('b')];
      const parted = sceneOf(['.A', '.b'], {}, { wallEdges: [[b, a]] });
      expect(reachable(parted.board, { from: a, side: 'monsters', mode })).toHaveLength(1);
    },
  );
});

describe('ice (conformance notes, "Moving")', () => {
  it('slides on in the same direction to the first hex that is not icy, for one point', () => {
    expect(reachIn(['.A', '*', '*', '.', '.'], { points: 2 })).toEqual(['0', '-', '-', '1', '2']);
  });

  it.each([
    ['an obstacle', '%'],
    ['an enemy', '.1'],
    ['an ally', '.B'],
    ['a closed door', '+'],
    ['the edge of the map', ':'],
    ['wall', '#'],
  ])('stops in front of %s', (_, sign) => {
    expect(reachIn(['.A', '*', '*', sign]).slice(0, 3)).toEqual(['0', '-', '1']);
  });

  it('stops at a thin wall', () => {
    const scene = sceneOf('.A\n\n*b\n\n*c\n--\n.d');
    const reached = reachable(scene.board, { from: scene.at('A'), side: 'monsters' });
    expect(reached.map(({ hex }) => hex)).toEqual([scene.at('A'), scene.at('c')]);
  });

  it('goes out on a hex with an ally while no ice makes it slide, and stops on ice under an ally', () => {
    expect(reachIn(['.A', '*B', '.'])).toEqual(['0', '-', '1']);
    expect(reachIn(['.A', '*', '*B', '.'])).toEqual(['0', '1', '-', '2']);
  });

  it('costs 1 in all, also when it ends on difficult terrain', () => {
    expect(reachIn(['.A', '*', '~', '.'], { points: 2 })).toEqual(['0', '-', '1', '2']);
  });

  it('counts a trap on the last hex only', () => {
    expect(reachIn(['.A', '*', '^', '.'])).toEqual(['0', '-', '1^', '2^']);
    expect(reachIn(['.A', '*', '!', '.'])).toEqual(['0', '-', '1^', '2^']);
  });

  it('does nothing to whoever starts on it', () => {
    expect(reachIn(['*A', '.', '.'], { points: 1 })).toEqual(['0', '1', '-']);
    expect(reachIn(['.', '*', '*A', '*', '.'], { points: 1 })).toEqual(['1', '-', '0', '-', '1']);
  });

  it('is no matter for jumping, flying and teleporting', () => {
    for (const mode of ['jump', 'fly', 'teleport'] as const)
      expect(reachIn(['.A', '*', '*', '.'], { mode, points: 2 })).toEqual(['0', '1', '2', '-']);
  });
});
