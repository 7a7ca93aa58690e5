import { describe, expect, it } from 'vitest';
import type { MonsterAction } from '../../src/monster-turn/index.js';
import type { Candidate } from '../../src/vocabulary/index.js';
import { endsOf, turnOf, type Picture, type Setting } from './play.js';

const MELEE: MonsterAction = { move: 3, attack: {} };

const summon: Partial<Candidate> = { side: 'characters' };

describe('R-FOCUS-16 summons', () => {
  it('R-FOCUS-16 a summon of the characters goes for monsters and passes its allies', () => {
    expect(endsOf(['.A .1 .x .B'], MELEE, { figures: { A: summon } })).toEqual(['x: B']);
  });

  it('R-FOCUS-16 it takes the monster that is earlier in the order', () => {
    const figures = { A: summon, B: { initiative: 40 }, C: { initiative: 39 } };
    expect(endsOf(['.B .y .A .x .C'], MELEE, { figures })).toEqual(['x: C']);
  });

  it('R-FOCUS-9 a summon is focused before its owner', () => {
    const figures = { s: { side: 'characters', initiative: 0.9 } } as const;
    expect(endsOf(['.1 .y .A .x .s'], MELEE, { figures })).toEqual(['x: s']);
  });
});

describe('sides', () => {
  it('a neutral figure stays, with nobody to attack', () => {
    expect(endsOf(['.A .1 .B'], MELEE, { figures: { A: { side: 'neutral' } } })).toEqual(['A']);
  });

  it('neutral figures are not attacked and not passed', () => {
    const figures = { N: { side: 'neutral' } } as const;
    expect(endsOf(['.A .N .x .1'], MELEE, { figures })).toEqual(['A']);
    expect(endsOf(['.A .N'], MELEE, { figures })).toEqual(['A']);
  });

  it('a neutral figure does not even pass neutral figures', () => {
    const figures = { A: { side: 'neutral' }, N: { side: 'neutral' } } as const;
    expect(turnOf(['.A .N . .1'], MELEE, { figures }).focus).toEqual([]);
  });

  it.each(['monsters', 'characters'] as const)('a third side is an enemy of %s', (side) => {
    const figures = { A: { side }, T: { side: 'third' } } as const;
    expect(endsOf(['.A .x .T'], MELEE, { figures })).toEqual(['x: T']);
  });

  it('a third side attacks both others and passes its own', () => {
    const third = { side: 'third' } as const;
    const action: MonsterAction = { move: 3, attack: { targets: 3 } };
    expect(endsOf(['.1 .B', '.A .'], action, { figures: { A: third } })).toEqual(['(1,0): 1 B']);
    expect(endsOf(['.A .T .x .1'], MELEE, { figures: { A: third, T: third } })).toEqual(['x: 1']);
  });

  it('R-MON-30 monsters of other types are allies', () => {
    expect(endsOf(['.A .B .C .x .1'], MELEE)).toEqual(['x: 1']);
  });
});

describe('R-COND-16 invisible enemies', () => {
  const hidden: Setting = { figures: { '1': { invisible: true } } };

  it('R-COND-16 are not attacked, not even as additional targets', () => {
    expect(endsOf(['.A .1', '. .2'], { attack: { targets: 'all' } }, hidden)).toEqual(['A: 2']);
    expect(endsOf(['.A .1'], MELEE, hidden)).toEqual(['A']);
  });

  it('R-COND-16 block like an obstacle', () => {
    expect(endsOf(['.A .1 .x .2'], MELEE, hidden)).toEqual(['A']);
    expect(endsOf(['.A .1 .x .2'], { ...MELEE, mode: 'jump' }, hidden)).toEqual(['x: 2']);
    expect(endsOf(['.A .1 .2'], { ...MELEE, mode: 'fly' }, hidden)).toEqual(['A']);
  });

  it('R-COND-18 an invisible monster is passed by monsters, and stops summons', () => {
    const invisible = { B: { invisible: true } };
    expect(endsOf(['.A .B .x .1'], MELEE, { figures: invisible })).toEqual(['x: 1']);
    const figures = { ...invisible, A: summon };
    expect(endsOf(['.A .B .x .C'], MELEE, { figures })).toEqual(['A']);
  });

  it('R-COND-16 an invisible monster acts as ever', () => {
    expect(endsOf(['.A .x .1'], MELEE, { figures: { A: { invisible: true } } })).toEqual(['x: 1']);
    expect(endsOf(['.A .x .1'], MELEE, { conditions: ['invisible'] })).toEqual(['x: 1']);
  });
});

describe('figures of several hexes', () => {
  it.each<[string, Picture, MonsterAction, string]>([
    ['are attacked on any of them', ['.A .x .1 .1'], MELEE, 'x: 1'],
    ['are attacked on the further one', ['.1 % % %', '.1 .x . .A'], MELEE, 'x: 1'],
    [
      'are hit once by an area on both hexes',
      ['.A .1', '. .1'],
      {
        attack: {
          area: {
            hexes: [
              { q: 1, r: -1 },
              { q: 1, r: 0 },
            ],
            origin: { q: 0, r: 0 },
          },
        },
      },
      'A: 1',
    ],
    ['are one target of several', ['.A .1 .2', '. .1 .'], { attack: { targets: 'all' } }, 'A: 1'],
    ['block on each of them', ['.A .2 .2 .x .1'], MELEE, 'A: 2'],
    ['are passed by allies', ['.A .B .B .x .1'], MELEE, 'x: 1'],
  ])('%s', (_, picture, action, end) => {
    expect(endsOf(picture, action)).toEqual([end]);
  });

  it('R-FOCUS-7 are as near as their nearest hex', () => {
    const picture = ['. . . . . . .', '.2 .2 . .A . .1 .', '. . . . . . .'];
    const { trace } = turnOf(picture, { attack: { range: 3 } });
    expect(trace.map(({ id, key }) => [id, key?.proximity])).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
  });

  it('R-ATK-13 disadvantage if any of them is adjacent', () => {
    const picture = ['% % % % %', '. . .A .1 .1', '% % % % %'];
    expect(endsOf(picture, { attack: { range: 3 } })).toEqual(['A: 1-']);
    expect(endsOf(picture, { move: 1, attack: { range: 3 } })).toEqual(['(1,0): 1']);
  });

  it('sight and range are counted to one and the same hex', () => {
    // Of its two hexes the left one is in range and unseen, the right one seen and out of range.
    const picture = ['#  # .  . . . .', '.1 % .A . . . .1', '#  # .  . . . .'];
    expect(endsOf(picture, { attack: { range: 2 } })).toEqual(['A']);
    expect(endsOf(picture, { attack: { range: 4 } })).toEqual(['A: 1']);
    expect(endsOf(picture, { attack: { range: 2 } }, { edition: 'frosthaven' })).toEqual(['A: 1']);
  });
});
