import { describe, expect, it } from 'vitest';
import { act, at, can, figureIn, GUARD, play, turn } from './table.js';

describe('attacks', () => {
  it('R-ATK-1 an attack takes hit points', () => {
    const table = turn({ top: [{ type: 'attack', amount: 3 }] }, at(GUARD, 1, 0));
    expect(can(play(table, 'top'), { type: 'attack', target: GUARD })).toBe(true);
    const after = act(play(table, 'top'), { type: 'attack', target: GUARD });
    expect(figureIn(after, GUARD).hitPoints).toBe(6);
  });
});
