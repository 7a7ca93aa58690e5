import { describe, expect, it } from 'vitest';
import type { MonsterAction } from '../../src/monster-turn/index.js';
import type { MoveMode } from '../../src/vocabulary/index.js';
import { endsOf, sceneWith, turnOf, type Picture, type Setting } from './play.js';

const moving = (mode: MoveMode, move: number): MonsterAction => ({ move, mode, attack: {} });

describe('R-MOVE-8 jump', () => {
  it('R-MOVE-8 passes over an invisible enemy', () => {
    const figures = { '0': { invisible: true } };
    expect(endsOf(['.A .0 .x .1'], moving('jump', 2), { figures })).toEqual(['x: 1']);
    expect(endsOf(['.A .0 .x .1'], moving('walk', 2), { figures })).toEqual(['A']);
  });

  it.each<[string, Picture, number, string]>([
    ['passes over obstacles and traps', ['.A % ^ .x .1'], 3, 'x: 1'],
    ['pays 1 for difficult terrain on the way', ['.A ~ ~ .x .1'], 3, 'x: 1'],
    ['pays 2 for difficult terrain at its end', ['.A . ~x .1'], 3, 'x: 1'],
    ['does not come onto difficult terrain with 1 too few', ['.A .y ~x .1'], 2, 'y'],
    ['does not end on an obstacle', ['.A .y % .x .1'], 2, 'y'],
    ['does not end on a figure', ['.A .y .B .x .1'], 2, 'y'],
    ['does not pass a wall', ['.A # .x .1'], 9, 'A'],
    ['does not pass a closed door', ['.A + .x .1'], 9, 'A'],
    ['only the traps at its ends count', ['.A ^ ^ .y . .x .1'], 3, 'y'],
  ])('R-MOVE-8 %s', (_, picture, move, end) => {
    expect(endsOf(picture, moving('jump', move))).toEqual([end]);
  });

  it('R-MOVE-8 the last hex costs more in gloomhaven only', () => {
    const picture = ['.A . ~x .1'];
    expect(endsOf(picture, moving('jump', 2), { edition: 'jawsOfTheLion' })).toEqual(['x: 1']);
    expect(endsOf(picture, moving('jump', 2), { edition: 'frosthaven' })).toEqual(['x: 1']);
    const rules = { jumpDifficultLast: false };
    expect(endsOf(picture, moving('jump', 2), { rules })).toEqual(['x: 1']);
    const strict: Setting = { edition: 'frosthaven', rules: { jumpDifficultLast: true } };
    expect(endsOf(picture, moving('jump', 2), strict)).toEqual(['(1,-1)']);
  });

  it('R-MOVE-8 the path is a straight one, over whatever lies there', () => {
    const { at } = sceneWith(['.A %y ^z .x .1']);
    const [option] = turnOf(['.A %y ^z .x .1'], moving('jump', 3)).options;
    expect(option?.path).toEqual([at('y'), at('z'), at('x')]);
  });
});

describe('R-MOVE-9 fly', () => {
  it.each<[string, Picture, number, string]>([
    ['passes over everything that lies or stands there', ['.A .B ~ ^ % .x .1'], 5, 'x: 1'],
    ['may end on an obstacle', ['.A . %x .1'], 2, 'x: 1'],
    ['may end on a trap as if it were none', ['.A . ^x .1'], 2, 'x: 1'],
    ['does not end on a figure', ['.A .y .B .1'], 3, 'A'],
    ['does not pass a wall', ['.A # .x .1'], 9, 'A'],
    ['pays 1 for difficult terrain at its end', ['.A . ~x .1'], 2, 'x: 1'],
  ])('R-MOVE-9 %s', (_, picture, move, end) => {
    expect(endsOf(picture, moving('fly', move))).toEqual([end]);
  });

  it.each(['walk', 'jump', 'fly'] as const)('R-MOVE-9 Flying makes a %s fly', (mode) => {
    const action: MonsterAction = { ...moving(mode, 3), flying: true };
    expect(endsOf(['.A % ~ %x .1'], action)).toEqual(['x: 1']);
    expect(endsOf(['.A % ~ %x .1'], { ...action, move: 2 })).toEqual(['(2,-1)']);
  });

  it('R-MOVE-9 flying false is as if left out', () => {
    expect(endsOf(['.A ~ .x .1'], { ...moving('walk', 2), flying: false })).toEqual(['(1,-1)']);
  });
});

describe('teleport', () => {
  it.each<[string, Picture, number, string]>([
    ['passes through a wall hex', ['.A # .x .1'], 2, 'x: 1'],
    ['counts the wall hex', ['.A # # .x .1'], 2, 'A'],
    ['ignores difficult terrain, also at its end', ['.A ~ ~x .1'], 2, 'x: 1'],
    ['does not end on an obstacle', ['.A .y % .1'], 3, 'A'],
    ['counts a trap at its end', ['.y .A ^ .1'], 3, '(2,-1): 1'],
    ['does not pass what is not on the map', ['.A : .x .1'], 9, 'A'],
  ])('%s', (_, picture, move, end) => {
    expect(endsOf(picture, moving('teleport', move))).toEqual([end]);
  });

  it('does not pass a thin wall', () => {
    const walled = '.A\n--\n.x\n\n.1';
    expect(endsOf(walled, moving('teleport', 9))).toEqual(['A']);
    expect(endsOf(walled.replace('--', ''), moving('teleport', 9))).toEqual(['x: 1']);
  });

  it('has a path of the last hex only', () => {
    const { at } = sceneWith(['.A # .x .1']);
    const [option] = turnOf(['.A # .x .1'], moving('teleport', 2), { allPaths: true }).options;
    expect(option?.path).toEqual([at('x')]);
    expect(option?.paths).toEqual([[at('x')]]);
  });

  it('R-MOVE-9 with Flying may end on obstacles and springs no trap', () => {
    const action: MonsterAction = { ...moving('teleport', 2), flying: true };
    expect(endsOf(['.A # %x .1'], action)).toEqual(['x: 1']);
    expect(endsOf(['.A # ^x .1'], action)).toEqual(['x: 1']);
    expect(turnOf(['.A # ^x .1'], action).trace[0]?.key?.negativeHexes).toBe(0);
  });
});

describe('icy terrain', () => {
  it.each<[string, Picture, MonsterAction, string]>([
    ['a walker slides on for 1 in all', '.A\n\n*\n\n*\n\n.x\n\n.1', moving('walk', 1), 'x: 1'],
    ['it stops before an obstacle', '.A\n\n*y\n\n%\n\n.1\n    .', moving('walk', 1), 'A'],
    ['it stops before a figure', '.A\n\n*\n\n*x\n\n.1', moving('walk', 1), 'x: 1'],
    ['it stops before an ally', '.A\n\n*\n\n*x\n    .1\n.B', moving('walk', 1), 'x: 1'],
    [
      'it pays 1 for sliding onto difficult terrain',
      '.A\n\n*\n\n~x\n\n.1',
      moving('walk', 1),
      'x: 1',
    ],
    ['it slides over no trap, and onto one', '.A\n\n*\n\n^x\n\n.1', moving('walk', 1), 'x: 1'],
    ['a flyer does not slide', '.A\n\n*y\n\n*\n\n.x\n\n.1', moving('fly', 1), 'y'],
    ['a jumper does not slide', '.A\n\n*y\n\n*\n\n.x\n\n.1', moving('jump', 1), 'y'],
  ])('%s', (_, picture, action, end) => {
    expect(endsOf(picture, action)).toEqual([end]);
  });

  it('has all hexes of the slide in its path', () => {
    const { options } = turnOf('.A\n\n*\n\n*\n\n.x\n\n.1', moving('walk', 1), { allPaths: true });
    expect(options[0]?.path).toEqual([
      { q: 0, r: 1 },
      { q: 0, r: 2 },
      { q: 0, r: 3 },
    ]);
    expect(options[0]?.paths).toEqual([options[0]?.path]);
  });

  it('cannot stop in the middle of the ice', () => {
    const picture = '.A\n\n*y\n    .1\n*\n\n.';
    expect(endsOf(picture, moving('walk', 9))).toEqual(['A']);
    expect(endsOf(picture, moving('fly', 9))).toEqual(['y: 1']);
  });
});

describe('closed doors are walls', () => {
  const rooms = ['.A .y + .x .1'];

  it('R-MOVE-5 R-MOVE-7 nothing is known beyond', () => {
    expect(endsOf(rooms, moving('walk', 9))).toEqual(['A']);
    expect(endsOf(["'A .y @ .x .1"], moving('walk', 9))).toEqual(['A']);
    expect(endsOf(rooms, { move: 9, attack: { range: 9 } }, { edition: 'frosthaven' })).toEqual([
      'A',
    ]);
  });

  it('R-MOVE-7 an open one is a hex like any other', () => {
    expect(endsOf(["'A .y ' .x .1"], moving('walk', 9))).toEqual(['x: 1']);
    expect(endsOf([".A 'x .1"], moving('walk', 9))).toEqual(['x: 1']);
  });

  it('R-MOVE-11 neither jumpers nor flyers pass them', () => {
    expect(endsOf(rooms, moving('jump', 9))).toEqual(['A']);
    expect(endsOf(rooms, moving('fly', 9))).toEqual(['A']);
  });
});
