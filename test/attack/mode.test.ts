import { describe, expect, it } from 'vitest';
import { compileBoard } from '../../src/board/index.js';
import { modeOf, type ModeQuery } from '../../src/attack/index.js';
import { trackerOf } from '../../src/condition/index.js';
import { targetsFrom } from '../../src/targeting/index.js';
import type { Condition } from '../../src/vocabulary/index.js';
import { must } from './ask.js';

const mode = (query: ModeQuery): string => must(modeOf(query)).mode;

const attackerWith = (...conditions: Condition[]) => ({ attacker: { conditions } });
const ADJACENT = { target: { disadvantage: true } };

describe('how an attack draws', () => {
  it('plainly without any source', () => {
    expect(must(modeOf({}))).toEqual({ mode: 'none', advantage: [], disadvantage: [] });
    expect(mode(attackerWith('poison', 'wound', 'immobilize', 'invisible'))).toBe('none');
  });

  it('R-COND-15: strengthen is advantage, muddle disadvantage', () => {
    expect(must(modeOf(attackerWith('strengthen')))).toEqual({
      mode: 'advantage',
      advantage: ['strengthen'],
      disadvantage: [],
    });
    expect(must(modeOf(attackerWith('muddle')))).toEqual({
      mode: 'disadvantage',
      advantage: [],
      disadvantage: ['muddle'],
    });
    expect(mode({ attacker: { conditions: trackerOf(['muddle']) } })).toBe('disadvantage');
  });

  it('R-ATK-13: a ranged attack on an adjacent target has disadvantage, as targetsFrom answers', () => {
    const board = compileBoard({ rows: ['. . .', '. . .', '. . .'] });
    if (board._tag === 'Left') throw new Error('no board');
    const targets = targetsFrom(board.right, {
      from: { q: 0, r: 0 },
      side: 'characters',
      attack: { range: 3 },
      figures: [
        { id: 'near', side: 'monsters', at: { q: 1, r: 0 } },
        { id: 'off', side: 'monsters', at: { q: 2, r: 0 } },
      ],
    });
    if (targets._tag === 'Left') throw new Error('no targets');
    expect(targets.right.map((target) => must(modeOf({ target })))).toEqual([
      { mode: 'disadvantage', advantage: [], disadvantage: ['adjacentTarget'] },
      { mode: 'none', advantage: [], disadvantage: [] },
    ]);
  });

  it('R-MOD-9: advantage and disadvantage cancel, however many of each', () => {
    expect(mode(attackerWith('strengthen', 'muddle'))).toBe('none');
    expect(mode({ ...attackerWith('strengthen'), ...ADJACENT })).toBe('none');
    const sources = { advantage: ['bow', 'song', 'stance'] };
    expect(mode({ ...attackerWith('muddle'), sources })).toBe('none');
    expect(mode({ ...attackerWith('muddle', 'strengthen'), ...ADJACENT, sources })).toBe('none');
  });

  it('R-MOD-9: sources of one kind never stack', () => {
    expect(mode({ ...attackerWith('muddle'), ...ADJACENT })).toBe('disadvantage');
    expect(mode({ ...attackerWith('strengthen'), sources: { advantage: ['bow'] } })).toBe(
      'advantage',
    );
  });

  it('R-MOD-9: every source is listed, also those that cancel', () => {
    const report = modeOf({
      attacker: { conditions: ['muddle', 'strengthen'] },
      target: { disadvantage: true, sources: { advantage: ['marked'], disadvantage: ['shadow'] } },
      sources: { advantage: ['bow'], disadvantage: ['fog'] },
    });
    expect(must(report)).toEqual({
      mode: 'none',
      advantage: ['strengthen', 'marked', 'bow'],
      disadvantage: ['muddle', 'adjacentTarget', 'shadow', 'fog'],
    });
  });

  it('R-BONUS-8: advantage on all attacks is a source like any other', () => {
    const sources = { advantage: ['advantage on all attacks'] };
    expect(mode({ sources })).toBe('advantage');
    expect(mode({ sources, ...ADJACENT })).toBe('none');
  });

  it('R-ATK-13: each target by itself', () => {
    expect([mode(ADJACENT), mode({ target: { disadvantage: false } })]).toEqual([
      'disadvantage',
      'none',
    ]);
  });
});
