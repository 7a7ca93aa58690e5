import { describe, expect, it } from 'vitest';
import type { MonsterAction } from '../../src/monster-turn/index.js';
import type { AreaPattern } from '../../src/vocabulary/index.js';
import { endsOf, turnOf, type Picture, type Setting } from './play.js';

const sweep = (targets: number | 'all', move = 0): MonsterAction => ({ move, attack: { targets } });
const volley = (targets: number | 'all', range: number, move = 0): MonsterAction => ({
  move,
  attack: { range, targets },
});

const ORIGIN = { q: 0, r: 0 };
/** Two neighbours of the attacker that touch each other. */
const CLEAVE: AreaPattern = {
  hexes: [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
  ],
  origin: ORIGIN,
};
/** The neighbour and the hex behind it. */
const THRUST: AreaPattern = {
  hexes: [
    { q: 1, r: 0 },
    { q: 2, r: 0 },
  ],
  origin: ORIGIN,
};
/** A ranged area of two hexes. */
const PAIR: AreaPattern = { hexes: [ORIGIN, { q: 1, r: 0 }] };
const TRIANGLE: AreaPattern = { hexes: [ORIGIN, { q: 1, r: 0 }, { q: 0, r: 1 }] };

describe('R-MON-13 additional targets', () => {
  const ring = ['.2 .3 .', '.1 .A .4', '.  .  .'];
  const open = ['. .  .  . . .  .', '. .1 .A . . .3 .', '. .  .  . .2 .  .'];

  it.each<[string, Picture, MonsterAction, Setting, readonly string[]]>([
    ['one target', ring, sweep(1), {}, ['A: 1']],
    ['two targets', ring, sweep(2), {}, ['A: 1 2']],
    ['three targets', ring, sweep(3), {}, ['A: 1 2 3']],
    [
      'initiative, whatever the ids',
      ring,
      sweep(2),
      { figures: { '2': { initiative: 9 } } },
      ['A: 1 3'],
    ],
    [
      'proximity, also where the initiative is the same',
      open,
      volley(2, 3),
      { figures: { '3': { initiative: 2 } } },
      ['A: 1- 2'],
    ],
    ['as many as there are', ring, sweep(9), {}, ['A: 1 2 3 4']],
    ['all', ring, sweep('all'), {}, ['A: 1 2 3 4']],
    ['all in range only', open, volley('all', 2), {}, ['A: 1- 2']],
    ['proximity before initiative', open, volley(2, 3), {}, ['A: 1- 2']],
    [
      'proximity before initiative, the other way round',
      open,
      volley(2, 3),
      { figures: { '2': { initiative: 9 } } },
      ['A: 1- 2'],
    ],
    [
      'equal ranks for the players',
      ring,
      sweep(2),
      { figures: { '3': { initiative: 2 } } },
      ['A: 1 2', 'A: 1 3'],
    ],
    [
      'the better rank first, then the players',
      ring,
      sweep(3),
      { figures: { '4': { initiative: 3 } } },
      ['A: 1 2 3', 'A: 1 2 4'],
    ],
    [
      'two of three of equal rank',
      ring,
      sweep(3),
      { figures: { '2': { initiative: 5 }, '3': { initiative: 5 }, '4': { initiative: 5 } } },
      ['A: 1 2 3', 'A: 1 2 4', 'A: 1 3 4'],
    ],
  ])('R-MON-13 %s', (_, picture, action, setting, ends) => {
    expect(endsOf(picture, action, setting)).toEqual(ends);
  });

  it('R-MON-13 ranks by the distance from where the turn began, not from where it attacks', () => {
    const picture = ['.  .  .3 .', '.A %  .x .2', '.  .  .1 .'];
    expect(endsOf(picture, sweep(2, 9))).toEqual(['x: 1 3']);
    expect(endsOf(picture, sweep(2, 9), { rules: { focusByProximity: false } })).toEqual([
      'x: 1 2',
    ]);
  });
});

describe('R-MON-14 the focus is one of the targets', () => {
  it('R-MON-14 does not give up the focus to hit more', () => {
    expect(endsOf(['. . .x .2', '.1 .A . .3'], sweep(2, 3))).toEqual(['A: 1']);
  });

  it('R-MON-14 an area covers the focus', () => {
    const picture = ['.1 .A .2', '. . .3'];
    expect(endsOf(picture, { attack: { area: CLEAVE } })).toEqual(['A: 1']);
    const first2 = { figures: { '1': { initiative: 9 } } };
    expect(endsOf(picture, { attack: { area: CLEAVE } }, first2)).toEqual(['A: 2']);
  });
});

describe('R-ATK-19 to R-ATK-22 areas', () => {
  it.each<[string, Picture]>([
    ['as it is', ['. . . . .', '. . .A . .', '. . . .1 .', '. . . .2 .']],
    ['turned', ['. .2 . . .', '. .1 .A . .', '. . . . .']],
    ['mirrored', ['. . . . .', '. . .A . .2', '. . . .1 .']],
  ])('R-ATK-19 lays a pattern %s', (_, picture) => {
    const hook: AreaPattern = {
      hexes: [
        { q: 1, r: 0 },
        { q: 1, r: 1 },
      ],
      origin: ORIGIN,
    };
    expect(endsOf(picture, { attack: { area: hook } })).toEqual(['A: 1 2']);
  });

  it('R-ATK-20 R-ATK-22 does not hit whom it does not see', () => {
    const chain: AreaPattern = {
      hexes: [
        { q: 1, r: -1 },
        { q: 2, r: -1 },
      ],
      origin: ORIGIN,
    };
    const corridor = ['.A .1 .2'];
    expect(endsOf(corridor, { attack: { area: chain } })).toEqual(['A: 1']);
    expect(endsOf(corridor, { attack: { area: chain } }, { edition: 'frosthaven' })).toEqual([
      'A: 1 2',
    ]);
  });

  it('R-ATK-22 hits everybody in the area', () => {
    expect(endsOf(['.A .1', '. .2'], { attack: { area: CLEAVE } })).toEqual(['A: 1 2']);
  });

  it('R-ATK-20 a ranged area needs one hex in range, and sight to those it covers', () => {
    const picture = ['. . . . .', '.A . . .1 .2', '. . . . .'];
    expect(endsOf(picture, { attack: { range: 1, area: PAIR } })).toEqual(['A']);
    expect(endsOf(picture, { attack: { range: 2, area: PAIR } })).toEqual(['A: 1']);
    expect(endsOf(picture, { attack: { range: 3, area: PAIR } })).toEqual(['A: 1 2']);
    expect(endsOf(['.A . % .1'], { attack: { range: 2, area: PAIR } })).toEqual(['A']);
  });

  it('R-ATK-20 the hex in range may be a wall hex, one further than its nearest neighbour', () => {
    const far: AreaPattern = { hexes: [ORIGIN, { q: 3, r: 0 }] };
    const ends = (picture: Picture, range: number) =>
      endsOf(picture, { attack: { range, area: far } }, { edition: 'frosthaven' });
    expect(ends(['.A . . .1'], 1)).toEqual(['A: 1']);
    expect(ends(['.A . . . .1'], 1)).toEqual(['A']);
    expect(ends(['.A . . . .1'], 2)).toEqual(['A: 1']);
  });

  it('R-ATK-21 a melee area reaches as far as its pattern, and needs sight', () => {
    expect(endsOf(['.A . .', '. % .1'], { attack: { area: THRUST } })).toEqual(['A: 1']);
    expect(endsOf(['.A # .', '# # .1'], { attack: { area: THRUST } })).toEqual(['A']);
  });

  it('R-ATK-21 a melee area hits across a thin wall if there is sight', () => {
    const picture = `
      .A
      --  .
      .1
          .
    `;
    expect(endsOf(picture, { attack: {} })).toEqual(['A']);
    expect(endsOf(picture, { attack: { area: CLEAVE } }, { edition: 'frosthaven' })).toEqual([
      'A: 1',
    ]);
  });

  it('R-ATK-25 R-COND-17 an invisible figure in the area is not hit', () => {
    const figures = { '2': { invisible: true } };
    expect(endsOf(['.A .1', '. .2'], { attack: { area: CLEAVE } }, { figures })).toEqual(['A: 1']);
  });

  it('R-ATK-22 allies and neutral figures in the area are not hit', () => {
    expect(endsOf(['.A .1', '. .B'], { attack: { area: CLEAVE } })).toEqual(['A: 1']);
    const figures = { '2': { side: 'neutral' } } as const;
    expect(endsOf(['.A .1', '. .2'], { attack: { area: CLEAVE } }, { figures })).toEqual(['A: 1']);
  });

  it('R-MON-8 (d) moves to where the area hits most', () => {
    const picture = ['. . .1 .', '.A . .2 .', '. . .x .'];
    expect(endsOf(picture, { move: 2, attack: { area: THRUST } })).toEqual(['x: 1 2']);
  });

  it('R-MON-13 among areas that hit equally many takes the better ranks', () => {
    const picture = ['.  .  .1', '. .3 .A .2', '. . . .'];
    expect(endsOf(picture, { attack: { area: CLEAVE } })).toEqual(['A: 1 2']);
    const tie: Setting = { figures: { '3': { initiative: 2 } } };
    expect(endsOf(picture, { attack: { area: CLEAVE } }, tie)).toEqual(['A: 1 2', 'A: 1 3']);
  });
});

describe('R-MON-31 an area and extra targets', () => {
  const around = ['. .1 .A .2', '. .  .  .3'];
  const area = (targets: number | 'all', pattern = CLEAVE): MonsterAction => ({
    attack: { targets, area: pattern },
  });

  it.each<[string, Picture, MonsterAction, readonly string[]]>([
    ['the extra target is the focus, the area lies elsewhere', around, area(2), ['A: 1 2 3']],
    ['without an extra target the area covers the focus', around, area(1), ['A: 1']],
    [
      'the area covers the focus, the extra target is another',
      ['.A .1', '.3 .2'],
      area(2),
      ['A: 1 2 3'],
    ],
    ['all besides the area', ['. .1 .A .2', '. .4 .  .3'], area('all'), ['A: 1 2 3 4']],
    ['an extra target must be in range', ['.A .1', '. .2', '. . .3'], area(3), ['A: 1 2']],
    [
      'extra targets only, where the area reaches nobody',
      ['.A .1'],
      area(2, { hexes: [{ q: 9, r: 0 }], origin: ORIGIN }),
      ['A: 1'],
    ],
  ])('R-MON-31 %s', (_, picture, action, ends) => {
    expect(endsOf(picture, action)).toEqual(ends);
  });

  it('R-MON-31 the focus as an extra target leaves room for one fewer', () => {
    expect(endsOf(['. .1 .A .2', '. .4 .  .3'], area(2))).toEqual(['A: 1 2 3']);
    expect(endsOf(['. .1 .A .2', '. .4 .  .3'], area(3))).toEqual(['A: 1 2 3 4']);
  });

  it('R-MON-31 the focus is an extra target only in range', () => {
    const picture = ['. . . . . .', '.1 . . . .3 .', '. . .A .2 . .', '. . . . . .'];
    const byInitiative: Setting = { rules: { focusByProximity: false } };
    expect(endsOf(picture, area(2, THRUST), byInitiative)).toEqual(['A: 1 2']);
  });

  it('R-MON-31 an extra target of a ranged area keeps to the range, the area does not', () => {
    const picture = ['. . . . . .', '.A . .1 .2 . .', '. . . . . .3'];
    const action = (targets: number): MonsterAction => ({
      attack: { range: 2, targets, area: PAIR },
    });
    expect(endsOf(picture, action(1))).toEqual(['A: 1 2']);
    expect(endsOf(picture, action(2))).toEqual(['A: 1 2']);
    expect(endsOf(picture, { attack: { range: 5, targets: 2, area: PAIR } })).toEqual(['A: 1 2 3']);
  });

  it('R-MON-31 shares them out so that most are hit', () => {
    // The area on the focus covers one; on 2, 3 and 4 it covers three, and the extra target is the focus.
    const picture = ['. . . . .4 .', '.1 .A . . .2 .3', '. . . . . .'];
    const action: MonsterAction = { attack: { range: 3, targets: 2, area: TRIANGLE } };
    expect(endsOf(picture, action)).toEqual(['A: 1- 2 3 4']);
    expect(endsOf(picture, { attack: { range: 3, targets: 1, area: TRIANGLE } })).toEqual([
      'A: 1-',
    ]);
  });
});

describe('the placement of an area', () => {
  it('is the lowest of those that cover most targets', () => {
    const [option] = turnOf(['.A .1', '. .2'], { attack: { area: CLEAVE } }).options;
    expect(option?.area).toEqual([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]);
  });

  it('is the lowest of several that cover the same', () => {
    const cleave = turnOf(['.A .', '. .1'], { attack: { area: CLEAVE } });
    expect(cleave.options[0]?.area).toEqual([
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ]);
    const triangle = turnOf(['.A . .', '. . .1', '. . .'], {
      attack: { range: 3, area: TRIANGLE },
    });
    expect(triangle.options[0]?.area).toEqual([
      { q: 1, r: 0 },
      { q: 1, r: 1 },
      { q: 2, r: 0 },
    ]);
  });

  it('covers two rather than one and an extra target', () => {
    const [option] = turnOf(['.A .2', '. .1'], { attack: { targets: 2, area: CLEAVE } }).options;
    expect(option?.area).toEqual([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]);
  });

  it('covers nobody who is not attacked', () => {
    const picture = ['. . . .', '. . .A .1', '. .4 .3 .2'];
    const [option] = turnOf(picture, { attack: { targets: 2, area: CLEAVE } }).options;
    expect(option?.attacks.map(({ on }) => on)).toEqual(['1', '2', '3']);
    expect(option?.area).toEqual([
      { q: 2, r: 1 },
      { q: 3, r: 0 },
    ]);
  });

  it('may cover an enemy who is not seen', () => {
    const [option] = turnOf('.A\n\n.1\n\n.2', { attack: { area: THRUST } }).options;
    expect(option?.attacks.map(({ on }) => on)).toEqual(['1']);
    expect(option?.area).toEqual([
      { q: 0, r: 1 },
      { q: 0, r: 2 },
    ]);
  });

  it('is no better for an enemy who is not seen', () => {
    const chain: AreaPattern = {
      hexes: [
        { q: 1, r: -1 },
        { q: 2, r: -1 },
      ],
      origin: ORIGIN,
    };
    expect(turnOf(['.A .1 .2'], { attack: { area: chain } }).options[0]?.area).toEqual([
      { q: 1, r: -2 },
      { q: 1, r: -1 },
    ]);
  });

  it('covers the others where the extra target is the focus', () => {
    const [option] = turnOf(['. .1 .A .2', '. .  .  .3'], {
      attack: { targets: 2, area: CLEAVE },
    }).options;
    expect(option?.area).toEqual([
      { q: 3, r: -2 },
      { q: 3, r: -1 },
    ]);
  });

  it('may cover wall and what is off the board', () => {
    const [option] = turnOf(['.A .1'], { attack: { range: 1, area: TRIANGLE } }).options;
    expect(option?.area).toHaveLength(3);
    expect(option?.area).toContainEqual({ q: 1, r: -1 });
  });

  it('is null without an area and where nothing is attacked', () => {
    expect(turnOf(['.A .1'], { attack: {} }).options[0]?.area).toBeNull();
    expect(turnOf(['.A . .1'], { attack: { area: CLEAVE } }).options[0]?.area).toBeNull();
  });

  it('is null where extra targets alone are attacked', () => {
    const nowhere = { hexes: [{ q: 9, r: 0 }], origin: ORIGIN };
    expect(
      turnOf(['.A .1'], { attack: { targets: 2, area: nowhere } }).options[0]?.area,
    ).toBeNull();
  });
});
