import { describe, expect, it } from 'vitest';

import {
  act,
  ARCHER,
  at,
  can,
  character,
  eventsOf,
  figure,
  GUARD,
  KINDLER,
  options,
  play,
  set,
  turn,
  WARDEN,
  without,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const LATER = { goal: { type: 'survive' as const, rounds: 9 } };
const RESIGN = { type: 'resign' as const };

/** Nobody is left on the board but the party, which has to wait for its goal. */
const quiet = (): Table => turn(LATER, ...NEAR, without(GUARD), without(ARCHER));

/** The kindler sits at a seat of its own. */
const twoSeats = (table: Table): Table =>
  set(table, character(KINDLER, { seat: 'bo' }), (state) => ({ ...state, seats: ['ann', 'bo'] }));

describe('a scenario that is called failed', () => {
  it('R-SCEN-10 is over once its players agree, where nothing threatens them', () => {
    const table = act(quiet(), RESIGN);
    expect(table.state).toMatchObject({ verdict: 'lost', over: true, agenda: [] });
    expect(table.events.map(({ type }) => type)).toEqual([
      'resigned',
      'verdictReached',
      'scenarioEnded',
    ]);
  });

  it('R-SCEN-10 cannot be as long as an enemy is on the board, or the scenario is decided', () => {
    expect(can(turn(LATER, ...NEAR), RESIGN)).toBe(false);
    const won = set(quiet(), (state) => ({ ...state, verdict: 'won' as const }));
    expect(can(won, RESIGN)).toBe(false);
  });

  it('R-SCEN-10 needs every seat that still plays, and is forgotten in the next round', () => {
    const table = act(twoSeats(quiet()), { ...RESIGN, of: 'ann' });
    expect(table.state).toMatchObject({ resigned: ['ann'], over: false, verdict: null });
    expect(can(table, { type: 'endTurn' })).toBe(true);
    expect(options(table, RESIGN)).toEqual([]);
    const next = act(
      table,
      { type: 'endTurn', character: WARDEN },
      { type: 'shortRest', rest: false },
    );
    expect(next.state).toMatchObject({ round: 2, resigned: [] });
    const both = act(next, { ...RESIGN, of: 'bo' }, { ...RESIGN, of: 'ann' });
    expect(both.state).toMatchObject({ over: true, verdict: 'lost' });
    const alone = set(twoSeats(quiet()), character(KINDLER, { exhausted: true }), without(KINDLER));
    expect(act(alone, RESIGN).state.over).toBe(true);
  });

  it('R-SCEN-10 a save knows who called', () => {
    const { engine, state } = act(twoSeats(quiet()), { ...RESIGN, of: 'ann' });
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ right: state });
    expect(engine.decodeState({ ...state, resigned: ['zoe'] })).toMatchObject({
      left: [{ type: 'tamperedSave', path: ['resigned', 0], fault: 'unknownId' }],
    });
  });
});

describe('the goal of a scenario', () => {
  it('R-ROUND-7 R-SCEN-6 is tested at every change, and the round is played on', () => {
    const table = turn(
      { top: [{ type: 'attack', amount: 3 }] },
      ...NEAR,
      without(ARCHER),
      figure(GUARD, { hitPoints: 2 }),
    );
    const won = act(play(table, 'top'), { type: 'attack', target: GUARD });
    expect(eventsOf(won, 'verdictReached')).toEqual([{ type: 'verdictReached', verdict: 'won' }]);
    expect(won.state).toMatchObject({ verdict: 'won', over: false });
    expect(can(won, { type: 'play' })).toBe(true);
  });
});
