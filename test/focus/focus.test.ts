import { describe, expect, it } from 'vitest';
import { explainFocus, type MonsterAction } from '../../src/focus/index.js';
import { focusOf, type Picture, type Setting } from '../monster-turn/play.js';

const focused = (picture: Picture, action: MonsterAction, setting?: Setting): string =>
  focusOf(picture, action, setting).focus.join(' ');

/** The cheapest way to attack 1, as "negative hexes + movement". */
const wayTo1 = (picture: Picture, action: MonsterAction, setting?: Setting): string | null => {
  const key = focusOf(picture, action, setting).trace.find(({ id }) => id === '1')?.key;
  return key ? `${String(key.negativeHexes)} + ${String(key.movement)}` : null;
};

const MELEE: MonsterAction = { move: 2, attack: {} };
const ARCHER: MonsterAction = { move: 2, attack: { range: 3 } };

describe('R-FOCUS-2 the attack that decides', () => {
  // 1 can be hit at range 2 from here and never by hand; 2 is further.
  const behindObstacles = ['.  % . . . .', '.1 % .A . . .2', '.  % . . . .'];
  const line = {
    hexes: [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ],
    origin: { q: 0, r: 0 },
  };
  const pair = {
    hexes: [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
  };

  it.each<[string, MonsterAction, Setting, string]>([
    ['a ranged attack', { attack: { range: 2 } }, {}, '1'],
    ['a melee attack', { attack: {} }, {}, '2'],
    ['the first of two attacks', { attackFirst: { range: 2 }, attack: {} }, {}, '1'],
    ['the first of two attacks, a melee one', { attackFirst: {}, attack: { range: 2 } }, {}, '2'],
    ['a melee area of length 2', { attack: { area: line } }, {}, '1'],
    ['a ranged area', { attack: { range: 1, area: pair } }, {}, '1'],
    ['no attack, so melee', { move: 4 }, {}, '2'],
    ['no attack as null, so melee', { move: 4, attack: null, attackFirst: null }, {}, '2'],
    ['disarmed, so melee', { attack: { range: 2 } }, { conditions: ['disarm'] }, '2'],
  ])('R-FOCUS-2 %s', (_, action, setting, focus) => {
    expect(focused(behindObstacles, action, setting)).toBe(focus);
  });
});

describe('R-FOCUS-3 candidates', () => {
  it.each<[string, Setting['figures'], string]>([
    ['a character', {}, '1'],
    ['an invisible character is none', { '1': { invisible: true } }, '2'],
    ['a character that says it is not invisible', { '1': { invisible: false } }, '1'],
    ['an ally is none', { '1': { side: 'monsters' } }, '2'],
    ['a neutral figure is none', { '1': { side: 'neutral' } }, '2'],
    ['an objective of a third side', { '1': { side: 'third' } }, '1'],
  ])('R-FOCUS-3 %s', (_, figures, focus) => {
    expect(focused(['.1 . .A . . . .2'], MELEE, { figures: figures ?? {} })).toBe(focus);
  });

  it('R-FOCUS-3 a neutral figure itself has no enemies', () => {
    expect(focused(['.A .1'], MELEE, { figures: { A: { side: 'neutral' } } })).toBe('');
  });
});

describe('R-FOCUS-4 the cheapest way to a hex from which it can be attacked', () => {
  it.each<[string, Picture, MonsterAction, string | null]>([
    ['0 where it stands', ['.A .1'], MELEE, '0 + 0'],
    ['not to the hex of the enemy', ['.A . . .1'], MELEE, '0 + 2'],
    ['only as near as the range', ['. . . . .', '.A . . . .1', '. . . . .'], ARCHER, '0 + 1'],
    ['nearer where there is no sight', ['.A . . .1'], ARCHER, '0 + 2'],
    ['of all its attack hexes', ['.A ^ . .', '# % # .1', '. . . .'], MELEE, '1 + 2'],
    [
      'by a long clean way before a short one through a trap',
      ['.A ^ .1', '. % .', '. . .'],
      MELEE,
      '0 + 3',
    ],
    ['with unlimited movement', ['.A . . . . . . . . . . .1'], { move: 1, attack: {} }, '0 + 10'],
  ])('R-FOCUS-4 counts %s', (_, picture, action, way) => {
    expect(wayTo1(picture, action)).toBe(way);
  });
});

describe('R-FOCUS-5 what blocks a walker', () => {
  const invisible = { figures: { C: { side: 'characters', invisible: true } } } as const;

  it.each<[string, Picture, string | null, Setting?]>([
    ['an ally does not', ['.A .B . .1'], '0 + 2'],
    ['an ally on the only attack hex does', ['.A .B .1'], null],
    ['another enemy does', ['.A .2 . .1'], null],
    ['an invisible enemy does', ['.A .C . .1'], null, invisible],
    [
      'an invisible ally does not',
      ['.A .B . .1'],
      '0 + 2',
      { figures: { B: { invisible: true } } },
    ],
    ['a neutral figure does', ['.A .N . .1'], null, { figures: { N: { side: 'neutral' } } }],
    ['a figure of a third side does', ['.A .N . .1'], null, { figures: { N: { side: 'third' } } }],
    ['an obstacle does', ['.A % . .1'], null],
    ['a wall hex does', ['.A # . .1'], null],
    ['a thin wall does', '.A\n--  .\n.1', '0 + 1'],
    ['no thin wall, no way round', '.A\n    .\n.1', '0 + 0'],
    ['a closed door does', ['.A + . .1'], null],
    ['a locked door does', ['.A @ . .1'], null],
    ['an open door does not', [".A ' . .1"], '0 + 2'],
    ['difficult terrain costs 2', ['.A ~ . .1'], '0 + 3'],
    ['a trap is counted', ['.A ^ . .1'], '1 + 2'],
    ['hazardous terrain is counted', ['.A ! ! .1'], '2 + 2'],
    ['treasure, coins, plates and corridors cost nothing', ['.A & $ _ = .1'], '0 + 4'],
    ['its own hex is always allowed, on a trap', ['^A .1'], '0 + 0'],
    ['its own hex is always allowed, on an obstacle', ['%A .1'], '0 + 0'],
  ])('R-FOCUS-5 %s', (_, picture, way, setting) => {
    expect(wayTo1(picture, MELEE, setting)).toBe(way);
  });
});

describe('R-FOCUS-6 flying and jumping', () => {
  const flying = { attack: {}, mode: 'fly' } as const;
  const jump = { attack: {}, mode: 'jump' } as const;

  it.each<[string, Picture, MonsterAction, string | null]>([
    ['a walker is stopped by an enemy', ['.A .2 . .1'], MELEE, null],
    ['a flyer passes over enemies', ['.A .2 . .1'], flying, '0 + 2'],
    ['a jumper passes over enemies', ['.A .2 . .1'], jump, '0 + 2'],
    [
      'a flyer passes over traps, obstacles and difficult terrain',
      ['.A ^ % ~ . .1'],
      flying,
      '0 + 4',
    ],
    [
      'a jumper passes over traps, obstacles and difficult terrain',
      ['.A ^ % ~ . .1'],
      jump,
      '0 + 4',
    ],
    ['a flyer may end on an obstacle', ['.A . % .1'], flying, '0 + 2'],
    ['a jumper may not end on an obstacle', ['.A . % .1'], jump, null],
    ['a flyer may end on a trap', ['.A . ^ .1'], flying, '0 + 2'],
    ['a jumper that ends on a trap counts it', ['.A ^ ^ .1'], jump, '1 + 2'],
    ['a jumper that ends on difficult terrain pays 2 there', ['.A ~ ~ .1'], jump, '0 + 3'],
    ['a flyer pays 1 everywhere', ['.A ~ ~ .1'], flying, '0 + 2'],
    ['a flyer does not end on a figure', ['.A . .B .1'], flying, null],
    ['a jumper does not end on a figure', ['.A . .B .1'], jump, null],
    ['a wall stops a flyer', ['.A # . .1'], flying, null],
    ['a closed door stops a flyer', ['.A + . .1'], flying, null],
    ['a closed door stops a jumper', ['.A + . .1'], jump, null],
  ])('R-FOCUS-6 %s', (_, picture, action, way) => {
    expect(wayTo1(picture, action)).toBe(way);
  });

  it('R-FOCUS-6 a figure with Flying flies, however it was going to move', () => {
    expect(wayTo1(['.A ^ % .1'], { attack: {}, flying: true })).toBe('0 + 2');
    expect(wayTo1(['.A ^ % .1'], { attack: {}, flying: true, mode: 'jump' })).toBe('0 + 2');
  });
});

describe('R-FOCUS-7 the order of the criteria', () => {
  it('R-FOCUS-7 (1) a way of 8 without traps beats one of 2 through a trap', () => {
    const found = focusOf(['.1 . ^ .A . . . . . . . . .2'], MELEE);
    expect(found.focus).toEqual(['2']);
    expect(found.decidedBy).toBe('negativeHexes');
  });

  it('R-FOCUS-7 (1) fewer traps beat more', () => {
    expect(focused(['.1 . ^ ^ .A ^ . . . . . .2'], MELEE)).toBe('2');
  });

  it('R-FOCUS-7 (2) the least movement beats the earlier initiative', () => {
    const found = focusOf(['.2 . .A . . .1'], MELEE);
    expect(found.focus).toEqual(['2']);
    expect(found.decidedBy).toBe('movement');
  });

  it('R-FOCUS-7 (2) the least movement beats proximity', () => {
    const found = focusOf(['.1 % .A . . .2', '. % . # # #', '. . . # # #'], MELEE);
    expect(found.focus).toEqual(['2']);
    expect(found.trace.map(({ id, key }) => [id, key?.movement, key?.proximity])).toEqual([
      ['2', 2, 3],
      ['1', 3, 2],
    ]);
  });

  it('R-FOCUS-7 (3) proximity beats the earlier initiative', () => {
    const found = focusOf(['. . . . . .', '.2 . .A . . .1', '. . . . . .'], ARCHER);
    expect(found.focus).toEqual(['2']);
    expect(found.decidedBy).toBe('proximity');
  });

  it('R-FOCUS-7 (4) the earlier initiative decides', () => {
    const found = focusOf(['.2 . .A . .1'], MELEE);
    expect(found.focus).toEqual(['1']);
    expect(found.decidedBy).toBe('initiative');
  });

  it('R-FOCUS-7 (5) the players decide', () => {
    const found = focusOf(['.2 . .A . .1'], MELEE, { figures: { '2': { initiative: 1 } } });
    expect(found.focus).toEqual(['1', '2']);
    expect(found.decidedBy).toBe('players');
  });
});

describe('R-FOCUS-8 what lengthens proximity', () => {
  const proximities = (picture: Picture) =>
    focusOf(picture, { attack: { range: 5 } }).trace.map(({ id, key }) => [id, key?.proximity]);

  it.each<[string, Picture]>([
    ['an open board', ['. . . . . .', '.2 . .A . . .1', '. . . . . .']],
    ['traps and terrain do not', ['^ ^ ^ ^ ^ %', '.2 ! .A ~ ~ .1', '~ % % % % %']],
    ['figures do not', ['. .B . .I .J .', '.2 .C .A .D .H .1', '. .E .F .G . .']],
  ])('R-FOCUS-8 %s', (_, picture) => {
    expect(proximities(picture)).toEqual([
      ['2', 2],
      ['1', 3],
    ]);
  });

  it('R-FOCUS-8 walls do', () => {
    const wall = `
          .2
      .       .
          .A
      .   --  .
          .1
    `;
    expect(proximities(wall)).toEqual([
      ['2', 1],
      ['1', 2],
    ]);
    expect(focused(wall.replace('--', '  '), { attack: { range: 5 } })).toBe('1');
  });
});

describe('R-FOCUS-9, R-FOCUS-10 places in the initiative order', () => {
  it.each([
    ['R-FOCUS-9 a summon directly before its owner', 14.9, 15, '2'],
    ['R-FOCUS-9 a long rest last', 99, 98, '1'],
    ['R-FOCUS-9 below 0 before 0', -1, 0, '2'],
    ['R-FOCUS-9 0 is an ordinary number', 0, 1, '2'],
    ['R-FOCUS-9 -0 is 0', -0, 0, '1 2'],
    ['R-FOCUS-10 equal places are for the players', 15, 15, '1 2'],
  ])('%s', (_, second, first, focus) => {
    const figures = { '1': { initiative: first }, '2': { initiative: second } };
    expect(focused(['.2 . .A . .1'], MELEE, { figures })).toBe(focus);
  });

  it('R-FOCUS-9 who has no initiative is in place 0', () => {
    const figures = {
      a: { side: 'characters' },
      b: { side: 'characters', initiative: 0 },
    } as const;
    const found = focusOf(['.a . .A . .b'], MELEE, { figures });
    expect(found.trace.map(({ key }) => key?.initiative)).toEqual([0, 0]);
    expect(found.decidedBy).toBe('players');
  });
});

describe('R-FOCUS-11 no focus', () => {
  it.each<[string, Picture, MonsterAction]>([
    ['nobody is there', ['.A . .'], MELEE],
    ['only allies are there', ['.A . .B'], MELEE],
    ['no hex exists to attack from, however near it is', ['.A % .1', '% # #'], MELEE],
    ['all attack hexes are taken', ['.A . .B .1'], MELEE],
    ['in range and out of sight', ['.A % .1'], { attack: { range: 2 } }],
    ['in sight and out of range', ['. % .', '.A % .1', '. % .'], { attack: { range: 1 } }],
  ])('R-FOCUS-11 %s', (_, picture, action) => {
    const found = focusOf(picture, action);
    expect(found.focus).toEqual([]);
    expect(found.decidedBy).toBe('nobody');
  });
});

describe('R-FOCUS-12 the move of this turn plays no part', () => {
  const picture = ['.2 . . .A . . . . .1'];

  it.each([null, 0, 1, 99])('R-FOCUS-12 Move %s', (move) => {
    expect(focusOf(picture, { move, attack: {} })).toEqual(focusOf(picture, { attack: {} }));
    expect(focused(picture, { move, attack: {} })).toBe('2');
  });
});

describe('R-FOCUS-13 conditions of the monster', () => {
  const picture = ['. . . . . .', '.2 . .A . . .1', '. . . . . .'];

  it.each(['immobilize', 'muddle', 'strengthen', 'poison', 'wound', 'invisible'] as const)(
    'R-FOCUS-13 %s changes nothing',
    (condition) => {
      expect(focusOf(picture, ARCHER, { conditions: [condition] })).toEqual(
        focusOf(picture, ARCHER),
      );
    },
  );

  it('R-FOCUS-13 immobilized: whom it can attack from its hex costs nothing and so is the focus', () => {
    expect(focused(['.1 . . .A .2'], MELEE, { conditions: ['immobilize'] })).toBe('2');
  });

  it('R-FOCUS-13 R-COND-12 stunned: there is no focus', () => {
    expect(focusOf(picture, ARCHER, { conditions: ['stun'] })).toEqual({
      focus: [],
      decidedBy: 'stunned',
      trace: [],
    });
    expect(explainFocus({ focus: [], decidedBy: 'stunned', trace: [] })).toMatch(
      /stunned.*R-FOCUS-13/,
    );
  });
});

describe('R-FOCUS-14 disadvantage', () => {
  it('R-FOCUS-14 an adjacent enemy beats another at distance 2 for an archer', () => {
    const found = focusOf(['. . . .', '. .2 .A . .1', '. . . .'], ARCHER);
    expect(found.focus).toEqual(['2']);
    expect(found.decidedBy).toBe('proximity');
  });
});

describe('R-FOCUS-16 summons', () => {
  it('R-FOCUS-16 focus on monsters, not on characters', () => {
    expect(focused(['.1 .A . . .B'], MELEE, { figures: { A: { side: 'characters' } } })).toBe('B');
  });

  it('R-FOCUS-16 orders monsters by their places', () => {
    const figures = {
      A: { side: 'characters' },
      B: { initiative: 30.1 },
      C: { initiative: 30 },
    } as const;
    expect(focused(['.B . .A . .C'], MELEE, { figures })).toBe('C');
  });
});

describe('R-COND-16, R-COND-18 invisible figures', () => {
  it('R-COND-16 enemies cannot focus it', () => {
    expect(focused(['.1 .A . . .2'], MELEE, { figures: { '1': { invisible: true } } })).toBe('2');
  });

  it('R-COND-16 it blocks like an obstacle, and jumpers and flyers pass over it', () => {
    const figures = { C: { side: 'characters', invisible: true } } as const;
    expect(wayTo1(['.A .C . .1'], MELEE, { figures })).toBeNull();
    expect(wayTo1(['.A .C . .1'], { attack: {}, mode: 'jump' }, { figures })).toBe('0 + 2');
    expect(wayTo1(['.A .C . .1'], { attack: {}, mode: 'fly' }, { figures })).toBe('0 + 2');
    expect(wayTo1(['.A . .C .1'], { attack: {}, mode: 'fly' }, { figures })).toBeNull();
  });

  it('R-COND-18 summons cannot focus an invisible monster, and it blocks them', () => {
    const figures = { A: { side: 'characters' }, B: { invisible: true } } as const;
    expect(focused(['.A .B . .C'], MELEE, { figures })).toBe('');
  });
});
