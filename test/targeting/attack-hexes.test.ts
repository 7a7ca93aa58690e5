import { describe, expect, it } from 'vitest';
import type { Hex } from '../../src/vocabulary/index.js';
import { attackIn } from './pictures.js';

const hex = (q: number, r: number): Hex => ({ q, r });

/** Nothing is in the way; `A` stands in the middle of 7 columns and rows. */
const FIELD = [
  '. . . . . . .',
  '. . . . . . .',
  '. . . . . . .',
  '. . . .A . . .',
  '. . . . . . .',
  '. . . . . . .',
  '. . . . . . .',
];

describe('attackHexes without area', () => {
  it('R-HEX-2 R-ATK-18 in melee: the hexes beside the target', () => {
    expect(attackIn(FIELD, {})).toEqual([
      '. . . . . . .',
      '. . . . . . .',
      '. . x x x . .',
      '. . x . x . .',
      '. . . x . . .',
      '. . . . . . .',
      '. . . . . . .',
    ]);
  });

  it('R-ATK-13 R-ATK-18 in range: all within it, at disadvantage beside the target', () => {
    const expected = [
      '. . . . . . .',
      '. . x x x . .',
      '. x ! ! ! x .',
      '. x ! . ! x .',
      '. x x ! x x .',
      '. . . x . . .',
      '. . . . . . .',
    ];
    expect(attackIn(FIELD, { range: 2 })).toEqual(expected);
    expect(attackIn(FIELD, { range: 2, targets: 'all' })).toEqual(expected);
  });

  it('R-LOS-5 R-HEX-4 range and sight both count', () => {
    // Behind the wall nothing is seen, however far the attack reaches.
    const rows = ['. . . . .', '. # # # .', '. . .A . .', '. . . . .'];
    const row = '. . . . .';
    expect(attackIn(rows, { range: 2 })).toEqual([row, 'x # # # x', 'x ! . ! x', 'x ! ! ! x']);
    expect(attackIn(rows, { range: 9 })).toEqual([row, 'x # # # x', 'x ! . ! x', 'x ! ! ! x']);
    // Across the thin wall the way round is two hexes long, though the hex is the next one.
    const wallEdges = [[hex(2, 0), hex(2, 1)]] as const;
    const open = ['. . . . .', '. . . . .', '. . .A . .', '. . . . .'];
    expect(attackIn(open, { range: 1 }, {}, { wallEdges })[1]).toBe(row);
    expect(attackIn(open, { range: 1 })[1]).toBe('. . ! . .');
    expect(attackIn(open, { range: 2 }, {}, { wallEdges })[1]).toContain('x x');
  });
});

describe('attackHexes with an area', () => {
  it('R-ATK-21 a melee area: where some turn of it covers the target', () => {
    const ahead = { hexes: [hex(2, 0)], origin: hex(0, 0) };
    expect(attackIn(FIELD, { area: ahead })).toEqual([
      '. . . . . . .',
      '. . . x . . .',
      '. x . . . x .',
      '. . . . . . .',
      '. x . . . x .',
      '. . . x . . .',
      '. . . . . . .',
    ]);
  });

  it('R-ATK-19 a crooked melee area is turned and mirrored', () => {
    const knight = { hexes: [hex(2, -1)], origin: hex(0, 0) };
    const chiral = { hexes: [hex(3, -1)], origin: hex(0, 0) };
    expect(attackIn(FIELD, { area: knight })).toEqual([
      '. . . . . . .',
      '. . x . x . .',
      '. . . . . . .',
      '. x . . . x .',
      '. . x . x . .',
      '. . . . . . .',
      '. . . . . . .',
    ]);
    expect(attackIn(FIELD, { area: chiral })).toEqual([
      '. . x . x . .',
      '. x . . . x .',
      'x . . . . . x',
      'x . . . . . x',
      '. . . . . . .',
      '. x x . x x .',
      '. . . . . . .',
    ]);
  });

  it('R-ATK-20 a ranged area: where one of its hexes is in range and the target is seen', () => {
    const pair = { hexes: [hex(0, 0), hex(1, 0)] };
    expect(attackIn(FIELD, { range: 1, area: pair })).toEqual(attackIn(FIELD, { range: 2 }));
  });

  it('R-ATK-20 a ranged area reaches as far as its far end', () => {
    const apart = { hexes: [hex(0, 0), hex(3, 0)] };
    expect(attackIn(FIELD, { range: 1, area: apart })).toEqual([
      'x . x x x . x',
      'x x . x . x x',
      'x x ! ! ! x x',
      'x . ! . ! . x',
      'x x . ! . x x',
      'x x x x x x x',
      '. . x x x . .',
    ]);
  });

  it('R-ATK-20 a wall hex in range lies one further than its nearest neighbour on the board', () => {
    // The hex beside (0, 0) off the board is 4 from `A` at (3, 0); so (0, 0) is in range of it by 1.
    const apart = { hexes: [hex(0, 0), hex(4, 0)] };
    const rows = ['. . . .', '. . . .', '. . . .A', '. . . .'];
    expect(attackIn(rows, { range: 1, area: apart })).toEqual([
      'x . . .',
      '. . ! !',
      '. . ! .',
      'x . . !',
    ]);
    expect(attackIn(rows, { range: 2, area: apart })).toEqual([
      'x x x x',
      'x x ! !',
      'x x ! .',
      'x x x !',
    ]);
  });

  it('R-MON-31 with further targets: by the area or without it', () => {
    const ahead = { hexes: [hex(2, 0)], origin: hex(0, 0) };
    expect(attackIn(FIELD, { area: ahead, targets: 2 })).toEqual([
      '. . . . . . .',
      '. . . x . . .',
      '. x x x x x .',
      '. . x . x . .',
      '. x . x . x .',
      '. . . x . . .',
      '. . . . . . .',
    ]);
  });
});
