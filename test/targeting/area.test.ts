import { describe, expect, it } from 'vitest';
import type { AreaPattern, Hex } from '../../src/vocabulary/index.js';
import { askIn } from './ask.js';

const hex = (q: number, r: number): Hex => ({ q, r });
const pair: AreaPattern = { hexes: [hex(0, 0), hex(1, 0)] };
const inFront: AreaPattern = { hexes: [hex(1, 0)], origin: hex(0, 0) };
const wide: AreaPattern = { hexes: [hex(1, -1), hex(1, 0)], origin: hex(0, 0) };

/** The sets of targets that an area can have, each as one text. */
const sets = (...asked: Parameters<typeof askIn>): readonly string[] =>
  askIn(...asked).placements.map(({ targets }) => targets.join(' '));

const RING = `
        .A
    .F      .B
        .1
    .E      .C
        .D
`;

describe('R-ATK-19 turning and mirroring', () => {
  it('R-ATK-19 a melee area is turned in six ways', () => {
    expect(sets(RING, { area: inFront })).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(sets(RING, { area: wide })).toEqual(['A B', 'A F', 'B C', 'C D', 'D E', 'E F']);
  });

  it('R-ATK-19 an area is mirrored too', () => {
    const rows = ['.1 . .', '. .A .', '. .B .'];
    const bentRight: AreaPattern = { hexes: [hex(1, 0), hex(1, 1)], origin: hex(0, 0) };
    const bentLeft: AreaPattern = { hexes: [hex(1, 0), hex(2, -1)], origin: hex(0, 0) };
    for (const area of [bentRight, bentLeft])
      expect(sets(rows, { area })).toEqual(['A', 'A B', 'B']);
  });

  it('R-ATK-19 only the shape of a ranged area counts, not where it is noted', () => {
    const rows = ['.1 . .', '. .A .', '. . .B'];
    const shifted: AreaPattern = { hexes: [hex(8, -3), hex(7, -3)] };
    for (const origin of [undefined, null]) {
      const area = origin === undefined ? pair : { ...pair, origin };
      expect(askIn(rows, { range: 3, area })).toMatchObject({
        placements: askIn(rows, { range: 3, area: shifted }).placements,
      });
    }
  });

  it('R-ATK-19 a melee area is noted from its origin', () => {
    const moved: AreaPattern = { hexes: [hex(5, 1), hex(5, 2)], origin: hex(4, 2) };
    expect(askIn(RING, { area: moved }).placements).toEqual(askIn(RING, { area: wide }).placements);
  });
});

describe('R-ATK-20 ranged areas', () => {
  it('R-ATK-20 need one hex in range, empty or not', () => {
    const rows = ['.1 . . .A', '. . . .'];
    expect(sets(rows, { range: 1, area: pair })).toEqual([]);
    expect(sets(rows, { range: 2, area: pair })).toEqual(['A']);
  });

  it.each(['%', '^', '.2', '.N'])('R-ATK-20 that hex may hold %s', (sign) => {
    const neutral = { N: { side: 'neutral' as const } };
    const figures = sign === '.N' ? neutral : {};
    const rows = ['.1 . . .', `. . ${sign} .A`, '. . # .'];
    expect(sets(rows, { range: 2, area: { hexes: [hex(0, 0), hex(1, -1)] } }, figures)).toEqual([
      'A',
    ]);
  });

  it('R-ATK-20 hit whoever lies in them, whatever his own distance', () => {
    const line: AreaPattern = { hexes: [0, 1, 2, 3].map((q) => hex(q, 0)) };
    const rows = ['.1 . . . .', '. . . . .', '. . . . .A', '. . . . .'];
    expect(sets(rows, { range: 1, area: line })).toEqual(['A']);
  });

  it('R-ATK-20 a wall hex counts, one further than its nearest neighbour on the board', () => {
    // The area's hexes lie 4 apart: with `A` at (3, 0) the other one can be wall at (-1, 0) beside (0, 0).
    const apart: AreaPattern = { hexes: [hex(0, 0), hex(4, 0)] };
    const rows = ['. . . .', '.1 . . .', '. . . .A'];
    const beside = { from: hex(0, 0) };
    expect(sets(rows, { range: 1, area: apart }, {}, beside)).toEqual(['A']);
    expect(sets(rows, { range: 1, area: apart })).toEqual([]);
    expect(sets(rows, { range: 2, area: apart })).toEqual(['A']);
    const [placement] = askIn(rows, { range: 2, area: apart }).placements;
    expect(placement?.hexes).toEqual([hex(-1, 0), hex(3, 0)]);
  });

  it('R-ATK-20 of several neighbours of a wall hex the nearest counts', () => {
    // The wall at (-1, 1) lies beside (0, 0) and (0, 1), and 4 from `A` at (3, 1).
    const apart: AreaPattern = { hexes: [hex(0, 0), hex(4, 0)] };
    const rows = ['.1 . . .', '. . . .', '. . . .', '. . . .A'];
    for (const [from, reached] of [
      [hex(0, 0), ['A']],
      [hex(0, 1), ['A']],
      [hex(0, 2), []],
    ] as const)
      expect(sets(rows, { range: 1, area: apart }, {}, { from })).toEqual(reached);
  });

  it('R-ATK-20 a hex far from the board is in no range', () => {
    const apart: AreaPattern = { hexes: [hex(0, 0), hex(9, 0)] };
    const rows = ['.1 . . .', '. . . .A'];
    expect(sets(rows, { range: 2, area: apart })).toEqual([]);
    expect(sets(rows, { range: 3, area: apart })).toEqual(['A']);
  });

  it('R-ATK-20 R-HEX-4 the hex in range is counted round walls', () => {
    const rows = ['.1 .', '.A .', '. .'];
    const wallEdges = [[hex(0, 0), hex(0, 1)]] as const;
    const single: AreaPattern = { hexes: [hex(0, 0)] };
    expect(sets(rows, { range: 1, area: single }, {}, {}, { wallEdges })).toEqual([]);
  });

  it('R-LOS-4 R-ATK-20 everybody hit must be seen', () => {
    const rows = ['.1 . .', '# . .', '.A . .B'];
    expect(sets(rows, { range: 9, area: { hexes: [hex(0, 0), hex(2, -1)] } })).toEqual(['B']);
    expect(sets(['.1', '.', '.A'], { range: 2, area: pair })).toEqual([]);
    const hexToHex = { rules: { lineOfSight: 'hexToHex' } } as const;
    expect(sets(['.1', '.', '.A'], { range: 2, area: pair }, {}, hexToHex)).toEqual(['A']);
  });
});

describe('R-ATK-21 melee areas', () => {
  it('R-ATK-21 lie fixed to the attacker, whatever the range', () => {
    const far: AreaPattern = { hexes: [hex(2, 0)], origin: hex(0, 0) };
    const rows = ['.1 . .', '. . .A'];
    expect(sets(rows, { area: far })).toEqual(['A']);
    expect(sets(rows, { area: inFront })).toEqual([]);
  });

  it('R-ATK-21 may cover walls and hexes off the board', () => {
    const line: AreaPattern = { hexes: [hex(1, 0), hex(2, 0), hex(3, 0)], origin: hex(0, 0) };
    const rows = ['.1 .', '. .A'];
    const [placement] = askIn(rows, { area: line }).placements;
    expect(placement).toEqual({ hexes: [hex(1, 0), hex(2, 0), hex(3, 0)], targets: ['A'] });
  });

  it('R-LOS-4 R-ATK-21 hit only who is seen', () => {
    const far: AreaPattern = { hexes: [hex(0, 2)], origin: hex(0, 0) };
    expect(sets(['.1 . .', '# . .', '.A . .'], { area: far })).toEqual([]);
    expect(sets(['.1 . .', '. . .', '.A . .'], { area: far })).toEqual(['A']);
  });
});

describe('R-ATK-22 R-ATK-25 who is hit', () => {
  it('R-ATK-22 every visible enemy in the area, none left out', () => {
    expect(sets(['.1 .A', '. .B'], { area: wide })).toEqual(['A', 'A B', 'B']);
  });

  it('R-ATK-22 allies and neutral figures are not', () => {
    const neutral = { B: { side: 'neutral' as const } };
    expect(sets(['.1 .A', '.2 .B'], { area: wide }, neutral)).toEqual(['A']);
  });

  it('R-ATK-25 invisible enemies are not', () => {
    const hidden = { B: { invisible: true } };
    expect(sets(['.1 .A', '. .B'], { area: wide }, hidden)).toEqual(['A']);
    expect(sets(['.1 .', '. .B'], { area: wide }, hidden)).toEqual([]);
  });

  it('an enemy on several hexes is hit once, by any of them', () => {
    expect(sets(['.1 .A', '. .A'], { area: wide })).toEqual(['A']);
    expect(sets(['.1 .A .A', '. . .'], { area: inFront })).toEqual(['A']);
  });

  it('an enemy on several hexes is hit if any of them is seen', () => {
    const far: AreaPattern = { hexes: [hex(0, 2)], origin: hex(0, 0) };
    expect(sets(['.1 . .A', '# . .', '.A . .'], { area: far })).toEqual(['A']);
  });

  it('sets come ascending by targets, a set before those that begin with it', () => {
    expect(sets(['.1 .A', '.C .B'], { area: wide })).toEqual(['A', 'A B', 'B C', 'C']);
    const odd = { A: { id: 'x"' }, B: { id: 'x' } };
    expect(sets(['.1 .A', '. .B'], { area: wide }, odd)).toEqual(['x', 'x x"', 'x"']);
  });

  it('without an area there is no placement', () => {
    expect(askIn(RING, { range: 3 }).placements).toEqual([]);
    expect(askIn(RING, { range: 3, area: null }).placements).toEqual([]);
  });
});

describe('one placement for each set of targets', () => {
  it('is the one with the lowest hexes, these ascending', () => {
    const { placements, at } = askIn(['.1 . .', '. .A .', '. . .'], { range: 9, area: pair });
    expect(placements).toEqual([{ hexes: [hex(0, 0), at('A')], targets: ['A'] }]);
    const melee = askIn(['.1 .', '. .A'], { area: wide });
    expect(melee.placements).toEqual([{ hexes: [hex(0, 1), hex(1, 0)], targets: ['A'] }]);
  });
});

describe('R-MON-4 a grey hex makes an attack melee', () => {
  it('R-MON-4 R-ATK-13 whatever range the figure has otherwise', () => {
    const asked = askIn(RING, { area: inFront, range: 3 });
    expect(asked.targets.map(({ disadvantage }) => disadvantage)).not.toContain(true);
    expect(asked.targets.map(({ range }) => range)).not.toContain(2);
  });
});
