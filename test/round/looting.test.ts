import { describe, expect, it } from 'vitest';

import type { Ability, Action } from '../../src/content/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  BLANK,
  can,
  CARD,
  character,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  overlay,
  pass,
  play,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
} from './table.js';

const ATTACK = { type: 'attack', amount: 2 } as const;
const KILL = { type: 'attack', amount: 9 } as const;
const LOOT = { type: 'loot', amount: 1 } as const;
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const USE = { type: 'perform' } as const;
const SKIP = { type: 'skip' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const coin = (q: number, r: number) => overlay('coin', q, r);

describe('a loot ability', () => {
  const scattered = [
    coin(4, 3),
    coin(4, 4),
    coin(4, 4),
    // Under the guard, and out of range.
    coin(5, 3),
    coin(6, 3),
    overlay('treasure', 3, 3, { treasure: '7' }),
    overlay('treasure', 2, 3, { treasure: '8' }),
  ] as const;
  const looting = () => play(turn({ bottom: [LOOT] }, ...NEAR, ...scattered), 'bottom');

  it('R-LOOT-3 takes all money and treasure in range, that of its own hex and under figures too', () => {
    const table = act(looting(), USE);
    expect(eventsOf(table, 'looted')).toEqual([
      { type: 'looted', character: WARDEN, money: 4, treasures: ['7'] },
    ]);
    expect(warden(table)).toMatchObject({ money: 4, treasures: ['7'] });
    expect(table.state.overlays.map(({ type, at: on }) => [type, on])).toEqual([
      ['coin', hex(6, 3)],
      ['treasure', hex(2, 3)],
    ]);
  });

  it('R-LOOT-3 is all or nothing: it is performed, or skipped', () => {
    const table = looting();
    expect(
      table.engine
        .legalCommands(table.state)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['perform', 'skip']);
    const skipped = act(table, SKIP);
    expect(warden(skipped).money).toBe(0);
    expect(skipped.state.overlays).toHaveLength(scattered.length);
  });

  it('R-LOOT-3 R-CARD-4 takes at most so many tokens where it says so, those that one likes', () => {
    const few = (most: number) => [
      { type: 'loot', amount: 1, most, as: 'haul' } as const,
      {
        type: 'experience',
        amount: { type: 'bound', name: 'haul', list: 'amount' },
      } as const,
    ];
    const table = play(turn({ bottom: few(2) }, ...NEAR, ...scattered), 'bottom');
    expect(can(table, USE)).toBe(false);
    const { engine, state } = table;
    const read = engine.decodeState(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual({ _tag: 'Right', right: state });
    const take = (q: number, r: number) => ({ type: 'chooseHex', hex: hex(q, r) }) as const;
    expect(can(table, take(6, 3))).toBe(false);
    const one = act(table, take(3, 3));
    expect(warden(one)).toMatchObject({ money: 0, treasures: ['7'] });
    expect(warden(act(one, SKIP)).experience).toBe(1);
    const two = act(one, take(4, 4));
    expect(warden(two)).toMatchObject({ money: 1, treasures: ['7'], experience: 2 });
    expect(two.state.overlays).toHaveLength(scattered.length - 2);
    // Where no more lie there than it takes, nothing is to be chosen.
    const all = act(play(turn({ bottom: few(5) }, ...NEAR, ...scattered), 'bottom'), USE);
    expect(warden(all)).toMatchObject({ money: 4, treasures: ['7'], experience: 5 });
  });

  it('R-LOOT-3 R-CARD-4 is spoken of by later abilities: how much it took, and nothing where it was skipped', () => {
    const experience = {
      type: 'experience',
      amount: { type: 'bound', name: 'haul', list: 'amount' },
    } as const;
    const named = { ...LOOT, as: 'haul' } as const;
    const haul = () => play(turn({ bottom: [named, experience] }, ...NEAR, ...scattered), 'bottom');
    // Four coins and a treasure lie in range.
    expect(warden(act(haul(), USE)).experience).toBe(5);
    expect(warden(act(haul(), SKIP)).experience).toBe(0);
  });

  it('R-LOOT-3 leaves whatever else lies there', () => {
    const others = [overlay('trap', 4, 2, { damage: 1 }), overlay('obstacle', 3, 4)];
    const table = act(
      play(turn({ bottom: [LOOT] }, ...NEAR, ...others, coin(4, 4)), 'bottom'),
      USE,
    );
    expect(warden(table).money).toBe(1);
    expect(table.state.overlays.map(({ type }) => type)).toEqual(['trap', 'obstacle']);
  });

  it('R-LOOT-3 reaches as far as it says', () => {
    const far = turn({ bottom: [{ ...LOOT, amount: 2 }] }, ...NEAR, ...scattered);
    expect(warden(act(play(far, 'bottom'), USE))).toMatchObject({
      money: 5,
      treasures: ['7', '8'],
    });
  });
});

describe('the end of a turn', () => {
  it('R-LOOT-2 takes what lies in the own hex, and no more', () => {
    const treasure = overlay('treasure', 4, 3, { treasure: '7' });
    const table = pass(turn({}, ...NEAR, coin(4, 3), treasure, coin(4, 4)));
    expect(eventsOf(table, 'looted')).toEqual([
      { type: 'looted', character: WARDEN, money: 1, treasures: ['7'] },
    ]);
    expect(table.state.overlays.map(({ at: on }) => on)).toEqual([hex(4, 4)]);
  });

  it('R-LOOT-2 also after a long rest', () => {
    const table = act(
      turnComes({ rests: true }, ...NEAR, coin(4, 3)),
      { type: 'loseCard', card: CARD },
      { type: 'restHeal', heal: false },
    );
    expect(warden(table).money).toBe(1);
  });

  it('R-LOOT-2 R-COND-13 and when stunned', () => {
    expect(warden(turnComes({}, ...NEAR, coin(4, 3), afflicted(WARDEN, 'stun'))).money).toBe(1);
  });

  it('R-LOOT-2 the money of the turn’s own kill is there to be taken, by whoever ends its turn on it', () => {
    const wishes = { top: [KILL], second: { bottom: [{ type: 'move' as const, amount: 1 }] } };
    const killed = act(play(turn(wishes, ...NEAR), 'top'), strike);
    const moved = act(
      killed,
      { type: 'play', card: BLANK, half: 'bottom', basic: false },
      { type: 'moveTo', hex: hex(5, 3) },
    );
    expect(eventsOf(moved, 'looted')).toEqual([
      { type: 'looted', character: WARDEN, money: 1, treasures: [] },
    ]);
  });

  it('R-LOOT-4 monsters take nothing', () => {
    const table = pass(turn({}, ...NEAR, coin(5, 3)));
    expect(eventsOf(table, 'turnEnded').map(({ figure: id }) => id)).toContain(GUARD);
    expect(eventsOf(table, 'looted')).toEqual([]);
    expect(table.state.overlays).toHaveLength(1);
  });

  it('R-LOOT-9 elements become strong, conditions end, then comes looting', () => {
    const action: Action = { abilities: [ATTACK], infuse: ['fire'] };
    const table = pass(
      act(
        play(turn({ top: action }, ...NEAR, coin(4, 3), afflicted(WARDEN, 'muddle')), 'top'),
        strike,
      ),
    );
    const own = table.events.filter(({ type }) =>
      ['elementsInfused', 'turnEnded', 'looted'].includes(type),
    );
    expect(own.slice(0, 3)).toEqual([
      { type: 'elementsInfused', figure: WARDEN, elements: ['fire'] },
      { type: 'turnEnded', figure: WARDEN, ended: ['muddle'] },
      { type: 'looted', character: WARDEN, money: 1, treasures: [] },
    ]);
  });
});

describe('money of the dead', () => {
  it('R-LOOT-7 R-MON-26 lies where a monster died, but not that of a spawned one', () => {
    const own = act(play(turn({ top: [KILL] }, ...NEAR), 'top'), strike);
    expect(own.state.overlays).toMatchObject([{ type: 'coin', at: hex(5, 3) }]);
    const spawned = figure(GUARD, { dropsMoney: false });
    const none = act(play(turn({ top: [KILL] }, ...NEAR, spawned), 'top'), strike);
    expect(isGone(none, GUARD)).toBe(true);
    expect(none.state.overlays).toEqual([]);
  });

  it('R-LOOT-6 the exhausted keep what they took', () => {
    const weak = figure(WARDEN, { hitPoints: 1 });
    const rich = character(WARDEN, { money: 2, treasures: ['7'] });
    const dead = act(pass(turn({ guard: [ATTACK] }, ...NEAR, weak, rich)), { type: 'suffer' });
    expect(warden(dead)).toMatchObject({ exhausted: true, money: 2, treasures: ['7'] });
  });
});

describe('experience', () => {
  it('R-LOOT-10 of an action needs any one of its abilities, and comes once', () => {
    const heal: Ability = { type: 'heal', amount: 1 };
    const action: Action = { abilities: [ATTACK, heal], experience: 2 };
    const both = act(play(turn({ top: action }, ...NEAR), 'top'), strike, {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(eventsOf(both, 'experienceGained')).toEqual([
      { type: 'experienceGained', character: WARDEN, amount: 2 },
    ]);
    const second = act(play(turn({ top: action }, ...NEAR), 'top'), SKIP, {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(warden(second).experience).toBe(2);
    expect(warden(act(play(turn({ top: action }, ...NEAR), 'top'), SKIP, SKIP)).experience).toBe(0);
  });

  it('R-LOOT-10 killing gives none', () => {
    const table = act(play(turn({ top: [KILL] }, ...NEAR), 'top'), strike);
    expect(eventsOf(table, 'died')).toHaveLength(1);
    expect(warden(table).experience).toBe(0);
  });

  it('R-LOOT-10 the attack needs a target', () => {
    const action: Action = { abilities: [ATTACK], experience: 2 };
    const table = play(turn({ top: action }, ...NEAR, at(GUARD, 9, 3)), 'top');
    expect(can(table, strike)).toBe(false);
    expect(warden(table).experience).toBe(0);
    expect(figureIn(table, GUARD).hitPoints).toBe(9);
  });
});
