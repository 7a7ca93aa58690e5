import { describe, expect, it } from 'vitest';
import { moveRulesOf, reachable, shortestPath } from '../../src/pathfinding/index.js';
import { EDITIONS } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';
import { reachIn } from './pictures.js';

const jumping = { mode: 'jump', points: 4 } as const;

describe('R-MOVE-8 jumping', () => {
  it('R-MOVE-8 leaps over enemies, allies, obstacles, traps and hard terrain', () => {
    expect(reachIn(['.A .1 .B % ^ .'], { mode: 'jump' })).toEqual(['0 - - - 4^ 5']);
    expect(reachIn(['.A ~ ~ ! ~ .'], { mode: 'jump' })).toEqual(['0 2 3 3^ 5 5']);
  });

  it('R-MOVE-8 difficult terrain under the last hex costs 2, so Jump 4 does not reach the fourth', () => {
    expect(reachIn(['.A ~ ~ ~ ~'], jumping)).toEqual(['0 2 3 4 -']);
    expect(reachIn(['.A ~ ~ ~ ~'], { ...jumping, points: 5 })).toEqual(['0 2 3 4 5']);
  });

  it('R-MOVE-8 in the later editions it does not', () => {
    const rules = { jumpDifficultLast: false };
    expect(reachIn(['.A ~ ~ ~ ~'], { ...jumping, rules })).toEqual(['0 1 2 3 4']);
    expect(EDITIONS.map((edition) => moveRulesOf(edition).jumpDifficultLast)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('R-MOVE-8 an edition selects the flag, and a flag of its own overrides it', () => {
    const row = ['.A ~ ~ ~ ~'];
    const [first, ...later] = EDITIONS;
    expect(reachIn(row, { ...jumping, edition: first })).toEqual(['0 2 3 4 -']);
    for (const edition of later) {
      expect(reachIn(row, { ...jumping, edition })).toEqual(['0 1 2 3 4']);
      const rules = { jumpDifficultLast: true };
      expect(reachIn(row, { ...jumping, edition, rules })).toEqual(['0 2 3 4 -']);
    }
  });

  it('R-MOVE-8 may not end on an obstacle or with another figure', () => {
    expect(reachIn(['.1 % .A .B .'], { ...jumping, points: 3 })).toEqual(['- - 0 - 2']);
  });

  it('R-MOVE-8 springs a trap or hazardous terrain under the last hex alone', () => {
    expect(reachIn(['.A ^ ! ^ .'], jumping)).toEqual(['0 1^ 2^ 3^ 4']);
  });

  it('R-MOVE-8 is stopped by walls', () => {
    expect(reachIn(['.A # .', '. . .'], jumping)).toEqual(['0 # 2', '1 1 2']);
  });

  it('R-MOVE-8 a jump of 0 hexes costs nothing wherever it stays', () => {
    for (const sign of ['~', '^', '%'])
      expect(reachIn([`${sign}A .`], { mode: 'jump' })).toEqual(['0 1']);
  });
});

describe('R-MOVE-9 flying', () => {
  it('R-MOVE-9 ignores figures and all terrain, the last hex included', () => {
    expect(reachIn(['.A .1 .B % ^ ~ !'], { mode: 'fly' })).toEqual(['0 - - 3 4 5 6']);
  });

  it('R-MOVE-9 must end on an unoccupied hex', () => {
    expect(reachIn(['.A %1 %B %'], { mode: 'fly' })).toEqual(['0 - - 3']);
  });

  it('R-MOVE-9 is stopped by walls and closed doors', () => {
    expect(reachIn(['.A + .', '. # .'], { mode: 'fly' })).toEqual(['0 # -', '1 # -']);
  });

  it('R-MOVE-9 a figure that has Flying flies whether it walks or jumps', () => {
    for (const mode of ['walk', 'jump'] as const)
      expect(reachIn(['.A ~ % ^'], { mode, flying: true })).toEqual(['0 1 2 3']);
  });
});

describe('R-MOVE-12 when jumping is decided', () => {
  it('R-MOVE-12 a move is walked or jumped as a whole, from its first hex to its last', () => {
    const rows = ['.A ~ % . ~'];
    expect(reachIn(rows, { points: 5 })).toEqual(['0 2 - - -']);
    expect(reachIn(rows, { mode: 'jump', points: 5 })).toEqual(['0 2 - 3 5']);
  });

  it('R-MOVE-12 a move that names no mode walks', () => {
    expect(reachIn(['.A .1 .'])).toEqual(reachIn(['.A .1 .'], { mode: 'walk' }));
  });
});

describe('R-MOVE-13 R-MOVE-14 traps and hazardous terrain', () => {
  it.each(['^', '!'])('R-MOVE-13 R-MOVE-14 each %s that is entered is one negative hex', (sign) => {
    expect(reachIn([`.A ${sign} . ${sign} ${sign}`])).toEqual(['0 1^ 2^ 3^^ 4^^^']);
  });

  it('R-MOVE-14 starting on it or leaving it is none', () => {
    expect(reachIn(['^A . !'])).toEqual(['0 1 2^']);
    expect(reachIn(['!A . ^'])).toEqual(['0 1 2^']);
  });

  it('R-MOVE-13 R-MOVE-14 fewer negative hexes come before less movement', () => {
    const rows = ['.A ^ .', '. % .', '. . .'];
    expect(reachIn(rows)).toEqual(['0 1^ 4', '1 - 3', '2 2 3']);
    expect(reachIn(rows, { points: 4 })).toEqual(reachIn(rows));
  });

  it('R-MOVE-13 R-MOVE-14 the short way through a trap counts where the long way round is too long', () => {
    const rows = ['.A ^ .', '. % .', '. . .'];
    expect(reachIn(rows, { points: 3 })).toEqual(['0 1^ 2^', '1 - 3', '2 2 3']);
    expect(reachIn(rows, { points: 2 })).toEqual(['0 1^ 2^', '1 - -', '2 2 -']);
  });
});

describe('teleporting (conformance notes, "Moving")', () => {
  const teleport = { mode: 'teleport' } as const;

  it('passes figures, obstacles and solid wall, but not what lies beyond the map', () => {
    expect(reachIn(['.A .1 % # .'], teleport)).toEqual(['0 - - # 4']);
    expect(reachIn(['.A # # .'], { ...teleport, points: 2 })).toEqual(['0 # # -']);
    expect(reachIn(['.A : .'], teleport)).toEqual(['0 # -']);
  });

  it('passes closed and locked doors like wall', () => {
    expect(reachIn(['.A + .'], teleport)).toEqual(['0 # 2']);
    expect(reachIn(['.A @ .'], teleport)).toEqual(['0 # 2']);
  });

  it('counts a trap under its last hex and never pays for difficult terrain', () => {
    expect(reachIn(['.A ^ ~ ! .'], teleport)).toEqual(['0 1^ 2 3^ 4']);
  });

  it('may not end on an obstacle or with another figure', () => {
    expect(reachIn(['.A % .B .1'], teleport)).toEqual(['0 - - -']);
  });

  it('R-MOVE-9 ends on obstacles and traps unharmed when the mover has Flying', () => {
    expect(reachIn(['.A % ^ # %'], { ...teleport, flying: true })).toEqual(['0 1 2 # 4']);
  });

  it('names the hex where it comes down and none on the way', () => {
    const { board, figures, at } = sceneOf(['.A # .x']);
    const query = { from: at('A'), to: at('x'), side: 'monsters', figures, ...teleport } as const;
    expect(shortestPath(board, query)).toEqual({ path: [at('x')], movement: 2, negativeHexes: 0 });
  });

  it('R-HEX-2 is stopped by a thin wall', () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 0, r: 1 },
    ] as const;
    const { board } = sceneOf(['.', '.'], {}, { wallEdges: [hexes] });
    const found = reachable(board, { from: hexes[0], side: 'monsters', ...teleport });
    expect(found).toHaveLength(1);
  });

  it('R-HEX-2 is stopped by a thin wall beside solid wall, or on the edge of a closed door', () => {
    const wallEdges = [
      [
        { q: 1, r: -1 },
        { q: 2, r: -1 },
      ],
    ] as const;
    for (const sign of ['#', '+', '@'])
      for (const [row, reached] of [
        [`.A ${sign} . .`, '0 # - -'],
        [`.A . ${sign} .`, '0 1 # -'],
      ] as const) {
        expect(reachIn([row], teleport)).not.toEqual([reached]);
        expect(reachIn([row], teleport, {}, { wallEdges })).toEqual([reached]);
      }
  });
});
