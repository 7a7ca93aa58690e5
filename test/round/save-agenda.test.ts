import { describe, expect, it } from 'vitest';

import type { GameState } from '../../src/round/index.js';
import { act, at, GUARD, KINDLER, play, turn, WARDEN, type Table } from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const attacking = (): Table => play(turn({ top: [{ type: 'attack', amount: 2 }] }, ...NEAR), 'top');

const read = ({ engine, state }: Table, change: Partial<GameState>) =>
  engine.decodeState(JSON.parse(JSON.stringify({ ...state, ...change })));

describe('a save in which nobody is asked anything', () => {
  it('is refused: nothing is left of what somebody was asked', () => {
    const table = attacking();
    expect(read(table, {})).toMatchObject({ _tag: 'Right' });
    const agenda = table.state.agenda.map((task) =>
      task.type === 'targets' ? { ...task, candidates: [] } : task,
    );
    expect(agenda).not.toEqual(table.state.agenda);
    expect(read(table, { agenda })).toEqual({
      _tag: 'Left',
      left: [{ type: 'tamperedSave', path: ['agenda'], ruling: null, fault: 'nothingPending' }],
    });
  });

  it('R-ROUND-1 is refused: what is to be done leads to no next turn and no end', () => {
    const table = attacking();
    expect(read(table, { agenda: table.state.agenda.slice(1) })).toMatchObject({
      left: [{ path: ['agenda'], fault: 'nothingPending' }],
    });
    expect(read(table, { over: true })).toMatchObject({
      left: [{ path: ['agenda'], fault: 'nothingPending' }],
    });
  });

  it('R-DMG-8 is refused: a character that plays has no figure', () => {
    const table = act(attacking(), { type: 'skip' });
    const figures = table.state.figures.filter(({ id }) => id !== KINDLER);
    expect(read(table, { figures })).toMatchObject({
      left: [{ path: ['characters', 1, 'exhausted'], ruling: 'R-DMG-8', fault: 'notOnBoard' }],
    });
  });
});

describe('a save of another party', () => {
  it('R-SCEN-13 R-CAMP-5 is refused: one more or less than began, or one that is there twice', () => {
    const table = attacking();
    const { characters, seats } = table.state;
    expect(read(table, { party: 3 })).toMatchObject({
      left: [{ path: ['party'], ruling: 'R-SCEN-13', fault: 'wrongParty' }],
    });
    expect(read(table, { characters: [characters[0]!, characters[0]!] })).toMatchObject({
      left: expect.arrayContaining([
        expect.objectContaining({ path: ['characters', 1, 'id'], fault: 'twice' }),
      ]) as unknown,
    });
    expect(read(table, { seats: [...seats, ...seats] })).toMatchObject({
      left: [{ path: ['seats', 1], fault: 'twice' }],
    });
  });
});
