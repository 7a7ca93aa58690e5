import { describe, expect, it } from 'vitest';

import type { CheckedPack, Scenario } from '../../src/content/index.js';
import {
  act,
  ARCHER,
  at,
  can,
  character,
  eventsOf,
  figure,
  GUARD,
  hex,
  KINDLER,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  withGuard,
  without,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), at(ARCHER, 9, 6)] as const;
const KILL = { type: 'attack', amount: 20 } as const;
const MOVE = { type: 'move', amount: 2 } as const;
const strike = (target: string) => ({ type: 'attack', target }) as const;

/** The training scenario with losses, and with a gate of two hexes. */
const scenario =
  (facts: Partial<Scenario>) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    scenarios: pack.scenarios.map((one) =>
      one.id === 'training'
        ? {
            ...one,
            ...facts,
            map: {
              ...one.map,
              markers: [
                { id: 'gate', hexes: [hex(4, 4), hex(5, 4)] },
                { id: 'well', hexes: [hex(8, 0)] },
              ],
            },
          }
        : one,
    ),
  });

const verdictsOf = (table: Table) => eventsOf(table, 'verdictReached').map((one) => one.verdict);
const endRound = (table: Table): Table => {
  const passed = pass(table);
  return can(passed, { type: 'shortRest' })
    ? act(passed, { type: 'shortRest', rest: false })
    : passed;
};

describe('goals', () => {
  it('R-SCEN-6 R-ROUND-7 all are dead once the last one is, of whatever type', () => {
    const goal = { type: 'killAll' } as const;
    const guards = [...NEAR, at(ARCHER, 4, 2)];
    const top = [KILL, KILL];
    const one = act(play(turn({ goal, top }, ...guards), 'top'), strike(GUARD));
    expect(verdictsOf(one)).toEqual([]);
    const both = can(one, { type: 'attack' }) ? act(one, { type: 'attack' }) : one;
    expect(both.state.verdict).toBe('won');
  });

  it('R-SCEN-6 those that are named have to die, and no others', () => {
    const goal = { type: 'killNamed', monster: 'reed-archer' } as const;
    const wishes = { goal, top: [KILL] };
    const close = at(ARCHER, 4, 2);
    const other = act(play(turn(wishes, ...NEAR, close), 'top'), strike(GUARD));
    expect(other.state.verdict).toBeNull();
    const named = act(play(turn(wishes, ...NEAR, close), 'top'), strike(ARCHER));
    expect(verdictsOf(named)).toEqual(['won']);
  });

  it('R-SCEN-6 so many have to die, counted through the scenario', () => {
    const goal = { type: 'killCount', count: 2, only: ['mire-guard'] } as const;
    const struck = (kills: Readonly<Record<string, number>>) =>
      act(
        play(
          turn({ goal, top: [KILL] }, ...NEAR, withGuard(2, 8, 0), (state) => ({
            ...state,
            kills,
          })),
          'top',
        ),
        strike(GUARD),
      );
    expect(struck({}).state.verdict).toBeNull();
    expect(struck({ 'reed-archer': 3 }).state.verdict).toBeNull();
    expect(struck({ 'mire-guard': 1 }).state.verdict).toBe('won');
  });

  it('R-SCEN-6 a hex that has to be reached is tested as soon as it is, by whoever has to', () => {
    const walk = (who: 'any' | 'all', q: number, ...more: Parameters<typeof turn>[1][]) =>
      act(
        play(
          turn(
            { goal: { type: 'reach', marker: 'gate', who }, bottom: [MOVE], pack: scenario({}) },
            ...NEAR,
            ...more,
          ),
          'bottom',
        ),
        { type: 'moveTo', hex: hex(q, 4) },
      );
    expect(verdictsOf(walk('any', 4))).toEqual(['won']);
    expect(walk('any', 3).state.verdict).toBeNull();
    expect(walk('any', 3, at(ARCHER, 5, 4)).state.verdict).toBeNull();
    expect(walk('all', 4).state.verdict).toBeNull();
    expect(walk('all', 4, at(KINDLER, 5, 4)).state.verdict).toBe('won');
    expect(walk('all', 4, at(KINDLER, 8, 0)).state.verdict).toBeNull();
  });

  it('R-SCEN-6 rounds are survived when the last of them ends, which ends the scenario', () => {
    const survive = (rounds: number) =>
      endRound(turn({ goal: { type: 'survive', rounds } }, ...NEAR));
    const [one, two] = [survive(1), survive(2)];
    expect(one.state).toMatchObject({ verdict: 'won', over: true, agenda: [] });
    expect(one.events.slice(-3).map(({ type }) => type)).toEqual([
      'roundEnded',
      'verdictReached',
      'scenarioEnded',
    ]);
    expect(verdictsOf(one)).toEqual(['won']);
    expect(two.state).toMatchObject({ verdict: null, over: false, round: 2 });
  });
});

describe('losses', () => {
  it('R-SCEN-6 a scenario says what loses it besides everybody’s exhaustion', () => {
    const trap = overlay('trap', 4, 4, { damage: 20 });
    const dead = (facts: Partial<Scenario>) =>
      act(
        play(
          turn(
            { bottom: [MOVE], pack: scenario(facts) },
            ...NEAR,
            trap,
            figure(WARDEN, { hitPoints: 1 }),
            character(WARDEN, { hand: [] }),
          ),
          'bottom',
        ),
        { type: 'moveTo', hex: hex(4, 4) },
      );
    expect(verdictsOf(dead({ losses: [{ type: 'characterExhausted' }] }))).toEqual(['lost']);
    expect(dead({}).state.verdict).toBeNull();
  });

  it('R-SCEN-6 a limit of rounds loses it with the end of its last round', () => {
    const after = (round: number) =>
      endRound(turn({ pack: scenario({ losses: [{ type: 'roundLimit', round }] }) }, ...NEAR));
    expect(after(1).state).toMatchObject({ verdict: 'lost', over: true });
    expect(after(2).state).toMatchObject({ verdict: null, over: false });
  });

  it('R-SCEN-6 the death of whoever must live loses it, and that of others does not', () => {
    const losses = [{ type: 'monsterKilled', monster: 'mire-guard' }] as const;
    const struck = (target: string) =>
      act(
        play(turn({ top: [KILL], pack: scenario({ losses }) }, ...NEAR, at(ARCHER, 4, 2)), 'top'),
        strike(target),
      );
    expect(verdictsOf(struck(GUARD))).toEqual(['lost']);
    expect(struck(ARCHER).state.verdict).toBeNull();
  });

  it('R-DMG-9 nobody left loses it', () => {
    const table = turn(
      { guard: [{ type: 'attack', amount: 20 }] },
      ...NEAR,
      without(KINDLER),
      character(KINDLER, { exhausted: true }),
      character(WARDEN, { hand: [] }),
    );
    const dead = pass(table);
    const over = can(dead, { type: 'suffer' }) ? act(dead, { type: 'suffer' }) : dead;
    expect(over.state).toMatchObject({ verdict: 'lost', over: true });
  });
});
