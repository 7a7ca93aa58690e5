import { describe, expect, it } from 'vitest';

import { elementTrack } from '../../src/element/index.js';
import { trackerOf } from '../../src/condition/index.js';
import type { yard } from './table.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  BLANK,
  can,
  CARD,
  character,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  warden,
  without,
} from './table.js';

const ATTACK = { type: 'attack' as const, amount: 2 };
const MOVE = { type: 'move' as const, amount: 3 };
const SHIELD = { type: 'shield' as const, amount: 1 };
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const USE = { type: 'chooseFigure' as const, target: WARDEN };
const SKIP = { type: 'skip' as const };
const SUFFER = { type: 'suffer' as const };
const strike = { type: 'attack' as const, target: GUARD };

describe('cards', () => {
  it('R-CARD-1 one card’s top and the other’s bottom, in either order', () => {
    const table = turn({ top: [ATTACK], bottom: [MOVE] }, ...NEAR);
    expect(options(table, { type: 'play', basic: false })).toHaveLength(4);
    const after = act(play(table, 'top'), strike);
    expect(
      options(after, { type: 'play' }).every(
        (one) => one.type === 'play' && one.card === BLANK && one.half === 'bottom',
      ),
    ).toBe(true);
  });

  it('R-CARD-2 as a basic action a card is Attack 2 or Move 2, and discarded', () => {
    const lost = { top: { abilities: [ATTACK], goes: 'lost' as const } };
    const table = act(
      turn(lost, ...NEAR),
      { type: 'play', card: CARD, half: 'top', basic: true },
      strike,
    );
    expect(figureIn(table, GUARD).hitPoints).toBe(7);
    expect(warden(table).discard).toEqual([CARD]);
  });

  it('R-CARD-3 R-CARD-8 a card goes to its pile before the second action; until then it is in none', () => {
    const table = turn({ top: { abilities: [ATTACK], goes: 'lost' } }, ...NEAR);
    expect(warden(table)).toMatchObject({ waiting: [CARD, BLANK], discard: [], lost: [] });
    const after = act(play(table, 'top'), strike);
    expect(warden(after)).toMatchObject({ waiting: [BLANK], lost: [CARD] });
  });

  it('R-CARD-4 loot, like any ability, may be skipped', () => {
    const coin = overlay('coin', 4, 4);
    const table = play(turn({ bottom: [{ type: 'loot', amount: 1 }] }, ...NEAR, coin), 'bottom');
    expect(warden(act(table, SKIP)).money).toBe(0);
    expect(warden(act(table, { type: 'perform' })).money).toBe(1);
  });

  it('R-CARD-6 R-DMG-4 a bonus ends when its card is lost from the active area', () => {
    const active = {
      top: { abilities: [SHIELD], active: 'round' as const },
      guard: [
        { type: 'attack' as const, amount: 5 },
        { type: 'attack' as const, amount: 5 },
      ],
    };
    const shielded = act(play(turn(active, ...NEAR), 'top'), USE);
    expect(figureIn(shielded, WARDEN).wards).toHaveLength(1);
    const ready = {
      ...shielded,
      state: character(WARDEN, { hand: ['warden-3', 'warden-4'], discard: ['warden-5'] })(
        shielded.state,
      ),
    };
    const negated = act(pass(ready), {
      type: 'negate',
      by: { type: 'discards', cards: [CARD, 'warden-5'] },
    });
    expect(warden(negated).lost).toContain(CARD);
    expect(figureIn(negated, WARDEN).wards).toEqual([]);
  });

  it('R-CARD-13 what harms oneself must be done', () => {
    const table = play(
      turn({ top: [ATTACK, { type: 'condition', conditions: ['muddle'], to: 'self' }] }, ...NEAR),
      'top',
    );
    expect(conditionsOf(act(table, SKIP), WARDEN)).toEqual(['muddle']);
  });

  it('R-LOOT-10 R-ELEM-3 experience and elements need something performed', () => {
    const action = { top: { abilities: [ATTACK], experience: 1, infuse: ['fire' as const] } };
    const done = act(play(turn(action, ...NEAR), 'top'), strike);
    expect(warden(done).experience).toBe(1);
    expect(done.state.elements.infused).toEqual(['fire']);
    const not = act(play(turn(action, ...NEAR), 'top'), SKIP);
    expect(warden(not).experience).toBe(0);
    expect(not.state.elements.infused).toEqual([]);
  });

  it('R-LOOT-10 R-COND-4 a stun in the middle ends the turn, but takes no experience back', () => {
    const trap = overlay('trap', 4, 4, { conditions: ['stun'] });
    const action = { bottom: { abilities: [MOVE, ATTACK], experience: 2 } };
    const table = act(play(turn(action, ...NEAR, trap), 'bottom'), {
      type: 'moveTo',
      hex: hex(4, 4),
    });
    expect(warden(table)).toMatchObject({ experience: 2, waiting: [] });
    expect(warden(table).discard).toEqual(expect.arrayContaining([CARD, BLANK]));
    expect(can(table, { type: 'play' })).toBe(false);
  });
});

describe('elements', () => {
  const consuming = {
    top: [
      {
        ...ATTACK,
        effects: [
          {
            type: 'consume' as const,
            elements: ['fire' as const],
            then: [{ type: 'add' as const, amount: 2 }],
          },
        ],
      },
    ],
  };
  const lit = (state: ReturnType<typeof yard>['state']) => ({
    ...state,
    elements: elementTrack({ fire: 'strong' }),
  });

  it('R-ELEM-4 R-ELEM-11 a consumption is paid as the ability starts, or declined', () => {
    const table = play(turn(consuming, ...NEAR, lit), 'top');
    const paid = act(table, { type: 'consume' });
    expect(paid.state.elements.strengths.fire).toBe('inert');
    expect(figureIn(act(paid, strike), GUARD).hitPoints).toBe(5);
    expect(figureIn(act(table, SKIP, strike), GUARD).hitPoints).toBe(7);
  });

  it('R-ELEM-11 nothing is consumed for an ability that is forbidden', () => {
    const table = play(turn(consuming, ...NEAR, lit, afflicted(WARDEN, 'disarm')), 'top');
    expect(can(table, { type: 'consume' })).toBe(false);
  });

  it('R-ELEM-2 R-ELEM-10 infused it is strong after the turn, and waning in the next round', () => {
    const action = { top: { abilities: [SHIELD], infuse: ['ice' as const] } };
    const table = pass(act(play(turn(action, ...NEAR), 'top'), USE));
    expect(table.state.elements.strengths.ice).toBe('waning');
  });
});

describe('turns and rounds', () => {
  it('R-COND-7 R-DMG-6 R-ROUND-2 a wound comes first; who dies of it takes no turn', () => {
    const wounded = figure(KINDLER, { hitPoints: 1, conditions: trackerOf(['wound']) });
    const next = (state: ReturnType<typeof yard>['state']) => ({
      ...state,
      agenda: [
        { type: 'nextTurn' as const },
        { type: 'endTurn' as const, figure: KINDLER, answered: false },
        { type: 'beginTurn' as const, figure: KINDLER },
        { type: 'characterTurn' as const, figure: WARDEN, halves: [] },
      ],
    });
    const table = turn({}, ...NEAR, wounded, character(KINDLER, { choice: { type: 'longRest' } }));
    const ready = {
      ...table,
      state: {
        ...table.state,
        agenda: [...next(table.state).agenda.slice(0, 3), ...table.state.agenda.slice(2)],
      },
    };
    const hurt = act(pass(ready), SUFFER);
    expect(isGone(hurt, KINDLER)).toBe(true);
    expect(can(hurt, { type: 'restHeal' })).toBe(false);
    expect(hurt.state.characters.find(({ id }) => id === KINDLER)).toMatchObject({
      hand: [],
      discard: [],
      exhausted: true,
    });
  });

  it('R-COND-2 R-COND-3 a condition gained on the own turn lasts to the end of the next', () => {
    const gain = {
      top: [
        { type: 'condition' as const, conditions: ['strengthen' as const], to: 'self' as const },
      ],
    };
    const fresh = pass(act(play(turn(gain, ...NEAR), 'top'), USE));
    expect(conditionsOf(fresh, WARDEN)).toEqual(['strengthen']);
    expect(conditionsOf(pass(turn({}, ...NEAR, afflicted(WARDEN, 'strengthen'))), WARDEN)).toEqual(
      [],
    );
  });

  it('R-COND-10 R-COND-11 the immobilized do not move, the disarmed do not attack', () => {
    expect(
      can(play(turn({ bottom: [MOVE] }, ...NEAR, afflicted(WARDEN, 'immobilize')), 'bottom'), {
        type: 'moveTo',
      }),
    ).toBe(false);
    expect(
      can(play(turn({ top: [ATTACK] }, ...NEAR, afflicted(WARDEN, 'disarm')), 'top'), strike),
    ).toBe(false);
  });

  it('R-LOOT-2 R-COND-13 what lies in its hex is taken at the end of the turn, without a choice', () => {
    const table = pass(turn({}, ...NEAR, overlay('coin', 4, 3)));
    expect(warden(table).money).toBe(1);
  });

  it('R-COND-20 a condition alone cannot be aimed at the immune', () => {
    const poison = {
      top: [{ type: 'condition' as const, conditions: ['poison' as const], range: 1 }],
    };
    expect(can(play(turn(poison, ...NEAR), 'top'), { type: 'chooseFigure', target: GUARD })).toBe(
      true,
    );
    const immune = figure(GUARD, { conditions: trackerOf([], ['poison']) });
    expect(can(play(turn(poison, ...NEAR, immune), 'top'), { type: 'chooseFigure' })).toBe(false);
  });

  it('R-COND-8 R-DMG-10 a heal cures poison instead of healing, and never goes above the maximum', () => {
    const heal = { top: [{ type: 'heal' as const, amount: 3 }] };
    const ill = figure(WARDEN, { hitPoints: 4, conditions: trackerOf(['poison', 'wound']) });
    const cured = act(play(turn(heal, ...NEAR, ill), 'top'), USE);
    expect(figureIn(cured, WARDEN).hitPoints).toBe(4);
    expect(conditionsOf(cured, WARDEN)).toEqual([]);
    const { hitPoints, maxHitPoints } = figureIn(
      act(play(turn(heal, ...NEAR), 'top'), USE),
      WARDEN,
    );
    expect(hitPoints).toBe(maxHitPoints);
  });

  it('R-DMG-2 R-DMG-3 damage of an attack is cancelled with one card of the hand, conditions are not', () => {
    const guard = [{ type: 'attack' as const, amount: 3, conditions: ['poison' as const] }];
    const table = pass(turn({ guard }, ...NEAR));
    const saved = act(table, { type: 'negate' });
    expect(figureIn(saved, WARDEN).hitPoints).toBe(figureIn(saved, WARDEN).maxHitPoints);
    expect(warden(saved).lost).toHaveLength(1);
    expect(conditionsOf(saved, WARDEN)).toEqual(['poison']);
  });

  it('R-DMG-1 nobody is asked about no damage', () => {
    expect(can(pass(turn({ guard: [{ type: 'attack', amount: 0 }] }, ...NEAR)), SUFFER)).toBe(
      false,
    );
  });

  it('R-CARD-12 R-ROUND-5 bonuses of the round end with it', () => {
    const table = pass(
      act(play(turn({ top: { abilities: [SHIELD], active: 'round' } }, ...NEAR), 'top'), USE),
    );
    expect(figureIn(table, WARDEN).wards).toEqual([]);
    expect(warden(table)).toMatchObject({ active: [] });
    expect(warden(table).discard).toContain(CARD);
  });
});

describe('the end', () => {
  it('R-SCEN-6 R-SCEN-7 once decided, the round is played out before the scenario ends', () => {
    const won = act(play(turn({ top: [{ ...ATTACK, amount: 20 }] }, ...NEAR), 'top'), strike);
    expect(won.state).toMatchObject({ verdict: 'won', over: false });
    expect(can(won, { type: 'play' })).toBe(true);
    const over = act(pass(won), { type: 'shortRest', rest: false });
    expect(over.state).toMatchObject({ verdict: 'won', over: true });
  });

  it('R-DMG-9 nobody left is a loss, but not after the goal was met', () => {
    const gone = [
      character(KINDLER, { exhausted: true }),
      without(KINDLER),
      figure(WARDEN, { hitPoints: 1 }),
    ];
    const guard = [{ type: 'attack' as const, amount: 3 }];
    const lost = act(pass(turn({ guard }, ...NEAR, ...gone)), SUFFER);
    expect(eventsOf(lost, 'verdictReached').map(({ verdict }) => verdict)).toEqual(['lost']);
  });

  it('R-DMG-7 who can neither play nor rest is exhausted as the round starts', () => {
    const poor = character(WARDEN, { hand: [], discard: [] });
    const table = turn({}, ...NEAR, poor);
    const ready = {
      ...table,
      state: {
        ...table.state,
        characters: table.state.characters.map((one) =>
          one.id === WARDEN ? { ...one, waiting: ['warden-1'] } : one,
        ),
      },
    };
    expect(warden(pass(ready)).exhausted).toBe(true);
  });
});
