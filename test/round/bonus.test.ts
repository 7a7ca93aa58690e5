import { describe, expect, it } from 'vitest';

import type { Action, Bonus } from '../../src/content/index.js';
import {
  act,
  at,
  BLANK,
  can,
  CARD,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  isGone,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const USE = { type: 'perform' as const };
const SKIP = { type: 'skip' as const, character: WARDEN };
const ON_GUARD = { type: 'attack' as const, target: GUARD };
const SUFFER = { type: 'suffer' as const };

const persistent = (bonus: Omit<Bonus, 'type'>): Action => ({
  abilities: [{ type: 'bonus', ...bonus }],
  active: 'persistent',
  goes: 'lost',
});

/** The warden has the bonus of the bottom of its card; the guard stands beside it. */
const bearing = (bottom: Action, guardAttack = 3): Table =>
  act(
    play(turn({ bottom, guard: [{ type: 'attack', amount: guardAttack }] }, ...NEAR), 'bottom'),
    USE,
  );

/** A basic attack on the guard. */
const strike = (table: Table): Table =>
  act(table, { type: 'play', card: BLANK, half: 'top', basic: true }, ON_GUARD);

const charges = (used: number) => (state: Table['state']) => ({
  ...state,
  bonuses: state.bonuses.map((one) => ({ ...one, charges: used })),
});

const lossOf = (table: Table, id = WARDEN) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

/** Anything is done until the round is over. */
const toNextRound = (table: Table): Table => {
  const { round } = table.state;
  let known = table;
  while (known.state.round === round) {
    const [command] = known.engine.legalCommands(known.state);
    known = act(known, command!);
  }
  return known;
};

const FIERCE: Action = persistent({
  on: 'attack',
  charges: [0, 1, 1],
  effects: [
    { type: 'add', amount: 1 },
    { type: 'add', to: 'pierce', amount: 1 },
  ],
});
const STURDY: Action = persistent({
  on: 'damageByAttack',
  charges: [0, 1],
  effects: [{ type: 'add', to: 'shield', amount: 1 }],
});
const UNHARMED: Action = {
  abilities: [
    {
      type: 'bonus',
      on: 'damage',
      lasts: 'round',
      limit: { times: 1, per: 'round' },
      effects: [{ type: 'prevent' }],
    },
  ],
  active: 'round',
};

describe('a bonus with spaces', () => {
  it('R-CARD-11 is used at each attack, and the mark moves', () => {
    const table = strike(bearing(FIERCE));
    const [{ result } = { result: null }] = eventsOf(table, 'attacked');
    expect(result).toMatchObject({ attack: 3, damage: 3, pierce: 1 });
    expect(eventsOf(table, 'bonusUsed')).toEqual([
      { type: 'bonusUsed', figure: WARDEN, character: WARDEN, card: CARD, left: 2 },
    ]);
    expect(table.state.bonuses).toMatchObject([
      { bearer: WARDEN, origin: { card: CARD }, charges: 1 },
    ]);
    expect(warden(table)).toMatchObject({
      experience: 0,
      active: [{ card: CARD, goes: 'lost', lasts: 'persistent' }],
    });
  });

  it('R-CARD-11 gives experience when the mark leaves a space, and after the last one the card is lost', () => {
    const second = strike(set(bearing(FIERCE), charges(1)));
    expect(warden(second)).toMatchObject({ experience: 1, lost: [] });
    const last = strike(set(bearing(FIERCE), charges(2)));
    expect(warden(last)).toMatchObject({ experience: 1, lost: [CARD], active: [] });
    expect(last.state.bonuses).toEqual([]);
    expect(lossOf(last, GUARD)).toBe(3);
  });

  it('R-CARD-11 R-BONUS-1 must be used when it applies, and is not where nothing is left', () => {
    const hit = pass(bearing(STURDY));
    expect(eventsOf(hit, 'bonusUsed')).toHaveLength(1);
    expect(lossOf(act(hit, SUFFER))).toBe(2);
    const warded = set(bearing(STURDY), (state) =>
      figure(WARDEN, {
        wards: [{ type: 'shield', amount: 3, reach: 0, origin: null, stays: false }],
      })(state),
    );
    const dulled = pass(warded);
    expect(eventsOf(dulled, 'attacked')[0]?.result.damage).toBe(0);
    expect(eventsOf(dulled, 'bonusUsed')).toEqual([]);
    expect(dulled.state.bonuses[0]?.charges).toBe(0);
  });

  it('R-CARD-4 may be left out: then the card makes nothing that lasts and is discarded', () => {
    const table = act(play(turn({ bottom: FIERCE }, ...NEAR), 'bottom'), SKIP);
    expect(table.state.bonuses).toEqual([]);
    expect(warden(table)).toMatchObject({ active: [], discard: [CARD], lost: [] });
  });

  it('R-CARD-6 R-BONUS-7 ends with its card', () => {
    const weak = set(bearing(FIERCE), figure(WARDEN, { hitPoints: 1 }), (state) => ({
      ...state,
      characters: state.characters.map((one) =>
        one.id === WARDEN ? { ...one, hand: [], lost: one.hand } : one,
      ),
    }));
    const table = pass(weak);
    expect(isGone(table, WARDEN)).toBe(true);
    expect(table.state.bonuses).toEqual([]);
  });
});

describe('damage that a bonus prevents', () => {
  it('R-BONUS-9 R-DMG-2 is asked for before cards could cancel it', () => {
    const asked = pass(bearing(UNHARMED));
    expect(options(asked, { type: 'useBonus' })).toEqual([
      {
        type: 'useBonus',
        figure: WARDEN,
        origin: { type: 'card', owner: WARDEN, card: CARD, half: 'bottom', basic: false },
        use: 0,
        seat: 'ann',
        seq: asked.state.seq,
      },
    ]);
    expect(can(asked, { type: 'negate' })).toBe(false);
    const unharmed = act(asked, { type: 'useBonus' });
    expect(lossOf(unharmed)).toBe(0);
    // Nothing is left to cancel (R-DMG-1).
    expect([can(unharmed, SUFFER), can(unharmed, { type: 'negate' })]).toEqual([false, false]);
    const declined = act(asked, SKIP);
    expect(can(declined, { type: 'negate' })).toBe(true);
    expect(lossOf(act(declined, SUFFER))).toBe(3);
  });

  it('R-BONUS-6 is used once a round where its card says so', () => {
    const table = bearing(UNHARMED);
    const used = set(table, (state) => ({
      ...state,
      bonuses: state.bonuses.map((one) => ({ ...one, uses: 1 })),
    }));
    expect(can(pass(table), { type: 'useBonus' })).toBe(true);
    expect(can(pass(used), { type: 'useBonus' })).toBe(false);
  });

  it('R-CARD-12 lasts to the end of the round', () => {
    const asked = pass(bearing(UNHARMED));
    expect(asked.state.bonuses).toHaveLength(1);
    const after = toNextRound(act(asked, SKIP));
    expect(after.state.bonuses).toEqual([]);
    expect(warden(after)).toMatchObject({
      active: [],
      discard: expect.arrayContaining([CARD]) as unknown,
    });
  });

  it('R-CARD-6 R-CARD-11 one for good stays in the next round', () => {
    const after = toNextRound(bearing(FIERCE));
    expect(after.state.bonuses).toHaveLength(1);
    expect(warden(after).active).toMatchObject([{ card: CARD }]);
  });

  it('R-BONUS-6 answers to any source, unless the card names some', () => {
    const trap = overlay('trap', 4, 2, { damage: 4, conditions: ['muddle'] });
    const step = { type: 'moveTo' as const, hex: { q: 4, r: 2 } };
    const moved = (bonus: Omit<Bonus, 'type'>) =>
      act(
        play(turn({ top: persistent(bonus), bottom: [] }, ...NEAR, trap), 'top'),
        USE,
        { type: 'play', card: BLANK, half: 'bottom', basic: true },
        step,
      );
    const any = moved({ on: 'damage', charges: [1, 0], effects: [{ type: 'prevent' }] });
    expect(lossOf(any)).toBe(0);
    expect(figureIn(any, WARDEN).conditions.held).toMatchObject([{ condition: 'muddle' }]);
    expect(warden(any).experience).toBe(1);
    const attacks = moved({
      on: 'damage',
      if: [{ type: 'source', sources: ['attack'] }],
      charges: [1, 0],
      effects: [{ type: 'prevent' }],
    });
    expect(lossOf(act(attacks, SUFFER))).toBe(4);
  });

  it('answers to what would kill, where its card says so', () => {
    const deadly = persistent({
      on: 'damage',
      if: [{ type: 'lethal' }],
      charges: [3],
      effects: [{ type: 'prevent' }],
    });
    const hale = pass(bearing(deadly));
    expect(eventsOf(hale, 'bonusUsed')).toEqual([]);
    const weak = pass(set(bearing(deadly), figure(WARDEN, { hitPoints: 3 })));
    expect(eventsOf(weak, 'bonusUsed')).toHaveLength(1);
    expect(figureIn(weak, WARDEN).hitPoints).toBe(3);
    expect(warden(weak)).toMatchObject({ experience: 3, lost: [CARD] });
  });
});

describe('what bonuses do to an attack', () => {
  const ranged = (type: 'melee' | 'ranged') =>
    persistent({
      on: 'attack',
      if: [{ type: 'attackIs', kind: type }],
      optional: false,
      effects: [{ type: 'advantage' }, { type: 'addConditions', conditions: ['muddle'] }],
    });

  it('R-BONUS-8 R-ATK-13 is read for each attack: advantage and conditions where the kind fits', () => {
    const cards = stacked(WARDEN, { value: -1 }, { value: 2 });
    const melee = strike(set(bearing(ranged('melee')), cards));
    expect(eventsOf(melee, 'attacked')[0]?.cards).toHaveLength(2);
    expect(lossOf(melee, GUARD)).toBe(4);
    expect(can(melee, USE)).toBe(true);
    const other = strike(set(bearing(ranged('ranged')), cards));
    expect(lossOf(other, GUARD)).toBe(1);
    expect(can(other, USE)).toBe(false);
  });

  it('R-BONUS-9 gives its bearer the choice of what is no number', () => {
    const free = persistent({ on: 'attacked', effects: [{ type: 'disadvantage' }] });
    const cards = stacked('monsters', { value: 1 }, { value: -1 });
    const asked = pass(set(bearing(free), cards));
    expect(options(asked, { type: 'useBonus' })).toHaveLength(1);
    expect(lossOf(act(asked, { type: 'useBonus' }, SUFFER))).toBe(2);
    expect(lossOf(act(asked, SKIP, SUFFER))).toBe(4);
  });

  it('makes a push longer, or adds one (R-MOVE-18)', () => {
    const push = persistent({
      on: 'attack',
      effects: [{ type: 'add', to: 'push', amount: 2 }],
    });
    const table = strike(bearing(push));
    expect(options(table, { type: 'pushStep' }).length).toBeGreaterThan(1);
    const [task] = table.state.agenda.filter(({ type }) => type === 'forcedMove');
    expect(task).toMatchObject({ kind: 'push', left: 2 });
  });
});

describe('a save with a bonus', () => {
  it('is read again, in the middle of a moment too', () => {
    const asked = pass(bearing(UNHARMED));
    const save: unknown = JSON.parse(JSON.stringify(asked.state));
    expect(asked.engine.decodeState(save)).toEqual({ _tag: 'Right', right: asked.state });
  });

  it('is refused where the bonus is of no card of its owner', () => {
    const { engine, state } = bearing(FIERCE);
    const tampered = { ...state, bonuses: state.bonuses.map((one) => ({ ...one, index: 7 })) };
    expect(engine.decodeState(tampered)).toMatchObject({
      left: [{ type: 'tamperedSave', path: ['bonuses', 0], fault: 'unknownId' }],
    });
  });
});
