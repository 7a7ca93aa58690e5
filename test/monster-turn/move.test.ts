import { describe, expect, it } from 'vitest';
import type { MonsterAction } from '../../src/monster-turn/index.js';
import { endsOf, headingFor, turnOf, type Picture, type Setting } from './play.js';

const melee = (move: number | null): MonsterAction => ({ move, attack: {} });
const archer = (move: number | null, range = 3): MonsterAction => ({ move, attack: { range } });

describe('R-MON-7 the move and the attacks of a card', () => {
  const corridor = ['.A .z .y .x .1'];

  it.each<[string, MonsterAction, readonly string[]]>([
    ['moves and attacks', { move: 3, attack: {} }, ['x: 1']],
    ['with more movement than needed goes no further', { move: 9, attack: {} }, ['x: 1']],
    ['no Move: stays, out of reach', { attack: {} }, ['A']],
    ['Move null: stays', { move: null, attack: {} }, ['A']],
    ['Move 0: stays', { move: 0, attack: {} }, ['A']],
    ['no attack: goes adjacent to the focus', { move: 3 }, ['x']],
    ['no attack: as near as the move allows', { move: 2 }, ['y']],
    ['attack null: the same', { move: 2, attack: null }, ['y']],
    ['neither: stays', {}, ['A']],
  ])('R-MON-7 %s', (_, action, ends) => {
    expect(endsOf(corridor, action)).toEqual(ends);
  });

  it('R-MON-7 no Move: attacks whom it can reach from its hex', () => {
    const picture = ['. . . . .', '.1 .A . . .2', '. . . . .'];
    expect(endsOf(picture, { attack: { range: 4, targets: 2 } })).toEqual(['A: 1- 2']);
  });

  it.each<[string, MonsterAction, readonly string[]]>([
    ['above the move is made from the starting hex', { attackFirst: {}, move: 2 }, ['1, then A']],
    ['above and below the move: both', { attackFirst: {}, move: 2, attack: {} }, ['1, then A: 1']],
    [
      'below the move decides where to move',
      { attackFirst: {}, move: 2, attack: { range: 2 } },
      ['1, then x: 1'],
    ],
  ])('R-MON-7 an attack %s', (_, action, ends) => {
    expect(endsOf(['% % % %', '.y .x .A .1', '% % % %'], action)).toEqual(ends);
  });

  it('R-MON-7 an attack above the move is lost out of reach; the move still goes for the focus', () => {
    expect(endsOf(corridor, { attackFirst: {}, move: 3 })).toEqual(['x']);
    expect(endsOf(corridor, { attackFirst: {}, move: 3, attack: {} })).toEqual(['x: 1']);
  });

  it('R-MON-7 the move goes by the attack after it, not by the one before', () => {
    const open = ['% % % % %', '.A .y .x .1 .', '% % % % %'];
    expect(endsOf(open, { attackFirst: { range: 3 }, move: 2, attack: {} })).toEqual([
      '1, then x: 1',
    ]);
    expect(endsOf(open, { attackFirst: {}, move: 2, attack: { range: 3 } })).toEqual(['A: 1']);
  });

  it('R-MON-7 the focus is found by the first attack, also where the second would find another', () => {
    const behind = ['.  % . . % .', '.1 % .A . .x .2', '.  % . . % .'];
    const twice: MonsterAction = { attackFirst: { range: 2 }, move: 2, attack: {} };
    expect(endsOf(behind, twice)).toEqual(['1, then A']);
    expect(endsOf(behind, { move: 2, attack: {} })).toEqual(['x: 2']);
  });

  it('R-MON-7 R-COND-11 disarmed it goes adjacent to its focus and attacks nobody', () => {
    const open = ['% % % %', '.A . .x .1', '% % % %'];
    expect(endsOf(open, archer(2))).toEqual(['A: 1']);
    expect(endsOf(open, archer(2), { conditions: ['disarm'] })).toEqual(['x']);
  });
});

describe('R-COND-10, R-COND-12 conditions that keep it from acting', () => {
  it('R-COND-10 immobilized it does not move, and attacks whom it can', () => {
    expect(endsOf(['.A . .1'], melee(3), { conditions: ['immobilize'] })).toEqual(['A']);
    expect(endsOf(['.A .1 . .2'], melee(3), { conditions: ['immobilize'] })).toEqual(['A: 1']);
  });

  it('R-COND-10 an immobilized archer shoots at disadvantage', () => {
    const picture = ['% % % %', '. . .A .1', '% % % %'];
    expect(endsOf(picture, archer(3), { conditions: ['immobilize'] })).toEqual(['A: 1-']);
  });

  it('R-COND-11 disarmed it attacks nobody, above the move or below it, and still moves', () => {
    const disarmed: Setting = { conditions: ['disarm'] };
    const action: MonsterAction = { attackFirst: {}, move: 1, attack: {} };
    expect(endsOf(['.A .1'], action)).toEqual(['1, then A: 1']);
    expect(endsOf(['.A .1'], action, disarmed)).toEqual(['A']);
    expect(endsOf(['.A .x .1'], action, disarmed)).toEqual(['x']);
  });

  it('R-COND-12 stunned it stays, without a focus', () => {
    const stunned: Setting = { conditions: ['stun'] };
    expect(endsOf(['.A .1'], { attackFirst: {}, move: 2, attack: {} }, stunned)).toEqual(['A']);
    const {
      options: [option],
      ...focus
    } = turnOf(['.A .1'], melee(2), stunned);
    expect(focus).toStrictEqual({ focus: [], decidedBy: 'stunned', trace: [] });
    expect(option).toMatchObject({ focus: [], destinations: [], path: [] });
  });

  it('R-COND-10 R-COND-11 immobilized and disarmed it stays, with a focus', () => {
    const turn = turnOf(['.A . .1'], melee(2), { conditions: ['immobilize', 'disarm'] });
    expect(turn.focus).toEqual(['1']);
    expect(turn.options.map(({ to }) => to)).toEqual([{ q: 0, r: 0 }]);
  });
});

describe('R-MON-8 stage 1, the best targets', () => {
  it('R-MON-8 (a) fewest negative hexes before reach', () => {
    const picture = [
      '.A ^ .x .1 .z', // 1 could be attacked from x this turn, through the trap
      '.  % % % .',
      '.  .y . . .',
    ];
    expect(endsOf(picture, melee(2))).toEqual(['y']);
    expect(headingFor(picture, melee(2))).toEqual(['z']);
    expect(endsOf(picture, melee(9))).toEqual(['z: 1']);
  });

  it('R-MON-8 (b) within reach before the number of targets', () => {
    const picture = ['.A . .x .1 .', '#  # # .y .2'];
    expect(endsOf(picture, { move: 2, attack: { targets: 2 } })).toEqual(['x: 1']);
    expect(endsOf(picture, { move: 3, attack: { targets: 2 } })).toEqual(['y: 1 2']);
  });

  it('R-MON-8 (c) no disadvantage against the focus before the number of targets', () => {
    const picture = ['%  %  %  %  %', '.  .x .A .1 .2', '%  %  %  %  %'];
    const action: MonsterAction = { move: 3, attack: { range: 2, targets: 2 } };
    expect(endsOf(picture, action)).toEqual(['x: 1']);
    expect(endsOf(picture, action, { conditions: ['muddle'] })).toEqual(['A: 1- 2']);
  });

  it('R-MON-8 (d) the most targets before the least movement', () => {
    const picture = ['.A .x .1 .', '.  .w .y .2'];
    expect(endsOf(picture, { move: 1, attack: { targets: 2 } })).toEqual(['w: 1', 'x: 1']);
    expect(endsOf(picture, { move: 2, attack: { targets: 2 } })).toEqual(['y: 1 2']);
  });

  it('R-MON-8 (e) the least movement before the better ranks', () => {
    const picture = [
      '. . .  .  .  .',
      '. . .  .  .3 .',
      '. . .A .x .1 .',
      '. . .  %  .y .',
      '. . .  .2 .  .',
      '. . .  .  .  .',
    ];
    const sweep: MonsterAction = { move: 9, attack: { targets: 2 } };
    expect(endsOf(picture, sweep)).toEqual(['x: 1 3']);
    const without3 = picture.map((row) => row.replace('.3', '. '));
    expect(endsOf(without3, sweep)).toEqual(['y: 1 2']);
  });

  it.each([
    ['the better ranks', 3, ['y: 1 2']],
    ['all of equal rank', 2, ['x: 1 3', 'y: 1 2']],
  ])('R-MON-8 (f) %s among hexes of equal movement', (_, initiative, ends) => {
    const picture = [
      '. . .  .  .  .',
      '. . .  .  .3 .',
      '. . .A .x .1 .',
      '. . .  .y .  .',
      '. . .  .2 .  .',
      '. . .  .  .  .',
    ];
    const setting: Setting = { figures: { '3': { initiative } } };
    expect(endsOf(picture, { move: 9, attack: { targets: 2 } }, setting)).toEqual(ends);
  });
});

describe('R-MON-8 stage 2, the hex', () => {
  const picture = [
    '. .  .  .  .  . .',
    '. .  .  .  .2 . .',
    '. .  .A .x .  . .3',
    '. .  .  ~y %  . .',
    '. .1 .  %  .  . .',
    '. .  .  .  .  . .',
  ];

  it('R-MON-8 may be farther than the one that won stage 1', () => {
    // Stage 1 is won by x, where 2 is adjacent; stage 2 takes y for the same targets.
    const action: MonsterAction = { move: 3, attack: { range: 3, targets: 3 } };
    expect(endsOf(picture, action)).toEqual(['y: 1 2 3']);
    expect(endsOf(picture, { ...action, move: 1 })).toEqual(['x: 1 2- 3']);
  });

  it('R-MON-8 a muddled monster takes the nearer hex', () => {
    const action: MonsterAction = { move: 3, attack: { range: 3, targets: 3 } };
    expect(endsOf(picture, action, { conditions: ['muddle'] })).toEqual(['x: 1 2- 3']);
  });
});

describe('R-MON-9 an archer beside its focus', () => {
  const row = (middle: string): Picture => ['% % % %', middle, '% % % %'];

  it.each<[string, string, MonsterAction, Setting, string]>([
    ['steps away', '.y .x .A .1', archer(3), {}, 'x: 1'],
    ['steps away through an ally', '.y .B .A .1', archer(3), {}, 'y: 1'],
    ['stays where the free hex is a trap', '.y ^ .A .1', archer(3), {}, 'A: 1-'],
    ['stays where the free hex is hazardous', '.y ! .A .1', archer(3), {}, 'A: 1-'],
    ['stays where no hex is free', '.y % .A .1', archer(3), {}, 'A: 1-'],
    ['stays where it cannot move', '.y .x .A .1', archer(null), {}, 'A: 1-'],
    ['stays where it cannot move far enough', '.y .B .A .1', archer(1), {}, 'A: 1-'],
    ['stays where the range is 1', '.y .x .A .1', archer(3, 1), {}, 'A: 1-'],
    ['stays muddled', '.y .x .A .1', archer(3), { conditions: ['muddle'] }, 'A: 1-'],
    ['steps away strengthened', '.y .x .A .1', archer(3), { conditions: ['strengthen'] }, 'x: 1'],
    [
      'stays strengthened and muddled',
      '.y .x .A .1',
      archer(3),
      { conditions: ['strengthen', 'muddle'] },
      'A: 1-',
    ],
    ['stays if its attack is melee', '.y .x .A .1', melee(3), {}, 'A: 1'],
    ['stays at a distance', '.y .x .A . .1', archer(3), {}, 'A: 1'],
  ])('R-MON-9 %s', (_, picture, action, setting, end) => {
    expect(endsOf(row(picture), action, setting)).toEqual([end]);
  });

  it('R-ATK-13 has disadvantage against adjacent targets only, also in an area', () => {
    const area = {
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
    };
    expect(endsOf(['.1 .A . .2', '. . . .'], { attack: { range: 3, targets: 2 } })).toEqual([
      'A: 1- 2',
    ]);
    expect(endsOf(['.A .1 .2'], { attack: { range: 3, area } }, { edition: 'frosthaven' })).toEqual(
      ['A: 1- 2'],
    );
  });

  it('R-ATK-13 a melee area that reaches further has none', () => {
    const area = {
      hexes: [
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
      origin: { q: 0, r: 0 },
    };
    const picture = ['.A . .', '. .1 .2'];
    expect(endsOf(picture, { attack: { area } })).toEqual(['A: 1 2']);
  });
});

describe('R-MON-10 no further than needed', () => {
  it.each<[string, Picture, MonsterAction, string]>([
    ['attacks from its hex at best effect', ['. . .', '.A .1 .', '. . .'], melee(4), 'A: 1'],
    [
      'with all targets it can get',
      ['.A .1 .', '. .2 .'],
      { move: 4, attack: { targets: 2 } },
      'A: 1 2',
    ],
    ['comes as near as its range', ['% % % % %', '.A .x . . .1', '% % % % %'], archer(4), 'x: 1'],
  ])('R-MON-10 %s', (_, picture, action, end) => {
    expect(endsOf(picture, action)).toEqual([end]);
  });
});

describe('R-MON-11 out of reach', () => {
  it('R-MON-11 goes as near as it can, and heads for the hex to attack from', () => {
    const picture = ['.A . .y . . .x .1'];
    expect(endsOf(picture, melee(2))).toEqual(['y']);
    expect(headingFor(picture, melee(2))).toEqual(['x']);
  });

  it('R-MON-11 stays if no hex is nearer', () => {
    expect(endsOf(['.A .B . . .1'], melee(1))).toEqual(['A']);
    expect(endsOf(['.A ~ . . .1'], melee(1))).toEqual(['A']);
    expect(headingFor(['.A .B . .x .1'], melee(1))).toEqual(['x']);
  });

  it('R-MON-11 takes the least movement among hexes that are equally near', () => {
    const picture = ['.A .m .B .C . . .1', '# # .n # # # #'];
    expect(endsOf(picture, melee(3))).toEqual(['m']);
  });

  it('R-MON-11 takes the least movement, whichever hex is lower', () => {
    expect(endsOf(['.1 . . .C .B .m .A', '# # # # .n # #'], melee(3))).toEqual(['m']);
  });

  it('R-MON-11 leaves equally near hexes before one goal to the players', () => {
    const picture = ['.A .p .x .1', '.  .q .  .'];
    expect(headingFor(picture, melee(1))).toEqual(['x']);
    expect(endsOf(picture, melee(1))).toEqual(['p', 'q']);
  });

  it('R-MON-11 leaves equal destinations to the players, also one with less progress', () => {
    const picture = ['. .l .A .r .w', '.p % % % .B', '. .s .1 .t .'];
    expect(headingFor(picture, melee(3))).toEqual(['s', 't']);
    expect(endsOf(picture, melee(3))).toEqual(['p', 'w']);
  });

  it('R-MON-11 enters the trap that it cannot avoid, rather than wait before it', () => {
    // The way below has one trap, at once; the one above two, but later.
    const picture = ['.  .  .  ^ ^ .  .', '.A %  %  % % .x .1', '.  ^y .z . . .  #'];
    expect(endsOf(picture, melee(1))).toEqual(['y']);
    expect(endsOf(picture, melee(2))).toEqual(['z']);
  });

  it('R-MON-11 may end on a trap that it cannot avoid', () => {
    expect(endsOf(['.A . ^x . .1'], melee(2))).toEqual(['x']);
    expect(endsOf(['.A . ^x .1'], melee(2))).toEqual(['x: 1']);
  });

  it('R-MON-11 plans for disadvantage as if movement were unlimited', () => {
    const picture = ['% % % % % %', '.A .y . .x . .1', '% % % % % %'];
    expect(headingFor(picture, archer(1, 2))).toEqual(['x']);
    expect(endsOf(picture, archer(1, 2))).toEqual(['y']);
  });
});

describe('R-MON-12 negative hexes', () => {
  it.each(['^', '!'])('R-MON-12 never enters %s while a way without one exists', (sign) => {
    const picture = [`.A ${sign} .x .1`, '.  % % .z', '.  .y . .'];
    expect(endsOf(picture, melee(2))).toEqual(['y']);
    expect(endsOf(picture, { move: 2 })).toEqual(['y']);
  });

  it('R-MON-12 takes the fewest that it cannot avoid', () => {
    const picture = ['.A ^ ^ . .1', '.  # # .x #', '.  ^ . . #'];
    expect(endsOf(picture, melee(5))).toEqual(['x: 1']);
    expect(headingFor(picture, melee(2))).toEqual(['x']);
  });
});
